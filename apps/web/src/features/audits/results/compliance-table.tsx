import { useMemo } from 'react'
import { ListCard } from '../../../ui/list/list-card'
import { useListTools } from '../../../ui/list/use-list-tools'
import type { DataColumn } from '../../../ui/table/data-table'
import type { ProngPlace } from '../audits-paths'
import { numberColumn } from './number-column'
import { ReportFiles } from './report-files'
import { resultsMessages as words } from './results-messages.generated'
import type { AuditSummaryQuery } from './results.generated'
import { useItemFilter } from './use-item-filter'

type Compliance = AuditSummaryQuery['auditCompliance']
type Section = Compliance['sections'][number]
type Item = Section['items'][number] & { section: string }

const columns: DataColumn<Item>[] = [
  {
    id: 'item',
    header: words.columns.requirement,
    rowHeader: true,
    exported: [
      { heading: words.columns.number, value: ({ number }) => number },
      { heading: words.columns.requirement, value: ({ text }) => text },
    ],
    cell: ({ number, text }) => `${number} ${text}`,
  },
  {
    id: 'section',
    header: words.columns.section,
    sortValue: ({ section }) => section,
    cell: ({ section }) => section,
  },
  {
    id: 'citation',
    header: words.columns.citation,
    sortValue: ({ citations }) => citations.join(', '),
    cell: ({ citations }) => citations.join(', ') || words.none,
  },
  numberColumn('reviewed', words.columns.reviewed, ({ score }) => score.reviewed),
  numberColumn('met', words.columns.met, ({ score }) => score.met),
  numberColumn('notMet', words.columns.notMet, ({ score }) => score.notMet),
  numberColumn('notApplicable', words.columns.notApplicable, ({ notApplicable }) => notApplicable),
  numberColumn('percent', words.columns.percent, ({ score }) => score.percent),
  numberColumn('prior', words.columns.prior, ({ prior }) => prior),
  {
    id: 'band',
    header: words.columns.band,
    sortValue: ({ band }) => band,
    cell: ({ band }) => band ?? words.none,
  },
]

interface ComplianceTableProps {
  place: ProngPlace
  compliance: Compliance
}

/** Report a: counts of each item, section by section (domain definition 2.12). */
export function ComplianceTable({ place, compliance }: ComplianceTableProps) {
  const items = useMemo(
    () =>
      compliance.sections.flatMap(({ number, title, items: own }) =>
        own.map((item) => Object.assign({ section: `${number} ${title}` }, item)),
      ),
    [compliance],
  )
  const { shows, note } = useItemFilter()
  const shown = useMemo(() => items.filter(({ id }) => shows(id)), [items, shows])
  const tools = useListTools({
    list: 'audit-compliance',
    title: words.compliance,
    name: ['audits', 'compliance', place.prongId],
  })
  return (
    <ListCard<Item>
      caption={words.compliance}
      note={compliance.total.percent}
      actions={
        <>
          {note(shown[0]?.number)}
          <ReportFiles place={place} report="overall-compliance" name={words.compliance} />
        </>
      }
      wide
      list={{ rows: shown, problem: null, refresh: () => undefined }}
      columns={columns}
      getRowId={({ id }) => id}
      tools={tools}
      empty={{ title: words.empty, body: words.emptyBody }}
    />
  )
}
