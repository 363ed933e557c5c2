import { chakra } from '@chakra-ui/react'
import { calendarDay } from '@portal/domain'
import { useMemo } from 'react'
import { formatDate, wordOf } from '../../../lib/format'
import { useViewer } from '../../../lib/session/viewer'
import { TextLink } from '../../../ui/action/link'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { ListCard } from '../../../ui/list/list-card'
import { useListTools } from '../../../ui/list/use-list-tools'
import type { DataColumn } from '../../../ui/table/data-table'
import type { ProngPlace } from '../audits-paths'
import { recordPaths } from '../record/record-paths'
import { NamedExport } from './named-export'
import { ReportFiles } from './report-files'
import { resultsMessages as words } from './results-messages.generated'
import type { AuditNoncomplianceQuery } from './results.generated'
import { useItemFilter } from './use-item-filter'

type Row = AuditNoncomplianceQuery['auditNoncompliance'][number]

const stateOf = ({ state }: Row) =>
  state === null ? words.noCorrection : wordOf(words.states, String(state))

const studentColumn = (place: ProngPlace): DataColumn<Row> => ({
  id: 'student',
  header: words.columns.student,
  rowHeader: true,
  sortValue: ({ student }) => student,
  cell: ({ student, recordId }) => (
    <TextLink to={recordPaths.record({ ...place, recordId })}>{student}</TextLink>
  ),
})

/** What was wrong and what has to be done, with how far that is. */
const otherColumns: DataColumn<Row>[] = [
  {
    id: 'school',
    header: words.columns.school,
    sortValue: ({ school }) => school,
    cell: ({ school }) => school || words.none,
  },
  {
    id: 'item',
    header: words.columns.item,
    sortValue: ({ itemNumber }) => itemNumber,
    exported: [
      { heading: words.columns.number, value: ({ itemNumber }) => itemNumber },
      { heading: words.columns.requirement, value: ({ text }) => text },
      { heading: words.columns.citation, value: ({ citation }) => citation },
    ],
    cell: ({ itemNumber, text, citation }) => (
      <>
        {`${itemNumber} ${text}`}
        <chakra.span display="block" color="fg.muted">
          {citation}
        </chakra.span>
      </>
    ),
  },
  {
    id: 'comment',
    header: words.columns.comment,
    sortValue: ({ comment }) => comment,
    cell: ({ comment }) => comment || words.none,
  },
  {
    id: 'action',
    header: words.columns.action,
    sortValue: ({ requiredAction }) => requiredAction,
    cell: ({ requiredAction }) => requiredAction || words.none,
  },
  {
    id: 'due',
    header: words.columns.due,
    sortValue: ({ dueOn }) => dueOn,
    exported: [{ heading: words.columns.due, value: ({ dueOn }) => dueOn && { day: dueOn } }],
    cell: ({ dueOn, verifiedOn }) =>
      dueOn ? (
        <chakra.span display="grid" gap="2px" justifyItems={{ base: 'end', md: 'start' }}>
          {formatDate(dueOn)}
          <DeadlineChip dueOn={dueOn} doneOn={verifiedOn} rule={null} />
        </chakra.span>
      ) : (
        words.none
      ),
  },
  {
    id: 'state',
    header: words.columns.state,
    sortValue: ({ state }) => state,
    exported: [{ heading: words.columns.state, value: stateOf }],
    cell: stateOf,
  },
  {
    id: 'verifiedOn',
    header: words.columns.verifiedOn,
    sortValue: ({ verifiedOn }) => verifiedOn,
    exported: [
      {
        heading: words.columns.verifiedOn,
        value: ({ verifiedOn }) => verifiedOn && { day: calendarDay(new Date(verifiedOn)) },
      },
    ],
    cell: ({ verifiedOn }) => (verifiedOn ? formatDate(verifiedOn) : words.none),
  },
]

interface NoncomplianceListProps {
  place: ProngPlace
  rows: readonly Row[]
}

/** Report b: each answer that is not met, with its correction (domain definition 2.12). */
export function NoncomplianceList({ place, rows }: NoncomplianceListProps) {
  const columns = useMemo(() => [studentColumn(place), ...otherColumns], [place])
  const { isStateMonitor } = useViewer()
  const { shows, note } = useItemFilter()
  const shown = useMemo(() => rows.filter(({ itemId }) => shows(itemId)), [rows, shows])
  const tools = useListTools({
    list: 'audit-noncompliance',
    title: words.individual,
    name: ['audits', 'noncompliance', place.prongId],
    usuallyHidden: ['action'],
  })
  return (
    <ListCard<Row>
      title={words.noncompliance}
      caption={words.individual}
      note={shown.length.toLocaleString('en-US')}
      actions={
        <>
          {note(shown[0]?.itemNumber)}
          <ReportFiles place={place} report="individual-non-compliance" name={words.noncompliance} />
          {isStateMonitor && <NamedExport place={place} report="individual-non-compliance" />}
        </>
      }
      wide
      list={{ rows: shown, problem: null, refresh: () => undefined }}
      columns={columns}
      getRowId={({ recordId, itemId }) => `${recordId} ${itemId}`}
      tools={tools}
      empty={{ title: words.nothingWrong }}
    />
  )
}
