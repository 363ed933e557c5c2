import { problemOf } from '../../lib/problem'
import { useKeptColumns } from '../../lib/lists/use-kept-columns'
import { listMessages } from './list-messages.generated'
import { toast } from '../feedback/toast'

/** Columns of a list that are hidden, see `useKeptColumns`; says so when the server cannot store a choice. */
export function useListColumns(list: string, usual?: readonly string[]): ReturnType<typeof useKeptColumns> {
  return useKeptColumns(list, sayNotKept, usual)
}

function sayNotKept(error: unknown): void {
  toast({
    title: listMessages.columnsNotKept,
    description: problemOf(error).message,
    status: 'warning',
    duration: 5000,
  })
}
