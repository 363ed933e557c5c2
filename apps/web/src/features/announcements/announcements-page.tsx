import { useLastAnswer } from '../../lib/lists/use-last-answer'
import { Megaphone } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PayloadError } from '../../lib/saving/form-errors'
import { failedChoices, listProblem } from '../../lib/lists/list-problem'
import { problemOf } from '../../lib/problem'
import { useChoices } from '../../lib/lists/use-choices'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { ChoicesAlert } from '../../ui/feedback/choices-alert'
import { DataTable } from '../../ui/table/data-table'
import { FilterBar } from '../../ui/list/filter-bar'
import { ChipChoice } from '../../ui/list/filter-chips'
import { PageHeader } from '../../ui/layout/page-header'
import { ProblemState } from '../../ui/feedback/states'
import { toast } from '../../ui/feedback/toast'
import { useListTools } from '../../ui/list/use-list-tools'
import { announcementsColumns } from './announcements-columns'
import { announcementsMessages as m } from './announcements-messages'
import {
  useDeleteAnnouncementMutation,
  useManagedAnnouncementsQuery,
  useRestoreAnnouncementMutation,
  type AnnouncementChoicesFieldsFragment,
  type ManagedAnnouncementFieldsFragment as Row,
} from './announcements.generated'

const AnnouncementDialog = lazy(() =>
  import('./announcement-dialog').then((module) => ({ default: module.AnnouncementDialog })),
)
const ConfirmDialog = lazy(() =>
  import('../../ui/dialog/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

const words = m.list
const none: never[] = []

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'deleted announcements',
  'editing',
  'conflict',
  'not allowed',
  'error',
  'offline',
]

/** Announcements for those who write them; others are told that it is not for them. */
export function Component() {
  const viewer = useViewer()
  if (!viewer.isStateMonitor)
    return (
      <>
        <Header />
        <ProblemState
          problem={{ kind: 'forbidden', message: 'Only a state monitor can manage announcements.' }}
          what="announcements"
        />
      </>
    )
  return <Managed />
}

function Header({ actions }: { actions?: ReactNode }) {
  return (
    <PageHeader
      title={m.title}
      breadcrumb={[{ label: m.landingPage, to: '/' }, { label: m.title }]}
      facts={m.facts}
      actions={actions}
    />
  )
}

function Managed() {
  const [params, setParams] = useSearchParams()
  const show = params.get('show') === 'deleted' ? 'deleted' : 'kept'
  const { choices, withChoices, keep } = useChoices<AnnouncementChoicesFieldsFragment>({ show })
  const {
    data: current,
    error,
    refetch,
  } = useManagedAnnouncementsQuery({
    variables: { show, withChoices },
    fetchPolicy: 'network-only',
    // The agencies to choose from may fail without the list.
    errorPolicy: 'all',
  })
  const data = useLastAnswer(current, show)
  keep(data?.choices ?? undefined)
  const leas = choices?.allAgencies ?? none
  const refresh = () => void refetch().catch(() => undefined)
  const tools = useListTools({ list: 'announcements', title: words.caption, name: ['announcements', 'list'] })
  const [remove] = useDeleteAnnouncementMutation()
  const [restore] = useRestoreAnnouncementMutation()
  const [editing, setEditing] = useState<Row | 'new'>()
  const [removing, setRemoving] = useState<Row>()
  const [busy, setBusy] = useState(false)

  async function act(done: string, run: () => Promise<readonly PayloadError[] | undefined>) {
    setBusy(true)
    let refusal: string
    try {
      refusal = ((await run()) ?? []).map(({ message }) => message).join(' ')
    } catch (failure) {
      refusal = problemOf(failure).message
    }
    setBusy(false)
    setRemoving(undefined)
    toast({
      ...(refusal
        ? { title: m.actFailed, description: refusal, status: 'error' }
        : { title: done, status: 'success' }),
      duration: 5000,
    })
    refresh()
  }
  const restoreRow = ({ id, version }: Row) =>
    void act(
      words.restoredDone,
      async () => (await restore({ variables: { id, version } })).data?.restoreAnnouncement.errors,
    )
  const columns = announcementsColumns({
    leas,
    onEdit: setEditing,
    onDelete: setRemoving,
    onRestore: restoreRow,
  })

  return (
    <>
      <Header
        actions={
          <Button variant="solid" icon={<Megaphone aria-hidden />} onClick={() => setEditing('new')}>
            {words.add}
          </Button>
        }
      />
      <Card
        title={words.caption}
        padded={false}
        {...(data ? { note: data.managedAnnouncements.length } : {})}
      >
        {failedChoices(error) && <ChoicesAlert />}
        <FilterBar few label={words.filters} set={show === 'deleted' ? 1 : 0}>
          <ChipChoice
            label={words.show}
            every={words.kept}
            value={show === 'deleted' ? 'deleted' : ''}
            options={[{ value: 'deleted', label: words.deleted }]}
            onChange={(value) => setParams(value ? { show: value } : {}, { replace: true })}
          />
        </FilterBar>
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={data?.managedAnnouncements}
          getRowId={({ id }) => String(id)}
          problem={listProblem(error)}
          onRetry={refresh}
          rowState={({ isDeleted }) => (isDeleted ? 'disabled' : undefined)}
          tools={tools}
          empty={
            show === 'deleted'
              ? { title: words.noneDeletedTitle, body: words.noneDeletedBody }
              : { title: words.emptyTitle, body: words.emptyBody }
          }
        />
      </Card>
      <Suspense fallback={null}>
        {editing && (
          <AnnouncementDialog
            announcement={editing === 'new' ? null : editing}
            leas={leas}
            onClose={() => setEditing(undefined)}
            onSaved={() => {
              setEditing(undefined)
              refresh()
            }}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {removing && (
          <ConfirmDialog
            open
            danger
            title={words.deleteTitle}
            body={words.deleteBody(removing.title)}
            confirmLabel={words.deleteConfirm}
            busy={busy}
            onConfirm={() =>
              void act(words.deletedDone, async () => {
                const { id, version } = removing
                return (await remove({ variables: { id, version } })).data?.deleteAnnouncement.errors
              })
            }
            onCancel={() => setRemoving(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
