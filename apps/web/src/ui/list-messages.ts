/** Words of what every list offers. */
export const listMessages = {
  columns: 'Columns',
  export: 'Export',
  exportChoices: { csv: 'CSV file', xlsx: 'Excel file (XLSX)', print: 'Print' },
  sortHint: 'Sort. With Shift: by this column after the others.',
  nothingToExport: 'There is nothing to export.',
  columnsNotKept: 'The choice of columns holds for this visit only',
  exportFailed: 'The export failed',
  exportedBy: 'Exported by',
  exportedAt: 'Exported at',
  filters: 'Filters',
  filtersSet: 'Filters, some are set',
  none: 'None',
  easternTime: 'Eastern time',
}
