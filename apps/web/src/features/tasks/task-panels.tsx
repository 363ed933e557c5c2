import { chakra } from '@chakra-ui/react'
import { problemOf } from '../../lib/problem'
import { useViewer } from '../../lib/viewer'
import { Card } from '../../ui/card'
import { TextLink } from '../../ui/link'
import { EmptyState, LoadingState, ProblemState } from '../../ui/states'
import { namesOf, TaskDue } from './task-due'
import { tasksMessages as m } from './tasks-messages'
import { taskPath, tasksPaths } from './tasks-paths'
import { useTasksQuery, type TaskFieldsFragment as Task, type TasksQueryVariables } from './tasks.generated'

type Filter = TasksQueryVariables['filter']

/** The first tasks of the person, for the landing page: those that name them, and those that name nobody. */
export function MyTasks() {
  const onlyWaiting = useViewer().isLiaison
  if (onlyWaiting) return null
  return <TaskPanel title={m.myTasks} filter={{ show: 'mine', assigned: 'forMe' }} most={5} />
}

/** What is to be done next at one agency, for the local dashboard; people of the state see the agency's side. */
export function NextActions({ leaId }: { leaId: number }) {
  const isLocal = useViewer().leaId != null
  const filter: Filter = { show: isLocal ? 'mine' : 'waiting', leaId }
  return <TaskPanel title={m.nextActions} filter={filter} most={8} withRoom />
}

interface TaskPanelProps {
  title: string
  filter: Filter
  most: number
  /** Says which room it is and who does it. */
  withRoom?: boolean
}

function TaskPanel({ title, filter, most, withRoom = false }: TaskPanelProps) {
  const viewer = useViewer()
  const { data, error, refetch } = useTasksQuery({
    variables: { filter, page: 1, pageSize: most, sort: null },
    fetchPolicy: 'cache-and-network',
  })
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) =>
      value == null || value === 'mine' ? [] : [[name, String(value)]],
    ),
  ).toString()
  const list = query === '' ? tasksPaths.list : `${tasksPaths.list}?${query}`
  const shown = data?.tasks
  const left = (shown?.total ?? 0) - (shown?.rows.length ?? 0)
  return (
    <Card
      title={title}
      padded={false}
      {...(shown ? { note: shown.total.toLocaleString('en-US') } : {})}
      actions={<TextLink to={list}>{m.all}</TextLink>}
    >
      {shown ? (
        shown.rows.length === 0 ? (
          <EmptyState title={m.nothing[filter.show ?? 'mine'].title}>
            {m.nothing[filter.show ?? 'mine'].body}
          </EmptyState>
        ) : (
          <>
            <ul>
              {shown.rows.map((task) => (
                <PanelRow key={task.id} task={task} me={viewer.id} withRoom={withRoom} />
              ))}
            </ul>
            {left > 0 && (
              <chakra.p padding="10px 14px" borderTop="1px solid {colors.border.subtle}">
                <TextLink to={list}>{m.more(left)}</TextLink>
              </chakra.p>
            )}
          </>
        )
      ) : error ? (
        <ProblemState
          problem={problemOf(error)}
          what="tasks"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <LoadingState what="tasks" />
      )}
    </Card>
  )
}

function PanelRow({ task, me, withRoom }: { task: Task; me: string; withRoom: boolean }) {
  const facts = [task.agency, task.part, ...(withRoom ? [task.room, namesOf(task, me)] : [])]
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) 200px' }}
      gap="6px 16px"
      alignItems="start"
      padding="10px 14px"
      borderTop="1px solid {colors.border.subtle}"
      _first={{ borderTop: '0' }}
    >
      <div>
        <chakra.p textStyle="blockTitle">
          <TextLink to={taskPath(task)}>{task.label}</TextLink>
        </chakra.p>
        <chakra.p textStyle="hint" color="fg.muted">
          {facts.filter(Boolean).join(', ')}
        </chakra.p>
      </div>
      <TaskDue deadline={task.deadline} />
    </chakra.li>
  )
}
