import { csvByteOrderMark, csvLine } from '@portal/domain'

/** CSV as spreadsheets read it: byte-order mark, commas, CRLF; the first row holds the names of the columns. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return csvByteOrderMark + rows.map(csvLine).join('')
}

/** Saves a text as a CSV file. */
export function saveCsv(fileName: string, csv: string): void {
  saveFile(`${fileName}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
}

/** Saves a file through the browser. */
export function saveFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  saveAddress(address, fileName)
  URL.revokeObjectURL(address)
}

function saveAddress(address: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
}
