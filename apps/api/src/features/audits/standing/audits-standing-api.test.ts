import { addDays, calendarDay } from '@portal/domain'
import type {
  AnswerOf,
  getLanding,
  getLocalStanding,
  getPublishedReport,
  getStateCharts,
  getStateStanding,
  listLocalTeam,
  listPublishedReports,
  listStateActivity,
  listStateDays,
} from '@portal/rest-contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditProngs, audits, findingCases } from '../../../db/schema/index.js'
import { auditResultSteps } from '../../../testing/audits/audit-result-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
/** Its Part C audit has its report, and corrections in every state. */
const howard = 13

let api: TestApi
let steps: ReturnType<typeof auditResultSteps>
let year: number
beforeAll(async () => {
  api = await startTestApi()
  steps = auditResultSteps(api)
  year = await steps.currentYear()
})
afterAll(() => api.close())

async function agencyOf(person: string, leaId: number, query = '') {
  const { body } = await steps.send<AnswerOf<typeof getStateStanding>>(
    person,
    'get',
    `/api/dashboards/state?year=${year}${query}`,
  )
  return body.agencies.find((one) => one.leaId === leaId)
}
const local = async (person: string, leaId: number) =>
  (
    await steps.send<AnswerOf<typeof getLocalStanding>>(
      person,
      'get',
      `/api/dashboards/local/${leaId}/${year}`,
    )
  ).body

it('tells the state where the audits of each agency stand, and which wait for it', async () => {
  expect(await agencyOf(monitor, allegany)).toMatchObject({
    audits: [
      {
        typeKey: 'desk-audit',
        label: 'Desk audit',
        part: 'Part B',
        number: 1,
        status: 6,
        waitsForState: true,
        progress: { of: 'records', done: 8, total: 15 },
      },
    ],
    auditsWaiting: 1,
  })
  expect(await agencyOf(monitor, howard, '&part=Part%20C')).toMatchObject({
    audits: [
      {
        part: 'Part C',
        status: 8,
        waitsForState: true,
        progress: { of: 'corrections', done: 4, total: 13 },
        dueOn: expect.stringMatching(/^\d{4}-/),
      },
    ],
    auditsWaiting: 1,
  })
  const others = await agencyOf(monitor, howard, '&part=Part%20B')
  expect(others?.audits.map(({ typeKey }) => typeKey).toSorted()).toEqual([
    'policies-procedures',
    'restraint-seclusion',
    'services',
  ])
})

it('counts the audits of each kind by the status where they stand, and those that came there', async () => {
  const { body } = await steps.send<AnswerOf<typeof getStateCharts>>(
    monitor,
    'get',
    `/api/dashboards/state/charts?year=${year}`,
  )
  expect(body.audits.map(({ label }) => label)).toEqual([
    'Alternate framework audit',
    'Desk audit',
    'Policies and procedures audit',
    'Restraint and seclusion audit',
    'Services audit',
  ])
  expect(body.audits.find(({ typeKey }) => typeKey === 'desk-audit')?.steps).toEqual(
    Array.from({ length: 10 }, (_, state) => ({
      state,
      stands: [6, 8].includes(state) ? 1 : 0,
      reached: state <= 6 ? 2 : state <= 8 ? 1 : 0,
    })),
  )
})

it('tells an agency of its audits from the notification on, and how far a review is from the report on', async () => {
  const [own] = (await local(admin, allegany)).audits
  expect(own).toMatchObject({ status: 6, progress: null, dueOn: null })
  expect((await local('liaison@state.example', allegany)).audits[0]).toMatchObject({
    progress: { of: 'records' },
  })
  const [planned] = (await steps.create(monitor, [allegany], { reason: 'Targeted' })).body
  if (!planned) throw new Error('The audit was not created.')
  const ids = async (person: string) => (await local(person, allegany)).audits.map(({ id }) => id)
  expect(await ids(monitor)).toContain(planned.id)
  expect(await ids(admin)).not.toContain(planned.id)
  await steps.notify(monitor, planned)
  expect(await ids(user)).toContain(planned.id)
  await api.db.update(auditProngs).set({ status: 10 }).where(eq(auditProngs.auditId, planned.id))
  expect(await ids(monitor)).not.toContain(planned.id)
})

it('counts records with documents while they are prepared, and in the team who has to prepare them', async () => {
  const drawn = await steps.withSample(allegany, 3)
  const [first] = (await steps.records(monitor, drawn.id)).body
  await steps.assign(admin, drawn.id, [first?.id ?? 0], await api.userId(user))
  const open = async () => {
    const { body } = await steps.send<AnswerOf<typeof listLocalTeam>>(
      admin,
      'get',
      `/api/dashboards/local/${allegany}/${year}/team`,
    )
    const id = await api.userId(user)
    return body.find((one) => one.id === id)?.openRecords
  }
  expect(await open()).toBe(1)
  await steps.confirmAll(admin, drawn.id)
  expect(await open()).toBe(1)
  await steps.uploadFiles(user, first?.id ?? 0)
  expect(await open()).toBe(0)
  const standing = (await local(admin, allegany)).audits.find(({ prongId }) => prongId === drawn.id)
  expect(standing).toMatchObject({
    status: 4,
    waitsForState: false,
    progress: { of: 'documents', done: 1, total: 3 },
  })
})

it('puts the days of audits into the strips: documents and corrections for both sides, reviews for the state', async () => {
  const today = calendarDay(api.clock.now())
  const soon = addDays(today, 5)
  const strip = async (leaId: number) => {
    const { body } = await steps.send<AnswerOf<typeof listStateDays>>(
      monitor,
      'get',
      `/api/dashboards/state/days?year=${year}`,
    )
    return body.flatMap(({ kind, name, leaId: of, on, recordKind }) =>
      of === leaId && recordKind === 'desk-audit' ? [`${kind} ${on === soon ? 'soon' : on}: ${name}`] : [],
    )
  }
  await api.db.update(audits).set({ plannedEnd: soon }).where(eq(audits.leaId, allegany))
  await api.db.update(findingCases).set({ dueOn: soon }).where(sql`${findingCases.findingId} in (
    select k.finding_id from audit_findings k join findings f on f.id = k.finding_id where f.lea_id = ${howard})`)
  expect(await strip(allegany)).toContain('audit soon: Desk audit: end of the review')
  expect(await strip(howard)).toEqual(['correction soon: Desk audit: 5 corrections'])
  await api.db.update(audits).set({ documentsDueOn: today }).where(eq(audits.leaId, allegany))
  const { body } = await steps.send<AnswerOf<typeof getLanding>>(
    admin,
    'get',
    `/api/dashboards/landing?year=${year}`,
  )
  const ofAudits = new Set(body.days.flatMap(({ kind, name }) => (kind === 'audit' ? [name] : [])))
  expect(ofAudits).toEqual(new Set(['Desk audit: documents']))
})

it('leads from a letter to the audit that it is about', async () => {
  const audit = await steps.targeted(allegany)
  const [prong] = (await steps.notify(monitor, audit)).body.prongs
  const { body: library } = await steps.send<AnswerOf<typeof listPublishedReports>>(
    admin,
    'get',
    '/api/msde/reports?module=Desk%20audit&pageSize=1',
  )
  const { body: letter } = await steps.send<AnswerOf<typeof getPublishedReport>>(
    admin,
    'get',
    `/api/msde/reports/${library.rows[0]?.id}`,
  )
  expect(letter.audit).toEqual({ typeKey: 'desk-audit', prongId: prong?.id })
})

it('leads from an act of the feed to the audit, and to the record of one', async () => {
  const drawn = await steps.withSample(allegany, 3)
  const [record] = (await steps.records(monitor, drawn.id)).body
  await steps.uploadFiles(admin, record?.id ?? 0)
  const { body: feed } = await steps.send<AnswerOf<typeof listStateActivity>>(
    monitor,
    'get',
    `/api/dashboards/state/activity?year=${year}`,
  )
  const place = { recordKind: 'desk-audit', placeId: drawn.id }
  expect(feed).toContainEqual(expect.objectContaining({ action: 'generateSample', ...place }))
  expect(feed).toContainEqual(
    expect.objectContaining({ action: 'uploadRecordFiles', targetId: String(record?.id), ...place }),
  )
})
