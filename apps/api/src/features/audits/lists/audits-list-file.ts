import { createHash } from 'node:crypto'
import {
  compareKeys,
  listMessages,
  ListReader,
  mostListRows,
  packedList,
  packedRow,
  problemsByRow,
  type ListContext,
  type ListProblem,
} from '@portal/domain'
import { readRows } from '../../../server/files/read-workbook.js'

export interface ListFile {
  bytes: Uint8Array
  context: ListContext
}

/** A list that was read. What is only stored comes as JSON, which takes no time to pass between threads. */
export interface ReadListFile {
  sha256: string
  rowCount: number
  errors: ListProblem[]
  warnings: ListProblem[]
  fields: string[]
  /** Rows in the order of their keys, packed; none where there are errors. */
  parts: string[]
  /** The table as it was sent, with a column Problem; null where there are no errors. */
  withProblems: string | null
}

/** 20,000 rows of all columns take up to 40 MB of XML. */
const unpackedBytes = 60 * 1024 * 1024
const mostColumns = 200

/** Reads and checks the list of an audit; runs in a worker. Throws a refusal for what is no such file. */
export async function readListFile({ bytes, context }: ListFile): Promise<ReadListFile> {
  const table = await readRows(bytes, {
    rows: mostListRows + 1,
    columns: mostColumns,
    csv: true,
    unpackedBytes,
    unreadable: 'This is not a CSV or XLSX file that can be read.',
    tooManyRows: listMessages.tooManyRows,
  })
  const reader = new ListReader(context, packedRow)
  for (const cells of table) if (!reader.take(cells)) break
  const { fields, rows, rowCount, errors, warnings } = reader.end()
  const isAccepted = errors.length === 0
  const sorted = isAccepted ? rows.toSorted((one, other) => compareKeys(one.key, other.key)) : []
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    rowCount,
    errors,
    warnings,
    fields,
    parts: packedList(sorted),
    withProblems: isAccepted ? null : JSON.stringify(withProblems(table, errors)),
  }
}

/** The same table with a last column that says what is wrong; what is about the list as a whole stands in its heading. */
function withProblems(table: Iterable<readonly string[]>, errors: readonly ListProblem[]): string[][] {
  const problems = problemsByRow(errors)
  const ofList = [problems.get(0), problems.get(1)].filter((text) => text !== undefined)
  const heading = ofList.length === 0 ? 'Problem' : `Problem: ${ofList.join(' ')}`
  let width = 0
  for (const cells of table) width = Math.max(width, cells.length)
  return Array.from(table, (cells, at) => [
    ...Array.from({ length: width }, (_, column) => cells[column] ?? ''),
    at === 0 ? heading : (problems.get(at + 1) ?? ''),
  ])
}
