import { editorRoles, spellRoleName } from '@portal/domain'
import { Download, FileUp, UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { administrationTabs } from '../../../lib/administration-tabs'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { laterFacts, PageHeader } from '../../../ui/layout/page-header'
import { TabLinks } from '../../../ui/layout/tab-links'
import { accountsMessages } from '../accounts-messages.generated'
import type { UserRowFieldsFragment as Row } from '../accounts.generated'
import { useExportActiveUsers } from './use-export-active-users'
import { useUserAddress } from './user-list-filters'
import { UserListView } from './user-list-view'
import { useUserList } from './use-user-list'

const words = accountsMessages.list

// Forms and their rules are loaded when one is opened: the list is there sooner.
const UserEditorView = lazy(() =>
  import('./user-editor-view').then((module) => ({ default: module.UserEditorView })),
)
const UserImportDialog = lazy(() =>
  import('../import/user-import-dialog').then((module) => ({ default: module.UserImportDialog })),
)

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'filtered to nothing',
  'empty',
  'editing',
  'refused',
  'conflict',
  'confirming',
  'importing',
  'disabling many',
  'error',
  'forbidden',
  'offline',
]

/** Users: the list, its filters in the address, and everything that is done from it. */
export function Component() {
  const viewer = useViewer()
  const address = useUserAddress()
  const [{ filters }] = address
  const list = useUserList(address[0])
  const { latest, choices } = list
  const [editing, setEditing] = useState<Row | 'new'>()
  const [importing, setImporting] = useState(false)
  const exporting = useExportActiveUsers(filters.jurisdiction)
  const agencies = choices?.agencies ?? []
  const roles = choices?.offeredRoles ?? []

  return (
    <>
      <PageHeader
        title={accountsMessages.title}
        breadcrumb={[{ label: accountsMessages.dashboard, to: '/' }, { label: accountsMessages.title }]}
        facts={latest ? words.sources[latest.source] : laterFacts}
        actions={
          <>
            {(latest?.importUsers.allowed ?? true) && (
              <Button icon={<FileUp aria-hidden />} disabled={!latest} onClick={() => setImporting(true)}>
                {words.importUsers}
              </Button>
            )}
            <Button
              icon={<Download aria-hidden />}
              loading={exporting.running}
              disabledReason={latest && !latest.exportActive.allowed && latest.exportActive.reason}
              onClick={() => void exporting.run()}
            >
              {words.exportActive}
            </Button>
            <Button
              variant="solid"
              icon={<UserRoundPlus aria-hidden />}
              disabledReason={latest && !latest.create.allowed && latest.create.reason}
              onClick={() => setEditing('new')}
            >
              {words.addUser}
            </Button>
          </>
        }
      />
      <TabLinks label={accountsMessages.tabs} tabs={administrationTabs(viewer)} />
      <UserListView
        list={list}
        address={address}
        agencies={agencies}
        roles={
          // The filter names built-in roles as the list does, not as the editor does.
          roles.length > 0
            ? roles.map(({ name }) => ({ name, label: spellRoleName(name) }))
            : editorRoles
                .filter(({ needsLea }) => needsLea)
                .map(({ name }) => ({ name, label: spellRoleName(name) }))
        }
        onEdit={setEditing}
      />
      <Suspense fallback={null}>
        {editing && (
          <UserEditorView
            user={editing === 'new' ? null : editing}
            agencies={agencies}
            roles={roles}
            onClose={() => setEditing(undefined)}
            onSaved={() => {
              setEditing(undefined)
              list.reload()
            }}
          />
        )}
        {importing && <UserImportDialog onClose={() => setImporting(false)} onCreated={list.reload} />}
      </Suspense>
    </>
  )
}
