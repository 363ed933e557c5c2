import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditReviewSteps } from '../../../testing/audits/audit-review-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const other = 'monitor2@state.example'
const goals = 'dab-goals'
const [first, second] = ['dab-4-01', 'dab-4-02']

let api: TestApi
let steps: ReturnType<typeof auditReviewSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditReviewSteps(api)
})
afterAll(() => api.close())

const itemOf = async (id: number, itemId: string) =>
  (await steps.record(id)).sections.flatMap(({ items }) => items).find((item) => item.id === itemId)

it('is read by the state and changed by monitors, as long as the record is not submitted', async () => {
  const id = await steps.readyRecord(allegany)
  const sections = [{ id: goals, reason: 'The plan is reviewed elsewhere.' }]
  for (const user of ['liaison@state.example', 'disputes@state.example'])
    expect([
      (await steps.skips(user, id)).status,
      (await steps.preCheck(user, id, { sections })).status,
      (await steps.skip(user, id, { sections })).status,
    ]).toEqual([200, 403, 403])
  expect((await steps.skips('admin@allegany.example', id)).status).toBe(403)
  expect((await steps.skips('user@allegany.example', id)).status).toBe(404)
  await steps.submitted(id)
  const late = await steps.skip(monitor, id, { sections })
  expect([late.status, late.body.message]).toEqual([409, 'This record is complete. Reopen it to change it.'])
})

it('skips a section and an item with a reason, which says who and when, and gives answers back', async () => {
  const id = await steps.readyRecord(allegany)
  await steps.answer(monitor, id, first, 0, { value: 'N', comment: 'No baseline.' })
  const sections = [{ id: goals, reason: 'The plan is reviewed elsewhere.' }]
  const preview = (await steps.preCheck(monitor, id, { sections })).body
  expect([preview.answersLost, preview.text]).toEqual([
    [{ id: first, number: '4.1', value: 'N' }],
    '1 answer will become Not applicable: 4.1',
  ])
  expect((await itemOf(id, first))?.notApplicable).toBeNull()

  const done = await steps.skip(monitor, id, { sections, items: [{ id: 'dab-5-01', reason: 'Not asked.' }] })
  expect(
    done.body.skips.skips.map(({ targetId, kind, name, reason }) => [targetId, kind, name, reason]),
  ).toEqual([
    [goals, 'section', '4 Present levels and goals', 'The plan is reviewed elsewhere.'],
    ['dab-5-01', 'item', '5.1', 'Not asked.'],
  ])
  expect(done.body.skips.skips[0]?.skippedBy.fullName).toBe('Helen Marsh')
  expect(await itemOf(id, first)).toMatchObject({
    notApplicable: 'Not applicable because The plan is reviewed elsewhere.',
    skippedByHand: null,
    value: 'N',
  })
  expect(await itemOf(id, 'dab-5-01')).toMatchObject({ skippedByHand: { reason: 'Not asked.' } })
  const refused = await steps.answer(monitor, id, second, 0, { value: 'Y' })
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'Not applicable because The plan is reviewed elsewhere.',
  ])

  const undone = await steps.skip(other, id, { sections: [{ id: goals, reason: null }] })
  expect(undone.body.skips.skips.map(({ targetId }) => targetId)).toEqual(['dab-5-01'])
  expect(await itemOf(id, first)).toMatchObject({ notApplicable: null, value: 'N', comment: 'No baseline.' })
  const entries = (await auditOf(api, 'auditRecord', id)).filter(({ action }) => action === 'updateSkipLogic')
  const texts = ['4 Present levels and goals: The plan is reviewed elsewhere.', '5.1: Not asked.']
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [{ skipped: [] }, { skipped: texts }],
    [{ skipped: texts.slice(0, 1) }, { skipped: [] }],
  ])
})

it('counts a skipped item as not applicable in the results', async () => {
  const id = await steps.readyRecord(allegany)
  await steps.answer(monitor, id, first, 0, { value: 'N', comment: 'No baseline.' })
  await steps.skip(monitor, id, { items: [{ id: first, reason: 'Another review looks at it.' }] })
  await steps.answerAll(id)
  expect((await steps.submit(monitor, id)).body.status).toBe(6)
  const summary = await steps.send<{
    notMet: number
    sections: { items: { id: string; counts: string }[] }[]
  }>(monitor, 'get', `/api/msde/desk-audit/student/${id}/summary`)
  expect(summary.body.notMet).toBe(0)
  const line = summary.body.sections.flatMap(({ items }) => items).find((item) => item.id === first)
  expect(line).toMatchObject({
    counts: 'excluded',
    notApplicable: 'Not applicable because Another review looks at it.',
  })
})

it('refuses what is not there, no reason, a long one, and an older version', async () => {
  const id = await steps.readyRecord(allegany)
  const refused = await steps.skip(monitor, id, {
    sections: [
      { id: 'shoes', reason: 'x' },
      { id: goals, reason: ' ' },
    ],
    items: [{ id: 'hat', reason: null }],
  })
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    {
      'sections.shoes': ['There is no such section.'],
      [`sections.${goals}`]: ['Reason is required.'],
      'items.hat': ['There is no such item.'],
    },
  ])
  const long = await steps.skip(monitor, id, { sections: [{ id: goals, reason: 'x'.repeat(501) }] })
  expect(long.status).toBe(422)
  const { version } = await steps.record(id)
  const both = await Promise.all(
    [monitor, other].map((user) =>
      steps.skip(user, id, { sections: [{ id: goals, reason: 'Twice.' }], version }),
    ),
  )
  expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
})

it('loses no answer that was not seen: somebody answered while the preview was read', async () => {
  const id = await steps.readyRecord(allegany)
  await steps.answer(monitor, id, first, 0, { value: 'Y' })
  const change = { sections: [{ id: goals, reason: 'Elsewhere.' }], seenLost: [first] }
  await steps.answer(other, id, second, 0, { value: 'N', comment: 'None.' })
  const refused = await steps.skip(monitor, id, change)
  expect([refused.status, refused.body.current?.text]).toEqual([
    409,
    '2 answers will become Not applicable: 4.1, 4.2',
  ])
  expect((await steps.skips(monitor, id)).body.skips).toEqual([])
  expect((await steps.skip(monitor, id, { ...change, seenLost: [first, second] })).status).toBe(200)
})

it('a setup answer that would lose answers is a preview, until it is applied', async () => {
  const id = await steps.readyRecord(allegany)
  const { version } = (await steps.setup(monitor, id)).body
  const opened = (await steps.setUp(monitor, id, { transitionAge: ['Yes'] }, version)).body
  expect(opened.preview).toBeNull()
  const [item = ''] = (await steps.record(id)).sections
    .flatMap(({ items }) => items)
    .flatMap((one) => (one.id.startsWith('dab-7-') && one.notApplicable === null ? [one.id] : []))
  await steps.answer(monitor, id, item, 0, { value: 'Y' })

  const now = (await steps.setup(monitor, id)).body
  const tried = (await steps.setUp(monitor, id, { transitionAge: ['No'] }, now.version)).body
  expect(tried.preview?.answersLost.map((one) => one.id)).toEqual([item])
  expect([tried.version, (await itemOf(id, item))?.notApplicable]).toEqual([now.version, null])
  const byBody = await steps.send<typeof tried>(monitor, 'post', '/api/msde/desk-audit/student/update', {
    id,
    answers: { transitionAge: ['No'] },
    version: now.version,
  })
  expect(byBody.body.preview?.text).toBe(tried.preview?.text)

  const applied = await steps.skip(monitor, id, { answers: { transitionAge: ['No'] }, seenLost: [item] })
  expect(applied.body.setup.questions.find(({ key }) => key === 'transitionAge')?.values).toEqual(['No'])
  expect((await itemOf(id, item))?.notApplicable).toMatch(/^Not applicable because /)
  const { version: then } = (await steps.setup(monitor, id)).body
  await steps.setUp(monitor, id, { transitionAge: ['Yes'] }, then)
  expect(await itemOf(id, item)).toMatchObject({ notApplicable: null, value: 'Y' })
})
