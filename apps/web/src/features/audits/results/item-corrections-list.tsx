import { chakra } from '@chakra-ui/react'
import { formatDate } from '../../../lib/format'
import { TextLink } from '../../../ui/action/link'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { ListCard } from '../../../ui/list/list-card'
import { useListTools } from '../../../ui/list/use-list-tools'
import type { DataColumn } from '../../../ui/table/data-table'
import { auditsPaths, type ProngPlace } from '../audits-paths'
import { numberColumn } from './number-column'
import { ReportFiles } from './report-files'
import { resultsMessages } from './results-messages.generated'
import type { AuditItemCorrectionsQuery } from './results.generated'

const { columns: heads, corrections: words, none } = resultsMessages

type Row = AuditItemCorrectionsQuery['auditItemCorrections'][number]

const columns: DataColumn<Row>[] = [
  {
    id: 'item',
    header: heads.requirement,
    rowHeader: true,
    exported: [
      { heading: heads.number, value: ({ number }) => number },
      { heading: heads.requirement, value: ({ text }) => text },
      { heading: heads.citation, value: ({ citations }) => citations.join('; ') },
    ],
    cell: ({ number, text, citations }) => (
      <>
        {`${number} ${text}`}
        <chakra.span display="block" fontWeight="400" color="fg.muted">
          {citations.join('; ')}
        </chakra.span>
      </>
    ),
  },
  numberColumn('notMet', heads.notMet, ({ notMet }) => notMet),
  numberColumn('submitted', heads.submitted, ({ submitted }) => submitted),
  numberColumn('returned', heads.returned, ({ returned }) => returned),
  numberColumn('verified', heads.verified, ({ verified }) => verified),
  numberColumn('left', heads.left, ({ leftJurisdiction }) => leftJurisdiction),
  numberColumn('remaining', heads.remaining, ({ remaining }) => remaining),
  {
    id: 'finding',
    header: heads.finding,
    sortValue: ({ findingNumber }) => findingNumber,
    cell: ({ findingId, findingNumber }) =>
      findingId === null || findingNumber === null ? (
        none
      ) : (
        <TextLink to={auditsPaths.finding(findingId)}>{findingNumber}</TextLink>
      ),
  },
  {
    id: 'due',
    header: heads.findingDue,
    sortValue: ({ findingDueOn }) => findingDueOn,
    exported: [{ heading: heads.findingDue, value: ({ findingDueOn: day }) => day && { day } }],
    cell: ({ findingDueOn }) =>
      findingDueOn ? (
        <chakra.span display="grid" gap="2px" justifyItems={{ base: 'end', md: 'start' }}>
          {formatDate(findingDueOn)}
          <DeadlineChip dueOn={findingDueOn} rule={null} />
        </chakra.span>
      ) : (
        none
      ),
  },
  numberColumn('newerData', heads.newerData, ({ newerData }) => newerData),
]

/** Report c: each item that is not met, with how far its corrections are (domain definition 2.12). */
export function ItemCorrectionsList({ place, rows }: { place: ProngPlace; rows: readonly Row[] }) {
  const tools = useListTools({
    list: 'audit-item-corrections',
    title: words.caption,
    name: ['audits', 'item-corrections', place.prongId],
  })
  return (
    <ListCard<Row>
      title={words.title}
      caption={words.caption}
      note={rows.length.toLocaleString('en-US')}
      actions={<ReportFiles place={place} report="item-corrections" name={words.title} />}
      wide
      list={{ rows, problem: null, refresh: () => undefined }}
      columns={columns}
      getRowId={({ itemId }) => itemId}
      tools={tools}
      empty={{ title: words.empty, body: words.emptyBody }}
    />
  )
}
