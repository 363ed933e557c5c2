import { sortOf } from './list-order'
import { readPage, useListAddress, type ListAddressOptions } from './use-list-address'

/** Whether a filter can mean a text of the address. */
export type Meaning = (text: string) => boolean

export const anyText: Meaning = () => true
export const isNumber: Meaning = (text) => /^\d{1,9}$/.test(text)
export const isDay: Meaning = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text)
export const oneOf =
  (...values: readonly string[]): Meaning =>
  (text) =>
    values.includes(text)

/** Filters, page and order of a list as its address has them. */
export interface ListAddress<Name extends string> {
  /** '' for none. */
  filters: Readonly<Record<Name, string>>
  page: number
  pageSize: number
  /** Columns with commas between, a minus before those that descend, '' for the default order. */
  sort: string
}

/** Filters, page or order that change. */
export type ListChanges<Name extends string> =
  | Partial<Record<Name, string>>
  | { page?: number; pageSize?: number; sort?: string }

// A search keeps the spaces at its ends: they stand in the box while the person types.
const typed = new Set(['q', 'search'])

/**
 * Reads an address, by the filters that a list has and the columns it sorts by; values that are not possible are left
 * out.
 */
export function listReader<Name extends string>(
  meanings: Readonly<Record<Name, Meaning>>,
  sortable: readonly string[] = [],
): (params: URLSearchParams) => ListAddress<Name> {
  const names = Object.keys(meanings) as Name[]
  return (params) => ({
    filters: Object.fromEntries(
      names.map((name) => {
        const value = params.get(name) ?? ''
        const text = typed.has(name) ? value : value.trim()
        return [name, meanings[name](text) ? text : '']
      }),
    ) as Record<Name, string>,
    ...readPage(params),
    sort: sortOf(params, sortable),
  })
}

interface ListAddressDeclaration extends ListAddressOptions {
  /** Columns that the list is sorted by in its address. */
  sortable?: readonly string[]
}

/** The address of a list, declared by its filters: how it is read, and the hook that keeps it, see `useListAddress`. */
export function listAddress<Name extends string>(
  list: string | null,
  meanings: Readonly<Record<Name, Meaning>>,
  { sortable, ...options }: ListAddressDeclaration = {},
) {
  const read = listReader(meanings, sortable)
  return {
    read,
    /** null remembers nothing for the person. */
    useAddress: (name: string | null = list) =>
      useListAddress<ListAddress<Name>, ListChanges<Name>>(name, read, options),
  }
}

/** A filter with a number, as requests have it; null for none. */
export const numberOf = (text: string): number | null => (text === '' ? null : Number(text))

/** The filters that are set, as the query of an address or a file; a search begins with two characters. */
export function queryOf(filters: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const texts = Object.entries(filters).map(([name, text = '']): [string, string] => [name, text.trim()])
  return Object.fromEntries(texts.filter(([name, text]) => text.length > (typed.has(name) ? 1 : 0)))
}
