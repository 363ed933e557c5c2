import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.js'
import { TestGateway } from '../../../testing/gateway.js'
import { refuse } from '../../../testing/stub-upstream.js'

let gateway: TestGateway
let browser: Browser

beforeAll(async () => {
  gateway = await TestGateway.start()
  browser = await gateway.signedInBrowser()
})
afterAll(async () => {
  await gateway.stop()
})

const row = {
  id: 5,
  year: 2027,
  part: 'Part B',
  title: 'Part B self-assessment',
  state: 'Draft',
  isLaunched: true,
  publish: { allowed: true, reason: null },
  onPublish: ['The year is launched: agencies get it at once.'],
}
beforeEach(() => {
  gateway.upstream.answers.clear()
  gateway.upstream.answers.set('listQuestionnaires', (_request, response) => response.json([row]))
})

const publish = `mutation { publishQuestionnaire(id: 5) {
  errors { code message } selfAssessments questionnaires { id state }
} }`

it('lists questionnaires with whether they can be published', async () => {
  const { data } = await browser.query(
    '{ questionnaires { id year part title isLaunched publish { allowed } onPublish } }',
  )
  const { state: _state, ...shown } = row
  expect(data?.['questionnaires']).toEqual([{ ...shown, publish: { allowed: true } }])
})

it('publishes one, and tells all of them as they stand then', async () => {
  gateway.upstream.answers.set('publishQuestionnaire', (_request, response) =>
    response.json({
      id: 5,
      year: 2027,
      part: 'Part B',
      title: row.title,
      state: 'Published',
      selfAssessments: 24,
    }),
  )
  expect((await browser.query(publish)).data?.['publishQuestionnaire']).toEqual({
    errors: [],
    selfAssessments: 24,
    questionnaires: [{ id: 5, state: 'Draft' }],
  })
})

it('answers a refusal with the questionnaires as they stand', async () => {
  gateway.upstream.answers.set('publishQuestionnaire', (_request, response) =>
    refuse(response, 'CONFLICT', 'Only a draft can be published.'),
  )
  expect((await browser.query(publish)).data?.['publishQuestionnaire']).toEqual({
    errors: [{ code: 'CONFLICT', message: 'Only a draft can be published.' }],
    selfAssessments: 0,
    questionnaires: [{ id: 5, state: 'Draft' }],
  })
})
