import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef, useState } from 'react'
import type { UserFilterInput } from '../../../lib/graphql-types.generated'
import { useServerPages } from '../../../lib/lists/use-server-pages'
import {
  UserPageDocument,
  type UserPageQuery,
  type UserPageQueryVariables,
  type UserRowFieldsFragment,
} from '../accounts.generated'
import { searchedFor } from '../../../lib/lists/searched-for'
import { numberOf } from '../../../ui/list/list-address'
import { userShows, type UserAddress } from './user-list-filters'

type Page = UserPageQuery['users']

const pageSize = 100
/** Most ids that one act on many users takes. */
const mostAtOnce = 5000

/** The users that the filters leave, page by page as they come into sight. */
export function useUserList({ filters, sort }: UserAddress) {
  const client = useApolloClient()
  const { jurisdiction, role } = filters
  const show = userShows.find((one) => one === filters.show) ?? 'all'
  const search = searchedFor(filters.q)
  // The choices of the filters are loaded with the first page, and not again with the others.
  const hasChoices = useRef(false)
  const [choices, setChoices] = useState<UserPageQuery['choices']>()
  const load = useCallback(
    async (page: number, size: number): Promise<Page> => {
      const filter: UserFilterInput = {
        q: search,
        show,
        leaId: numberOf(jurisdiction),
        role: role || null,
        sort: sort || null,
      }
      const { data, error } = await client.query<UserPageQuery, UserPageQueryVariables>({
        query: UserPageDocument,
        variables: { page, pageSize: size, filter, withChoices: !hasChoices.current },
        // The list says who may be disabled now; it is never taken from the cache.
        fetchPolicy: 'network-only',
        // The filters may lack their choices.
        errorPolicy: 'all',
      })
      if (error && !data) throw error as Error
      if (!data) throw new Error('The answer holds no users.')
      if (data.choices) {
        hasChoices.current = Boolean(data.choices.agencies)
        setChoices(data.choices)
      }
      return data.users
    },
    [client, search, show, jurisdiction, role, sort],
  )
  const question = JSON.stringify([jurisdiction, show, role, sort, search])
  const list = useServerPages<UserRowFieldsFragment, Page>(question, load, pageSize)

  /** Every user of the list, in sight or not. */
  const everyRow = useCallback(
    async (total: number) => {
      const rows: UserRowFieldsFragment[] = []
      for (let page = 1; (page - 1) * pageSize < Math.min(total, mostAtOnce); page++) {
        const answer = await load(page, pageSize)
        rows.push(...answer.rows)
      }
      return rows
    },
    [load],
  )
  return { ...list, choices, everyRow }
}
