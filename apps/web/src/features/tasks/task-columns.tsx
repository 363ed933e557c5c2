import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { ArrowRight } from 'lucide-react'
import { formatDateTime } from '../../lib/format'
import type { DataColumn } from '../../ui/data-table'
import { LinkButton, TextLink } from '../../ui/link'
import { namesOf, TaskDue } from './task-due'
import { tasksMessages } from './tasks-messages'
import { taskPath } from './tasks-paths'
import type { TaskFieldsFragment as Task } from './tasks.generated'

const heads = tasksMessages.columns

interface TaskColumnsOptions {
  /** Id of the person who reads. */
  me: string
  /** Off for people of one agency: it would be the same in every row. */
  agency: boolean
}

/** Columns of the task list. */
export function taskColumns({ me, agency }: TaskColumnsOptions): DataColumn<Task>[] {
  return [
    {
      id: 'label',
      header: heads.label,
      rowHeader: true,
      cell: (task) => (
        <>
          <TextLink to={taskPath(task)}>{task.label}</TextLink>
          {task.part && (
            <chakra.span display="block" textStyle="hint" color="fg.muted">
              {task.year === null ? task.part : `${task.part}, ${complianceYearName(task.year)}`}
            </chakra.span>
          )}
        </>
      ),
    },
    { id: 'room', header: heads.room, sortValue: ({ room }) => room, cell: ({ room }) => room },
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
    { id: 'assignees', header: heads.assignees, cell: (task) => namesOf(task, me) },
    {
      id: 'since',
      header: heads.since,
      sortValue: ({ since }) => since ?? null,
      cell: ({ since }) => (
        <chakra.span whiteSpace="nowrap">{since ? formatDateTime(since) : '-'}</chakra.span>
      ),
    },
    {
      id: 'actions',
      header: heads.actions,
      align: 'end',
      cell: (task) => (
        <LinkButton
          size="sm"
          to={taskPath(task)}
          icon={<ArrowRight size={14} aria-hidden />}
          aria-label={tasksMessages.goTo(task.label)}
        >
          {tasksMessages.go}
        </LinkButton>
      ),
    },
  ]
}
