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
import type { Agency } from '../users/user-editor-fields'

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

const lastUseColumn: DataColumn<Client> = {
  id: 'lastUse',
  width: '150px',
  header: words.columns.lastUse,
  sortValue: ({ lastUsedOn }) => lastUsedOn,
  exported: [
    { heading: words.columns.lastUse, value: ({ lastUsedOn }) => lastUsedOn && new Date(lastUsedOn) },
    { heading: words.columns.lastUseFrom, value: ({ lastUsedFrom }) => lastUsedFrom },
  ],
  cell: (row) => <LastUse row={row} />,
}

/** Name and id, what it may do and where, whether it is valid, its last use, and its acts. */
export function clientListColumns(options: ClientListColumnsOptions): DataColumn<Client>[] {
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
    lastUseColumn,
    {
      id: 'actions',
      header: words.columns.actions,
      align: 'end',
      cell: (client) => <ClientActions client={client} {...options} />,
    },
  ]
}

function LastUse({ row: { lastUsedOn, lastUsedFrom } }: { row: Client }) {
  return lastUsedOn ? (
    <>
      {formatDateTime(lastUsedOn)}
      {lastUsedFrom && <Second>{words.from({ address: lastUsedFrom })}</Second>}
    </>
  ) : (
    <chakra.span color="fg.subtle">{words.never}</chakra.span>
  )
}

function ClientActions({
  client,
  onEdit,
  onRotate,
  onRevoke,
}: { client: Client } & Omit<ClientListColumnsOptions, 'agencies'>) {
  const { name, edit, rotate, revoke } = client
  return (
    <chakra.span display="inline-flex" gap="2px">
      <ActButton
        label={words.edit({ name })}
        verdict={edit}
        icon={<Pencil aria-hidden />}
        onClick={() => onEdit(client)}
      />
      <ActButton
        label={words.rotate({ name })}
        verdict={rotate}
        icon={<KeyRound aria-hidden />}
        onClick={() => onRotate(client)}
      />
      <ActButton
        label={words.revoke({ name })}
        verdict={revoke}
        icon={<Ban aria-hidden />}
        onClick={() => onRevoke(client)}
      />
    </chakra.span>
  )
}

interface ActButtonProps {
  label: string
  verdict: Client['edit']
  icon: ReactElement
  onClick: () => void
}

/** The name of a disabled button says why it is disabled. */
function ActButton({ label, verdict, icon, onClick }: ActButtonProps) {
  return (
    <IconButton
      label={[label, verdict.reason].filter(Boolean).join(': ')}
      icon={icon}
      disabled={!verdict.allowed}
      onClick={onClick}
    />
  )
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
