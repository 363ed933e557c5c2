import { taskAreas } from '@portal/domain'
import { sortOf } from '../../ui/list/list-order'
import { readPage, useListAddress } from '../../ui/list/use-list-address'
import type { TasksQueryVariables } from './tasks.generated'

const names = ['show', 'area', 'leaId', 'due', 'assigned', 'q'] as const

/** Filters of the list as the address has them; '' for none. */
export type TaskFilters = Record<(typeof names)[number], string>

export interface TaskAddress {
  filters: TaskFilters
  page: number
  pageSize: number
  /** Columns with commas between, a minus before those that descend, '' for the earliest due date first. */
  sort: string
}

const dues = ['overdue', 'week', 'month', 'none'] as const
const people = ['me', 'forMe', 'nobody'] as const
/** Where the address says nothing, what is to be done is the person's own. */
const everybody = 'anyone'
const shows = ['mine', 'waiting'] as const
const among = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null

const checks: Record<keyof TaskFilters, (text: string) => boolean> = {
  show: (text) => among(shows, text) !== null,
  area: (text) => among(taskAreas, text) !== null,
  leaId: (text) => /^\d{1,9}$/.test(text),
  due: (text) => among(dues, text) !== null,
  assigned: (text) => text === everybody || among(people, text) !== null,
  q: () => true,
}

const sortable = ['due', 'agency', 'area', 'since']

/** What an address asks for; what it cannot mean is left out. */
export function readTaskAddress(params: URLSearchParams): TaskAddress {
  const filters = Object.fromEntries(
    names.map((name) => {
      const text = params.get(name) ?? ''
      return [name, text !== '' && checks[name](text) ? text : '']
    }),
  ) as TaskFilters
  return {
    filters,
    ...readPage(params),
    sort: sortOf(params, sortable),
  }
}

/** The question to the server; `show` is what is shown where the address says nothing. */
export function taskVariables(
  { filters, page, pageSize, sort }: TaskAddress,
  show: 'mine' | 'waiting',
): Omit<TasksQueryVariables, 'withChoices'> {
  const shown = among(shows, filters.show) ?? show
  return {
    filter: {
      show: shown,
      room: filters.area || null,
      leaId: filters.leaId === '' ? null : Number(filters.leaId),
      due: among(dues, filters.due),
      assigned:
        filters.assigned === '' ? (shown === 'mine' ? 'forMe' : null) : among(people, filters.assigned),
      q: searchOf(filters),
      grouped: true,
    },
    page,
    pageSize,
    sort: sort.replace('area', 'room') || null,
  }
}

/** The same question for a file, which holds every task by itself. */
export function exportedTasks({ filter, sort }: Pick<TasksQueryVariables, 'filter' | 'sort'>) {
  const { grouped: _lines, ...narrowed } = filter
  return { ...narrowed, sort: sort ?? '' }
}

/** What is searched for; null below two characters. */
function searchOf({ q }: TaskFilters): string | null {
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
  return useListAddress('tasks', readTaskAddress, { kept: 'show' })
}
