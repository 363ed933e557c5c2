import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  AnswerOf,
  checkContentChanges,
  decideContentUpgrades,
  getContentVersion,
  listContentUpgrades,
} from '@portal/rest-contract'
import { auditEvents, complianceStrategyItems, csiResponses } from '../../../db/schema/index.js'
import {
  allegany,
  howard,
  selfAssessmentSteps,
  type Item,
  type Refusal,
  type SelfAssessment,
} from '../../../testing/self-assessment-steps.js'
import { requiredDocumentSteps } from '../../../testing/required-document-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { pdfOf } from '../../../testing/upload-steps.js'

type Version = AnswerOf<typeof getContentVersion>
type Offer = AnswerOf<typeof checkContentChanges>
type Decided = AnswerOf<typeof decideContentUpgrades>

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const base = '/api/msde/content/self-assessment/versions'

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
const offerOf = async (id: number) =>
  (await send<Offer>('get', `/api/msde/content/self-assessment/changes/${id}`)).body
const decide = (versionId: number, decision: 'Keep' | 'Upgrade', selfAssessmentIds: number[]) =>
  send<Decided>('post', `${base}/${versionId}/upgrades`, { decision, selfAssessmentIds })
const first = ({ sections }: SelfAssessment) => sections[0]?.subsections[0]?.id ?? 0

/** Publishes a version with the places changed, and answers its id. */
async function publish(change: (draft: Version, path: string) => Promise<void>): Promise<number> {
  const { questionnaireId } = await steps.rowOf(howard)
  const source = (await send<Version[]>('get', base)).body.find(
    ({ part, state }) => part === 'Part B' && state === 'Published',
  )
  const made = await send<Version>('post', base, {
    fromId: source?.id ?? questionnaireId,
    year: source?.year,
  })
  await change(made.body, `${base}/${made.body.id}`)
  const done = await send('post', `${base}/${made.body.id}/publish`, { applyToNotStarted: true })
  expect(done.status).toBe(200)
  return made.body.id
}
const fieldsOf = (version: Version, contentId: string) => {
  const found = version.nodes.find((node) => node.contentId === contentId)
  if (!found) throw new Error(`No ${contentId}.`)
  return found
}
const itemsOf = async (id: number) => (await steps.subsection(admin, id)).body.items
const answer = (selfAssessmentId: number, item: Item, narrative: string) =>
  send<Item>(
    'put',
    `/api/self-assessment/${selfAssessmentId}/compliance-strategy-item/${item.id}`,
    { rating: 4, narrative, version: item.version },
    admin,
  )

let started = 0
let second = 0
let place = 0
let before: Item[] = []

it('offers a started self-assessment what was added, changed and removed', async () => {
  const opened = await steps.open(allegany, admin)
  started = opened.id
  place = first(opened)
  for (const item of await itemsOf(place)) await answer(started, item, `<p>About ${item.number}</p>`)
  before = await itemsOf(place)
  expect(await offerOf(started)).toBeNull()
  second = await publish(async (draft, path) => {
    const changed = fieldsOf(draft, 'b-cf-60-days')
    await send('put', `${path}/nodes/b-cf-60-days`, {
      fields: { ...changed.fields, text: 'Are first evaluations finished in time?' },
      version: changed.version,
    })
    await send('post', `${path}/nodes/b-cf-reach-all/retire`, { retired: true })
    await send('post', `${path}/nodes`, { parentId: null, copyOf: 'b-cf-60-days' })
  })
  const offer = await offerOf(started)
  expect(offer).toMatchObject({
    record: {
      fromNumber: 1,
      added: 1,
      changed: 1,
      removed: 1,
      toRecheck: 1,
      answersRemoved: 1,
      kept: null,
      decide: { allowed: true },
    },
    to: { id: second, number: 2 },
  })
  expect(offer?.changes.map(({ kind, contentId }) => [kind, contentId])).toEqual([
    ['changed', 'b-cf-60-days'],
    ['added', expect.stringMatching(/^item-/)],
    ['removed', 'b-cf-reach-all'],
  ])
  // Who has not begun got the version with its publication.
  expect(await offerOf((await steps.rowOf(howard)).id)).toBeNull()
})

it('remembers Keep until the next version', async () => {
  const { body } = await decide(second, 'Keep', [started])
  expect([body.done, body.refused]).toEqual([1, []])
  expect(body.records.find(({ id }) => id === started)?.kept?.by.fullName).toBe('Helen Marsh')
  expect((await itemsOf(place)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  second = await publish(async () => undefined)
  expect((await offerOf(started))?.record.kept).toBeNull()
})

it('upgrades with the answers: changed ones are to be confirmed, removed ones are in the history', async () => {
  const row = await steps.rowOf(allegany)
  const { body } = await decide(second, 'Upgrade', [started])
  expect([body.done, body.refused]).toEqual([1, []])
  expect(await offerOf(started)).toBeNull()
  const items = await itemsOf(place)
  const changed = items.find(({ text }) => text === 'Are first evaluations finished in time?')
  expect(changed).toMatchObject({
    rating: 4,
    narrative: '<p>About 1.1.2</p>',
    recheck: [{ field: 'text', after: 'Are first evaluations finished in time?' }],
    gaps: ['Re-check: confirm that your answer still holds.'],
  })
  expect(items.some(({ number }) => number === '1.1.1')).toBe(false)
  expect(items.filter(({ version }) => version === 0)).toHaveLength(1)
  const after = await steps.rowOf(allegany)
  expect([after.id, after.questionnaireId]).toEqual([row.id, second])
  expect(after.answered).toBe(row.answered - 2)
  expect(after.answerable).toBe(row.answerable)
  const rows = await api.db
    .select({ before: auditEvents.before })
    .from(auditEvents)
    .where(eq(auditEvents.action, 'removeAnswerOfRetiredItem'))
  expect(rows.map((entry) => entry.before)).toMatchObject([
    { number: '1.1.1', rating: 4, narrative: '<p>About 1.1.1</p>' },
  ])
})

it('lets nothing be ready with an answer to re-check, and takes the mark off when the agency confirms', async () => {
  const items = await itemsOf(place)
  for (const item of items.filter(({ version }) => version === 0)) await answer(started, item, '<p>New</p>')
  const ready = (await steps.subsection(admin, place)).body.markReady
  expect([ready.allowed, ready.reason]).toEqual([false, '1 item is not complete.'])
  const marked = items.find(({ recheck }) => recheck !== null)
  if (!marked) throw new Error('Nothing is marked.')
  // A change of the answer alone does not take the mark off.
  const saved = await answer(started, marked, '<p>Changed</p>')
  expect(saved.body.recheck).not.toBeNull()
  const confirm = (version: number, user = admin) =>
    send<Item & Refusal>(
      'post',
      `/api/self-assessment/${started}/compliance-strategy-item/${marked.id}/confirm`,
      { version },
      user,
    )
  expect((await confirm(saved.body.version, monitor)).status).toBe(403)
  expect((await confirm(marked.version)).status).toBe(409)
  const done = await confirm(saved.body.version)
  expect([done.status, done.body.recheck, done.body.gaps]).toEqual([200, null, []])
  expect((await confirm(done.body.version)).body.message).toBe('There is nothing to confirm here.')
  expect((await steps.subsection(admin, place)).body.markReady.allowed).toBe(true)
})

it('counts a required document that the subsection names as evidence of an answer that is confirmed', async () => {
  const item = (await itemsOf(place))[0]
  if (!item) throw new Error('The subsection has no item.')
  const documents = requiredDocumentSteps(api)
  const [category] = (await documents.list(admin, allegany)).body
  const [file] = (await documents.upload(admin, category?.id ?? 0, ['Roster'])).body
  await documents.relate(admin, file?.id ?? '', place)
  await api.db
    .update(complianceStrategyItems)
    .set({ evidenceRequired: true, narrativeRequired: 'never' })
    .where(eq(complianceStrategyItems.id, item.id))
  const { body } = await answer(started, item, '')
  const stored = and(eq(csiResponses.subsectionResponseId, place), eq(csiResponses.itemId, item.id))
  await api.db.update(csiResponses).set({ recheck: [], isComplete: false }).where(stored)
  const confirmed = await send(
    'post',
    `/api/self-assessment/${started}/compliance-strategy-item/${item.id}/confirm`,
    { version: body.version },
    admin,
  )
  expect(confirmed.status).toBe(200)
  expect(
    await api.db.select({ isComplete: csiResponses.isComplete }).from(csiResponses).where(stored),
  ).toEqual([{ isComplete: true }])
  await documents.remove(admin, file?.id ?? '')
})

it('saves what was typed into a question that the upgrade has replaced', async () => {
  const old = before.find(({ number }) => number === '1.1.3')
  const now = (await itemsOf(place)).find(({ number }) => number === '1.1.3')
  if (!old || !now) throw new Error('No 1.1.3.')
  expect(now.id).not.toBe(old.id)
  const saved = await answer(started, old, '<p>Typed meanwhile</p>')
  expect([saved.status, saved.body.id, saved.body.narrative]).toEqual([200, now.id, '<p>Typed meanwhile</p>'])
})

it('takes required document categories over: documents stay, new ones are asked, what nobody used goes', async () => {
  const documents = requiredDocumentSteps(api)
  const versions = '/api/msde/content/required-documents/versions'
  const list = async () => (await documents.list(admin, allegany)).body
  const [kept, left, unused] = await list()
  for (const category of [kept, left])
    await documents.upload(
      admin,
      category?.id ?? 0,
      ['Plan'],
      [{ name: 'plan.pdf', bytes: pdfOf(category?.id ?? 0) }],
    )
  const source = (await send<Version[]>('get', versions)).body.find(
    ({ part, state }) => part === 'Part B' && state === 'Published',
  )
  const draft = (await send<Version>('post', versions, { fromId: source?.id, year: source?.year })).body
  const [changed, retired, empty] = draft.nodes.toSorted((a, b) => a.order - b.order)
  const path = `${versions}/${draft.id}`
  await send('put', `${path}/nodes/${changed?.contentId}`, {
    fields: { ...changed?.fields, description: 'Other words.' },
    version: changed?.version,
  })
  for (const node of [retired, empty])
    await send('post', `${path}/nodes/${node?.contentId}/retire`, { retired: true })
  await send('post', `${path}/nodes`, { parentId: null, copyOf: changed?.contentId })
  expect((await send('post', `${path}/publish`, { applyToNotStarted: true })).status).toBe(200)

  const offered = async () =>
    (await send<Offer>('get', `/api/msde/content/required-documents/changes/${started}`)).body
  expect(await offered()).toMatchObject({
    record: { fromNumber: 1, added: 1, changed: 1, removed: 2, toRecheck: 0, answersRemoved: 1 },
    to: { id: draft.id, number: 2 },
  })
  const decision = (word: string) =>
    send<Decided>('post', `${path}/upgrades`, { decision: word, selfAssessmentIds: [started] })
  expect((await decision('Keep')).body.records[0]?.kept).not.toBeNull()
  expect((await list()).map(({ id }) => id)).toContain(unused?.id)
  expect((await decision('Upgrade')).body).toMatchObject({ done: 1, refused: [] })
  expect(await offered()).toBeNull()

  const after = await list()
  const now = (id: number | undefined) => after.find((one) => one.id === id)
  expect(now(kept?.id)).toMatchObject({
    documentCount: 1,
    requiredDocumentCategory: { description: 'Other words.', required: true },
  })
  expect(now(left?.id)).toMatchObject({ documentCount: 1, requiredDocumentCategory: { required: false } })
  expect(now(unused?.id)).toBeUndefined()
  expect(after.map((one) => one.requiredDocumentCategory.documentCategory)).toContain(
    `${changed?.fields.title} (copy)`,
  )
  // What stays for documents alone is no place of a later version.
  const next = (await send<Version>('post', versions, { fromId: draft.id, year: draft.year })).body
  expect(next.nodes.map(({ contentId }) => contentId)).not.toContain(retired?.contentId)
})

it('refuses after submission, and says why', async () => {
  const list = await send<AnswerOf<typeof listContentUpgrades>>('get', `${base}/${second}/upgrades`)
  const away = list.body.find(({ decide: act }) => !act.allowed)
  expect(away?.decide.reason).toMatch(/, so it keeps its version\.$/)
  const { body } = await decide(second, 'Upgrade', [away?.id ?? 0, started])
  expect(body).toMatchObject({ done: 0 })
  expect(body.refused.map(({ message }) => message)).toEqual([
    away?.decide.reason,
    'There is nothing to decide any more.',
  ])
})
