import { afterAll, beforeAll, expect, it } from 'vitest'
import { reportStatements } from '../../db/statement-log.js'
import { loadAccount } from '../accounts/accounts-read-model.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { lockSelfAssessment } from './self-assessment-store.js'
import { findSubsectionOfItem } from './self-assessment-subsection-read-model.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

it('asks for the lock before what is read under it, though both are asked in one moment', async () => {
  const actor = await loadAccount(api.db, await api.userId('monitor@state.example'))
  if (!actor) throw new Error('There is no monitor.')
  const statements: string[] = []
  await reportStatements(
    (statement) => statements.push(statement),
    () =>
      api.db.transaction((tx) =>
        Promise.all([
          lockSelfAssessment(tx, 1),
          findSubsectionOfItem(tx, actor, { selfAssessmentId: 1, itemId: 1 }),
        ]),
      ),
  )
  const reads = statements.filter((statement) => statement.startsWith('select'))
  expect(reads.map((statement) => statement.includes('for update'))).toEqual([true, false, false, false])
})
