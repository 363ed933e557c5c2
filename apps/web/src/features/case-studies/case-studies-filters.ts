import { auditParts, caseStudyStatuses } from '@portal/domain'
import { searchedFor } from '../../lib/lists/searched-for'
import { anyText, isNumber, listAddress, numberOf, oneOf, type ListAddress } from '../../ui/list/list-address'
import {
  agencyOptions,
  choice,
  searchWaitMs,
  yearOptions,
  type FilterField,
} from '../../ui/list/list-filters'
import { caseStudiesMessages } from './case-studies-messages.generated'
import type { CaseStudiesQueryVariables, CaseStudyChoicesFieldsFragment } from './case-studies.generated'

const words = caseStudiesMessages.list

export const { useAddress: useCaseStudyAddress } = listAddress(
  'case-studies',
  {
    q: anyText,
    leaId: isNumber,
    year: anyText,
    part: oneOf(...auditParts),
    status: oneOf(...caseStudyStatuses),
  },
  { sortable: ['theme', 'agency', 'year', 'part', 'status', 'changedOn'] },
)

type CaseStudyFilter = 'q' | 'leaId' | 'year' | 'part' | 'status'

/** Variables of the request; a search begins with two characters. */
export function caseStudyVariables({
  filters,
  page,
  pageSize,
  sort,
}: ListAddress<CaseStudyFilter>): Omit<CaseStudiesQueryVariables, 'withChoices'> {
  return {
    filter: {
      q: searchedFor(filters.q),
      leaId: numberOf(filters.leaId),
      year: numberOf(filters.year),
      part: filters.part || null,
      status: filters.status || null,
    },
    page,
    pageSize,
    sort: sort || null,
  }
}

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** What the case studies are narrowed by. */
export const caseStudyFilterFields = (
  choices: CaseStudyChoicesFieldsFragment | undefined,
): FilterField<CaseStudyFilter>[] => [
  { kind: 'search', name: 'q', label: words.search, hint: words.searchHint, waitMs: searchWaitMs },
  choice('leaId', words.agency, words.everyAgency, agencyOptions(choices?.agencies)),
  choice('year', words.year, words.everyYear, yearOptions(choices?.years).toReversed()),
  choice('part', words.part, words.everyPart, asOptions(auditParts)),
  choice('status', words.status, words.everyStatus, asOptions(caseStudyStatuses)),
]
