import { sql } from 'drizzle-orm'
import type { Database } from './database.js'

/**
 * Gives every self-assessment of a year and part its required document categories, with their usual maximum. A year
 * without categories of its own takes over those of the latest year before it. Adds only what is missing.
 */
export async function addRequiredDocumentCategories(
  db: Database,
  { year, part }: { year: number; part: string },
): Promise<void> {
  await db.execute(sql`insert into required_document_categories
      (content_id, year, part, document_category, "group", description, help, default_maximum, required, due_rule,
       subsection_ids, "order", active)
    select content_id, ${year}::int, part, document_category, "group", description, help, default_maximum, required,
      due_rule, subsection_ids, "order", active
    from required_document_categories c
    where c.part = ${part} and c.active
      and c.year = (select max(e.year) from required_document_categories e where e.part = ${part} and e.year < ${year})
      and not exists (select 1 from required_document_categories o where o.part = ${part} and o.year = ${year})
    order by c."order"
    on conflict do nothing`)
  await db.execute(sql`insert into required_document_category_responses (response_id, category_id, maximum)
    select r.id, c.id, c.default_maximum
    from questionnaire_responses r
    join questionnaires q on q.id = r.questionnaire_id and q.part = ${part}
    join required_document_categories c on c.year = r.year and c.part = q.part and c.active
    where r.year = ${year}
    order by r.id, c."order"
    on conflict do nothing`)
}
