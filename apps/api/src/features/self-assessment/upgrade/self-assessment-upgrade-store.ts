import type { QuestionChange } from '@portal/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { csiResponses, questionnaireResponses } from '../../../db/schema/index.js'
import { insertSubsections } from '../launch/self-assessment-launch-store.js'

/**
 * Puts a self-assessment upon another version of its questionnaire. What is in both goes along by lineage: subsections with
 * their people and state, answers, evidence, reviews. Answers to what is gone are removed; the caller has written them
 * into the history. Evidence never goes: that of a removed item stays with its subsection, that of a removed subsection
 * goes to the nearest one that stays.
 */
export async function moveToVersion(tx: Tx, id: number, to: number): Promise<void> {
  await tx
    .update(questionnaireResponses)
    .set({ questionnaireId: to })
    .where(eq(questionnaireResponses.id, id))
  await tx.execute(sql`update subsection_responses s set subsection_id = n.id
    from subsections o, subsections n join sections x on x.id = n.section_id and x.questionnaire_id = ${to}
    where s.response_id = ${id} and o.id = s.subsection_id and n.content_id = o.content_id`)
  await insertSubsections(tx, to)

  const own = sql`(select s.id from subsection_responses s where s.response_id = ${id})`
  const places = sql`(select k.id as place, x.content_id as section, x."order" as section_order, u."order", u.id
    from subsection_responses k join subsections u on u.id = k.subsection_id
    join sections x on x.id = u.section_id and x.questionnaire_id = ${to} where k.response_id = ${id})`
  const gone = sql`(select s.id, x.content_id as section from subsection_responses s
    join subsections u on u.id = s.subsection_id join sections x on x.id = u.section_id and x.questionnaire_id <> ${to}
    where s.response_id = ${id})`
  const nearest = sql`(select p.place from ${places} p
    order by (p.section = g.section) desc, p.section_order, p."order" limit 1)`
  // Where each answered item stands now.
  const items = sql`(select o.id as was, n.id, p.place from compliance_strategy_items o
    join compliance_strategy_items n on n.lineage_id = o.lineage_id and n.active
    join ${places} p on p.id = n.subsection_id)`

  await tx.execute(sql`update supporting_documents d set item_id = n.id, subsection_response_id = n.place
    from ${items} n where n.was = d.item_id and d.subsection_response_id in ${own}`)
  await tx.execute(sql`update supporting_documents d set item_id = null
    where d.subsection_response_id in ${own} and d.item_id is not null
      and not exists (select 1 from ${items} n where n.id = d.item_id)`)
  await tx.execute(sql`update supporting_documents d set subsection_response_id = ${nearest}
    from ${gone} g where d.subsection_response_id = g.id`)
  await tx.execute(sql`insert into related_required_documents
      (subsection_response_id, document_id, related_by, related_on)
    select ${nearest}, d.document_id, d.related_by, d.related_on
    from related_required_documents d join ${gone} g on g.id = d.subsection_response_id on conflict do nothing`)

  for (const table of ['csi_responses', 'csi_reviews'].map((name) => sql.raw(name))) {
    await tx.execute(sql`update ${table} c set item_id = n.id, subsection_response_id = n.place
      from ${items} n where n.was = c.item_id and c.subsection_response_id in ${own}`)
    await tx.execute(sql`delete from ${table} c where c.subsection_response_id in ${own}
      and not exists (select 1 from ${items} n where n.id = c.item_id)`)
  }
  await tx.execute(sql`update findings f set item_id = n.id, subsection_response_id = n.place
    from ${items} n where n.was = f.item_id and f.subsection_response_id in ${own}`)
  await tx.execute(sql`update findings f set item_id = null, subsection_response_id = null
    from ${gone} g where f.subsection_response_id = g.id`)

  for (const name of ['related_required_documents', 'subsection_assignments', 'subsection_reviews'])
    await tx.execute(sql`delete from ${sql.raw(name)} d
      where d.subsection_response_id in (select g.id from ${gone} g)`)
  await tx.execute(sql`delete from subsection_responses s where s.id in (select g.id from ${gone} g)`)
  // The triggers count where rows stand; what moved is counted at both ends.
  await tx.execute(sql`select recount_answers(array(select s.id from subsection_responses s where s.response_id = ${id})),
    recount_supporting_documents(array(select s.id from subsection_responses s where s.response_id = ${id}))`)
}

interface AnswerPlace {
  subsectionResponseId: number
  itemId: number
}

const at = ({ subsectionResponseId, itemId }: AnswerPlace) =>
  and(eq(csiResponses.subsectionResponseId, subsectionResponseId), eq(csiResponses.itemId, itemId))

/** Marks an answer "Re-check" with what changed; a rating that the question no longer offers is taken off. */
export async function markRecheck(
  tx: Tx,
  place: AnswerPlace,
  mark: { recheck: readonly QuestionChange[]; dropRating: boolean },
): Promise<void> {
  await tx
    .update(csiResponses)
    .set({
      recheck: mark.recheck,
      isComplete: false,
      version: sql`${csiResponses.version} + 1`,
      ...(mark.dropRating && { rating: null }),
    })
    .where(at(place))
}

/** Stores the verdicts of answers whose question has other requirements now. */
export async function setAnswersComplete(
  tx: Tx,
  subsectionResponseId: number,
  itemIds: readonly number[],
  isComplete: boolean,
): Promise<void> {
  if (itemIds.length === 0) return
  await tx
    .update(csiResponses)
    .set({ isComplete })
    .where(
      and(
        eq(csiResponses.subsectionResponseId, subsectionResponseId),
        inArray(csiResponses.itemId, [...itemIds]),
      ),
    )
}

/** The agency has confirmed the answer. */
export async function clearRecheck(tx: Tx, place: AnswerPlace, isComplete: boolean): Promise<void> {
  await tx
    .update(csiResponses)
    .set({ recheck: null, isComplete, version: sql`${csiResponses.version} + 1` })
    .where(at(place))
}
