import {
  mostListRows,
  readIncidentList,
  type IncidentListContext,
  type ReadIncidentList,
} from '@portal/domain'
import { readTables } from '../../server/files/read-workbook.js'

export interface IncidentFile {
  bytes: Uint8Array
  context: IncidentListContext
}

const limits = {
  rows: mostListRows + 1,
  columns: 200,
  csv: true,
  unpackedBytes: 60 * 1024 * 1024,
  unreadable: 'This is not a CSV or XLSX file that can be read.',
  tooManyRows: 'The list has more than 20,000 rows.',
}

/** Reads and checks a list of incidents; runs in a worker. Throws a refusal for what is no such file. */
export async function readIncidentFile({ bytes, context }: IncidentFile): Promise<ReadIncidentList> {
  const [sheet] = await readTables(bytes, limits)
  return readIncidentList(sheet?.cells ?? [], context)
}
