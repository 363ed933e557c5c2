import { chakra } from '@chakra-ui/react'
import { taskRooms } from '@portal/domain'
import { X } from 'lucide-react'
import { Button } from '../../ui/button'
import { FilterSearch, filterChoices } from '../../ui/filter-fields'
import { FilterFold } from '../../ui/filter-fold'
import { isFiltered, type TaskChangeOfAddress, type TaskFilters } from './tasks-filters'
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
    <chakra.div
      role="search"
      aria-label={m.filters}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 160px), 1fr))"
      gap="8px 12px"
      alignItems="end"
      padding="12px 14px"
      borderBottom="1px solid {colors.border.subtle}"
    >
      <FilterSearch
        label={m.search}
        hint={m.searchHint}
        waitMs={searchWaitMs}
        value={filters.q}
        onChange={(q) => onChange({ q })}
      />
      <FilterFold narrowed={isFiltered(filters)}>
        {!onlyWaiting && choice('show', m.show, m.mine, [{ value: 'waiting', label: m.waiting }])}
        {choice(
          'area',
          m.area,
          m.everyArea,
          taskRooms.map((room) => ({ value: room, label: room })),
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
        {isFiltered(filters) && (
          <Button size="sm" icon={<X aria-hidden />} onClick={onClear}>
            {m.clear}
          </Button>
        )}
      </FilterFold>
    </chakra.div>
  )
}
