import {
  calendarDay,
  cellText,
  csvDocument,
  exportFileName,
  type TableCell,
  type TableHead,
} from '@portal/domain'
import { saveFile } from '../../../lib/files/csv'
import { fetchFile } from '../../../lib/files/files'
import { download } from '../../action/download'
import type { ExportChoice } from './export-choices'
import { printTable } from './print-sheet'

/** A list that the browser holds whole, ready to leave it. */
export interface ListTable extends TableHead {
  /** Parts of the file name before the day (domain definition 0.6). */
  name: readonly (string | number | null)[]
  rows: readonly (readonly TableCell[])[]
}

/** Makes a file of a list, or prints it. */
export async function exportList(choice: ExportChoice, table: ListTable): Promise<void> {
  if (choice === 'print') {
    printTable(table)
    return
  }
  const file =
    choice === 'csv'
      ? new Blob(
          [
            csvDocument(
              table.headings,
              table.rows.map((cells) => cells.map(cellText)),
            ),
          ],
          {
            type: 'text/csv;charset=utf-8',
          },
        )
      : (await import('../../../lib/files/xlsx-file')).xlsxFile(table)
  saveFile(exportFileName(table.name, calendarDay(new Date()), choice), file)
}

/** The same for a list that the server holds: `address` without its ending, and what the list shows. */
export async function exportFromServer(
  choice: ExportChoice,
  address: string,
  shown: Record<string, string | number | null | undefined>,
): Promise<void> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown))
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value))
  const file = `${address}.${choice === 'print' ? 'json' : choice}?${query.toString()}`
  if (choice === 'print') printTable((await (await fetchFile(file)).json()) as ListTable)
  else await download(file, `list.${choice}`)
}
