import {
  listSheetPath,
  sheetEnd,
  sheetRow,
  sheetStart,
  xlsxParts,
  type TableCell,
  type TableHead,
} from '@portal/domain'
import { strToU8, zipSync } from 'fflate'

/** A list as an XLSX file; for lists that the browser holds whole. Longer ones are written by the server. */
export function xlsxFile(table: TableHead & { rows: readonly (readonly TableCell[])[] }): Blob {
  const { headings, rows } = table
  const sheet =
    sheetStart(headings) +
    rows.map((cells, at) => sheetRow(cells, at + 1)).join('') +
    sheetEnd(headings.length, rows.length)
  const parts = { ...xlsxParts(table), [listSheetPath]: sheet }
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])))
  return new Blob([Uint8Array.from(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}
