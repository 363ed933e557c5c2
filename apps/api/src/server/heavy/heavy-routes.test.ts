import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { mostHeavyRequests } from './heavy-work.js'
import { allRoutes } from '../../features.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const monitor = 'monitor@state.example'

async function idOf(username: string): Promise<string> {
  const token = await api.tokenFor(username)
  const { body } = await api.call<{ id: string }>('get', '/api/account/users/me', { token })
  return body.id
}

const exported = async (username: string) =>
  api.call('get', '/api/audit-trail/export?format=csv', { token: await api.tokenFor(username) })

/** Files that are stored: their bytes pass through. */
const stored = new Set([
  'downloadFindingFile',
  'downloadLeaLogo',
  'downloadRecordFile',
  'downloadReportFile',
  'downloadRequiredDocument',
  'downloadSupportingDocument',
  'downloadTrainingFile',
])

it('every file that is made takes one of the few places of a person, and so does every import', () => {
  const routes = allRoutes(api.deps)
  const made = routes.filter(({ call }) => (call.file && !stored.has(call.id)) || call.id.endsWith('Import'))
  const light = made.filter(({ heavy, streams }) => streams && !heavy).map(({ call }) => call.id)
  expect(light).toEqual([])
})

it('every rich text is cleaned before its transaction begins', () => {
  const cleaned = allRoutes(api.deps).flatMap(({ call, richText }) => (richText ? [call.id] : []))
  expect(cleaned.toSorted()).toEqual([
    'addContentItem',
    'addContentSection',
    'addQuestionnaireSection',
    'addQuestionnaireSubsection',
    'addRequiredDocumentItem',
    'createAnnouncement',
    'createLea',
    'createNoteTemplate',
    'createTrainingItem',
    'saveComplianceStrategyItem',
    'saveContentNode',
    'saveNote',
    'updateAnnouncement',
    'updateContentItem',
    'updateContentSection',
    'updateLea',
    'updateNoteTemplate',
    'updateQuestionnaire',
    'updateQuestionnaireSection',
    'updateRequiredDocumentSection',
    'updateStrategyItem',
    'updateTrainingItem',
  ])
})

describe('a person with many heavy requests', () => {
  it('is told when to come again; another person is served', async () => {
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    const who = await idOf(monitor)
    const running = Array.from({ length: mostHeavyRequests }, () => api.deps.heavy.request(who, () => ended))
    const refused = await exported(monitor)
    expect([refused.status, refused.body['code'], refused.headers.get('retry-after')]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      '5',
    ])
    expect(refused.body['message']).toBe(
      'Several of your large requests are still under way. Please try again in 5 seconds.',
    )
    // What is refused is no file.
    expect(refused.headers.get('content-disposition')).toBeNull()
    expect((await exported('monitor2@state.example')).status).toBe(200)
    end()
    await Promise.all(running)
    expect((await exported(monitor)).status).toBe(200)
  })
})

describe('what is sent to be parsed', () => {
  const note = (textNote: string) => ({
    id: randomUUID(),
    leaId: 1,
    year: 2026,
    category: 1,
    part: '',
    textNote,
    version: null,
  })
  const save = async (textNote: string) =>
    api.call('post', '/api/msde/notepad/note/update', {
      token: await api.tokenFor(monitor),
      body: note(textNote),
    })
  const lists = (depth: number) => '<ul><li>'.repeat(depth) + 'x' + '</li></ul>'.repeat(depth)

  it('is refused when lists are nested too deeply, short or long', async () => {
    for (const depth of [60, 22_000]) {
      const { status, body } = await save(lists(depth))
      const message = 'The text is nested too deeply. Paste it without its format.'
      expect([status, body['fields']]).toEqual([422, { textNote: [message] }])
    }
    expect((await save(lists(20))).status).toBe(200)
  })

  it('is cleaned when it is long, as when it is short', async () => {
    for (const words of [10, 4000]) {
      const { body } = await save(
        `<p onclick="x()">${'Some words '.repeat(words)}</p><script>alert(1)</script>`,
      )
      expect((body['result'] as { textNote: string } | undefined)?.textNote).toMatch(/^<p>Some words.*<\/p>$/)
    }
  })

  it.each([
    ['one line of commas', ','.repeat(4_900_000)],
    ['lines of commas', `${','.repeat(99)}\r\n`.repeat(40_000)],
    ['a quoted line of commas', `"a"${',"b"'.repeat(1_000_000)}`],
  ])('is counted before it is parsed: %s', async (_what, text) => {
    const form = new FormData()
    form.append('file', new Blob([text]), 'people.csv')
    const { status, body } = await api.call('post', '/api/account/users/import', {
      token: await api.tokenFor(monitor),
      form,
    })
    expect([status, body['message']]).toEqual([
      422,
      expect.stringMatching(/too many columns|more than 5000 rows/),
    ])
  })
})
