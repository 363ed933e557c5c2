import { incidentFlagKeys, incidentFlagLabels } from '@portal/domain'
import { searchedFor } from '../../lib/lists/searched-for'
import { anyText, isNumber, listAddress, numberOf, oneOf, type ListAddress } from '../../ui/list/list-address'
import {
  agencyOptions,
  choice,
  searchWaitMs,
  yearOptions,
  type FilterField,
} from '../../ui/list/list-filters'
import { codeLabel, optionsOf, type Choices } from './incident-choices'
import { incidentsMessages } from './incidents-messages.generated'
import type { IncidentFilterChoicesFragment, IncidentsQueryVariables } from './incidents.generated'

const words = incidentsMessages.list

export const { useAddress: useIncidentAddress } = listAddress(
  'incidents',
  {
    q: anyText,
    leaId: isNumber,
    year: anyText,
    kind: anyText,
    injury: anyText,
    flag: oneOf('any', ...incidentFlagKeys),
    sameStudentAs: isNumber,
  },
  { sortable: ['incidentDate', 'number', 'agency', 'school', 'kind', 'minutes', 'injury'] },
)

type IncidentFilter = 'q' | 'leaId' | 'year' | 'kind' | 'injury' | 'flag' | 'sameStudentAs'

/** Variables of the request; a search begins with two characters. */
export function incidentVariables({
  filters,
  page,
  pageSize,
  sort,
}: ListAddress<IncidentFilter>): Omit<IncidentsQueryVariables, 'withChoices'> {
  return {
    filter: {
      q: searchedFor(filters.q),
      leaId: numberOf(filters.leaId),
      year: numberOf(filters.year),
      kind: filters.kind || null,
      injury: filters.injury || null,
      flag: filters.flag || null,
      sameStudentAs: numberOf(filters.sameStudentAs),
    },
    page,
    pageSize,
    sort: sort || null,
  }
}

const flagOptions = [
  { value: 'any', label: words.anyFlag },
  ...incidentFlagKeys.map((value) => ({ value, label: incidentFlagLabels[value] })),
]

/** What the register is narrowed by; people of one agency choose none. */
export const incidentFilterFields = (
  choices: IncidentFilterChoicesFragment | undefined,
  codes: Choices | undefined,
  ofOneAgency: boolean,
): FilterField<IncidentFilter>[] => [
  { kind: 'search', name: 'q', label: words.search, hint: words.searchHint, waitMs: searchWaitMs },
  !ofOneAgency && choice('leaId', words.agency, words.everyAgency, agencyOptions(choices?.agencies)),
  choice('year', words.year, words.everyYear, yearOptions(choices?.years).toReversed()),
  choice('kind', codeLabel('kind'), words.everyKind, optionsOf(codes, 'kind')),
  choice('injury', codeLabel('injury'), words.everyInjury, optionsOf(codes, 'injury')),
  choice('flag', words.flag, words.everyFlag, flagOptions),
]
