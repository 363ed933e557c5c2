import { randomUUID } from 'node:crypto'

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */

/**
 * What the benchmark of audits works on.
 *
 * @typedef {object} AuditIds
 * @property {Readonly<Record<'few' | 'all', number>>} years of the lists of audits: of 24 agencies, and of all
 * @property {readonly number[]} listProngs that wait for their list, one for each round
 * @property {number} prongId of the record in review
 * @property {number} recordId
 * @property {string} itemId an item of that record without an answer
 * @property {number} items
 * @property {{ id: number, itemId: number, version: number }} question an item of a self-assessment
 */

const [answersOfRecord, filesOfRecord, recordsOfProng] = [40, 30, 10]

/**
 * Fills the seeded state with audits: of 24 agencies in the newest year and of all in the year before it, each with ten records;
 * prongs of one agency that wait for their list; and one record in review with 40 answers and 30 files.
 *
 * @param {PGlite} engine
 * @param {{ agencies: number, lists: number }} size
 * @returns {Promise<AuditIds>}
 */
export async function fillAudits(engine, { agencies, lists }) {
  const all = await one(engine, 'select max(id) - 1 as year from compliance_years')
  const year = Number(all.year)
  await engine.exec(agenciesUpTo(agencies))
  await engine.exec(auditsOf(year + 1, 24) + auditsOf(year, agencies))
  const listProngs = []
  for (let list = 0; list < lists; list++)
    listProngs.push(await prongOf(engine, { year, sequence: 100 + list, status: 1 }))
  const prongId = await prongOf(engine, { year, sequence: 99, status: 6 })
  const record = await fillRecord(engine, prongId)
  await engine.exec('analyze;')
  return {
    years: { few: year + 1, all: year },
    listProngs,
    prongId,
    ...record,
    question: await questionOf(engine),
  }
}

/** @param {PGlite} engine @param {string} statement @returns {Promise<Record<string, unknown>>} */
async function one(engine, statement) {
  const { rows } = await engine.query(statement)
  const [row] = rows
  if (typeof row !== 'object' || row === null) throw new Error(`Nothing was found: ${statement}`)
  return /** @type {Record<string, unknown>} */ (row)
}

/** @param {number} agencies */
const agenciesUpTo = (agencies) => `
  insert into leas (id, code, name, short_name, kind, has_part_b, has_part_c, cohort)
  select 1000 + n, 'Z' || lpad(n::text, 4, '0'), 'School System ' || n, 'System ' || n, 'LEA', true, true, 2
  from generate_series(1, ${agencies} - (select count(*)::int from leas where active and not is_test)) n;`

const monitor = `(select id from users where user_name = 'monitor@state.example')`
const content = `(select id from audit_contents where type_key = 'desk-audit' and part = 'Part B' order by year desc, number desc limit 1)`

/** Audits of so many agencies with their records, in every status. @param {number} year @param {number} agencies */
const auditsOf = (year, agencies) => `
  with planned as (
    insert into audits (type_key, lea_id, year, part, sequence, content_id, lead_monitor_id, reason, reason_text, planned_start,
      documents_due_on, notified_on, created_by, created_on, changed_by, changed_on)
    select 'desk-audit', l.id, ${year}, 'Part B', 1, ${content}, ${monitor}, 'Cyclical', '', current_date, current_date + 30, now(),
      ${monitor}, now(), ${monitor}, now()
    from (select id from leas where active and not is_test and has_part_b order by id limit ${agencies}) l
    where not exists (select from audits a where a.type_key = 'desk-audit' and a.lea_id = l.id and a.year = ${year}
      and a.part = 'Part B' and a.sequence = 1)
    returning id
  ), begun as (
    insert into audit_prongs (audit_id, number, round, status, changed_by, changed_on)
    select id, 1, 1, 3 + id % 5, ${monitor}, now() from planned returning id
  )
  insert into audit_records (prong_id, place, key, fields, flags, age, "order", origin, status, changed_by, changed_on)
  select begun.id, n, '90' || n, '{"lastName":"Abara","firstName":"Ada","school":"School 1"}', '{}', 9, n, 'Random', n % 7,
    ${monitor}, now()
  from begun, generate_series(1, ${recordsOfProng}) n;`

/** @param {PGlite} engine @param {{ year: number, sequence: number, status: number }} prong */
async function prongOf(engine, { year, sequence, status }) {
  const { id } = await one(
    engine,
    `with planned as (
       insert into audits (type_key, lea_id, year, part, sequence, content_id, lead_monitor_id, reason, reason_text, planned_start,
         notified_on, created_by, created_on, changed_by, changed_on)
       values ('desk-audit', 1, ${year}, 'Part B', ${sequence}, ${content}, ${monitor}, 'Targeted', '', current_date, now(),
         ${monitor}, now(), ${monitor}, now()) returning id)
     insert into audit_prongs (audit_id, number, round, status, changed_by, changed_on)
     select id, 1, 1, ${status}, ${monitor}, now() from planned returning id`,
  )
  return Number(id)
}

/** A record in review. @param {PGlite} engine @param {number} prongId */
async function fillRecord(engine, prongId) {
  const { id } = await one(
    engine,
    `insert into audit_records (prong_id, place, key, fields, flags, age, "order", origin, status, changed_by, changed_on)
     values (${prongId}, 0, '9000000001', '{"lastName":"Abara","firstName":"Ada","school":"School 1","grade":"09"}',
       '{initialEval,transitionAge,preschool,discipline}', 15, 1, 'Random', 3, ${monitor}, now()) returning id`,
  )
  const recordId = Number(id)
  const { items } = await one(
    engine,
    `select jsonb_path_query_array(content, '$.sections[*].items[*].id') as items from audit_contents where id = ${content}`,
  )
  const itemIds = /** @type {string[]} */ (items)
  for (const itemId of itemIds.slice(0, answersOfRecord))
    await engine.query(
      `insert into audit_item_answers (record_id, item_id, value, comment, internal_note, answered_by, answered_on)
       values ($1, $2, 'Y', '', '', ${monitor}, now())`,
      [recordId, itemId],
    )
  for (let file = 0; file < filesOfRecord; file++) {
    const fileId = randomUUID()
    await engine.query(
      `insert into file_objects (id, lea_id, name, size, mime, sha256, scan_state, title, uploaded_by, uploaded_at)
       values ($1, 1, 'plan.pdf', 90000, 'application/pdf', $2, 'Clean', 'Plan of the year', ${monitor}, now())`,
      [fileId, fileId.replaceAll('-', '').padEnd(64, '0')],
    )
    await engine.query('insert into audit_record_files (file_id, record_id, item_id) values ($1, $2, $3)', [
      fileId,
      recordId,
      itemIds[file] ?? null,
    ])
  }
  // The last item is asked of everybody; the answers before it stay what they are.
  const itemId = itemIds.at(-1)
  if (itemId === undefined) throw new Error('The content of the desk audit has no items.')
  return { recordId, itemId, items: itemIds.length }
}

/**
 * A question of a self-assessment that the administrator of the first agency can answer: another agency's that is in progress
 * changes hands with its own.
 *
 * @param {PGlite} engine
 */
async function questionOf(engine) {
  const row = await one(
    engine,
    `select r.id, c.item_id, c.version from csi_responses c
     join subsection_responses s on s.id = c.subsection_response_id join questionnaire_responses r on r.id = s.response_id
     where r.submit_state = 3 and s.state = 1 order by r.id, c.id limit 1`,
  )
  await engine.exec(`update questionnaire_responses set lea_id = 1001 where lea_id = 1 and year = (select year from
      questionnaire_responses where id = ${Number(row.id)});
    update questionnaire_responses set lea_id = 1 where id = ${Number(row.id)};`)
  return { id: Number(row.id), itemId: Number(row.item_id), version: Number(row.version) }
}
