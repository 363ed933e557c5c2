import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, UserRoundMinus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Card } from '../../../ui/layout/card'
import { IconButton } from '../../../ui/action/icon-button'
import { nameOf } from './contact-details'
import type { ContactFieldsFragment as Contact } from './contacts.generated'
import { contactsMessages as m } from './contacts-messages.generated'

export interface ContactCardProps {
  /** Null for people of the state. */
  leaName: string | null
  rows: readonly Contact[]
  busy: boolean
  /** Details that the person does not want to see. */
  hidden: ReadonlySet<string>
  /** Why the order cannot be changed now. */
  fixed: string | undefined
  onMove: (rows: readonly Contact[], from: number, to: number) => void
  onRemove: (contact: Contact) => void
}

/**
 * Contacts of one agency in their order. People who may change them move them with buttons, or with Alt and an arrow
 * key.
 */
export function ContactCard({ leaName, rows, busy, hidden, fixed, onMove, onRemove }: ContactCardProps) {
  const move = (from: number, to: number) => {
    if (!busy && !fixed) onMove(rows, from, to)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0 || !event.altKey) return
    event.preventDefault()
    move(index, index + by)
  }
  return (
    <Card title={leaName ?? m.state} note={rows.length} padded={false}>
      <chakra.ol listStyleType="none">
        {rows.map((contact, index) => (
          <chakra.li
            key={contact.id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="4px 14px"
            padding="10px 14px"
            css={{ '& + &': { borderTop: '1px solid {colors.border.subtle}' } }}
          >
            <chakra.div flex="1 1 220px" minWidth="0">
              <chakra.p fontWeight="600" overflowWrap="anywhere">
                {nameOf(contact)}
              </chakra.p>
              {contact.title && !hidden.has('title') && (
                <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                  {contact.title}
                </chakra.p>
              )}
            </chakra.div>
            <chakra.div flex="1 1 220px" minWidth="0" fontSize="md" overflowWrap="anywhere">
              {!hidden.has('email') && (
                <p>
                  <chakra.a href={`mailto:${contact.email}`} color="brand.fg" textDecoration="underline">
                    {contact.email}
                  </chakra.a>
                </p>
              )}
              {contact.phoneNumber && !hidden.has('phone') && (
                <chakra.p color="fg.muted" fontVariantNumeric="tabular-nums">
                  {contact.phoneNumber}
                </chakra.p>
              )}
            </chakra.div>
            {contact.editContactInfo.allowed && (
              <chakra.div display="flex" flex="none" onKeyDown={(event) => onKeyDown(event, index)}>
                <IconButton
                  label={m.moveUp({ name: contact.fullName })}
                  icon={<ArrowUp aria-hidden />}
                  // Stays in reach of the keyboard at the ends of the list, where the focus would be lost otherwise.
                  title={fixed}
                  aria-disabled={busy || Boolean(fixed) || index === 0 || undefined}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={m.moveDown({ name: contact.fullName })}
                  icon={<ArrowDown aria-hidden />}
                  title={fixed}
                  aria-disabled={busy || Boolean(fixed) || index === rows.length - 1 || undefined}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  label={m.remove({ name: contact.fullName })}
                  icon={<UserRoundMinus aria-hidden />}
                  aria-disabled={busy || undefined}
                  onClick={() => !busy && onRemove(contact)}
                />
              </chakra.div>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </Card>
  )
}
