import { searchedFor } from '../../../lib/lists/searched-for'
import type { SelectOption } from '../../../ui/field/select'
import { anyText, isNumber, listAddress } from '../../../ui/list/list-address'
import type { ContactFieldsFragment as Contact } from './contacts.generated'
import { contactsMessages as m } from './contacts-messages.generated'
import { byAgency } from './use-contacts'

/** The agency of those who have none: people of the state. */
const ofState = 'state'

export const { useAddress: useContactAddress } = listAddress('contacts', {
  q: anyText,
  agency: (text) => text === ofState || isNumber(text),
})

const agencyOf = ({ leaId }: Pick<Contact, 'leaId'>) => (leaId === null ? ofState : String(leaId))

/** The contacts that the filters leave, in their order; '' narrows nothing. */
export function narrowed(
  contacts: readonly Contact[],
  { q, agency }: { q: string; agency: string },
): readonly Contact[] {
  const search = searchedFor(q)?.toLowerCase()
  return contacts.filter(
    (one) =>
      (agency === '' || agencyOf(one) === agency) &&
      (search === undefined || wordsOf(one).toLowerCase().includes(search)),
  )
}

const wordsOf = ({ jobTitle, fullName, title, email, phoneNumber, leaName }: Contact) =>
  [jobTitle, fullName, title, email, phoneNumber, leaName ?? m.state].filter(Boolean).join(' ')

/** The agencies that have contacts, those of the state first. */
export function contactAgencies(contacts: readonly Contact[]): SelectOption[] {
  return byAgency(contacts).flatMap(({ leaName, rows: [first] }) =>
    first ? [{ value: agencyOf(first), label: leaName ?? m.state }] : [],
  )
}
