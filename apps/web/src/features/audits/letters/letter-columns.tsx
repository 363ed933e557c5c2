import { calendarDay } from '@portal/domain'
import { FileDown } from 'lucide-react'
import { chakra } from '@chakra-ui/react'
import { formatDate } from '../../../lib/format'
import { Button } from '../../../ui/action/button'
import { FileLink } from '../../../ui/action/file-link'
import { TextLink } from '../../../ui/action/link'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { ReportStateChip } from '../../../ui/feedback/report-state-chip'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import { auditsPaths } from '../audits-paths'
import { auditLettersMessages as words } from './audit-letters-messages.generated'
import type { AuditLetterFieldsFragment as Row } from './audit-letters.generated'
import { letterKind } from './letter-filters'

const names = words.columns
const none = <chakra.span color="fg.subtle">{words.none}</chakra.span>

/** Columns of the letters of an audit; `aboutOf` names the review that a letter is about. */
export const letterColumns = (aboutOf: (row: Row) => string): DataColumn<Row>[] => [
  {
    id: 'subject',
    header: names.subject,
    rowHeader: true,
    sortValue: ({ subject }) => subject,
    cell: ({ reportId, subject, open }) =>
      open.allowed ? (
        <TextLink to={auditsPaths.letter(reportId)}>{subject}</TextLink>
      ) : (
        <span title={open.reason ?? undefined}>{subject}</span>
      ),
  },
  {
    id: 'kind',
    header: names.kind,
    sortValue: ({ kind }) => letterKind(kind),
    cell: ({ kind }) => letterKind(kind),
  },
  { id: 'about', header: names.about, sortValue: aboutOf, cell: (row) => <NoBreak>{aboutOf(row)}</NoBreak> },
  {
    id: 'letterDate',
    header: names.letterDate,
    sortValue: ({ letterDate, issuedOn }) => `${letterDate} ${issuedOn}`,
    exported: [{ heading: names.letterDate, value: ({ letterDate }) => ({ day: letterDate }) }],
    cell: ({ letterDate }) => <NoBreak>{formatDate(letterDate)}</NoBreak>,
  },
  {
    id: 'issuedBy',
    header: names.issuedBy,
    sortValue: ({ issuedBy }) => issuedBy.fullName,
    cell: ({ issuedBy }) => issuedBy.fullName,
  },
  ...standingColumns,
  {
    id: 'actions',
    header: names.actions,
    align: 'end',
    cell: ({ reportId, subject, open }) =>
      open.allowed ? (
        <FileLink
          href={auditsPaths.letterFile(reportId)}
          icon={<FileDown size={16} aria-hidden />}
          aria-label={words.pdfOf({ subject })}
        >
          {words.pdf}
        </FileLink>
      ) : (
        <Button
          disabledReason={open.reason}
          icon={<FileDown aria-hidden />}
          aria-label={words.pdfOf({ subject })}
        >
          {words.pdf}
        </Button>
      ),
  },
]

/** Where a letter stands in the library, and whether the agency has acknowledged it. */
const standingColumns: DataColumn<Row>[] = [
  {
    id: 'state',
    header: names.state,
    sortValue: ({ state }) => state,
    cell: ({ state }) => <ReportStateChip state={state} />,
  },
  {
    id: 'acknowledged',
    header: names.acknowledgedBy,
    sortValue: ({ acknowledgedOn, acknowledgeBy }) => acknowledgedOn ?? acknowledgeBy,
    exported: [
      {
        heading: names.acknowledgeBy,
        value: ({ acknowledgeBy }) => acknowledgeBy && { day: acknowledgeBy },
      },
      { heading: names.acknowledgedBy, value: ({ acknowledgedBy }) => acknowledgedBy?.fullName ?? null },
      {
        heading: names.acknowledgedOn,
        value: ({ acknowledgedOn }) => acknowledgedOn && { day: calendarDay(new Date(acknowledgedOn)) },
      },
    ],
    cell: ({ acknowledgedBy, acknowledgedOn, acknowledgeBy, state }) => {
      if (acknowledgedBy && acknowledgedOn)
        return words.acknowledged({ name: acknowledgedBy.fullName, day: formatDate(acknowledgedOn) })
      return state === 'Issued' && acknowledgeBy ? <DeadlineChip dueOn={acknowledgeBy} rule={null} /> : none
    },
  },
]
