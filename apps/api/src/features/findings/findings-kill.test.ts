import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { count, eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { openDatabase, type Database } from '../../db/database.js'
import { auditEvents, findingLetters, findings, publishedReports } from '../../db/schema/index.js'
import { startChildApi } from '../../testing/child-api.js'
import { personAt, type Person } from '../../testing/child-person.js'
import type { Finding } from '../../testing/finding-steps.js'
import { allegany } from '../../testing/self-assessment-steps.js'
import { testPassword } from '../../testing/test-config.js'
import { prepareDataDir } from '../../testing/test-database.js'

const rounds = 3
const monitor = 'monitor@state.example'

/** Drafts and issues findings until the API is gone; returns the letters that it confirmed. */
async function keepIssuing(person: Person, year: number, acknowledged: Set<number>): Promise<void> {
  const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const citation = (await person<{ id: number }[]>('GET', '/api/findings/citations?part=Part%20B'))?.[0]?.id
  for (;;) {
    const draft = await person<Finding>('POST', '/api/findings', {
      source: 'DataReview',
      leaId: allegany,
      year,
      part: 'Part B',
      citationId: citation ?? null,
      description: 'Data was late.',
      discoveredOn: today,
      cases: [{ studentReference: 'S-2041', requiredAction: 'Correct it.' }],
    })
    if (!draft) return
    const issued = await person<Finding>('POST', `/api/findings/${draft.id}/issue`, {
      issuedOn: today,
      template: 'Issued',
      signatureName: 'Mona Tor',
      signatureTitle: 'Monitor',
      version: draft.version,
    })
    if (!issued) return
    acknowledged.add(draft.id)
  }
}

it('loses no issued finding and issues none by half or twice when it is killed at work', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-kill-'))
  await prepareDataDir(dataDir)
  const env = { DATA_DIR: dataDir, MFA: 'off', DEMO_PASSWORD: testPassword }
  const acknowledged = new Set<number>()
  for (let round = 0; round < rounds; round++) {
    const api = await startChildApi(env)
    const person = await personAt(api, monitor)
    const years = await person<{ id: number }[]>('GET', '/api/leas/years')
    const before = acknowledged.size
    const work = keepIssuing(person, years?.at(-1)?.id ?? 0, acknowledged)
    // There has to be something to lose, however busy the machine is.
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before), {
      timeout: 60_000,
      interval: 50,
    })
    await pause(200 + ((round * 389) % 600))
    await api.end('SIGKILL')
    await work
  }
  const database = await openDatabase({ dataDir })
  try {
    await expectWhole(database.db, acknowledged)
  } finally {
    await database.close()
  }
}, 180_000)

/** Every finding is a draft without a letter, or issued with its one letter, its one report and its one entry. */
async function expectWhole(db: Database, acknowledged: ReadonlySet<number>): Promise<void> {
  const countOf = async (
    table: typeof findingLetters | typeof publishedReports,
    id: number,
  ): Promise<number> => {
    const [row] = await db.select({ n: count() }).from(table).where(eq(table.findingId, id))
    return row?.n ?? 0
  }
  const rows = await db
    .select({ id: findings.id, status: findings.status, issuedOn: findings.issuedOn })
    .from(findings)
    .where(eq(findings.description, 'Data was late.'))
  for (const id of acknowledged) expect(rows.find((row) => row.id === id)?.status).toBe(2)
  for (const { id, status, issuedOn } of rows) {
    const letters = status === 2 ? 1 : 0
    expect(issuedOn !== null).toBe(status === 2)
    const [entries] = await db
      .select({ n: count() })
      .from(auditEvents)
      .where(
        sql`${auditEvents.targetType} = 'finding' and ${auditEvents.targetId} = ${String(id)} and ${auditEvents.action} = 'issueFinding'`,
      )
    expect([id, entries?.n, await countOf(findingLetters, id), await countOf(publishedReports, id)]).toEqual([
      id,
      letters,
      letters,
      letters,
    ])
  }
}
