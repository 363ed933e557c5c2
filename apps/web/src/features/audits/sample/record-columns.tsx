import { chakra } from '@chakra-ui/react'
import { auditTypeOf, recordStatusNames } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { TextLink } from '../../../ui/action/link'
import { RowCheckbox } from '../../../ui/list/chosen/row-checkbox'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import { subjectWords } from '../audits-kind'
import type { ProngPlace } from '../audits-paths'
import { recordPaths } from '../record/record-paths'
import { flagWords } from '../lists/roster-words'
import { DocumentsStatusChip, documentsStatusOf } from './documents-status'
import { RecordActs, type RecordAct, type RecordRights } from './record-acts'
import { RecordNameLines } from './record-name-lines'
import type { RecordProgressFieldsFragment } from './reading.generated'
import { sampleMessages as words } from './sample-messages.generated'
import type { SampleRowFieldsFragment as Row } from './sample.generated'
import type { ShownNames } from './use-names'

interface RecordColumnsOptions {
  place: ProngPlace
  part: string
  names: ShownNames['names']
  rights: RecordRights
  /** How far each record is, by its id; undefined for people of the agency. */
  progress: ReadonlyMap<number, RecordProgressFieldsFragment> | undefined
  /** Undefined for people who act on one record at a time. */
  selection: { selected: ReadonlySet<number>; toggle: (id: number) => void } | undefined
  onAct: (row: Row, act: RecordAct) => void
}

/** The masked student as a link, after the checkbox of the row; below it the name, where it is shown. */
function studentColumn({
  place,
  names,
  selection,
}: Pick<RecordColumnsOptions, 'place' | 'names' | 'selection'>): DataColumn<Row> {
  return {
    id: 'student',
    header: subjectWords(place.typeKey).title,
    rowHeader: true,
    sortValue: ({ order }) => order,
    exported: [
      { heading: words.columns.order, value: ({ order }) => order },
      { heading: subjectWords(place.typeKey).title, value: ({ student }) => student },
    ],
    cell: (row) => (
      <chakra.span display="inline-flex" alignItems="center" gap="8px">
        {selection && (
          <RowCheckbox
            id={row.id}
            label={words.select({ student: `${row.order} ${row.student}` })}
            {...selection}
          />
        )}
        <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums">
          {row.order}
        </chakra.span>
        <span>
          <TextLink to={recordPaths.record({ ...place, recordId: row.id })}>
            <NoBreak>{row.student}</NoBreak>
          </TextLink>
          <RecordNameLines values={names.get(row.id)} />
        </span>
      </chakra.span>
    ),
  }
}

/** Columns of the records in a sample. */
export function recordColumns({
  place,
  part,
  names,
  rights,
  progress,
  selection,
  onAct,
}: RecordColumnsOptions): DataColumn<Row>[] {
  const flagsOf = flagWords(place.typeKey, part)
  const isConfirmed = auditTypeOf(place.typeKey)?.requiresLeaConfirm !== false
  return [
    studentColumn({ place, names, selection }),
    ...(['school', 'grade', 'disability', 'age', 'origin'] as const).map((id): DataColumn<Row> => ({
      id,
      header: words.columns[id],
      sortValue: (row) => row[id],
      cell: (row) => row[id],
    })),
    {
      id: 'flags',
      header: words.columns.flags,
      sortValue: ({ flags }) => flagsOf(flags),
      cell: ({ flags }) => flagsOf(flags),
    },
    ...progressColumns.filter(({ id }) => id !== 'enrolment' || isConfirmed),
    ...(progress ? reviewColumns(progress) : []),
    {
      id: 'actions',
      header: words.columns.actions,
      align: 'end',
      cell: (row) => (
        <RecordActs row={row} rights={rights} isNamed={names.has(row.id)} onAct={(act) => onAct(row, act)} />
      ),
    },
  ]
}

/** How many files stand by a record, or why there are none. */
const documentsOf = ({ documents, noDocumentReason: reason }: Row): string =>
  documents === 0 && reason ? words.noDocuments({ reason }) : words.files({ n: documents })

const assigneesOf = ({ assignees }: Row) => assignees.map(({ fullName }) => fullName).join(', ')

/** How far a record is, and with whom. */
const progressColumns: DataColumn<Row>[] = [
  {
    id: 'status',
    header: words.columns.status,
    sortValue: ({ status }) => status,
    exported: [{ heading: words.columns.status, value: ({ status }) => recordStatusNames[status] ?? '' }],
    cell: ({ status }) => <NoBreak>{recordStatusNames[status]}</NoBreak>,
  },
  {
    id: 'monitor',
    header: words.columns.monitor,
    sortValue: ({ assignedMonitor }) => assignedMonitor?.fullName ?? null,
    cell: ({ assignedMonitor }) => assignedMonitor?.fullName,
  },
  {
    id: 'assignees',
    header: words.columns.assignees,
    sortValue: assigneesOf,
    cell: assigneesOf,
  },
  {
    id: 'enrolment',
    header: words.columns.enrolment,
    sortValue: enrolmentOf,
    cell: (row) => <NoBreak>{enrolmentOf(row)}</NoBreak>,
  },
  {
    id: 'documents',
    header: words.columns.documents,
    sortValue: ({ documents }) => documents,
    exported: [
      {
        heading: words.columns.documents,
        value: (row) => (row.documents ? row.documents : documentsOf(row)),
      },
      { heading: words.columns.documentsStatus, value: documentsStatusOf },
      { heading: words.columns.openRequests, value: ({ openRequests }) => openRequests },
    ],
    cell: (row) => (
      <>
        <DocumentsStatusChip record={row} />
        <chakra.span display="block" fontSize="0.8125rem" color="fg.muted">
          {documentsOf(row)}
        </chakra.span>
      </>
    ),
  },
]

const notShown = <chakra.span color="fg.subtle">-</chakra.span>

/** How far the review of a record is; nothing of one whose answers are hidden. */
function reviewColumns(progress: ReadonlyMap<number, RecordProgressFieldsFragment>): DataColumn<Row>[] {
  const setupOf = ({ id }: Row): string => {
    const of = progress.get(id)
    return of ? words.setup[of.setUp ? 'done' : 'needed'] : ''
  }
  return [
    { id: 'setup', header: words.columns.setup, sortValue: setupOf, cell: (row) => setupOf(row) || notShown },
    {
      id: 'progress',
      header: words.columns.progress,
      align: 'end',
      sortValue: ({ id }) => progress.get(id)?.answered ?? null,
      cell({ id }) {
        const of = progress.get(id)
        if (!of) return notShown
        return <NoBreak>{words.progressOf({ answered: of.answered, all: of.applicable })}</NoBreak>
      },
    },
    {
      id: 'notMet',
      header: words.columns.notMet,
      align: 'end',
      sortValue: ({ id }) => progress.get(id)?.notMet ?? null,
      cell: ({ id }) => progress.get(id)?.notMet ?? notShown,
    },
  ]
}

/** Columns of records that left the sample. */
export const leftColumns = (subject: string): DataColumn<Row>[] => [
  { id: 'student', header: subject, rowHeader: true, cell: ({ student }) => student },
  { id: 'status', header: words.columns.status, cell: ({ status }) => recordStatusNames[status] },
  { id: 'reason', header: words.columns.reason, cell: ({ reason }) => reason },
]

function enrolmentOf({ leaConfirmedEnrolled: isServed, leftOn }: Row): string {
  if (isServed === null) return words.enrolment.open
  if (isServed) return words.enrolment.served
  return leftOn ? words.enrolment.left({ day: formatDate(leftOn) }) : words.enrolment.leftUnknown
}
