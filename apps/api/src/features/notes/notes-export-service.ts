import { canUseNotes, complianceYearName, noteCategories, type TableCell } from '@portal/domain'
import { noteExportColumns, type exportNotes, type QueryOf } from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import {
  insistOnSheetSize,
  portionsOf,
  type ExportedTable,
  aboutExport,
} from '../../server/files/send-table.js'
import { insist } from '../../server/verdicts.js'
import { listNotesForExport } from './notes-read-model.js'
import { type Caller, recordAct } from '../../server/command.js'

type Column = (typeof noteExportColumns)[number]
type Row = Awaited<ReturnType<typeof listNotesForExport>>[number]

/** Longest text that a cell of a sheet takes. */
const mostCellCharacters = 32_767

const columnsOf: Record<Column, { heading: string; cell: (row: Row) => TableCell }> = {
  title: { heading: 'Note', cell: ({ plainText }) => plainText.slice(0, mostCellCharacters) },
  agency: { heading: 'Agency', cell: ({ agency }) => agency },
  year: { heading: 'Year', cell: ({ year }) => complianceYearName(year) },
  category: { heading: 'Category', cell: ({ category }) => noteCategories[category] ?? null },
  part: { heading: 'Part', cell: ({ part }) => part },
  createdBy: { heading: 'Author', cell: ({ createdBy }) => createdBy.fullName },
  createdOn: { heading: 'Written', cell: ({ createdOn }) => createdOn },
  changedOn: { heading: 'Changed', cell: ({ changedOn }) => changedOn },
}

/** The list of notes as the person sees it, with their whole texts. That it was taken away is recorded. */
export async function exportedNotes(
  deps: ApiDeps,
  { actor, ctx }: Caller,
  query: QueryOf<typeof exportNotes>,
): Promise<ExportedTable> {
  insist(canUseNotes(actor))
  const { format, columns: wanted, ...filter } = query
  const columns = noteExportColumns.filter((name) => wanted === undefined || wanted.split(',').includes(name))
  const rows = await deps.db.transaction(async (tx) => {
    const found = await listNotesForExport(tx, filter)
    await recordAct({ tx, actor, ctx }, 'exportNotes', {
      targetType: 'note',
      targetId: 'export',
      leaId: filter.leaId ?? null,
      year: filter.year ?? null,
      after: { ...query, notes: found.length },
    })
    return found
  })
  insistOnSheetSize(format, rows.length)
  return {
    format,
    name: ['notes', 'list', ...(filter.year === undefined ? [] : [String(filter.year)])],
    now: ctx.now,
    title: 'Notes',
    headings: columns.map((column) => columnsOf[column].heading),
    about: [
      ...aboutExport({ actor, now: ctx.now }, [
        ['Agency', filter.leaId === undefined ? null : (rows[0]?.agency ?? filter.leaId)],
        ['Year', filter.year === undefined ? null : complianceYearName(filter.year)],
        [
          'Category',
          filter.category === undefined ? null : (noteCategories[filter.category] ?? filter.category),
        ],
        ['Show', filter.show === 'deleted' ? 'Deleted notes' : null],
        ['Search', filter.q],
        ['Order', filter.sort],
      ]),
      ['Notes', rows.length.toLocaleString('en-US')],
      ['Written, Changed', 'Eastern time.'],
    ],
    portions: portionsOf(rows, (row) => columns.map((column) => columnsOf[column].cell(row))),
  }
}
