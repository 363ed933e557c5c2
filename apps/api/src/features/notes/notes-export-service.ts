import { canUseNotes, complianceYearName, noteCategories } from '@portal/domain'
import { noteExportColumns, type exportNotes, type QueryOf } from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { exportedList, type ExportColumns } from '../../server/files/exported-list.js'
import type { ExportedTable } from '../../server/files/send-table.js'
import { insist } from '../../server/verdicts.js'
import { listNotesForExport } from './notes-read-model.js'
import type { Caller } from '../../server/command.js'

type Column = (typeof noteExportColumns)[number]
type Row = Awaited<ReturnType<typeof listNotesForExport>>[number]

/** Longest text that a cell of a sheet takes. */
const mostCellCharacters = 32_767

const columns: ExportColumns<Column, Row> = {
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
  caller: Caller,
  query: QueryOf<typeof exportNotes>,
): Promise<ExportedTable> {
  insist(canUseNotes(caller.actor))
  return exportedList(deps, caller, query, {
    order: noteExportColumns,
    columns,
    title: 'Notes',
    name: ['notes', 'list', ...(query.year === undefined ? [] : [String(query.year)])],
    history: {
      action: 'exportNotes',
      targetType: 'note',
      leaId: query.leaId ?? null,
      year: query.year ?? null,
      counted: 'notes',
    },
    async read(tx) {
      const rows = await listNotesForExport(tx, query)
      return {
        rows,
        filters: [
          ['Agency', query.leaId === undefined ? null : (rows[0]?.agency ?? query.leaId)],
          ['Year', query.year === undefined ? null : complianceYearName(query.year)],
          [
            'Category',
            query.category === undefined ? null : (noteCategories[query.category] ?? query.category),
          ],
          ['Show', query.show === 'deleted' ? 'Deleted notes' : null],
          ['Search', query.q],
          ['Order', query.sort],
        ],
        about: [
          ['Notes', rows.length.toLocaleString('en-US')],
          ['Written, Changed', 'Eastern time.'],
        ],
      }
    },
  })
}
