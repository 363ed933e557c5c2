import { chakra } from '@chakra-ui/react'
import { actionInWords, recordInWords } from '@portal/domain'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/action/button'
import { FieldError } from '../../ui/field/field-frame'
import { FilterDate } from '../../ui/list/filter-date'
import { ChipChoice } from '../../ui/list/filter-chips'
import { choice, agencyOptions, searchWaitMs, type FilterField } from '../../ui/list/list-filters'
import type { AuditFilter, AuditFilters } from './audit-filters'
import { auditTrailMessages as m } from './audit-trail-messages.generated'
import type { AuditChoicesFieldsFragment } from './audit-trail.generated'
import { PersonFilter } from './person-filter'

interface AuditFilterOptions {
  filters: AuditFilters
  /** Undefined while they load. */
  choices: AuditChoicesFieldsFragment | undefined
  /** Name of the person of the filter, where the list knows it. */
  actorName: string | undefined
  /** Name of the record of the filter. */
  targetName: string | undefined
  onChange: (next: Partial<AuditFilters>) => void
}

/** What the trail is narrowed by: who, what, on which record, when. */
export function useAuditFilterFields(options: AuditFilterOptions): FilterField<AuditFilter>[] {
  const { filters, choices, onChange } = options
  const error = useId()
  const [chosen, setChosen] = useState<{ id: string; fullName: string } | null>(null)
  const actorName = options.actorName ?? (chosen?.id === filters.actorId ? chosen.fullName : undefined)
  return [
    { kind: 'search', name: 'q', label: m.search, hint: m.searchHint, waitMs: searchWaitMs },
    {
      kind: 'own',
      name: 'person',
      field: (
        <PersonFilter
          onChoose={(person) => {
            setChosen(person)
            onChange({ actorId: person.id })
          }}
        />
      ),
    },
    choice(
      'action',
      m.action,
      m.everyAction,
      byWords(actionInWords, withChosen(choices?.auditFilters?.actions, filters.action)),
    ),
    {
      kind: 'own',
      name: 'record',
      field: (
        <ChipChoice
          label={m.record}
          every={m.everyRecord}
          value={filters.targetType}
          options={byWords(recordInWords, withChosen(choices?.auditFilters?.targetTypes, filters.targetType))}
          onChange={(targetType) => onChange({ targetType, targetId: '' })}
        />
      ),
    },
    choice('leaId', m.agency, m.everyAgency, agencyOptions(choices?.allAgencies)),
    choice('year', m.year, m.everyYear, yearsWithChosen(choices?.years, filters.year)),
    ...dateFields(filters, onChange, error),
    ...takenFields(filters, { actorName, targetName: options.targetName }, onChange),
  ]
}

type ChangeFilters = AuditFilterOptions['onChange']
type Days = Pick<AuditFilters, 'from' | 'to'>

/** The first and the last day, and what is wrong with them; `error` is the id of that message. */
export function dateFields(
  filters: Days,
  onChange: (next: Partial<Days>) => void,
  error: string,
): FilterField<never>[] {
  const wrongOrder = filters.from !== '' && filters.to !== '' && filters.to < filters.from
  return [
    ...(['from', 'to'] as const).map((name) => ({
      kind: 'own' as const,
      name,
      field: (
        <FilterDate
          label={m[name]}
          value={filters[name]}
          wrong={wrongOrder ? error : undefined}
          onChange={(value) => onChange({ [name]: value })}
        />
      ),
    })),
    wrongOrder && {
      kind: 'own',
      name: 'order',
      field: (
        <chakra.div data-wide flex="1 1 100%" role="alert">
          <FieldError id={error} error={m.dateOrder} />
        </chakra.div>
      ),
    },
  ]
}

/** A person or a record that a link has chosen: named, and to be taken away. */
function takenFields(
  filters: AuditFilters,
  { actorName, targetName }: Pick<AuditFilterOptions, 'actorName' | 'targetName'>,
  onChange: ChangeFilters,
): FilterField<AuditFilter>[] {
  return [
    filters.actorId !== '' && {
      kind: 'own',
      name: 'only person',
      field: (
        <Taken
          what={actorName ? m.only({ what: actorName }) : m.onlyPerson}
          onTake={() => onChange({ actorId: '' })}
        />
      ),
    },
    filters.targetId !== '' && {
      kind: 'own',
      name: 'only record',
      field: (
        <Taken
          what={m.only({
            what: targetName ?? `${recordInWords(filters.targetType)} ${filters.targetId}`,
          })}
          onTake={() => onChange({ targetId: '' })}
        />
      ),
    },
  ]
}

const byWords = (words: (value: string) => string, values: readonly string[]) =>
  values.map((value) => ({ value, label: words(value) })).toSorted((a, b) => a.label.localeCompare(b.label))

/** A chosen value stays in its list, even while the list is not there. */
function withChosen(values: readonly string[] | undefined, chosen: string): readonly string[] {
  const known = values ?? []
  return chosen && !known.includes(chosen) ? [...known, chosen] : known
}

function yearsWithChosen(years: AuditChoicesFieldsFragment['years'] | undefined, chosen: string) {
  const newestFirst = (years ?? []).toReversed().map((one) => String(one.id))
  return withChosen(newestFirst, chosen).map((value) => ({
    value,
    label: years?.find((one) => String(one.id) === value)?.name ?? value,
  }))
}

function Taken({ what, onTake }: { what: string; onTake: () => void }) {
  return (
    <Button size="sm" icon={<X aria-hidden />} aria-label={m.takeAway({ what })} onClick={onTake}>
      {what}
    </Button>
  )
}
