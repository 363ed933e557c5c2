import type { SortingState } from '@tanstack/react-table'
import { InCardHead } from '../layout/card-head'
import { ChipChoice } from '../list/filter-chips'
import { listMessages } from '../list/list-messages.generated'
import { listClasses } from '../list/list-styles.generated'

interface SortSelectProps {
  /** Columns that can be sorted by. */
  columns: readonly { id: string; header: string }[]
  sorting: SortingState
  onSorting: (next: SortingState) => void
  /** Many columns: cards already below 80 em. */
  wide?: boolean | undefined
}

/** On cards there are no heads to sort by. */
export function SortSelect({ columns, sorting, onSorting, wide }: SortSelectProps) {
  const sort = sorting[0]
  return (
    <InCardHead place="tools">
      <span className={wide ? listClasses.sortWide : listClasses.sort}>
        <ChipChoice
          label={listMessages.sortBy}
          every={listMessages.givenOrder}
          value={sort ? `${sort.id}:${sort.desc ? 'desc' : 'asc'}` : ''}
          isSet={false}
          options={columns.flatMap(({ id, header }) => [
            { value: `${id}:asc`, label: listMessages.rising({ column: header }) },
            { value: `${id}:desc`, label: listMessages.falling({ column: header }) },
          ])}
          onChange={(value) => {
            const [id, direction] = value.split(':')
            onSorting(id ? [{ id, desc: direction === 'desc' }] : [])
          }}
        />
      </span>
    </InCardHead>
  )
}
