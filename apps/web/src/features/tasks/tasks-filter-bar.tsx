import { taskAreas } from '@portal/domain'
import { FilterBar } from '../../ui/list/filter-bar'
import { FilterSearch, filterChoices } from '../../ui/list/filter-fields'
import { filtersSet } from '../../ui/list/filters-set'
import type { TaskChangeOfAddress, TaskFilters } from './tasks-filters'
import { tasksMessages as m } from './tasks-messages'
import type { TaskChoicesFieldsFragment } from './tasks.generated'

const searchWaitMs = 300

/** What is to be done begins with the person's own, what others have to do with everybody's. */
function assignees(isMine: boolean) {
  const { me, forMe, nobody } = m.assignees
  return [
    ...(isMine ? [{ value: 'anyone', label: m.anyone }] : [{ value: 'forMe', label: forMe }]),
    { value: 'me', label: me },
    { value: 'nobody', label: nobody },
  ]
}

interface TasksFilterBarProps {
  filters: TaskFilters
  /** Undefined for people of one agency, and while they have not come. */
  agencies: NonNullable<TaskChoicesFieldsFragment['agencies']> | undefined
  /** For those who only read there is but one list. */
  onlyWaiting: boolean
  onChange: (next: TaskChangeOfAddress) => void
  onClear: () => void
}

/** What the tasks are narrowed by. Everything is in the address. */
export function TasksFilterBar({ filters, agencies, onlyWaiting, onChange, onClear }: TasksFilterBarProps) {
  const choice = filterChoices(filters, onChange)
  const isMine = !onlyWaiting && filters.show !== 'waiting'
  const named = (words: Record<string, string>) =>
    Object.entries(words).map(([value, label]) => ({ value, label }))
  return (
    <FilterBar label={m.filters} set={filtersSet(filters, 'show')} onClear={onClear}>
      <FilterSearch
        label={m.search}
        hint={m.searchHint}
        waitMs={searchWaitMs}
        value={filters.q}
        onChange={(q) => onChange({ q })}
      />
      {!onlyWaiting && choice('show', m.show, m.mine, [{ value: 'waiting', label: m.waiting }])}
      {choice(
        'area',
        m.area,
        m.everyArea,
        taskAreas.map((area) => ({ value: area, label: area })),
      )}
      {agencies &&
        choice(
          'leaId',
          m.agency,
          m.everyAgency,
          agencies.map(({ id, code, shortName }) => ({ value: String(id), label: `${code} ${shortName}` })),
        )}
      {choice('due', m.due, m.anyDue, named(m.dues))}
      {choice('assigned', m.assigned, isMine ? m.assignees.forMe : m.anyone, assignees(isMine))}
    </FilterBar>
  )
}
