import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { formatDate } from '../../../lib/format'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/layout/card'
import { DataTable, type DataColumn } from '../../../ui/table/data-table'
import { answerIn, type ReadingProps } from './reading-props'
import { secondReadingMessages } from './second-reading-messages.generated'
import type { SecondReadingItemFieldsFragment as Item } from './second-reading.generated'

const SettleDialog = lazy(() =>
  import('./settle-dialog').then((module) => ({ default: module.SettleDialog })),
)

const words = secondReadingMessages.compared

const itemColumn: DataColumn<Item> = {
  id: 'item',
  header: words.item,
  rowHeader: true,
  cell: ({ number, text }) => (
    <>
      <b>{number}</b> {text}
    </>
  ),
}

function outcomeOf(item: Item): string {
  const { first, second, settled, settledBy, settledOn, differs } = item
  if (settled !== null)
    return words.settledBy({
      answer: answerIn(item, settled),
      name: settledBy?.fullName ?? '',
      day: settledOn ? formatDate(settledOn) : '',
    })
  if (differs) return words.differs
  return first !== null && first === second ? words.same : ''
}

/** Columns of the answers; with a button at each difference for those who settle it. */
const columnsOf = (onSettle: ((item: Item) => void) | undefined): DataColumn<Item>[] => [
  itemColumn,
  { id: 'first', header: words.first, cell: (item) => answerIn(item, item.first) },
  { id: 'second', header: words.second, cell: (item) => answerIn(item, item.second) },
  {
    id: 'outcome',
    header: words.outcome,
    cell: (item) => (
      <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="8px">
        {outcomeOf(item)}
        {item.differs && onSettle && (
          <Button
            size="sm"
            aria-label={words.settleOf({ number: item.number })}
            onClick={() => onSettle(item)}
          >
            {words.settle}
          </Button>
        )}
      </chakra.span>
    ),
  },
]

/** The answers of both readers item by item, those first about which they differ. */
export function ComparedAnswers({ place, reading }: Omit<ReadingProps, 'onChanged'>) {
  const { items, finishedOn, settle } = reading
  const [settling, setSettling] = useState<Item>()
  const columns = useMemo(() => columnsOf(settle.allowed ? setSettling : undefined), [settle.allowed])
  const open = items.filter(({ differs }) => differs).length
  const differing = items.toSorted((one, other) => Number(other.differs) - Number(one.differs))
  if (finishedOn === null) return <chakra.p marginTop="14px">{words.waiting}</chakra.p>
  return (
    <chakra.div marginTop="14px">
      <Card title={words.title} note={words.open({ n: open })} padded={false}>
        <DataTable
          caption={words.title}
          columns={columns}
          rows={differing}
          getRowId={({ itemId }) => itemId}
          empty={{ title: words.none }}
        />
      </Card>
      <Suspense fallback={null}>
        {settling && (
          <SettleDialog
            place={place}
            reading={reading}
            item={settling}
            onClose={() => setSettling(undefined)}
          />
        )}
      </Suspense>
    </chakra.div>
  )
}
