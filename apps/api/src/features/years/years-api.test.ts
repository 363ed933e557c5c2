import { complianceYearName } from '@portal/domain'
import type { AnswerOf, listComplianceYears } from '@portal/rest-contract'
import { gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedYears } from '../../db/seed/seed-years.js'
import { complianceYears } from '../../db/schema/index.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

it('answers three years, oldest first, for everyone who is signed in', async () => {
  const token = await api.tokenFor('user@howard.example')
  const { body } = await api.call<AnswerOf<typeof listComplianceYears>>('get', '/api/leas/years', { token })
  expect(body).toHaveLength(3)
  expect(body.map((year) => year.id)).toEqual(body.map((year) => year.id).toSorted((a, b) => a - b))
  for (const { id, name } of body) expect(name).toBe(complianceYearName(id))
})

it.each([
  ['2036-07-31T12:00:00Z', 2035],
  ['2036-08-01T02:00:00Z', 2035],
  ['2036-08-01T12:00:00Z', 2036],
  ['2037-01-01T12:00:00Z', 2036],
])('seeds at %s the years up to %i, in the time zone of the state', async (now, last) => {
  await api.db.delete(complianceYears).where(gt(complianceYears.id, 2030))
  await seedYears(api.db, new Date(now))
  const rows = await api.db
    .select()
    .from(complianceYears)
    .where(gt(complianceYears.id, 2030))
    .orderBy(complianceYears.id)
  expect(rows.map((row) => row.id)).toEqual([last - 2, last - 1, last])
})
