import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.js'
import * as schema from '../../db/schema/index.js'
import { createTestDatabase } from '../../testing/test-database.js'
import { loadAccount } from '../accounts/accounts-read-model.js'
import { auditsSearch } from './audits-search-read-model.js'
import { prongFound } from './audits-command.js'
import { findProng, listAuditRows, listAuditViews } from './audits-read-model.js'
import { figuresOf } from './plan/audits-figures-read-model.js'
import { matrix } from './results/audits-matrix-service.js'
import { findAnswers } from './review/audits-answers-read-model.js'
import { previousAnswers } from './review/audits-previous-read-model.js'
import { recordProgress } from './sample/audits-record-progress-read-model.js'
import { findRecord, listRecords } from './sample/audits-records-read-model.js'

const server = process.env['TEST_DATABASE_URL'] ?? ''
const [agencies, recordsOfProng] = [1000, 15]
const typeKey = 'desk-audit'
const year = 2026
type Actor = NonNullable<Awaited<ReturnType<typeof loadAccount>>>

let made: Awaited<ReturnType<typeof createTestDatabase>>
let pool: pg.Pool
let db: Database
let actor: Actor
let sent: { statement: string; values: unknown[] }[] = []
/** A prong in the middle, and a record of it. */
let place: { prongId: number; recordId: number }

const monitor = `(select id from users where user_name = 'monitor@state.example')`
const content = `(select id from audit_contents where type_key = 'desk-audit' and part = 'Part B'
  order by year desc, number desc limit 1)`

/** A complete review at each of 1,000 agencies, with more than a million answers. */
const fill = `
  insert into leas (id, code, name, short_name, kind, has_part_b, has_part_c, cohort)
  select 1000 + n, 'Z' || lpad(n::text, 4, '0'), 'School System ' || n, 'System ' || n, 'LEA', true, true, 2
  from generate_series(1, ${agencies}) n;
  insert into audits (type_key, lea_id, year, part, sequence, content_id, lead_monitor_id, reason, reason_text,
    planned_start, notified_on, created_by, created_on, changed_by, changed_on)
  select 'desk-audit', id, ${year}, 'Part B', 1, ${content}, ${monitor}, 'Cyclical', '', current_date, now(),
    ${monitor}, now(), ${monitor}, now() from leas where id > 1000;
  insert into audit_prongs (audit_id, number, round, status, changed_by, changed_on)
  select id, 1, 1, 7, ${monitor}, now() from audits where lea_id > 1000;
  insert into audit_records (prong_id, place, key, fields, flags, age, "order", origin, status, changed_by, changed_on)
  select g.id, n, '9' || lpad((g.id * 100 + n)::text, 9, '0'),
    jsonb_build_object('studentId', '9' || lpad((g.id * 100 + n)::text, 9, '0'), 'lastName', 'Last' || g.id || 'x' || n,
      'firstName', 'Ada', 'school', 'School 1'), '{}', 9, n, 'Random', 6, ${monitor}, now()
  from audit_prongs g join audits a on a.id = g.audit_id, generate_series(1, ${recordsOfProng}) n where a.lea_id > 1000;
  insert into audit_item_answers (record_id, item_id, value, comment, internal_note, answered_by, answered_on)
  select r.id, i.id, case when (r.id + i.place) % 9 = 0 then 'N' else 'Y' end, '', '', ${monitor}, now()
  from audit_records r join audit_prongs g on g.id = r.prong_id join audits a on a.id = g.audit_id,
    (select x.item ->> 'id' as id, x.place from audit_contents c, jsonb_path_query(c.content, '$.sections[*].items[*]')
      with ordinality x (item, place) where c.id = ${content}) i
  where a.lea_id > 1000;
  insert into audit_kept_scores (record_id, content_id, marks, met, not_met)
  select r.id, ${content}, string_agg(case v.value when 'N' then 'N' else 'M' end, ''),
    count(*) filter (where v.value = 'Y'), count(*) filter (where v.value = 'N')
  from audit_records r join audit_item_answers v on v.record_id = r.id join audit_prongs g on g.id = r.prong_id
    join audits a on a.id = g.audit_id where a.lea_id > 1000 group by r.id;
  analyze;`

beforeAll(async () => {
  made = await createTestDatabase(server)
  pool = new pg.Pool({ connectionString: made.url, max: 2, options: '-c jit=off' })
  await pool.query(`insert into compliance_years (id, name) select ${year}, '${year}-${year + 1}'
    where not exists (select from compliance_years where id = ${year})`)
  await pool.query(fill)
  db = drizzle(pool, {
    schema,
    logger: { logQuery: (statement, values) => void sent.push({ statement, values }) },
  })
  const { rows } = await pool.query<{ id: string }>(`select ${monitor} as id`)
  const found = await loadAccount(db, rows[0]?.id ?? '')
  if (!found) throw new Error('There is no monitor.')
  actor = found
  const places = await pool.query<{ prongId: number; recordId: number }>(
    `select prong_id as "prongId", id as "recordId" from audit_records where key like '9%' order by id offset 7000 limit 1`,
  )
  place = places.rows[0] ?? { prongId: 0, recordId: 0 }
}, 300_000)

afterAll(async () => {
  await pool.end()
  await made.drop()
})

/** Plans of everything that a read asks the database. */
async function plansOf(read: () => Promise<unknown>): Promise<string> {
  sent = []
  await read()
  const plans: string[] = []
  for (const { statement, values } of sent.splice(0)) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${statement}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  expect(plans.length).toBeGreaterThan(0)
  return plans.join('\n')
}

const wholeTables = /Seq Scan on (audit_item_answers|audit_records|audit_kept_scores)\b/

it('holds more than a million answers', async () => {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from audit_item_answers')
  expect(rows[0]?.n).toBeGreaterThan(1_000_000)
})

describe('a page of one prong or record finds its rows by an index', () => {
  const prong = () => findProng(db, actor, typeKey, place.prongId)
  const at = () => ({ typeKey, id: place.recordId })
  it.each<[string, () => Promise<unknown>]>([
    ['the prong', prong],
    ['its records', async () => listRecords(db, actor, prongFound(await prong()))],
    ['how far they are', () => recordProgress(reader(), { typeKey, id: place.prongId })],
    ['one record', () => findRecord(db, actor, typeKey, place.recordId)],
    ['its answers', () => findAnswers(db, place.recordId)],
    ['the answers of the year before', () => previousAnswers(reader(), at())],
  ])('%s', async (_name, read) => {
    expect(await plansOf(read)).not.toMatch(wholeTables)
  })
})

describe('what is about every agency reads no answer', () => {
  it('in the list of audits, with how far they are', async () => {
    const views = await listAuditViews(db, actor, { typeKey, year, leaIds: [] })
    expect(views.length).toBeGreaterThanOrEqual(agencies)
    const plans = await plansOf(async () => {
      await listAuditRows(db, actor, { typeKey, year, leaIds: [] })
      await figuresOf(db, actor, views, '2026-11-01')
    })
    expect(plans).not.toContain('audit_item_answers')
    expect(plans).toContain('audit_kept_scores')
  })

  it('in the matrix of item by agency', async () => {
    const page = () => matrix(reader(), { typeKey, year, part: 'Part B', page: 1, pageSize: 50 })
    const { total, items } = await page()
    expect(total).toBeGreaterThanOrEqual(agencies)
    expect(items[0]?.state.reviewed).toBe(total * recordsOfProng)
    expect(await plansOf(page)).not.toContain('audit_item_answers')
  })
})

it.each(['Last700x7', 'ada last700x7', '9000070007'])(
  'a student is searched by an index: %s',
  async (text) => {
    const search = auditsSearch.auditRecords(actor, { text, words: '', agencies: [] })
    if (!search) throw new Error('A monitor searches for students.')
    const plans = await plansOf(() => db.execute(search))
    expect(plans).toMatch(/audit_records_(words|number)_idx/)
    expect(plans).not.toMatch(wholeTables)
  },
)

/** Reading alone: nothing here writes. */
const reader = () => ({ tx: db as Parameters<typeof recordProgress>[0]['tx'], actor })
