import { noteCategories } from '@portal/domain'
import { sortOf } from '../../ui/list/list-order'
import { readPage, useListAddress } from '../../ui/list/use-list-address'
import type { NotesQueryVariables } from './notes.generated'

const names = ['q', 'leaId', 'year', 'category', 'show'] as const

/** Filters of the list as the address has them; '' for none. */
export type NoteFilters = Record<(typeof names)[number], string>

export interface NoteAddress {
  filters: NoteFilters
  page: number
  pageSize: number
  /** Columns with commas between, a minus before those that descend, '' for the newest first. */
  sort: string
}

const isNumber = (text: string) => /^\d{1,9}$/.test(text)

const checks: Record<keyof NoteFilters, (text: string) => boolean> = {
  q: () => true,
  leaId: isNumber,
  year: () => true,
  category: (text) => text in noteCategories,
  show: (text) => text === 'deleted',
}

const sortable = ['title', 'agency', 'year', 'category', 'changedOn']

/** What an address asks for; what it cannot mean is left out. */
export function readNoteAddress(params: URLSearchParams): NoteAddress {
  const filters = Object.fromEntries(
    names.map((name) => {
      const text = params.get(name) ?? ''
      return [name, text !== '' && checks[name](text) ? text : '']
    }),
  ) as NoteFilters
  return {
    filters,
    ...readPage(params),
    sort: sortOf(params, sortable),
  }
}

/** The question to the server; a search begins with two characters. */
export function noteVariables({
  filters,
  page,
  pageSize,
  sort,
}: NoteAddress): Omit<NotesQueryVariables, 'withChoices'> {
  const numberOf = (text: string) => (text === '' ? null : Number(text))
  return {
    filter: {
      q: searchOf(filters),
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

/** What is searched for; null below two characters. */
export function searchOf({ q }: NoteFilters): string | null {
  const text = q.trim()
  return text.length < 2 ? null : text
}

export function isFiltered(filters: NoteFilters): boolean {
  return names.some((name) => filters[name] !== '')
}

export type NoteChangeOfAddress = Partial<NoteFilters & { page: number; pageSize: number; sort: string }>

/** Filters, page and order, kept in the address. Another filter begins at the first page. */
export function useNoteAddress(): [NoteAddress, (next: NoteChangeOfAddress) => void, () => void] {
  return useListAddress('notes', readNoteAddress)
}
