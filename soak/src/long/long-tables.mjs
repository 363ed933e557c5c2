import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import { inHouse, run } from '../../../tools/lib/house.mjs'
import { Browser } from '../browser.mjs'
import { isReady } from '../installation.mjs'
import { figures } from '../measure.mjs'
import { administratorOf } from '../people.mjs'
import { fillResponses, placeAmong, responseQuestions } from './long-responses.mjs'
import { zipOfReports } from './long-zip.mjs'
import { plansIn, readsAllOf, readsOf } from '../plans.mjs'

/** @typedef {import('../phases.mjs').Phase} Phase */
/** @typedef {import('../installation.mjs').Installation} Installation */

const database = 'portal_long'
const timesEach = 10

/**
 * @typedef {object} Question
 * @property {string} name
 * @property {readonly string[]} tables none of these may be read entirely
 * @property {boolean} [whole] the response has no pages: every statement counts, not only the one with ORDER BY and
 *   LIMIT
 * @property {(browser: Browser) => Promise<import('../browser.mjs').Answer>} ask
 */

/** Searches of an administrator in long tables, whose order and scope need an index. @type {readonly Question[]} */
const trailAndUsers = [
  { name: 'audit trail, first page', tables: ['audit_events'], ask: audit({}) },
  { name: 'audit trail of an agency', tables: ['audit_events'], ask: audit({ leaId: 7 }) },
  { name: 'audit trail of a kind of act', tables: ['audit_events'], ask: audit({ action: 'act 3' }) },
  {
    name: 'audit trail of a record',
    tables: ['audit_events'],
    ask: audit({ targetType: 'record', targetId: '4711' }),
  },
  { name: 'audit trail of a person', tables: ['audit_events'], ask: audit({ actorId: 'long-17' }) },
  {
    name: 'audit trail of some days',
    tables: ['audit_events'],
    ask: audit({ from: '2025-03-01', to: '2025-03-03' }),
  },
  { name: 'users, first page', tables: ['users'], ask: users({ show: 'all' }, 1) },
  { name: 'users, a deep page', tables: ['users'], ask: users({ show: 'all' }, 50) },
  { name: 'users of an agency', tables: ['users'], ask: users({ show: 'all', leaId: 7 }, 1) },
  { name: 'search for a finding by its number', tables: ['findings'], ask: search('F-2026-20-B-4711') },
  {
    name: 'search for a word of findings, a page of them',
    tables: ['findings'],
    ask: search('quillwort1711', 'findings'),
  },
  {
    name: 'search for two words of notes, one just begun',
    tables: ['notes'],
    ask: search('quillwort4711 visi'),
  },
  {
    name: 'search for a word beside the name of an agency',
    tables: ['findings', 'notes', 'csi_responses'],
    ask: search('howard quillwort4711'),
  },
  { name: 'search for a person', tables: ['users'], ask: search('long4711@long.example') },
]

/**
 * An audit trail of a million entries, a million answers and a list of ten thousand people, in a separate database:
 * PostgreSQL logs the plan of every statement that the real screens cause.
 *
 * @type {Phase}
 */
export async function longTables({ plan, installation, operations }) {
  const { portal } = installation.ports
  const [gatewayPort, apiPort] = [portal + 15, portal + 25]
  const databaseUrl = installation.databaseUrl(database)
  await installation.query(`create database ${database}`, [], 'postgres')
  const apiEnv = {
    ...installation.apiEnv(apiPort),
    DATABASE_URL: databaseUrl,
    PATH: process.env.PATH,
  }
  for (const words of [['create-admin', '--', 'admin@long.example', 'Long Table'], ['seed-content']]) {
    const made = await run('npm', ['run', '--silent', ...words], { env: apiEnv, cwd: inHouse() })
    if (!made.ok) throw new Error(`npm run ${words[0]} failed:\n${made.output}`)
  }
  const filled = await fill(installation, plan)
  const api = installation.program({
    name: 'api-long',
    command: installation.node,
    args: ['dist/main.js'],
    cwd: inHouse('apps/api'),
    env: apiEnv,
    ready: () => isReady(`http://127.0.0.1:${apiPort}/readyz`),
  })
  const gateway = installation.program({
    name: 'gateway-long',
    command: installation.node,
    args: ['dist/main.js'],
    cwd: inHouse('apps/gateway'),
    env: {
      ...installation.gatewayEnv(gatewayPort),
      API_URL: `http://127.0.0.1:${apiPort}`,
      REDIS_URL: `redis://127.0.0.1:${installation.ports.redis}/1`,
      DATA_DIR: path.join(installation.folder, 'gateway-long'),
    },
    ready: () => isReady(`http://127.0.0.1:${gatewayPort}/readyz`),
  })
  await api.start()
  await gateway.start()
  try {
    const browser = new Browser(`http://127.0.0.1:${gatewayPort}`, operations, { place: 58_000 })
    await administratorOf(installation, 'admin@long.example', browser)
    const place = await placeAmong((text, values) => installation.query(text, values ?? [], database))
    const questions = [...trailAndUsers, ...responseQuestions(place)]
    const results = []
    for (const question of questions) results.push(await askOften(installation, browser, question))
    const zip = await zipOfReports(browser, [gateway, api], filled.zipYear)
    return {
      verdicts: [...zip.verdicts, ...results.map((result) => verdictOf(result, plan, filled.answers))],
      figures: { filled, zip: zip.figures, questions: results },
    }
  } finally {
    await gateway.stop()
    await api.stop()
  }
}

/**
 * @param {Awaited<ReturnType<typeof askOften>>} result
 * @param {Parameters<Phase>[0]['plan']} plan
 * @param {number} answers
 */
function verdictOf({ name, rows, asked, failed }, plan, answers) {
  return {
    promise: `${name}, of ${plan.audits.toLocaleString('en')} entries, ${answers.toLocaleString('en')} answers and ${plan.accounts.toLocaleString('en')} people: an index serves order and scope`,
    holds: failed === 0 && rows.length > 0 && rows.every(({ all }) => !all),
    measured: `${[...new Set(rows.flatMap(({ reads }) => reads))].join(', ') || 'no plan'}; p50 ${asked.p50Ms.toFixed(0)} ms`,
  }
}

/**
 * Runs one operation several times and reads the plans of its statements.
 *
 * @param {Installation} installation @param {Browser} browser @param {Question} question
 */
async function askOften(installation, browser, { name, tables, whole, ask }) {
  const from = (await stat(installation.postgres.log)).size
  const answers = []
  for (let index = 0; index < timesEach; index++) answers.push(await ask(browser))
  const reads = (/** @type {import('../plans.mjs').PlanNode} */ plan) =>
    tables.flatMap((table) => readsOf(plan, table))
  const plans = plansIn(await textFrom(installation.postgres.log, from)).filter(
    ({ plan }) => reads(plan).length > 0,
  )
  // Only the statement for the page has ORDER BY and LIMIT; the total is counted by another one.
  const paged = whole
    ? plans
    : plans.filter(({ query }) => /\border by\b/i.test(query) && /\blimit\b/i.test(query))
  const counts = plans.filter(({ query }) => /\bcount\(/i.test(query))
  return {
    name,
    asked: figures(answers.map(({ ms }) => ms)),
    failed: answers.filter(({ outcome }) => outcome !== 'ok').length,
    rows: paged.map(({ plan, milliseconds }) => ({
      reads: [...new Set(reads(plan))],
      all: tables.some((table) => readsAllOf(plan, table)),
      milliseconds,
    })),
    counts: [...new Set(counts.flatMap(({ plan }) => reads(plan)))],
  }
}

/** @param {string} file @param {number} from */
async function textFrom(file, from) {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const { buffer } = await handle.read(Buffer.alloc(size - from), 0, size - from, from)
    return buffer.toString('utf8')
  } finally {
    await handle.close()
  }
}

/** Rows of an installation of many years; the hash chain is not tested here. */
async function fill(
  /** @type {Installation} */ installation,
  /** @type {import('../plan.mjs').Plan} */ plan,
) {
  const query = (/** @type {string} */ text, /** @type {unknown[]} */ values = []) =>
    installation.query(text, values, database)
  await query(
    `insert into users (id, user_name, full_name, email, lea_id, title, phone_number, tokens_valid_after, created_at)
      select 'long-' || n, 'long' || n || '@long.example', 'Person ' || md5(n::text), 'long' || n || '@long.example',
        1 + n % 23, 'Teacher', '410-555-0100', now(), now() from generate_series(1, $1::int) n`,
    [plan.accounts],
  )
  await query(
    `insert into user_roles (user_id, role_id) select id, 'LocalUser' from users where id like 'long-%'`,
  )
  await query(
    `insert into audit_events (seq, at, actor_id, actor_role, action, target_type, target_id, lea_id, year, after, ip,
        request_id, previous_hash, hash)
      select head + n, timestamptz '2024-01-01' + n * interval '90 seconds', 'long-' || 1 + n % $2::int, 'LocalUser',
        'act ' || n % 20, 'record', (n % 50000)::text, 1 + n % 23, 2024 + n % 3, '{"value": 1}', '10.0.0.1',
        md5(n::text), md5(n::text), md5(n::text)
      from (select max(seq) as head from audit_events) top, generate_series(1, $1::int) n`,
    [plan.audits, plan.accounts],
  )
  await query(`insert into compliance_years (id, name) values (2026, '2026 - 2027') on conflict do nothing`)
  // A tenth of the entries: twenty years of findings and notes of every agency.
  const rows = Math.ceil(plan.audits / 10)
  await query(
    `insert into findings (number, lea_id, year, part, source, counting_mode, description, evidence_summary, discovered_on,
        issued_on, status, created_by, created_on, changed_by, changed_on)
      select 'F-2026-' || lpad((1 + n % 23)::text, 2, '0') || '-B-' || lpad(n::text, greatest(4, length(n::text)), '0'), 1 + n % 23, 2026, 'Part B', 'Other',
        'Grouped', 'Notices were late, quillwort' || n % 20000 || ' of ' || md5(n::text), '', '2026-01-01', '2026-02-01', 2,
        'long-1', now(), 'long-1', now() from generate_series(1, $1::int) n`,
    [rows],
  )
  await query(
    `insert into notes (id, lea_id, year, category, title, text_note, plain_text, created_by, created_on, changed_by, changed_on)
      select gen_random_uuid(), 1 + n % 23, 2026, 1 + n % 8, 'Visit', '<p>Visit</p>', 'Visited the school, quillwort' || n || ' ' ||
        md5(n::text), 'long-1', now(), 'long-1', now() from generate_series(1, $1::int) n`,
    [rows],
  )
  const filled = await fillResponses(query, plan.answers)
  await query('vacuum analyze')
  for (const setting of [
    "session_preload_libraries = 'auto_explain'",
    'auto_explain.log_min_duration = 0',
    "auto_explain.log_format = 'json'",
  ])
    await query(`alter database ${database} set ${setting}`)
  return filled
}

/** @param {Record<string, unknown>} filter */
function audit(filter) {
  return (/** @type {Browser} */ browser) =>
    browser.ask('AuditEvents', { filter, page: 1, pageSize: 50, order: 'newest', withChoices: false })
}

/** @param {string} text @param {string | null} group */
function search(text, group = null) {
  return (/** @type {Browser} */ browser) =>
    browser.ask('Search', { text, group, page: 1, pageSize: group ? 25 : 5 })
}

/** @param {Record<string, unknown>} filter @param {number} page */
function users(filter, page) {
  return (/** @type {Browser} */ browser) =>
    browser.ask('UserPage', { page, pageSize: 20, filter, withChoices: false })
}
