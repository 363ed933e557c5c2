import { clientScopes } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import type { Stored } from '../../../lib/saving/save-three-ways'
import { setField, type Versions } from '../../../lib/saving/three-way-merge'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import { clientFormValues, type ClientFormValues } from './client-form'
import { clientsMessages } from './clients-messages.generated'
import type { ClientFieldsFragment as Client } from './clients.generated'
import type { Agency } from '../users/user-editor-fields'

const labels = clientsMessages.editor

export const storedClient = (row: Client): Stored<ClientFormValues> => ({
  values: clientFormValues(row, new Date()),
  version: row.version,
  by: row.changedBy?.fullName ?? null,
  at: null,
})

/** The parts of a client that two people can have changed at once. */
export function clientFields(
  agencies: readonly Pick<Agency, 'id' | 'shortName'>[],
  { base, theirs, mine }: Versions<ClientFormValues>,
): ConflictField<ClientFormValues>[] {
  const reachInWords = ({ reach, leaIds }: ClientFormValues) =>
    reach === 'all'
      ? labels.all
      : agencies.flatMap(({ id, shortName }) => (leaIds.includes(id) ? shortName : [])).join(', ')
  const isSome = [base, theirs, mine].every((one) => one?.reach === 'some')
  return [
    { members: ['name'], label: labels.name, show: ({ name }) => name },
    { members: ['contact'], label: labels.contact, show: ({ contact }) => contact },
    {
      ...setField<ClientFormValues, string>(
        'scopes',
        ({ scopes }) => scopes,
        (values, scopes) => ({ ...values, scopes }),
      ),
      label: labels.scopes,
      show: ({ scopes }) =>
        clientScopes.flatMap(({ value, name }) => (scopes.includes(value) ? name : [])).join(', '),
    },
    // Agencies say nothing while all are meant.
    ...(isSome ? [{ members: ['reach' as const], label: labels.reach, show: reachInWords }] : []),
    isSome
      ? {
          ...setField<ClientFormValues, number>(
            'leaIds',
            ({ leaIds }) => leaIds,
            (values, leaIds) => ({ ...values, leaIds }),
          ),
          label: labels.leas,
          show: reachInWords,
        }
      : { members: ['reach', 'leaIds'], label: labels.reach, show: reachInWords },
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
