import { findingSources, indicatorsOfForm, noteCategories } from '@portal/domain'
import { X } from 'lucide-react'
import { Button } from '../../../ui/action/button'
import { FilterBar } from '../../../ui/list/filter-bar'
import { ChipSwitch } from '../../../ui/list/filter-chips'
import { FilterSearch, filterChoices } from '../../../ui/list/filter-fields'
import { filtersSet } from '../../../ui/list/filters-set'
import type { FindingChangeOfAddress, FindingFilters } from './findings-filters'
import { findingsMessages } from '../findings-messages'
import type { FindingChoicesFieldsFragment } from './findings-list.generated'

const words = findingsMessages.list
const searchWaitMs = 300

interface FindingFilterBarProps {
  filters: FindingFilters
  /** Undefined while they have not come. */
  choices: FindingChoicesFieldsFragment | undefined
  showsAgency: boolean
  onChange: (next: FindingChangeOfAddress) => void
  onClear: () => void
}

/** What the register is narrowed by, in the order of its columns. Everything is in the address. */
export function FindingFilterBar({
  filters,
  choices,
  showsAgency,
  onChange,
  onClear,
}: FindingFilterBarProps) {
  const choice = filterChoices(filters, onChange)
  const years = (choices?.years ?? []).toReversed()
  const special = filters.outcome || filters.formRow || filters.issuedFrom || filters.issuedTo
  return (
    <FilterBar label={words.filters} set={filtersSet(filters)} onClear={onClear}>
      <FilterSearch
        label={words.search}
        hint={words.searchHint}
        waitMs={searchWaitMs}
        value={filters.q}
        onChange={(q) => onChange({ q })}
      />
      {choice(
        'year',
        words.year,
        words.everyYear,
        years.map((one) => ({ value: String(one.id), label: one.name })),
      )}
      {choice('part', words.part, words.everyPart, [
        { value: 'Part B', label: 'Part B' },
        { value: 'Part C', label: 'Part C' },
      ])}
      {showsAgency &&
        choice(
          'leaId',
          words.agency,
          words.everyAgency,
          (choices?.agencies ?? []).map((one) => ({
            value: String(one.id),
            label: `${one.code} ${one.shortName}`,
          })),
        )}
      {choice(
        'source',
        words.source,
        words.everySource,
        findingSources.map((value) => ({ value, label: findingsMessages.sources[value] })),
      )}
      {choice(
        'areaId',
        words.area,
        words.everyArea,
        Object.entries(noteCategories).map(([value, label]) => ({ value, label })),
      )}
      {choice(
        'indicator',
        words.indicator,
        words.everyIndicator,
        indicatorsOf(filters).map((value) => ({ value, label: value })),
      )}
      {choice(
        'status',
        words.status,
        words.everyStatus,
        Object.entries(words.statuses)
          .filter(([value]) => showsAgency || value !== 'draft')
          .map(([value, label]) => ({ value, label })),
      )}
      {showsAgency &&
        choice(
          'owner',
          words.owner,
          words.everyOwner,
          (choices?.findingOwners ?? []).map((one) => ({ value: one.id, label: one.fullName })),
        )}
      <ChipSwitch
        label={words.overdue}
        on={filters.overdue === 'true'}
        onChange={(on) => onChange({ overdue: on ? 'true' : '' })}
      />
      <ChipSwitch
        label={words.repeat}
        on={filters.repeat === 'true'}
        onChange={(on) => onChange({ repeat: on ? 'true' : '' })}
      />
      {special && (
        <Button
          size="sm"
          icon={<X aria-hidden />}
          onClick={() => onChange({ outcome: '', formRow: '', issuedFrom: '', issuedTo: '' })}
        >
          {words.special}
        </Button>
      )}
    </FilterBar>
  )
}

/** The indicators of the federal form, of the chosen part alone; a link may ask for another one. */
function indicatorsOf({ part, indicator }: FindingFilters): string[] {
  const known = Object.entries(indicatorsOfForm).flatMap(([of, codes]) =>
    part === '' || of === part ? codes : [],
  )
  return indicator === '' || known.includes(indicator) ? known : [...known, indicator]
}
