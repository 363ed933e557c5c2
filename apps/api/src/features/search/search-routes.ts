import type { SearchGroup } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import { route, type Route } from '../../server/requests/route.js'
import type { SearchSource } from './search-kit-read-model.js'
import { findEverywhere } from './search-read-model.js'
import { dropRecent, isReference, listRecent, putRecent } from './search-store.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/**
 * One search over everything; each group decides what the caller may see. Recent searches belong to the person alone, say
 * nothing about records and stand in no history.
 */
export function searchRoutes(sources: Readonly<Record<SearchGroup, SearchSource>>): Route[] {
  return [
    route(calls.search, read, ({ tx, actor, query }) => findEverywhere(tx, sources, actor, query)),
    route(calls.listRecentSearches, read, ({ tx, actor }) => listRecent(tx, actor.userId)),
    route(calls.rememberSearch, write, async ({ tx, actor, ctx, body }) => {
      if (!(await isReference(tx, body.q)))
        await putRecent(
          tx,
          { userId: actor.userId, query: body.q, searchedOn: ctx.now },
          calls.mostRecentSearches,
        )
      return listRecent(tx, actor.userId)
    }),
    route(calls.forgetSearches, write, async ({ tx, actor }) => {
      await dropRecent(tx, actor.userId)
      return undefined
    }),
  ]
}
