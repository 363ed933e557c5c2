import { spellRoleName } from '@portal/domain'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { administrationTabs } from '../../lib/administration-tabs'
import type { PayloadError } from '../../lib/form-errors'
import { problemOf } from '../../lib/problem'
import { useListTools } from '../../ui/use-list-tools'
import { useViewer } from '../../lib/viewer'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { DataTable } from '../../ui/data-table'
import { PageHeader } from '../../ui/page-header'
import { TabLinks } from '../../ui/tab-links'
import { toast } from '../../ui/toast'
import { accountsMessages } from './accounts-messages'
import { accountsPaths } from './accounts-paths'
import { sentencesOf } from './accounts-refusals'
import { useRoleListQuery, type RoleFieldsFragment as Role } from './roles.generated'
import type { RoleFormValues } from './role-form'
import { roleListColumns } from './role-list-columns'
import { rolesMessages as words } from './roles-messages'
import { useRoleActs } from './use-role-acts'

const ConfirmDialog = lazy(() =>
  import('../../ui/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
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

interface Editing {
  role: Role | null
  typed?: RoleFormValues
  refusals?: readonly PayloadError[]
}

/** Roles and what they allow. */
export function Component() {
  const viewer = useViewer()
  const { data, error, refetch } = useRoleListQuery()
  const acts = useRoleActs()
  const [editing, setEditing] = useState<Editing>()
  const [removing, setRemoving] = useState<Role>()
  const manages = viewer.permissions.includes('roles.manage')
  const refresh = () => void refetch().catch(() => undefined)

  async function save(role: Role | null, values: RoleFormValues) {
    // The list shows the change already; a refusal takes it back and opens the editor with what was typed.
    setEditing(undefined)
    const { errors, answer } = await (role ? acts.update(role, values) : acts.create(values))
    if (errors.length === 0) {
      toast({ title: words.saveTitle, description: words.saved, status: 'success', duration: 5000 })
      return
    }
    setEditing({ role: (role && answer?.role) ?? role, typed: values, refusals: errors })
  }

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
    onEdit: (role) => setEditing({ role }),
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
      />
      <TabLinks label={accountsMessages.tabs} tabs={administrationTabs(viewer)} />
      <Card
        title={words.caption}
        note={data?.roles.length}
        padded={false}
        actions={
          manages && (
            <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => setEditing({ role: null })}>
              {words.newRole}
            </Button>
          )
        }
      >
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
            {...editing}
            onSubmit={(values) => void save(editing.role, values)}
            onClose={() => setEditing(undefined)}
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
