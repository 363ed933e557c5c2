/** Columns that a `sort` parameter names, in its order: '-' before a name turns it round. Other names are left out. */
export function sortedColumns<Column>(
  sort: string | undefined,
  sortable: Readonly<Record<string, Column>>,
): { name: string; column: Column; descending: boolean }[] {
  return (sort ?? '').split(',').flatMap((part) => {
    const name = part.trim().replace(/^-/, '')
    const column = sortable[name]
    return column ? [{ name, column, descending: part.trim().startsWith('-') }] : []
  })
}
