import { spellRoleName } from '@portal/domain'
import { Plus } from 'lucide-react'
import { lazy, useState } from 'react'
import { administrationTabs } from '../../../lib/administration-tabs'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { ConfirmLater } from '../../../ui/dialog/confirm-later'
import { toast } from '../../../ui/feedback/toast'
import { TabLinks } from '../../../ui/layout/tab-links'
import { ListPage } from '../../../ui/list/list-page'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useWholeList } from '../../../ui/list/use-whole-list'
import { accountsMessages } from '../accounts-messages.generated'
import { accountsPaths } from '../accounts-paths'
import { sentencesOf } from '../accounts-refusals'
import { useRoleListQuery, type RoleFieldsFragment as Role } from './roles.generated'
import { roleListColumns } from './role-list-columns'
import { rolesMessages as words } from './roles-messages.generated'
import { useRoleActs } from './use-role-acts'

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
  const list = useWholeList({ rows: data?.roles, error, refetch })
  const acts = useRoleActs()
  const [editing, setEditing] = useState<Role | 'new'>()
  const [removing, setRemoving] = useState<Role>()
  const manages = viewer.permissions.includes('roles.manage')
  const close = () => setEditing(undefined)
  const tools = useListTools({ list: 'roles', title: words.title, name: ['accounts', 'roles'] })
  const columns = roleListColumns({
    onEdit: setEditing,
    onRemove: manages ? setRemoving : undefined,
    history: viewer.permissions.includes('audit-trail.view'),
  })

  async function remove(role: Role) {
    setRemoving(undefined)
    const { errors } = await acts.remove(role)
    if (errors.length === 0)
      toast({
        title: words.removal.title,
        description: words.deleted({ name: spellRoleName(role.name) }),
        status: 'success',
        duration: 5000,
      })
    else {
      toast({ title: words.notDeleted, description: sentencesOf(errors), status: 'error', duration: 5000 })
      list.refresh()
    }
  }

  return (
    <ListPage
      header={{
        title: words.title,
        breadcrumb: [
          { label: accountsMessages.dashboard, to: '/' },
          { label: accountsMessages.title, to: accountsPaths.users },
          { label: words.title },
        ],
        actions: manages && (
          <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => setEditing('new')}>
            {words.newRole}
          </Button>
        ),
      }}
      above={<TabLinks label={accountsMessages.tabs} tabs={administrationTabs(viewer)} />}
      caption={words.caption}
      note={data?.roles.length}
      list={list}
      columns={columns}
      getRowId={({ id }) => id}
      tools={tools}
      empty={{ title: words.emptyTitle, body: words.emptyBody }}
    >
      {editing && (
        <RoleEditor
          role={editing === 'new' ? null : editing}
          acts={acts}
          onSaved={() => {
            close()
            toast({ title: words.saveTitle, description: words.saved, status: 'success', duration: 5000 })
          }}
          onTheirs={close}
          onClose={close}
        />
      )}
      {removing && (
        <ConfirmLater
          danger
          title={words.removal.title}
          body={words.removal.body({ name: spellRoleName(removing.name) })}
          confirmLabel={words.removal.confirm}
          onConfirm={() => void remove(removing)}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </ListPage>
  )
}
