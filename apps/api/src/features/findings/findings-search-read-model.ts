import { flagsOf } from '@portal/domain'
import { sql } from 'drizzle-orm'
import { citations, findings, leas } from '../../db/schema/index.js'
import { none, ofAgencies, type SearchSources } from '../search/search-kit-read-model.js'
import { inSight as findingsInSight } from './register/findings-list-read-model.js'

/** What the search finds of this feature. */
export const findingsSearch = {
  findings(actor, asked) {
    return ofAgencies(
      asked,
      (
        holds,
      ) => sql`select ${findings.id}::text as id, ${none} as parent_id, ${none} as place_id, ${findings.number} as title,
        ${citations.reference} || ': ' || ${citations.title} as detail, ${leas.shortName} as agency, ${findings.year} as year,
        ${findings.description} as body, (${findings.number} = upper(${asked.text}))::int as exact,
        ${findings.createdOn} as recent
      from ${findings} join ${leas} on ${leas.id} = ${findings.leaId}
        left join ${citations} on ${citations.id} = ${findings.citationId}
      where ${findingsInSight(actor) ?? sql`true`} and ${holds(
        sql`(${findings.number} || ' ' || ${findings.description})`,
        { lea: findings.leaId, citation: findings.citationId },
      )}`,
    )
  },

  /** By the whole reference alone, for those who may see it: beginnings would let people guess who is there. */
  students(actor, asked) {
    const { isStateMonitor, isLocalAdmin, isLocalUser } = flagsOf(actor)
    if (!isStateMonitor && !isLocalAdmin && !isLocalUser) return null
    const working = isLocalUser
      ? sql`and exists (select 1 from finding_assignments a where a.finding_id = ${findings.id} and a.user_id = ${actor.userId})`
      : sql``
    return sql`select c.id::text as id, ${findings.id}::text as parent_id, ${none} as place_id, c.student_reference as title,
        ${findings.number} as detail, ${leas.shortName} as agency, ${findings.year} as year, ${none} as body, 1 as exact,
        ${findings.createdOn} as recent
      from finding_cases c join ${findings} on ${findings.id} = c.finding_id join ${leas} on ${leas.id} = ${findings.leaId}
      where lower(c.student_reference) = lower(${asked.text}) and ${findingsInSight(actor) ?? sql`true`} ${working}`
  },
} satisfies SearchSources
