import { checkContent } from '@portal/domain'
import type { AnswerOf, getContentVersion } from '@portal/rest-contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditContents, audits } from '../../../db/schema/index.js'
import { auditSteps } from '../../../testing/audits/audit-steps.js'
import { contentSheets, editCell, type VersionRow } from '../../../testing/content-sheets.js'
import { allegany, howard, type Refusal } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

type Version = AnswerOf<typeof getContentVersion>

const monitor = 'monitor@state.example'
const base = '/api/msde/content/desk-audit/versions'
const rule = (q: string, v: string) => JSON.stringify({ all: [{ q, op: 'eq', v }] })

let api: TestApi
let steps: ReturnType<typeof auditSteps>
let content: ReturnType<typeof contentSheets>
beforeAll(async () => {
  api = await startTestApi()
  steps = auditSteps(api)
  content = contentSheets(api)
})
afterAll(() => api.close())

const rowsOf = async () => (await steps.send<VersionRow[]>(monitor, 'get', base)).body
const nodeOf = (version: Version, contentId: string) => {
  const node = version.nodes.find((one) => one.contentId === contentId)
  if (!node) throw new Error(`No ${contentId}.`)
  return node
}
async function save(id: number, contentId: string, fields: object) {
  const { version } = nodeOf(await content.find(base, id), contentId)
  const path = `${base}/${id}/nodes/${contentId}`
  return steps.send<Refusal>(monitor, 'put', path, { fields, version })
}
const publish = (id: number, applyToNotStarted = false) =>
  steps.send<{ version: VersionRow; records: number; applied: number } & Refusal>(
    monitor,
    'post',
    `${base}/${id}/publish`,
    { applyToNotStarted },
  )

it('is there for both parts and every year, without anything that stands against publishing it', async () => {
  const rows = await rowsOf()
  expect(new Set(rows.map(({ part, state }) => `${part} ${state}`))).toEqual(
    new Set(['Part B Published', 'Part C Published', 'Part B Archived', 'Part C Archived']),
  )
  const citations = (
    await steps.send<{ reference: string; part: string }[]>(monitor, 'get', '/api/msde/content/citations')
  ).body
  for (const part of ['Part B', 'Part C'] as const) {
    const row = rows.find((one) => one.part === part)
    const { nodes, title } = await content.find(base, row?.id ?? 0)
    const found = checkContent('desk-audit', nodes, {
      part,
      citations,
      linked: null,
    })
    expect(title).toBe(`Desk audit - ${part}`)
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(nodes.filter(({ nodeKind }) => nodeKind === 'auditItem')).toHaveLength(part === 'Part B' ? 70 : 40)
  }
})

it('is closed to everybody but the state', async () => {
  for (const user of ['liaison@state.example', 'disputes@state.example', 'admin@allegany.example'])
    expect([user, (await steps.send(user, 'get', base)).status]).toEqual([user, 403])
})

it('refuses rules in a circle, and publishes them once they are not', async () => {
  const id = await content.draft(base, 'Part C')
  const items = (await content.find(base, id)).nodes.filter(({ nodeKind }) => nodeKind === 'auditItem')
  const [first = '', second = ''] = items
    .toSorted((a, b) => (a.fields.number ?? '').localeCompare(b.fields.number ?? ''))
    .map(({ contentId }) => contentId)
  await save(id, first, { skipWhen: rule(`item.${second}`, 'N'), skipReason: 'the second is not met' })
  await save(id, second, { skipWhen: rule(`item.${first}`, 'N'), skipReason: 'the first is not met' })
  const refused = await publish(id)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    '2 errors have to be mended before publishing.',
  ])
  const unreadable = await save(id, first, { skipWhen: 'never' })
  expect([unreadable.status, unreadable.body.fields]).toEqual([
    422,
    { skipWhen: ['This rule cannot be read.'] },
  ])
  await save(id, first, { skipWhen: null, skipReason: null })
  const done = await publish(id)
  expect([done.status, done.body.version.number, done.body.applied]).toEqual([200, 2, 0])
  const [stored] = await api.db.select().from(auditContents).where(eq(auditContents.id, id))
  const item = stored?.content?.sections.flatMap((section) => section.items).find((one) => one.id === second)
  expect(item?.skipRule).toEqual({
    id: `skip-${second}`,
    reason: 'the first is not met',
    when: { all: [{ q: `item.${first}`, op: 'eq', v: 'N' }] },
  })
})

it('keeps the version of audits in which somebody has begun, and moves the others onto the new one', async () => {
  const { id: recordId } = await steps.withDocument(allegany)
  const begun = (await steps.setup(monitor, recordId)).body
  const [firstKey = ''] = begun.questions.filter(({ type }) => type === 'YesNo').map(({ key }) => key)
  await steps.setUp(monitor, recordId, { [firstKey]: ['Yes'] }, begun.version)
  const waiting = await steps.targeted(howard)
  const before = (await rowsOf()).find(({ part }) => part === 'Part B')
  expect(before?.reviews).toBeGreaterThanOrEqual(2)
  const locked = await save(before?.id ?? 0, 'audit', { title: 'Another' })
  expect([locked.status, locked.body.message]).toEqual([
    409,
    expect.stringMatching(
      /^This version is locked because \d+ reviews use it\. Make a new version to change it\.$/,
    ),
  ])

  const id = await content.draft(base, 'Part B')
  await save(id, 'audit', {
    answerOptions: [
      'Y | Yes | met',
      'P | Partly | not met',
      'N | No | not met',
      'NA | Not applicable | excluded',
    ],
    extraFields: ['pages | Page reference | Text | required'],
  })
  await save(id, 'dab-1-01', { text: 'Is there consent?', answers: ['Y', 'P', 'N', 'NA'] })
  // A draft is nobody's content yet.
  const early = await steps.targeted(howard)
  expect(await contentIdOf(early.id)).toBe(before?.id)
  const done = await publish(id, true)
  expect([done.status, done.body.applied > 0]).toEqual([200, true])
  expect(await contentIdOf(waiting.id)).toBe(id)
  const [audit] = await api.db
    .select({ contentId: audits.contentId })
    .from(audits)
    .where(eq(audits.leaId, allegany))
    .orderBy(desc(audits.id))
  expect(audit?.contentId).toBe(before?.id)

  const record = await steps.withDocument(howard)
  const { body } = await steps.content(monitor, record)
  expect(body.extraFields.map(({ label }) => label)).toEqual(['Page reference'])
  const [item] = body.sections.flatMap(({ items }) => items)
  expect([item?.text, item?.choices.map(({ value, counts }) => `${value} ${counts}`)]).toEqual([
    'Is there consent?',
    ['Y met', 'P notMet', 'N notMet', 'NA excluded', 'PEND open'],
  ])
})

it('keeps the key of a published question, and gives a copy none', async () => {
  const id = await content.draft(base, 'Part B')
  const key = await save(id, 'setup-b-evalType', { key: 'kind' })
  expect([key.status, key.body.fields]).toEqual([
    422,
    { key: ['The key was published: answers and rules go by it, so it stays.'] },
  ])
  const copied = await steps.send<{ contentId: string; version: Version }>(
    monitor,
    'post',
    `${base}/${id}/nodes`,
    {
      parentId: null,
      copyOf: 'setup-b-evalType',
    },
  )
  expect(nodeOf(copied.body.version, copied.body.contentId).fields).toMatchObject({
    key: '',
    questionType: 'Select',
  })
  const sheets = await content.download(base, id)
  editCell(sheets, 'setup-b-evalType', 'Key', 'kind')
  editCell(sheets, 'dab-1-01', 'Weight', 'two')
  editCell(sheets, 'dab-1-02', 'Skip When', '{"q":')
  editCell(sheets, 'audit', 'Response Set', 'Y | Yes | good')
  const { body } = await content.upload(base, id, sheets)
  expect(body.errors.map(({ column, message }) => `${column}: ${message}`).toSorted()).toEqual([
    expect.stringMatching(/^Key: The key was published/),
    expect.stringMatching(/^Response Set: Write each answer as its code/),
    'Skip When: This rule cannot be read.',
    'Weight: Write a whole number.',
  ])
})

async function contentIdOf(auditId: number) {
  const [row] = await api.db
    .select({ contentId: audits.contentId })
    .from(audits)
    .where(eq(audits.id, auditId))
  return row?.contentId
}
