import { chakra } from '@chakra-ui/react'
import { useViewer } from '../../lib/session/viewer'
import { Avatar } from '../../ui/avatar'
import { Card } from '../../ui/layout/card'
import { TextLink } from '../../ui/action/link'
import { EmptyState, LoadingState, ProblemState, type ShownProblem } from '../../ui/feedback/states'
import { namesOf, TaskDue } from './task-due'
import { TaskGroup } from './task-group'
import { tasksMessages as m } from './tasks-messages.generated'
import { taskPath, tasksPaths } from './tasks-paths'
import type { TaskPageFieldsFragment as TaskPage, TasksQueryVariables } from './tasks.generated'

type Filter = TasksQueryVariables['filter']
type Task = TaskPage['rows'][number]

/** The tasks of the page's one request. */
export interface TasksPart {
  /** Null or undefined while loading, and after an error. */
  tasks: TaskPage | null | undefined
  problem: ShownProblem | undefined
  onRetry: () => void
}

/** The first tasks of the person, for the landing page: those that name them, and those that name no person. */
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
                <PanelRow key={task.id} task={task} me={viewer.id} filter={filter} withArea={withArea} />
              ))}
            </ul>
            {left > 0 && (
              <chakra.p padding="10px 14px" borderTop="1px solid {colors.border.subtle}">
                <TextLink to={list}>{m.more({ n: left })}</TextLink>
              </chakra.p>
            )}
          </>
        )
      ) : problem ? (
        <ProblemState problem={problem} what={m.what.tasks} onRetry={onRetry} />
      ) : (
        <LoadingState what={m.what.tasks} />
      )}
    </Card>
  )
}

interface PanelRowProps {
  task: Task
  /** Id of the person who reads. */
  me: string
  filter: Filter
  withArea: boolean
}

function PanelRow({ task, me, filter, withArea }: PanelRowProps) {
  const { group } = task
  const [first] = task.assignees
  const facts = (
    <>
      <chakra.p textStyle="hint" color="fg.muted" gridColumn={{ md: '2' }}>
        {[withArea ? task.room : task.agency, task.part].filter(Boolean).join(', ')}
      </chakra.p>
      <chakra.div textStyle="body" gridColumn={{ md: '1' }} gridRow={{ md: '1 / span 2' }}>
        <TaskDue deadline={task.deadline} />
      </chakra.div>
      {withArea && !group && (
        <chakra.p
          display="flex"
          alignItems="center"
          alignSelf="center"
          gap="8px"
          gridColumn={{ md: '3' }}
          gridRow={{ md: '1 / span 2' }}
          textStyle="hint"
          color={first ? 'fg.default' : 'fg.muted'}
        >
          {first && <Avatar name={first.fullName} size={26} />}
          {namesOf(task, me)}
        </chakra.p>
      )}
    </>
  )
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '186px minmax(0, 1fr) minmax(0, auto)' }}
      gap="4px 16px"
      alignItems="start"
      padding="10px 14px"
      borderTop="1px solid {colors.border.subtle}"
      textStyle="blockTitle"
      _first={{ borderTop: '0' }}
    >
      {group ? (
        <TaskGroup group={group} filter={filter} me={me} withAgency={task.agency === null}>
          {facts}
        </TaskGroup>
      ) : (
        <>
          <p>
            <TextLink to={taskPath(task)}>{task.label}</TextLink>
          </p>
          {facts}
        </>
      )}
    </chakra.li>
  )
}
