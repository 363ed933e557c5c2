import { chakra, Menu } from '@chakra-ui/react'
import { History } from 'lucide-react'
import { AnchoredMenu } from '../../../ui/action/anchored-menu'
import { TextLink } from '../../../ui/action/link'
import { useViewer } from '../../../lib/session/viewer'
import { accountsPaths } from '../accounts-paths'
import { userActsMessages } from './user-acts-messages.generated'
import type { UserRowFieldsFragment as Row } from '../accounts.generated'

const words = userActsMessages.menu
const MenuLink = chakra(TextLink, { base: { color: 'inherit', textDecoration: 'none' } })

export type UserMenuAct = 'disable' | 'enable' | 'remove' | 'restore' | 'unblock'

interface UserRowMenuProps {
  row: Row
  /** The button that opened it; focus returns there. */
  button: HTMLElement
  onAct: (act: UserMenuAct) => void
  onClose: () => void
}

/** Further acts on one user; what cannot be done now says why. One menu for the whole list, opened at a row's button. */
export function UserRowMenu({ row, button, onAct, onClose }: UserRowMenuProps) {
  const { permissions } = useViewer()
  const acts: { act: UserMenuAct; verdict: Row['disable'] }[] = row.isDeleted
    ? [{ act: 'restore', verdict: row.restore }]
    : [
        ...(row.isLocked ? [{ act: 'unblock' as const, verdict: row.unblock }] : []),
        row.isEnabled
          ? { act: 'disable' as const, verdict: row.disable }
          : { act: 'enable' as const, verdict: row.enable },
        { act: 'remove' as const, verdict: row.remove },
      ]
  return (
    <AnchoredMenu
      button={button}
      label={words.label}
      onClose={onClose}
      onSelect={(value) => {
        const chosen = acts.find(({ act }) => act === value)
        if (chosen) onAct(chosen.act)
      }}
    >
      {acts.map(({ act, verdict }) => (
        <Menu.Item key={act} value={act} disabled={!verdict.allowed} title={verdict.reason ?? undefined}>
          <span>
            {words[act]}
            {verdict.reason && (
              <chakra.small
                display="block"
                fontFamily="body"
                maxWidth="260px"
                color="fg.subtle"
                fontSize="sm"
              >
                {verdict.reason}
              </chakra.small>
            )}
          </span>
        </Menu.Item>
      ))}
      {permissions.includes('audit-trail.view') && (
        <Menu.Item value="history" asChild>
          <MenuLink to={accountsPaths.userHistory(row.id)}>
            <History size={16} aria-hidden />
            {words.history}
          </MenuLink>
        </Menu.Item>
      )}
    </AnchoredMenu>
  )
}
