import type { Stored } from '../../../lib/saving/save-three-ways'
import { setField } from '../../../lib/saving/three-way-merge'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import type { RoleFormValues } from './role-form'
import type { RoleFieldsFragment as Role } from './roles.generated'
import { rolesMessages } from './roles-messages.generated'

const words = rolesMessages.editor

export const roleValues = (role: Role | null): RoleFormValues => ({
  name: role?.name ?? '',
  description: role?.description ?? '',
  usersCount: role?.usersCount ?? 0,
  permissions: role?.permissions ?? [],
})

export const storedRole = (row: Role): Stored<RoleFormValues> => ({
  values: roleValues(row),
  version: row.version,
  // The refusal names who saved it.
  by: null,
  at: null,
})

/** The parts of a role that two people can have changed at once. How many have it is counted, not written. */
export const roleFields = (
  permissions: readonly { value: string; name: string }[],
  locked: string | null = null,
): ConflictField<RoleFormValues>[] => [
  { members: ['name'], label: words.name, show: ({ name }) => name, locked },
  { members: ['description'], label: words.description, show: ({ description }) => description, locked },
  {
    ...setField<RoleFormValues, string>(
      'permissions',
      (values) => values.permissions,
      (values, permissions) => ({ ...values, permissions }),
    ),
    label: words.permissions,
    show: (values) =>
      values.permissions
        .map((value) => permissions.find((one) => one.value === value)?.name ?? value)
        .toSorted()
        .join(', '),
  },
]
