import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnswerOf, getContentVersion } from '@portal/rest-contract'
import { howard, selfAssessmentSteps, type Refusal } from '../../../testing/self-assessment-steps.js'
import { auditOf } from '../../../testing/audits/test-audit.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

type Version = AnswerOf<typeof getContentVersion>

const monitor = 'monitor@state.example'
const admin = 'admin@howard.example'
const base = '/api/msde/content/self-assessment/versions'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let path = ''

const send = <Body>(method: string, address: string, body?: unknown, user = monitor) =>
  steps.send<Body>(user, method, address, body)
const read = async () => (await send<Version>('get', path)).body
const nodeOf = ({ nodes }: Version, contentId: string) => {
  const node = nodes.find((one) => one.contentId === contentId)
  if (!node) throw new Error(`No ${contentId}.`)
  return node
}
const save = async (contentId: string, fields: object) => {
  const { fields: stored, version } = nodeOf(await read(), contentId)
  return send<Refusal & { fields: { ratingScale?: string[] } }>('put', `${path}/nodes/${contentId}`, {
    fields: { ...stored, ...fields },
    version,
  })
}

beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  const newest = (await send<Version[]>('get', base)).body.find(
    ({ part, state }) => part === 'Part B' && state === 'Published',
  )
  const made = await send<Version>('post', base, { fromId: newest?.id, year: newest?.year })
  path = `${base}/${made.body.id}`
})
afterAll(() => api.close())

it('numbers what was moved by where it stands, as it was shown, with an entry in each change log', async () => {
  await send('post', `${path}/nodes/b-cf-60-days/move`, { parentId: 'b-child-find', position: 0 })
  const renumber = (numbers: object[], within: string | null = 'b-child-find') =>
    send<Version & Refusal>('post', `${path}/renumber`, { within, numbers })
  const numbers = [
    { contentId: 'b-cf-60-days', number: '1.1.1' },
    { contentId: 'b-cf-reach-all', number: '1.1.2' },
  ]
  const done = await renumber(numbers)
  expect(done.status).toBe(200)
  expect(numbers.map(({ contentId }) => nodeOf(done.body, contentId).fields.number)).toEqual([
    '1.1.1',
    '1.1.2',
  ])
  const [entry] = await auditOf(api, 'selfAssessmentContent', 'b-cf-60-days').then((all) => all.slice(-1))
  expect(entry).toMatchObject({
    action: 'renumberContent',
    before: { number: '1.1.2' },
    after: { number: '1.1.1' },
  })
  expect((await renumber([], null)).status).toBe(200)
  expect((await renumber([], 'nowhere')).status).toBe(404)
})

it('writes no other numbers than those that were seen', async () => {
  await send('post', `${path}/nodes/b-cf-60-days/move`, { parentId: 'b-child-find', position: 1 })
  const before = await read()
  for (const numbers of [
    [],
    [{ contentId: 'b-cf-reach-all', number: '1.1.1' }],
    [
      { contentId: 'b-cf-reach-all', number: '1.1.1' },
      { contentId: 'b-cf-60-days', number: '1.1.9' },
    ],
  ]) {
    const { status, body } = await send<Refusal>('post', `${path}/renumber`, { within: null, numbers })
    expect([status, body.message]).toEqual([
      409,
      'Places of this draft were changed meanwhile. Look at the numbers again.',
    ])
  }
  expect(await read()).toEqual(before)
})

it('keeps the scale of an item, refuses what is none, and leaves it alone where nothing is said of it', async () => {
  const own = ['4 Always', '2 Sometimes', '1 Never', '0 Does not apply']
  expect((await save('b-cf-60-days', { ratingScale: own.toReversed() })).body.fields.ratingScale).toEqual(own)
  expect((await save('b-cf-60-days', { ratingScale: null })).status).toBe(200)
  expect(nodeOf(await read(), 'b-cf-60-days').fields.ratingScale).toEqual(own)
  const refused = await save('b-cf-60-days', { ratingScale: ['5 More than always'] })
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { ratingScale: ['Write each choice as a number from 0 to 4 and its words: 4 Fully implemented.'] },
  ])
  await save('b-cf-60-days', { ratingScale: ['4 Always'] })
  const publish = () => send<Refusal>('post', `${path}/publish`, { applyToNotStarted: true })
  expect((await publish()).body.message).toBe('A rating scale needs 4, the top rating, and a lower one.')
  await save('b-cf-60-days', { ratingScale: own })
  await save('b-cf-reach-all', { ratingScale: [] })
  expect((await publish()).status).toBe(200)
})

it('asks the agency on that scale, and takes no other rating', async () => {
  const opened = await steps.open(howard, admin)
  const { items } = (await steps.subsection(admin, opened.sections[0]?.subsections[0]?.id ?? 0)).body
  const [usual, own] = items
  expect(own?.ratingScale.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '4 Always',
    '2 Sometimes',
    '1 Never',
    '0 Does not apply',
  ])
  expect(usual?.ratingScale[0]).toEqual({ value: 4, label: 'Fully implemented' })
  const answer = (rating: number) =>
    send<Refusal>(
      'put',
      `/api/self-assessment/${opened.id}/compliance-strategy-item/${own?.id}`,
      { rating, narrative: '<p>Because.</p>', version: own?.version },
      admin,
    )
  expect((await answer(3)).status).toBe(422)
  expect((await answer(2)).status).toBe(200)
})

it('takes the scale into the next version and the next year', async () => {
  const published = await read()
  for (const year of [published.year, published.year + 1]) {
    const made = await send<Version>('post', base, { fromId: published.id, year })
    expect(nodeOf(made.body, 'b-cf-60-days').fields.ratingScale).toEqual([
      '4 Always',
      '2 Sometimes',
      '1 Never',
      '0 Does not apply',
    ])
  }
})
