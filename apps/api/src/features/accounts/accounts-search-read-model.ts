import { userSource } from '@portal/domain'
import { and, sql } from 'drizzle-orm'
import { leas, users } from '../../db/schema/index.js'
import { none, ofAgencies, type SearchSources } from '../search/search-kit-read-model.js'
import { usersInSight } from './users/accounts-pages-read-model.js'

/** What the search finds of this feature. */
export const accountsSearch = {
  users(actor, asked) {
    const inSight = and(usersInSight(actor, userSource(actor), false), sql`true`)
    return ofAgencies(
      asked,
      (
        holds,
      ) => sql`select ${users.id} as id, ${none} as parent_id, ${none} as place_id, ${users.fullName} as title,
        ${users.email} as detail, ${leas.shortName} as agency, null::int as year, ${none} as body,
        (lower(${users.fullName}) = lower(${asked.text}) or lower(${users.email}) = lower(${asked.text}))::int as exact,
        null::timestamptz as recent
      from ${users} left join ${leas} on ${leas.id} = ${users.leaId}
      where ${holds(sql`(${users.fullName} || ' ' || ${users.email})`, { lea: users.leaId })} and ${inSight}`,
    )
  },
} satisfies SearchSources
