import { chakra } from '@chakra-ui/react'
import { NotebookPen } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { askForNotepad } from '../../lib/notepad-desk'
import { failedChoices, listProblem } from '../../lib/lists/list-problem'
import { useChoices } from '../../lib/lists/use-choices'
import { useListPage } from '../../lib/lists/use-last-answer'
import { useViewer } from '../../lib/session/viewer'
import { useLearnedYears, useYearFilter } from '../../lib/years/use-year-filter'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { ChoicesAlert } from '../../ui/feedback/choices-alert'
import { DataTable } from '../../ui/table/data-table'
import { exportFromServer } from '../../ui/list/list-export'
import { PageHeader } from '../../ui/layout/page-header'
import { Pager } from '../../ui/list/pager'
import { toast } from '../../ui/feedback/toast'
import { useListColumns } from '../../ui/list/use-list-columns'
import { tellFailure } from '../../ui/feedback/tell-failure'
import { UnknownYearNote } from '../../ui/feedback/unknown-year-note'
import { refusalOf } from './notes-act'
import { notesColumns } from './notes-columns'
import { NotesFilterBar } from './notes-filter-bar'
import { isFiltered, noteVariables, searchOf, useNoteAddress } from './notes-filters'
import { notesMessages } from './notes-messages'
import { notesPaths } from './notes-paths'
import { raiseNotesRefresh, useNotesRefresh } from './notes-refresh'
import { NotesTabs } from './notes-tabs'
import {
  useDeleteNoteMutation,
  useNotesQuery,
  type NoteChoicesFieldsFragment,
  useRestoreNoteMutation,
  type NoteRowFieldsFragment as Row,
} from './notes.generated'

const ConfirmDialog = lazy(() =>
  import('../../ui/dialog/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

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
  const [given, change, clear] = useNoteAddress()
  const { address, unknown, learn } = useYearFilter(given)
  const { filters, page, pageSize, sort } = address
  const variables = noteVariables(address)
  const { choices, withChoices, keep } = useChoices<NoteChoicesFieldsFragment>(variables)
  const {
    data: current,
    previousData,
    error,
    loading,
    refetch,
  } = useNotesQuery({
    variables: { ...variables, withChoices },
    fetchPolicy: 'network-only',
    // The filters may lack their choices.
    errorPolicy: 'all',
  })
  keep(current?.choices)
  useLearnedYears(learn, choices?.years)
  const shown = (current ?? previousData)?.notes
  const listed = useListPage(
    { current: current?.notes, previous: previousData?.notes, failed: error !== undefined },
    filters,
  )
  const rows = listed?.rows
  const refresh = () => void refetch().catch(() => undefined)
  useNotesRefresh(refresh)
  const [hidden, onHidden] = useListColumns('notes')
  const [deleteNote] = useDeleteNoteMutation()
  const [restoreNote] = useRestoreNoteMutation()
  const [asking, setAsking] = useState<Row>()
  const [busy, setBusy] = useState(false)

  const act = useCallback(
    async ({ id, version }: Row, restoring: boolean) => {
      setBusy(true)
      const variables = { id, version }
      const refusal = await refusalOf(async () =>
        restoring
          ? (await restoreNote({ variables })).data?.restoreNote.errors
          : (await deleteNote({ variables })).data?.deleteNote.errors,
      )
      setBusy(false)
      setAsking(undefined)
      toast({
        ...(refusal
          ? { title: words.actFailed, description: refusal, status: 'error' }
          : { title: restoring ? words.restoredDone : words.deletedDone, status: 'success' }),
        duration: 5000,
      })
      raiseNotesRefresh()
    },
    [deleteNote, restoreNote],
  )

  const history = viewer.permissions.includes('audit-trail.view')
  const columns = useMemo(
    () =>
      notesColumns({
        history,
        onOpen: ({ id }) => askForNotepad({ kind: 'note', id }),
        onDelete: setAsking,
        onRestore: (row) => void act(row, true),
      }),
    [history, act],
  )
  const numberOf = (text: string) => (text === '' ? null : Number(text))
  return (
    <>
      <PageHeader
        title={notesMessages.title}
        breadcrumb={[{ label: notesMessages.landingPage, to: '/' }, { label: notesMessages.title }]}
        facts={words.facts}
        actions={
          <Button
            variant="solid"
            icon={<NotebookPen aria-hidden />}
            onClick={() =>
              askForNotepad({ kind: 'new', leaId: numberOf(filters.leaId), year: numberOf(filters.year) })
            }
          >
            {words.add}
          </Button>
        }
      />
      <NotesTabs />
      <UnknownYearNote year={null} unknown={unknown} />
      <Card
        title={words.caption}
        padded={false}
        {...(shown ? { note: shown.total.toLocaleString('en-US') } : {})}
      >
        {failedChoices(error) && <ChoicesAlert />}
        <NotesFilterBar filters={filters} places={choices} onChange={change} onClear={clear} />
        <chakra.div aria-busy={loading || undefined} opacity={loading && shown ? 0.6 : 1}>
          <DataTable
            caption={words.caption}
            columns={columns}
            rows={rows}
            getRowId={({ id }) => id}
            problem={listProblem(error)}
            onRetry={refresh}
            order={sort}
            onOrder={(next) => change({ sort: next })}
            rowState={({ isDeleted }) => (isDeleted ? 'disabled' : undefined)}
            tools={{
              hidden,
              onHidden,
              onExport: (choice, { columns: ids }) =>
                tellFailure(() =>
                  exportFromServer(choice, notesPaths.export, {
                    ...filters,
                    q: searchOf(filters),
                    sort,
                    columns: ids.filter((one) => one !== 'actions').join(','),
                  }),
                ),
            }}
            empty={
              isFiltered(filters)
                ? {
                    title: words.noMatchTitle,
                    body: words.noMatchBody,
                    action: (
                      <Button size="sm" onClick={clear}>
                        {words.clear}
                      </Button>
                    ),
                  }
                : { title: words.emptyTitle, body: words.emptyBody }
            }
          />
        </chakra.div>
        <Pager label={words.caption} page={page} pageSize={pageSize} total={shown?.total} onChange={change} />
      </Card>
      <Suspense fallback={null}>
        {asking && (
          <ConfirmDialog
            open
            danger
            title={words.deleteTitle}
            body={words.deleteBody}
            confirmLabel={words.deleteConfirm}
            busy={busy}
            onConfirm={() => void act(asking, false)}
            onCancel={() => setAsking(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
