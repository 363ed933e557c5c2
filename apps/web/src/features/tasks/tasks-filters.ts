import { taskRooms } from '@portal/domain'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pageSizes } from '../../ui/pager'
import type { TasksQueryVariables } from './tasks.generated'

const names = ['show', 'room', 'leaId', 'due', 'assigned', 'q'] as const

/** Filters of the list as the address has them; '' for none. */
export type TaskFilters = Record<(typeof names)[number], string>

export interface TaskAddress {
  filters: TaskFilters
  page: number
  pageSize: number
  /** Column with a minus before it for descending, '' for the earliest due date first. */
  sort: string
}

const defaultSize = 25
const dues = ['overdue', 'week', 'month', 'none'] as const
const people = ['me', 'forMe', 'nobody'] as const
const shows = ['mine', 'waiting'] as const
const among = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null

const checks: Record<keyof TaskFilters, (text: string) => boolean> = {
  show: (text) => among(shows, text) !== null,
  room: (text) => among(taskRooms, text) !== null,
  leaId: (text) => /^\d{1,9}$/.test(text),
  due: (text) => among(dues, text) !== null,
  assigned: (text) => among(people, text) !== null,
  q: () => true,
}

/** What an address asks for; what it cannot mean is left out. */
export function readTaskAddress(params: URLSearchParams): TaskAddress {
  const page = Number(params.get('page'))
  const pageSize = Number(params.get('size'))
  const sort = params.get('sort') ?? ''
  const filters = Object.fromEntries(
    names.map((name) => {
      const text = params.get(name) ?? ''
      return [name, text !== '' && checks[name](text) ? text : '']
    }),
  ) as TaskFilters
  return {
    filters,
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    pageSize: pageSizes.some((size) => size === pageSize) ? pageSize : defaultSize,
    sort: /^-?(due|agency|room|since)$/.test(sort) ? sort : '',
  }
}

/** The question to the server; `show` is what is shown where the address says nothing. */
export function taskVariables(
  { filters, page, pageSize, sort }: TaskAddress,
  show: 'mine' | 'waiting',
): TasksQueryVariables {
  return {
    filter: {
      show: among(shows, filters.show) ?? show,
      room: filters.room || null,
      leaId: filters.leaId === '' ? null : Number(filters.leaId),
      due: among(dues, filters.due),
      assigned: among(people, filters.assigned),
      q: searchOf(filters),
    },
    page,
    pageSize,
    sort: sort || null,
  }
}

/** What is searched for; null below two characters. */
export function searchOf({ q }: TaskFilters): string | null {
  const text = q.trim()
  return text.length < 2 ? null : text
}

/** Whose tasks are shown is no filter: both sides are whole lists. */
export function isFiltered(filters: TaskFilters): boolean {
  return names.some((name) => name !== 'show' && filters[name] !== '')
}

export type TaskChangeOfAddress = Partial<TaskFilters & { page: number; pageSize: number; sort: string }>

/** Filters, page and order, kept in the address. Another filter begins at the first page. */
export function useTaskAddress(): [TaskAddress, (next: TaskChangeOfAddress) => void, () => void] {
  const [params, setParams] = useSearchParams()
  const address = useMemo(() => readTaskAddress(params), [params])
  const change = useCallback(
    (next: TaskChangeOfAddress) =>
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
  const clear = useCallback(
    () =>
      setParams(
        (known) => {
          const show = known.get('show')
          return show ? { show } : new URLSearchParams()
        },
        { replace: true },
      ),
    [setParams],
  )
  return [address, change, clear]
}
