import { UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { administrationTabs } from '../../../lib/administration-tabs'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { PageHeader } from '../../../ui/layout/page-header'
import { TabLinks } from '../../../ui/layout/tab-links'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden'
import { accountsMessages } from '../accounts-messages.generated'
import { ContactList } from './contact-list'
import { contactsMessages as m } from './contacts-messages.generated'
import { useContacts } from './use-contacts'
import { useContactWrites } from './use-contact-writes'

const ContactAddDialog = lazy(() =>
  import('./contact-add-dialog').then((module) => ({ default: module.ContactAddDialog })),
)

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'read only',
  'filtered to nothing',
  'empty',
  'adding',
  'refused',
  'error',
  'offline',
]

/** People to contact: everybody sees those of the state and of agencies in sight, administrators change them. */
export function Component() {
  const viewer = useViewer()
  const { contacts, failure, reload } = useContacts()
  const writes = useContactWrites(contacts, reload)
  const [adding, setAdding] = useState(false)
  const manages = viewer.permissions.some(
    (one) => one === 'users.manage' || one === 'jurisdiction-users.manage',
  )
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
        <span role="status">{writes.said}</span>
      </VisuallyHidden>
      <ContactList
        contacts={contacts}
        failure={failure}
        reload={reload}
        manages={manages}
        busy={writes.busy}
        onMove={(rows, from, to) => void writes.move(rows, from, to)}
        onRemove={(contact) => void writes.show(contact, false)}
      />
      {adding && (
        <Suspense fallback={null}>
          <ContactAddDialog
            busy={writes.busy}
            onAdd={(row) => void writes.show(row, true).then((done) => done && setAdding(false))}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </>
  )
}
