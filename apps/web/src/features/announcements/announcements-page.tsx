import { Megaphone } from 'lucide-react'
import { lazy, useState } from 'react'
import { failedChoices } from '../../lib/lists/list-problem'
import { useChoices } from '../../lib/lists/use-choices'
import { useLastAnswer } from '../../lib/lists/use-last-answer'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import { ConfirmLater } from '../../ui/dialog/confirm-later'
import { ChoicesAlert } from '../../ui/feedback/choices-alert'
import { ProblemState } from '../../ui/feedback/states'
import { useAct } from '../../ui/feedback/use-act'
import { PageHeader } from '../../ui/layout/page-header'
import { choice } from '../../ui/list/list-filters'
import { listAddress, oneOf } from '../../ui/list/list-address'
import { ListPage } from '../../ui/list/list-page'
import { useListTools } from '../../ui/list/use-list-tools'
import { useNarrowedList } from '../../ui/list/use-narrowed-list'
import { announcementsColumns } from './announcements-columns'
import { announcementsMessages as m } from './announcements-messages.generated'
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

const header = {
  title: m.title,
  breadcrumb: [{ label: m.landingPage, to: '/' }, { label: m.title }],
  facts: m.facts,
}

const { useAddress } = listAddress(null, { show: oneOf('deleted') })

/** Announcements for those who write them; others are told that it is not for them. */
export function Component() {
  const viewer = useViewer()
  if (viewer.isStateMonitor) return <Managed />
  return (
    <>
      <PageHeader {...header} />
      <ProblemState problem={{ kind: 'forbidden', message: m.monitorsOnly }} what={m.what.announcements} />
    </>
  )
}

function Managed() {
  const address = useAddress()
  const show = address[0].filters.show === 'deleted' ? 'deleted' : 'kept'
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
  const list = useNarrowedList({
    rows: data?.managedAnnouncements,
    error,
    refetch,
    address,
    failedChoices: failedChoices(error) && <ChoicesAlert />,
  })
  const tools = useListTools({ list: 'announcements', title: words.caption, name: ['announcements', 'list'] })
  const [remove] = useDeleteAnnouncementMutation()
  const [restore] = useRestoreAnnouncementMutation()
  const [editing, setEditing] = useState<Row | 'new'>()
  const [removing, setRemoving] = useState<Row>()
  const { busy, act } = useAct(m.actFailed, list.refresh)
  const removeRow = async ({ id, version }: Row) => {
    await act(
      words.deletedDone,
      async () => (await remove({ variables: { id, version } })).data?.deleteAnnouncement.errors,
    )
    setRemoving(undefined)
  }
  const columns = announcementsColumns({
    leas,
    onEdit: setEditing,
    onDelete: setRemoving,
    onRestore: ({ id, version }) =>
      void act(
        words.restoredDone,
        async () => (await restore({ variables: { id, version } })).data?.restoreAnnouncement.errors,
      ),
  })
  const close = () => setEditing(undefined)
  const write = (
    <Button variant="solid" icon={<Megaphone aria-hidden />} onClick={() => setEditing('new')}>
      {words.add}
    </Button>
  )
  return (
    <ListPage
      header={{ ...header, actions: write }}
      caption={words.caption}
      note={data?.managedAnnouncements.length}
      list={list}
      columns={columns}
      getRowId={({ id }) => String(id)}
      rowState={({ isDeleted }) => (isDeleted ? 'disabled' : undefined)}
      tools={tools}
      filters={{
        few: true,
        clearable: false,
        label: words.filters,
        fields: [choice('show', words.show, words.kept, [{ value: 'deleted', label: words.deleted }])],
      }}
      empty={
        show === 'deleted'
          ? { title: words.noneDeletedTitle, body: words.noneDeletedBody }
          : { title: words.emptyTitle, body: words.emptyBody }
      }
    >
      {editing && (
        <AnnouncementDialog
          announcement={editing === 'new' ? null : editing}
          leas={leas}
          onClose={close}
          onSaved={() => {
            close()
            list.refresh()
          }}
        />
      )}
      {removing && (
        <ConfirmLater
          danger
          title={words.deleteTitle}
          body={words.deleteBody({ title: removing.title })}
          confirmLabel={words.deleteConfirm}
          busy={busy}
          onConfirm={() => void removeRow(removing)}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </ListPage>
  )
}
