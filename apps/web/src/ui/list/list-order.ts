export interface ColumnSort {
  id: string
  desc: boolean
}

/** 'agency,-dueOn' as columns: commas between, a minus for descending, '' for the default order. */
export function readSort(sort: string): ColumnSort[] {
  return sort
    .split(',')
    .filter(Boolean)
    .map((part) => (part.startsWith('-') ? { id: part.slice(1), desc: true } : { id: part, desc: false }))
}

export function writeSort(sorting: readonly ColumnSort[]): string {
  return sorting.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',')
}

/** The order of an address; '' when it names a column that the list is not sorted by. */
export function sortOf(params: URLSearchParams, columns: readonly string[]): string {
  const sort = params.get('sort') ?? ''
  return readSort(sort).every(({ id }) => columns.includes(id)) ? sort : ''
}
