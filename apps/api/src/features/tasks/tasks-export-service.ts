import type { TableCell } from '@portal/domain'
import { taskExportColumns, type exportTasks, type QueryOf } from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import {
  insistOnSheetSize,
  portionsOf,
  type ExportedTable,
  aboutExport,
} from '../../server/files/send-table.js'
import { listTaskRows, type Asking, type Task } from './tasks-read-model.js'
import { type Caller, recordAct } from '../../server/command.js'

type Column = (typeof taskExportColumns)[number]

/** Most rows of one export. */
const mostExported = 50_000

const columnsOf: Record<Column, { heading: string; cell: (row: Task) => TableCell }> = {
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
  { actor, ctx, ...office }: Caller & Omit<Asking, 'now'>,
  query: QueryOf<typeof exportTasks>,
): Promise<ExportedTable> {
  const { format, columns: wanted, ...filter } = query
  const columns = taskExportColumns.filter((name) => wanted === undefined || wanted.split(',').includes(name))
  const { rows, total } = await deps.db.transaction(async (tx) => {
    const page = { page: 1, pageSize: mostExported }
    const found = await listTaskRows(tx, actor, { ...filter, ...page }, { now: ctx.now, ...office })
    await recordAct({ tx, actor, ctx }, 'exportTasks', {
      targetType: 'task',
      targetId: 'export',
      leaId: filter.leaId ?? actor.leaId,
      after: { ...query, tasks: found.rows.length },
    })
    return found
  })
  insistOnSheetSize(format, rows.length)
  return {
    format,
    name: ['tasks', filter.show === 'waiting' ? 'waiting' : 'mine'],
    now: ctx.now,
    title: 'Tasks',
    headings: columns.map((column) => columnsOf[column].heading),
    about: [
      ...aboutExport({ actor, now: ctx.now }, [
        ['Show', filter.show === 'waiting' ? 'Waiting for others' : 'To do'],
        ['Area', filter.room],
        ['Agency', filter.leaId === undefined ? null : (rows[0]?.agency ?? filter.leaId)],
        ['Due', filter.due],
        ['Assigned', filter.assigned],
        ['Search', filter.q],
        ['Order', filter.sort],
      ]),
      ['Tasks', total.toLocaleString('en-US')],
      ['Since', 'Eastern time.'],
    ],
    portions: portionsOf(rows, (row) => columns.map((column) => columnsOf[column].cell(row))),
  }
}
