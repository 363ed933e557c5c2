import { findingSourceNames, findingSources, indicatorCodesOfForm, noteCategories } from '@portal/domain'
import { X } from 'lucide-react'
import { Button } from '../../../ui/action/button'
import {
  agencyOptions,
  choice,
  namedOptions,
  valueOptions,
  yearOptions,
  searchWaitMs,
  type FilterField,
} from '../../../ui/list/list-filters'
import type { FindingFilter, FindingFilters } from './findings-filters'
import { findingsMessages } from '../findings-messages.generated'
import { statusChoices } from './status-choices'
import type { FindingChoicesFieldsFragment } from './findings-list.generated'

const words = findingsMessages.list

interface FindingFieldsOptions {
  filters: FindingFilters
  /** Undefined while they load. */
  choices: FindingChoicesFieldsFragment | undefined
  showsAgency: boolean
  onChange: (next: Partial<FindingFilters>) => void
}

/** What the register is narrowed by, in the order of its columns. */
export function findingFilterFields(options: FindingFieldsOptions): FilterField<FindingFilter>[] {
  const { filters, choices, showsAgency, onChange } = options
  const special = filters.outcome || filters.formRow || filters.issuedFrom || filters.issuedTo
  return [
    { kind: 'search', name: 'q', label: words.search, hint: words.searchHint, waitMs: searchWaitMs },
    choice('year', words.year, words.everyYear, yearOptions(choices?.years).toReversed()),
    choice('part', words.part, words.everyPart, valueOptions(['Part B', 'Part C'])),
    showsAgency && choice('leaId', words.agency, words.everyAgency, agencyOptions(choices?.agencies)),
    choice(
      'source',
      words.source,
      words.everySource,
      findingSources.map((value) => ({ value, label: findingSourceNames[value] })),
    ),
    choice('areaId', words.area, words.everyArea, namedOptions(noteCategories)),
    choice('indicator', words.indicator, words.everyIndicator, valueOptions(indicatorsOf(filters))),
    choice(
      'status',
      words.status,
      words.everyStatus,
      namedOptions(statusChoices).filter(({ value }) => showsAgency || value !== 'draft'),
    ),
    showsAgency &&
      choice(
        'owner',
        words.owner,
        words.everyOwner,
        (choices?.findingOwners ?? []).map(({ id, fullName }) => ({ value: id, label: fullName })),
      ),
    { kind: 'switch', name: 'overdue', label: words.overdue, on: 'true' },
    { kind: 'switch', name: 'repeat', label: words.repeat, on: 'true' },
    special !== '' && {
      kind: 'own',
      name: 'special',
      field: (
        <Button
          size="sm"
          icon={<X aria-hidden />}
          onClick={() => onChange({ outcome: '', formRow: '', issuedFrom: '', issuedTo: '' })}
        >
          {words.special}
        </Button>
      ),
    },
  ]
}

/** The indicators of the federal form, of the chosen part alone; a link may name another one. */
function indicatorsOf({ part, indicator }: FindingFilters): string[] {
  const known = (['Part B', 'Part C'] as const).flatMap((of) =>
    part === '' || of === part ? indicatorCodesOfForm(of) : [],
  )
  return indicator === '' || known.includes(indicator) ? known : [...known, indicator]
}
