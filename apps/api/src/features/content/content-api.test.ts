import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  AnswerOf,
  getContentVersion,
  listAuditEvents,
  listContentVersions,
  publishContentVersion,
} from '@portal/rest-contract'
import { allegany, howard, selfAssessmentSteps, type Refusal } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

type Version = AnswerOf<typeof getContentVersion>
type Row = AnswerOf<typeof listContentVersions>[number]
type Published = AnswerOf<typeof publishContentVersion>

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const base = '/api/msde/content/self-assessment/versions'
const documents = '/api/msde/content/required-documents/versions'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
})
afterAll(async () => {
  await api.close()
})

const send = <Body>(method: string, path: string, body?: unknown, user = monitor) =>
  steps.send<Body>(user, method, path, body)
const rowsOf = async (path = base) => (await send<Row[]>('get', path)).body
const find = async (id: number, path = base) => (await send<Version>('get', `${path}/${id}`)).body
const nodeOf = (version: Version, contentId: string) => {
  const node = version.nodes.find((one) => one.contentId === contentId)
  if (!node) throw new Error(`No ${contentId}.`)
  return node
}
/** A draft of the year and part of the newest published version. */
async function draft(path = base): Promise<Version> {
  const rows = await rowsOf(path)
  const open = rows.find(({ state, part }) => state === 'Draft' && part === 'Part B')
  if (open) return find(open.id, path)
  const newest = rows.find(({ state, part }) => state === 'Published' && part === 'Part B')
  const made = await send<Version>('post', path, { fromId: newest?.id, year: newest?.year })
  expect(made.status).toBe(201)
  return made.body
}
it('makes one draft for a year from a published version, with the same places', async () => {
  const [newest] = await rowsOf()
  expect([newest?.state, newest?.number]).toEqual(['Published', 1])
  const made = await draft()
  expect([made.state, made.number, made.year]).toEqual(['Draft', null, newest?.year])
  const source = await find(newest?.id ?? 0)
  const shape = ({ nodes }: Version) =>
    nodes.map(({ contentId, parentId, order, fields }) => ({ contentId, parentId, order, fields }))
  expect(shape(made)).toEqual(shape(source))
  const again = await send<Refusal>('post', base, { fromId: newest?.id, year: newest?.year })
  expect([again.status, again.body.message]).toEqual([
    409,
    'This year and part have a draft already: edit or delete it.',
  ])
  const far = await send<Refusal>('post', base, { fromId: newest?.id, year: (newest?.year ?? 0) + 2 })
  expect(far.status).toBe(422)
})

it('never changes a published version', async () => {
  const published = (await rowsOf()).find(({ state, reviews }) => state === 'Published' && reviews > 0)
  const id = published?.id ?? 0
  const version = await find(id)
  expect(version.edit.reason).toMatch(/^This version is locked because \d+ reviews use it\./)
  const { fields, version: seen } = nodeOf(version, 'b-cf-60-days')
  const node = `${base}/${id}/nodes/b-cf-60-days`
  for (const [method, path, body] of [
    ['put', node, { fields, version: seen }],
    ['post', `${node}/move`, { parentId: 'b-child-find', position: 0 }],
    ['post', `${node}/retire`, { retired: true }],
    ['delete', node],
    ['post', `${base}/${id}/nodes`, { parentId: 'b-child-find', copyOf: null }],
    ['delete', `${base}/${id}`],
    ['post', `${base}/${id}/publish`, { applyToNotStarted: false }],
  ] as const)
    expect([method, path, (await send(method, path, body)).status]).toEqual([method, path, 409])
  expect(await find(id)).toEqual(version)
})

it('refuses the second of two monitors, with the place as the first left it', async () => {
  const { id, nodes } = await draft()
  const { fields, version } = nodeOf({ nodes } as Version, 'b-cf-60-days')
  const path = `${base}/${id}/nodes/b-cf-60-days`
  const first = await send('put', path, { fields: { ...fields, text: 'First?' }, version })
  expect(first.status).toBe(200)
  const second = await send<Refusal>(
    'put',
    path,
    { fields: { ...fields, text: 'Second?' }, version },
    'monitor2@state.example',
  )
  expect([second.status, second.body.current]).toMatchObject([
    409,
    { fields: { text: 'First?' }, version: version + 1 },
  ])
  const long = await send<Refusal>('put', path, {
    fields: { ...fields, text: 'x'.repeat(2001) },
    version: version + 1,
  })
  expect([long.status, long.body.fields]).toEqual([
    422,
    { text: ['This text can have at most 2000 characters.'] },
  ])
})

it('moves a place among its neighbours and into another subsection, and nowhere else', async () => {
  const { id } = await draft()
  const move = (parentId: string | null, position: number) =>
    send<Version>('post', `${base}/${id}/nodes/b-cf-60-days/move`, { parentId, position })
  const order = (version: Version, parentId: string) =>
    version.nodes
      .filter((node) => node.parentId === parentId)
      .toSorted((a, b) => a.order - b.order)
      .map(({ contentId }) => contentId)
  const up = (await move('b-child-find', 0)).body
  expect(order(up, 'b-child-find').slice(0, 2)).toEqual(['b-cf-60-days', 'b-cf-reach-all'])
  const over = (await move('b-data-correction', 99)).body
  expect(order(over, 'b-data-correction').at(-1)).toBe('b-cf-60-days')
  expect(nodeOf(over, 'b-cf-reach-all').order).toBe(1)
  expect((await move(null, 0)).status).toBe(422)
  expect((await move('b-cf-reach-all', 0)).status).toBe(422)
  expect((await move('b-child-find', 1)).status).toBe(200)
})

it('deletes what never was used, and retires what was', async () => {
  const { id } = await draft()
  const added = await send<{ contentId: string; version: Version }>('post', `${base}/${id}/nodes`, {
    parentId: 'b-child-find',
    copyOf: null,
  })
  const fresh = added.body.contentId
  expect(nodeOf(added.body.version, fresh)).toMatchObject({ answers: 0, remove: { allowed: true } })
  expect((await send('delete', `${base}/${id}/nodes/${fresh}`)).status).toBe(200)
  const used = await send<Refusal>('delete', `${base}/${id}/nodes/b-cf-reach-all`)
  expect([used.status, used.body.message]).toEqual([
    409,
    expect.stringMatching(
      /^This item has \d+ answers and cannot be deleted\. It will be retired from the next version\.$/,
    ),
  ])
  const category = (await draft(documents)).nodes.find(({ answers }) => answers === 0)
  expect(category?.remove.reason).toBe(
    'This document category was published and cannot be deleted. It will be retired from the next version.',
  )
})

it('publishes in mid-year: running records keep their version, others are moved when asked', async () => {
  await steps.open(allegany, admin)
  const { id } = await draft()
  await send('post', `${base}/${id}/nodes/b-cf-60-days/retire`, { retired: true })
  const copy = await send<{ contentId: string; version: Version }>('post', `${base}/${id}/nodes`, {
    parentId: null,
    copyOf: 'b-cf-reach-all',
  })
  const added = nodeOf(copy.body.version, copy.body.contentId)
  const broken = { ...added.fields, text: '', citations: [] }
  const place = `${base}/${id}/nodes/${added.contentId}`
  await send('put', place, { fields: broken, version: added.version })
  const refused = await send<Refusal>('post', `${base}/${id}/publish`, { applyToNotStarted: true })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    '2 errors have to be mended before publishing.',
  ])
  const sameYear = await send<Refusal>('post', `/api/msde/self-assessment/questionnaires/${id}/publish`)
  expect(sameYear.status).toBe(409)
  await send('put', place, {
    fields: { ...added.fields, text: 'A new question?' },
    version: added.version + 1,
  })

  const before = await steps.rowOf(howard)
  const { body } = await send<Published>('post', `${base}/${id}/publish`, { applyToNotStarted: false })
  expect([body.version.number, body.records, body.applied]).toEqual([2, 0, 0])
  expect(body.version.notStarted).toBeGreaterThan(0)
  expect((await steps.rowOf(howard)).questionnaireId).toBe(before.questionnaireId)
  expect((await find(id)).nodes.some(({ contentId }) => contentId === 'b-cf-60-days')).toBe(false)

  const applied = await send<{ applied: number; version: Row }>('post', `${base}/${id}/apply`)
  expect(applied.body.applied).toBe(body.version.notStarted)
  expect(applied.body.version.notStarted).toBe(0)
  expect(applied.body.version.reviews).toBe(applied.body.applied)
  const moved = await steps.rowOf(howard)
  expect([moved.id, moved.questionnaireId]).toEqual([before.id, id])
  // Allegany has begun, though it has not answered yet.
  expect((await steps.rowOf(allegany)).questionnaireId).not.toBe(id)
  const opened = await steps.open(howard, 'admin@howard.example')
  const first = await steps.subsection('admin@howard.example', opened.sections[0]?.subsections[0]?.id ?? 0)
  expect(first.body.items.map(({ text }) => text)).toContain('A new question?')
})

it('gives document categories versions of their own', async () => {
  const { id, nodes } = await draft(documents)
  const first = nodes.toSorted((a, b) => a.order - b.order)[0]
  const { contentId = '', fields, version } = first ?? {}
  const place = `${documents}/${id}/nodes/${contentId}`
  const most = await send<Refusal>('put', place, { fields: { ...fields, defaultMaximum: 21 }, version })
  expect(most.body.fields).toEqual({ defaultMaximum: ['Maximum must be between 0 and 20.'] })
  expect((await send('put', place, { fields: { ...fields, defaultMaximum: 7 }, version })).status).toBe(200)
  const { body } = await send<Published>('post', `${documents}/${id}/publish`, { applyToNotStarted: true })
  expect(body.version.number).toBe(2)
  expect(body.applied).toBeGreaterThan(0)
  expect(body.version.reviews).toBe(body.applied)
})

it('names places and versions in the history, never by their ids', async () => {
  const versions = await Promise.all([draft(), draft(documents)])
  const ids = new Set(versions.flatMap(({ nodes }) => nodes.map(({ contentId }) => contentId)))
  const { body } = await send<AnswerOf<typeof listAuditEvents>>('get', '/api/audit-trail?pageSize=100')
  const own = body.rows.filter(({ targetType }) => /Content|questionnaire|requiredDocument/.test(targetType))
  const texts = own.flatMap(({ action, targetName, changes }) =>
    [targetName, ...changes.flatMap(({ before, after }) => [before, after])].map((text) => [action, text]),
  )
  expect(texts.filter(([, text]) => text?.split(', ').some((part) => ids.has(part)))).toEqual([])
  const said = (action: string, field: string) =>
    own
      .find((row) => row.action === action && row.changes.some((change) => change.field === field))
      ?.changes.find((change) => change.field === field)
  expect(said('moveContentNode', 'parent')).toEqual({
    field: 'parent',
    before: expect.stringMatching(/ Data quality /),
    after: expect.stringMatching(/ Child find/i),
  })
  expect(said('addContentNode', 'copyOf')?.after).toMatch(/^Item \d/)
  expect(said('publishQuestionnaire', 'retired')?.after).toMatch(/^Item \d/)
  expect(said('createContentVersion', 'from')?.after).toMatch(/, \d{4} - \d{4}, version \d$/)
})

it('deletes a draft with all that is in it', async () => {
  const { id } = await draft()
  expect((await send('delete', `${base}/${id}`)).status).toBe(204)
  expect((await send('get', `${base}/${id}`)).status).toBe(404)
})
