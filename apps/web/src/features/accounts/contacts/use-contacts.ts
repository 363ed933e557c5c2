import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  ContactsDocument,
  type ContactFieldsFragment as Contact,
  type ContactsQuery,
  type ContactsQueryVariables,
} from './contacts.generated'

const pageSize = 100

/** Everybody who is displayed as a contact and in sight, in order. What is shown stays until the next response. */
export function useContacts() {
  const client = useApolloClient()
  const [contacts, setContacts] = useState<readonly Contact[]>()
  const [failure, setFailure] = useState<unknown>()
  const requests = useRef(0)
  const reload = useCallback(async () => {
    const mine = ++requests.current
    try {
      const rows: Contact[] = []
      for (let page = 1, total = 1; (page - 1) * pageSize < total; page++) {
        const { data } = await client.query<ContactsQuery, ContactsQueryVariables>({
          query: ContactsDocument,
          variables: { page, pageSize },
          fetchPolicy: 'network-only',
        })
        if (!data) throw new Error('The answer holds no contacts.')
        rows.push(...data.contactUsers.rows)
        total = data.contactUsers.total
      }
      if (mine !== requests.current) return
      setContacts(rows)
      setFailure(undefined)
    } catch (error) {
      if (mine === requests.current) setFailure(error)
    }
  }, [client])
  useEffect(() => void reload(), [reload])
  return { contacts, failure, reload }
}

/** Contacts of the state first, then those of each agency by its name. */
export function byAgency(contacts: readonly Contact[]): { leaName: string | null; rows: Contact[] }[] {
  const groups = new Map<number | null, { leaName: string | null; rows: Contact[] }>()
  for (const contact of contacts) {
    const group = groups.get(contact.leaId) ?? { leaName: contact.leaName, rows: [] }
    group.rows.push(contact)
    groups.set(contact.leaId, group)
  }
  return [...groups.values()].toSorted((a, b) => (a.leaName ?? '').localeCompare(b.leaName ?? ''))
}
