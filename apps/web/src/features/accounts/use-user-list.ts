import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useServerPages } from '../../lib/use-server-pages'
import {
  UserPageDocument,
  type UserPageQuery,
  type UserPageQueryVariables,
  type UserRowFieldsFragment,
} from './accounts.generated'
import { searchOf, type UserListFilters } from './user-list-filters'

type Page = UserPageQuery['users']

const pageSize = 100
/** Most ids that one act on many users takes. */
const mostAtOnce = 5000

/** The users that the filters leave, page by page as they come into sight. */
export function useUserList(filters: UserListFilters) {
  const client = useApolloClient()
  const { leaId, show, role, sort } = filters
  const search = searchOf(filters.search)
  const load = useCallback(
    async (page: number, size: number): Promise<Page> => {
      const filter = { q: search, show, leaId, role: role || null, sort: sort || null }
      const { data } = await client.query<UserPageQuery, UserPageQueryVariables>({
        query: UserPageDocument,
        variables: { page, pageSize: size, filter },
        // The list says who may be disabled now; it is never taken from the cache.
        fetchPolicy: 'network-only',
      })
      if (!data) throw new Error('The answer holds no users.')
      return data.users
    },
    [client, search, show, leaId, role, sort],
  )
  const question = JSON.stringify([leaId, show, role, sort, search])
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
  return { ...list, everyRow }
}
