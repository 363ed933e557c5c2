import { useCallback, useEffect, useMemo } from 'react'
import type { NavigateOptions } from 'react-router-dom'
import { storage, storageKeys } from '../storage'
import { useSearchChange, type SearchChange } from './use-search-change'
import { useViewer } from '../session/viewer'

// A search may contain the name of a child, and the page number means little on another day: neither is stored on the
// computer.
const neverKept = ['q', 'search', 'page']

/** The part of a query that is kept between visits. */
function keptOf(params: URLSearchParams, notKept: readonly string[]): string {
  const kept = new URLSearchParams(params)
  for (const name of [...neverKept, ...notKept]) kept.delete(name)
  return kept.toString()
}

const nothing: readonly string[] = []

/**
 * The query of a list and a function that changes it. Filters, order and rows a page are kept on this browser by
 * person and list, and are restored at an address that names none; an address that names some takes precedence. A
 * list of null keeps nothing. `notKept` names what is chosen elsewhere for many screens, such as the year; it must
 * stay the same.
 */
export function useListQuery(
  list: string | null,
  notKept = nothing,
): [URLSearchParams, (change: SearchChange, options: NavigateOptions) => void] {
  const viewer = useViewer()
  const key = list === null ? null : storageKeys.listQuery(viewer.id, list)
  const [inAddress, set] = useSearchChange()
  const params = useMemo(() => {
    const isNarrowed = [...inAddress.keys()].some((name) => !notKept.includes(name))
    const kept = key === null || isNarrowed ? null : storage.read<string>(key)
    return kept ? new URLSearchParams([...inAddress, ...new URLSearchParams(kept)]) : inAddress
  }, [key, inAddress, notKept])
  useEffect(() => {
    if (params !== inAddress) set(() => params, { replace: true })
  }, [params, inAddress, set])

  const change = useCallback(
    (next: SearchChange, options: NavigateOptions) =>
      set((known) => {
        const changed = next(known)
        if (key !== null && keptOf(changed, notKept) !== keptOf(known, notKept))
          keep(key, keptOf(changed, notKept))
        return changed
      }, options),
    [key, notKept, set],
  )
  return [params, change]
}

function keep(key: string, kept: string): void {
  if (kept === '') storage.remove(key)
  else storage.write(key, kept)
}
