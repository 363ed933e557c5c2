import { clientScopes } from '@portal/domain'
import { formatDate } from '../../lib/format'
import { ConflictDialog, type ConflictField } from '../../ui/conflict-dialog'
import type { ClientFieldsFragment } from './clients.generated'
import { clientFormValues, type ClientFormValues } from './client-form'
import { clientsMessages } from './clients-messages'
import type { Agency } from './user-editor'

const labels = clientsMessages.editor

export interface ClientConflictDialogProps {
  mine: ClientFormValues
  theirs: ClientFieldsFragment
  agencies: readonly Agency[]
  onKeep: (values: ClientFormValues) => void
  onTakeTheirs: () => void
}

/** Two people changed one client. */
export function ClientConflictDialog({ theirs, agencies, ...rest }: ClientConflictDialogProps) {
  return (
    <ConflictDialog
      {...rest}
      title={clientsMessages.conflict}
      theirs={clientFormValues(theirs, new Date())}
      fields={fieldsOf(agencies)}
      by={theirs.changedBy?.fullName}
    />
  )
}

function fieldsOf(agencies: readonly Agency[]): ConflictField<ClientFormValues>[] {
  return [
    { members: ['name'], label: labels.name, show: ({ name }) => name },
    { members: ['contact'], label: labels.contact, show: ({ contact }) => contact },
    {
      members: ['scopes'],
      label: labels.scopes,
      show: ({ scopes }) =>
        clientScopes.flatMap(({ value, name }) => (scopes.includes(value) ? name : [])).join(', '),
    },
    {
      members: ['reach', 'leaIds'],
      label: labels.reach,
      show: ({ reach, leaIds }) =>
        reach === 'all'
          ? labels.all
          : agencies.flatMap(({ id, shortName }) => (leaIds.includes(id) ? shortName : [])).join(', '),
    },
    {
      members: ['expiresOn'],
      label: labels.expiresOn,
      show: ({ expiresOn }) => expiresOn && formatDate(expiresOn),
    },
    {
      members: ['requestsPerMinute'],
      label: labels.requests,
      show: ({ requestsPerMinute }) => String(requestsPerMinute),
    },
  ]
}
