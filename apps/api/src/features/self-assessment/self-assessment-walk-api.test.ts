import type { AnswerOf, listTasks } from '@portal/rest-contract'
import fc from 'fast-check'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  csiResponses,
  csiReviews,
  questionnaireResponses,
  questionnaires,
  subsectionResponses,
  subsectionReviews,
} from '../../db/schema/index.js'
import { reviewSteps } from '../../testing/review-steps.js'
import { allegany, selfAssessmentSteps } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { aWalker, type Walker } from './testing/api-walker.js'

const admin = 'admin@allegany.example'
const monitor = 'monitor@state.example'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let review: ReturnType<typeof reviewSteps>
let walker: Walker
let id = 0
let kept: number[] = []
beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  review = reviewSteps(steps)
  const row = await steps.rowOf(allegany, 'Part C')
  id = row.id
  const all = await api.db
    .select({ id: subsectionResponses.id })
    .from(subsectionResponses)
    .where(eq(subsectionResponses.responseId, id))
    .orderBy(subsectionResponses.id)
  kept = all.slice(0, 2).map((one) => one.id)
  // Two subsections show what fourteen would, in a seventh of the time.
  await api.db
    .delete(subsectionResponses)
    .where(and(eq(subsectionResponses.responseId, id), notInArray(subsectionResponses.id, kept)))
  walker = aWalker(steps, review, { id, subsections: kept, admin, monitor })
})
afterAll(() => api.close())

/** The year as it was before its activation, for the next walk. */
async function beginAgain(rollingSubmission: boolean): Promise<void> {
  const { db } = api
  await db.delete(csiReviews).where(inArray(csiReviews.subsectionResponseId, kept))
  await db.delete(subsectionReviews).where(inArray(subsectionReviews.subsectionResponseId, kept))
  await db.delete(csiResponses).where(inArray(csiResponses.subsectionResponseId, kept))
  await db
    .update(subsectionResponses)
    .set({ state: 0, notApplicable: null })
    .where(inArray(subsectionResponses.id, kept))
  const [row] = await db
    .update(questionnaireResponses)
    .set({ submitState: 0, dueOn: null, submittedOn: null })
    .where(eq(questionnaireResponses.id, id))
    .returning({ questionnaireId: questionnaireResponses.questionnaireId })
  await db
    .update(questionnaires)
    .set({ rollingSubmission })
    .where(eq(questionnaires.id, row?.questionnaireId ?? 0))
}

/** Reports of the year that its people still have to acknowledge, by their list of tasks and by the library. */
async function waitingReports(): Promise<string[]> {
  const tasks = await steps.send<AnswerOf<typeof listTasks>>(admin, 'get', '/api/tasks?pageSize=100')
  const rows = (await review.reports(admin)).body.rows.filter((row) => row.selfAssessmentId === id)
  const waiting = rows.filter((row) => row.acknowledge.allowed)
  const asked = rows.filter((row) =>
    tasks.body.rows.some(({ kind, recordId }) => kind === 'acknowledge' && recordId === row.id),
  )
  expect(asked).toEqual(waiting)
  return waiting.map(({ title }) => title).toSorted()
}

describe('the walk of a year over the API', () => {
  it('has a way to the end after a reopening, though a subsection does not apply', async () => {
    await beginAgain(false)
    const [first = 0, second = 0] = kept
    await walker.onwardUntil(3)
    await walker.acts.doesNotApply(first)
    await walker.onwardUntil(5)
    await walker.acts.askForResponse(second)
    expect(await walker.acts.issueSelectiveReport(second)).toBe(200)
    await walker.onwardUntil(8)
    expect(await waitingReports()).toEqual(['Final report', 'Selective report, round 1'])
    await walker.acts.reopen(first)
    expect(await walker.submitState()).toBe(3)
    // No acknowledgement is due for what is no longer in force.
    expect(await waitingReports()).toEqual([])
    expect(await walker.finish()).toBe(9)
    expect(await waitingReports()).toEqual(['Final report'])
  })

  it('asks nothing where nobody could answer: what was asked before a subsection was decided not to apply', async () => {
    await beginAgain(false)
    const [first = 0, second = 0] = kept
    await walker.onwardUntil(5)
    await walker.acts.writeRequest(first)
    await walker.acts.reopen(first)
    await walker.acts.doesNotApply(first)
    await walker.onwardUntil(5)
    await walker.acts.writeRequest(second)
    expect(await walker.acts.issueSelectiveReport(first)).toBe(422)
    expect(await walker.finish()).toBe(9)
  })

  it('leads on from wherever people got to', async () => {
    const names = fc.constantFrom(...walker.names, ...walker.names.map(() => 'onward' as const))
    const walk = fc.array(fc.tuple(names, fc.nat(1)), { minLength: 8, maxLength: 16 })
    const walks = await fc.check(
      fc.asyncProperty(fc.boolean(), walk, async (rolling, path) => {
        await beginAgain(rolling)
        for (const [name, at] of path) {
          const status = name === 'onward' ? await walker.onward() : await walker.acts[name](kept[at] ?? 0)
          // Refused or done: nothing that people try in this order breaks.
          if (![200, 403, 404, 409, 422].includes(status)) throw new Error(`${name} is answered ${status}.`)
        }
        const end = await walker.finish()
        if (end !== 9) throw new Error(`People are stuck in state ${end}.`)
      }),
      { numRuns: 4, endOnFailure: true },
    )
    expect([fc.defaultReportMessage(walks), walks.errorInstance]).toEqual([undefined, null])
  }, 240_000)
})
