import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { SubmitState, SubsectionState } from '@portal/domain'
import { and, eq, inArray, isNull, like, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { openDatabase, type Database } from '../../../db/database.js'
import {
  auditEvents,
  fileObjects,
  outgoingMails,
  publishedReports,
  questionnaireResponses,
  subsectionResponses,
  supportingDocuments,
} from '../../../db/schema/index.js'
import { startChildApi } from '../../../testing/child-api.js'
import { personAt, type Person } from '../../../testing/child-person.js'
import { prepareDataDir } from '../../../testing/test-database.js'
import { testPassword } from '../../../testing/test-config.js'
import { openFileStore } from '../../documents/storage/documents-file-store.js'
import { sweepAfterMs, sweepFiles } from '../../documents/storage/documents-sweeper.js'

const rounds = 2
const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const filesOfSeries = 3

/** What was acknowledged: ids of self-assessments, and of every file the SHA-256 that was sent. */
interface Ledger {
  reports: Set<number>
  files: Map<string, string>
}

it('issues a final report and takes a series of files wholly or not at all when it is killed at work', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-kill-'))
  await prepareDataDir(dataDir)
  const ready = await withDatabase(dataDir, reviewEverything)
  const env = { DATA_DIR: dataDir, MFA: 'off', DEMO_PASSWORD: testPassword }
  const ledger: Ledger = { reports: new Set(), files: new Map() }
  const toIssue = [...ready.reviewed]
  for (let round = 0; round < rounds; round++) {
    const api = await startChildApi(env)
    const before = { reports: ledger.reports.size, files: ledger.files.size }
    const work = [
      keepIssuing(await personAt(api, monitor), toIssue, ledger),
      keepUploading(await personAt(api, admin), ready.open, `Round ${round}`, ledger),
    ]
    // There has to be something to lose, however busy the machine is.
    await vi.waitFor(
      () => {
        expect(ledger.reports.size).toBeGreaterThan(before.reports)
        expect(ledger.files.size).toBeGreaterThan(before.files)
      },
      { timeout: 60_000, interval: 20 },
    )
    await pause(40 + ((round * 389) % 300))
    // There also has to be something under way.
    expect(toIssue.length).toBeGreaterThan(0)
    await api.end('SIGKILL')
    await Promise.all(work)
    await withDatabase(dataDir, async (db) => {
      await expectReportsWhole(db, ready.reviewed, ledger)
      await expectFilesWhole(db, join(dataDir, 'files'), ledger)
    })
  }
}, 240_000)

async function withDatabase<T>(dataDir: string, look: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir })
  try {
    return await look(database.db)
  } finally {
    await database.close()
  }
}

/** As if the state had reviewed every self-assessment of the newest year but one, which is open for its agency. */
async function reviewEverything(db: Database): Promise<{ reviewed: number[]; open: number }> {
  const rows = await db
    .select({ id: questionnaireResponses.id, leaId: questionnaireResponses.leaId })
    .from(questionnaireResponses)
    .where(eq(questionnaireResponses.year, sql`(select max(id) from compliance_years)`))
    .orderBy(questionnaireResponses.id)
  const open = rows.find(({ leaId }) => leaId === 1)
  if (!open) throw new Error('The agency has no self-assessment.')
  const reviewed = rows.filter(({ id }) => id !== open.id).map(({ id }) => id)
  await db
    .update(questionnaireResponses)
    .set({ submitState: SubmitState.inStateReview })
    .where(inArray(questionnaireResponses.id, reviewed))
  await db
    .update(subsectionResponses)
    .set({ state: SubsectionState.accepted })
    .where(inArray(subsectionResponses.responseId, reviewed))
  await db
    .update(questionnaireResponses)
    .set({ submitState: SubmitState.inProgress })
    .where(eq(questionnaireResponses.id, open.id))
  const [subsection] = await db
    .select({ id: subsectionResponses.id })
    .from(subsectionResponses)
    .where(eq(subsectionResponses.responseId, open.id))
    .limit(1)
  return { reviewed, open: subsection?.id ?? 0 }
}

/** Issues one final report after the other until the API is gone. */
async function keepIssuing(person: Person, toIssue: number[], ledger: Ledger): Promise<void> {
  const root = '/api/msde/self-assessment'
  for (;;) {
    const id = toIssue.shift()
    if (id === undefined) return
    const review = await person<{ version: number; submitState: number }>('GET', `${root}/review/${id}`)
    if (!review) return
    const issued = await person<{ submitState: number }>('PUT', `${root}/updatesubresponse/finalreport`, {
      selfAssessmentId: id,
      recommendations: 'Keep the log.',
      nextSteps: '',
      acknowledgeBy: '2999-06-28',
      version: review.version,
    })
    if (!issued) return
    ledger.reports.add(id)
  }
}

/** Sends series of files, each in one request, until the API is gone. */
async function keepUploading(
  person: Person,
  subsectionResponseId: number,
  name: string,
  ledger: Ledger,
): Promise<void> {
  for (let n = 0; ; n++) {
    const form = new FormData()
    form.append('subSectionResponseId', String(subsectionResponseId))
    const series = Array.from({ length: filesOfSeries }, (_, place) => {
      const title = `${name}, series ${n}, file ${place}`
      return { title, bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, title)]) }
    })
    for (const { title } of series) form.append('titles', title)
    for (const { bytes } of series) form.append('documents', new Blob([bytes]), 'a.pdf')
    const path = '/api/msde/self-assessment/upload-supporting-files'
    const uploaded = await person<{ id: string }[]>('POST', path, form)
    if (!uploaded) return
    for (const [place, { id }] of uploaded.entries())
      ledger.files.set(id, sha256(series[place]?.bytes ?? Buffer.alloc(0)))
  }
}

/** A self-assessment with its report, all subsections final, one entry in the history; or as it was before. */
async function expectReportsWhole(db: Database, reviewed: readonly number[], ledger: Ledger): Promise<void> {
  const number = (text: string) => sql<number>`(select count(*)::int from ${sql.raw(text)})`
  const rows = await db
    .select({
      id: questionnaireResponses.id,
      state: questionnaireResponses.submitState,
      reports: number('published_reports r where r.self_assessment_id = questionnaire_responses.id'),
      unfinal: number(
        `subsection_responses s where s.response_id = questionnaire_responses.id and s.state <> ${SubsectionState.final}`,
      ),
      final: number(
        `subsection_responses s where s.response_id = questionnaire_responses.id and s.state = ${SubsectionState.final}`,
      ),
      entries: number(
        `audit_events e where e.target_type = 'selfAssessment' and e.action = 'issueFinalReport' and e.target_id = questionnaire_responses.id::text`,
      ),
    })
    .from(questionnaireResponses)
    .where(inArray(questionnaireResponses.id, [...reviewed]))
  expect(rows).toHaveLength(reviewed.length)
  const lost = rows.filter(
    ({ id, state }) => ledger.reports.has(id) && state !== SubmitState.finalReportIssued,
  )
  expect(lost).toEqual([])
  for (const { id, state, reports, unfinal, final, entries } of rows) {
    expect([SubmitState.inStateReview, SubmitState.finalReportIssued]).toContain(state)
    const isIssued = state === SubmitState.finalReportIssued
    expect({ id, reports, entries, whole: isIssued ? unfinal === 0 : final === 0 }).toEqual({
      id,
      reports: isIssued ? 1 : 0,
      entries: isIssued ? 1 : 0,
      whole: true,
    })
  }
  await expectOneMailEach(
    db,
    rows.filter(({ state }) => state === SubmitState.finalReportIssued).map(({ id }) => id),
  )
}

/** The administrators of an agency are written to of each report that was issued, and of no other. */
async function expectOneMailEach(db: Database, issued: readonly number[]): Promise<void> {
  const mails = await db
    .select({ key: outgoingMails.key })
    .from(outgoingMails)
    .where(like(outgoingMails.key, 'self-assessment-final-report:%'))
  const written = new Set(mails.map(({ key }) => Number(key.split(':')[1])))
  for (const id of written) expect(issued).toContain(id)
  const owed = await db
    .selectDistinct({ id: publishedReports.selfAssessmentId })
    .from(publishedReports)
    .where(
      sql`exists (select from users u join user_roles r on r.user_id = u.id
        where r.role_id = 'LocalAdmin' and u.lea_id = ${publishedReports.leaId})
        and ${publishedReports.document}->>'kind' = 'final'`,
    )
  for (const { id } of owed.filter((one) => issued.includes(one.id ?? 0))) expect(written).toContain(id)
}

/** Each series is there wholly or not at all, every row has its file, and the sweeper leaves no file without a row. */
async function expectFilesWhole(db: Database, folder: string, ledger: Ledger): Promise<void> {
  const rows = await db
    .select({ id: fileObjects.id, title: fileObjects.title, sha256: fileObjects.sha256 })
    .from(fileObjects)
    .innerJoin(supportingDocuments, eq(supportingDocuments.fileId, fileObjects.id))
    .where(like(fileObjects.title, 'Round %'))
  const stored = new Map(rows.map(({ id, sha256: hash }) => [id, hash]))
  for (const [id, hash] of ledger.files) expect(stored.get(id)).toBe(hash)
  const series = new Map<string, string[]>()
  for (const { id, title } of rows) {
    const name = title.replace(/, file \d+$/, '')
    series.set(name, [...(series.get(name) ?? []), id])
  }
  for (const [name, ids] of series) {
    const [entries] = await db
      .select({ n: sql<number>`count(*)::int` })
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'uploadSupportingFiles'), inArray(auditEvents.targetId, ids)))
    expect([name, ids.length, entries?.n]).toEqual([name, filesOfSeries, filesOfSeries])
  }
  for (const [id, hash] of stored) expect(sha256(await readFile(join(folder, id)))).toBe(hash)
  // An hour later nothing is left of a series that was cut off.
  await sweepFiles(
    db,
    openFileStore(pathToFileURL(`${folder}/`).href),
    new Date(Date.now() + sweepAfterMs + 1000),
  )
  const live = await db.select({ id: fileObjects.id }).from(fileObjects).where(isNull(fileObjects.deletedAt))
  const wanted = new Set(live.map(({ id }) => id))
  expect((await readdir(folder)).filter((name) => !wanted.has(name))).toEqual([])
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
