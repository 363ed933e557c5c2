import { NotebookPen } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { showNotepad } from '../../lib/notepads-to-open'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import { ConfirmLater } from '../../ui/dialog/confirm-later'
import { useAct } from '../../ui/feedback/use-act'
import { numberOf, queryOf } from '../../ui/list/list-address'
import { ListPage } from '../../ui/list/list-page'
import { useServerList, useServerTools } from '../../ui/list/use-server-list'
import { notesColumns } from './notes-columns'
import { noteFilterFields, noteVariables, useNoteAddress } from './notes-filters'
import { notesMessages } from './notes-messages.generated'
import { notesPaths } from './notes-paths'
import { raiseNotesRefresh, useNotesRefresh } from './notes-refresh'
import { NotesTabs } from './notes-tabs'
import {
  useDeleteNoteMutation,
  NotesDocument,
  type NotesQuery,
  useRestoreNoteMutation,
  type NoteRowFieldsFragment as Row,
} from './notes.generated'

const words = notesMessages.list

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'filtered to nothing',
  'empty',
  'deleted notes',
  'confirming',
  'writing',
  'error',
  'offline',
]

/** Notes of all agencies; a note opens in a notepad above the list. */
export function Component() {
  const viewer = useViewer()
  const { list, address, choices } = useServerList({
    address: useNoteAddress(),
    query: NotesDocument,
    variables: (query, withChoices) => ({ ...noteVariables(query), withChoices }),
    page: ({ notes }: NotesQuery) => notes,
    choices: (data) => data.choices,
  })
  const { filters, sort } = address
  useNotesRefresh(list.refresh)
  const tools = useServerTools({
    list: 'notes',
    path: notesPaths.export,
    shown: { ...queryOf(filters), sort },
    exportedAs: { actions: [] },
  })
  const [deleteNote] = useDeleteNoteMutation()
  const [restoreNote] = useRestoreNoteMutation()
  const [deleting, setDeleting] = useState<Row>()
  const { busy, act } = useAct(words.actFailed, raiseNotesRefresh)
  const remove = async ({ id, version }: Row) => {
    await act(
      words.deletedDone,
      async () => (await deleteNote({ variables: { id, version } })).data?.deleteNote.errors,
    )
    setDeleting(undefined)
  }
  const restore = useCallback(
    ({ id, version }: Row) =>
      void act(
        words.restoredDone,
        async () => (await restoreNote({ variables: { id, version } })).data?.restoreNote.errors,
      ),
    [act, restoreNote],
  )
  const history = viewer.permissions.includes('audit-trail.view')
  const columns = useMemo(
    () =>
      notesColumns({
        history,
        onOpen: ({ id }) => showNotepad({ kind: 'note', id }),
        onDelete: setDeleting,
        onRestore: restore,
      }),
    [history, restore],
  )
  const write = () =>
    showNotepad({ kind: 'new', leaId: numberOf(filters.leaId), year: numberOf(filters.year) })
  return (
    <ListPage
      header={{
        title: notesMessages.title,
        breadcrumb: [{ label: notesMessages.landingPage, to: '/' }, { label: notesMessages.title }],
        facts: words.facts,
        actions: (
          <Button variant="solid" icon={<NotebookPen aria-hidden />} onClick={write}>
            {words.add}
          </Button>
        ),
      }}
      above={<NotesTabs />}
      caption={words.caption}
      list={list}
      columns={columns}
      getRowId={({ id }) => id}
      rowState={({ isDeleted }) => (isDeleted ? 'disabled' : undefined)}
      tools={tools}
      filters={{ label: words.filters, fields: noteFilterFields(choices) }}
      empty={{ title: words.emptyTitle, body: words.emptyBody }}
      noMatch={{ title: words.noMatchTitle, body: words.noMatchBody, clear: words.clear }}
    >
      {deleting && (
        <ConfirmLater
          danger
          title={words.deleteTitle}
          body={words.deleteBody}
          confirmLabel={words.deleteConfirm}
          busy={busy}
          onConfirm={() => void remove(deleting)}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </ListPage>
  )
}
