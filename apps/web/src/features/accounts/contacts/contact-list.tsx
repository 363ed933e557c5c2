import { chakra } from '@chakra-ui/react'
import { searchedFor } from '../../../lib/lists/searched-for'
import { Button } from '../../../ui/action/button'
import { OldData } from '../../../ui/feedback/old-data'
import { EmptyState, LoadingState, ProblemState } from '../../../ui/feedback/states'
import { listMessages } from '../../../ui/list/list-messages.generated'
import { ListTools } from '../../../ui/list/list-tools'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useNarrowedList } from '../../../ui/list/use-narrowed-list'
import { ContactCard, type ContactCardProps } from './contact-card'
import { contactDetails, contactTable } from './contact-details'
import { contactAgencies, narrowed, useContactAddress } from './contact-filters'
import type { ContactFieldsFragment as Contact } from './contacts.generated'
import { contactsMessages as m } from './contacts-messages.generated'
import { byAgency } from './use-contacts'

interface ContactListProps extends Pick<ContactCardProps, 'busy' | 'onMove' | 'onRemove'> {
  /** Undefined while they load. */
  contacts: readonly Contact[] | undefined
  failure: unknown
  reload: () => Promise<void>
  manages: boolean
}

/** Contacts as the filters leave them: a card for each agency, in which they have an order. */
export function ContactList({ contacts, failure, reload, manages, ...card }: ContactListProps) {
  const address = useContactAddress()
  const [{ filters }] = address
  const list = useNarrowedList({
    rows: contacts,
    error: failure,
    refetch: reload,
    address,
    narrow: (rows) => narrowed(rows, filters),
  })
  const agencies = contactAgencies(contacts ?? [])
  const { hidden, onHidden, onExport } = useListTools({
    list: 'contacts',
    title: m.title,
    name: ['accounts', 'contacts'],
    filters: [
      [m.list.search, searchedFor(filters.q)],
      [m.details.agency, agencies.find(({ value }) => value === filters.agency)?.label],
    ],
  })
  const { rows, problem, refresh, clear } = list
  if (!rows)
    return problem ? (
      <ProblemState problem={problem} what={m.what.contacts} onRetry={refresh} />
    ) : (
      <LoadingState what={m.what.contacts} lines={6} />
    )
  const searched = searchedFor(filters.q) !== null
  return (
    <OldData problem={problem} what={m.what.contacts} onRetry={refresh}>
      {list.isNarrowed && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="6px 10px" marginBottom="14px">
          {list.filterBar?.({
            few: true,
            label: m.list.filters,
            fields: [
              { kind: 'search', name: 'q', label: m.list.search, hint: m.list.searchHint },
              {
                kind: 'choice',
                name: 'agency',
                label: m.details.agency,
                every: m.list.everyAgency,
                options: agencies,
              },
            ],
          })}
          <chakra.span flex="1" color="fg.muted" fontSize="sm" role="status">
            {m.list.shownOf({ shown: rows.length, all: contacts?.length ?? 0 })}
          </chakra.span>
          <ListTools
            columns={contactDetails}
            hidden={hidden}
            onHidden={onHidden}
            onExport={(choice) => onExport(choice, contactTable(rows, hidden))}
            exportDisabledReason={rows.length === 0 && listMessages.nothingToExport}
          />
        </chakra.div>
      )}
      {rows.length === 0 && list.isNarrowed && (
        <EmptyState
          title={m.list.noMatch}
          action={
            <Button size="sm" onClick={clear}>
              {m.list.clear}
            </Button>
          }
        />
      )}
      {rows.length === 0 && !list.isNarrowed && <EmptyState title={m.emptyTitle}>{m.emptyBody}</EmptyState>}
      <chakra.div display="grid" gap="16px">
        {byAgency(rows).map((group) => (
          <ContactCard
            key={group.leaName ?? ''}
            {...group}
            {...card}
            hidden={hidden}
            fixed={searched ? m.list.fixed : undefined}
          />
        ))}
        {manages && rows.length > 0 && (
          <chakra.p textStyle="hint" color="fg.subtle">
            {searched ? m.list.fixed : m.keyHint}
          </chakra.p>
        )}
      </chakra.div>
    </OldData>
  )
}
