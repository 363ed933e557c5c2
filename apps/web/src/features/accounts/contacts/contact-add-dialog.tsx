import { chakra } from '@chakra-ui/react'
import { UserRoundPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { TextInput } from '../../../ui/field/text-input'
import { useContactChoicesQuery, type ContactFieldsFragment as Contact } from './contacts.generated'
import { contactsMessages } from './contacts-messages.generated'
import { searchedFor } from '../../../lib/lists/searched-for'

const words = contactsMessages.adding
const waitMs = 250

interface ContactAddDialogProps {
  busy: boolean
  onAdd: (contact: Contact) => void
  onClose: () => void
}

/** People who are not displayed as contacts yet, found by name; one is added at a time. */
export function ContactAddDialog({ busy, onAdd, onClose }: ContactAddDialogProps) {
  const [text, setText] = useState('')
  const [search, setSearch] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(searchedFor(text)), waitMs)
    return () => clearTimeout(timer)
  }, [text])
  const { data, previousData, error, refetch } = useContactChoicesQuery({
    variables: { q: search },
    fetchPolicy: 'network-only',
  })
  const users = (data ?? previousData)?.users
  const rows = users?.rows.filter((row) => !row.contactInfoDisplayed && row.editContactInfo.allowed)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      width="md"
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <TextInput
        name="q"
        label={words.search}
        hint={words.hint}
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {error ? (
        <ProblemState
          problem={problemOf(error)}
          what={contactsMessages.what.users}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : !rows || !users ? (
        <LoadingState what={contactsMessages.what.users} lines={4} />
      ) : (
        <>
          <p role="status">{rows.length === 0 && words.none}</p>
          <chakra.ul aria-label={words.list} listStyleType="none">
            {rows.map((row) => (
              <chakra.li
                key={row.id}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                gap="4px 14px"
                padding="8px 0"
                css={{ '& + &': { borderTop: '1px solid {colors.border.subtle}' } }}
              >
                <chakra.div flex="1 1 220px" minWidth="0" overflowWrap="anywhere">
                  <chakra.p fontWeight="600">{row.fullName}</chakra.p>
                  <chakra.p fontSize="sm" color="fg.muted">
                    {[row.title, row.leaName ?? contactsMessages.state].filter(Boolean).join(' · ')}
                  </chakra.p>
                </chakra.div>
                <Button
                  size="sm"
                  icon={<UserRoundPlus aria-hidden />}
                  aria-label={words.choose({ name: row.fullName })}
                  loading={busy}
                  onClick={() => onAdd(row)}
                >
                  {words.title}
                </Button>
              </chakra.li>
            ))}
          </chakra.ul>
          {users.total > users.rows.length && (
            <chakra.p marginTop="8px" textStyle="hint" color="fg.subtle">
              {words.more({ shown: users.rows.length, total: users.total })}
            </chakra.p>
          )}
        </>
      )}
    </Dialog>
  )
}
