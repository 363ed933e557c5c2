import { cellText } from '@portal/domain'
import { problemOf } from '../lib/problem'
import { useViewer } from '../lib/viewer'
import type { DataTableTools } from './data-table'
import { exportList } from './list-export'
import type { ListTable } from './list-file'
import { listMessages } from './list-messages'
import { toast } from './toast'
import { useListColumns } from './use-list-columns'

interface ListToolsOptions {
  /** Name of the list, under which its columns are remembered. */
  list: string
  title: string
  /** Parts of the file name before the day. */
  name: ListTable['name']
  /** What is filtered, for those who read the file later; empty values are not set. */
  filters?: readonly (readonly [label: string, value: string | false | null | undefined])[]
}

/** Choice of columns and export of a list that the browser holds whole, for DataTable. */
export function useListTools({ list, title, name, filters = [] }: ListToolsOptions): DataTableTools {
  const { fullName } = useViewer()
  const [hidden, onHidden] = useListColumns(list)
  return {
    hidden,
    onHidden,
    onExport: (choice, shown) => {
      const set = filters.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
      const about: [string, string][] = [
        ...(set.length > 0
          ? set
          : ([[listMessages.filters, listMessages.none]] satisfies [string, string][])),
        [listMessages.exportedBy, fullName],
        [listMessages.exportedAt, `${String(cellText(new Date()))} (${listMessages.easternTime})`],
      ]
      return tellFailure(() => exportList(choice, { title, name, about, ...shown }))
    },
  }
}

/** Runs an export and says so when it fails. */
export async function tellFailure(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    toast({
      title: listMessages.exportFailed,
      description: problemOf(error).message,
      status: 'error',
      duration: 5000,
    })
  }
}
