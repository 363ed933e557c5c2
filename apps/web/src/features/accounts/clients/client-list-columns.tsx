import { chakra } from '@chakra-ui/react'
import { calendarDay, clientScopes } from '@portal/domain'
import { Ban, CircleCheck, Clock, Hourglass, KeyRound, Pencil } from 'lucide-react'
import type { ReactElement } from 'react'
import { formatDate, formatDateTime } from '../../../lib/format'
import type { DataColumn } from '../../../ui/table/data-table'
import { IconButton } from '../../../ui/action/icon-button'
import { StatusChip } from '../../../ui/feedback/status-chip'
import type { ClientFieldsFragment as Client } from './clients.generated'
import { clientsMessages as words } from './clients-messages.generated'
import type { Agency } from '../users/user-editor'

const soonDays = 30
const mostNames = 3

const Second = chakra('span', {
  base: { display: 'block', color: 'fg.subtle', fontWeight: '400', fontSize: 'sm', overflowWrap: 'anywhere' },
})

interface ClientListColumnsOptions {
  agencies: readonly Agency[]
  onEdit: (client: Client) => void
  onRotate: (client: Client) => void
  onRevoke: (client: Client) => void
}

/** Name and id, what it may do and where, whether it is good, its last use, and what can be done. */
export function clientListColumns(options: ClientListColumnsOptions): DataColumn<Client>[] {
  const act = (
    client: Client,
    label: string,
    verdict: Client['edit'],
    icon: ReactElement,
    onClick: (client: Client) => void,
  ) => (
    <IconButton
      label={[label, verdict.reason].filter(Boolean).join(': ')}
      icon={icon}
      disabled={!verdict.allowed}
      onClick={() => onClick(client)}
    />
  )
  return [
    {
      id: 'name',
      header: words.columns.name,
      rowHeader: true,
      sortValue: ({ name }) => name,
      exported: [
        { heading: words.columns.name, value: ({ name }) => name },
        { heading: words.columns.id, value: ({ id }) => id },
      ],
      cell: ({ name, id }) => (
        <>
          {name}
          <Second fontFamily="mono">{id}</Second>
        </>
      ),
    },
    {
      id: 'state',
      header: words.columns.state,
      sortValue: ({ expiresOn }) => expiresOn,
      exported: [
        { heading: words.columns.state, value: ({ state }) => words.states[state] },
        { heading: words.columns.expires, value: ({ expiresOn }) => ({ day: expiresOn }) },
      ],
      cell: (client) => <ClientState client={client} />,
    },
    {
      id: 'scopes',
      header: words.columns.scopes,
      exported: [{ heading: words.columns.scopes, value: scopesInWords }],
      cell: scopesInWords,
    },
    {
      id: 'leas',
      header: words.columns.leas,
      exported: [
        {
          heading: words.columns.leas,
          value: ({ allLeas, leaIds }) =>
            allLeas ? words.allLeas : namesOf(leaIds, options.agencies, Infinity),
        },
      ],
      cell: ({ allLeas, leaIds }) => (allLeas ? words.allLeas : namesOf(leaIds, options.agencies)),
    },
    {
      id: 'lastUse',
      width: '150px',
      header: words.columns.lastUse,
      sortValue: ({ lastUsedOn }) => lastUsedOn,
      exported: [
        { heading: words.columns.lastUse, value: ({ lastUsedOn }) => lastUsedOn && new Date(lastUsedOn) },
        { heading: words.columns.lastUseFrom, value: ({ lastUsedFrom }) => lastUsedFrom },
      ],
      cell: ({ lastUsedOn, lastUsedFrom }) =>
        lastUsedOn ? (
          <>
            {formatDateTime(lastUsedOn)}
            {lastUsedFrom && <Second>{words.from({ address: lastUsedFrom })}</Second>}
          </>
        ) : (
          <chakra.span color="fg.subtle">{words.never}</chakra.span>
        ),
    },
    {
      id: 'actions',
      header: words.columns.actions,
      align: 'end',
      cell: (client) => (
        <chakra.span display="inline-flex" gap="2px">
          {act(
            client,
            words.edit({ name: client.name }),
            client.edit,
            <Pencil aria-hidden />,
            options.onEdit,
          )}
          {act(
            client,
            words.rotate({ name: client.name }),
            client.rotate,
            <KeyRound aria-hidden />,
            options.onRotate,
          )}
          {act(
            client,
            words.revoke({ name: client.name }),
            client.revoke,
            <Ban aria-hidden />,
            options.onRevoke,
          )}
        </chakra.span>
      ),
    },
  ]
}

/** Icon and words; the colour only adds to them. */
function ClientState({ client }: { client: Client }) {
  const { state, expiresOn, previousSecretUntil } = client
  const soon = calendarDay(new Date(Date.now() + soonDays * 86_400_000))
  const chip =
    state === 'revoked' ? (
      <StatusChip palette="neutral" icon={Ban}>
        {words.states.revoked}
      </StatusChip>
    ) : state === 'expired' ? (
      <StatusChip palette="overdue" icon={Clock}>
        {words.states.expired}
      </StatusChip>
    ) : expiresOn <= soon ? (
      <StatusChip palette="dueSoon" icon={Hourglass}>
        {words.states.soon}
      </StatusChip>
    ) : (
      <StatusChip palette="success" icon={CircleCheck}>
        {words.states.active}
      </StatusChip>
    )
  const day = formatDate(expiresOn)
  return (
    <>
      {chip}
      {state !== 'revoked' && (
        <Second>{state === 'expired' ? words.since({ day }) : words.until({ day })}</Second>
      )}
      {previousSecretUntil && (
        <Second>{words.twoSecrets({ instant: formatDateTime(previousSecretUntil) })}</Second>
      )}
    </>
  )
}

function scopesInWords({ scopes }: Client): string {
  return clientScopes.flatMap(({ value, name }) => (scopes.includes(value) ? name : [])).join(', ')
}

function namesOf(leaIds: readonly number[], agencies: readonly Agency[], most = mostNames): string {
  const names = leaIds.map((id) => agencies.find((one) => one.id === id)?.shortName ?? String(id))
  const shown = names.slice(0, most).join(', ')
  return names.length > most ? `${shown} ${words.andMore({ count: names.length - most })}` : shown
}
