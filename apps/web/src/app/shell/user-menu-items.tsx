import { chakra, Menu } from '@chakra-ui/react'
import { addressIsOffered } from '@portal/domain'
import { Check, CircleHelp, Contact, KeyRound, LogOut, Settings2, UserRoundPen } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { accountsPaths } from '../../features/accounts/accounts-paths'
import { helpPaths } from '../../features/help/help-paths'
import { preferencesPath } from '../../features/preferences/preferences-paths'
import { signOut } from '../../features/session/session-calls'
import { goTo } from '../../lib/place'
import { useSlashKey } from '../../lib/slash-key'
import { useViewer } from '../../lib/session/viewer'
import { AnchoredMenu, type AnchoredMenuProps } from '../../ui/action/anchored-menu'
import { TextLink } from '../../ui/action/link'
import { setDensity, setTheme, useAppearance, type Density, type Theme } from '../../ui/theme/appearance'
import { toast } from '../../ui/feedback/toast'
import { shellMessages as m } from './shell-messages.generated'

const MenuLink = chakra(TextLink, { base: { color: 'inherit', textDecoration: 'none' } })

async function logOut(): Promise<void> {
  try {
    await signOut()
    goTo('/auth/login')
  } catch {
    toast({ title: m.logOutFailed, description: m.logOutFailedBody, status: 'error', duration: 5000 })
  }
}

interface UserMenuItemsProps extends Pick<AnchoredMenuProps, 'button' | 'onClose'> {
  onDetails: () => void
  onPassword: () => void
}

/** What the user menu holds; loaded when the pointer or the focus reaches its button. */
export function UserMenuItems({ button, onClose, onDetails, onPassword }: UserMenuItemsProps) {
  const { missingRooms } = useViewer()
  const { theme, density } = useAppearance()
  const { pathname } = useLocation()
  const [slash, setSlash] = useSlashKey()
  return (
    <AnchoredMenu
      button={button}
      label={m.accountMenu}
      onClose={onClose}
      onSelect={(value) => {
        if (value === 'my-details') onDetails()
        if (value === 'new-password') onPassword()
        if (value === 'log-out') void logOut()
      }}
    >
      <Menu.Item value="my-details">
        <UserRoundPen size={16} aria-hidden />
        {m.myDetails}
      </Menu.Item>
      <Menu.Item value="new-password">
        <KeyRound size={16} aria-hidden />
        {m.newPassword}
      </Menu.Item>
      {addressIsOffered(accountsPaths.contacts, missingRooms) && (
        <Menu.Item value="contacts" asChild>
          <MenuLink to={accountsPaths.contacts}>
            <Contact size={16} aria-hidden />
            {m.contacts}
          </MenuLink>
        </Menu.Item>
      )}
      {addressIsOffered(preferencesPath, missingRooms) && (
        <Menu.Item value="preferences" asChild>
          <MenuLink to={preferencesPath}>
            <Settings2 size={16} aria-hidden />
            {m.preferences}
          </MenuLink>
        </Menu.Item>
      )}
      {addressIsOffered(helpPaths.list, missingRooms) && (
        <Menu.Item value="help" asChild>
          <MenuLink to={helpPaths.forPage(pathname)}>
            <CircleHelp size={16} aria-hidden />
            {m.helpForPage}
          </MenuLink>
        </Menu.Item>
      )}
      <Menu.Separator />
      <Choice
        label={m.theme}
        value={theme}
        words={m.themes}
        order={['light', 'dark', 'system']}
        onChoose={(value) => setTheme(value as Theme)}
      />
      <Choice
        label={m.density}
        value={density}
        words={m.densities}
        order={['comfortable', 'compact']}
        onChoose={(value) => setDensity(value as Density)}
      />
      {!missingRooms.includes('search') && (
        <Choice
          label={m.slashKey}
          value={slash ? 'on' : 'off'}
          words={m.slashKeys}
          order={['on', 'off']}
          onChoose={(value) => setSlash(value === 'on')}
        />
      )}
      <Menu.Separator />
      <Menu.Item value="log-out">
        <LogOut size={16} aria-hidden />
        {m.logOut}
      </Menu.Item>
    </AnchoredMenu>
  )
}

function Choice<T extends string>({
  label,
  value,
  words,
  order,
  onChoose,
}: {
  label: string
  value: T
  words: Record<T, string>
  order: readonly T[]
  onChoose: (value: string) => void
}) {
  return (
    <Menu.RadioItemGroup value={value} onValueChange={(event) => onChoose(event.value)}>
      <Menu.ItemGroupLabel>{label}</Menu.ItemGroupLabel>
      {order.map((option) => (
        <Menu.RadioItem key={option} value={option} closeOnSelect={false}>
          <chakra.span width="16px" display="inline-flex">
            {option === value && <Check size={16} aria-hidden />}
          </chakra.span>
          {words[option]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  )
}
