import { chakra } from '@chakra-ui/react'
import { noteCategories } from '@portal/domain'
import { FilePlus2, Trash2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatDateTime } from '../../lib/format'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { DataTable, type DataColumn } from '../../ui/table/data-table'
import { FilterBar } from '../../ui/list/filter-bar'
import { ChipChoice } from '../../ui/list/filter-chips'
import { IconButton } from '../../ui/action/icon-button'
import { PageHeader } from '../../ui/layout/page-header'
import { toast } from '../../ui/feedback/toast'
import { useListTools } from '../../ui/list/use-list-tools'
import { refusalOf } from './notes-act'
import { notesMessages } from './notes-messages'
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
const ConfirmDialog = lazy(() =>
  import('../../ui/dialog/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

const words = notesMessages.templates

/** The states that this screen can be in. */
export const screenStates = ['loading', 'list', 'empty', 'editing', 'deleted templates', 'error', 'offline']

/** Texts that notes begin with, and their editor. */
export function Component() {
  const [address, setAddress] = useSearchParams()
  const deleted = address.get('show') === 'deleted'
  const { data, error, refetch } = useNoteTemplatesQuery({
    variables: { deleted },
    fetchPolicy: 'network-only',
  })
  const refresh = () => void refetch().catch(() => undefined)
  const tools = useListTools({ list: 'note-templates', title: words.caption, name: ['notes', 'templates'] })
  const [deleteTemplate] = useDeleteNoteTemplateMutation()
  const [restoreTemplate] = useRestoreNoteTemplateMutation()
  const [editing, setEditing] = useState<number | 'new'>()
  const [removing, setRemoving] = useState<Row>()
  const [busy, setBusy] = useState(false)

  async function act(done: string, run: Parameters<typeof refusalOf>[0]) {
    setBusy(true)
    const refusal = await refusalOf(run)
    setBusy(false)
    toast({
      ...(refusal
        ? { title: words.actFailed, description: refusal, status: 'error' }
        : { title: done, status: 'success' }),
      duration: 5000,
    })
    refresh()
  }

  async function remove({ id, version }: Row) {
    await act(
      words.deleted,
      async () => (await deleteTemplate({ variables: { id, version } })).data?.deleteNoteTemplate.errors,
    )
    setRemoving(undefined)
  }

  const restore = ({ id, version }: Row) =>
    act(
      words.restored,
      async () => (await restoreTemplate({ variables: { id, version } })).data?.restoreNoteTemplate.errors,
    )

  return (
    <>
      <PageHeader
        title={words.caption}
        breadcrumb={[
          { label: notesMessages.landingPage, to: '/' },
          { label: notesMessages.title, to: notesPaths.list },
          { label: words.caption },
        ]}
        facts={words.facts}
        actions={
          <Button variant="solid" icon={<FilePlus2 aria-hidden />} onClick={() => setEditing('new')}>
            {words.add}
          </Button>
        }
      />
      <NotesTabs />
      <Card title={words.caption} padded={false}>
        <FilterBar few label={words.filters} set={deleted ? 1 : 0}>
          <ChipChoice
            label={words.show}
            every={words.showKept}
            value={deleted ? 'deleted' : ''}
            options={[{ value: 'deleted', label: words.showDeleted }]}
            onChange={(value) => setAddress(value ? { show: value } : {})}
          />
        </FilterBar>
        <DataTable
          caption={words.caption}
          columns={deleted ? restorable(busy, (row) => void restore(row)) : offered(setEditing, setRemoving)}
          rows={data?.noteTemplates}
          getRowId={({ id }) => String(id)}
          problem={error ? problemOf(error) : null}
          onRetry={refresh}
          tools={tools}
          empty={deleted ? { title: words.noneDeleted } : { title: words.emptyTitle, body: words.emptyBody }}
        />
      </Card>
      <Suspense fallback={null}>
        {editing !== undefined && (
          <NoteTemplateDialog
            id={editing === 'new' ? null : editing}
            onClose={() => setEditing(undefined)}
            onSaved={() => {
              setEditing(undefined)
              refresh()
            }}
          />
        )}
        {removing && (
          <ConfirmDialog
            open
            danger
            title={words.deleteTitle}
            body={words.deleteBody(removing.title)}
            confirmLabel={words.deleteConfirm}
            busy={busy}
            onConfirm={() => void remove(removing)}
            onCancel={() => setRemoving(undefined)}
          />
        )}
      </Suspense>
    </>
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

const offered = (onEdit: (id: number) => void, onRemove: (row: Row) => void) =>
  columnsOf(
    ({ id, title }) => (
      <Button variant="link" aria-label={words.edit(title)} onClick={() => onEdit(id)}>
        {title}
      </Button>
    ),
    (row) => (
      <IconButton
        label={words.remove(row.title)}
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
        aria-label={words.restoreOf(row.title)}
        disabled={busy}
        onClick={() => onRestore(row)}
      >
        {words.restore}
      </Button>
    ),
  )

const NoBreak = chakra('span', { base: { whiteSpace: 'nowrap' } })
