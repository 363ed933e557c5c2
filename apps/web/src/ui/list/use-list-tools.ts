import { cellText } from '@portal/domain'
import { useViewer } from '../../lib/session/viewer'
import type { DataTableTools } from '../table/data-table'
import { exportList } from './export/list-export'
import type { ListTable } from './export/list-file'
import { listMessages } from './list-messages.generated'
import { toastFailure } from '../feedback/toast-failure'
import { useListColumns } from './use-list-columns'

interface ListToolsOptions {
  /** Name of the list, under which its columns are remembered. */
  list: string
  title: string
  /** Parts of the file name before the day. */
  name: ListTable['name']
  /** What is filtered, for those who read the file later; empty values are not set. */
  filters?: readonly (readonly [label: string, value: string | false | null | undefined])[]
  /** Columns that are hidden until the person chooses. */
  usuallyHidden?: readonly string[]
}

/** Choice of columns and export of a list that the browser holds whole, for DataTable. */
export function useListTools({
  list,
  title,
  name,
  filters = [],
  usuallyHidden,
}: ListToolsOptions): DataTableTools {
  const { fullName } = useViewer()
  const [hidden, onHidden] = useListColumns(list, usuallyHidden)
  return {
    hidden,
    onHidden,
    onExport: (choice, shown, chosen) => {
      const set = filters.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
      const about: [string, string][] = [
        ...(set.length > 0
          ? set
          : ([[listMessages.filters, listMessages.none]] satisfies [string, string][])),
        ...(chosen === undefined
          ? []
          : ([[listMessages.selection, listMessages.selected({ n: chosen })]] satisfies [string, string][])),
        [listMessages.exportedBy, fullName],
        [listMessages.exportedAt, `${String(cellText(new Date()))} (${listMessages.easternTime})`],
      ]
      return toastFailure(() => exportList(choice, { title, name, about, ...shown }))
    },
  }
}
