import type { PopulationRow } from '../types/population-row.js'
import { namedValues, type ListedRow } from './student-list.js'

/** Rows that are stored in one text. */
export const rowsOfPart = 1000

/** A row as it is stored: an array takes a third of the room of an object that names its fields. */
type PackedRow = [key: string, age: number | null, flags: string[], values: string[]]

/** A row as text, which takes less room than its values do, with the key that it is sorted by. */
export interface RowText {
  key: string
  text: string
}

/** A row as {@link packedList} takes it. */
export function packedRow({ key, age, flags, values }: Omit<ListedRow, 'row'>): RowText {
  const row: PackedRow = [key, age, flags, values]
  return { key, text: JSON.stringify(row) }
}

/** The rows of a list as texts of JSON, {@link rowsOfPart} in each, in their order. */
export function packedList(rows: readonly RowText[]): string[] {
  const parts: string[] = []
  for (let from = 0; from < rows.length; from += rowsOfPart) {
    const some = rows.slice(from, from + rowsOfPart)
    parts.push(`[${some.map(({ text }) => text).join(',')}]`)
  }
  return parts
}

/** The rows of a text of {@link packedList}; `fields` are those of the list. */
export function unpackedRows(part: string, fields: readonly string[]): PopulationRow[] {
  const rows = JSON.parse(part) as PackedRow[]
  return rows.map(([key, age, flags, values]) => namedValues({ key, age, flags, values }, fields))
}
