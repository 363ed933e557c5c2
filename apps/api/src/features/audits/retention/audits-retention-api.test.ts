import { randomUUID } from 'node:crypto'
import type { AnswerOf, getAuditRetention } from '@portal/rest-contract'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditItemAnswers,
  auditListParts,
  auditLists,
  auditRecordFiles,
  auditRecordPeople,
  auditRecords,
  audits,
  fileObjects,
  findingCases,
  findingFiles,
} from '../../../db/schema/index.js'
import { auditResultSteps } from '../../../testing/audits/audit-result-steps.js'
import type { Prong } from '../../../testing/audits/audit-steps.js'
import { allegany, type Refusal } from '../../../testing/self-assessment-steps.js'
import { auditOf } from '../../../testing/audits/test-audit.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { erasedTables } from './audits-erasure-store.js'

const monitor = 'monitor@state.example'
const others = [
  'admin@allegany.example',
  'user@allegany.example',
  'liaison@state.example',
  'disputes@state.example',
]
const base = '/api/msde/desk-audit/audit'
type Retention = AnswerOf<typeof getAuditRetention> & Refusal

let api: TestApi
let steps: ReturnType<typeof auditResultSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditResultSteps(api)
})
afterAll(() => api.close())

const read = (user = monitor) => steps.send<Retention>(user, 'get', `${base}/retention`)
const set = (user: string, body: object) => steps.send<Retention>(user, 'put', `${base}/retention`, body)
const erase = (user: string, id: number, body: object) =>
  steps.send<Retention>(user, 'post', `${base}/erasure/${id}`, { reason: 'The years have passed.', ...body })

const recordsOf = (prongId: number) =>
  api.db.select().from(auditRecords).where(eq(auditRecords.prongId, prongId)).orderBy(asc(auditRecords.id))

/** A closed audit with a corrected finding, whose years passed so many years ago. */
async function closed(yearsAgo: number): Promise<Prong> {
  const { id } = await steps.withSample(allegany, 3)
  const [record] = await recordsOf(id)
  await steps.uploadFiles('admin@allegany.example', record?.id ?? 0, {})
  const prong = (await steps.issue(monitor, await steps.review(id, { 'dab-1-02': 'NYY' }))).body
  await steps.verifyAll(allegany, prong.id)
  const found = await steps.findingOf(prong.id, 'dab-1-02')
  const round = (await steps.openRound(monitor, (await steps.prong(monitor, prong.id)).body.audit)).body
  await steps.issue(monitor, await steps.reviewNewer(allegany, round, 5, { 'dab-1-02': 'YYYYY' }))
  const finding = (await steps.findings.get(monitor, found.id)).body
  await steps.findings.act(monitor, finding, 'close', { ...steps.signature })
  for (const id of [prong.id, round.id])
    await steps.setStatus(monitor, (await steps.prong(monitor, id)).body, 9)
  await steps.close(monitor, (await steps.prong(monitor, prong.id)).body.audit)
  await api.db
    .update(audits)
    .set({ closedOn: sql`now() - make_interval(years => ${yearsAgo}, days => 2)` })
    .where(eq(audits.id, prong.audit.id))
  return (await steps.prong(monitor, prong.id)).body
}

const rowOf = async (id: number) => (await read()).body.audits.find((row) => row.id === id)

describe('data of the students of closed audits', () => {
  it('are erased after their years by a monitor who confirms it, and what is kept names nobody', async () => {
    const { id: prongId, audit } = await closed(3)
    for (const one of others)
      expect([one, (await erase(one, audit.id, { confirm: true, version: 1 })).status]).toEqual([one, 403])
    const row = await rowOf(audit.id)
    expect(row).toMatchObject({ state: 'due', erase: { allowed: true }, records: 8, erasure: null })
    expect(row?.files).toBeGreaterThan(0)
    const version = row?.version ?? 0
    const unsure = await erase(monitor, audit.id, { confirm: false, version })
    expect(Object.keys(unsure.body.fields ?? {})).toEqual(['confirm'])
    expect((await erase(monitor, audit.id, { confirm: true, version: version + 9 })).status).toBe(409)

    const ids = (await recordsOf(prongId)).map(({ id }) => id)
    const [file] = await api.db
      .select({ id: auditRecordFiles.fileId })
      .from(auditRecordFiles)
      .where(inArray(auditRecordFiles.recordId, ids))
    const done = await erase(monitor, audit.id, { confirm: true, version })
    expect(done.status).toBe(200)
    expect(await rowOf(audit.id)).toMatchObject({
      state: 'erased',
      erase: { allowed: false },
      erasure: { reason: 'The years have passed.', records: 8, listRows: row?.listRows, files: row?.files },
      listRows: 0,
      files: 0,
    })
    const kept = await recordsOf(prongId)
    expect(kept.map(({ key, fields, setup }) => [key, fields, setup])).toEqual(
      ids.map((id) => [`-${id}`, {}, {}]),
    )
    expect(await api.db.$count(auditItemAnswers, inArray(auditItemAnswers.recordId, ids))).toBe(0)
    expect(await api.db.$count(auditRecordPeople, inArray(auditRecordPeople.recordId, ids))).toBe(0)
    expect(await api.db.$count(auditListParts, eq(auditListParts.prongId, prongId))).toBe(0)
    const [list] = await api.db.select().from(auditLists).where(eq(auditLists.prongId, prongId))
    expect(list?.fileName).toBe('erased')
    const [gone] = await api.db
      .select()
      .from(fileObjects)
      .where(eq(fileObjects.id, file?.id ?? randomUUID()))
    expect([gone?.title, gone?.deletedAt instanceof Date]).toEqual(['Erased', true])
    const correctionFiles = await api.db
      .select({ name: fileObjects.name, deletedAt: fileObjects.deletedAt })
      .from(findingFiles)
      .innerJoin(fileObjects, eq(fileObjects.id, findingFiles.fileId))
      .innerJoin(findingCases, eq(findingCases.id, findingFiles.caseId))
      .where(
        sql`${findingCases.id} in (select case_id from audit_corrections where record_id = any(${sql.raw(`'{${ids.join(',')}}'::int[]`)}))`,
      )
    expect(correctionFiles.every(({ name, deletedAt }) => name === 'erased' && deletedAt !== null)).toBe(true)
    expect((await steps.corrections(monitor, prongId)).body.corrections).toMatchObject([{ student: '****' }])
    expect((await steps.prong(monitor, prongId)).body.studentDataErasedOn).not.toBeNull()
    // The trail keeps that it happened.
    expect((await auditOf(api, 'audit', audit.id)).at(-1)).toMatchObject({
      action: 'eraseAuditStudents',
      reason: 'The years have passed.',
      after: { records: 8 },
    })
    const again = await erase(monitor, audit.id, { confirm: true, version: version + 1 })
    expect([again.status, again.body.message]).toEqual([
      409,
      'The data of the students of this audit are erased.',
    ])
  })

  it('stay under a legal hold, and until the years that the state has set have passed', async () => {
    const { audit } = await closed(3)
    const held = (await steps.hold(monitor, audit, true, 'Hearing.')).body
    const refused = await erase(monitor, audit.id, { confirm: true, version: held.version })
    expect([refused.status, refused.body.message]).toEqual([409, 'A legal hold keeps this audit: Hearing.'])
    expect((await rowOf(audit.id))?.state).toBe('held')
    await steps.hold(monitor, held, false, 'It is over.')
    const { body } = await read()
    for (const one of others) expect([one, (await read(one)).status]).toEqual([one, 403])
    for (const one of others)
      expect([one, (await set(one, { years: 5, reason: 'A rule.', version: body.version })).status]).toEqual([
        one,
        403,
      ])
    expect((await set(monitor, { years: 0, reason: 'A rule.', version: body.version })).status).toBe(422)
    const changed = await set(monitor, { years: 5, reason: 'A rule.', version: body.version })
    expect(changed.body).toMatchObject({ years: 5, version: 1, setBy: { fullName: expect.any(String) } })
    expect((await set(monitor, { years: 2, reason: 'A rule.', version: 0 })).status).toBe(409)
    expect(await rowOf(audit.id)).toMatchObject({ state: 'kept', erase: { allowed: false } })
    const back = await set(monitor, { years: 1, reason: 'Another rule.', version: 1 })
    expect(back.body.years).toBe(1)
    expect((await rowOf(audit.id))?.state).toBe('due')
  })
})

it('every table that refers to a record is emptied of it', () => {
  expect(erasedTables()).toEqual(
    expect.arrayContaining([
      'audit_record_people',
      'audit_item_answers',
      'audit_document_requests',
      'audit_second_answers',
      'audit_record_files',
    ]),
  )
  expect(erasedTables()).not.toContain('audit_corrections')
})
