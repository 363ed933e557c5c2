import { useCallback, useEffect, useMemo } from 'react'
import type { NavigateOptions } from 'react-router-dom'
import { useListQuery } from '../../lib/lists/use-list-query'

/** Sizes of a page (domain definition 0.6). */
export const pageSizes = [10, 25, 50, 100] as const
const defaultSize = 25

/** Page and rows a page as the address of a list has them; what it cannot mean is left out. */
export function readPage(params: URLSearchParams): { page: number; pageSize: number } {
  const page = Number(params.get('page'))
  const pageSize = Number(params.get('size'))
  return {
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    pageSize: pageSizes.some((size) => size === pageSize) ? pageSize : defaultSize,
  }
}

/** Filters, page and order that change; '' takes a filter away. */
export type ListChange = Readonly<Record<string, string | number | undefined>>

/** The same query with some of it changed; what is the default stays away. Another filter begins at the first page. */
function changedList(known: URLSearchParams, next: ListChange, defaults: ListChange): URLSearchParams {
  const changed = new URLSearchParams(known)
  if (next['page'] === undefined) changed.delete('page')
  for (const [name, value] of Object.entries(next)) {
    const key = name === 'pageSize' ? 'size' : name
    if (value === '' || value === defaults[key]) changed.delete(key)
    else changed.set(key, String(value))
  }
  return changed
}

const pageDefaults: ListChange = { page: 1, size: defaultSize }

export interface ListAddressOptions {
  /** What else is not written down, beside the first page and its usual rows. */
  defaults?: ListChange
  /** What stays when all filters are cleared. */
  kept?: string
  /** What the list does not remember: it is chosen elsewhere for many screens. */
  notKept?: readonly string[]
  /** Each change is a step of Back; otherwise only turning a page is. */
  addsSteps?: boolean
  flushSync?: boolean
}

/**
 * Filters, page and order of a list, kept in the address: as `read`, a function that changes some, and one that
 * clears them. Under its name the list remembers them for the person, see `useListQuery`; null for a list that does
 * not. `read` and the options must stay the same.
 */
export function useListAddress<Address, Change extends ListChange>(
  list: string | null,
  read: (params: URLSearchParams) => Address,
  { defaults, kept, notKept, addsSteps = false, flushSync }: ListAddressOptions = {},
): [Address, (next: Change) => void, () => void] {
  const [params, set] = useListQuery(list, notKept)
  const address = useMemo(() => read(params), [params, read])
  const change = useCallback(
    (next: Change) => {
      const options: NavigateOptions = { replace: !addsSteps && next['page'] === undefined, flushSync }
      set((known) => changedList(known, next, { ...pageDefaults, ...defaults }), options)
    },
    [set, defaults, addsSteps, flushSync],
  )
  const clear = useCallback(
    () =>
      set(
        (known) => {
          const value = kept === undefined ? null : known.get(kept)
          return new URLSearchParams(kept !== undefined && value ? { [kept]: value } : {})
        },
        { replace: true, flushSync },
      ),
    [set, kept, flushSync],
  )
  return [address, change, clear]
}

/**
 * Goes to the last page when the address names one that there is not, or its rows went meanwhile. `total` is what the server
 * says of this very address, undefined until it has.
 */
export function useLastPage(
  total: number | undefined,
  { page, pageSize }: { page: number; pageSize: number },
  onPage: (page: number) => void,
): void {
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize))
  useEffect(() => {
    if (last !== undefined && page > last) onPage(last)
  }, [last, page, onPage])
}
