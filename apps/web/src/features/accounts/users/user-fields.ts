import { editorRole } from '@portal/domain'
import type { Stored } from '../../../lib/saving/save-three-ways'
import { setField, type Versions } from '../../../lib/saving/three-way-merge'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import type { UserRowFieldsFragment as Row } from '../accounts.generated'
import type { Agency } from './user-editor-fields'
import { userEditorMessages } from './user-editor-messages.generated'
import { userFormValues, type UserFormValues } from './user-form'

const labels = userEditorMessages.editor

export const storedUser = (row: Row): Stored<UserFormValues> => ({
  values: userFormValues(row, null),
  version: row.version,
  by: row.changedBy?.fullName ?? null,
  at: row.changedOn,
})

/** Why the person may not change the account itself, or its roles. */
export interface UserLocks {
  account: string | null
  roles: string | null
}

/** The parts of a user that two people can have changed at once. */
export function userFields(
  agencies: readonly Pick<Agency, 'id' | 'shortName'>[],
  { base, theirs, mine }: Versions<UserFormValues>,
  locks: UserLocks,
): ConflictField<UserFormValues>[] {
  const agency = (id: string | number) =>
    agencies.find((one) => String(one.id) === String(id))?.shortName ?? String(id)
  // A role says which agencies can be chosen: where it changed, they are chosen with it.
  const isOneRole = [base, mine].every((one) => one?.role === theirs.role)
  return [
    // The user name is kept equal to the email.
    {
      members: ['email', 'userName'],
      label: labels.email,
      show: ({ email }) => email,
      locked: locks.account,
    },
    { members: ['fullName'], label: labels.fullName, show: ({ fullName }) => fullName },
    { members: ['title'], label: labels.titleField, show: ({ title }) => title },
    { members: ['phoneNumber'], label: labels.phoneNumber, show: ({ phoneNumber }) => phoneNumber },
    { members: ['jobTitle'], label: labels.jobTitle, show: ({ jobTitle }) => jobTitle },
    ...(isOneRole ? oneRoleFields(agency, locks) : [changedRoleField(agency, locks)]),
  ]
}

type AgencyName = (id: string | number) => string

const roleInWords = ({ role, moreRoles }: UserFormValues) =>
  [editorRole(role)?.label ?? role, ...moreRoles].join(', ')

/** What belongs to a role that is the same in all versions: each part is compared for itself. */
function oneRoleFields(agency: AgencyName, locks: UserLocks): ConflictField<UserFormValues>[] {
  return [
    { members: ['role'], label: labels.roles, show: roleInWords },
    {
      members: ['leaId'],
      label: labels.jurisdiction,
      show: ({ leaId }) => leaId && agency(leaId),
      locked: locks.roles,
    },
    {
      members: ['preferredLeaId'],
      label: labels.preferredLea,
      show: ({ preferredLeaId }) => preferredLeaId && agency(preferredLeaId),
      locked: locks.account,
    },
    {
      ...setField<UserFormValues, string>(
        'moreRoles',
        ({ moreRoles }) => moreRoles,
        (values, moreRoles) => ({ ...values, moreRoles }),
      ),
      label: labels.moreRoles,
      show: ({ moreRoles }) => moreRoles.join(', '),
    },
    {
      ...setField<UserFormValues, number>(
        'selectedLeas',
        ({ selectedLeas }) => selectedLeas,
        (values, selectedLeas) => ({ ...values, selectedLeas }),
      ),
      label: labels.notifications,
      show: ({ selectedLeas }) => selectedLeas.map(agency).join(', '),
    },
  ]
}

/** A role that changed, with all that depends on it, as one part. */
function changedRoleField(agency: AgencyName, locks: UserLocks): ConflictField<UserFormValues> {
  return {
    members: ['role', 'moreRoles', 'leaId', 'preferredLeaId', 'selectedLeas'],
    label: labels.roles,
    locked: locks.roles,
    show: (values) =>
      [
        roleInWords(values),
        values.leaId && `${labels.jurisdiction}: ${agency(values.leaId)}`,
        values.preferredLeaId && `${labels.preferredLea}: ${agency(values.preferredLeaId)}`,
        values.selectedLeas.length > 0 &&
          `${labels.notifications}: ${values.selectedLeas.map(agency).join(', ')}`,
      ]
        .filter(Boolean)
        .join('\n'),
  }
}
