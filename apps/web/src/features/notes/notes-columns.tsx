import { chakra } from '@chakra-ui/react'
import { complianceYearName, noteCategories } from '@portal/domain'
import { History, Trash2, Undo2 } from 'lucide-react'
import { formatDateTime } from '../../lib/format'
import { Button } from '../../ui/action/button'
import { NoBreak, type DataColumn } from '../../ui/table/data-table'
import { IconButton } from '../../ui/action/icon-button'
import { IconLink } from '../../ui/action/icon-link'
import { notesMessages } from './notes-messages.generated'
import { notesPaths } from './notes-paths'
import type { NoteRowFieldsFragment as Row } from './notes.generated'

const words = notesMessages.list
const heads = words.columns

interface NotesColumnsOptions {
  /** Whether the person may read the history. */
  history: boolean
  onOpen: (row: Row) => void
  onDelete: (row: Row) => void
  onRestore: (row: Row) => void
}

/** Columns of the notes; a deleted note is not opened, but restored. */
export function notesColumns({
  history,
  onOpen,
  onDelete,
  onRestore,
}: NotesColumnsOptions): DataColumn<Row>[] {
  return [
    {
      id: 'title',
      header: heads.title,
      rowHeader: true,
      sortValue: ({ title }) => title,
      cell: (row) =>
        row.isDeleted ? (
          row.title
        ) : (
          <Button variant="link" aria-label={words.open({ title: row.title })} onClick={() => onOpen(row)}>
            {row.title}
          </Button>
        ),
    },
    {
      id: 'agency',
      header: heads.agency,
      sortValue: ({ lea }) => lea.shortName,
      cell: ({ lea }) => lea.shortName,
    },
    {
      id: 'year',
      header: heads.year,
      sortValue: ({ year }) => year,
      cell: ({ year }) => <NoBreak>{complianceYearName(year)}</NoBreak>,
    },
    {
      id: 'category',
      header: heads.category,
      sortValue: ({ category }) => category,
      cell: ({ category }) => noteCategories[category],
    },
    { id: 'part', header: heads.part, cell: ({ part }) => <NoBreak>{part || words.bothParts}</NoBreak> },
    { id: 'createdBy', header: heads.createdBy, cell: ({ createdBy }) => createdBy.fullName },
    {
      id: 'changedOn',
      header: heads.changedOn,
      sortValue: ({ changedOn }) => changedOn,
      cell: ({ changedOn }) => <NoBreak>{formatDateTime(changedOn)}</NoBreak>,
    },
    {
      id: 'actions',
      header: heads.actions,
      align: 'end',
      cell: (row) => <NoteActions row={row} history={history} onRestore={onRestore} onDelete={onDelete} />,
    },
  ]
}

function NoteActions({
  row,
  history,
  onRestore,
  onDelete,
}: { row: Row } & Omit<NotesColumnsOptions, 'onOpen'>) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="4px">
      {history && (
        <IconLink
          label={words.history({ title: row.title })}
          icon={<History aria-hidden />}
          to={notesPaths.history(row.id)}
        />
      )}
      {row.isDeleted ? (
        <Button
          size="sm"
          icon={<Undo2 aria-hidden />}
          aria-label={words.restoreOf({ title: row.title })}
          disabledReason={!row.restore.allowed && row.restore.reason}
          onClick={() => onRestore(row)}
        >
          {words.restore}
        </Button>
      ) : (
        <IconButton
          label={words.remove({ title: row.title })}
          icon={<Trash2 aria-hidden />}
          disabled={!row.change.allowed}
          onClick={() => onDelete(row)}
        />
      )}
    </chakra.span>
  )
}
