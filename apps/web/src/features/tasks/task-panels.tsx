import { chakra } from '@chakra-ui/react'
import { useViewer } from '../../lib/viewer'
import { Card } from '../../ui/card'
import { TextLink } from '../../ui/link'
import { EmptyState, LoadingState, ProblemState, type ShownProblem } from '../../ui/states'
import { namesOf, TaskDue } from './task-due'
import { tasksMessages as m } from './tasks-messages'
import { taskPath, tasksPaths } from './tasks-paths'
import type {
  TaskFieldsFragment as Task,
  TaskPageFieldsFragment as TaskPage,
  TasksQueryVariables,
} from './tasks.generated'

type Filter = TasksQueryVariables['filter']

/** What the page's one request brought of the tasks. */
export interface TasksPart {
  /** Null or undefined while nothing has come, and where it failed. */
  tasks: TaskPage | null | undefined
  problem: ShownProblem | undefined
  onRetry: () => void
}

/** The first tasks of the person, for the landing page: those that name them, and those that name nobody. */
export function MyTasks(part: TasksPart) {
  return <TaskPanel {...part} title={m.myTasks} filter={{ show: 'mine', assigned: 'forMe' }} />
}

/** What is to be done next at one agency, for the local dashboard; people of the state see the agency's side. */
export function NextActions({ leaId, ...part }: TasksPart & { leaId: number }) {
  const isLocal = useViewer().leaId != null
  const filter: Filter = { show: isLocal ? 'mine' : 'waiting', leaId }
  return <TaskPanel {...part} title={m.nextActions} filter={filter} withArea />
}

interface TaskPanelProps extends TasksPart {
  title: string
  /** What the whole list shows that the panel is the beginning of. */
  filter: Filter
  /** Says which area it is and who does it. */
  withArea?: boolean
}

function TaskPanel({ title, filter, tasks: shown, problem, onRetry, withArea = false }: TaskPanelProps) {
  const viewer = useViewer()
  const query = new URLSearchParams({
    ...(filter.show === 'waiting' ? { show: 'waiting' } : {}),
    ...(filter.leaId == null ? {} : { leaId: String(filter.leaId) }),
    // The list begins with the person's own.
    ...(filter.show === 'mine' && filter.assigned == null ? { assigned: 'anyone' } : {}),
  }).toString()
  const list = query === '' ? tasksPaths.list : `${tasksPaths.list}?${query}`
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
                <PanelRow key={task.id} task={task} me={viewer.id} withArea={withArea} />
              ))}
            </ul>
            {left > 0 && (
              <chakra.p padding="10px 14px" borderTop="1px solid {colors.border.subtle}">
                <TextLink to={list}>{m.more(left)}</TextLink>
              </chakra.p>
            )}
          </>
        )
      ) : problem ? (
        <ProblemState problem={problem} what="tasks" onRetry={onRetry} />
      ) : (
        <LoadingState what="tasks" />
      )}
    </Card>
  )
}

function PanelRow({ task, me, withArea }: { task: Task; me: string; withArea: boolean }) {
  const facts = [task.agency, task.part, ...(withArea ? [task.room, namesOf(task, me)] : [])]
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
