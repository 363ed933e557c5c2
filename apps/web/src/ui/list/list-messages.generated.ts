// Written by 'npm run codegen' from list.messages.en.json.

/** Words of what every list offers. */
export const listMessages = {
  columns: "Columns",
  export: "Export",
  several: ({ label, n }: { label: string | number; n: string | number }) => `${label} (${n})`,
  exportThese: "Export these",
  selection: "Selection",
  selected: ({ n }: { n: number }) => n === 1 ? "1 selected" : `${n} selected`,
  selectAll: ({ n }: { n: string | number }) => `Select all ${n}`,
  clearSelection: "Clear",
  exportChoices: {
    csv: "CSV file",
    xlsx: "Excel file (XLSX)",
    print: "Print",
  },
  sortHint: "Sort. With Shift: by this column after the others.",
  sortBy: "Sort by",
  givenOrder: "Given order",
  rising: ({ column }: { column: string | number }) => `${column}, rising`,
  falling: ({ column }: { column: string | number }) => `${column}, falling`,
  nothingToExport: "There is nothing to export.",
  columnsNotKept: "The choice of columns holds for this visit only",
  exportFailed: "The export failed",
  exportedBy: "Exported by",
  exportedAt: "Exported at",
  filters: "Filters",
  filtersSet: ({ n }: { n: number }) => n === 0 ? "Filters" : `Filters (${n})`,
  clearFilters: "Clear filters",
  none: "None",
  easternTime: "Eastern time",
}
