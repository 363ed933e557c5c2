import { chakra } from '@chakra-ui/react'
import { actionInWords, recordInWords } from '@portal/domain'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/action/button'
import { FieldError } from '../../ui/field/field-frame'
import { FilterBar } from '../../ui/list/filter-bar'
import { ChipChoice } from '../../ui/list/filter-chips'
import { FilterDate, FilterSearch, filterChoices } from '../../ui/list/filter-fields'
import { filtersSet } from '../../ui/list/filters-set'
import type { AuditChangeOfAddress, AuditFilters } from './audit-filters'
import { auditTrailMessages as m } from './audit-trail-messages'
import type { AuditChoicesFieldsFragment } from './audit-trail.generated'
import { PersonFilter } from './person-filter'

const searchWaitMs = 300

interface AuditFilterBarProps {
  filters: AuditFilters
  /** Undefined while they have not come. */
  choices: AuditChoicesFieldsFragment | undefined
  /** Name of the person of the filter, where it is known. */
  actorName: string | undefined
  /** Name of the record of the filter. */
  targetName: string | undefined
  onChange: (next: AuditChangeOfAddress) => void
  onClear: () => void
}

/** Who, what, on which record, when. Everything is in the address. */
export function AuditFilterBar(props: AuditFilterBarProps) {
  const { filters, choices, onChange, onClear } = props
  const error = useId()
  const [chosen, setChosen] = useState<{ id: string; fullName: string } | null>(null)
  const actorName = props.actorName ?? (chosen?.id === filters.actorId ? chosen.fullName : undefined)
  const wrongOrder = filters.from !== '' && filters.to !== '' && filters.to < filters.from
  const byWords = (words: (value: string) => string, values: readonly string[]) =>
    values.map((value) => ({ value, label: words(value) })).toSorted((a, b) => a.label.localeCompare(b.label))
  const choice = filterChoices(filters, onChange)
  return (
    <FilterBar label={m.filters} set={filtersSet(filters)} onClear={onClear}>
      <FilterSearch
        label={m.search}
        hint={m.searchHint}
        waitMs={searchWaitMs}
        value={filters.q}
        onChange={(q) => onChange({ q })}
      />
      <PersonFilter
        onChoose={(person) => {
          setChosen(person)
          onChange({ actorId: person.id })
        }}
      />
      {choice(
        'action',
        m.action,
        m.everyAction,
        byWords(actionInWords, withChosen(choices?.auditFilters?.actions, filters.action)),
      )}
      <ChipChoice
        label={m.record}
        every={m.everyRecord}
        value={filters.targetType}
        options={byWords(recordInWords, withChosen(choices?.auditFilters?.targetTypes, filters.targetType))}
        onChange={(targetType) => onChange({ targetType, targetId: '' })}
      />
      {choice(
        'leaId',
        m.agency,
        m.everyAgency,
        (choices?.allAgencies ?? []).map((one) => ({
          value: String(one.id),
          label: `${one.code} ${one.shortName}`,
        })),
      )}
      {choice(
        'year',
        m.year,
        m.everyYear,
        withChosen(
          (choices?.years ?? []).toReversed().map((one) => String(one.id)),
          filters.year,
        ).map((value) => ({
          value,
          label: choices?.years?.find((one) => String(one.id) === value)?.name ?? value,
        })),
      )}
      {(['from', 'to'] as const).map((name) => (
        <FilterDate
          key={name}
          label={m[name]}
          value={filters[name]}
          wrong={wrongOrder ? error : undefined}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {wrongOrder && (
        <chakra.div data-wide flex="1 1 100%" role="alert">
          <FieldError id={error} error={m.dateOrder} />
        </chakra.div>
      )}
      {filters.actorId && (
        <Taken what={actorName ? m.only(actorName) : m.onlyPerson} onTake={() => onChange({ actorId: '' })} />
      )}
      {filters.targetId && (
        <Taken
          what={m.only(props.targetName ?? `${recordInWords(filters.targetType)} ${filters.targetId}`)}
          onTake={() => onChange({ targetId: '' })}
        />
      )}
    </FilterBar>
  )
}

/** A chosen value stays in its list, even while the list is not there. */
function withChosen(values: readonly string[] | undefined, chosen: string): readonly string[] {
  const known = values ?? []
  return chosen && !known.includes(chosen) ? [...known, chosen] : known
}

function Taken({ what, onTake }: { what: string; onTake: () => void }) {
  return (
    <Button size="sm" icon={<X aria-hidden />} aria-label={m.takeAway(what)} onClick={onTake}>
      {what}
    </Button>
  )
}
