import { chakra, Menu, Portal } from '@chakra-ui/react'
import { History } from 'lucide-react'
import { TextLink } from '../../ui/link'
import { useViewer } from '../../lib/viewer'
import { accountsPaths } from './accounts-paths'
import { accountsMessages } from './accounts-messages'
import type { UserRowFieldsFragment as Row } from './accounts.generated'

const words = accountsMessages.list.menu
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
    <Menu.Root
      open
      aria-label={words.label}
      onOpenChange={({ open }) => {
        if (open) return
        onClose()
        button.focus()
      }}
      onSelect={({ value }) => {
        const chosen = acts.find(({ act }) => act === value)
        if (chosen) onAct(chosen.act)
      }}
      positioning={{ placement: 'bottom-end', getAnchorRect: () => button.getBoundingClientRect() }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {acts.map(({ act, verdict }) => (
              <Menu.Item
                key={act}
                value={act}
                disabled={!verdict.allowed}
                title={verdict.reason ?? undefined}
              >
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
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
