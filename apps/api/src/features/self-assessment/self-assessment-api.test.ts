import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  allegany,
  dueOn,
  firstSubsection,
  selfAssessmentSteps,
  type Refusal,
  type Row,
  type SelfAssessment,
} from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { auditOf } from '../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
})
afterAll(() => api.close())

describe('the main job, from activation to the report', () => {
  let id: number
  let open: SelfAssessment

  it('hides the questions from the agency until the state activates', async () => {
    const row = await steps.rowOf(allegany)
    id = row.id
    expect(row).toMatchObject({
      submitState: 0,
      isActive: false,
      dueOn: null,
      subsectionsTotal: 14,
      answerable: 44,
    })
    const { body } = await steps.get(admin, id)
    expect(body).toMatchObject({ submitState: 0, sections: [], gaps: [] })
    const shown = (await steps.get(monitor, id)).body
    const refused = await steps.subsection(admin, firstSubsection(shown))
    expect(refused.status).toBe(404)
  })

  it('is listed by the call of the specification for everybody who may see it, of the latest year', async () => {
    const listed = async (user: string, query = '') =>
      (await steps.send<Row[]>(user, 'get', `/api/self-assessment${query}`)).body
    const own = await listed(admin)
    expect(own.map(({ leaId, part }) => `${leaId} ${part}`)).toEqual(['1 Part B', '1 Part C'])
    expect(new Set(own.map(({ year }) => year))).toEqual(new Set([await steps.currentYear()]))
    expect((await listed('user@allegany.example')).map((row) => row.id)).toEqual(own.map((row) => row.id))
    expect(await listed(monitor)).toEqual((await steps.list(monitor)).body)
    const before = await listed(admin, `?year=${(await steps.currentYear()) - 1}`)
    expect(before.every(({ leaId }) => leaId === allegany)).toBe(true)
    expect(await listed(admin, '?year=1900')).toEqual([])
    expect((await steps.send(admin, 'get', '/api/self-assessment?year=x')).status).toBe(422)
  })

  it('is activated by a monitor, who is answered the row, and the local administrators get a mail', async () => {
    const { status, body } = await steps.activate(monitor, [id])
    expect(status).toBe(200)
    expect(body).toMatchObject([{ id, submitState: 1, isActive: true, dueOn, version: 2 }])
    const mails = (await api.mailbox()).filter((mail) => mail.subject.includes('activated'))
    expect(mails.map((mail) => mail.to).toSorted()).toEqual([
      'admin2@allegany.example',
      'admin@allegany.example',
    ])
    expect(mails[0]?.text).toContain(`/user/dashboard/self-assessment/${id}`)
    expect(await auditOf(api, 'selfAssessment', id)).toMatchObject([
      {
        action: 'activateSelfAssessments',
        actorRole: 'StateMonitor',
        leaId: allegany,
        before: { submitState: 0 },
        after: { submitState: 1, dueOn },
      },
    ])
  })

  it('shows its questions read-only until a local administrator starts it', async () => {
    const { body } = await steps.get(user, id)
    const { body: subsection } = await steps.subsection(user, firstSubsection(body))
    expect(subsection.answer.allowed).toBe(false)
    expect(body.start).toEqual({
      allowed: false,
      reason: 'Only a local administrator can start the self-assessment.',
    })
    const started = await steps.start(admin, id, 2)
    expect(started.body).toMatchObject({
      submitState: 2,
      version: 3,
      locallyActivatedBy: { fullName: expect.any(String) as string },
    })
    open = started.body
  })

  it('is assigned: the person is marked, gets one mail, and may answer', async () => {
    const subsection = firstSubsection(open)
    expect((await steps.subsection(user, subsection)).body.answer).toEqual({
      allowed: false,
      reason: 'Assigned to nobody yet',
    })
    const { body } = await steps.assign(admin, subsection, user)
    expect(body.filter((person) => person.isAssigned).map((person) => person.id)).toEqual([
      await api.userId(user),
    ])
    await steps.assign(admin, subsection, user)
    const mails = (await api.mailbox()).filter((mail) => mail.subject.includes('assigned to you'))
    expect(mails.map((mail) => mail.to)).toEqual([user])
    const { body: seen } = await steps.subsection(user, subsection)
    expect(seen).toMatchObject({ isAssignedToCurrentUser: true, answer: { allowed: true, reason: null } })
  })

  it('is answered: the first answer moves it on, the narrative is sanitised, gaps are told', async () => {
    const subsection = firstSubsection(open)
    const { body: before } = await steps.subsection(user, subsection)
    const [item] = before.items
    if (!item) throw new Error('No item.')
    expect(item).toMatchObject({ version: 0, rating: null, gaps: ['Choose a rating.'] })
    const first = await steps.save(user, id, item.id, { rating: 2, narrative: '', version: 0 })
    expect(first.body).toMatchObject({
      version: 1,
      gaps: ['Explain your rating.', 'Attach evidence or explain why there is none.'],
    })
    const narrative = '<p onclick="steal()">Half<script>alert(1)</script></p>'
    const second = await steps.save(user, id, item.id, { rating: 2, narrative, version: 1 })
    expect(second.body).toMatchObject({ version: 2, narrative: '<p>Half</p>', gaps: [] })
    expect((await steps.get(user, id)).body).toMatchObject({
      submitState: 3,
      answered: 1,
      answerable: 44,
      version: 3,
    })
    const { body: after } = await steps.subsection(user, subsection)
    expect(after).toMatchObject({ state: 1, version: 1 })
    // What a save answers was not read again; it is what a reader gets.
    expect(after.items[0]).toEqual(second.body)
    expect(await auditOf(api, 'csiResponse', `${subsection}/${item.id}`)).toMatchObject([
      { before: { rating: null, version: 0 }, after: { rating: 2, version: 1 } },
      { before: { narrative: '', version: 1 }, after: { narrative: '<p>Half</p>', version: 2 } },
    ])
  })

  it('changes nothing when what is stored is saved again', async () => {
    const { body } = await steps.subsection(user, firstSubsection(open))
    const [item] = body.items
    const again = await steps.save(user, id, item?.id ?? 0, {
      rating: 2,
      narrative: '<p>Half</p>',
      version: 2,
    })
    expect(again).toMatchObject({ status: 200, body: { version: 2 } })
  })

  it('is marked ready by the assignee, returned with a comment, marked again, and approved', async () => {
    const subsection = firstSubsection(open)
    const early = await steps.move(user, subsection, 2, 1)
    expect(early).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: '2 items are not complete.' },
    })
    await steps.complete(user, subsection)
    const ready = await steps.move(user, subsection, 2, 1)
    expect(ready.body).toMatchObject({ state: 2, version: 2, answer: { allowed: false } })
    const silent = await steps.move(admin, subsection, 1, 2)
    expect(silent).toMatchObject({ status: 422, body: { fields: { comment: ['Say what must change.'] } } })
    const returned = await steps.move(admin, subsection, 1, 2, 'Name the dates.')
    expect(returned.body).toMatchObject({ state: 1, reviewerComment: 'Name the dates.', version: 3 })
    expect((await steps.move(user, subsection, 2, 3)).body.state).toBe(2)
    expect((await steps.move(admin, subsection, 3, 4)).body).toMatchObject({ state: 3, version: 5 })
  })

  it('goes back to work when a local administrator leaves a gap in an approved subsection', async () => {
    const subsection = firstSubsection(open)
    const { body } = await steps.subsection(admin, subsection)
    const [item] = body.items
    if (!item) throw new Error('No item.')
    const { version } = item
    await steps.save(admin, id, item.id, { rating: 1, narrative: '', version })
    expect((await steps.subsection(admin, subsection)).body).toMatchObject({ state: 1, version: 5 })
  })

  it('is submitted with a statement by a local administrator only, once every subsection is approved', async () => {
    const early = await steps.submit(admin, id, 3)
    expect(early).toMatchObject({ status: 409, body: { message: '14 subsections are not ready.' } })
    const ready = await steps.approveAll(admin, id)
    expect(ready).toMatchObject({ subsectionsReady: 14, answered: 44, gaps: [], submit: { allowed: true } })
    expect((await steps.get(user, id)).body.submit.reason).toBe('Only a local administrator can submit.')
    const refused = await steps.submit(user, id, 3)
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'Only a local administrator can submit.' },
    })
    const unreasoned = await steps.submit(admin, id, 3, { statementName: 'Pat', statementTitle: 'Director' })
    expect(unreasoned.status).toBe(422)
    expect((unreasoned.body as unknown as Refusal).fields?.['documentsReason']?.[0]).toMatch(
      /^\d+ required document categories are empty\. /,
    )
    const unsigned = await steps.submit(admin, id, 3, {
      statementName: ' ',
      statementTitle: '',
      documentsReason: 'They follow by mail.',
    })
    expect((unsigned.body as unknown as Refusal).fields).toEqual({
      statementName: ['Name is required.'],
      statementTitle: ['Title is required.'],
    })
    const { body } = await steps.submit(admin, id, 3)
    expect(body).toMatchObject({
      submitState: 4,
      statementName: 'Pat Lee',
      statementTitle: 'Director',
      version: 4,
    })
    expect(body.sections.flatMap((section) => section.subsections).every(({ state }) => state === 4)).toBe(
      true,
    )
    const mails = (await api.mailbox()).filter((mail) => mail.subject.includes('has submitted'))
    expect(mails).toMatchObject([{ to: monitor }])
    expect(mails[0]?.text).toContain('44 answers')
  })

  it('is closed for answers and for a reset from then on', async () => {
    const subsection = firstSubsection(open)
    const { body } = await steps.subsection(admin, subsection)
    const [item] = body.items
    const late = await steps.save(admin, id, item?.id ?? 0, {
      rating: 4,
      narrative: 'x',
      version: item?.version ?? 0,
    })
    expect(late).toMatchObject({
      status: 409,
      body: { message: 'This self-assessment has already been submitted.' },
    })
    const reset = await steps.reset(monitor, id, 4)
    expect(reset).toMatchObject({
      status: 409,
      body: {
        message: 'A submitted self-assessment cannot be reset. Reopen it instead.',
        current: { id, version: 4 },
      },
    })
  })

  it('shows the monitor every answer in the report, with the stamp of the submission', async () => {
    const { body } = await steps.send<{
      selfAssessment: SelfAssessment
      subsections: { items: { rating: number }[] }[]
    }>(monitor, 'get', `/api/msde/self-assessment/${id}/report`)
    expect(body.selfAssessment.submittedBy?.fullName).toBeTruthy()
    const ratings = body.subsections.flatMap((subsection) => subsection.items.map((item) => item.rating))
    expect(ratings).toHaveLength(44)
    expect(ratings.every((rating) => rating === 4)).toBe(true)
  })

  it('can be recalled before the review begins, and submitted again', async () => {
    const { body } = await steps.recall(admin, id, 4)
    expect(body).toMatchObject({ submitState: 3, submittedOn: null, subsectionsReady: 14, version: 5 })
    expect(body.sections.flatMap((section) => section.subsections).every(({ state }) => state === 3)).toBe(
      true,
    )
    expect((await steps.submit(admin, id, 5)).body.submitState).toBe(4)
    expect((await auditOf(api, 'selfAssessment', id)).map((entry) => entry.action)).toEqual([
      'activateSelfAssessments',
      'startSelfAssessment',
      'submitSelfAssessment',
      'recallSelfAssessment',
      'submitSelfAssessment',
    ])
  })
})
