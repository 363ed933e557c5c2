import { useState } from 'react'
import { toast } from '../../../ui/feedback/toast'
import { answerOf, sentencesOf } from '../accounts-refusals'
import { lastPlace, placesAfterMove } from './contact-order'
import { contactsMessages as m } from './contacts-messages.generated'
import { useUpdateContactInfoMutation, type ContactFieldsFragment as Contact } from './contacts.generated'

interface ContactChange {
  row: Contact
  sortOrder: number
  contactInfoDisplayed: boolean
}

/** Order and display of contacts, as those who manage them change it. */
export function useContactWrites(contacts: readonly Contact[] | undefined, reload: () => Promise<void>) {
  const [update] = useUpdateContactInfoMutation()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  /** Writes contacts one after the other until one is refused; then the list is loaded again. */
  async function write(changes: readonly ContactChange[]): Promise<boolean> {
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

  return {
    busy,
    /** What the last move did, for screen readers. */
    said,
    async move(rows: readonly Contact[], from: number, to: number) {
      const places = placesAfterMove(rows, from, to)
      if (places.length === 0) return
      const done = await write(
        places.map(({ row, sortOrder }) => ({ row, sortOrder, contactInfoDisplayed: true })),
      )
      if (done) setSaid(m.moved({ name: rows[from]?.fullName ?? '', place: to + 1, of: rows.length }))
    },
    /** Adds a contact at the end of its agency, or removes it. Whether that was done. */
    async show(row: Contact, contactInfoDisplayed: boolean): Promise<boolean> {
      const neighbours = (contacts ?? []).filter(({ leaId }) => leaId === row.leaId)
      const sortOrder = contactInfoDisplayed ? lastPlace(neighbours) : row.sortOrder
      if (!(await write([{ row, sortOrder, contactInfoDisplayed }]))) return false
      const description = (contactInfoDisplayed ? m.added : m.removed)({ name: row.fullName })
      toast({ title: m.saveTitle, description, status: 'success', duration: 5000 })
      return true
    },
  }
}
