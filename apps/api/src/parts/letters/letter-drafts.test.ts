import { allowed, forbidden, letterRules } from '@portal/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { foundOr, type Command, type RecordKind } from '../../server/command.js'
import { runAs } from '../../testing/run-as.js'
import { auditOf } from '../../testing/audits/test-audit.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { letterOf } from './letter-drafts.js'
import { draftAnswer } from './letter-drafts-read-model.js'

// An invented activity: the state awards certificates to gardens, which are stored in memory.

const fields = z.object({ praise: z.string(), trees: z.array(z.number()) })
const rules = letterRules<{ isOpen: boolean }>((actor, { isOpen }) =>
  actor.leaId === null && isOpen ? allowed : forbidden('Only the state awards certificates.'),
)
interface Stored {
  praise: string
  trees: number[]
  state: 'Draft' | 'In review' | 'Read'
  writtenBy: string
  writtenOn: Date
  readBy: string | null
  readOn: Date | null
  readerComment: string
  version: number
}
let stored: Stored | null = null
const named = (id: string) => ({ id, fullName: `Person ${id}` })

const garden = {
  found: foundOr('There is no such garden.'),
  lock: () => Promise.resolve(),
  find({ actor }: Command, id: number) {
    const facts = { isOpen: true }
    const draft = stored && {
      ...stored,
      writtenBy: named(stored.writtenBy),
      readBy: stored.readBy === null ? null : named(stored.readBy),
    }
    return Promise.resolve({
      answer: { id, draft: draft && draftAnswer(draft, actor, rules, facts) },
      facts,
    })
  },
  version: () => ({ version: 1, changed: null }),
  target: ({ answer }: { answer: { id: number } }) => ({ targetType: 'garden', targetId: answer.id }),
  write: () => Promise.resolve(),
}
type View = Awaited<ReturnType<typeof garden.find>>
const kind: RecordKind<Command, number, View, never> = garden
const certificate = letterOf(kind, {
  fields,
  empty: { praise: '', trees: [] },
  rules,
  draftOf: ({ answer }) => answer.draft,
  target: ({ answer }) => ({ targetType: 'certificate', targetId: `${answer.id}/gold` }),
  actions: { save: 'saveReportDraft', read: 'readReportDraft' },
  put(_tx, _view, columns) {
    const { version = 0, ...before } = stored ?? {}
    const unread = { readBy: null, readOn: null, readerComment: '' }
    stored = { ...unread, ...before, ...columns, version: version + 1 }
    return Promise.resolve()
  },
  stampReading(_tx, _view, reading) {
    if (stored) stored = { ...stored, ...reading, version: stored.version + 1 }
    return Promise.resolve()
  },
})

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(() => {
  stored = null
})
const writer = 'monitor@state.example'
const reader = 'monitor2@state.example'
const save = (email: string, given: object, toReview: boolean, version: number) =>
  runAs(api, email, (command) => certificate.save(command, 7, given, { toReview, version }))
const read = (email: string, agrees: boolean, comment: string, version: number) =>
  runAs(api, email, (command) => certificate.read(command, 7, { agrees, comment, version }))
const issued = (praise: string, trees: number[]) =>
  runAs(api, writer, async (command) =>
    certificate.insistOnReading(await garden.find(command, 7), { praise, trees }),
  )

it('is drafted field by field, by those whom the rules let', async () => {
  await save(writer, { praise: 'Lovely' }, false, 0)
  const { draft } = await save(reader, { trees: [2, 1] }, false, 1)
  expect(draft).toMatchObject({ praise: 'Lovely', trees: [2, 1], state: 'Draft', version: 2 })
  await expect(save('admin@allegany.example', {}, false, 2)).rejects.toThrow('Only the state')
  await expect(save(writer, {}, false, 1)).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('goes to a second reader, who is never its writer, and comes back with a comment', async () => {
  const sent = await save(writer, { praise: 'Lovely' }, true, 0)
  expect(sent.draft).toMatchObject({
    state: 'In review',
    issue: { allowed: false },
    read: { allowed: false },
  })
  await expect(issued('Lovely', [])).rejects.toThrow('This letter is in review.')
  await expect(read(writer, true, '', 1)).rejects.toThrow('another person')
  await expect(read(reader, false, ' ', 1)).rejects.toThrow('Say what must change.')
  const back = await read(reader, false, 'Name the roses.', 1)
  expect(back.draft).toMatchObject({ state: 'Draft', readerComment: 'Name the roses.' })
  const entries = await auditOf(api, 'certificate', '7/gold')
  expect(entries.at(-1)).toMatchObject({ before: { state: 'In review' }, after: { state: 'Draft' } })
})

it('names its second reader when it is issued as it was read, whatever the order of its lists', async () => {
  await save(writer, { praise: 'Lovely', trees: [1, 2] }, true, 0)
  await read(reader, true, '', 1)
  expect(await issued('Lovely', [2, 1])).toMatch(/^Person /)
  expect(await issued('Lovelier', [1, 2])).toBeNull()
})
