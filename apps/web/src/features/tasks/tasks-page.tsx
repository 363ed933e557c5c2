import { useMemo } from 'react'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import { laterFacts } from '../../ui/layout/page-header'
import { ListPage } from '../../ui/list/list-page'
import { useServerList, useServerTools } from '../../ui/list/use-server-list'
import { taskColumns } from './task-columns'
import { exportedTasks, noFilters, taskFilterFields, taskVariables, useTaskAddress } from './tasks-filters'
import { tasksMessages as m } from './tasks-messages.generated'
import { tasksPaths } from './tasks-paths'
import { TasksDocument, type TasksQuery } from './tasks.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'group opened',
  'waiting for others',
  'filtered to nothing',
  'nothing to do',
  'error',
  'offline',
]

/** Columns of the screen that are others in a file. */
const exportedAs: Readonly<Record<string, readonly string[]>> = {
  area: ['room'],
  due: ['due', 'derivation'],
}

/** What the person has to do in every area, and what they wait for; several tasks of one kind in one line. */
export function Component() {
  const viewer = useViewer()
  const isLocal = viewer.leaId != null
  const onlyWaiting = viewer.isLiaison
  const usual = onlyWaiting ? 'waiting' : 'mine'
  const { list, address, answer, choices, change } = useServerList({
    address: useTaskAddress(),
    query: TasksDocument,
    variables: (query, withChoices) => ({
      ...taskVariables(query, usual),
      withChoices: withChoices && !isLocal,
    }),
    page: ({ tasks }: TasksQuery) => tasks,
    choices: (data) => data.choices,
    noFilters,
  })
  const { filters } = address
  const variables = useMemo(() => taskVariables(address, usual), [address, usual])
  const { filter } = variables
  const show = filter.show ?? 'mine'
  const tools = useServerTools({
    list: 'tasks',
    path: tasksPaths.export,
    shown: exportedTasks(variables),
    exportedAs,
  })
  const columns = useMemo(
    () => taskColumns({ me: viewer.id, agency: !isLocal, filter }),
    [viewer.id, isLocal, filter],
  )
  return (
    <ListPage
      header={{
        title: m.title,
        breadcrumb: [{ label: m.landingPage, to: '/' }, { label: m.title }],
        facts: answer ? factsOf(answer) : laterFacts,
      }}
      title={m.caption[show]}
      caption={m.title}
      wide
      list={list}
      columns={columns}
      getRowId={({ id }) => id}
      tools={tools}
      filters={{
        label: m.filters,
        fields: taskFilterFields({
          filters,
          agencies: isLocal ? undefined : (choices?.agencies ?? undefined),
          onlyWaiting,
        }),
      }}
      empty={{
        ...m.nothing[show],
        action: show === 'mine' && filters.assigned === '' && (
          <Button size="sm" onClick={() => change({ assigned: 'anyone' })}>
            {m.ofEverybody}
          </Button>
        ),
      }}
      noMatch={{ title: m.noMatchTitle, body: m.noMatchBody, clear: m.clear }}
    />
  )
}

const factsOf = ({ overdue, dueThisWeek }: TasksQuery['tasks']): string =>
  overdue + dueThisWeek === 0 ? m.nothingUrgent : m.facts({ overdue, week: dueThisWeek })
