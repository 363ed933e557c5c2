import { can, flagsOf, type Actor } from '@portal/domain'
import { sql, type SQL } from 'drizzle-orm'
import {
  complianceStrategyItems as items,
  csiResponses,
  leas,
  questionnaireResponses,
  subsections,
} from '../../db/schema/index.js'
import { withoutTags } from '../../db/words.js'
import { hold, inLeas, none, ofAgencies, type SearchSources } from '../search/search-kit-read-model.js'

/** Self-assessments in the sight of the actor, as the end of a condition; what was taken back before its activation is hidden (8.2). */
export const ofSelfAssessment = (actor: Actor): SQL =>
  sql`and ${questionnaireResponses.submitState} <> 0 and ${inLeas(actor, questionnaireResponses.leaId)}`

/** What the search finds of this feature. */
export const selfAssessmentSearch = {
  /** The questions that an agency answers; for those who edit them, the versions that were published. */
  questions(actor, search) {
    const { isLocalAdmin, isLocalUser, isStateMonitor } = flagsOf(actor)
    const local = isLocalAdmin || isLocalUser
    if (!local && !(isStateMonitor && can(actor, 'content.manage'))) return null
    const place = local
      ? sql`join subsection_responses sr on sr.subsection_id = ${subsections.id}
          join ${questionnaireResponses} on ${questionnaireResponses.id} = sr.response_id ${ofSelfAssessment(actor)}`
      : sql``
    const parent = local ? sql`${questionnaireResponses.id}` : sql`qn.id`
    const columns = sql`${parent}::text as parent_id, ${local ? sql`sr.id::text` : none} as place_id`
    const where = sql`join sections se on se.id = ${subsections.sectionId}
        join questionnaires qn on qn.id = se.questionnaire_id and qn.state = 'Published' ${place}`
    const year = sql`qn.part as detail, ${none} as agency, qn.year as year`
    const recent = sql`make_timestamptz(qn.year, 1, 1, 0, 0, 0) as recent`
    return sql`select * from (select 's' || ${subsections.id} as id, ${columns},
          ${subsections.number} || ' ' || ${subsections.title} as title, ${year}, ${none} as body,
          (${subsections.number} = ${search.text})::int as exact, ${recent}
        from ${subsections} ${where}
        where ${subsections.active} and ${hold(sql`(${subsections.number} || ' ' || ${subsections.title})`, search)}
      union all select 'i' || ${items.id}, ${columns}, ${items.number} || ' ' || ${subsections.title}, ${year},
          ${withoutTags(items.text)} as body, (${items.number} = ${search.text})::int, ${recent}
        from ${items} join ${subsections} on ${subsections.id} = ${items.subsectionId} ${where}
        where ${items.active} and ${hold(sql`(${items.number} || ' ' || ${withoutTags(items.text)})`, search)}) questions`
  },

  answers(actor, search) {
    return ofAgencies(
      search,
      (holds) => sql`select ${csiResponses.id}::text as id, ${questionnaireResponses.id}::text as parent_id,
        ${csiResponses.subsectionResponseId}::text as place_id, ${items.number} || ' ' || ${subsections.title} as title,
        ${none} as detail, ${leas.shortName} as agency, ${questionnaireResponses.year} as year,
        ${withoutTags(csiResponses.narrative)} as body, 0 as exact, ${csiResponses.answeredOn} as recent
      from ${csiResponses} join subsection_responses sr on sr.id = ${csiResponses.subsectionResponseId}
        join ${questionnaireResponses} on ${questionnaireResponses.id} = sr.response_id
        join ${leas} on ${leas.id} = ${questionnaireResponses.leaId}
        join ${items} on ${items.id} = ${csiResponses.itemId} join ${subsections} on ${subsections.id} = ${items.subsectionId}
      where ${holds(withoutTags(csiResponses.narrative), { lea: questionnaireResponses.leaId })} ${ofSelfAssessment(actor)}`,
    )
  },
} satisfies SearchSources
