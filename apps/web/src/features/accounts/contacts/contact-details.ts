import type { ContactFieldsFragment as Contact } from './contacts.generated'
import { contactsMessages as m } from './contacts-messages.generated'
import { byAgency } from './use-contacts'

/** Agency and name stand on every card; the others can be hidden. */
const always = [
  { id: 'agency', header: m.details.agency, value: ({ leaName }: Contact) => leaName ?? m.state },
  { id: 'name', header: m.details.name, value: nameOf },
]

/** What a card shows of a contact, as far as the person does not hide it. */
export const contactDetails = [
  { id: 'title', header: m.details.title, value: ({ title }: Contact) => title },
  { id: 'email', header: m.details.email, value: ({ email }: Contact) => email },
  { id: 'phone', header: m.details.phone, value: ({ phoneNumber }: Contact) => phoneNumber },
]

export function nameOf({ jobTitle, fullName }: Contact): string {
  return [jobTitle, fullName].filter(Boolean).join(' ')
}

/** The contacts as a table, in the order of the page, for a file or on paper. */
export function contactTable(contacts: readonly Contact[], hidden: ReadonlySet<string>) {
  const columns = [...always, ...contactDetails.filter(({ id }) => !hidden.has(id))]
  const inOrder = byAgency(contacts).flatMap(({ rows }) => rows)
  return {
    headings: columns.map(({ header }) => header),
    rows: inOrder.map((row) => columns.map(({ value }) => value(row))),
    columns: columns.map(({ id }) => id),
  }
}
