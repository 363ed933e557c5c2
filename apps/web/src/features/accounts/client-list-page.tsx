import { useLastAnswer } from '../../lib/use-last-answer'
import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { administrationTabs } from '../../lib/administration-tabs'
import type { PayloadError } from '../../lib/form-errors'
import { listProblem } from '../../lib/list-problem'
import { useListTools } from '../../ui/use-list-tools'
import { useViewer } from '../../lib/viewer'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { DataTable } from '../../ui/data-table'
import { PageHeader } from '../../ui/page-header'
import { TabLinks } from '../../ui/tab-links'
import { toast } from '../../ui/toast'
import { accountsMessages } from './accounts-messages'
import { accountsPaths } from './accounts-paths'
import { sentencesOf } from './accounts-refusals'
import { useClientListQuery, type ClientFieldsFragment as Client } from './clients.generated'
import { clientFormValues, clientInputOf, type ClientFormValues } from './client-form'
import { clientListColumns } from './client-list-columns'
import { clientsMessages as words } from './clients-messages'
import { useClientActs } from './use-client-acts'

// Forms and dialogs come when they are opened: the list is there sooner.
const ClientConflictDialog = lazy(() =>
  import('./client-conflict-dialog').then((module) => ({ default: module.ClientConflictDialog })),
)
const ClientEditor = lazy(() =>
  import('./client-editor').then((module) => ({ default: module.ClientEditor })),
)
const ClientRotateDialog = lazy(() =>
  import('./client-rotate-dialog').then((module) => ({ default: module.ClientRotateDialog })),
)
const ClientSecretDialog = lazy(() =>
  import('./client-secret-dialog').then((module) => ({ default: module.ClientSecretDialog })),
)
const ConfirmDialog = lazy(() =>
  import('../../ui/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
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

interface Editing {
  client: Client | null
  initial: ClientFormValues
}

/** Clients of other systems: what they may do, until when, and their secrets. */
export function Component() {
  const viewer = useViewer()
  // Agencies to choose from may fail without the list.
  const { data: current, error, refetch } = useClientListQuery({ errorPolicy: 'all' })
  const data = useLastAnswer(current, 'clients')
  const acts = useClientActs()
  const [editing, setEditing] = useState<Editing>()
  const [conflict, setConflict] = useState<{ mine: ClientFormValues; theirs: Client }>()
  const [rotating, setRotating] = useState<Client>()
  const [revoking, setRevoking] = useState<Client>()
  const [secret, setSecret] = useState<{ clientId: string; secret: string | null }>()
  const agencies = data?.choices.agencies ?? []
  const manages = viewer.permissions.includes('clients.manage')
  const refresh = () => void refetch().catch(() => undefined)

  const edit = (client: Client | null, initial = clientFormValues(client, new Date())) =>
    setEditing({ client, initial })

  async function save(client: Client | null, values: ClientFormValues): Promise<readonly PayloadError[]> {
    const input = clientInputOf(values)
    if (client === null) {
      const { errors, answer } = await acts.register(input)
      if (errors.length > 0 || !answer?.client) return errors
      setEditing(undefined)
      setSecret({ clientId: answer.client.id, secret: answer.secret })
      refresh()
      return []
    }
    const { errors, answer } = await acts.update(client, input)
    if (errors.length === 0) {
      setEditing(undefined)
      toast({ title: words.saveTitle, description: words.saved, status: 'success', duration: 5000 })
      return []
    }
    const theirs = answer?.client
    if (theirs && theirs.version !== client.version) {
      setConflict({ mine: values, theirs })
      return []
    }
    return errors
  }

  async function rotate(client: Client, keepPrevious: boolean): Promise<readonly PayloadError[]> {
    const { errors, answer } = await acts.rotate(client, keepPrevious)
    refresh()
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
        description: words.revoked(client.name),
        status: 'success',
        duration: 5000,
      })
    else {
      toast({ title: words.notRevoked, description: sentencesOf(errors), status: 'error', duration: 5000 })
      refresh()
    }
  }

  const tools = useListTools({ list: 'clients', title: words.title, name: ['accounts', 'clients'] })
  const columns = clientListColumns({
    agencies,
    onEdit: edit,
    onRotate: setRotating,
    onRevoke: setRevoking,
  })

  return (
    <>
      <PageHeader
        title={words.title}
        breadcrumb={[
          { label: accountsMessages.dashboard, to: '/' },
          { label: accountsMessages.title, to: accountsPaths.users },
          { label: words.title },
        ]}
      />
      <TabLinks label={accountsMessages.tabs} tabs={administrationTabs(viewer)} />
      <chakra.p marginBottom="14px" maxWidth="72ch" color="fg.muted">
        {words.intro}
      </chakra.p>
      <Card
        title={words.caption}
        note={data?.clients.length}
        padded={false}
        actions={
          manages && (
            <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => edit(null)}>
              {words.register}
            </Button>
          )
        }
      >
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={data?.clients}
          getRowId={({ id }) => id}
          tools={tools}
          problem={listProblem(error)}
          onRetry={refresh}
          wide
          rowState={({ state }) => (state === 'active' ? undefined : 'disabled')}
          empty={{ title: words.emptyTitle, body: words.emptyBody }}
        />
      </Card>
      <Suspense fallback={null}>
        {editing && (
          <ClientEditor
            key={editing.client?.version}
            isNew={editing.client === null}
            initial={editing.initial}
            agencies={agencies}
            onSubmit={(values) => save(editing.client, values)}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Suspense>
      {/* Of its own: what waits in the boundary of an open dialog would close that one and open it anew on top. */}
      <Suspense fallback={null}>
        {conflict && (
          <ClientConflictDialog
            {...conflict}
            agencies={agencies}
            onKeep={(kept) => {
              const { theirs } = conflict
              setConflict(undefined)
              edit(theirs, kept)
              void save(theirs, kept)
            }}
            onTakeTheirs={() => {
              setConflict(undefined)
              edit(conflict.theirs)
            }}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
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
          <ConfirmDialog
            open
            danger
            title={words.revocation.title}
            body={words.revocation.body(revoking.name)}
            confirmLabel={words.revocation.confirm}
            onConfirm={() => void revoke(revoking)}
            onCancel={() => setRevoking(undefined)}
          />
        )}
        {secret && <ClientSecretDialog {...secret} onClose={() => setSecret(undefined)} />}
      </Suspense>
    </>
  )
}
