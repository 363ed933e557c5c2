import { addDays, calendarDay, csvDocument, incidentColumns, listTemplate } from '@portal/domain'
import type { AnswerOf, importIncidents, listIncidentChoices } from '@portal/rest-contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { incidentNotices, notices } from '../../db/schema/index.js'
import { auditOf } from '../../testing/audits/test-audit.js'
import { anIncident, incidentSteps, type Incident } from '../../testing/incident-steps.js'
import { allegany, selfAssessmentSteps } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

const monitor = 'monitor@state.example'
const liaison = 'liaison@state.example'
const admin = 'admin@allegany.example'
const local = 'user@allegany.example'
const elsewhere = 'admin@howard.example'
const today = calendarDay(new Date())

let api: TestApi
let its: ReturnType<typeof incidentSteps>

beforeAll(async () => {
  api = await startTestApi()
  its = incidentSteps(api)
})
afterAll(() => api.close())

/** The rows of incidents as a file of the template writes them. */
function fileOf(rows: object[]) {
  const columns = listTemplate(incidentColumns).map((name) =>
    incidentColumns.find((one) => one.name === name),
  )
  const cell = (row: object, field: string) => {
    const value: unknown = Reflect.get(row, field)
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' ? value : 'Ben Hall | 2040-01-31'
  }
  const form = new FormData()
  const lines = rows.map((row) => columns.map((column) => cell(row, column?.field ?? '')))
  form.append('file', new Blob([csvDocument(listTemplate(incidentColumns), lines)]), 'incidents.csv')
  return form
}

async function imported(user: string, rows: object[]) {
  return api.call<AnswerOf<typeof importIncidents>>('post', '/api/incidents/import', {
    token: await api.tokenFor(user),
    form: fileOf(rows),
  })
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b)

describe('incidents', () => {
  it('are registered by the agency alone, and every field that is wrong says so', async () => {
    expect((await its.add(monitor)).status).toBe(403)
    expect((await its.add(liaison)).status).toBe(403)
    const bad = await its.add(admin, {
      number: ' ',
      studentId: '12',
      endTime: '10:00',
      incidentDate: addDays(today, 1),
      kind: 'X',
      staff: [{ id: 'a', name: '', trained: false, trainedUntil: '' }],
      parentNotifiedOn: '',
    })
    expect([bad.status, bad.body.fields]).toMatchObject([
      422,
      {
        number: ['Incident number is required.'],
        studentId: ['State student ID must have 10 digits.'],
        endTime: ['End must be on or after Start.'],
        incidentDate: ['Date cannot be in the future.'],
        kind: ['Kind is required.'],
        'staff.0.name': ['Name is required.'],
        parentNotifiedOn: ['Parents told on is required.'],
      },
    ])
    const added = await its.add(local, { number: 'A-1' })
    expect([added.status, added.body.minutes, added.body.flags, added.body.leaId]).toEqual([
      201,
      15,
      [],
      allegany,
    ])
    const again = await its.add(admin, { number: 'A-1' })
    expect(again.body.fields).toEqual({ number: ['There is an incident with this number in the year.'] })
    expect((await its.get(elsewhere, added.body.id)).status).toBe(404)
  })

  it('mask their student until somebody may and does reveal the name, which is recorded', async () => {
    const { body } = await its.add(admin, { studentId: '2000001234', lastName: 'Quill', firstName: 'Zoe' })
    expect(body.student).toBe('Z. Q. ****1234')
    const read = await its.get(liaison, body.id)
    expect([read.status, read.body.student, JSON.stringify(read.body).includes('Quill')]).toEqual([
      200,
      'Z. Q. ****1234',
      false,
    ])
    expect((await its.send(liaison, 'post', `/${body.id}/reveal`)).status).toBe(403)
    const shown = await its.send(monitor, 'post', `/${body.id}/reveal`)
    expect(shown.body).toEqual({ studentId: '2000001234', lastName: 'Quill', firstName: 'Zoe' })
    const history = await auditOf(api, 'incident', body.id)
    expect(history.map(({ action }) => action)).toEqual(['addIncident', 'revealIncidentStudent'])
    expect(JSON.stringify(history)).not.toMatch(/Quill|2000001234/)
  })

  it('keep what is not sent, refuse an old version, and do not write who the student was into the history', async () => {
    const { body } = await its.add(admin)
    const changed = await its.update(admin, body, { trigger: 'Left the room.' })
    expect([changed.status, changed.body.trigger, changed.body.school]).toEqual([
      200,
      'Left the room.',
      'Hill School',
    ])
    const late = await its.update(local, body, { school: 'Lake School' })
    expect([late.status, (late.body.current as Incident).trigger]).toEqual([409, 'Left the room.'])
    const other = await its.update(admin, changed.body, { lastName: 'Quince' })
    expect(other.body.student).toMatch(/^A\. Q\./)
    const history = await auditOf(api, 'incident', body.id)
    expect(history.at(-1)).toMatchObject({ action: 'updateIncident', after: { student: 'changed' } })
    expect(JSON.stringify(history)).not.toContain('Quince')
    expect((await its.update(monitor, other.body, { school: 'X' })).status).toBe(403)
    const none = await its.update(admin, other.body, { staff: [] })
    expect(none.body.fields).toEqual({ staff: ['Name the staff who took part.'] })
  })

  it('are flagged by rule, and a filter finds what is flagged', async () => {
    const long = addDays(today, -60)
    const flagged = [
      { endTime: '10:42' },
      { position: 'PRONE' },
      { kind: 'SECLUSION', position: 'NONE' },
      { kind: 'MECHANICAL', position: 'SEATED' },
      { staff: [{ id: 'a', name: 'New Person', trained: false, trainedUntil: '' }] },
      { staff: [{ id: 'a', name: 'Old Hand', trained: true, trainedUntil: addDays(today, -1) }] },
      { incidentDate: long, parentNotifiedOn: '', parentNotifiedTime: '', parentNotifiedHow: '' },
      { incidentDate: long, parentNotifiedOn: addDays(long, 1), parentNotifiedTime: '10:21' },
      { incidentDate: long, parentNotifiedOn: addDays(long, 1), parentNotifiedTime: '' },
      { incidentDate: long, parentNotifiedOn: long, teamMeetingHeldOn: addDays(long, 30) },
      { incidentDate: long, parentNotifiedOn: long, teamMeetingHeldOn: addDays(long, 3) },
    ]
    for (const more of flagged)
      await its.add(elsewhere, { school: 'Flag School', studentId: '2000000099', ...more })
    const all = (await its.list(elsewhere, '?q=Flag+School&sort=minutes')).body.rows
    const seen = all.flatMap(({ flags }) => flags.map(({ key }) => key))
    for (const flag of new Set(seen)) {
      const { rows } = (await its.list(elsewhere, `?q=Flag+School&flag=${flag}`)).body
      const expected = all.filter(({ flags }) => flags.some(({ key }) => key === flag))
      expect([flag, idsOf(rows)]).toEqual([flag, idsOf(expected)])
    }
    expect(new Set(seen).size).toBe(8)
    const any = (await its.list(elsewhere, '?q=Flag+School&flag=any')).body.total
    expect(any).toBe(all.filter(({ flags }) => flags.length > 0).length)
    expect(all.some(({ flags }) => flags.length === 0)).toBe(true)
  })

  it('lead to one notice at the tenth of a student, and to none at the eleventh', async () => {
    const studentId = '2000000077'
    for (let n = 0; n < 9; n++) await its.add(admin, { studentId })
    const open = async () => (await its.list(admin)).body.notices
    expect(await open()).toEqual([])
    await its.add(admin, { studentId })
    const [notice] = await open()
    expect(notice).toMatchObject({
      incidents: 10,
      reachedOn: today,
      givenOn: null,
      record: { allowed: true },
    })
    expect(notice?.rule).toBe('4 business days from incident 10 of one student in the school year')
    const told = await api.db.select().from(notices).where(eq(notices.kind, 'incidentsOfStudent'))
    expect(told.length).toBeGreaterThan(0)
    expect(JSON.stringify(told)).not.toMatch(/Bell|2000000077/)
    await its.add(admin, { studentId })
    expect((await open()).map(({ id, incidents }) => [id, incidents])).toEqual([[notice?.id, 11]])
    const record = (user: string, body: object) =>
      its.send<{ fields?: object; givenOn?: string }>(user, 'post', `/notices/${notice?.id}`, body)
    expect((await record(monitor, { givenOn: today, version: 1 })).status).toBe(403)
    const early = await record(admin, { givenOn: addDays(today, -1), version: 1 })
    expect(early.body.fields).toEqual({ givenOn: ['Given on must be on or after the incident.'] })
    expect((await record(admin, { givenOn: today, version: 1 })).body.givenOn).toBe(today)
    expect(await open()).toEqual([])
    expect((await record(admin, { givenOn: today, version: 2 })).status).toBe(409)
    await its.add(admin, { studentId })
    expect(await open()).toEqual([])
    const made = api.db.select().from(incidentNotices).where(eq(incidentNotices.studentId, studentId))
    expect(await made).toHaveLength(1)
  })

  it('make one notice when the tenth and the eleventh are registered at once', async () => {
    const studentId = '2000000078'
    for (let n = 0; n < 9; n++) await its.add(elsewhere, { studentId })
    await Promise.all([1, 2, 3].map(() => its.add(elsewhere, { studentId })))
    const made = await api.db.select().from(incidentNotices).where(eq(incidentNotices.studentId, studentId))
    expect(made).toHaveLength(1)
  })

  it('are imported as a whole list, or not at all with the errors by row and column', async () => {
    const before = (await its.list(admin)).body.total
    const bad = await imported(admin, [
      anIncident({ number: 'L-1' }),
      anIncident({ number: 'L-1' }),
      anIncident({ number: 'L-3', endTime: '09:00', kind: 'Hug' }),
    ])
    expect([bad.status, bad.body.taken]).toEqual([200, false])
    expect(bad.body.errors).toEqual([
      { row: 3, column: 'IncidentId', message: expect.stringContaining('appears more than once') as string },
      { row: 4, column: 'Kind', message: "Row 4: Kind 'Hug' is not in the list." },
    ])
    const order = await imported(admin, [anIncident({ number: 'L-3', endTime: '09:00' })])
    expect(order.body.errors).toEqual([
      { row: 2, column: 'End', message: 'Row 2: End must be on or after Start.' },
    ])
    expect((await its.list(admin)).body.total).toBe(before)
    const good = await imported(admin, [anIncident({ number: 'L-1' }), anIncident({ number: 'L-2' })])
    expect(good.body).toMatchObject({ taken: true, rowCount: 2, errors: [] })
    expect((await its.list(admin)).body.total).toBe(before + 2)
    const twice = await imported(admin, [anIncident({ number: 'L-2' }), anIncident({ number: 'L-4' })])
    expect([twice.body.taken, twice.body.errors.map(({ message }) => message)]).toEqual([
      false,
      ['Row 2: incident L-2 is in the register already.'],
    ])
    expect((await its.list(admin)).body.total).toBe(before + 2)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])]), 'x.xlsx')
    const broken = await api.call('post', '/api/incidents/import', { token: await api.tokenFor(admin), form })
    expect(broken.status).toBe(422)
  })

  it('leave as a file that masks students, and have a template', async () => {
    const token = await api.tokenFor(liaison)
    const csv = await api.call<string>('get', '/api/incidents/export?format=csv', { token })
    expect(csv.status).toBe(200)
    const template = await api.call('get', '/api/incidents/template?format=xlsx', {
      token: await api.tokenFor(admin),
    })
    expect(template.status).toBe(200)
    expect((await its.send(monitor, 'get', '/template')).status).toBe(403)
  })

  it('say what they are judged by, each value to be verified', async () => {
    const { body } = await its.send<AnswerOf<typeof listIncidentChoices>>(local, 'get', '/choices')
    expect(body.parameters).toContainEqual(
      expect.objectContaining({ key: 'teamMeetingBusinessDays', value: '10' }),
    )
    expect(body.parameters.every(({ verify }) => verify.includes('must verify'))).toBe(true)
    expect(body.codes.find(({ field }) => field === 'kind')?.options).toHaveLength(3)
  })

  it('find the others of the same student in the same year', async () => {
    const first = (await its.add(admin, { studentId: '2000000055' })).body
    const second = (await its.add(admin, { studentId: '2000000055' })).body
    expect(second.ofStudent).toEqual({ position: 2, total: 2 })
    const same = (await its.list(monitor, `?sameStudentAs=${first.id}`)).body.rows
    expect(same.map(({ id }) => id)).toEqual([second.id, first.id])
  })

  it('are a task of the agency until the notice is given', async () => {
    const steps = selfAssessmentSteps(api)
    const { body } = await steps.send<object>(elsewhere, 'get', '/api/tasks')
    expect(JSON.stringify(body)).toContain('giveIncidentNotice')
  })
})
