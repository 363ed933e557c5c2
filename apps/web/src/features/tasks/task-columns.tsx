import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { formatDateTime } from '../../lib/format'
import type { DataColumn } from '../../ui/table/data-table'
import { TextLink } from '../../ui/action/link'
import { namesOf, TaskDue } from './task-due'
import { TaskGroup } from './task-group'
import { tasksMessages } from './tasks-messages.generated'
import { taskPath } from './tasks-paths'
import type { TasksQuery, TasksQueryVariables } from './tasks.generated'

type Task = TasksQuery['tasks']['rows'][number]

const heads = tasksMessages.columns

interface TaskColumnsOptions {
  /** Id of the person who reads. */
  me: string
  /** Off for people of one agency: it would be the same in every row. */
  agency: boolean
  /** What the list shows, for the tasks of its groups. */
  filter: TasksQueryVariables['filter']
}

/** Columns of the task list. */
export function taskColumns({ me, agency, filter }: TaskColumnsOptions): DataColumn<Task>[] {
  return [
    {
      id: 'label',
      header: heads.label,
      rowHeader: true,
      cell: (task) => {
        const facts = task.part && (
          <chakra.span display="block" textStyle="hint" color="fg.muted">
            {task.year === null ? task.part : `${task.part}, ${complianceYearName(task.year)}`}
          </chakra.span>
        )
        return task.group ? (
          <TaskGroup group={task.group} filter={filter} me={me} withAgency={task.agency === null}>
            {facts}
          </TaskGroup>
        ) : (
          <>
            <TextLink to={taskPath(task)}>{task.label}</TextLink>
            {facts}
          </>
        )
      },
    },
    { id: 'area', header: heads.area, sortValue: ({ room }) => room, cell: ({ room }) => room },
    ...(agency
      ? [
          {
            id: 'agency',
            header: heads.agency,
            sortValue: (task: Task) => task.agency ?? null,
            cell: (task: Task) => task.agency ?? '',
          },
        ]
      : []),
    {
      id: 'due',
      header: heads.due,
      sortValue: ({ deadline }) => deadline?.due ?? null,
      cell: ({ deadline }) => <TaskDue deadline={deadline} />,
    },
    { id: 'assignees', header: heads.assignees, cell: (task) => (task.group ? '' : namesOf(task, me)) },
    {
      id: 'since',
      header: heads.since,
      sortValue: ({ since }) => since ?? null,
      cell: ({ since }) => (
        <chakra.span whiteSpace="nowrap">{since ? formatDateTime(since) : '-'}</chakra.span>
      ),
    },
  ]
}
