import { asc, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { questionnaireResponses } from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'

/** Locks required documents until the transaction ends, always in the order of their ids. */
export async function lockRecords(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: questionnaireResponses.id })
    .from(questionnaireResponses)
    .where(inArray(questionnaireResponses.id, [...ids]))
    .orderBy(asc(questionnaireResponses.id))
    .for('update')
}

/**
 * Puts a self-assessment upon another version of its required document categories. Documents, people and comments stay
 * with their category; a maximum that nobody changed is the new one, and never less than what lies there. A category
 * that the newer version lacks is deleted when it never held a document. Otherwise it stays for its documents, and no longer counts.
 */
export async function moveCategories(tx: Tx, id: number, to: number, { by, on }: Stamp): Promise<void> {
  // Uploads wait here, and find the category as it is then.
  await tx.execute(sql`select id from required_document_category_responses where response_id = ${id}
    order by id for update`)
  const gone = sql`(select c.id, k.content_id from required_document_category_responses c
    join required_document_categories k on k.id = c.category_id
    where c.response_id = ${id} and not exists (select 1 from required_document_categories n
      where n.version_id = ${to} and n.content_id = k.content_id and n.active))`
  const empty = sql`(select g.id from ${gone} g
    where not exists (select 1 from required_documents d where d.category_response_id = g.id))`
  await tx.execute(sql`delete from required_document_assignments a where a.category_response_id in ${empty}`)
  await tx.execute(sql`delete from required_document_category_responses c where c.id in ${empty}`)
  await tx.execute(sql`insert into required_document_categories
      (version_id, content_id, year, part, document_category, "group", description, help, default_maximum, required,
       due_rule, subsection_ids, "order", active)
    select ${to}::int, k.content_id, k.year, k.part, k.document_category, k."group", k.description, k.help,
      k.default_maximum, false, k.due_rule, k.subsection_ids, 10000 + k."order", false
    from required_document_category_responses c join required_document_categories k on k.id = c.category_id
    where c.response_id = ${id}
    on conflict (version_id, content_id) do nothing`)
  await tx.execute(sql`update required_document_category_responses c set category_id = n.id,
      maximum = case when c.maximum = o.default_maximum then greatest(n.default_maximum, c.documents)
        else c.maximum end,
      changed_by = ${by}, changed_on = ${on}, version = c.version + 1
    from required_document_categories o, required_document_categories n
    where c.response_id = ${id} and o.id = c.category_id and n.version_id = ${to} and n.content_id = o.content_id`)
  await tx.execute(sql`insert into required_document_category_responses (response_id, category_id, maximum)
    select ${id}::int, n.id, n.default_maximum from required_document_categories n
    where n.version_id = ${to} and n.active
    order by n."order" on conflict do nothing`)
}
