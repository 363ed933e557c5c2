import { afterEach, expect, it } from 'vitest'
import { openInMemory, type OpenDatabase } from '../database.js'
import {
  complianceStrategyItems as items,
  complianceYears,
  itemCitations,
  leas,
  questionnaireResponses,
  requiredDocumentCategories,
} from '../schema/index.js'
import { seedFirstContent } from './seed-first-content.js'

const now = new Date('2026-11-21T12:00:00Z')
let database: OpenDatabase
afterEach(() => database.close())

it('gives an empty portal its agencies, years and self-assessments, once', async () => {
  database = await openInMemory()
  await database.migrate()
  const failing = seedFirstContent(database.db, now, () => Promise.reject(new Error('not recorded')))
  await expect(failing).rejects.toThrow('not recorded')
  expect(await database.db.$count(leas)).toBe(0)

  const recorded: unknown[] = []
  const seed = () => seedFirstContent(database.db, now, async (_tx, content) => void recorded.push(content))
  const content = { agencies: 25, years: 3, selfAssessments: 50 }
  expect(await Promise.all([seed(), seed()])).toEqual([content, null])
  expect(recorded).toEqual([content])
  expect(await database.db.$count(leas)).toBe(25)
  expect(await database.db.$count(complianceYears)).toBe(3)
  expect(await database.db.$count(questionnaireResponses)).toBe(50)
  // 72 items in each of the three years, 34 document categories.
  expect(await database.db.$count(items)).toBe(216)
  expect(await database.db.$count(requiredDocumentCategories)).toBe(102)
  const cited = await database.db.selectDistinct({ id: itemCitations.itemId }).from(itemCitations)
  expect(cited).toHaveLength(216)
})
