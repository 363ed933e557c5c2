import { chakra } from '@chakra-ui/react'
import { auditStatusName, auditStatusWords, calendarDay, currentProng, type AuditTurn } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { TextLink } from '../../../ui/action/link'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import type { ToggleRow } from '../../../ui/list/chosen/chosen-rows'
import { PageCheckbox, RowCheckbox } from '../../../ui/list/chosen/row-checkbox'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import { auditsPaths } from '../audits-paths'
import { setColumns } from '../document-set/set-columns'
import { dueOf, statusOf } from './audit-filters'
import { AuditRowActs, type AuditAct, type RowExport } from './audit-row-acts'
import { AuditStatusChip } from './audit-status'
import { auditsMessages as words } from './audits-messages.generated'
import type { AuditListRow as Row } from './audit-rows'
import { figureColumns, none, ofAll } from './figure-columns'

type Counted = 'withDocuments' | 'complete'

interface Selection {
  selected: ReadonlySet<number>
  toggle: ToggleRow
  set: (ids: readonly number[], on: boolean) => void
}

interface AuditColumnsOptions {
  own: AuditTurn
  /** Undefined for people who act on one audit at a time. */
  selection: Selection | undefined
  /** Whether its kind has document sets. */
  hasSets: boolean
  /** Undefined for people who act on no audit. */
  onAct: ((row: Row, act: AuditAct) => void) | undefined
  onExport: RowExport
}

const prongOf = ({ prongs }: Row) => currentProng(prongs)

/** How many records there are of the size that the sample is drawn to. */
const sampleColumn: DataColumn<Row> = {
  id: 'sample',
  header: words.columns.sample,
  align: 'end',
  sortValue: (row) => prongOf(row)?.sampled ?? null,
  exported: [
    { heading: words.columns.sampled, value: (row) => prongOf(row)?.sampled ?? null },
    { heading: words.columns.sampleSize, value: ({ figures }) => figures?.sampleSize ?? null },
  ],
  cell: (row) => {
    const sampled = prongOf(row)?.sampled ?? 0
    const size = row.figures?.sampleSize ?? null
    return sampled === 0 && size === null ? none : ofAll(sampled, size)
  },
}

/** How many records of the sample. */
function counted(id: string, header: string, of: Counted): DataColumn<Row> {
  return {
    id,
    header,
    align: 'end',
    sortValue: (row) => prongOf(row)?.[of] ?? null,
    cell: (row) => {
      const prong = prongOf(row)
      return !prong || prong.sampled === 0 ? none : ofAll(prong[of], prong.sampled)
    },
  }
}

const agencyColumn = (selection: Selection | undefined): DataColumn<Row> => ({
  id: 'agency',
  header: words.columns.agency,
  rowHeader: true,
  ...(selection && {
    headStart: (
      <chakra.span marginInlineEnd="8px" verticalAlign="-4px">
        <PageCheckbox label={words.selectPage} selected={selection.selected} set={selection.set} />
      </chakra.span>
    ),
  }),
  sortValue: ({ lea, part }) => `${lea.code} ${part}`,
  exported: [
    { heading: words.columns.code, value: ({ lea }) => lea.code },
    { heading: words.columns.agency, value: ({ lea }) => lea.name },
  ],
  cell: (row) => {
    const { lea, typeKey, sequence } = row
    const prong = prongOf(row)
    const name = (
      <>
        <chakra.span fontVariantNumeric="tabular-nums" fontWeight="400" color="fg.subtle">
          {lea.code}
        </chakra.span>{' '}
        {lea.shortName}
        {sequence > 1 && (
          <chakra.span
            fontWeight="400"
            color="fg.muted"
          >{`, ${words.sequence({ n: sequence })}`}</chakra.span>
        )}
      </>
    )
    const link = prong ? (
      <TextLink to={auditsPaths.prong(typeKey, prong.id)}>{name}</TextLink>
    ) : (
      <span>{name}</span>
    )
    return selection ? (
      <chakra.span display="flex" alignItems="center" gap="10px">
        <RowCheckbox
          label={words.select({ agency: lea.shortName, part: row.part })}
          id={row.id}
          selected={selection.selected}
          toggle={selection.toggle}
        />
        {link}
      </chakra.span>
    ) : (
      link
    )
  },
})

const dueColumn: DataColumn<Row> = {
  id: 'due',
  header: words.columns.due,
  across: true,
  sortValue: (row) => dueOf(row)?.on ?? null,
  exported: [
    {
      heading: words.columns.due,
      value: (row) => {
        const due = dueOf(row)
        return due && { day: due.on }
      },
    },
    {
      heading: words.columns.dueFor,
      value: (row) => {
        const due = dueOf(row)
        return due && words.dues[due.what]
      },
    },
  ],
  cell: (row) => <AuditDueCell row={row} />,
}

/** What is due next, when, and how far away that is. */
function AuditDueCell({ row }: { row: Row }) {
  const due = dueOf(row)
  if (!due) return <chakra.span color="fg.subtle">{words.none}</chakra.span>
  return (
    <chakra.span display="grid" gap="2px" justifyItems={{ base: 'end', md: 'start' }}>
      <NoBreak>{`${words.dues[due.what]}, ${formatDate(due.on)}`}</NoBreak>
      <DeadlineChip dueOn={due.on} rule={null} short />
    </chakra.span>
  )
}

const actionsColumn = (acts: Pick<AuditColumnsOptions, 'onAct' | 'onExport'>): DataColumn<Row> => ({
  id: 'actions',
  header: words.columns.actions,
  align: 'end',
  across: true,
  cell: (row) => <AuditRowActs row={row} {...acts} />,
})

const statusColumn = (own: AuditTurn): DataColumn<Row> => ({
  id: 'status',
  header: words.columns.status,
  across: true,
  sortValue: statusOf,
  exported: [
    { heading: words.columns.status, value: (row) => auditStatusName(row.typeKey, statusOf(row)) },
    { heading: words.columns.turn, value: (row) => words.turns[auditStatusWords(statusOf(row)).turn] },
  ],
  cell: (row) => <AuditStatusChip status={statusOf(row)} own={own} />,
})

const prongColumn: DataColumn<Row> = {
  id: 'prong',
  header: words.columns.prong,
  sortValue: ({ prongs }) => prongs.length,
  exported: [
    {
      heading: words.columns.prong,
      value: (row) => {
        const prong = prongOf(row)
        return prong ? words.prong(prong) : null
      },
    },
  ],
  cell: (row) => {
    const prong = prongOf(row)
    return prong ? words.prong(prong) : none
  },
}

/** Columns of the list of audits (domain definition 2.10 A). */
export function auditColumns({
  own,
  selection,
  hasSets,
  onAct,
  onExport,
}: AuditColumnsOptions): DataColumn<Row>[] {
  return [
    agencyColumn(selection),
    {
      id: 'part',
      header: words.columns.part,
      sortValue: ({ part }) => part,
      cell: ({ part }) => <NoBreak>{part}</NoBreak>,
    },
    {
      id: 'lead',
      header: words.columns.lead,
      sortValue: ({ leadMonitor }) => leadMonitor.fullName,
      cell: ({ leadMonitor }) => leadMonitor.fullName,
    },
    statusColumn(own),
    prongColumn,
    sampleColumn,
    counted('documents', words.columns.documents, 'withDocuments'),
    counted('reviewed', words.columns.reviewed, 'complete'),
    ...(hasSets ? setColumns : []),
    ...figureColumns,
    dueColumn,
    {
      id: 'reason',
      header: words.columns.reason,
      sortValue: ({ reason }) => reason,
      cell: ({ reason, reasonText }) => reasonText || reason,
    },
    {
      id: 'notified',
      header: words.columns.notified,
      sortValue: ({ notifiedOn }) => notifiedOn,
      exported: [
        {
          heading: words.columns.notified,
          value: ({ notifiedOn }) => notifiedOn && { day: calendarDay(new Date(notifiedOn)) },
        },
      ],
      cell: ({ notifiedOn }) => (notifiedOn ? <NoBreak>{formatDate(notifiedOn)}</NoBreak> : none),
    },
    actionsColumn({ onAct, onExport }),
  ]
}
