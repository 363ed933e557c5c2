import { DataTable, type DataColumn } from '../../../ui/table/data-table'
import { studentListMessages } from './student-list-messages.generated'

const words = studentListMessages.columns

export interface ShownListProblem {
  row: number
  column: string | null
  message: string
}

const columns: DataColumn<ShownListProblem>[] = [
  {
    id: 'row',
    header: words.row,
    rowHeader: true,
    sortValue: ({ row }) => row,
    cell: ({ row }) => (row === 0 ? studentListMessages.wholeList : row),
  },
  { id: 'column', header: words.column, sortValue: ({ column }) => column, cell: ({ column }) => column },
  { id: 'problem', header: words.problem, cell: ({ message }) => message },
]

/** Problems of a list, with row and column. */
export function ListProblems({
  caption,
  problems,
}: {
  caption: string
  problems: readonly ShownListProblem[]
}) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={problems}
      getRowId={({ row, column, message }) => `${row} ${column ?? ''} ${message}`}
      empty={{ title: caption }}
    />
  )
}
