import { chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { problemOf } from '../../lib/problem'
import { TextLink } from '../../ui/action/link'
import { LoadingState, ProblemState } from '../../ui/feedback/states'
import { namesOf, TaskDue } from './task-due'
import { tasksMessages as m } from './tasks-messages.generated'
import { taskPath } from './tasks-paths'
import {
  useTasksOfGroupQuery,
  type TaskGroupFieldsFragment,
  type TasksQueryVariables,
} from './tasks.generated'

interface TasksOfGroupProps {
  group: TaskGroupFieldsFragment
  /** What the list shows; the group holds what of it is alike. */
  filter: TasksQueryVariables['filter']
  /** Id of the person who reads. */
  me: string
  /** The tasks are about several agencies. */
  withAgency: boolean
}

interface TaskGroupProps extends TasksOfGroupProps {
  /** What is known of them all; it stays under their line when that opens. */
  children?: ReactNode
}

/** Several tasks of one kind in one line, which opens into them. */
export function TaskGroup({ group, children, ...rest }: TaskGroupProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <>
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        display="inline-flex"
        justifySelf="start"
        alignItems="center"
        gap="6px"
        minHeight="28px"
        font="inherit"
        textAlign="start"
        color="brand.fg"
        cursor="pointer"
        _hover={{ textDecoration: 'underline' }}
        css={{ '& > svg': { flex: 'none' } }}
      >
        <Chevron size={16} aria-hidden />
        {group.label}
      </chakra.button>
      {children}
      {isOpen && (
        <chakra.div
          id={id}
          gridColumn="1 / -1"
          marginTop="6px"
          paddingInlineStart="12px"
          borderInlineStart="3px solid {colors.brand.solid}"
        >
          <TasksOfGroup group={group} {...rest} />
        </chakra.div>
      )}
    </>
  )
}

function TasksOfGroup({ group, filter, me, withAgency }: TasksOfGroupProps) {
  const { data, error, refetch } = useTasksOfGroupQuery({
    variables: { filter: { ...filter, grouped: null, group: group.id }, page: 1 },
    fetchPolicy: 'network-only',
  })
  if (!data)
    return error ? (
      <ProblemState
        problem={problemOf(error)}
        what={m.what.tasks}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <LoadingState what={m.what.tasks} />
    )
  const { rows, total } = data.tasks
  return (
    <>
      <chakra.ul aria-label={group.label} textStyle="bodySmall">
        {rows.map((task) => (
          <chakra.li
            key={task.id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="2px 14px"
            padding="5px 0"
            css={{ '& + &': { borderTop: '1px solid {colors.border.subtle}' } }}
          >
            <chakra.span flex="1 1 240px" minWidth="0">
              <TextLink to={taskPath(task)}>
                {withAgency && task.agency ? `${task.agency}: ${task.label}` : task.label}
              </TextLink>
            </chakra.span>
            <chakra.span textStyle="hint" color="fg.muted">
              {namesOf(task, me)}
            </chakra.span>
            <TaskDue deadline={task.deadline} />
          </chakra.li>
        ))}
      </chakra.ul>
      {total > rows.length && (
        <chakra.p textStyle="hint" color="fg.muted">
          {m.moreInGroup({ n: total - rows.length })}
        </chakra.p>
      )}
    </>
  )
}
