import { OldData } from '../../../ui/feedback/old-data'
import { chakra } from '@chakra-ui/react'
import { UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { administrationTabs } from '../../../lib/administration-tabs'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { PageHeader } from '../../../ui/layout/page-header'
import { EmptyState, LoadingState, ProblemState } from '../../../ui/feedback/states'
import { TabLinks } from '../../../ui/layout/tab-links'
import { toast } from '../../../ui/feedback/toast'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden'
import { accountsMessages } from '../accounts-messages.generated'
import { answerOf, sentencesOf } from '../accounts-refusals'
import { useUpdateContactInfoMutation, type ContactFieldsFragment as Contact } from './contacts.generated'
import { ContactCard } from './contact-card'
import { lastPlace, placesAfterMove } from './contact-order'
import { contactsMessages as m } from './contacts-messages.generated'
import { byAgency, useContacts } from './use-contacts'

const ContactAddDialog = lazy(() =>
  import('./contact-add-dialog').then((module) => ({ default: module.ContactAddDialog })),
)

/** The states that this screen can be in. */
export const screenStates = ['loading', 'list', 'read only', 'empty', 'adding', 'refused', 'error', 'offline']

/** People to contact: everybody sees those of the state and of agencies in sight, administrators change them. */
export function Component() {
  const viewer = useViewer()
  const { contacts, failure, reload } = useContacts()
  const [update] = useUpdateContactInfoMutation()
  const [adding, setAdding] = useState(false)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const manages = viewer.permissions.some(
    (one) => one === 'users.manage' || one === 'jurisdiction-users.manage',
  )

  /** Writes contacts one after the other until one is refused; then the list is loaded again. */
  async function write(
    changes: readonly { row: Contact; sortOrder: number; contactInfoDisplayed: boolean }[],
  ): Promise<boolean> {
    setBusy(true)
    let done = 0
    for (const { row, ...change } of changes) {
      const input = { id: row.id, version: row.version, ...change }
      const { errors } = await answerOf(
        async () => (await update({ variables: { input } })).data?.updateContactInfo,
      )
      if (errors.length > 0) {
        const title = done > 0 ? m.failedHalfway : m.failed
        toast({ title, description: sentencesOf(errors), status: 'error', duration: 5000 })
        break
      }
      done++
    }
    await reload()
    setBusy(false)
    return done === changes.length
  }

  const move = async (rows: readonly Contact[], from: number, to: number) => {
    const places = placesAfterMove(rows, from, to)
    if (places.length === 0) return
    const done = await write(
      places.map(({ row, sortOrder }) => ({ row, sortOrder, contactInfoDisplayed: true })),
    )
    if (done) setSaid(m.moved({ name: rows[from]?.fullName ?? '', place: to + 1, of: rows.length }))
  }

  const show = async (row: Contact, contactInfoDisplayed: boolean) => {
    const neighbours = (contacts ?? []).filter(({ leaId }) => leaId === row.leaId)
    const sortOrder = contactInfoDisplayed ? lastPlace(neighbours) : row.sortOrder
    if (!(await write([{ row, sortOrder, contactInfoDisplayed }]))) return
    setAdding(false)
    const description = (contactInfoDisplayed ? m.added : m.removed)({ name: row.fullName })
    toast({ title: m.saveTitle, description, status: 'success', duration: 5000 })
  }

  return (
    <>
      <PageHeader
        title={m.title}
        breadcrumb={[{ label: m.home, to: '/' }, { label: m.title }]}
        facts={m.facts}
        actions={
          manages && (
            <Button
              variant="solid"
              icon={<UserRoundPlus aria-hidden />}
              disabled={!contacts}
              onClick={() => setAdding(true)}
            >
              {m.add}
            </Button>
          )
        }
      />
      {manages && <TabLinks label={accountsMessages.tabs} tabs={administrationTabs(viewer)} />}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {failure !== undefined && !contacts?.length && (
        <ProblemState problem={problemOf(failure)} what={m.what.contacts} onRetry={() => void reload()} />
      )}
      {!contacts && failure === undefined && <LoadingState what={m.what.contacts} lines={6} />}
      {contacts?.length === 0 && <EmptyState title={m.emptyTitle}>{m.emptyBody}</EmptyState>}
      {contacts && contacts.length > 0 && (
        <OldData
          problem={failure === undefined ? null : problemOf(failure)}
          what={m.what.contacts}
          onRetry={() => void reload()}
        >
          <chakra.div display="grid" gap="16px">
            {byAgency(contacts).map((group) => (
              <ContactCard
                key={group.leaName ?? ''}
                {...group}
                busy={busy}
                onMove={(rows, from, to) => void move(rows, from, to)}
                onRemove={(contact) => void show(contact, false)}
              />
            ))}
            {manages && (
              <chakra.p textStyle="hint" color="fg.subtle">
                {m.keyHint}
              </chakra.p>
            )}
          </chakra.div>
        </OldData>
      )}
      {adding && (
        <Suspense fallback={null}>
          <ContactAddDialog
            busy={busy}
            onAdd={(row) => void show(row, true)}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </>
  )
}
