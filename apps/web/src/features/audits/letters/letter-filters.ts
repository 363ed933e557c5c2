import { auditLetterKinds, auditLetterNames, publishedReportStates } from '@portal/domain'
import { wordOf } from '../../../lib/format'
import { searchedFor } from '../../../lib/lists/searched-for'
import { anyText, listAddress, oneOf, type ListAddress } from '../../../ui/list/list-address'
import { choice, namedOptions, valueOptions, type FilterField } from '../../../ui/list/list-filters'
import { auditLettersMessages } from './audit-letters-messages.generated'
import type { AuditLetterFieldsFragment as Letter } from './audit-letters.generated'

const words = auditLettersMessages.filters

type Filter = 'q' | 'kind' | 'state'
export type LetterFilters = ListAddress<Filter>['filters']

/** Filters of the list, kept in its address. */
export const { useAddress: useLettersAddress } = listAddress<Filter>('audit-letters', {
  q: anyText,
  kind: oneOf(...auditLetterKinds),
  state: oneOf(...publishedReportStates),
})

export const letterFilterFields: FilterField<Filter>[] = [
  { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
  choice('kind', words.kind, words.everyKind, namedOptions(auditLetterNames)),
  choice('state', words.state, words.everyState, valueOptions(publishedReportStates)),
]

/** What kind of letter it is, in words. */
export const letterKind = (kind: string): string => wordOf(auditLetterNames, kind)

/** Rows that the filters leave. */
export function matchingLetters(rows: readonly Letter[], filters: LetterFilters): Letter[] {
  const search = searchedFor(filters.q)?.toLowerCase() ?? ''
  return rows.filter(
    ({ kind, state, subject }) =>
      (filters.kind === '' || kind === filters.kind) &&
      (filters.state === '' || state === filters.state) &&
      subject.toLowerCase().includes(search),
  )
}

/** The filters in words, for an export. */
export const letterFiltersInWords = (filters: LetterFilters): (readonly [string, string])[] => [
  [words.search, filters.q],
  [words.kind, filters.kind && letterKind(filters.kind)],
  [words.state, filters.state],
]
