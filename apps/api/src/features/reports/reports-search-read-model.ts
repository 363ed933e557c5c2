import { sql } from 'drizzle-orm'
import { leas, publishedReports } from '../../db/schema/index.js'
import { none, ofAgencies, type SearchSources } from '../search/search-kit-read-model.js'
import { reportsInSight } from './reports-read-model.js'

/** What the search finds of this feature. */
export const reportsSearch = {
  reports(actor, asked) {
    const text = sql`(${publishedReports.title} || ' ' || coalesce(${publishedReports.letterNumber}, ''))`
    return ofAgencies(
      asked,
      (holds) => sql`select ${publishedReports.id}::text as id, ${none} as parent_id, ${none} as place_id,
        ${publishedReports.title} as title, coalesce(${publishedReports.letterNumber}, ${publishedReports.module}) as detail,
        ${leas.shortName} as agency, ${publishedReports.year} as year, ${none} as body,
        (coalesce(${publishedReports.letterNumber}, '') = upper(${asked.text}))::int as exact, ${publishedReports.issuedOn} as recent
      from ${publishedReports} join ${leas} on ${leas.id} = ${publishedReports.leaId}
      where ${holds(text, { lea: publishedReports.leaId })} and ${reportsInSight(actor) ?? sql`true`}`,
    )
  },
} satisfies SearchSources
