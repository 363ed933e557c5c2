import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { lazy, useState } from 'react'
import { administrationTabs } from '../../../lib/administration-tabs'
import { useLastAnswer } from '../../../lib/lists/use-last-answer'
import type { PayloadError } from '../../../lib/saving/form-errors'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { ConfirmLater } from '../../../ui/dialog/confirm-later'
import { toast } from '../../../ui/feedback/toast'
import { TabLinks } from '../../../ui/layout/tab-links'
import { ListPage } from '../../../ui/list/list-page'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useWholeList } from '../../../ui/list/use-whole-list'
import { accountsMessages } from '../accounts-messages.generated'
import { accountsPaths } from '../accounts-paths'
import { sentencesOf } from '../accounts-refusals'
import { useClientListQuery, type ClientFieldsFragment as Client } from './clients.generated'
import { clientListColumns } from './client-list-columns'
import { clientsMessages as words } from './clients-messages.generated'
import { useClientActs } from './use-client-acts'

// Forms and dialogs are loaded when they are opened: the list is there sooner.
const ClientEditor = lazy(() =>
  import('./client-editor').then((module) => ({ default: module.ClientEditor })),
)
const ClientRotateDialog = lazy(() =>
  import('./client-rotate-dialog').then((module) => ({ default: module.ClientRotateDialog })),
)
const ClientSecretDialog = lazy(() =>
  import('./client-secret-dialog').then((module) => ({ default: module.ClientSecretDialog })),
)

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'empty',
  'registering',
  'editing',
  'refused',
  'conflict',
  'secret',
  'rotating',
  'revoking',
  'error',
  'forbidden',
  'offline',
]

/** Clients of other systems: what they may do, until when, and their secrets. */
export function Component() {
  const viewer = useViewer()
  // Agencies to choose from may fail without the list.
  const { data: current, error, refetch } = useClientListQuery({ errorPolicy: 'all' })
  const data = useLastAnswer(current, 'clients')
  const list = useWholeList({ rows: data?.clients, error, refetch })
  const acts = useClientActs()
  const [editing, setEditing] = useState<Client | 'new'>()
  const [rotating, setRotating] = useState<Client>()
  const [revoking, setRevoking] = useState<Client>()
  const [secret, setSecret] = useState<{ clientId: string; secret: string | null }>()
  const agencies = data?.choices.agencies ?? []
  const close = () => setEditing(undefined)
  const tools = useListTools({ list: 'clients', title: words.title, name: ['accounts', 'clients'] })
  const columns = clientListColumns({
    agencies,
    onEdit: setEditing,
    onRotate: setRotating,
    onRevoke: setRevoking,
  })

  async function rotate(client: Client, keepPrevious: boolean): Promise<readonly PayloadError[]> {
    const { errors, answer } = await acts.rotate(client, keepPrevious)
    list.refresh()
    if (errors.length > 0 || !answer?.client) return errors
    setRotating(undefined)
    setSecret({ clientId: client.id, secret: answer.secret })
    return []
  }

  async function revoke(client: Client) {
    setRevoking(undefined)
    const { errors } = await acts.revoke(client)
    if (errors.length === 0)
      toast({
        title: words.revocation.title,
        description: words.revoked({ name: client.name }),
        status: 'success',
        duration: 5000,
      })
    else {
      toast({ title: words.notRevoked, description: sentencesOf(errors), status: 'error', duration: 5000 })
      list.refresh()
    }
  }

  return (
    <ListPage
      header={{
        title: words.title,
        breadcrumb: [
          { label: accountsMessages.dashboard, to: '/' },
          { label: accountsMessages.title, to: accountsPaths.users },
          { label: words.title },
        ],
        actions: viewer.permissions.includes('clients.manage') && (
          <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => setEditing('new')}>
            {words.register}
          </Button>
        ),
      }}
      above={
        <>
          <TabLinks label={accountsMessages.tabs} tabs={administrationTabs(viewer)} />
          <chakra.p marginBottom="14px" maxWidth="72ch" color="fg.muted">
            {words.intro}
          </chakra.p>
        </>
      }
      caption={words.caption}
      note={data?.clients.length}
      wide
      list={list}
      columns={columns}
      getRowId={({ id }) => id}
      rowState={({ state }) => (state === 'active' ? undefined : 'disabled')}
      tools={tools}
      empty={{ title: words.emptyTitle, body: words.emptyBody }}
    >
      {editing && (
        <ClientEditor
          client={editing === 'new' ? null : editing}
          agencies={agencies}
          acts={acts}
          onRegistered={(made) => {
            close()
            setSecret(made)
            list.refresh()
          }}
          onSaved={() => {
            close()
            toast({ title: words.saveTitle, description: words.saved, status: 'success', duration: 5000 })
          }}
          onTheirs={close}
          onClose={close}
        />
      )}
      {rotating && (
        <ClientRotateDialog
          name={rotating.name}
          onRotate={(keepPrevious) =>
            rotate(data?.clients.find(({ id }) => id === rotating.id) ?? rotating, keepPrevious)
          }
          onClose={() => setRotating(undefined)}
        />
      )}
      {revoking && (
        <ConfirmLater
          danger
          title={words.revocation.title}
          body={words.revocation.body({ name: revoking.name })}
          confirmLabel={words.revocation.confirm}
          onConfirm={() => void revoke(revoking)}
          onCancel={() => setRevoking(undefined)}
        />
      )}
      {secret && <ClientSecretDialog {...secret} onClose={() => setSecret(undefined)} />}
    </ListPage>
  )
}
