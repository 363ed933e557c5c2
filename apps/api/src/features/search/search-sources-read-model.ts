import {
  can,
  canEditTraining,
  canUseNotes,
  flagsOf,
  leasSeenBy,
  trainingAudience,
  userSource,
  type Actor,
  type SearchGroup,
} from '@portal/domain'
import { and, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  citations,
  complianceStrategyItems as items,
  csiResponses,
  fileObjects,
  findings,
  leas,
  notes,
  publishedReports,
  questionnaireResponses,
  requiredDocuments,
  subsections,
  trainingItems,
  users,
} from '../../db/schema/index.js'
import { withoutTags, wordsOf } from '../../db/words.js'
import { usersInSight } from '../accounts/accounts-pages-read-model.js'
import { inSight as findingsInSight } from '../findings/findings-list-read-model.js'
import { reportsInSight } from '../reports/reports-read-model.js'

/** What is asked for. */
interface SearchedFor {
  /** See `wordQuery`. */
  words: string
  /** As it was typed. */
  text: string
}

type Source = (actor: Actor, asked: SearchedFor) => SQL | null

const none = sql`null::text`
const hold = (text: SQLWrapper, { words }: SearchedFor): SQL =>
  sql`${wordsOf(text)} @@ to_tsquery('simple', ${words})`

/** Agencies whose records the actor reads, as a condition on a column. */
function inLeas(actor: Actor, column: SQLWrapper): SQL {
  const seen = leasSeenBy(actor)
  if (seen === 'all') return sql`true`
  return seen.length === 0 ? sql`false` : inArray(column, [...seen])
}

/** The answers that are shown: what was taken back before its activation is hidden (8.2). */
const isShown = sql`${questionnaireResponses.submitState} <> 0`

const ofSelfAssessment = (actor: Actor): SQL =>
  sql`and ${isShown} and ${inLeas(actor, questionnaireResponses.leaId)}`

/**
 * The matches of each group as rows of the same columns; null for a group that is not for the actor. What each may see is
 * decided by the same conditions as in the lists.
 */
export const searchSources: Record<SearchGroup, Source> = {
  agencies(actor, asked) {
    const training = flagsOf(actor).isLiaison ? sql`or ${leas.isTest}` : sql``
    return sql`select ${leas.id}::text as id, ${none} as parent_id, ${none} as place_id, ${leas.name} as title,
        ${leas.code} as detail, ${none} as agency, null::int as year, ${none} as body,
        (lower(${leas.code}) = lower(${asked.text}) or lower(${leas.shortName}) = lower(${asked.text}))::int as exact,
        null::timestamptz as recent
      from ${leas} where ${leas.active} and (${inLeas(actor, leas.id)} ${training})
        and ${hold(sql`(${leas.name} || ' ' || ${leas.shortName} || ' ' || ${leas.code})`, asked)}`
  },

  findings(actor, asked) {
    return sql`select ${findings.id}::text as id, ${none} as parent_id, ${none} as place_id, ${findings.number} as title,
        ${citations.reference} || ': ' || ${citations.title} as detail, ${leas.shortName} as agency, ${findings.year} as year,
        ${findings.description} as body, (${findings.number} = upper(${asked.text}))::int as exact,
        ${findings.createdOn} as recent
      from ${findings} join ${leas} on ${leas.id} = ${findings.leaId}
        left join ${citations} on ${citations.id} = ${findings.citationId}
      where ${findingsInSight(actor) ?? sql`true`} and ${findings.id} in (
        select f.id from findings f where ${hold(sql`(f.number || ' ' || f.description)`, asked)}
        union all select f.id from findings f where f.citation_id in (select c.id from citations c
          where ${hold(sql`(c.reference || ' ' || c.title)`, asked)}))`
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

  /** The questions that an agency answers; for those who edit them, the versions that were published. */
  questions(actor, asked) {
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
          (${subsections.number} = ${asked.text})::int as exact, ${recent}
        from ${subsections} ${where}
        where ${subsections.active} and ${hold(sql`(${subsections.number} || ' ' || ${subsections.title})`, asked)}
      union all select 'i' || ${items.id}, ${columns}, ${items.number} || ' ' || ${subsections.title}, ${year},
          ${withoutTags(items.text)} as body, (${items.number} = ${asked.text})::int, ${recent}
        from ${items} join ${subsections} on ${subsections.id} = ${items.subsectionId} ${where}
        where ${items.active} and ${hold(sql`(${items.number} || ' ' || ${withoutTags(items.text)})`, asked)}) questions`
  },

  answers(actor, asked) {
    return sql`select ${csiResponses.id}::text as id, ${questionnaireResponses.id}::text as parent_id,
        ${csiResponses.subsectionResponseId}::text as place_id, ${items.number} || ' ' || ${subsections.title} as title,
        ${none} as detail, ${leas.shortName} as agency, ${questionnaireResponses.year} as year,
        ${withoutTags(csiResponses.narrative)} as body, 0 as exact, ${csiResponses.answeredOn} as recent
      from ${csiResponses} join subsection_responses sr on sr.id = ${csiResponses.subsectionResponseId}
        join ${questionnaireResponses} on ${questionnaireResponses.id} = sr.response_id
        join ${leas} on ${leas.id} = ${questionnaireResponses.leaId}
        join ${items} on ${items.id} = ${csiResponses.itemId} join ${subsections} on ${subsections.id} = ${items.subsectionId}
      where ${hold(withoutTags(csiResponses.narrative), asked)} ${ofSelfAssessment(actor)}`
  },

  documents(actor, asked) {
    const ofAgency = sql`join ${leas} on ${leas.id} = ${questionnaireResponses.leaId}`
    return sql`select * from (select ${fileObjects.id}::text as id, ${questionnaireResponses.id}::text as parent_id,
          sr.id::text as place_id, ${fileObjects.title} as title, ${fileObjects.name} as detail, ${leas.shortName} as agency,
          ${questionnaireResponses.year} as year, ${none} as body, (lower(${fileObjects.title}) = lower(${asked.text}))::int as exact,
          ${fileObjects.uploadedAt} as recent
        from ${fileObjects} join supporting_documents sd on sd.file_id = ${fileObjects.id}
          join subsection_responses sr on sr.id = sd.subsection_response_id
          join ${questionnaireResponses} on ${questionnaireResponses.id} = sr.response_id ${ofAgency}
        where ${fileObjects.deletedAt} is null and ${hold(fileObjects.title, asked)} ${ofSelfAssessment(actor)}
      union all select ${requiredDocuments.id}::text, ${questionnaireResponses.id}::text, ${none}, ${requiredDocuments.title},
          rc.document_category, ${leas.shortName}, ${questionnaireResponses.year}, ${none},
          (lower(${requiredDocuments.title}) = lower(${asked.text}))::int, ${requiredDocuments.createdOn}
        from ${requiredDocuments}
          join required_document_category_responses rr on rr.id = ${requiredDocuments.categoryResponseId}
          join required_document_categories rc on rc.id = rr.category_id
          join ${questionnaireResponses} on ${questionnaireResponses.id} = rr.response_id ${ofAgency}
        where ${requiredDocuments.deletedAt} is null and ${hold(requiredDocuments.title, asked)} ${ofSelfAssessment(actor)}
      ) documents`
  },

  reports(actor, asked) {
    const text = sql`(${publishedReports.title} || ' ' || coalesce(${publishedReports.letterNumber}, ''))`
    return sql`select ${publishedReports.id}::text as id, ${none} as parent_id, ${none} as place_id,
        ${publishedReports.title} as title, coalesce(${publishedReports.letterNumber}, ${publishedReports.module}) as detail,
        ${leas.shortName} as agency, ${publishedReports.year} as year, ${none} as body,
        (coalesce(${publishedReports.letterNumber}, '') = upper(${asked.text}))::int as exact, ${publishedReports.issuedOn} as recent
      from ${publishedReports} join ${leas} on ${leas.id} = ${publishedReports.leaId}
      where ${hold(text, asked)} and ${reportsInSight(actor) ?? sql`true`}`
  },

  notes(actor, asked) {
    if (!canUseNotes(actor).allowed) return null
    return sql`select ${notes.id}::text as id, ${none} as parent_id, ${none} as place_id, ${notes.title} as title,
        ${none} as detail, ${leas.shortName} as agency, ${notes.year} as year, ${notes.plainText} as body, 0 as exact,
        ${notes.changedOn} as recent
      from ${notes} join ${leas} on ${leas.id} = ${notes.leaId}
      where ${notes.deletedOn} is null and ${hold(notes.plainText, asked)}`
  },

  users(actor, asked) {
    const inSight = and(usersInSight(actor, userSource(actor), false), sql`true`)
    return sql`select ${users.id} as id, ${none} as parent_id, ${none} as place_id, ${users.fullName} as title,
        ${users.email} as detail, ${leas.shortName} as agency, null::int as year, ${none} as body,
        (lower(${users.fullName}) = lower(${asked.text}) or lower(${users.email}) = lower(${asked.text}))::int as exact,
        null::timestamptz as recent
      from ${users} left join ${leas} on ${leas.id} = ${users.leaId}
      where ${hold(sql`(${users.fullName} || ' ' || ${users.email})`, asked)} and ${inSight}`
  },

  training(actor, asked) {
    const audience = trainingAudience(actor)
    if (audience.length === 0) return null
    const text = sql`(${trainingItems.title} || ' ' || ${trainingItems.summary} || ' ' || ${trainingItems.plainText})`
    const forActor = canEditTraining(actor).allowed
      ? sql`true`
      : sql`(${trainingItems.published} and (cardinality(${trainingItems.roles}) = 0 or ${trainingItems.roles} && array[${sql.join(
          audience.map((role) => sql`${role}`),
          sql`, `,
        )}]::text[]))`
    return sql`select ${trainingItems.id}::text as id, ${none} as parent_id, ${none} as place_id, ${trainingItems.title} as title,
        ${trainingItems.kind} as detail, ${none} as agency, null::int as year,
        ${trainingItems.summary} || ' ' || ${trainingItems.plainText} as body, 0 as exact, ${trainingItems.changedOn} as recent
      from ${trainingItems} where ${trainingItems.deletedOn} is null and ${forActor} and ${hold(text, asked)}`
  },
}
