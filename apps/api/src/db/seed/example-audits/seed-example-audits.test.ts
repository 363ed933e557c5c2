import {
  applySkipRules,
  AuditStatus,
  auditTypeOf,
  checkRecordGaps,
  recordGaps,
  RecordStatus,
  seededAuditTypes,
  verifyCertificate,
} from '@portal/domain'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findListRows } from '../../../features/audits/lists/list-rows-read-model.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import {
  auditContents,
  auditCorrections,
  auditFindings,
  auditItemAnswers,
  auditKeptScores,
  auditLists,
  auditProngs,
  auditRecords,
  audits,
  auditSamples,
  findingCases,
} from '../../schema/index.js'
import { seedExampleAudits } from './seed-example-audits.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

it('seeds audits of every kind with their lists, and samples whose draws can be proven', async () => {
  const kinds = await api.db.select({ typeKey: audits.typeKey }).from(audits)
  expect(new Set(kinds.map(({ typeKey }) => typeKey))).toEqual(
    new Set(seededAuditTypes.map(({ key }) => key)),
  )
  const lists = await api.db.select().from(auditLists).orderBy(asc(auditLists.prongId))
  expect(lists.map(({ rowCount }) => rowCount)).toEqual([120, 120, 48, 120, 36])
  for (const sample of await api.db.select().from(auditSamples)) await proveDraw(sample, lists)
})

async function proveDraw(
  sample: typeof auditSamples.$inferSelect,
  lists: readonly (typeof auditLists.$inferSelect)[],
): Promise<void> {
  const rows = await findListRows(api.db, sample.prongId)
  const sha256 = lists.find(({ prongId }) => prongId === sample.prongId)?.sha256 ?? ''
  const check = verifyCertificate(sample.certificate, { rows, sha256 })
  const records = await api.db.select().from(auditRecords).where(eq(auditRecords.prongId, sample.prongId))
  expect(check).toMatchObject({ proven: true })
  expect(check.proven && check.sample.places.map(({ row }) => row).toSorted((a, b) => a - b)).toEqual(
    records.map(({ place }) => place).toSorted((a, b) => a - b),
  )
  expect(sample.certificate.quotas.every(({ atLeast, inSample }) => inSample >= atLeast)).toBe(true)
}

it('reviews records as far as a person could, and issues a report about those that are complete', async () => {
  const contents = new Map(
    (await api.db.select().from(auditContents)).map(({ id, content }) => [id, content]),
  )
  const records = await api.db
    .select({
      record: auditRecords,
      contentId: audits.contentId,
      typeKey: audits.typeKey,
      status: auditProngs.status,
    })
    .from(auditRecords)
    .innerJoin(auditProngs, eq(auditProngs.id, auditRecords.prongId))
    .innerJoin(audits, eq(audits.id, auditProngs.auditId))
  for (const { record, contentId, typeKey } of records) {
    const content = contents.get(contentId)
    const type = auditTypeOf(typeKey)
    if (!content || !type || record.submittedOn === null) continue
    const answers = await api.db
      .select()
      .from(auditItemAnswers)
      .where(eq(auditItemAnswers.recordId, record.id))
    const items = Object.fromEntries(answers.map(({ itemId, value }) => [itemId, value]))
    const { setup, flags } = record
    const gaps = recordGaps(
      content,
      { set: type.responseSet, extraFields: type.extraFields },
      {
        ruled: applySkipRules(content, { setup, flags, items, skippedByHand: {} }),
        inputs: new Map(answers.map((one) => [one.itemId, one])),
      },
    )
    expect(checkRecordGaps(gaps)).toMatchObject({ allowed: true })
  }
  const ofStatus = (status: number) =>
    new Set(records.flatMap((one) => (one.status === status ? [one.record.status] : [])))
  expect(ofStatus(AuditStatus.reviewInProgress)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]))
  expect(ofStatus(AuditStatus.reportIssued)).toEqual(new Set([6]))
  // The list of audits shows a percent where the scores of every complete record are kept.
  expect(await api.db.$count(auditKeptScores)).toBe(
    records.filter(({ record }) => record.status === RecordStatus.complete).length,
  )
  expect(await api.db.$count(auditFindings)).toBe(7)
  const cases = await api.db
    .select({ state: findingCases.state })
    .from(auditCorrections)
    .innerJoin(findingCases, eq(findingCases.id, auditCorrections.caseId))
  expect(cases).toHaveLength(17)
  expect(new Set(cases.map(({ state }) => state))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]))
})

it('leaves them as they are when it runs again', async () => {
  await seedExampleAudits(api.db, new Date())
  expect(await api.db.$count(audits)).toBe(6)
})
