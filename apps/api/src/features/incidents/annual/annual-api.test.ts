import { annualImportColumns, calendarDay, complianceYearOf, csvDocument } from '@portal/domain'
import type {
  AnswerOf,
  getAnnualReport,
  getPublishedIncidents,
  importAnnualReports,
  listAnnualReports,
} from '@portal/rest-contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { annualReports, incidents, notices } from '../../../db/schema/index.js'
import { auditOf } from '../../../testing/audits/test-audit.js'
import { anIncident } from '../../../testing/incident-steps.js'
import {
  allegany,
  howard,
  selfAssessmentSteps,
  type Refusal,
} from '../../../testing/self-assessment-steps.js'
import { testConfig } from '../../../testing/test-config.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { remindOfAnnualReports } from './annual-mails.js'

type Report = AnswerOf<typeof getAnnualReport> & Refusal & { current?: { version: number } }
type Published = AnswerOf<typeof getPublishedIncidents> & Refusal
type Imported = AnswerOf<typeof importAnnualReports> & Refusal

const monitor = 'monitor@state.example'
const liaison = 'liaison@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
const elsewhere = 'admin@howard.example'
const base = '/api/annual-incident-reports'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let year: number

beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  // The demonstration has reports of both years.
  await api.db.delete(annualReports)
  year = complianceYearOf(calendarDay(new Date())) - 1
})
afterAll(() => api.close())

const place = (leaId = allegany, of = year) => `${base}/${of}/${leaId}`
const read = (who: string, leaId = allegany, of = year) => steps.send<Report>(who, 'get', place(leaId, of))
const save = (who: string, body: object, leaId = allegany, of = year) =>
  steps.send<Report>(who, 'put', place(leaId, of), body)
const published = (who: string, of = year, query = '') =>
  steps.send<Published>(who, 'get', `/api/published-incidents/${of}${query}`)
const decide = (leaIds: number[], decision: string, reason = '') =>
  steps.send<Refusal & { decided?: number }>(monitor, 'post', `${base}/${year}/decisions`, {
    leaIds,
    decision,
    reason,
  })

async function importFile(who: string, rows: (string | number)[][], of = year) {
  const form = new FormData()
  const text = csvDocument(Object.values(annualImportColumns), rows)
  form.append('file', new Blob([text]), 'figures.csv')
  return api.call<Imported>('post', `${base}/${of}/import`, { token: await api.tokenFor(who), form })
}

let number = 0
/** An incident of the last school year. */
async function register(studentId: string, more: object = {}) {
  const body = anIncident({
    number: `Y-${++number}`,
    studentId,
    incidentDate: `${year + 1}-03-02`,
    parentNotifiedOn: `${year + 1}-03-02`,
    ...more,
  })
  const added = await steps.send(admin, 'post', '/api/incidents', body)
  expect(added.status).toBe(201)
}

describe('the report of an agency', () => {
  it('is rolled up from the register: kinds by incident, demographics by the last incident of each student', async () => {
    const { body: empty } = await read(admin)
    expect(empty).toMatchObject({
      status: 'Not started',
      version: 0,
      totals: null,
      dueOn: `${year + 1}-12-01`,
    })
    const before = empty.registered ?? 0
    await register('5000000001', { age: 10 })
    await register('5000000001', {
      age: 11,
      kind: 'SECLUSION',
      setting: 'Nonpublic school',
      startTime: '13:00',
      endTime: '13:05',
    })
    await register('5000000002', { gender: 'M', age: 8 })
    const { body } = await steps.send<Report>(admin, 'post', `${place()}/roll-up`, { version: 0 })
    expect(body).toMatchObject({
      status: 'Draft',
      entered: {
        physical: { incidents: before + 2 },
        seclusion: { incidents: 1, students: 1 },
        mechanical: { incidents: 0, students: 0 },
        enrolled: null,
      },
      registered: before + 3,
      version: 1,
    })
    if (before > 0) return
    expect(body.entered).toMatchObject({ students: 2, several: 1 })
    const table = (category: string) =>
      body.tables
        .find((one) => one.category === category)
        ?.rows.map(({ label, incidents: n, students }) => [label, n.text, students.text])
    expect(table('age')).toEqual([
      ['8', '1', '1'],
      ['11', '2', '1'],
    ])
    expect(table('gender')).toHaveLength(2)
    expect(body.gaps).toEqual(['Students enrolled is required.'])
  })

  it('is entered beside the roll-up; what is impossible is refused beside its field, an old version with the new one', async () => {
    const { body: now } = await read(admin)
    const bad = await save(admin, { physical: { incidents: 1.5, students: 1 }, version: now.version })
    expect([bad.status, bad.body.fields]).toEqual([
      422,
      { 'physical.incidents': ['Incidents must be a whole number, 0 or more.'] },
    ])
    expect((await save(user, { enrolled: 9000, version: now.version })).status).toBe(403)
    expect((await save(monitor, { enrolled: 9000, version: now.version })).status).toBe(409)
    expect((await save(elsewhere, { enrolled: 9000, version: now.version })).status).toBe(404)
    const both = await Promise.all([
      save(admin, { enrolled: 9000, version: now.version }),
      save(admin, { enrolled: 8000, version: now.version }),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.current?.version).toBe(now.version + 1)
    expect((await read(admin)).body.gaps).toEqual([])
  })

  it('is not shown to liaisons before it is accepted', async () => {
    const { body } = await read(liaison)
    expect(body).toMatchObject({ isShown: false, entered: null, totals: null, registered: null, tables: [] })
  })

  it('is certified with its statement, returned with a reason, corrected and accepted', async () => {
    const { body: now } = await read(admin)
    const certify = (body: object) => steps.send<Report>(admin, 'post', `${place()}/certification`, body)
    const silent = await certify({ agreed: false, version: now.version })
    expect(silent.body.fields).toEqual({ agreed: ['Confirm the statement.'] })
    const certified = await certify({ agreed: true, version: now.version })
    expect([certified.status, certified.body.status]).toEqual([200, 'Certified'])
    expect((await save(admin, { enrolled: 1, version: certified.body.version })).status).toBe(409)
    expect((await decide([allegany], 'Return', ' ')).body.fields).toEqual({ reason: ['Reason is required.'] })
    expect((await decide([allegany, howard], 'Accept')).status).toBe(409)
    expect((await read(admin)).body.status).toBe('Certified')
    expect((await decide([allegany], 'Return', 'Check the enrollment.')).status).toBe(200)
    const { body: returned } = await read(admin)
    expect(returned).toMatchObject({ status: 'Returned', returnReason: 'Check the enrollment.' })
    const corrected = await save(admin, { enrolled: 8100, version: returned.version })
    expect(corrected.body.status).toBe('Returned')
    await certify({ agreed: true, version: corrected.body.version })
    expect((await decide([allegany], 'Accept')).body.decided).toBe(1)
    const history = await auditOf(api, 'annualReport', `${year}-${allegany}`)
    expect(history.map(({ action }) => action)).toEqual([
      'rollUpAnnualReport',
      'saveAnnualReport',
      'certifyAnnualReport',
      'returnAnnualReport',
      'saveAnnualReport',
      'certifyAnnualReport',
      'acceptAnnualReport',
    ])
    const told = await api.db
      .select()
      .from(notices)
      .where(sql`kind like 'annualReport%'`)
    expect(new Set(told.map(({ kind }) => kind))).toEqual(
      new Set(['annualReportCertified', 'annualReportDecided']),
    )
  })

  it('is a task of the agency until it is certified, and in its calendar; both are gone afterwards', async () => {
    type Tasks = { rows?: { kind: string; leaId: number }[] }
    const tasks = async (who: string) =>
      JSON.stringify((await steps.send<Tasks>(who, 'get', '/api/tasks?pageSize=100')).body)
    expect(await tasks(elsewhere)).toContain('fileAnnualReport')
    expect(await tasks(admin)).not.toContain('fileAnnualReport')
  })

  it('reminds the agencies that have not filed, once for each step', async () => {
    const at = new Date(`${year + 1}-11-25T12:00:00Z`)
    const run = () => remindOfAnnualReports({ db: api.db, clock: () => at, config: testConfig() })
    const sent = () =>
      api.db
        .select()
        .from(notices)
        .where(sql`kind = 'annualReportDue'`)
    await run()
    const first = await sent()
    await run()
    expect((await sent()).length).toBe(first.length)
    expect(first.length).toBeGreaterThan(0)
    expect(first.some(({ leaId }) => leaId === allegany)).toBe(false)
  })
})

describe('totals that the state enters', () => {
  const of = () => year - 1
  const kinds = (agency: string, physical: [number, number], seclusion: [number, number]) => [
    [agency, 'Kind', 'Physical restraint', ...physical],
    [agency, 'Kind', 'Seclusion', ...seclusion],
    [agency, 'Kind', 'Mechanical restraint', 0, 0],
    [agency, 'Total', 'Students enrolled', '', 10_000],
  ]

  it('change nothing where a row is wrong, and are published where all are right', async () => {
    const bad = await importFile(
      monitor,
      [...kinds('01', [40, 20], [0, 0]), ['Atlantis', 'Kind', 'Seclusion', 1, 1]],
      of(),
    )
    expect([bad.body.stored, bad.body.errors]).toMatchObject([false, [{ row: 6, column: 'Agency' }]])
    const impossible = await importFile(monitor, kinds('01', [4, 20], [0, 0]), of())
    expect(impossible.body.errors).toMatchObject([{ row: 2, column: 'Students' }])
    expect((await read(monitor, allegany, of())).body.status).toBe('Not started')
    const good = await importFile(
      monitor,
      [
        ...kinds('01', [8, 4], [20, 15]),
        ...kinds('02', [30, 12], [40, 30]),
        ...kinds('13', [90, 30], [50, 40]),
      ],
      of(),
    )
    expect(good.body).toMatchObject({ stored: true, agencies: 3, errors: [] })
    expect((await read(monitor, allegany, of())).body.status).toBe('Accepted')
    const again = await importFile(monitor, kinds('01', [8, 4], [20, 15]), of())
    expect(again.body.agencies).toBe(0)
  })

  it('hide small numbers and what would reveal them from everybody but state monitors (example 24)', async () => {
    for (const who of [liaison, admin, user, elsewhere]) {
      const { body, status } = await published(who, of())
      expect([status, body.hidden]).toEqual([200, true])
      expect(body.rows.map(({ physical }) => physical.students.text)).toEqual(['n<10', 'hidden', '30'])
      expect(body.totals.physical.students.text).toBe('46')
      expect(JSON.stringify(body.rows[0]?.physical)).not.toMatch(/[48]/)
      expect((await published(who, of(), '?all=true')).status).toBe(403)
    }
    const { body: open } = await published(monitor, of(), '?all=true')
    expect(open.rows.map(({ physical }) => [physical.incidents.value, physical.per100])).toEqual([
      [8, '0.08'],
      [30, '0.30'],
      [90, '0.90'],
    ])
    expect(open.totals).toMatchObject({
      physical: { incidents: { value: 128 } },
      all: { incidents: { value: 238 } },
    })
    // A liaison reads of the agency what is published of it.
    const { body: one } = await read(liaison, 2, of())
    expect([one.totals?.physical.students.text, one.entered]).toEqual(['hidden', null])
    const { body: whole } = await read(admin, allegany, of())
    expect(whole.totals?.physical.students.text).toBe('4')
  })

  it('are a trend by year, and a file with small numbers hidden, which is recorded', async () => {
    const { body } = await published(monitor, year, '?all=true')
    expect(body.trend.map((line) => line.year)).toEqual([year - 1, year])
    for (const format of ['pdf', 'xlsx']) {
      const file = await api.call('get', `/api/published-incidents/${of()}/file?format=${format}`, {
        token: await api.tokenFor(liaison),
      })
      expect(file.status).toBe(200)
    }
    const history = await auditOf(api, 'annualReport', 'published')
    expect(history.at(-1)).toMatchObject({ action: 'exportPublishedIncidents', after: { agencies: 3 } })
  })

  it('are not imported over a report that the agency prepares, nor by an agency for another one', async () => {
    await save(elsewhere, { enrolled: 500, version: 0 }, howard)
    const over = await importFile(monitor, kinds('13', [40, 20], [0, 0]))
    expect(over.body.errors).toMatchObject([
      { row: 2, message: 'The agency prepares this report. Accept it or return it instead.' },
    ])
    const other = await importFile(elsewhere, kinds('01', [40, 20], [0, 0]))
    expect(other.body.errors[0]?.message).toMatch(/own agency/)
    const own = await importFile(elsewhere, kinds('', [40, 20], [0, 0]))
    expect(own.body).toMatchObject({ stored: true, agencies: 1 })
  })

  it('stand in a list of every agency with its standing', async () => {
    type List = AnswerOf<typeof listAnnualReports>
    const { body } = await steps.send<List>(liaison, 'get', `${base}/${year}`)
    expect(body.rows.length).toBeGreaterThan(20)
    expect(body.rows.find(({ leaId }) => leaId === howard)).toMatchObject({
      status: 'Draft',
      incidents: { value: null, text: '-' },
      registered: null,
    })
    const own = await steps.send<List>(user, 'get', `${base}/${year}`)
    expect(own.body.rows.map(({ leaId }) => leaId)).toEqual([allegany])
    expect(await api.db.$count(incidents)).toBeGreaterThan(0)
  })
})
