import { chakra } from '@chakra-ui/react'
import { findingSources, indicatorsOfForm, noteCategories } from '@portal/domain'
import { X } from 'lucide-react'
import { Button } from '../../ui/button'
import { FilterSearch, filterChoices } from '../../ui/filter-fields'
import { FilterFold } from '../../ui/filter-fold'
import { isFiltered, type FindingChangeOfAddress, type FindingFilters } from './findings-filters'
import { findingsMessages } from './findings-messages'
import type { FindingChoicesFieldsFragment } from './findings.generated'

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

/** What the register is narrowed by. Everything is in the address. */
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
    <chakra.div
      role="search"
      aria-label={words.filters}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 170px), 1fr))"
      gap="8px 12px"
      alignItems="end"
      padding="12px 14px"
      borderBottom="1px solid {colors.border.subtle}"
    >
      <FilterSearch
        label={words.search}
        hint={words.searchHint}
        waitMs={searchWaitMs}
        value={filters.q}
        onChange={(q) => onChange({ q })}
      />
      <FilterFold narrowed={isFiltered(filters)}>
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
            'leaId',
            words.agency,
            words.everyAgency,
            (choices?.agencies ?? []).map((one) => ({
              value: String(one.id),
              label: `${one.code} ${one.shortName}`,
            })),
          )}
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
        {showsAgency &&
          choice(
            'owner',
            words.owner,
            words.everyOwner,
            (choices?.findingOwners ?? []).map((one) => ({ value: one.id, label: one.fullName })),
          )}
        <chakra.div display="flex" flexWrap="wrap" gap="0 14px" gridColumn="1 / -1" alignItems="center">
          <Box
            label={words.overdue}
            checked={filters.overdue === 'true'}
            onChange={(on) => onChange({ overdue: on ? 'true' : '' })}
          />
          <Box
            label={words.repeat}
            checked={filters.repeat === 'true'}
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
          {isFiltered(filters) && (
            <Button size="sm" onClick={onClear}>
              {words.clear}
            </Button>
          )}
        </chakra.div>
      </FilterFold>
    </chakra.div>
  )
}

/** The indicators of the federal form, of the chosen part alone; a link may ask for another one. */
function indicatorsOf({ part, indicator }: FindingFilters): string[] {
  const known = Object.entries(indicatorsOfForm).flatMap(([of, codes]) =>
    part === '' || of === part ? codes : [],
  )
  return indicator === '' || known.includes(indicator) ? known : [...known, indicator]
}

function Box(props: { label: string; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="8px"
      minHeight={{ base: '44px', md: '32px' }}
      fontFamily="body"
      fontSize="md"
      cursor="pointer"
    >
      <chakra.input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
        width="18px"
        height="18px"
        margin="0"
        accentColor="brand.solid"
      />
      {props.label}
    </chakra.label>
  )
}
