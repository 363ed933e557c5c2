import { chakra, Menu } from '@chakra-ui/react'
import { addressIsOffered } from '@portal/domain'
import { Check, ChevronDown, Contact, KeyRound, LogOut, Settings2, UserRoundPen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { accountsPaths } from '../../features/accounts/accounts-paths'
import { preferencesPath } from '../../features/preferences/preferences-paths'
import { signOut } from '../../features/session/session-calls'
import { goTo } from '../../lib/place'
import { useViewer } from '../../lib/viewer'
import { Avatar } from '../../ui/avatar'
import { TextLink } from '../../ui/link'
import { setDensity, setTheme, useAppearance, type Density, type Theme } from '../../ui/theme/appearance'
import { toast } from '../../ui/toast'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { shellMessages as m } from './shell-messages'

const MenuLink = chakra(TextLink, { base: { color: 'inherit', textDecoration: 'none' } })

const ChangePasswordDialog = lazy(() =>
  import('../../features/session/change-password-dialog').then((module) => ({
    default: module.ChangePasswordDialog,
  })),
)

const OwnDetailsDialog = lazy(() =>
  import('../../features/accounts/own-details-dialog').then((module) => ({
    default: module.OwnDetailsDialog,
  })),
)

async function logOut(): Promise<void> {
  try {
    await signOut()
    goTo('/auth/login')
  } catch {
    toast({ title: m.logOutFailed, description: m.logOutFailedBody, status: 'error', duration: 5000 })
  }
}

/** The person: their details, password and preferences, theme and density of this browser, and the way out. */
export function UserMenu() {
  const { fullName, userName, missingRooms } = useViewer()
  const { theme, density } = useAppearance()
  const [changing, setChanging] = useState(false)
  const [editing, setEditing] = useState(false)
  const name = fullName || userName
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <chakra.button
            type="button"
            display="flex"
            alignItems="center"
            justifyContent="center"
            gap="8px"
            minWidth={{ base: '44px', md: '0' }}
            height={{ base: '44px', md: '40px' }}
            padding="4px 6px"
            borderRadius="sm"
            fontSize="xs"
            fontWeight="600"
            whiteSpace="nowrap"
            cursor="pointer"
            _hover={{ bg: 'bg.chromeHover' }}
          >
            <Avatar name={name} />
            <chakra.span
              maxWidth="220px"
              overflow="hidden"
              textOverflow="ellipsis"
              srOnly={{ base: true, lg: false }}
            >
              {name}
            </chakra.span>
            <VisuallyHidden>{m.accountMenu}</VisuallyHidden>
            <chakra.span display={{ base: 'none', md: 'inline-flex' }}>
              <ChevronDown size={16} aria-hidden />
            </chakra.span>
          </chakra.button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="my-details" onSelect={() => setEditing(true)}>
              <UserRoundPen size={16} aria-hidden />
              {m.myDetails}
            </Menu.Item>
            <Menu.Item value="new-password" onSelect={() => setChanging(true)}>
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
            <Menu.Separator />
            <Menu.Item value="log-out" onSelect={() => void logOut()}>
              <LogOut size={16} aria-hidden />
              {m.logOut}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {editing && (
        <Suspense fallback={null}>
          <OwnDetailsDialog onClose={() => setEditing(false)} />
        </Suspense>
      )}
      {changing && (
        <Suspense fallback={null}>
          <ChangePasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
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
