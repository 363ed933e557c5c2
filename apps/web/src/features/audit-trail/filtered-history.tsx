import { recordInWords } from '@portal/domain'
import { useId } from 'react'
import { EmptyState } from '../../ui/feedback/states'
import { Button } from '../../ui/action/button'
import { filtersSet } from '../../ui/list/filter-bar'
import { anyText, isDay, listAddress } from '../../ui/list/list-address'
import { choice, ListFilters } from '../../ui/list/list-filters'
import { auditTrailMessages as m } from './audit-trail-messages.generated'
import { HistoryPanel } from './history-panel'
import { dateFields } from './use-audit-filter-fields'

const { useAddress } = listAddress<'kind' | 'from' | 'to'>(null, { kind: anyText, from: isDay, to: isDay })

interface FilteredHistoryProps {
  targetType: string
  targetId: string
  /** Kinds of records whose entries are in it, where there are several. */
  kinds: readonly string[]
}

/** The history of a record, narrowed by kind of record and by days, which its address keeps. */
export function FilteredHistory({ targetType, targetId, kinds }: FilteredHistoryProps) {
  const [{ filters }, change, clear] = useAddress()
  const error = useId()
  const kind = kinds.includes(filters.kind) ? filters.kind : ''
  const set = filtersSet({ ...filters, kind })
  const { from, to } = filters
  return (
    <HistoryPanel
      targetType={targetType}
      targetId={targetId}
      {...(set > 0 && { filter: { kind: kind || null, from: from || null, to: to || null } })}
      filterBar={
        <ListFilters
          label={m.history.filters}
          fields={[
            kinds.length > 1 &&
              choice(
                'kind',
                m.record,
                m.everyRecord,
                kinds.map((value) => ({ value, label: recordInWords(value) })),
              ),
            ...dateFields(filters, change, error),
          ]}
          state={{ values: { ...filters, kind }, set, change, clear: set > 0 ? clear : undefined }}
        />
      }
      noMatch={
        set > 0 && (
          <EmptyState
            title={m.noMatchTitle}
            action={
              <Button size="sm" onClick={clear}>
                {m.clear}
              </Button>
            }
          >
            {m.noMatchBody}
          </EmptyState>
        )
      }
    />
  )
}
