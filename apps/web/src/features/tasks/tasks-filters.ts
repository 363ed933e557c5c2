import { taskAreas } from '@portal/domain'
import {
  choice,
  agencyOptions,
  namedOptions,
  valueOptions,
  searchWaitMs,
  type FilterField,
} from '../../ui/list/list-filters'
import { searchedFor } from '../../lib/lists/searched-for'
import { anyText, isNumber, listAddress, numberOf, oneOf, type ListAddress } from '../../ui/list/list-address'
import { tasksMessages as m } from './tasks-messages.generated'
import type { TaskChoicesFieldsFragment, TasksQueryVariables } from './tasks.generated'

const dues = ['overdue', 'week', 'month', 'none'] as const
const people = ['me', 'forMe', 'nobody'] as const
/** Without a filter in the address the person's own tasks are shown. */
const everybody = 'anyone'
const shows = ['mine', 'waiting'] as const
const among = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null

type TaskFilter = 'show' | 'area' | 'leaId' | 'due' | 'assigned' | 'q'
type TaskAddress = ListAddress<TaskFilter>

export const { read: readTaskAddress, useAddress: useTaskAddress } = listAddress<TaskFilter>(
  'tasks',
  {
    show: oneOf(...shows),
    area: oneOf(...taskAreas),
    leaId: isNumber,
    due: oneOf(...dues),
    assigned: oneOf(everybody, ...people),
    q: anyText,
  },
  { sortable: ['due', 'agency', 'area', 'since'], kept: 'show' },
)

/** Whose tasks are shown narrows nothing: both sides are whole lists. */
export const noFilters = ['show'] as const

/** The variables of the request; `show` is the default where the address says nothing. */
export function taskVariables(
  { filters, page, pageSize, sort }: TaskAddress,
  show: 'mine' | 'waiting',
): Omit<TasksQueryVariables, 'withChoices'> {
  const shown = among(shows, filters.show) ?? show
  return {
    filter: {
      show: shown,
      room: filters.area || null,
      leaId: numberOf(filters.leaId),
      due: among(dues, filters.due),
      assigned:
        filters.assigned === '' ? (shown === 'mine' ? 'forMe' : null) : among(people, filters.assigned),
      q: searchedFor(filters.q),
      grouped: true,
    },
    page,
    pageSize,
    sort: sort.replace('area', 'room') || null,
  }
}

/** The same filters for a file, which holds every task by itself. */
export function exportedTasks({ filter, sort }: Pick<TasksQueryVariables, 'filter' | 'sort'>) {
  const { grouped: _lines, ...narrowed } = filter
  return { ...narrowed, sort: sort ?? '' }
}

interface TaskFieldsOptions {
  filters: TaskAddress['filters']
  /** Undefined for people of one agency, and while they load. */
  agencies: NonNullable<TaskChoicesFieldsFragment['agencies']> | undefined
  /** For those who only read there is but one list. */
  onlyWaiting: boolean
}

/** What the tasks are narrowed by. */
export function taskFilterFields({
  filters,
  agencies,
  onlyWaiting,
}: TaskFieldsOptions): FilterField<TaskFilter>[] {
  const isMine = !onlyWaiting && filters.show !== 'waiting'
  return [
    { kind: 'search', name: 'q', label: m.search, hint: m.searchHint, waitMs: searchWaitMs },
    !onlyWaiting && choice('show', m.show, m.mine, [{ value: 'waiting', label: m.waiting }]),
    choice('area', m.area, m.everyArea, valueOptions(taskAreas)),
    agencies && choice('leaId', m.agency, m.everyAgency, agencyOptions(agencies)),
    choice('due', m.due, m.anyDue, namedOptions(m.dues)),
    choice('assigned', m.assigned, isMine ? m.assignees.forMe : m.anyone, assignees(isMine)),
  ]
}

/** What is to be done begins with the person's own, what others have to do with everybody's. */
function assignees(isMine: boolean) {
  const { me, forMe, nobody } = m.assignees
  return [
    ...(isMine ? [{ value: everybody, label: m.anyone }] : [{ value: 'forMe', label: forMe }]),
    { value: 'me', label: me },
    { value: 'nobody', label: nobody },
  ]
}
