import { taskExportColumns, type exportTasks, type QueryOf } from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { exportedList, type ExportColumns } from '../../server/files/exported-list.js'
import type { ExportedTable } from '../../server/files/send-table.js'
import { listTaskRows, type TaskContext, type Task } from './tasks-read-model.js'
import type { Caller } from '../../server/command.js'

type Column = (typeof taskExportColumns)[number]

/** Most rows of one export. */
const mostExported = 50_000

const columns: ExportColumns<Column, Task> = {
  label: { heading: 'What to do', cell: ({ label }) => label },
  room: { heading: 'Area', cell: ({ room }) => room },
  agency: { heading: 'Agency', cell: ({ agency }) => agency },
  due: { heading: 'Due', cell: ({ deadline }) => (deadline ? { day: deadline.due } : null) },
  derivation: { heading: 'How the date came about', cell: ({ deadline }) => deadline?.derivation ?? null },
  assignees: {
    heading: 'Assigned to',
    cell: ({ assignees }) => assignees.map(({ fullName }) => fullName).join(', ') || null,
  },
  since: { heading: 'Since', cell: ({ since }) => (since === null ? null : new Date(since)) },
}

/** The task list as the person sees it. That it was taken away is recorded. */
export async function exportedTasks(
  deps: ApiDeps,
  { actor, ctx, ...office }: Caller & Omit<TaskContext, 'now'>,
  query: QueryOf<typeof exportTasks>,
): Promise<ExportedTable> {
  return exportedList(deps, { actor, ctx }, query, {
    order: taskExportColumns,
    columns,
    title: 'Tasks',
    name: ['tasks', query.show === 'waiting' ? 'waiting' : 'mine'],
    history: {
      action: 'exportTasks',
      targetType: 'task',
      leaId: query.leaId ?? actor.leaId,
      counted: 'tasks',
    },
    async read(tx) {
      const page = { page: 1, pageSize: mostExported }
      const { rows, total } = await listTaskRows(
        tx,
        actor,
        { ...query, ...page },
        { now: ctx.now, ...office },
      )
      return {
        rows,
        filters: [
          ['Show', query.show === 'waiting' ? 'Waiting for others' : 'To do'],
          ['Area', query.room],
          ['Agency', query.leaId === undefined ? null : (rows[0]?.agency ?? query.leaId)],
          ['Due', query.due],
          ['Assigned', query.assigned],
          ['Search', query.q],
          ['Order', query.sort],
        ],
        about: [
          ['Tasks', total.toLocaleString('en-US')],
          ['Since', 'Eastern time.'],
        ],
      }
    },
  })
}
