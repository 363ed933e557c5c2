import { verifyCertificate } from '@portal/domain'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { auditListRows, auditLists, auditRecords, audits, auditSamples } from '../schema/index.js'
import { seedExampleAudits } from './seed-example-audits.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

it('seeds two audits with 120 students each, one with a sample whose draw can be proven', async () => {
  const lists = await api.db.select().from(auditLists)
  expect(lists.map(({ rowCount }) => rowCount)).toEqual([120, 120])
  const [sample] = await api.db.select().from(auditSamples)
  if (!sample) throw new Error('There is no sample.')
  const rows = await api.db
    .select()
    .from(auditListRows)
    .where(eq(auditListRows.prongId, sample.prongId))
    .orderBy(asc(auditListRows.place))
  const sha256 = lists.find(({ prongId }) => prongId === sample.prongId)?.sha256 ?? ''
  const check = verifyCertificate(sample.certificate, { rows, sha256 })
  const records = await api.db.select().from(auditRecords).where(eq(auditRecords.prongId, sample.prongId))
  expect(check).toMatchObject({ proven: true })
  expect(check.proven && check.sample.places.map(({ row }) => row).toSorted((a, b) => a - b)).toEqual(
    records.map(({ place }) => place).toSorted((a, b) => a - b),
  )
  expect(sample.certificate.quotas.every(({ atLeast, inSample }) => inSample >= atLeast)).toBe(true)
})

it('leaves them as they are when it runs again', async () => {
  await seedExampleAudits(api.db, new Date())
  expect(await api.db.$count(audits)).toBe(2)
})
