import { mostImportRows } from '@portal/rest-contract'
import type { HeavyCaller } from '../../../server/heavy/heavy-work.js'
import { readFile } from '../../../server/files/read-file.js'
import { refusedFile } from '../../../server/files/refused-file.js'

/** Columns that a file may have; far more than it needs. */
const columns = 100

/** The cells of a CSV or XLSX file as texts, by row. Refuses anything else, and files that are too large to be users. */
export async function readTable(bytes: Buffer, who: HeavyCaller): Promise<string[][]> {
  const [sheet] = await readFile(bytes, who, {
    rows: mostImportRows + 1,
    columns,
    csv: true,
    unreadable: 'This is not a CSV or XLSX file that can be read.',
    tooManyRows: `The file has more than ${mostImportRows} rows. Please divide it.`,
  })
  const table = sheet?.cells ?? []
  if (!table.slice(1).some((row) => row.some((cell) => cell.trim() !== '')))
    throw refusedFile('The file has no users in it.')
  if (table.some((row) => row.length > columns)) throw refusedFile('The file has too many columns.')
  return table
}
