import type { AuditContent, AuditItem } from '@portal/domain'
import type {
  AnswerOf,
  checkSetupChanges,
  chooseRecordContent,
  confirmItemRecheck,
} from '@portal/rest-contract'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditContents, auditRecords } from '../../../db/schema/index.js'
import { auditReviewSteps } from '../../../testing/audits/audit-review-steps.js'
import { allegany, type Refusal } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const other = 'monitor2@state.example'
const base = '/api/msde/desk-audit'
const [first, second, third] = ['dab-4-01', 'dab-4-02', 'dab-4-03']

type Change = AnswerOf<typeof checkSetupChanges> & Refusal & { current?: AnswerOf<typeof checkSetupChanges> }

let api: TestApi
let steps: ReturnType<typeof auditReviewSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditReviewSteps(api)
})
afterAll(() => api.close())

const check = (user: string, id: number) =>
  steps.send<Change>(user, 'post', `${base}/check-setup-changes/${id}?part=Part%20B`)
const choose = (user: string, id: number, body: object) =>
  steps.send<AnswerOf<typeof chooseRecordContent> & Change>(
    user,
    'post',
    `${base}/check-setup-changes/${id}/choose`,
    body,
  )
const confirm = (user: string, studentId: number, itemId: string, version: number) =>
  steps.send<AnswerOf<typeof confirmItemRecheck> & Refusal>(
    user,
    'post',
    `${base}/student/content-item-response/confirm-recheck`,
    { studentId, itemId, version },
  )

/** Publishes a next version of Part B of the current year, as the editor does, with items changed. */
async function publish(
  change: (item: AuditItem) => AuditItem | null,
  given: (content: AuditContent) => Partial<AuditContent> = () => ({}),
): Promise<number> {
  const year = await steps.currentYear()
  const [newest] = await api.db
    .select()
    .from(auditContents)
    .where(
      and(
        eq(auditContents.typeKey, 'desk-audit'),
        eq(auditContents.part, 'Part B'),
        eq(auditContents.year, year),
        eq(auditContents.state, 'Published'),
      ),
    )
    .orderBy(desc(auditContents.number))
    .limit(1)
  if (!newest?.content || newest.number === null) throw new Error('Nothing is published.')
  const { id: _id, content, ...row } = newest
  const sections = content.sections.map((section) =>
    Object.assign({}, section, {
      items: section.items.flatMap((item) => {
        const changed = change(item)
        return changed ? [changed] : []
      }),
    }),
  )
  const [made] = await api.db
    .insert(auditContents)
    .values({ ...row, number: newest.number + 1, content: { ...content, sections, ...given(content) } })
    .returning({ id: auditContents.id })
  return made?.id ?? 0
}

const itemOf = async (id: number, itemId: string) =>
  (await steps.record(id)).sections.flatMap(({ items }) => items).find((item) => item.id === itemId)

it('offers nothing until newer content is published, and then shows what changes and which answers are lost', async () => {
  const id = await steps.readyRecord(allegany)
  const none = (await check(monitor, id)).body
  expect([none.to, none.choose.reason]).toEqual([null, 'There is no newer content for this record.'])
  for (const itemId of [first, second]) await steps.answer(monitor, id, itemId, 0, { value: 'Y' })
  const contentId = await publish((item) => {
    if (item.id === second) return null
    return item.id === first ? { ...item, text: 'Is the level of performance stated?' } : item
  })
  expect((await steps.record(id)).newer).toMatchObject({ id: contentId, kept: false })
  for (const user of ['liaison@state.example', 'disputes@state.example'])
    expect([
      (await check(user, id)).status,
      (await choose(user, id, { choice: 'Keep', contentId, version: 0 })).status,
    ]).toEqual([200, 403])
  expect((await check('admin@allegany.example', id)).status).toBe(403)
  const { body } = await check(monitor, id)
  expect(body.to?.id).toBe(contentId)
  expect(body.removed.map((item) => item.id)).toEqual([second])
  expect(body.changed).toMatchObject([
    { id: first, recheck: true, fields: [{ field: 'text', after: 'Is the level of performance stated?' }] },
  ])
  expect(body.answersLost).toEqual([{ id: second, number: '4.2', value: 'Y', removed: true }])

  const kept = await choose(monitor, id, { choice: 'Keep', contentId, version: body.version })
  expect(kept.body.kept?.by.fullName).toBe('Helen Marsh')
  expect((await steps.record(id)).newer?.kept).toBe(true)

  const { version } = kept.body
  const both = await Promise.all(
    [monitor, other].map((user) => choose(user, id, { choice: 'Upgrade', contentId, version })),
  )
  expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect(await itemOf(id, second)).toBeUndefined()
  expect(await itemOf(id, first)).toMatchObject({ value: 'Y', recheck: [{ field: 'text' }] })
  expect((await steps.record(id)).newer).toBeNull()
  const entry = (await auditOf(api, 'auditRecord', id)).find(
    ({ action, after }) =>
      action === 'chooseRecordContent' && JSON.stringify(after).includes('contentNumber'),
  )
  expect(entry?.after).toMatchObject({ answersLost: ['4.2: Y'], recheck: ['4.1'] })

  await steps.answerAll(id)
  const refused = await steps.submit(monitor, id)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    '1 answer has to be confirmed: the question was changed.',
  ])
  const item = await itemOf(id, first)
  expect((await confirm('liaison@state.example', id, first, item?.version ?? 0)).status).toBe(403)
  expect((await confirm(monitor, id, first, 0)).status).toBe(409)
  const confirmed = await confirm(monitor, id, first, item?.version ?? 0)
  expect([confirmed.status, confirmed.body.recheck]).toEqual([200, null])
  expect((await confirm(monitor, id, first, confirmed.body.version)).status).toBe(409)
  expect((await steps.submit(monitor, id)).body.status).toBe(6)
})

it('refuses a version that is not the newest any more, and does not offer other sets of answers', async () => {
  const id = await steps.readyRecord(allegany)
  const older = await publish((item) => ({ ...item, guidance: `${item.guidance} (2)` }))
  const { version } = (await check(monitor, id)).body
  const newer = await publish((item) => ({ ...item, guidance: `${item.guidance} (3)` }))
  const refused = await choose(monitor, id, { choice: 'Upgrade', contentId: older, version })
  expect([refused.status, refused.body.current?.to?.id]).toEqual([409, newer])
  await publish((item) => (item.id === third ? { ...item, responseSet: ['Y', 'N'] } : item))
  expect((await check(monitor, id)).body.to).toBeNull()
  expect((await choose(monitor, id, { choice: 'Upgrade', contentId: newer, version })).status).toBe(409)
  const [row] = await api.db.select().from(auditRecords).where(eq(auditRecords.id, id))
  expect(row?.contentId).toBeNull()
})

it('that asks more leads back to the setup, keeps the answers, and counts for the whole prong', async () => {
  const id = await steps.readyRecord(allegany)
  await steps.answer(monitor, id, first, 0, { value: 'N', comment: 'No baseline.' })
  const extra: Partial<AuditItem> = { id: 'dab-4-99', lineageId: 'dab-4-99', number: '4.99', skipRule: null }
  let template: AuditItem | undefined
  const contentId = await publish(
    (item) => {
      if (item.id === first) template = item
      return item
    },
    (content) => ({
      setupQuestions: [
        ...content.setupQuestions,
        {
          key: 'newQuestion',
          text: 'Is it new?',
          type: 'YesNo',
          options: ['Yes', 'No'],
          required: true,
          prefillFrom: null,
        },
      ],
      sections: content.sections.map((section) =>
        section.id === 'dab-goals' && template
          ? Object.assign({}, section, { items: [...section.items, { ...template, ...extra }] })
          : section,
      ),
    }),
  )
  const { body } = await check(monitor, id)
  expect([body.missing.map(({ key }) => key), body.added.map((item) => item.id)]).toEqual([
    ['newQuestion'],
    ['dab-4-99'],
  ])
  const done = await choose(monitor, id, { choice: 'Upgrade', contentId, version: body.version })
  expect(done.status).toBe(200)
  expect((await steps.record(id)).status).toBe(1)
  const setup = await steps.setUp(monitor, id, { newQuestion: ['No'] }, done.body.version)
  expect([setup.body.status, (await itemOf(id, first))?.value]).toEqual([3, 'N'])
  await steps.answerAll(id)
  expect((await steps.submit(monitor, id)).body.status).toBe(6)
  const summary = await steps.send<{ sections: { items: { id: string; counts: string }[] }[] }>(
    monitor,
    'get',
    `${base}/student/${id}/summary`,
  )
  const line = summary.body.sections.flatMap(({ items }) => items).find((one) => one.id === 'dab-4-99')
  expect(line?.counts).toBe('met')
})
