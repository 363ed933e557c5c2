import { useCallback, useMemo } from 'react'
import { useListQuery } from '../../../lib/lists/use-list-query'

export const userShows = ['all', 'active', 'disabled', 'deleted'] as const
export type UserShow = (typeof userShows)[number]

export interface UserListFilters {
  /** Jurisdiction; null for every one. */
  leaId: number | null
  show: UserShow
  /** What was typed; the list is searched from two characters on. */
  search: string
  /** Role name, '' for every one. */
  role: string
  /** Columns with commas between, a minus for descending; '' for the order of the server. */
  sort: string
}

const names: Record<keyof UserListFilters, string> = {
  leaId: 'jurisdiction',
  show: 'show',
  search: 'q',
  role: 'role',
  sort: 'sort',
}

export const noFilters: UserListFilters = { leaId: null, show: 'all', search: '', role: '', sort: '' }

/** Reads the filters of an address; what makes no sense counts as not set. */
export function readFilters(params: URLSearchParams): UserListFilters {
  const leaId = Number(params.get(names.leaId) ?? '')
  return {
    leaId: Number.isInteger(leaId) && leaId > 0 ? leaId : null,
    show: userShows.find((show) => show === params.get(names.show)) ?? 'all',
    search: params.get(names.search) ?? '',
    role: params.get(names.role) ?? '',
    sort: params.get(names.sort) ?? '',
  }
}

/** Writes changed filters into an address; those that filter nothing are left out. */
export function writeFilters(params: URLSearchParams, next: Partial<UserListFilters>): URLSearchParams {
  const written = new URLSearchParams(params)
  const changed = { ...readFilters(params), ...next }
  for (const key of Object.keys(names) as (keyof UserListFilters)[]) {
    const value = changed[key]
    if (value === noFilters[key]) written.delete(names[key])
    else written.set(names[key], String(value))
  }
  return written
}

/** Filters of the list, kept in the address, so that a list can be sent to a colleague. */
export function useUserListFilters(): [UserListFilters, (next: Partial<UserListFilters>) => void] {
  const [params, setParams] = useListQuery('users')
  const filters = useMemo(() => readFilters(params), [params])
  const change = useCallback(
    (next: Partial<UserListFilters>) =>
      setParams((known) => writeFilters(known, next), { replace: true, flushSync: true }),
    [setParams],
  )
  return [filters, change]
}
