import { randomUUID } from 'node:crypto'
import type { AnswerOf, getNote, listNotes, saveNote } from '@portal/rest-contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEvents, notes } from '../../db/schema/index.js'
import { allegany, howard, selfAssessmentSteps, type Refusal } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestAnswer, type TestApi } from '../../testing/test-api.js'
import { auditOf } from '../../testing/audits/test-audit.js'

type Note = AnswerOf<typeof getNote>
type Page = AnswerOf<typeof listNotes>

const monitor = 'monitor@state.example'
const other = 'monitor2@state.example'
const base = '/api/msde/notepad'

let api: TestApi
let year: number
let send: ReturnType<typeof selfAssessmentSteps>['send']

beforeAll(async () => {
  api = await startTestApi()
  const steps = selfAssessmentSteps(api)
  send = steps.send
  year = await steps.currentYear()
})
afterAll(() => api.close())

const input = (given: object = {}) => ({
  id: randomUUID(),
  leaId: allegany,
  year,
  category: 1,
  textNote: '<p>Called the director.</p>',
  version: null,
  ...given,
})

async function save(given: object = {}, user = monitor): Promise<TestAnswer<AnswerOf<typeof saveNote>>> {
  return send(user, 'post', `${base}/note/update`, input(given))
}
const saved = async (given: object = {}) => (await save(given)).body.result
const refusal = (answer: { body: unknown }) => answer.body as Refusal
const act = (name: 'delete' | 'restore', { id, version }: Note, user = monitor) =>
  send<Note>(user, 'post', `${base}/note/${name}/${id}`, { version })
const list = async (query: string) => (await send<Page>(monitor, 'get', `${base}/notes?${query}`)).body

describe('a note', () => {
  it('is added, changed and kept in the history in words', async () => {
    const added = await saved({ part: 'Part B' })
    expect(added).toMatchObject({
      version: 1,
      title: 'Called the director.',
      part: 'Part B',
      isDeleted: false,
      change: { allowed: true },
    })
    const changed = await saved({
      ...added,
      category: 7,
      textNote: '<p>Called <strong>again</strong>.</p><p>Friday.</p>',
    })
    expect(changed).toMatchObject({ version: 2, category: 7, title: 'Called again.' })
    const events = await auditOf(api, 'note', added.id)
    expect(events.map(({ action, leaId }) => [action, leaId])).toEqual([
      ['addNote', allegany],
      ['changeNote', allegany],
    ])
    expect(events[1]).toMatchObject({
      before: { note: 'Called the director.', category: 'General Supervision' },
      after: { note: 'Called again.\nFriday.', category: 'Secondary Transition' },
    })
  })

  it('is refused without category, text, agency or year, each beside its field', async () => {
    const answer = await save({ category: 0, textNote: '<p><br></p>', leaId: 9999, year: 1999 })
    expect(answer.status).toBe(422)
    expect(refusal(answer).fields).toEqual({
      category: ['Category is required.'],
      textNote: ['Note is required.'],
      leaId: ['Agency is required.'],
      year: ['There is no such year.'],
    })
  })

  it('is stored without what could run', async () => {
    const { textNote, id } = await saved({
      textNote:
        '<p onclick="x()">a<script>alert(1)</script><a href="javascript:alert(1)">b</a><img src=x onerror=alert(1)></p>',
    })
    expect(textNote).toBe('<p>a<a>b</a></p>')
    const [row] = await api.db.select().from(notes).where(eq(notes.id, id))
    expect(row).toMatchObject({ textNote: '<p>a<a>b</a></p>', plainText: 'ab' })
  })

  it('is not overwritten from an old version', async () => {
    const first = await saved()
    const theirs = await save({ ...first, textNote: '<p>Theirs</p>' }, other)
    expect(theirs.body.result.version).toBe(2)
    const mine = await save({ ...first, textNote: '<p>Mine</p>' })
    expect(mine.status).toBe(409)
    expect(refusal(mine).current).toMatchObject({ textNote: '<p>Theirs</p>', version: 2 })
    expect(refusal(mine).message).toContain('saved this')
  })

  it('answers the same when a new note is sent twice, and refuses another under its id', async () => {
    const once = input()
    const first = await save(once)
    const again = await save(once)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await auditOf(api, 'note', once.id)).toHaveLength(1)
    expect((await save({ ...once, textNote: '<p>Another</p>' })).status).toBe(409)
    expect((await save(once, other)).status).toBe(409)
  })

  it('is added once, however often it is sent at the same time', async () => {
    const once = input()
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(once)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await auditOf(api, 'note', once.id)).toHaveLength(1)
  })

  it('is deleted, listed among the deleted, restored, and changed only when it is there', async () => {
    const note = await saved({ textNote: '<p>Zebra crossing</p>' })
    const deleted = (await act('delete', note)).body
    expect(deleted).toMatchObject({ isDeleted: true, restore: { allowed: true }, change: { allowed: false } })
    expect((await list('q=zebra')).total).toBe(0)
    expect((await list('q=zebra&show=deleted')).rows.map(({ id }) => id)).toEqual([note.id])
    const refused = await save({ ...note, version: 2, textNote: '<p>x</p>' })
    // The error names the person who deleted it.
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ isDeleted: true })
    expect(refusal(refused).message).toMatch(/^[A-Z].* deleted this a moment ago\.$/)
    expect((await act('restore', note)).status).toBe(409)
    const back = (await act('restore', deleted)).body
    expect(back).toMatchObject({ isDeleted: false, version: 3 })
    expect((await list('q=zebra')).total).toBe(1)
    const actions = (await auditOf(api, 'note', note.id)).map(({ action }) => action)
    expect(actions).toEqual(['addNote', 'deleteNote', 'restoreNote'])
  })
})

describe('lists of notes', () => {
  it('are narrowed by agency, year, category and the words, not the markup', async () => {
    const mark = `m${randomUUID().slice(0, 8)}`
    const made = [
      await saved({ textNote: `<p>${mark} <strong>one</strong></p>`, category: 2 }),
      await saved({ textNote: `<p>${mark} two</p>`, leaId: howard, category: 3 }),
      await saved({ textNote: `<p>${mark} three</p>`, year: year - 1, category: 3 }),
    ]
    const ids = async (query: string) => (await list(`q=${mark}&${query}`)).rows.map(({ id }) => id)
    expect(await ids('sort=category,title')).toEqual([made[0]?.id, made[2]?.id, made[1]?.id])
    expect(await ids(`leaId=${howard}`)).toEqual([made[1]?.id])
    expect(await ids(`year=${year - 1}`)).toEqual([made[2]?.id])
    expect(await ids('category=2')).toEqual([made[0]?.id])
    expect(await ids('leaId=99999999999')).toEqual([])
    expect((await list('q=strong')).rows.filter(({ title }) => title.includes(mark))).toEqual([])
    expect(await list(`q=${mark}&page=2&pageSize=2`)).toMatchObject({ total: 3, page: 2 })
  })

  it('of one agency in one year are the newest first', async () => {
    const first = await saved({ leaId: 2, textNote: '<p>first</p>' })
    api.clock.advance({ seconds: 1 })
    const second = await saved({ leaId: 2, textNote: '<p>second</p>' })
    await act('delete', await saved({ leaId: 2, textNote: '<p>gone</p>' }))
    const { body } = await send<Note[]>(monitor, 'get', `${base}/note/2/${year}`)
    expect(body.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(body[0]?.textNote).toBe('<p>second</p>')
  })

  it('are taken away as shown, without a formula, and that is recorded', async () => {
    const mark = `e${randomUUID().slice(0, 8)}`
    await saved({ textNote: `<p>=HYPERLINK("${mark}")</p><p>Second line</p>`, leaId: howard })
    const answer = await api.call<string>(
      'get',
      `${base}/notes/export?format=csv&q=${mark}&columns=title,agency`,
      { token: await api.tokenFor(monitor) },
    )
    const text = answer.body
    expect(text).toContain('Note,Agency')
    expect(text).toContain(`"'=HYPERLINK(""${mark}"")\nSecond line"`)
    expect(text).not.toContain('General Supervision')
    const [event] = await api.db.select().from(auditEvents).where(eq(auditEvents.action, 'exportNotes'))
    expect(event).toMatchObject({ targetType: 'note', after: { q: mark, notes: 1 } })
  })
})

describe('templates', () => {
  const fields = { title: 'Visit', category: 2, textNote: '<p>Seen<script>x</script></p>' }
  interface Template {
    id: number
    version: number
    title: string
    textNote: string
  }
  const add = async () => (await send<Template>(monitor, 'post', `${base}/templates`, fields)).body

  it('are added clean, changed, taken away and restored', async () => {
    const { id, textNote } = await add()
    expect(textNote).toBe('<p>Seen</p>')
    const put = await send<Template>(monitor, 'put', `${base}/template/${id}`, {
      ...fields,
      title: '  Other   visit ',
      version: 1,
    })
    expect(put.body).toMatchObject({ title: 'Other visit', version: 2 })
    expect((await send(other, 'delete', `${base}/template/${id}?version=1`)).status).toBe(409)
    expect((await send(other, 'delete', `${base}/template/${id}?version=2`)).status).toBe(204)
    expect((await send(monitor, 'get', `${base}/template/${id}`)).status).toBe(404)
    const rows = (await send<Template[]>(monitor, 'get', `${base}/templates`)).body
    expect(rows.map((row) => row.id)).not.toContain(id)
    const taken = (await send<Template[]>(monitor, 'get', `${base}/templates?show=deleted`)).body
    expect(taken.find((row) => row.id === id)).toMatchObject({ title: 'Other visit', version: 3 })
    const restore = (version: number, user = monitor) =>
      send<Template>(user, 'post', `${base}/template/restore/${id}`, { version })
    expect((await restore(2)).status).toBe(409)
    expect((await restore(3)).body).toMatchObject({
      title: 'Other visit',
      textNote: '<p>Seen</p>',
      version: 4,
    })
    expect((await restore(4)).status).toBe(409)
    expect((await send(monitor, 'get', `${base}/template/${id}`)).status).toBe(200)
    expect((await auditOf(api, 'noteTemplate', id)).map(({ action }) => action)).toEqual([
      'createNoteTemplate',
      'updateNoteTemplate',
      'deleteNoteTemplate',
      'restoreNoteTemplate',
    ])
  })

  it('are refused without title and text', async () => {
    const answer = await send(monitor, 'post', `${base}/templates`, { title: ' ', textNote: '' })
    expect([answer.status, refusal(answer).fields]).toEqual([
      422,
      { title: ['Title is required.'], textNote: ['Note is required.'] },
    ])
  })
})
