import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDashboards, numberOf, rowsOf } from '../testing/dashboard-world.js'
import { startTestApi, type TestApi } from '../testing/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const [monitor] = await rowsOf<{ id: string }>(
    api,
    sql`select id from users where email = 'monitor@state.example'`,
  )
  await fillDashboards(api, 2025, { monitor: monitor?.id ?? '' })
  await api.db.execute(sql`with made as (
      insert into file_objects (id, lea_id, name, size, mime, sha256, scan_state, title, uploaded_by, uploaded_at)
      select gen_random_uuid(), r.lea_id, 'b.pdf', 10, 'application/pdf', 'y' || s.id, 'Clean', s.id::text,
        ${monitor?.id}, now()
      from subsection_responses s join questionnaire_responses r on r.id = s.response_id where s.id % 4 = 0
      returning id, title)
    insert into supporting_documents (file_id, subsection_response_id) select id, title::int from made`)
})
afterAll(() => api.close())

/** Rows whose kept counts are not what is there. */
const wrong = {
  items: sql`select s.id from subsections s where s.items <>
    (select count(*) from compliance_strategy_items i where i.subsection_id = s.id and i.active)`,
  answers: sql`select s.id from subsection_responses s where (s.complete, s.complete_not_applicable, s.unconfirmed) <> (
    (select count(*) from csi_responses c where c.subsection_response_id = s.id and c.is_complete),
    (select count(*) from csi_responses c where c.subsection_response_id = s.id and c.is_complete and c.rating = 0),
    (select count(*) from csi_responses c where c.subsection_response_id = s.id and not c.confirmed_this_year
      and c.carried_from_year is not null))`,
  supporting: sql`select s.id from subsection_responses s where s.documents <>
    (select count(*) from supporting_documents d where d.subsection_response_id = s.id
      and exists(select 1 from file_objects f where f.id = d.file_id and f.deleted_at is null))`,
  required: sql`select r.id from required_document_category_responses r where (r.documents, r.received) <> (
    (select count(*) from required_documents d where d.category_response_id = r.id and d.deleted_at is null),
    (select count(*) from required_documents d where d.category_response_id = r.id and d.deleted_at is null
      and d.received))`,
}

/** How many rows of each kind are wrong. */
async function wrongRows() {
  const counted = Object.entries(wrong).map(async ([what, statement]) => [
    what,
    (await rowsOf(api, statement)).length,
  ])
  return Object.fromEntries(await Promise.all(counted)) as Record<string, number>
}

const none = { items: 0, answers: 0, supporting: 0, required: 0 }

describe('a kept count is what is there', () => {
  it('after many rows at once', async () => {
    expect(await wrongRows()).toEqual(none)
    const counted = await numberOf(
      api,
      sql`select least((select sum(items) from subsections), (select sum(complete) from subsection_responses),
        (select sum(complete_not_applicable) from subsection_responses),
        (select sum(documents) from subsection_responses), (select sum(received) from required_document_category_responses))`,
    )
    expect(counted).toBeGreaterThan(5)
  })

  it.each([
    [
      'answers that lack something now',
      sql`update csi_responses set is_complete = not is_complete where id % 3 = 0`,
    ],
    ['other ratings', sql`update csi_responses set rating = 0 where id % 5 = 0`],
    ['answers taken over', sql`update csi_responses set carried_from_year = 2024 where id % 2 = 0`],
    ['their confirmation', sql`update csi_responses set confirmed_this_year = true where id % 4 = 0`],
    ['answers removed', sql`delete from csi_responses where id % 7 = 0`],
    ['files deleted', sql`update file_objects set deleted_at = now() where sha256 like 'y%2'`],
    ['files restored', sql`update file_objects set deleted_at = null where sha256 like 'y%2'`],
    [
      'supporting documents removed',
      sql`delete from supporting_documents where subsection_response_id % 3 = 0`,
    ],
    ['required documents received', sql`update required_documents set received = not received`],
    [
      'required documents deleted',
      sql`update required_documents set deleted_at = now() where title < 'z' and received`,
    ],
    ['required documents removed', sql`delete from required_documents where not received`],
    ['items retired', sql`update compliance_strategy_items set active = false where id % 3 = 0`],
    [
      'items moved to another subsection',
      sql`update compliance_strategy_items set subsection_id = (select min(id) from subsections) where id % 4 = 0`,
    ],
    [
      'items removed',
      sql`delete from compliance_strategy_items i where not exists (select 1 from csi_responses c where c.item_id = i.id)
        and not exists (select 1 from item_citations c where c.item_id = i.id)`,
    ],
  ])('after %s', async (_what, statement) => {
    await api.db.execute(statement)
    expect(await wrongRows()).toEqual(none)
  })
})
