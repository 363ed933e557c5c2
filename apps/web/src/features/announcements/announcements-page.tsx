import { Megaphone } from 'lucide-react'
import { lazy, useState } from 'react'
import { failedChoices } from '../../lib/lists/list-problem'
import { useChoices } from '../../lib/lists/use-choices'
import { useLastAnswer } from '../../lib/lists/use-last-answer'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import { ChoicesAlert } from '../../ui/feedback/choices-alert'
import { ProblemState } from '../../ui/feedback/states'
import { PageHeader } from '../../ui/layout/page-header'
import { ListPage } from '../../ui/list/list-page'
import { keptOrDeleted, useDeletion, useKeptOrDeleted } from '../../ui/list/restorable-list'
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

/** Announcements for those who write them; others read that they have no access. */
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
  const address = useKeptOrDeleted()
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
  const deletion = useDeletion<Row>({
    words,
    failed: m.actFailed,
    refresh: list.refresh,
    remove: async ({ id, version }) =>
      (await remove({ variables: { id, version } })).data?.deleteAnnouncement.errors,
    restore: async ({ id, version }) =>
      (await restore({ variables: { id, version } })).data?.restoreAnnouncement.errors,
  })
  const columns = announcementsColumns({ leas, onEdit: setEditing, ...deletion })
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
      filters={keptOrDeleted(words)}
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
      {deletion.confirm}
    </ListPage>
  )
}
