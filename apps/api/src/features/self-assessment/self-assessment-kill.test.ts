import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { and, count, eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { openDatabase, type Database } from '../../db/database.js'
import { auditEvents, csiResponses, fileObjects, supportingDocuments } from '../../db/schema/index.js'
import { startChildApi } from '../../testing/child-api.js'
import { personAt, type Person } from '../../testing/child-person.js'
import {
  allegany,
  firstSubsection,
  type Row,
  type SelfAssessment,
  type Subsection,
} from '../../testing/self-assessment-steps.js'
import { prepareDataDir } from '../../testing/test-database.js'
import { testPassword } from '../../testing/test-config.js'

const rounds = 3
const admin = 'admin@allegany.example'
const monitor = 'monitor@state.example'

interface Ledger {
  /** Last acknowledged version and words of each item. */
  answers: Map<number, { version: number; narrative: string }>
  /** Acknowledged documents, with the SHA-256 of what was sent. */
  documents: Map<string, string>
}

async function keepSaving(
  person: Person,
  selfAssessmentId: number,
  subsectionId: number,
  ledger: Ledger,
): Promise<void> {
  const items =
    (await person<Subsection>('GET', `/api/msde/self-assessment/subsectionresponse/${subsectionId}`))
      ?.items ?? []
  const versions = new Map(items.map((item) => [item.id, item.version]))
  for (let n = 0; ; n++) {
    const item = items[n % items.length]
    if (!item) return
    const version = versions.get(item.id) ?? 0
    const narrative = `<p>Save ${version + 1}</p>`
    const path = `/api/self-assessment/${selfAssessmentId}/compliance-strategy-item/${item.id}`
    const saved = await person<{ version: number }>('PUT', path, { rating: (n % 4) + 1, narrative, version })
    if (!saved) return
    versions.set(item.id, saved.version)
    ledger.answers.set(item.id, { version: saved.version, narrative })
  }
}

async function keepUploading(
  person: Person,
  subsectionId: number,
  round: number,
  ledger: Ledger,
): Promise<void> {
  for (let n = 0; ; n++) {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, `${round}/${n} `)])
    const form = new FormData()
    form.append('subSectionResponseId', String(subsectionId))
    form.append('titles', `Round ${round}, file ${n}`)
    form.append('documents', new Blob([bytes]), 'a.pdf')
    const uploaded = await person<{ id: string }[]>(
      'POST',
      '/api/msde/self-assessment/upload-supporting-files',
      form,
    )
    const id = uploaded?.[0]?.id
    if (!id) return
    ledger.documents.set(id, createHash('sha256').update(bytes).digest('hex'))
  }
}

it('loses no acknowledged answer or file and leaves none half done when it is killed at work', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-kill-'))
  await prepareDataDir(dataDir)
  const env = { DATA_DIR: dataDir, MFA: 'off', DEMO_PASSWORD: testPassword }
  const ledger: Ledger = { answers: new Map(), documents: new Map() }
  let place: { id: number; subsectionId: number } | undefined

  for (let round = 0; round < rounds; round++) {
    const api = await startChildApi(env)
    const person = await personAt(api, admin)
    place ??= await openAllegany(await personAt(api, monitor), person)
    const work = [
      keepSaving(person, place.id, place.subsectionId, ledger),
      keepUploading(person, place.subsectionId, round, ledger),
    ]
    // The first round goes on until there is something to lose, however busy the machine is.
    await vi.waitFor(
      () => {
        expect(ledger.answers.size).toBeGreaterThan(0)
        expect(ledger.documents.size).toBeGreaterThan(0)
      },
      { timeout: 60_000, interval: 50 },
    )
    await pause(700 + ((round * 389) % 600))
    await api.end('SIGKILL')
    await Promise.all(work)
  }

  const database = await openDatabase({ dataDir })
  try {
    await expectAnswersKept(database.db, place?.subsectionId ?? 0, ledger)
    await expectFilesKept(database.db, join(dataDir, 'files'), ledger)
  } finally {
    await database.close()
  }
}, 180_000)

async function openAllegany(state: Person, local: Person): Promise<{ id: number; subsectionId: number }> {
  const years = await state<{ id: number }[]>('GET', '/api/leas/years')
  const rows = await state<Row[]>('POST', `/api/self-assessment/dashboard/lealist/${years?.at(-1)?.id}`, [
    allegany,
  ])
  const id = rows?.[0]?.id ?? 0
  await state('POST', '/api/msde/self-assessment/activation', { ids: [id], dueOn: '2999-06-28' })
  const open = await local<SelfAssessment>('POST', `/api/self-assessment/${id}/local-activation`, {
    version: 2,
  })
  if (!open) throw new Error('The self-assessment was not opened.')
  return { id, subsectionId: firstSubsection(open) }
}

/** Every acknowledged version is there, and each version has its one entry in the history. */
async function expectAnswersKept(db: Database, subsectionResponseId: number, ledger: Ledger): Promise<void> {
  for (const [itemId, { version, narrative }] of ledger.answers) {
    const [row] = await db
      .select()
      .from(csiResponses)
      .where(
        and(eq(csiResponses.itemId, itemId), eq(csiResponses.subsectionResponseId, subsectionResponseId)),
      )
    expect(row?.version).toBeGreaterThanOrEqual(version)
    // A later save may have been committed without its answer coming through.
    expect(row?.narrative).toBe(row?.version === version ? narrative : `<p>Save ${row?.version}</p>`)
    const [entries] = await db
      .select({ n: count() })
      .from(auditEvents)
      .where(
        sql`${auditEvents.targetType} = 'csiResponse' and ${auditEvents.targetId} = ${`${subsectionResponseId}/${itemId}`}`,
      )
    expect(entries?.n).toBe(row?.version)
  }
}

/** Every acknowledged document is there, and every row has its file, whole. */
async function expectFilesKept(db: Database, folder: string, ledger: Ledger): Promise<void> {
  const rows = await db
    .select({ id: fileObjects.id, sha256: fileObjects.sha256 })
    .from(fileObjects)
    .innerJoin(supportingDocuments, eq(supportingDocuments.fileId, fileObjects.id))
  const stored = new Map(rows.map(({ id, sha256 }) => [id, sha256]))
  for (const [id, sha256] of ledger.documents) expect(stored.get(id)).toBe(sha256)
  for (const [id, sha256] of stored) {
    expect(
      createHash('sha256')
        .update(await readFile(join(folder, id)))
        .digest('hex'),
    ).toBe(sha256)
  }
}
