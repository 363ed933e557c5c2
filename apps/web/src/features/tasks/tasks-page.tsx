import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { failedChoices, listProblem } from '../../lib/lists/list-problem'
import { useChoices } from '../../lib/lists/use-choices'
import { useListPage } from '../../lib/lists/use-last-answer'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { ChoicesAlert } from '../../ui/feedback/choices-alert'
import { DataTable } from '../../ui/table/data-table'
import { exportFromServer } from '../../ui/list/list-export'
import { PageHeader } from '../../ui/layout/page-header'
import { Pager } from '../../ui/list/pager'
import { useListColumns } from '../../ui/list/use-list-columns'
import { tellFailure } from '../../ui/feedback/tell-failure'
import { taskColumns } from './task-columns'
import { TasksFilterBar } from './tasks-filter-bar'
import { exportedTasks, isFiltered, taskVariables, useTaskAddress } from './tasks-filters'
import { tasksMessages as m } from './tasks-messages'
import { tasksPaths } from './tasks-paths'
import { useTasksQuery, type TaskChoicesFieldsFragment } from './tasks.generated'

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
  const [address, change, clear] = useTaskAddress()
  const { filters, page, pageSize, sort } = address
  const isLocal = viewer.leaId != null
  const onlyWaiting = viewer.isLiaison
  const variables = useMemo(
    () => taskVariables(address, onlyWaiting ? 'waiting' : 'mine'),
    [address, onlyWaiting],
  )
  const show = variables.filter.show ?? 'mine'
  const { choices, withChoices, keep } = useChoices<TaskChoicesFieldsFragment>(variables)
  const {
    data: current,
    previousData,
    error,
    loading,
    refetch,
  } = useTasksQuery({
    variables: { ...variables, withChoices: withChoices && !isLocal },
    fetchPolicy: 'network-only',
    // The filters may lack their choices.
    errorPolicy: 'all',
  })
  keep(current?.choices)
  const shown = (current ?? previousData)?.tasks
  const listed = useListPage(
    { current: current?.tasks, previous: previousData?.tasks, failed: error !== undefined },
    filters,
  )
  const rows = listed?.rows
  const [hidden, onHidden] = useListColumns('tasks')
  const { filter } = variables
  const columns = useMemo(
    () => taskColumns({ me: viewer.id, agency: !isLocal, filter }),
    [viewer.id, isLocal, filter],
  )
  return (
    <>
      <PageHeader
        title={m.title}
        breadcrumb={[{ label: m.landingPage, to: '/' }, { label: m.title }]}
        facts={shown ? m.facts(shown.overdue, shown.dueThisWeek) : undefined}
      />
      <Card
        title={m.caption[show]}
        padded={false}
        {...(shown ? { note: shown.total.toLocaleString('en-US') } : {})}
      >
        {failedChoices(error) && <ChoicesAlert />}
        <TasksFilterBar
          filters={filters}
          agencies={isLocal ? undefined : (choices?.agencies ?? undefined)}
          onlyWaiting={onlyWaiting}
          onChange={change}
          onClear={clear}
        />
        <chakra.div aria-busy={loading || undefined} opacity={loading && shown ? 0.6 : 1}>
          <DataTable
            wide
            caption={m.title}
            columns={columns}
            rows={rows}
            getRowId={({ id }) => id}
            problem={listProblem(error)}
            onRetry={() => void refetch().catch(() => undefined)}
            order={sort}
            onOrder={(next) => change({ sort: next })}
            tools={{
              hidden,
              onHidden,
              onExport: (choice, { columns: ids }) =>
                tellFailure(() =>
                  exportFromServer(choice, tasksPaths.export, {
                    ...exportedTasks(variables),
                    columns: ids.flatMap((one) => exportedAs[one] ?? [one]).join(','),
                  }),
                ),
            }}
            empty={
              isFiltered(filters)
                ? {
                    title: m.noMatchTitle,
                    body: m.noMatchBody,
                    action: (
                      <Button size="sm" onClick={clear}>
                        {m.clear}
                      </Button>
                    ),
                  }
                : {
                    ...m.nothing[show],
                    action: show === 'mine' && filters.assigned === '' && (
                      <Button size="sm" onClick={() => change({ assigned: 'anyone' })}>
                        {m.ofEverybody}
                      </Button>
                    ),
                  }
            }
          />
        </chakra.div>
        <Pager label={m.title} page={page} pageSize={pageSize} total={shown?.total} onChange={change} />
      </Card>
    </>
  )
}
