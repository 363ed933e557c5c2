import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './database.js'

/**
 * Gives every self-assessment of a year and part that has none its required document categories: those of the newest
 * published version, with their usual maximum. A year without a published version takes over that of the latest year
 * before it.
 */
export async function addRequiredDocumentCategories(
  db: Database,
  { year, part }: { year: number; part: string },
): Promise<void> {
  await takeOverVersion(db, { year, part })
  await db.execute(sql`insert into required_document_category_responses (response_id, category_id, maximum)
    select r.id, c.id, c.default_maximum
    from questionnaire_responses r
    join questionnaires q on q.id = r.questionnaire_id and q.part = ${part}
    join required_document_categories c on c.version_id = ${newestVersion({ year, part })} and c.active
    where r.year = ${year}
      and not exists (select 1 from required_document_category_responses own where own.response_id = r.id)
    order by r.id, c."order"
    on conflict do nothing`)
}

/** The version that a self-assessment gets when it is made. */
export function newestVersion({ year, part }: { year: number | SQL; part: string | SQL }) {
  return sql`(select v.id from required_document_versions v
    where v.part = ${part} and v.year = ${year} and v.state = 'Published' order by v.number desc limit 1)`
}

async function takeOverVersion(db: Database, { year, part }: { year: number; part: string }): Promise<void> {
  await db.execute(sql`with source as (
      select v.id from required_document_versions v
      where v.part = ${part} and v.state = 'Published' and v.year < ${year}
        and not exists (select 1 from required_document_versions o
          where o.part = ${part} and o.year = ${year} and o.state = 'Published')
      order by v.year desc, v.number desc limit 1
    ), made as (
      insert into required_document_versions (year, part, state, number, published_on)
      select ${year}::int, ${part}, 'Published', 1, now() from source
      returning id
    )
    insert into required_document_categories
      (version_id, content_id, year, part, document_category, "group", description, help, default_maximum, required,
       due_rule, subsection_ids, "order")
    select made.id, c.content_id, ${year}::int, c.part, c.document_category, c."group", c.description, c.help,
      c.default_maximum, c.required, c.due_rule, c.subsection_ids, c."order"
    from made, source
    join required_document_categories c on c.version_id = source.id and c.active
    order by c."order"`)
}
