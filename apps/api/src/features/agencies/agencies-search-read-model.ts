import { flagsOf } from '@portal/domain'
import { sql } from 'drizzle-orm'
import { leas } from '../../db/schema/index.js'
import { agencyText, hold, inLeas, none, type SearchSources } from '../search/search-kit-read-model.js'

/** What the search finds of this feature. */
export const agenciesSearch = {
  agencies(actor, asked) {
    const training = flagsOf(actor).isLiaison ? sql`or ${leas.isTest}` : sql``
    return sql`select ${leas.id}::text as id, ${none} as parent_id, ${none} as place_id, ${leas.name} as title,
        ${leas.code} as detail, ${none} as agency, null::int as year, ${none} as body,
        (lower(${leas.code}) = lower(${asked.text}) or lower(${leas.shortName}) = lower(${asked.text}))::int as exact,
        null::timestamptz as recent
      from ${leas} where ${leas.active} and (${inLeas(actor, leas.id)} ${training})
        and ${hold(agencyText, asked)}`
  },
} satisfies SearchSources
