import { SubmitState, SubsectionState } from '@portal/domain'
import type { AnswerOf, getSelfAssessmentReview } from '@portal/rest-contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notices, questionnaireResponses, subsectionResponses } from '../../../db/schema/index.js'
import { reviewSteps } from '../../../testing/review-steps.js'
import { allegany, dueOn, selfAssessmentSteps, type Refusal } from '../../../testing/self-assessment-steps.js'
import { auditOf } from '../../../testing/audits/test-audit.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

type Review = AnswerOf<typeof getSelfAssessmentReview> & Partial<Refusal>
const writer = 'monitor@state.example'
const reader = 'monitor2@state.example'
const admin = 'admin@allegany.example'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let review: ReturnType<typeof reviewSteps>
let id = 0
beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  review = reviewSteps(steps)
  id = (await steps.rowOf(allegany)).id
  // As if everything had been submitted and accepted.
  await api.db
    .update(questionnaireResponses)
    .set({ submitState: SubmitState.inStateReview })
    .where(eq(questionnaireResponses.id, id))
  await api.db
    .update(subsectionResponses)
    .set({ state: SubsectionState.accepted })
    .where(eq(subsectionResponses.responseId, id))
})
afterAll(() => api.close())

const path = () => `/api/msde/self-assessment/report-draft/${id}/final`
const letter = { recommendations: 'Keep the log.', nextSteps: '', dueOn, subsectionResponseIds: [], note: '' }
const save = (user: string, version: number, given: object = {}) =>
  steps.send<Review>(user, 'put', path(), { ...letter, toReview: false, version, ...given })
const read = (user: string, version: number, agrees: boolean, comment = '') =>
  steps.send<Review>(user, 'post', `${path()}/reading`, { agrees, comment, version })
const issue = async () => {
  const { version } = (await review.get(writer, id)).body
  return review.issueFinal(writer, id, version)
}

describe('a letter before it is issued', () => {
  it('is kept as a draft, without a day yet, for those who review and nobody else', async () => {
    const kept = await save(writer, 0, { dueOn: null })
    expect(kept.status).toBe(200)
    expect(kept.body.drafts).toEqual([
      expect.objectContaining({
        kind: 'final',
        state: 'Draft',
        dueOn: null,
        recommendations: 'Keep the log.',
        version: 1,
      }),
    ])
    const liaison = (await review.get('liaison@state.example', id)).body
    expect(liaison.drafts).toEqual([])
    expect((await save(admin, 1)).status).toBe(403)
    expect((await save(writer, 0)).status).toBe(409)
  })

  it('cannot be issued while a second reader has it, who is never its writer', async () => {
    const sent = await save(writer, 1, { toReview: true })
    expect(sent.body.drafts[0]).toMatchObject({ state: 'In review', read: { allowed: false }, version: 2 })
    const early = await issue()
    expect([early.status, (early.body as Partial<Refusal>).message]).toEqual([
      409,
      'This letter is in review. It can be issued when it was read, or was taken back.',
    ])
    expect((await read(writer, 2, true)).status).toBe(403)
    expect((await save(reader, 2)).status).toBe(409)
  })

  it('is no report yet while it is in review: nobody finds it in the library or hears of it', async () => {
    for (const user of [writer, reader, admin, 'user@allegany.example']) {
      const { rows } = (await review.reports(user)).body
      expect(rows.filter(({ selfAssessmentId }) => selfAssessmentId === id)).toEqual([])
    }
    expect((await review.get(admin, id)).body.drafts ?? []).toEqual([])
    const history = await steps.send<{ rows: { action: string }[] }>(
      admin,
      'get',
      `/api/audit-trail/records/selfAssessment/${id}`,
    )
    expect(history.body.rows.filter(({ action }) => action.includes('ReportDraft'))).toEqual([])
    const told = await api.db.select().from(notices).where(eq(notices.kind, 'finalReportIssued'))
    expect(told.filter(({ path: to }) => to.includes(`/${id}`))).toEqual([])
  })

  it('comes back with what must change, and is sent again', async () => {
    const silent = await read(reader, 2, false)
    expect([silent.status, silent.body.fields]).toEqual([422, { comment: ['Say what must change.'] }])
    const back = await read(reader, 2, false, 'Name the sample.')
    expect(back.body.drafts[0]).toMatchObject({
      state: 'Draft',
      readBy: { fullName: 'Andre Whitfield' },
      readerComment: 'Name the sample.',
      version: 3,
    })
    expect((await read(reader, 3, true)).status).toBe(409)
    const again = await save(writer, 3, { toReview: true })
    expect(again.body.drafts[0]).toMatchObject({ state: 'In review', readBy: null, readerComment: '' })
    const agreed = await read(reader, 4, true)
    expect(agreed.body.drafts[0]).toMatchObject({ state: 'Read', issue: { allowed: true } })
  })

  it('is issued as it was read, leaves no draft, and the history names both monitors', async () => {
    const issued = await issue()
    expect([issued.status, issued.body.submitState, issued.body.drafts]).toEqual([200, 8, []])
    const entry = (await auditOf(api, 'selfAssessment', id)).find(
      ({ action }) => action === 'issueFinalReport',
    )
    expect(entry?.after).toEqual({ submitState: 8, secondReadBy: 'Andre Whitfield' })
    const readings = await auditOf(api, 'reportDraft', `${id}/final`)
    expect(readings.map(({ action }) => action)).toEqual([
      'saveReportDraft',
      'saveReportDraft',
      'readReportDraft',
      'saveReportDraft',
      'readReportDraft',
    ])
    expect((await save(writer, 0)).status).toBe(409)
  })
})
