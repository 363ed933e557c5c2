import { canReadCaseStudies, canRevealCaseStudyStudents } from '@portal/domain'
import { sql } from 'drizzle-orm'
import { caseStudies, leas } from '../../db/schema/index.js'
import { inLeas, none, ofAgencies, type SearchSources } from '../search/search-kit-read-model.js'

/** What the search finds of this feature. */
export const caseStudiesSearch = {
  caseStudies(actor, asked) {
    if (!canReadCaseStudies(actor).allowed) return null
    return ofAgencies(
      asked,
      (
        holds,
      ) => sql`select ${caseStudies.id}::text as id, ${none} as parent_id, ${none} as place_id, ${caseStudies.theme} as title,
        ${caseStudies.status} as detail, ${leas.shortName} as agency, ${caseStudies.year} as year, ${none} as body, 0 as exact,
        ${caseStudies.changedOn} as recent
      from ${caseStudies} join ${leas} on ${leas.id} = ${caseStudies.leaId}
      where ${inLeas(actor, caseStudies.leaId)} and ${holds(
        sql`('Case study ' || ${caseStudies.theme} || ' ' || ${caseStudies.question} || ' ' || ${leas.name} || ' ' || ${leas.shortName})`,
        { lea: caseStudies.leaId },
      )}`,
    )
  },

  /** By a whole name or identifier alone, for those who may reveal it: beginnings would let people guess who is there. */
  caseStudyStudents(actor, { text }) {
    if (!canRevealCaseStudyStudents(actor).allowed) return null
    const said = sql`lower(btrim(${text}))`
    return sql`select ${caseStudies.id}::text as id, ${none} as parent_id, ${none} as place_id, ${caseStudies.theme} as title,
        'Names this student' as detail, ${leas.shortName} as agency, ${caseStudies.year} as year, ${none} as body, 1 as exact,
        ${caseStudies.changedOn} as recent
      from ${caseStudies} join ${leas} on ${leas.id} = ${caseStudies.leaId}
      where exists (select 1 from jsonb_array_elements(${caseStudies.students}) s where ${said} in (
        lower(s ->> 'studentId'), lower(s ->> 'lastName'), lower((s ->> 'firstName') || ' ' || (s ->> 'lastName')),
        lower((s ->> 'lastName') || ', ' || (s ->> 'firstName'))))`
  },
} satisfies SearchSources
