import { useLastAnswer } from '../../../lib/lists/use-last-answer'
import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { administrationTabs } from '../../../lib/administration-tabs'
import type { PayloadError } from '../../../lib/saving/form-errors'
import { listProblem } from '../../../lib/lists/list-problem'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/layout/card'
import { DataTable } from '../../../ui/table/data-table'
import { PageHeader } from '../../../ui/layout/page-header'
import { TabLinks } from '../../../ui/layout/tab-links'
import { toast } from '../../../ui/feedback/toast'
import { accountsMessages } from '../accounts-messages'
import { accountsPaths } from '../accounts-paths'
import { sentencesOf } from '../accounts-refusals'
import { useClientListQuery, type ClientFieldsFragment as Client } from './clients.generated'
import { clientListColumns } from './client-list-columns'
import { clientsMessages as words } from './clients-messages'
import { useClientActs } from './use-client-acts'

// Forms and dialogs come when they are opened: the list is there sooner.
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
  import('../../../ui/dialog/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
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
  const acts = useClientActs()
  const [editing, setEditing] = useState<Client | 'new'>()
  const [rotating, setRotating] = useState<Client>()
  const [revoking, setRevoking] = useState<Client>()
  const [secret, setSecret] = useState<{ clientId: string; secret: string | null }>()
  const agencies = data?.choices.agencies ?? []
  const manages = viewer.permissions.includes('clients.manage')
  const refresh = () => void refetch().catch(() => undefined)

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
    onEdit: setEditing,
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
        actions={
          manages && (
            <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => setEditing('new')}>
              {words.register}
            </Button>
          )
        }
      />
      <TabLinks label={accountsMessages.tabs} tabs={administrationTabs(viewer)} />
      <chakra.p marginBottom="14px" maxWidth="72ch" color="fg.muted">
        {words.intro}
      </chakra.p>
      <Card title={words.caption} note={data?.clients.length} padded={false}>
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
            client={editing === 'new' ? null : editing}
            agencies={agencies}
            acts={acts}
            onRegistered={(made) => {
              setEditing(undefined)
              setSecret(made)
              refresh()
            }}
            onSaved={() => {
              setEditing(undefined)
              toast({ title: words.saveTitle, description: words.saved, status: 'success', duration: 5000 })
            }}
            onTheirs={() => setEditing(undefined)}
            onClose={() => setEditing(undefined)}
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
