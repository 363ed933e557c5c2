import {
  can,
  canEditTraining,
  canUseNotes,
  flagsOf,
  leasSeenBy,
  mostMatches,
  trainingAudience,
  userSource,
  type Actor,
  type SearchGroup,
} from '@portal/domain'
import { and, inArray, notInArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
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

/** A word with the rows of small tables that have it: what belongs to one of them has the word as well. */
export interface SearchedWord {
  word: string
  citationIds: readonly number[]
  categoryIds: readonly number[]
}

/** Agencies that have the same words in their names: what their records must hold themselves. */
export interface SearchedAgencies {
  /** Null: all others, and what belongs to no agency. */
  leaIds: readonly number[] | null
  each: readonly SearchedWord[]
  /** One of the words will do: the agencies have them all, but the agency alone is no match. */
  any: boolean
}

/** What is asked for. */
export interface SearchedFor {
  /** See `wordQuery`. */
  words: string
  /** Each agency is in one of them, so that what is found in one is not found in another. */
  agencies: readonly SearchedAgencies[]
  /** As it was typed. */
  text: string
}

/** Words by which an agency is known, as its index spells them. */
export const agencyText = sql`(${leas.name} || ' ' || ${leas.shortName} || ' ' || ${leas.code})`

type Source = (actor: Actor, asked: SearchedFor) => SQL | null

const none = sql`null::text`
/** As many matches as are read of a group, of each kind of record in it: so nothing is joined that is not read. */
const most = mostMatches + 1
const hold = (text: SQLWrapper, { words }: Pick<SearchedFor, 'words'>): SQL =>
  sql`${wordsOf(text)} @@ to_tsquery('simple', ${words})`

/** Columns of a record by which it belongs to rows that may have a word for it. */
interface Belongs {
  lea: SQLWrapper
  citation?: SQLWrapper
  category?: SQLWrapper
}

/**
 * Whether a record of these agencies holds the words, those of its agency among them: "transition Allegany" finds what
 * Allegany calls transition. Words that stand nowhere else are asked of the text together, which its index serves.
 */
function holdOf(
  { leaIds, each, any }: SearchedAgencies,
  known: readonly number[],
  text: SQLWrapper,
  { lea, citation, category }: Belongs,
): SQL {
  const own = (words: readonly string[], sign = ' & ') => hold(text, { words: words.join(sign) })
  const among = (column: SQLWrapper | undefined, ids: readonly number[]) =>
    column && ids.length > 0 ? [inArray(column, [...ids])] : []
  const words = each.map(({ word, citationIds, categoryIds }) => ({
    word,
    elsewhere: [...among(citation, citationIds), ...among(category, categoryIds)],
  }))
  const strict = words.filter(({ elsewhere }) => elsewhere.length === 0).map(({ word }) => word)
  const loose = words.filter(({ elsewhere }) => elsewhere.length > 0)
  const all = any
    ? [
        oneOf([
          ...words.flatMap(({ elsewhere }) => elsewhere),
          own(
            words.map(({ word }) => word),
            ' | ',
          ),
        ]),
      ]
    : [
        ...(strict.length > 0 ? [own(strict)] : []),
        ...loose.map(({ word, elsewhere }) => oneOf([...elsewhere, own([word])])),
      ]
  const where =
    leaIds !== null
      ? among(lea, leaIds)
      : known.length > 0
        ? [sql`(${lea} is null or ${notInArray(lea, [...known])})`]
        : []
  return sql`(${sql.join([...where, ...all], sql` and `)})`
}

/** Matches agencies by agencies, because an index serves each of them best in its own way; at most so many of each. */
function ofAgencies(
  { agencies }: SearchedFor,
  matches: (holds: (text: SQLWrapper, belongs: Belongs) => SQL) => SQL,
): SQL {
  const known = agencies.flatMap(({ leaIds }) => leaIds ?? [])
  const parts = agencies.map(
    (one) => sql`(${matches((text, belongs) => holdOf(one, known, text, belongs))} limit ${most})`,
  )
  return sql.join(parts, sql` union all `)
}

const oneOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

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
        and ${hold(agencyText, asked)}`
  },

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
    return ofAgencies(
      asked,
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

  documents(actor, asked) {
    const ofAgency = sql`join ${leas} on ${leas.id} = ${questionnaireResponses.leaId}`
    const supporting = ofAgencies(
      asked,
      (holds) => sql`select ${fileObjects.id}::text as id, ${questionnaireResponses.id}::text as parent_id,
          sr.id::text as place_id, ${fileObjects.title} as title, ${fileObjects.name} as detail, ${leas.shortName} as agency,
          ${questionnaireResponses.year} as year, ${none} as body, (lower(${fileObjects.title}) = lower(${asked.text}))::int as exact,
          ${fileObjects.uploadedAt} as recent
        from ${fileObjects} join supporting_documents sd on sd.file_id = ${fileObjects.id}
          join subsection_responses sr on sr.id = sd.subsection_response_id
          join ${questionnaireResponses} on ${questionnaireResponses.id} = sr.response_id ${ofAgency}
        where ${fileObjects.deletedAt} is null and ${holds(fileObjects.title, { lea: questionnaireResponses.leaId })} ${ofSelfAssessment(actor)}`,
    )
    const required = ofAgencies(
      asked,
      (
        holds,
      ) => sql`select ${requiredDocuments.id}::text, ${questionnaireResponses.id}::text, ${none}, ${requiredDocuments.title},
          rc.document_category, ${leas.shortName}, ${questionnaireResponses.year}, ${none},
          (lower(${requiredDocuments.title}) = lower(${asked.text}))::int, ${requiredDocuments.createdOn}
        from ${requiredDocuments}
          join required_document_category_responses rr on rr.id = ${requiredDocuments.categoryResponseId}
          join required_document_categories rc on rc.id = rr.category_id
          join ${questionnaireResponses} on ${questionnaireResponses.id} = rr.response_id ${ofAgency}
        where ${requiredDocuments.deletedAt} is null and ${holds(requiredDocuments.title, {
          lea: questionnaireResponses.leaId,
          category: sql`rr.category_id`,
        })} ${ofSelfAssessment(actor)}`,
    )
    return sql`select * from (${supporting} union all ${required}) documents`
  },

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

  notes(actor, asked) {
    if (!canUseNotes(actor).allowed) return null
    return ofAgencies(
      asked,
      (
        holds,
      ) => sql`select ${notes.id}::text as id, ${none} as parent_id, ${none} as place_id, ${notes.title} as title,
        ${none} as detail, ${leas.shortName} as agency, ${notes.year} as year, ${notes.plainText} as body, 0 as exact,
        ${notes.changedOn} as recent
      from ${notes} join ${leas} on ${leas.id} = ${notes.leaId}
      where ${notes.deletedOn} is null and ${holds(notes.plainText, { lea: notes.leaId })}`,
    )
  },

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
