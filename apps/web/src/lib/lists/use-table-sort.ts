import { useState } from 'react'
import { storage, storageKeys } from '../storage'

export interface TableSort {
  id: string
  desc: boolean
}

/** The order of a table as the person left it, kept on this browser between visits; null for the default order. */
export function useTableSort(
  table: string,
  columns: readonly string[],
): [TableSort | null, (sort: TableSort | null) => void] {
  const key = storageKeys.tableSort(table)
  const [kept] = useState(() => {
    const stored = storage.read<Partial<TableSort>>(key)
    return stored?.id !== undefined && columns.includes(stored.id)
      ? { id: stored.id, desc: stored.desc === true }
      : null
  })
  return [kept, (sort) => (sort ? storage.write(key, sort) : storage.remove(key))]
}
