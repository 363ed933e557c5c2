import type { AnswerOf, listAuditFigures, previewAuditReminders, remindOfAudits } from '@portal/rest-contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditItemAnswers, auditKeptScores, audits, notices } from '../../../db/schema/index.js'
import { auditResultSteps } from '../../../testing/audits/audit-result-steps.js'
import { auditReviewSteps } from '../../../testing/audits/audit-review-steps.js'
import { allegany, howard } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const colleague = 'monitor2@state.example'
const admin = 'admin@allegany.example'
const base = '/api/msde/desk-audit'

let api: TestApi
let steps: ReturnType<typeof auditResultSteps>
let colleagueId: string

beforeAll(async () => {
  api = await startTestApi()
  steps = auditResultSteps(api)
  colleagueId = await api.userId(colleague)
})
afterAll(() => api.close())

const results = (user: string, path: string, body: object) =>
  steps.send<AnswerOf<typeof remindOfAudits> & { message?: string }>(user, 'post', `${base}/${path}`, body)
const assign = (user: string, ids: number[], leadMonitorId: string) =>
  results(user, 'audits/lead', { ids, leadMonitorId })
const remind = (user: string, ids: number[]) => results(user, 'audits/reminders', { ids })
const preview = (user: string, ids: number[]) =>
  steps.send<AnswerOf<typeof previewAuditReminders>>(user, 'post', `${base}/audits/reminders/preview`, {
    ids,
  })
const allFigures = async (user: string) =>
  steps.send<AnswerOf<typeof listAuditFigures>>(
    user,
    'get',
    `${base}/dashboard/figures/${await steps.currentYear()}`,
  )
const figuresOfAudit = async (auditId: number, user = monitor) =>
  (await allFigures(user)).body.find(({ id }) => id === auditId)

/** A targeted audit whose agency was asked for its list. */
async function asked(leaId: number): Promise<number> {
  return (await steps.awaitingList(leaId)).audit.id
}

it('names another lead monitor of many audits, with one notice, and says what was not done', async () => {
  const ids = [await asked(allegany), await asked(howard)]
  const ended = await asked(allegany)
  await api.db.update(audits).set({ closedOn: new Date() }).where(eq(audits.id, ended))
  for (const user of [admin, 'user@allegany.example', 'liaison@state.example', 'disputes@state.example'])
    expect([user, (await assign(user, ids.slice(0, 1), colleagueId)).status]).toEqual([user, 403])
  expect((await assign(monitor, [...ids, 999_999], colleagueId)).status).toBe(404)
  expect((await assign(monitor, ids, 'nobody')).status).toBe(422)
  const { status, body } = await assign(monitor, [...ids, ended], colleagueId)
  expect([status, body]).toEqual([
    200,
    [
      ...ids.map((id) => ({ id, done: true, reason: null })),
      { id: ended, done: false, reason: 'This audit has ended.' },
    ],
  ])
  const rows = await api.db.select().from(notices).where(eq(notices.userId, colleagueId))
  expect(rows.map(({ title }) => title)).toContain('You lead 2 audits (Desk audit)')
  expect((await auditOf(api, 'audit', ids[0] ?? 0)).map(({ action }) => action)).toContain('assignAuditLead')
  // The same again changes nothing.
  await assign(monitor, ids, colleagueId)
  expect(await api.db.select().from(notices).where(eq(notices.userId, colleagueId))).toHaveLength(rows.length)
})

it('moves the day that audits have to keep next, to a business day, and says what was not done', async () => {
  const move = (user: string, ids: number[], dueOn: string) =>
    results(user, 'audits/due-dates', { ids, dueOn })
  const ids = [await asked(allegany), await asked(howard)]
  const ended = await asked(allegany)
  await api.db.update(audits).set({ closedOn: new Date() }).where(eq(audits.id, ended))
  for (const user of [admin, 'user@allegany.example', 'liaison@state.example', 'disputes@state.example'])
    expect([user, (await move(user, ids.slice(0, 1), '2998-12-03')).status]).toEqual([user, 403])
  expect((await move(monitor, [...ids, 999_999], '2998-12-03')).status).toBe(404)
  expect((await move(monitor, ids, '2020-01-02')).status).toBe(422)
  const sent = () => api.db.$count(notices, eq(notices.kind, 'auditReminder'))
  const before = await sent()
  // 1 December 2998 is a Saturday.
  expect((await move(monitor, [...ids, ended], '2998-12-01')).body).toEqual([
    ...ids.map((id) => ({ id, done: true, reason: null })),
    { id: ended, done: false, reason: 'This audit has ended.' },
  ])
  const rows = await api.db
    .select()
    .from(audits)
    .where(eq(audits.id, ids[0] ?? 0))
  expect(rows[0]?.documentsDueOn).toBe('2998-12-03')
  expect(await sent()).toBeGreaterThan(before)
  expect((await auditOf(api, 'audit', ids[0] ?? 0)).at(-1)).toMatchObject({
    action: 'moveAuditDue',
    before: { documentsDueOn: '2998-11-02' },
    after: { documentsDueOn: '2998-12-03' },
  })
  expect((await move(monitor, ids.slice(0, 1), '2999-05-01')).body).toEqual([
    { id: ids[0], done: false, reason: 'Planned end must be on or after Documents due.' },
  ])
})

it('reminds agencies of what their audits wait for, in the words of the preview', async () => {
  const waiting = await asked(allegany)
  const { audit } = await steps.withList(howard, 4)
  const planned = (await preview(monitor, [waiting, audit.id])).body
  expect(planned).toMatchObject([
    { id: waiting, reason: null, subject: 'Reminder: Desk audit, Part B, the list of students' },
    { id: audit.id, reason: 'This audit waits for nothing from its agency.', recipients: [], subject: '' },
  ])
  expect(planned[0]?.recipients.map(({ id }) => id)).toContain(await api.userId(admin))
  const before = await api.db.$count(notices, eq(notices.kind, 'auditReminder'))
  expect((await remind(admin, [waiting])).status).toBe(403)
  expect((await remind(monitor, [waiting, 999_999])).status).toBe(404)
  const { body } = await remind(monitor, [waiting, audit.id, waiting])
  expect(body.map(({ done }) => done)).toEqual([true, false])
  const sent = await api.db.$count(notices, eq(notices.kind, 'auditReminder'))
  expect(sent - before).toBe(planned[0]?.recipients.length)
  expect((await auditOf(api, 'audit', waiting)).map(({ action }) => action)).toContain('remindOfAudit')
})

it('says how far audits are to the state alone: compliance, findings, corrections and newer data', async () => {
  expect((await allFigures(admin)).status).toBe(403)
  const reviewed = await steps.reviewed(allegany, 4, { 'dab-1-01': 'YNYY', 'dab-1-02': 'NNYY' })
  const auditId = reviewed.audit.id
  expect(await figuresOfAudit(auditId)).toMatchObject({ findings: 0, corrections: null, newerData: 'none' })
  await steps.issue(monitor, reviewed)
  const reported = await figuresOfAudit(auditId)
  expect(reported).toMatchObject({
    newerData: 'notOpen',
    corrections: { required: 3, verified: 0, open: 3, overdue: 0 },
    remind: { allowed: true },
  })
  expect(reported?.findingsOpen).toBe(reported?.findings)
  expect(reported?.correctionsDueOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  // Three students: those of the state who only read see their number too.
  for (const reader of ['liaison@state.example', 'disputes@state.example'])
    expect((await figuresOfAudit(auditId, reader))?.corrections).toEqual(reported?.corrections)
})

it('says the usual size of a sample once there is a list, and the size of the draw after it', async () => {
  const waiting = await asked(allegany)
  expect((await figuresOfAudit(waiting))?.sampleSize).toBeNull()
  const listed = await steps.withList(allegany, 14)
  expect((await figuresOfAudit(listed.audit.id))?.sampleSize).toBe(10)
  expect((await steps.draw(monitor, listed.id, 6)).status).toBe(200)
  expect((await figuresOfAudit(listed.audit.id))?.sampleSize).toBe(6)
  expect((await steps.draw(monitor, listed.id, 8, { updateOnly: true })).status).toBe(200)
  expect((await figuresOfAudit(listed.audit.id))?.sampleSize).toBe(8)
})

it('keeps what a completed record counts as, and reads no answer for the percent', async () => {
  const review = auditReviewSteps(api)
  await review.setType({ secondReaderEvery: null })
  const id = await review.submittedRecord()
  const [kept] = await api.db.select().from(auditKeptScores).where(eq(auditKeptScores.recordId, id))
  const answers = await api.db.select().from(auditItemAnswers).where(eq(auditItemAnswers.recordId, id))
  expect(kept?.met).toBe(answers.filter(({ value }) => value === 'Y').length)
  expect(kept?.notMet).toBe(answers.filter(({ value }) => value === 'N').length)
  const prong = (await steps.prong(monitor, await review.prongOf(id))).body
  const percent = `${(((kept?.met ?? 0) * 100) / ((kept?.met ?? 0) + (kept?.notMet ?? 0))).toFixed(1)} %`
  expect((await figuresOfAudit(prong.audit.id))?.compliance).toBe(percent)
  await review.reopen(monitor, id)
  expect((await figuresOfAudit(prong.audit.id))?.compliance).toBe('')
})
