import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { questionnaires } from '../../../db/schema/index.js'
import { reviewSteps } from '../../../testing/review-steps.js'
import {
  allegany,
  howard,
  selfAssessmentSteps,
  type Refusal,
  type SelfAssessment,
  type Subsection,
} from '../../../testing/self-assessment-steps.js'
import { auditOf } from '../../../testing/audits/test-audit.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

const monitor = 'monitor@state.example'
const root = '/api/msde/self-assessment'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let review: ReturnType<typeof reviewSteps>
beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  review = reviewSteps(steps)
})
afterAll(() => api.close())

const step = <Body = Subsection>(user: string, id: number, body: object) =>
  steps.send<Body>(user, 'post', `${root}/subsection-applicability/${id}`, body)
const idsOf = (one: SelfAssessment) =>
  one.sections.flatMap(({ subsections }) => subsections.map(({ id }) => id))

describe('a subsection that does not apply', () => {
  const admin = 'admin@allegany.example'
  let open: SelfAssessment
  let first = 0

  it('is asked for with a reason and closed meanwhile', async () => {
    open = await steps.open(allegany, admin, 'Part C')
    ;[first = 0] = idsOf(open)
    await steps.complete(admin, first)
    const before = (await steps.subsection(admin, first)).body
    const silent = await step<Refusal>(admin, first, { step: 'request', version: before.version })
    expect([silent.status, silent.body.fields]).toEqual([422, { reason: ['Reason is required.'] }])
    const asked = await step(admin, first, {
      step: 'request',
      reason: 'There is no such programme.',
      version: before.version,
    })
    expect(asked.body).toMatchObject({
      state: 1,
      notApplicable: { state: 'Requested', reason: 'There is no such programme.' },
      answer: { allowed: false, reason: 'The state has been asked whether this subsection applies.' },
    })
    expect(await steps.rowOf(allegany, 'Part C')).toMatchObject({ notApplicableRequests: 1 })
    const [item] = before.items
    const late = await steps.save(admin, open.id, item?.id ?? 0, {
      rating: 1,
      narrative: '<p>Late.</p>',
      version: item?.version ?? 0,
    })
    expect(late.status).toBe(409)
    const stale = await step<Refusal>(monitor, first, { step: 'approve', version: before.version })
    expect(stale.status).toBe(409)
  })

  it('leaves every number when the state agrees, and its answers are kept', async () => {
    const row = await steps.rowOf(allegany, 'Part C')
    const summaryOf = async () =>
      (await steps.get(monitor, open.id)).body.sections
        .flatMap(({ subsections }) => subsections)
        .find(({ id }) => id === first)
    const items = (await summaryOf())?.answerable ?? 0
    const { version } = (await steps.subsection(monitor, first)).body
    const agreed = await step(monitor, first, { step: 'approve', version })
    expect(agreed.body).toMatchObject({ state: 6, notApplicable: { state: 'Approved' } })
    expect(await steps.rowOf(allegany, 'Part C')).toMatchObject({
      notApplicableRequests: 0,
      subsectionsSent: 0,
    })
    expect(await summaryOf()).toMatchObject({ answered: 0, answerable: 0, notApplicable: 'Approved' })
    const after = await steps.rowOf(allegany, 'Part C')
    expect([row.answerable - after.answerable, row.answered - after.answered]).toEqual([items, items])
    expect((await auditOf(api, 'subsectionResponse', first)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['requestNotApplicable', 'approveNotApplicable']),
    )
    const back = await step(monitor, first, {
      step: 'refuse',
      reason: 'You run one.',
      version: agreed.body.version,
    })
    expect(back.body).toMatchObject({ state: 1, notApplicable: null, reviewerComment: 'You run one.' })
    expect(back.body.items.every(({ narrative }) => narrative === '<p>On file.</p>')).toBe(true)
    expect((await steps.rowOf(allegany, 'Part C')).answered).toBe(row.answered)
  })

  it('is submitted, reviewed and reported without it', async () => {
    const { version } = (await steps.subsection(admin, first)).body
    const asked = await step(admin, first, { step: 'request', reason: 'Run by the state.', version })
    const whole = (await steps.get(admin, open.id)).body
    expect(whole.gaps.find(({ subsectionResponseId }) => subsectionResponseId === first)?.message).toBe(
      'The state has not decided yet whether it applies.',
    )
    await step(monitor, first, { step: 'approve', version: asked.body.version })
    for (const id of idsOf(whole).slice(1)) {
      const done = await steps.complete(admin, id)
      await steps.move(admin, id, 2, done.version)
      await steps.move(admin, id, 3, done.version + 1)
    }
    const ready = (await steps.get(admin, open.id)).body
    expect(ready.gaps).toEqual([])
    const submitted = await steps.submit(admin, open.id, ready.version)
    expect(submitted.status).toBe(200)
    const opened = await review.open(monitor, open.id, submitted.body.version)
    const own = opened.body.subsections.find(({ id }) => id === first)
    expect(own).toMatchObject({ state: 6, items: 0, rated: 0 })
    const again = await steps.move(monitor, first, 5, (await steps.subsection(monitor, first)).body.version)
    expect(again.status).toBe(409)
    // Reopened, it is still decided.
    const reopened = await review.reopen(monitor, open.id, opened.body.version)
    expect((await steps.subsection(admin, first)).body).toMatchObject({
      state: 6,
      answer: { allowed: false },
    })
    const resubmitted = await steps.submit(admin, open.id, (await steps.get(admin, open.id)).body.version)
    expect([reopened.status, resubmitted.status]).toEqual([200, 200])
    await review.open(monitor, open.id, resubmitted.body.version)
    const accepted = await review.acceptEverything(monitor, open.id)
    const issued = await review.issueFinal(monitor, open.id, accepted.version)
    expect(issued.status).toBe(200)
    const listed = (await review.reports(admin)).body.rows.find(({ part }) => part === 'Part C')
    const report = (await review.report(admin, listed?.id ?? 0)).body
    expect(JSON.stringify(report)).toContain('This subsection does not apply: Run by the state.')
  })
})

describe('a subsection that is sent before the whole', () => {
  const admin = 'admin@howard.example'
  const value = <Body = Subsection>(user: string, id: number, send: 0 | 1, version: number) =>
    steps.send<Body>(user, 'put', `${root}/updatesubresponse/submitforreview2/${id}/${send}`, { version })

  it('is so where the questionnaire allows it only, and is reviewed alone', async () => {
    const open = await steps.open(howard, admin)
    const [one = 0, two = 0, three = 0] = idsOf(open)
    const approved = async (id: number) => {
      const done = await steps.complete(admin, id)
      await steps.move(admin, id, 2, done.version)
      return (await steps.move(admin, id, 3, done.version + 1)).body.version
    }
    const version = await approved(one)
    const closed = await value<Refusal>(admin, one, 1, version)
    expect([closed.status, closed.body.message]).toEqual([409, 'This questionnaire is submitted as a whole.'])
    const { questionnaireId } = await steps.rowOf(howard)
    await api.db
      .update(questionnaires)
      .set({ rollingSubmission: true })
      .where(eq(questionnaires.id, questionnaireId))

    const sent = await value(admin, one, 1, version)
    expect(sent.body).toMatchObject({ state: 4, answer: { allowed: false }, recallSent: { allowed: true } })
    const recalled = await value(admin, one, 0, sent.body.version)
    expect(recalled.body.state).toBe(3)
    const other = await approved(two)
    const list = (subsections: object[]) =>
      steps.send<Subsection[]>(admin, 'put', `${root}/updatesubresponse/submitforreview`, { subsections })
    const notReady = (await steps.subsection(admin, three)).body.version
    const refused = await list([
      { id: one, version: recalled.body.version },
      { id: three, version: notReady },
    ])
    expect(refused.status).toBe(409)
    expect((await steps.subsection(admin, one)).body.state).toBe(3)
    const both = await list([
      { id: two, version: other },
      { id: one, version: recalled.body.version },
    ])
    expect(both.body.map(({ state }) => state)).toEqual([4, 4])
    const rowAs = async (user: string) =>
      (await steps.list(user, [howard])).body.find(({ part }) => part === 'Part B')
    expect(await rowAs(monitor)).toMatchObject({ subsectionsSent: 2, subsectionsReviewed: 0 })

    const taken = await steps.move(monitor, one, 5, (await steps.subsection(monitor, one)).body.version)
    expect([taken.status, taken.body.state]).toEqual([200, 5])
    expect((await value(admin, one, 0, taken.body.version)).status).toBe(409)
    const accepted = await review.acceptAll(monitor, one, taken.body.version)
    expect(accepted.status).toBe(200)
    expect((await steps.subsection(monitor, one)).body.state).toBe(6)
    // A decision of the state is published with a report, not before: neither the subsection nor a number shows it.
    expect(await rowAs(monitor)).toMatchObject({ subsectionsSent: 1, subsectionsReviewed: 1 })
    expect(await rowAs(admin)).toMatchObject({ subsectionsSent: 2, subsectionsReviewed: 0 })
    expect((await steps.subsection(admin, one)).body.state).toBe(5)
    expect((await steps.move(monitor, three, 5, notReady)).status).toBe(409)
  })
})
