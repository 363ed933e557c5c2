import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditEvents, outgoingMails } from '../../../db/schema/index.js'
import { reviewSteps } from '../../../testing/review-steps.js'
import {
  allegany,
  firstSubsection,
  selfAssessmentSteps,
  type Refusal,
} from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

const monitor = 'monitor@state.example'
const monitor2 = 'monitor2@state.example'
const admin = 'admin@allegany.example'
const admin2 = 'admin2@allegany.example'
const user = 'user@allegany.example'
const secret = 'Only for the state: doubtful.'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let review: ReturnType<typeof reviewSteps>
let id = 0
let places: number[] = []

beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  review = reviewSteps(steps)
  const open = await steps.open(allegany, admin)
  await steps.assign(admin, firstSubsection(open), user)
  const approved = await steps.approveAll(admin, open.id)
  const submitted = (await steps.submit(admin, open.id, approved.version)).body
  id = submitted.id
  places = submitted.sections.flatMap(({ subsections }) => subsections.map((one) => one.id))
}, 120_000)
afterAll(() => api.close())

const place = (index = 0): number => places[index] ?? 0
const versionOf = async () => (await review.get(monitor, id)).body.version
const refusal = (answer: { status: number; body: unknown }) => [
  answer.status,
  (answer.body as Refusal).message,
]
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
const mailsTo = async (subject: string) =>
  (await api.db.select().from(outgoingMails))
    .filter((mail) => mail.subject.includes(subject))
    .map(({ to }) => to)

it('takes a submission up once, and from then on nobody recalls it', async () => {
  const version = await versionOf()
  expect(refusal(await review.saveItem(monitor, place(), { itemId: 1, version: 0 }))[0]).toBe(404)
  const [item] = (await review.subsection(monitor, place())).body.items
  if (!item) throw new Error('no item')
  expect(refusal(await review.saveItem(monitor, place(), item))).toEqual([409, 'Open the review first.'])
  const both = await Promise.all([review.open(monitor, id, version), review.open(monitor2, id, version)])
  expect(statuses(both)).toEqual([200, 409])
  const recalled = await steps.recall(admin, id, version + 1)
  expect(refusal(recalled)).toEqual([409, 'The state has begun its review.'])
  expect((await steps.get(admin, id)).body.submitState).toBe(5)
})

it('keeps both versions when two monitors write into one item, and loses neither', async () => {
  const [item] = (await review.subsection(monitor, place())).body.items
  if (!item) throw new Error('no item')
  const first = await review.saveItem(monitor, place(), item, {
    stateComment: 'Mine.',
    internalComment: secret,
  })
  expect(first).toMatchObject({
    status: 200,
    body: { version: 1, stateComment: 'Mine.', internalComment: secret },
  })
  const second = await review.saveItem(monitor2, place(), item, { stateComment: 'Theirs.' })
  expect(second.status).toBe(409)
  expect((second.body as unknown as Refusal).current).toMatchObject({ stateComment: 'Mine.', version: 1 })
  // The same request again changes nothing, and so notifies nobody.
  const again = { stateComment: 'Mine.', internalComment: secret }
  expect((await review.saveItem(monitor, place(), first.body, again)).body.version).toBe(1)
})

it('refuses ratings that are no choice, texts that are too long and what is not there', async () => {
  const [, item] = (await review.subsection(monitor, place())).body.items
  if (!item) throw new Error('no item')
  expect((await review.saveItem(monitor, place(), item, { stateRating: 9 })).status).toBe(422)
  expect((await review.saveItem(monitor, place(), item, { toProvide: 'x'.repeat(4001) })).status).toBe(422)
  expect((await review.saveItem(monitor, place(), { itemId: 999_999, version: 0 })).status).toBe(404)
  expect((await review.subsection(monitor, 999_999)).status).toBe(404)
})

it('issues a selective report for exactly what was decided, frozen, and opens only these subsections', async () => {
  const [first, other] = [place(0), place(1)]
  const [item, next] = (await review.subsection(monitor, first)).body.items
  if (!item || !next) throw new Error('no item')
  const asked = { toProvide: 'The log of 2026.', stateComment: 'Unclear.', internalComment: secret }
  await review.saveItem(monitor, first, item, asked)
  await review.saveComments(monitor, first, 0, { sharedComment: 'Nearly.', internalComment: secret })
  const { stateVersion } = (await review.subsection(monitor, first)).body
  expect(refusal(await steps.move(monitor, first, 6, stateVersion))[1]).toContain(
    'what the agency must provide',
  )
  expect((await steps.move(monitor, first, 7, stateVersion)).status).toBe(200)
  const { stateVersion: otherVersion } = (await review.subsection(monitor, other)).body
  expect((await review.acceptAll(monitor, other, otherVersion)).body.state).toBe(6)
  expect(refusal(await review.secondRead(monitor, other))[1]).toBe('The second reader is another person.')
  expect((await review.secondRead(monitor2, other)).body.secondReadBy).not.toBeNull()

  // The agency learns nothing of it before the report.
  expect((await steps.subsection(admin, first)).body).toMatchObject({ state: 5, stateRequest: null })
  const unseen = (await steps.get(admin, id)).body.sections.flatMap((one) => one.subsections)
  expect(unseen.filter((one) => one.itemsFlagged !== 0)).toEqual([])
  const version = await versionOf()
  // A Sunday: what the state sets moves to the next business day.
  const given = { subsectionResponseIds: [first], dueOn: '2999-06-30' }
  for (const [wrong, field] of [
    [{ subsectionResponseIds: [] }, 'subsectionResponseIds'],
    [{ subsectionResponseIds: [first, place(2)] }, 'subsectionResponseIds'],
    [{ ...given, dueOn: '2000-01-01' }, 'dueOn'],
  ] as const) {
    const refused = await review.issueSelective(monitor, id, version, wrong)
    expect(refused.status).toBe(422)
    expect(Object.keys((refused.body as unknown as Refusal).fields ?? {})).toEqual([field])
  }
  const issued = await Promise.all([
    review.issueSelective(monitor, id, version, given),
    review.issueSelective(monitor2, id, version, given),
  ])
  expect(statuses(issued)).toEqual([200, 409])
  expect((await mailsTo('response needed')).toSorted()).toEqual([admin2, admin, user].toSorted())

  const mine = (await steps.subsection(admin, first)).body
  expect(mine).toMatchObject({
    state: 7,
    answer: { allowed: true },
    stateRequest: {
      dueOn: '2999-07-01',
      comment: 'Nearly.',
      items: [{ toProvide: 'The log of 2026.', stateComment: 'Unclear.' }],
    },
  })
  const { responseDueOn, dueDerivation, sections } = (await steps.get(admin, id)).body
  const flagged = sections.flatMap((one) => one.subsections).filter((one) => one.itemsFlagged !== 0)
  expect(flagged).toMatchObject([{ id: first, itemsFlagged: 1 }])
  expect([responseDueOn, dueDerivation]).toEqual([
    '2999-07-01',
    'Set with the selective report: June 30, 2999. That is a Sunday, so it moves to Monday, July 1, 2999.',
  ])
  expect((await steps.subsection(admin, other)).body.answer).toEqual({
    allowed: false,
    reason: 'The state asks for no response in this subsection.',
  })
})

it('takes the responses back after each named subsection has one, and reviews again', async () => {
  const version = await versionOf()
  expect(refusal(await review.resubmit(admin, id, version))).toEqual([
    409,
    '1 subsection has no response yet.',
  ])
  const [item] = (await steps.subsection(admin, place())).body.items
  if (!item) throw new Error('no item')
  const answer = { rating: 2, narrative: '<p>The log is attached.</p>', version: item.version }
  expect((await steps.save(admin, id, item.id, answer)).status).toBe(200)
  expect((await steps.subsection(admin, place())).body.state).toBe(8)
  const other = (await steps.subsection(admin, place(1))).body.items[0]
  expect(
    (await steps.save(admin, id, other?.id ?? 0, { ...answer, version: other?.version ?? 0 })).status,
  ).toBe(409)
  expect((await review.resubmit(user, id, version)).status).toBe(403)
  expect((await review.resubmit(admin, id, version)).body.submitState).toBe(7)
  expect(await mailsTo('has responded')).toHaveLength(1)

  const opened = await review.open(monitor, id, await versionOf())
  expect(opened.body).toMatchObject({ submitState: 5, round: 1, reviewed: 1 })
  const again = (await review.subsection(monitor, place())).body
  // The agency no longer has to respond; the review of the state is kept.
  expect(again.items[0]).toMatchObject({ toProvide: '', stateComment: 'Unclear.', internalComment: secret })
})

it('issues the final report when everything is accepted; the agency acknowledges, the state closes', async () => {
  expect(refusal(await review.issueFinal(monitor, id, await versionOf()))[1]).toMatch(
    /subsections are not accepted/,
  )
  const { version } = await review.acceptEverything(monitor, id)
  expect((await review.issueFinal(monitor, id, version, { acknowledgeBy: '2000-01-01' })).status).toBe(422)
  expect((await review.issueFinal(monitor, id, version)).body.submitState).toBe(8)
  expect(await mailsTo('final report issued')).toHaveLength(2)

  const rows = (await review.reports(admin)).body.rows.filter((row) => row.selfAssessmentId === id)
  expect(rows.map(({ title, state }) => [title, state])).toEqual([
    ['Final report', 'Issued'],
    ['Selective report, round 1', 'Issued'],
  ])
  const [final, selective] = rows
  if (!final || !selective) throw new Error('no reports')
  const before = (await review.report(admin, selective.id)).body.document
  expect(JSON.stringify(before)).toContain('What to provide: The log of 2026.')
  expect(JSON.stringify(before)).not.toContain('The log is attached.')
  const acknowledged = await review.acknowledge(admin, final.id, final.version)
  expect(acknowledged).toMatchObject({ status: 200, body: { state: 'Acknowledged', acknowledgedBy: {} } })
  expect((await review.acknowledge(admin2, final.id, final.version)).status).toBe(409)
  expect((await review.close(monitor, id, version + 1)).body.submitState).toBe(9)
  expect((await review.reopen(monitor, id, version + 2)).status).toBe(409)
})

it('lets no internal comment out: not to the agency, not to a liaison, not into a report or a history', async () => {
  const { rows } = (await review.reports(monitor)).body
  const paths = [
    `/api/self-assessment/${id}`,
    `/api/self-assessment/${id}/yearly-report`,
    `/api/msde/self-assessment/${id}/report`,
    ...['yearly', 'detailed', 'comparison', 'summary'].map(
      (kind) => `/api/msde/self-assessment/${id}/document/${kind}`,
    ),
    `/api/msde/self-assessment/review/${id}`,
    `/api/msde/self-assessment/subsectionresponse/${place()}`,
    `/api/msde/self-assessment/subsection-review/${place()}`,
    ...rows.map((row) => `/api/msde/reports/${row.id}`),
  ]
  for (const who of [admin, user, 'liaison@state.example', 'disputes@state.example']) {
    for (const path of paths) {
      const { body } = await steps.send(who, 'get', path)
      expect(JSON.stringify(body), `${who} ${path}`).not.toContain(secret)
    }
  }
  // It is there for those who review.
  expect(JSON.stringify((await review.subsection(monitor, place())).body)).toContain(secret)
  const history = JSON.stringify(await api.db.select().from(auditEvents))
  expect(history).not.toContain(secret)
  expect(history).toContain('issueSelectiveReport')
})
