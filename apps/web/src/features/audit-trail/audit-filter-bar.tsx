import { chakra } from '@chakra-ui/react'
import { actionInWords, recordInWords } from '@portal/domain'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field-frame'
import { FilterDate, FilterSearch, LabelledFilter } from '../../ui/filter-fields'
import { Select } from '../../ui/select'
import { isFiltered, type AuditChangeOfAddress, type AuditFilters } from './audit-filters'
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
  return (
    <chakra.div
      role="search"
      aria-label={m.filters}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 180px), 1fr))"
      gap="8px 12px"
      alignItems="end"
      padding="12px 14px"
      borderBottom="1px solid {colors.border.subtle}"
    >
      <FilterSearch
        label={m.search}
        hint={m.searchHint}
        waitMs={searchWaitMs}
        value={filters.q}
        onChange={(q) => onChange({ q })}
      />
      <LabelledFilter label={m.who}>
        {(id) => (
          <PersonFilter
            id={id}
            onChoose={(person) => {
              setChosen(person)
              onChange({ actorId: person.id })
            }}
          />
        )}
      </LabelledFilter>
      <LabelledFilter label={m.action}>
        {(id) => (
          <Select
            id={id}
            value={filters.action}
            placeholder={m.everyAction}
            options={byWords(actionInWords, withChosen(choices?.auditFilters?.actions, filters.action))}
            onChange={(event) => onChange({ action: event.target.value })}
          />
        )}
      </LabelledFilter>
      <LabelledFilter label={m.record}>
        {(id) => (
          <Select
            id={id}
            value={filters.targetType}
            placeholder={m.everyRecord}
            options={byWords(
              recordInWords,
              withChosen(choices?.auditFilters?.targetTypes, filters.targetType),
            )}
            onChange={(event) => onChange({ targetType: event.target.value, targetId: '' })}
          />
        )}
      </LabelledFilter>
      <LabelledFilter label={m.agency}>
        {(id) => (
          <Select
            id={id}
            value={filters.leaId}
            placeholder={m.everyAgency}
            options={(choices?.allAgencies ?? []).map((one) => ({
              value: String(one.id),
              label: `${one.code} ${one.shortName}`,
            }))}
            onChange={(event) => onChange({ leaId: event.target.value })}
          />
        )}
      </LabelledFilter>
      <LabelledFilter label={m.year}>
        {(id) => (
          <Select
            id={id}
            value={filters.year}
            placeholder={m.everyYear}
            options={withChosen(
              (choices?.years ?? []).toReversed().map((one) => String(one.id)),
              filters.year,
            ).map((value) => ({ value, label: value }))}
            onChange={(event) => onChange({ year: event.target.value })}
          />
        )}
      </LabelledFilter>
      {(['from', 'to'] as const).map((name) => (
        <LabelledFilter key={name} label={m[name]}>
          {(id) => (
            <FilterDate
              id={id}
              value={filters[name]}
              wrong={wrongOrder ? error : undefined}
              onChange={(value) => onChange({ [name]: value })}
            />
          )}
        </LabelledFilter>
      ))}
      {wrongOrder && (
        <chakra.div gridColumn="1 / -1" role="alert">
          <FieldError id={error} error={m.dateOrder} />
        </chakra.div>
      )}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="8px"
        gridColumn="1 / -1"
        css={{ '&:empty': { display: 'none' } }}
      >
        {filters.actorId && (
          <Taken
            what={actorName ? m.only(actorName) : m.onlyPerson}
            onTake={() => onChange({ actorId: '' })}
          />
        )}
        {filters.targetId && (
          <Taken
            what={m.only(props.targetName ?? `${recordInWords(filters.targetType)} ${filters.targetId}`)}
            onTake={() => onChange({ targetId: '' })}
          />
        )}
        {isFiltered(filters) && (
          <Button size="sm" onClick={onClear}>
            {m.clear}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
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
