import { spellRoleName } from '@portal/domain'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { administrationTabs } from '../../../lib/administration-tabs'
import { problemOf } from '../../../lib/problem'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/layout/card'
import { DataTable } from '../../../ui/table/data-table'
import { PageHeader } from '../../../ui/layout/page-header'
import { TabLinks } from '../../../ui/layout/tab-links'
import { toast } from '../../../ui/feedback/toast'
import { accountsMessages } from '../accounts-messages'
import { accountsPaths } from '../accounts-paths'
import { sentencesOf } from '../accounts-refusals'
import { useRoleListQuery, type RoleFieldsFragment as Role } from './roles.generated'
import { roleListColumns } from './role-list-columns'
import { rolesMessages as words } from './roles-messages'
import { useRoleActs } from './use-role-acts'

const ConfirmDialog = lazy(() =>
  import('../../../ui/dialog/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)
const RoleEditor = lazy(() => import('./role-editor').then((module) => ({ default: module.RoleEditor })))

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'empty',
  'creating',
  'editing',
  'refused',
  'conflict',
  'confirming',
  'error',
  'forbidden',
  'offline',
]

/** Roles and what they allow. */
export function Component() {
  const viewer = useViewer()
  const { data, error, refetch } = useRoleListQuery()
  const acts = useRoleActs()
  const [editing, setEditing] = useState<Role | 'new'>()
  const [removing, setRemoving] = useState<Role>()
  const manages = viewer.permissions.includes('roles.manage')
  const refresh = () => void refetch().catch(() => undefined)

  const done = () => setEditing(undefined)

  async function remove(role: Role) {
    setRemoving(undefined)
    const { errors } = await acts.remove(role)
    if (errors.length === 0)
      toast({
        title: words.removal.title,
        description: words.deleted(spellRoleName(role.name)),
        status: 'success',
        duration: 5000,
      })
    else {
      toast({ title: words.notDeleted, description: sentencesOf(errors), status: 'error', duration: 5000 })
      refresh()
    }
  }

  const tools = useListTools({ list: 'roles', title: words.title, name: ['accounts', 'roles'] })
  const columns = roleListColumns({
    onEdit: setEditing,
    onRemove: manages ? setRemoving : undefined,
    history: viewer.permissions.includes('audit-trail.view'),
  })

  return (
    <>
      <PageHeader
        title={words.title}
        breadcrumb={[
          { label: accountsMessages.dashboard, to: '/' },
          { label: accountsMessages.title, to: accountsPaths.users },
          { label: words.title },
        ]}
        actions={
          manages && (
            <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => setEditing('new')}>
              {words.newRole}
            </Button>
          )
        }
      />
      <TabLinks label={accountsMessages.tabs} tabs={administrationTabs(viewer)} />
      <Card title={words.caption} note={data?.roles.length} padded={false}>
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={data?.roles}
          getRowId={({ id }) => id}
          tools={tools}
          problem={error ? problemOf(error) : null}
          onRetry={refresh}
          empty={{ title: words.emptyTitle, body: words.emptyBody }}
        />
      </Card>
      {editing && (
        <Suspense fallback={null}>
          <RoleEditor
            role={editing === 'new' ? null : editing}
            acts={acts}
            onSaved={() => {
              done()
              toast({ title: words.saveTitle, description: words.saved, status: 'success', duration: 5000 })
            }}
            onTheirs={done}
            onClose={done}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {removing && (
          <ConfirmDialog
            open
            danger
            title={words.removal.title}
            body={words.removal.body(spellRoleName(removing.name))}
            confirmLabel={words.removal.confirm}
            onConfirm={() => void remove(removing)}
            onCancel={() => setRemoving(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
