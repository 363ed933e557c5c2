import { noteCategories } from '@portal/domain'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pageSizes } from '../../ui/pager'
import type { NotesQueryVariables } from './notes.generated'

const names = ['q', 'leaId', 'year', 'category', 'show'] as const

/** Filters of the list as the address has them; '' for none. */
export type NoteFilters = Record<(typeof names)[number], string>

export interface NoteAddress {
  filters: NoteFilters
  page: number
  pageSize: number
  /** Column with a minus before it for descending, '' for the newest first. */
  sort: string
}

const defaultSize = 25
const isNumber = (text: string) => /^\d{1,9}$/.test(text)

const checks: Record<keyof NoteFilters, (text: string) => boolean> = {
  q: () => true,
  leaId: isNumber,
  year: isNumber,
  category: (text) => text in noteCategories,
  show: (text) => text === 'deleted',
}

/** What an address asks for; what it cannot mean is left out. */
export function readNoteAddress(params: URLSearchParams): NoteAddress {
  const page = Number(params.get('page'))
  const pageSize = Number(params.get('size'))
  const sort = params.get('sort') ?? ''
  const filters = Object.fromEntries(
    names.map((name) => {
      const text = params.get(name) ?? ''
      return [name, text !== '' && checks[name](text) ? text : '']
    }),
  ) as NoteFilters
  return {
    filters,
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    pageSize: pageSizes.some((size) => size === pageSize) ? pageSize : defaultSize,
    sort: /^-?(title|agency|year|category|changedOn)$/.test(sort) ? sort : '',
  }
}

/** The question to the server; a search begins with two characters. */
export function noteVariables({ filters, page, pageSize, sort }: NoteAddress): NotesQueryVariables {
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
  const [params, setParams] = useSearchParams()
  const address = useMemo(() => readNoteAddress(params), [params])
  const change = useCallback(
    (next: NoteChangeOfAddress) =>
      setParams(
        (known) => {
          const changed = new URLSearchParams(known)
          if (next.page === undefined) changed.delete('page')
          for (const [name, value] of Object.entries(next)) {
            const key = name === 'pageSize' ? 'size' : name
            const isDefault =
              value === '' || (key === 'page' && value === 1) || (key === 'size' && value === defaultSize)
            if (isDefault) changed.delete(key)
            else changed.set(key, String(value))
          }
          return changed
        },
        { replace: next.page === undefined },
      ),
    [setParams],
  )
  const clear = useCallback(() => setParams({}, { replace: true }), [setParams])
  return [address, change, clear]
}
