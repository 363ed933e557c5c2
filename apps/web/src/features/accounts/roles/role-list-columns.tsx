import { chakra } from '@chakra-ui/react'
import { editorRole, spellRoleName } from '@portal/domain'
import { History, Pencil, Trash2 } from 'lucide-react'
import type { DataColumn } from '../../../ui/table/data-table'
import { IconButton } from '../../../ui/action/icon-button'
import { IconLink } from '../../../ui/action/icon-link'
import { TextLink } from '../../../ui/action/link'
import { accountsPaths } from '../accounts-paths'
import type { RoleFieldsFragment as Role } from './roles.generated'
import { rolesMessages as words } from './roles-messages.generated'

interface RoleListColumnsOptions {
  onEdit: (role: Role) => void
  /** Absent for those who only look. */
  onRemove: ((role: Role) => void) | undefined
  /** For those who may read the audit trail. */
  history: boolean
}

/** Name, description, users and what can be done (specification 000 section 2). */
export function roleListColumns({ onEdit, onRemove, history }: RoleListColumnsOptions): DataColumn<Role>[] {
  return [
    {
      id: 'name',
      header: words.columns.name,
      rowHeader: true,
      sortValue: ({ name }) => name,
      exported: [{ heading: words.columns.name, value: ({ name }) => spellRoleName(name) }],
      cell: (row) => <NameOfRole row={row} />,
    },
    {
      id: 'description',
      header: words.columns.description,
      exported: [{ heading: words.columns.description, value: ({ description }) => description }],
      cell: ({ description }) => description,
    },
    {
      id: 'users',
      header: words.columns.users,
      align: 'end',
      sortValue: ({ usersCount }) => usersCount,
      cell: ({ name, usersCount }) =>
        usersCount === 0 ? (
          <chakra.span color="fg.subtle">0</chakra.span>
        ) : (
          <TextLink
            to={accountsPaths.usersOfRole(name)}
            aria-label={words.usersOf({ count: usersCount, name: spellRoleName(name) })}
          >
            {usersCount}
          </TextLink>
        ),
    },
    {
      id: 'actions',
      header: words.columns.actions,
      align: 'end',
      cell: (role) => <RoleActions role={role} onEdit={onEdit} history={history} onRemove={onRemove} />,
    },
  ]
}

function NameOfRole({ row: { name, isBuiltIn } }: { row: Role }) {
  return (
    <>
      {spellRoleName(name)}
      {isBuiltIn && (
        <chakra.span display="block" color="fg.subtle" fontWeight="400" fontSize="sm">
          {editorRole(name)?.label === spellRoleName(name)
            ? words.builtIn
            : words.builtInAs({ label: editorRole(name)?.label ?? name })}
        </chakra.span>
      )}
    </>
  )
}

function RoleActions({
  role,
  onEdit,
  history,
  onRemove,
}: {
  role: Role
} & RoleListColumnsOptions) {
  return (
    <chakra.span display="inline-flex" gap="2px">
      <IconButton
        label={words.edit({ name: spellRoleName(role.name) })}
        icon={<Pencil aria-hidden />}
        onClick={() => onEdit(role)}
      />
      {history && (
        <IconLink
          to={accountsPaths.roleHistory(role.id)}
          label={words.history({ name: spellRoleName(role.name) })}
          icon={<History aria-hidden />}
        />
      )}
      {onRemove && (
        <IconButton
          label={[words.remove({ name: spellRoleName(role.name) }), role.remove.reason]
            .filter(Boolean)
            .join(': ')}
          icon={<Trash2 aria-hidden />}
          disabled={!role.remove.allowed}
          onClick={() => onRemove(role)}
        />
      )}
    </chakra.span>
  )
}
