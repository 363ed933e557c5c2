import { announcementSeverities } from '@portal/domain'
import { CalendarClock, CircleCheck, Clock, Trash2, Undo2, type LucideIcon } from 'lucide-react'
import { formatDate, formatDateTime, wordOf } from '../../lib/format'
import { Button } from '../../ui/action/button'
import { NoBreak, type DataColumn } from '../../ui/table/data-table'
import { IconButton } from '../../ui/action/icon-button'
import { StatusChip, type ChipPalette } from '../../ui/feedback/status-chip'
import { rolesInWords } from './announcement-roles'
import { announcementsMessages } from './announcements-messages.generated'
import { SeverityChip } from './announcements-panel'
import type {
  AnnouncementChoicesFieldsFragment,
  ManagedAnnouncementFieldsFragment as Row,
} from './announcements.generated'

type Agencies = NonNullable<AnnouncementChoicesFieldsFragment['allAgencies']>

const words = announcementsMessages.list
const heads = words.columns

const stateLooks: Record<string, { palette: ChipPalette; icon: LucideIcon }> = {
  Planned: { palette: 'neutral', icon: Clock },
  Shown: { palette: 'success', icon: CircleCheck },
  Over: { palette: 'done', icon: CalendarClock },
}
const noLook = { palette: 'neutral', icon: Clock } as const

interface AnnouncementsColumnsOptions {
  leas: Agencies
  onEdit: (row: Row) => void
  onDelete: (row: Row) => void
  onRestore: (row: Row) => void
}

/** How many people have dismissed it, and who changed it last. */
const historyColumns: DataColumn<Row>[] = [
  {
    id: 'dismissals',
    header: heads.dismissals,
    align: 'end',
    sortValue: ({ dismissals }) => dismissals,
    cell: ({ dismissals }) => dismissals.toLocaleString('en-US'),
  },
  {
    id: 'changedBy',
    header: heads.changedBy,
    sortValue: ({ changedBy }) => changedBy.fullName,
    cell: ({ changedBy }) => changedBy.fullName,
  },
  {
    id: 'changedOn',
    header: heads.changedOn,
    sortValue: ({ changedOn }) => changedOn,
    cell: ({ changedOn }) => <NoBreak>{formatDateTime(changedOn)}</NoBreak>,
    exported: [{ heading: heads.changedOn, value: ({ changedOn }) => new Date(changedOn) }],
  },
]

/** Columns of the announcements; a deleted one is not opened, but restored. */
export function announcementsColumns({
  leas,
  onEdit,
  onDelete,
  onRestore,
}: AnnouncementsColumnsOptions): DataColumn<Row>[] {
  return [
    {
      id: 'title',
      header: heads.title,
      rowHeader: true,
      sortValue: ({ title }) => title,
      cell: (row) => <AnnouncementTitle row={row} onEdit={onEdit} />,
    },
    {
      id: 'state',
      header: heads.state,
      sortValue: ({ state }) => wordOf(words.states, state),
      cell: ({ state }) => (
        <StatusChip {...(stateLooks[state] ?? noLook)}>{wordOf(words.states, state)}</StatusChip>
      ),
    },
    {
      id: 'severity',
      header: heads.severity,
      sortValue: ({ severity }) => announcementSeverities.indexOf(severity),
      cell: ({ severity }) => <SeverityChip severity={severity} />,
      exported: [{ heading: heads.severity, value: ({ severity }) => severity }],
    },
    {
      id: 'audience',
      header: heads.audience,
      sortValue: (row) => audienceInWords(row, leas),
      cell: (row) => audienceInWords(row, leas),
    },
    {
      id: 'days',
      header: heads.days,
      sortValue: ({ fromDay }) => fromDay,
      cell: (row) => <Days row={row} />,
      exported: [
        { heading: announcementsMessages.form.fromDay, value: ({ fromDay }) => fromDay },
        { heading: announcementsMessages.form.toDay, value: ({ toDay }) => toDay },
      ],
    },
    ...historyColumns,
    {
      id: 'actions',
      header: heads.actions,
      align: 'end',
      cell: (row) => <DeleteOrRestore row={row} onRestore={onRestore} onDelete={onDelete} />,
    },
  ]
}

function AnnouncementTitle({ row, onEdit }: { row: Row; onEdit: (row: Row) => void }) {
  return row.isDeleted ? (
    row.title
  ) : (
    <Button variant="link" aria-label={words.edit({ title: row.title })} onClick={() => onEdit(row)}>
      {row.title}
    </Button>
  )
}

function Days({ row: { fromDay, toDay } }: { row: Row }) {
  return (
    <NoBreak>
      {fromDay === toDay
        ? formatDate(fromDay)
        : announcementsMessages.fromTo({ from: formatDate(fromDay), to: formatDate(toDay) })}
    </NoBreak>
  )
}

function DeleteOrRestore({
  row,
  onRestore,
  onDelete,
}: { row: Row } & Pick<AnnouncementsColumnsOptions, 'onRestore' | 'onDelete'>) {
  return row.isDeleted ? (
    <Button
      size="sm"
      icon={<Undo2 aria-hidden />}
      aria-label={words.restoreOf({ title: row.title })}
      onClick={() => onRestore(row)}
    >
      {words.restore}
    </Button>
  ) : (
    <IconButton
      label={words.remove({ title: row.title })}
      icon={<Trash2 aria-hidden />}
      onClick={() => onDelete(row)}
    />
  )
}

function audienceInWords({ roles, leaIds }: Row, leas: Agencies): string {
  const only = leaIds.length === 1 ? leas.find(({ id }) => id === leaIds[0])?.shortName : undefined
  const agencies = leaIds.length === 0 ? '' : (only ?? words.agencies({ n: leaIds.length }))
  return [rolesInWords(roles), agencies].filter(Boolean).join('; ') || words.everybody
}
