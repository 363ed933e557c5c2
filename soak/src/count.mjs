import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { countEntries } from './ledger.mjs'

/** @typedef {import('./installation.mjs').Installation} Installation */
/** @typedef {import('./report.mjs').Verdict} Verdict */

/** Where the mark of each kind of action is found: in its record and in the audit trail. */
const marksIn = {
  answer: `select substring(after->>'narrative' from '[0-9a-f-]{36}') as mark, count(*)::int as times
    from audit_events where action = 'saveComplianceStrategyItem' group by 1`,
  user: `select user_name as mark, count(*)::int as times from users where user_name like '%@made.example' group by 1`,
  import: `select substring(user_name from 'import-([0-9a-f-]{36})-') as mark, count(*)::int as times
    from users where user_name like 'import-%' group by 1`,
  document: `select title as mark, count(*)::int as times from file_objects group by 1`,
}

/** Queries that must find nothing: actions of several statements of which a part is missing. */
const halves = {
  'users without a role': `select count(*)::int as n from users u where not exists
    (select from user_roles r where r.user_id = u.id)`,
  'users without an entry in the audit trail': `select count(*)::int as n from users u where not exists
    (select from audit_events e where e.target_type = 'user' and e.target_id = u.id)
    and u.user_name not like 'admin@%'`,
  'users without a link by mail': `select count(*)::int as n from users u where u.password_hash is null
    and not exists (select from outgoing_mails m where m.to = u.email)`,
  'documents without a place': `select count(*)::int as n from file_objects f where not exists
    (select from supporting_documents d where d.file_id = f.id)`,
  'documents without an entry in the audit trail': `select count(*)::int as n from file_objects f where not exists
    (select from audit_events e where e.action = 'uploadSupportingFiles' and e.target_id = f.id::text)`,
  'answers that are not their last entry in the audit trail': `select count(*)::int as n from csi_responses c
    join lateral (select e.after->>'narrative' as narrative from audit_events e
      where e.action = 'saveComplianceStrategyItem' and e.target_type = 'csiResponse'
        and e.target_id = c.subsection_response_id || '/' || c.item_id
        and e.after ? 'narrative' order by e.seq desc limit 1) last on true
    where last.narrative <> c.narrative`,
}

/**
 * Counts every acknowledged action, looks for partial ones, reads every file, verifies the audit trail, and gets
 * duplicates from the mail server.
 *
 * @param {Installation} installation
 * @param {import('./ledger.mjs').Ledger} ledger
 * @returns {Promise<{ verdicts: Verdict[], figures: Record<string, unknown> }>}
 */
export async function countEverything(installation, ledger) {
  /** @type {Record<string, number>} */
  const acknowledged = {}
  /** @type {string[]} */
  const wrong = []
  for (const [kind, text] of Object.entries(marksIn)) {
    const rows = await installation.query(text)
    const found = new Map(rows.map(({ mark, times }) => [mark, times]))
    const entries = ledger.of(/** @type {keyof typeof marksIn} */ (kind))
    const result = countEntries(entries, found)
    acknowledged[kind] = result.acknowledged
    for (const what of /** @type {const} */ (['lost', 'repeated', 'half']))
      if (result[what].length > 0) wrong.push(`${result[what].length} × ${kind} ${what}: ${result[what][0]}`)
  }
  /** @type {string[]} */
  const half = []
  for (const [what, text] of Object.entries(halves)) {
    const [row] = await installation.query(text)
    if (row.n > 0) half.push(`${row.n} ${what}`)
  }
  const files = await compareFiles(installation, ledger)
  const audit = await installation.command('verify-audit')
  const repeated = installation.mailbox.repeated()
  const total = Object.values(acknowledged).reduce((sum, each) => sum + each, 0)
  return {
    verdicts: [
      {
        promise: 'no acknowledged act is lost or done twice',
        holds: wrong.length === 0,
        measured: wrong.join('; ') || `${total} acknowledged, all there once`,
      },
      {
        promise: 'no act of several steps is half done',
        holds: half.length === 0,
        measured: half.join('; ') || 'none',
      },
      {
        promise: 'every document has the bytes that were uploaded',
        holds: files.wrong.length === 0,
        measured: files.wrong[0] ?? `${files.compared} files`,
      },
      { promise: 'the audit trail is sound', holds: audit.ok, measured: audit.output.trim() },
      {
        promise: 'no mail is sent twice',
        holds: repeated.length === 0,
        measured: repeated[0] ?? `${installation.mailbox.size} mails`,
      },
    ],
    figures: { acknowledged, files: files.compared, mails: installation.mailbox.size },
  }
}

/** Verdicts of a count, with the time at which it was made. @param {Verdict[]} verdicts @param {string} when */
export function after(verdicts, when) {
  return verdicts.map(({ promise, holds, measured }) => ({ promise: `${when}: ${promise}`, holds, measured }))
}

/** Reads every stored file of a document and compares it with its row and with what was sent. */
async function compareFiles(
  /** @type {Installation} */ installation,
  /** @type {import('./ledger.mjs').Ledger} */ ledger,
) {
  const sent = new Map(ledger.of('document').map(({ mark, sha256 }) => [mark, sha256]))
  const rows = await installation.query('select id, title, sha256 from file_objects where deleted_at is null')
  const stored = new Set(await readdir(installation.files).catch(() => []))
  /** @type {string[]} */
  const wrong = []
  for (const { id, title, sha256 } of rows) {
    if (!stored.has(id)) wrong.push(`${id} has no file`)
    else if (sent.has(title) && sent.get(title) !== sha256) wrong.push(`${id} is not what was sent`)
    else {
      const bytes = await readFile(path.join(installation.files, id))
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) wrong.push(`${id} has other bytes`)
    }
  }
  return { compared: rows.length, wrong }
}
