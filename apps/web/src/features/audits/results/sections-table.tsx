import { useMemo } from 'react'
import { ListCard } from '../../../ui/list/list-card'
import { useListTools } from '../../../ui/list/use-list-tools'
import type { DataColumn } from '../../../ui/table/data-table'
import type { ProngPlace } from '../audits-paths'
import { numberColumn } from './number-column'
import { resultsMessages as words } from './results-messages.generated'
import type { AuditSummaryQuery } from './results.generated'

type Compliance = AuditSummaryQuery['auditCompliance']
type Row = Pick<Compliance['sections'][number], 'id' | 'score' | 'notApplicable'> & { name: string }

/** Not sorted: the sums of all stand last. */
const unsorted = ({ sortValue: _order, ...column }: DataColumn<Row>): DataColumn<Row> => column

const columns: DataColumn<Row>[] = [
  {
    id: 'section',
    header: words.columns.section,
    rowHeader: true,
    exported: [{ heading: words.columns.section, value: ({ name }) => name }],
    cell: ({ name }) => name,
  },
  unsorted(numberColumn('reviewed', words.columns.reviewed, ({ score }) => score.reviewed)),
  unsorted(numberColumn('met', words.columns.met, ({ score }) => score.met)),
  unsorted(numberColumn('notMet', words.columns.notMet, ({ score }) => score.notMet)),
  unsorted(numberColumn('notApplicable', words.columns.notApplicable, ({ notApplicable }) => notApplicable)),
  unsorted(numberColumn('percent', words.columns.percent, ({ score }) => score.percent)),
]

/** Sums of each section, and of all of them in the last row. */
export function SectionsTable({ place, compliance }: { place: ProngPlace; compliance: Compliance }) {
  const rows = useMemo(
    () => [
      ...compliance.sections.map(({ id, number, title, score, notApplicable }) => ({
        id,
        score,
        notApplicable,
        name: `${number} ${title}`,
      })),
      {
        id: 'all',
        score: compliance.total,
        notApplicable: compliance.totalNotApplicable,
        name: words.overall,
      },
    ],
    [compliance],
  )
  const tools = useListTools({
    list: 'audit-sections',
    title: words.sections,
    name: ['audits', 'sections', place.prongId],
  })
  return (
    <ListCard<Row>
      caption={words.sections}
      note={compliance.total.percent}
      list={{ rows, problem: null, refresh: () => undefined }}
      columns={columns}
      getRowId={({ id }) => id}
      rowState={({ id }) => (id === 'all' ? 'selected' : undefined)}
      tools={tools}
      empty={{ title: words.empty, body: words.emptyBody }}
    />
  )
}
