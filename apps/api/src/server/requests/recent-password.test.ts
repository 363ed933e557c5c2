import { allCalls, type Call } from '@portal/rest-contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../db/schema/index.js'
import type { AccessRow } from '../../testing/access/access-checker.js'
import { accessRows, attempts } from '../../testing/access/access-files.js'
import type { CallerName } from '../../testing/access/access-legend.js'
import { buildAccessWorld, userNames, type AccessWorld } from '../../testing/access/access-world.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

/**
 * Which calls about accounts want the password again, and why the others do not. Written by hand: a call that is new has to be
 * thought about here.
 */
const verdicts: Record<string, string> = {
  createUser: 'always',
  updateUser: 'some-changes',
  patchUser: 'some-changes',
  applyUserImport: 'always',
  updateRole: 'some-changes',
  registerClient: 'always',
  updateClient: 'some-changes',
  rotateClientSecret: 'always',
  token: 'never: it gives the password, or proves a session',
  tokenMfa: 'never: it gives the password',
  validateMfaCode: 'never: it gives password and code',
  revokeToken: 'never: it ends a session',
  recoverPassword: 'never: the link goes to the address of the account',
  resetPassword: 'never: it proves the mailbox',
  changePassword: 'never: it gives the password itself',
  confirmPassword: 'never: it gives the password',
  confirmPasswordCode: 'never: it gives the code',
  resendPasswordCode: 'never: the code goes to the address of the account',
  updateContactInfo: 'never: whether and where a person is listed',
  confirmEmailChange: 'never: it proves the mailbox of a change that was asked for',
  resendEmailChange: 'never: to the address that was asked for',
  cancelEmailChange: 'never: it takes back',
  disableUser: 'never: it takes away',
  enableUser: 'never: address, role and agency are as they were',
  deleteUser: 'never: it takes away',
  restoreUser: 'never: it comes back disabled, as it was',
  unblockUser: 'never: the password is still needed',
  exportActiveUsers: 'never: names of staff, specified as it is',
  previewUserImport: 'never: it creates nothing',
  previewBulkDisable: 'never: it reads',
  bulkDisableUsers: 'never: it takes away',
  savePreferences: 'never: own choices of mail and looks',
  saveListColumns: 'never: own choice of columns',
  createRole: 'never: nobody holds it yet',
  deleteRole: 'never: nobody holds it',
  revokeClient: 'never: it takes away',
  endOwnSession: 'never: it takes away',
  signOutEverywhere: 'never: it takes away',
  forgetOwnDevice: 'never: it takes away',
  forgetOwnDevices: 'never: it takes away',
}

/** Files that leave the portal: whether students, or the parties of a case, are named in them. */
const files: Record<string, string> = {
  exportUsers: 'staff',
  exportTasks: 'titles of tasks',
  exportNotes: 'notes of staff; a student may not be named in them',
  exportFindings: 'the register: citations and counts, no reference of a student',
  exportReports: 'titles of reports',
  exportAuditTrail: 'acts; what a student is known by is not kept',
  exportReviewComments: 'comments on answers',
  exportContentVersion: 'questionnaires',
  downloadDocumentInventory: 'titles of files',
  exportAuditResults: 'answers to records; students are masked',
  exportRecordSummary: 'answers to one record; the student is masked',
  exportCaseStudies: 'themes of case studies; students are counted',
  exportCaseStudy: 'one case study; names are removed unless a reason is given, which is kept',
  exportPublishedJustification: 'one published justification, without what identifies students',
  exportPublishedJustifications: 'published justifications, without what identifies students',
  exportIncidents: 'incidents; students are masked',
  exportPublishedIncidents: 'totals; small numbers are hidden',
  exportAuditMatrix: 'compliance of agencies: counts',
}

let api: TestApi
let world: AccessWorld
beforeAll(async () => {
  api = await startTestApi({ config: { recoveriesPerHour: 1000, accessTokenSeconds: 3600 } })
  world = await buildAccessWorld(api)
  await watchGuardedColumns()
}, 120_000)
afterAll(() => api.close())

describe('the table', () => {
  it('has a verdict on every call that changes something about accounts, and the contract says the same', () => {
    const changing = allCalls.filter(
      ({ feature, method }) => (feature === 'accounts' || feature === 'session') && method !== 'get',
    )
    const said = Object.fromEntries(changing.map(({ id, recentPassword }) => [id, recentPassword ?? 'never']))
    const written = Object.entries(verdicts).map(([id, verdict]) => [id, verdict.replace(/:.*/, '')])
    expect(said).toEqual(Object.fromEntries(written))
  })

  it('has a verdict on every export, and those with names want the password', () => {
    const exports = allCalls.filter(({ id, file }) => file === true && /^export|Inventory$/.test(id))
    expect(exports.map(({ id }) => id).toSorted()).toEqual(Object.keys(files).toSorted())
    for (const { id, recentPassword } of exports)
      expect([id, recentPassword === 'always']).toEqual([id, files[id] === 'names'])
  })
})

const rows = accessRows.filter(({ call }) => {
  const { method, file } = callOf(call)
  return file !== true && (method !== 'get' || call === 'adminResetPassword')
})
const asked = new Set<string>()

describe('a session whose password was given long ago', () => {
  it.each(rows.map((row) => [`${row.call} ${row.record}`, row] as const))(
    'changes no address, role, agency or client: %s',
    async (_name, row) => {
      for (const caller of ['SA', 'LA'] as const) expect(await wrongsOf(row, caller)).toEqual([])
    },
  )

  it('was asked for the password by every call that wants it always', () => {
    for (const { id } of allCalls.filter(({ recentPassword }) => recentPassword === 'always'))
      expect([...asked]).toContain(id)
    expect([...asked]).toContain('updateUser')
  })
})

/** Makes an attempt of the access table, which would go through with a recent password; answers what it did wrong. */
async function wrongsOf(row: AccessRow, caller: CallerName): Promise<string[]> {
  if (!['ok', 'may', 'all', 'own'].includes(row.verdicts[caller])) return []
  const call = callOf(row.call)
  const attempt = (await attempts[row.call]?.(world, row.record, caller)) ?? {}
  const { params, query = '', ...request } = attempt
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  await api.db.execute(sql`delete from guarded_writes`)
  const answer = await api.call<{ fields?: object }>(call.method, path + query, {
    ...(call.method === 'get' ? {} : request),
    // A session of its own for each attempt: some of them end sessions.
    token: await api.tokenFor(userNames[caller] ?? '', null),
  })
  const [written] = await api.db
    .select({ writes: sql<string[] | null>`(select array_agg(what) from guarded_writes)` })
    .from(roles)
    .limit(1)
  const wrongs = (written?.writes ?? []).map((what) => `${caller} wrote ${what}`)
  const wasAsked =
    answer.status === 403 && answer.body.fields !== undefined && 'currentPassword' in answer.body.fields
  if (wasAsked) asked.add(row.call)
  else if (call.recentPassword === 'always') wrongs.push(`${caller} was not asked`)
  return wrongs
}

function callOf(id: string): Call {
  const call = allCalls.find((one) => one.id === id)
  if (!call) throw new Error(`No call ${id}.`)
  return call
}

/** Notes in a table of its own what must not be changed without the password, whatever changes it. */
async function watchGuardedColumns(): Promise<void> {
  const statements = [
    'create table guarded_writes (what text not null)',
    `create function note_guarded_write() returns trigger language plpgsql as $$
      begin insert into guarded_writes values (tg_table_name || ' ' || tg_op); return null; end $$`,
    ...[
      'insert on users',
      'insert or delete on user_roles',
      'insert on clients',
      `update on users when (old.email is distinct from new.email
        or old.user_name is distinct from new.user_name or old.lea_id is distinct from new.lea_id)`,
      `update on clients when (old.secret_hash is distinct from new.secret_hash or old.scopes is distinct from new.scopes
        or old.lea_ids is distinct from new.lea_ids or old.all_leas is distinct from new.all_leas)`,
    ].map((what, index) => {
      const [events, condition = ''] = what.split(' when ')
      const when = condition === '' ? '' : `when ${condition}`
      return `create trigger guarded_${index} after ${events} for each row ${when} execute function note_guarded_write()`
    }),
  ]
  for (const statement of statements) await api.db.execute(sql.raw(statement))
}
