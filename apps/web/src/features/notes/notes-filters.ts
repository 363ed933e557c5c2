import { noteCategories } from '@portal/domain'
import {
  choice,
  agencyOptions,
  namedOptions,
  yearOptions,
  searchWaitMs,
  type FilterField,
} from '../../ui/list/list-filters'
import { searchedFor } from '../../lib/lists/searched-for'
import { anyText, isNumber, listAddress, numberOf, oneOf, type ListAddress } from '../../ui/list/list-address'
import { notesMessages } from './notes-messages.generated'
import type { NoteChoicesFieldsFragment, NotesQueryVariables } from './notes.generated'

const words = notesMessages.list

export const { useAddress: useNoteAddress } = listAddress(
  'notes',
  {
    q: anyText,
    leaId: isNumber,
    year: anyText,
    category: (text) => text in noteCategories,
    show: oneOf('deleted'),
  },
  { sortable: ['title', 'agency', 'year', 'category', 'changedOn'] },
)

type NoteFilter = 'q' | 'leaId' | 'year' | 'category' | 'show'

/** Variables of the request; a search begins with two characters. */
export function noteVariables({
  filters,
  page,
  pageSize,
  sort,
}: ListAddress<NoteFilter>): Omit<NotesQueryVariables, 'withChoices'> {
  return {
    filter: {
      q: searchedFor(filters.q),
      leaId: numberOf(filters.leaId),
      year: numberOf(filters.year),
      category: numberOf(filters.category),
      show: filters.show === 'deleted' ? 'deleted' : 'kept',
    },
    page,
    pageSize,
    sort: sort || null,
  }
}

/** What the notes are narrowed by. */
export const noteFilterFields = (
  choices: NoteChoicesFieldsFragment | undefined,
): FilterField<NoteFilter>[] => [
  { kind: 'search', name: 'q', label: words.search, hint: words.searchHint, waitMs: searchWaitMs },
  choice('leaId', words.agency, words.everyAgency, agencyOptions(choices?.agencies)),
  choice('year', words.year, words.everyYear, yearOptions(choices?.years).toReversed()),
  choice('category', words.category, words.everyCategory, namedOptions(noteCategories)),
  choice('show', words.show, words.kept, [{ value: 'deleted', label: words.deleted }]),
]
