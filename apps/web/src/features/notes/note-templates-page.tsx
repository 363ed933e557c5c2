import { noteCategories } from '@portal/domain'
import { FilePlus2, Trash2, Undo2 } from 'lucide-react'
import { lazy, useState, type ReactNode } from 'react'
import { formatDateTime } from '../../lib/format'
import { Button } from '../../ui/action/button'
import { IconButton } from '../../ui/action/icon-button'
import { ListPage } from '../../ui/list/list-page'
import { keptOrDeleted, useDeletion, useKeptOrDeleted } from '../../ui/list/restorable-list'
import { useListTools } from '../../ui/list/use-list-tools'
import { useNarrowedList } from '../../ui/list/use-narrowed-list'
import { NoBreak, type DataColumn } from '../../ui/table/data-table'
import { notesMessages } from './notes-messages.generated'
import { notesPaths } from './notes-paths'
import { NotesTabs } from './notes-tabs'
import {
  useDeleteNoteTemplateMutation,
  useNoteTemplatesQuery,
  useRestoreNoteTemplateMutation,
  type NoteTemplateRowFieldsFragment as Row,
} from './notes.generated'

const NoteTemplateDialog = lazy(() =>
  import('./note-template-dialog').then((module) => ({ default: module.NoteTemplateDialog })),
)

const words = notesMessages.templates

/** The states that this screen can be in. */
export const screenStates = ['loading', 'list', 'empty', 'editing', 'deleted templates', 'error', 'offline']

/** Texts that notes begin with, and their editor. */
export function Component() {
  const address = useKeptOrDeleted()
  const deleted = address[0].filters.show === 'deleted'
  const { data, error, refetch } = useNoteTemplatesQuery({
    variables: { deleted },
    fetchPolicy: 'network-only',
  })
  const list = useNarrowedList({ rows: data?.noteTemplates, error, refetch, address })
  const tools = useListTools({ list: 'note-templates', title: words.caption, name: ['notes', 'templates'] })
  const [deleteTemplate] = useDeleteNoteTemplateMutation()
  const [restoreTemplate] = useRestoreNoteTemplateMutation()
  const [editing, setEditing] = useState<number | 'new'>()
  const { busy, onDelete, onRestore, confirm } = useDeletion<Row>({
    words,
    failed: words.actFailed,
    refresh: list.refresh,
    remove: async ({ id, version }) =>
      (await deleteTemplate({ variables: { id, version } })).data?.deleteNoteTemplate.errors,
    restore: async ({ id, version }) =>
      (await restoreTemplate({ variables: { id, version } })).data?.restoreNoteTemplate.errors,
  })
  const close = () => setEditing(undefined)
  return (
    <ListPage
      header={{
        title: words.caption,
        breadcrumb: [
          { label: notesMessages.landingPage, to: '/' },
          { label: notesMessages.title, to: notesPaths.list },
          { label: words.caption },
        ],
        facts: words.facts,
        actions: (
          <Button variant="solid" icon={<FilePlus2 aria-hidden />} onClick={() => setEditing('new')}>
            {words.add}
          </Button>
        ),
      }}
      above={<NotesTabs />}
      caption={words.caption}
      list={list}
      columns={deleted ? restorable(busy, onRestore) : keptColumns(setEditing, onDelete)}
      getRowId={({ id }) => String(id)}
      tools={tools}
      filters={keptOrDeleted(words)}
      empty={deleted ? { title: words.noneDeleted } : { title: words.emptyTitle, body: words.emptyBody }}
    >
      {editing !== undefined && (
        <NoteTemplateDialog
          id={editing === 'new' ? null : editing}
          onClose={close}
          onSaved={() => {
            close()
            list.refresh()
          }}
        />
      )}
      {confirm}
    </ListPage>
  )
}

/** What is told of a template, offered or deleted. */
function columnsOf(title: (row: Row) => ReactNode, actions: (row: Row) => ReactNode): DataColumn<Row>[] {
  return [
    {
      id: 'title',
      header: words.titleLabel,
      rowHeader: true,
      sortValue: (row) => row.title,
      cell: title,
    },
    {
      id: 'category',
      header: words.categoryLabel,
      sortValue: ({ category }) => noteCategories[category] ?? words.noCategory,
      cell: ({ category }) => noteCategories[category] ?? words.noCategory,
    },
    {
      id: 'changedBy',
      header: words.changedBy,
      sortValue: ({ changedBy }) => changedBy.fullName,
      cell: ({ changedBy }) => changedBy.fullName,
    },
    {
      id: 'changedOn',
      header: words.changedOn,
      sortValue: ({ changedOn }) => changedOn,
      cell: ({ changedOn }) => <NoBreak>{formatDateTime(changedOn)}</NoBreak>,
      exported: [{ heading: words.changedOn, value: ({ changedOn }) => new Date(changedOn) }],
    },
    { id: 'actions', header: words.actions, align: 'end', cell: actions },
  ]
}

const keptColumns = (onEdit: (id: number) => void, onRemove: (row: Row) => void) =>
  columnsOf(
    ({ id, title }) => (
      <Button variant="link" aria-label={words.edit({ title })} onClick={() => onEdit(id)}>
        {title}
      </Button>
    ),
    (row) => (
      <IconButton
        label={words.remove({ title: row.title })}
        icon={<Trash2 aria-hidden />}
        onClick={() => onRemove(row)}
      />
    ),
  )

/** Deleted templates are restored before they are changed. */
const restorable = (busy: boolean, onRestore: (row: Row) => void) =>
  columnsOf(
    ({ title }) => title,
    (row) => (
      <Button
        size="sm"
        icon={<Undo2 aria-hidden />}
        aria-label={words.restoreOf({ title: row.title })}
        disabled={busy}
        onClick={() => onRestore(row)}
      >
        {words.restore}
      </Button>
    ),
  )
