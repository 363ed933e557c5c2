import { useMemo } from 'react'
import { DataTable, type DataColumn } from '../table/data-table'

export interface ShownListProblem {
  /** 0 is the list as a whole. */
  row: number
  column: string | null
  message: string
}

interface ListProblemsProps {
  caption: string
  problems: readonly ShownListProblem[]
  words: { row: string; column: string; problem: string; wholeList: string }
}

/** Problems of a list that was sent, with row and column. */
export function ListProblems({ caption, problems, words }: ListProblemsProps) {
  const columns = useMemo(
    (): DataColumn<ShownListProblem>[] => [
      {
        id: 'row',
        header: words.row,
        rowHeader: true,
        sortValue: ({ row }) => row,
        cell: ({ row }) => (row === 0 ? words.wholeList : row),
      },
      {
        id: 'column',
        header: words.column,
        sortValue: ({ column }) => column,
        cell: ({ column }) => column,
      },
      { id: 'problem', header: words.problem, cell: ({ message }) => message },
    ],
    [words],
  )
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
