/** Words of what every list offers. */
export const listMessages = {
  columns: 'Columns',
  export: 'Export',
  exportChoices: { csv: 'CSV file', xlsx: 'Excel file (XLSX)', print: 'Print' },
  nothingToExport: 'There is nothing to export.',
}
