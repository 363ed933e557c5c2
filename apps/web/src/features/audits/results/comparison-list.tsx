import { useMemo } from 'react'
import { ListCard } from '../../../ui/list/list-card'
import { useListTools } from '../../../ui/list/use-list-tools'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import type { ProngPlace } from '../audits-paths'
import { numberColumn } from './number-column'
import { ReportFiles } from './report-files'
import { resultsMessages } from './results-messages.generated'
import type { AuditComparisonQuery } from './results.generated'

const { columns: heads, comparison: words, none } = resultsMessages

type Comparison = AuditComparisonQuery['auditComparison']
type Row = Comparison['items'][number]

/** Points from the year before to the review of records; null where one of them has no number. */
function changeOf({ first, prior }: Row): number | null {
  const change = Number.parseFloat(first) - Number.parseFloat(prior ?? '')
  return Number.isFinite(change) ? Math.round(change * 10) / 10 : null
}

function changeText(row: Row): string {
  const change = changeOf(row)
  if (change === null) return none
  const points = Math.abs(change).toFixed(1)
  return change === 0 ? words.same : change > 0 ? words.up({ points }) : words.down({ points })
}

const columnsOf = (rounds: readonly number[]): DataColumn<Row>[] => [
  {
    id: 'item',
    header: heads.requirement,
    rowHeader: true,
    exported: [
      { heading: heads.number, value: ({ number }) => number },
      { heading: heads.requirement, value: ({ text }) => text },
    ],
    cell: ({ number, text }) => `${number} ${text}`,
  },
  numberColumn('prior', heads.prior, ({ prior }) => prior),
  numberColumn('first', words.first, ({ first }) => first),
  {
    id: 'change',
    header: words.change,
    align: 'end',
    sortValue: changeOf,
    exported: [{ heading: words.change, value: changeOf }],
    cell: (row) => <NoBreak>{changeText(row)}</NoBreak>,
  },
  ...rounds.map((round, at) =>
    numberColumn<Row>(`round${round}`, words.round({ round }), ({ rounds: own }) => own[at] ?? null),
  ),
]

interface ComparisonListProps {
  place: ProngPlace
  comparison: Comparison
}

/** Report f: item by item the year before, the review of records and the reviews of newer data (domain definition 2.12). */
export function ComparisonList({ place, comparison: { rounds, items } }: ComparisonListProps) {
  const columns = useMemo(() => columnsOf(rounds), [rounds])
  const tools = useListTools({
    list: 'audit-comparison',
    title: words.caption,
    name: ['audits', 'comparison', place.prongId],
  })
  return (
    <ListCard<Row>
      title={words.title}
      caption={words.caption}
      note={words.note({ rounds: rounds.length })}
      actions={<ReportFiles place={place} report="comparison" name={words.title} />}
      wide
      list={{ rows: items, problem: null, refresh: () => undefined }}
      columns={columns}
      getRowId={({ id }) => id}
      tools={tools}
      empty={{ title: words.empty, body: words.emptyBody }}
    />
  )
}
