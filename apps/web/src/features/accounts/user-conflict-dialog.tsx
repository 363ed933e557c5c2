import { editorRole } from '@portal/domain'
import { ConflictDialog, type ConflictField } from '../../ui/conflict-dialog'
import { userEditorMessages } from './user-editor-messages'
import type { UserRowFieldsFragment as Row } from './accounts.generated'
import type { Agency } from './user-editor'
import { userFormValues, type UserFormValues } from './user-form'

const labels = userEditorMessages.editor

interface UserConflictDialogProps {
  mine: UserFormValues
  theirs: Row
  agencies: readonly Agency[]
  onKeep: (values: UserFormValues) => void
  onTakeTheirs: () => void
}

/** Two people changed one user. */
export function UserConflictDialog({ theirs, agencies, ...rest }: UserConflictDialogProps) {
  return (
    <ConflictDialog
      {...rest}
      title={userEditorMessages.conflict}
      theirs={userFormValues(theirs, null)}
      fields={fieldsOf(agencies)}
      by={theirs.changedBy?.fullName}
      at={theirs.changedOn}
    />
  )
}

function fieldsOf(agencies: readonly Agency[]): ConflictField<UserFormValues>[] {
  const agency = (id: string | number) =>
    agencies.find((one) => String(one.id) === String(id))?.shortName ?? String(id)
  return [
    // The user name is kept equal to the email.
    { members: ['email', 'userName'], label: labels.email, show: ({ email }) => email },
    { members: ['fullName'], label: labels.fullName, show: ({ fullName }) => fullName },
    { members: ['title'], label: labels.titleField, show: ({ title }) => title },
    { members: ['phoneNumber'], label: labels.phoneNumber, show: ({ phoneNumber }) => phoneNumber },
    { members: ['jobTitle'], label: labels.jobTitle, show: ({ jobTitle }) => jobTitle },
    // A role says which agencies can be chosen: apart from them it would be refused.
    {
      members: ['role', 'moreRoles', 'leaId', 'preferredLeaId', 'selectedLeas'],
      label: labels.roles,
      show: ({ role, moreRoles, leaId, preferredLeaId, selectedLeas }) =>
        [
          [editorRole(role)?.label ?? role, ...moreRoles].join(', '),
          leaId && `${labels.jurisdiction}: ${agency(leaId)}`,
          preferredLeaId && `${labels.preferredLea}: ${agency(preferredLeaId)}`,
          selectedLeas.length > 0 && `${labels.notifications}: ${selectedLeas.map(agency).join(', ')}`,
        ]
          .filter(Boolean)
          .join('\n'),
    },
  ]
}
