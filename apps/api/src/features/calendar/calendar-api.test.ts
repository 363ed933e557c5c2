import { calendarDay } from '@portal/domain'
import type { AnswerOf, createCalendarEvent, getCalendar, listCurrentEvents } from '@portal/rest-contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEvents, calendarFeeds, idempotencyKeys } from '../../db/schema/index.js'
import { findingSteps } from '../../testing/finding-steps.js'
import { schoolDaysOf } from './calendar-school-days-read-model.js'
import { startTestApi, type TestAnswer, type TestApi } from '../../testing/test-api.js'

type Event = AnswerOf<typeof createCalendarEvent>
type Events = AnswerOf<typeof listCurrentEvents>
type Calendar = AnswerOf<typeof getCalendar>

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const member = 'user@allegany.example'
const allegany = 1
const howard = 13
const kent = 14

async function as<Body = Event>(
  user: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<TestAnswer<Body>> {
  return api.call<Body>(method, path, {
    token: await api.tokenFor(user),
    headers,
    ...(body !== undefined && { body }),
  })
}

const snow = {
  subject: ' Snow  day ',
  eventType: 1,
  school: 'is dropped',
  eventDescription: 'Inclement Weather Closure',
  part: '',
  startTime: '2027-02-08',
  endTime: null as string | null,
  description: '',
  location: '',
}

const events = async (user: string, leaId: number, from: string, to: string, forState = false) =>
  (
    await as<Events>(
      user,
      'get',
      `/api/msde/desk-audit/dashboard/currentEvents/${leaId}/${forState}?startDate=${from}&endDate=${to}`,
    )
  ).body.value

const create = async (user: string, change: object = {}, leaId = allegany) =>
  as(user, 'post', '/api/calendar/events', { ...snow, leaId, ...change })

const lastAudit = async () => {
  const [row] = await api.db.select().from(auditEvents).orderBy(desc(auditEvents.seq)).limit(1)
  return row
}

describe('the calendar of an agency', () => {
  it('is kept by the state and by its own administrator, and read by its people', async () => {
    expect((await create(monitor)).status).toBe(201)
    const { status, body } = await create(admin, { startTime: '2027-02-09' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      subject: 'Snow day',
      school: '',
      isAllDay: true,
      startTime: '2027-02-09T00:00:00-10:00',
      endTime: null,
      year: 2026,
      isReadonly: false,
      version: 1,
      changedBy: { fullName: expect.any(String) },
    })
    expect(await lastAudit()).toMatchObject({
      action: 'createCalendarEvent',
      targetType: 'calendarEvent',
      targetId: body.id,
      leaId: allegany,
      year: 2026,
    })
    const shown = await events(member, allegany, '2027-02-08', '2027-02-09')
    expect(shown.map(({ startTime, isReadonly }) => [startTime.slice(0, 10), isReadonly])).toEqual([
      ['2027-02-08', true],
      ['2027-02-09', true],
    ])
  })

  it.each([
    ['a local user', member, allegany, 403],
    ['a liaison', 'liaison@state.example', allegany, 403],
    ['dispute resolution staff', 'disputes@state.example', allegany, 403],
    ['the administrator of another agency', 'admin@howard.example', allegany, 404],
    ['a monitor for an agency that is not there', monitor, 777, 404],
  ])('is not changed by %s', async (_name, user, leaId, status) => {
    const before = await events(monitor, allegany, '2027-02-01', '2027-02-28')
    expect((await create(user, {}, leaId)).status).toBe(status)
    const event = before[0]
    const path = `/api/calendar/events/${leaId === 777 ? 999_999 : event?.id}`
    const version = event?.version
    const tried = [
      await as(user, 'put', path, { ...snow, version }),
      await as(user, 'put', `${path}/days`, { startTime: '2027-02-10', endTime: null, version }),
      await as(user, 'delete', `${path}?version=${version}`),
      await as(user, 'post', `${path}/restore`, { version }),
    ]
    expect(tried.map((answer) => answer.status)).toEqual([status, status, status, status])
    expect(await events(monitor, allegany, '2027-02-01', '2027-02-28')).toEqual(before)
  })

  it('is out of sight for people of another agency', async () => {
    for (const path of [
      '/api/msde/desk-audit/dashboard/currentEvents/1/false',
      '/api/calendar/agencies/1/2026',
      '/api/calendar/agencies/1/2026/events.ics',
    ])
      expect([path, (await as('user@howard.example', 'get', path)).status]).toEqual([path, 404])
  })

  it('names what is wrong with an event, field by field', async () => {
    const { status, body } = await create(monitor, {
      eventType: 2,
      school: '',
      eventDescription: 'Other',
      startTime: 'soon',
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      fields: {
        school: ['School is required.'],
        startTime: ['Start Date is no day.'],
        description: ['Description is required.'],
      },
    })
  })

  it('reads times in UTC-10, however they are spelled', async () => {
    const { body } = await create(monitor, {
      startTime: '2027-03-12T09:59:59Z',
      endTime: '2027-03-13T00:00:00-10:00',
    })
    expect([body.startTime, body.endTime]).toEqual(['2027-03-11T00:00:00-10:00', '2027-03-13T00:00:00-10:00'])
  })
})

describe('an event', () => {
  it('is changed, moved, deleted and restored, each step from the version that was seen', async () => {
    const made = (await create(admin, { startTime: '2027-04-05' })).body
    const path = `/api/calendar/events/${made.id}`
    const changed = await as(admin, 'put', path, {
      ...snow,
      subject: 'Spring break',
      eventDescription: 'Holiday',
      startTime: '2027-04-05',
      endTime: '2027-04-09',
      version: 1,
    })
    expect(changed.body).toMatchObject({ version: 2, endTime: '2027-04-09T00:00:00-10:00' })
    expect(await lastAudit()).toMatchObject({
      action: 'updateCalendarEvent',
      before: { subject: 'Snow day', endTime: null },
      after: { subject: 'Spring break', endTime: '2027-04-09' },
    })

    const stale = await as<{ code: string; message: string; current: Event }>(
      monitor,
      'put',
      `${path}/days`,
      {
        startTime: '2027-04-12',
        endTime: null,
        version: 1,
      },
    )
    expect(stale.status).toBe(409)
    expect(stale.body.current).toMatchObject({ version: 2, subject: 'Spring break' })
    expect(stale.body.message).toMatch(/saved this .* ago\. Review the differences before saving\.$/)

    const moved = await as(monitor, 'put', `${path}/days`, {
      startTime: '2027-06-29',
      endTime: '2027-07-03',
      version: 2,
    })
    expect(moved.body).toMatchObject({ version: 3, year: 2026, subject: 'Spring break' })

    const refused = await as(monitor, 'put', `${path}/days`, {
      startTime: '2027-06-29',
      endTime: '2027-06-28',
      version: 3,
    })
    expect(refused.status).toBe(422)

    expect((await as(admin, 'delete', `${path}?version=2`)).status).toBe(409)
    expect((await as(admin, 'delete', `${path}?version=3`)).body.version).toBe(4)
    expect(await events(monitor, allegany, '2027-06-29', '2027-07-03')).toEqual([])
    expect((await as(monitor, 'put', path, { ...snow, version: 4 })).status).toBe(409)
    expect((await as(monitor, 'delete', `${path}?version=4`)).status).toBe(409)
    expect((await as(admin, 'post', `${path}/restore`, { version: 4 })).body.version).toBe(5)
    expect((await as(admin, 'post', `${path}/restore`, { version: 5 })).status).toBe(409)
    expect(await events(monitor, allegany, '2027-07-03', '2027-07-10')).toHaveLength(1)
    const history = await api.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.targetId, made.id))
      .orderBy(auditEvents.seq)
    expect(history.map(({ action }) => action)).toEqual([
      'createCalendarEvent',
      'updateCalendarEvent',
      'moveCalendarEvent',
      'deleteCalendarEvent',
      'restoreCalendarEvent',
    ])
  })

  it('is saved by one of two who change it at once', async () => {
    const { id } = (await create(monitor, { startTime: '2027-05-03' })).body
    const answers = await Promise.all(
      [admin, monitor].map((user, index) =>
        as(user, 'put', `/api/calendar/events/${id}`, { ...snow, subject: `Of ${index}`, version: 1 }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

describe('what the portal knows of itself', () => {
  it('is read only, and that of the state for monitors only', async () => {
    const steps = findingSteps(api)
    const { body } = await steps.issue(monitor, await steps.other(howard))
    const from = body.dueOn ?? ''
    const forMonitor = await events(monitor, howard, from, from, true)
    const due = forMonitor.filter(({ subject }) => subject.startsWith('Due: '))
    expect(due).toMatchObject([{ subject: `Due: ${body.number}`, isReadonly: true, version: null }])
    const others = [
      await events(monitor, howard, from, from, false),
      await events('admin@howard.example', howard, from, from, true),
      await events('liaison@state.example', howard, from, from, true),
    ]
    expect(others.flat().filter(({ subject }) => subject.startsWith('Due: '))).toEqual([])
  })

  it('counts the school days of an agency, without those on which it is closed', async () => {
    const calendar = async () => (await as<Calendar>(admin, 'get', `/api/calendar/agencies/1/${year}`)).body
    const year = Number(calendarDay(api.clock.now()).slice(0, 4)) - (beforeJuly() ? 1 : 0)
    const before = await calendar()
    expect(before).toMatchObject({ firstDay: expect.any(String), add: { allowed: true, reason: null } })
    const monday = mondayAfter(before.firstDay ?? '')
    const closed = await create(admin, { startTime: monday, eventDescription: 'Holiday' })
    expect((await calendar()).schoolDays).toBe((before.schoolDays ?? 0) - 1)
    await as(admin, 'delete', `/api/calendar/events/${closed.body.id}?version=1`)
    await create(admin, { startTime: monday, eventDescription: 'Delayed Opening 2 hours' })
    expect((await calendar()).schoolDays).toBe(before.schoolDays)
    // One school's own closure never counts; training of everybody does, unless the state has switched it.
    await create(admin, {
      startTime: monday,
      eventType: 2,
      school: 'Beall High School',
      eventDescription: 'School Closure',
    })
    expect((await calendar()).schoolDays).toBe(before.schoolDays)
    await create(admin, { startTime: monday, eventDescription: 'System-wide PD' })
    expect((await calendar()).schoolDays).toBe((before.schoolDays ?? 0) - 1)
    const closing = async (trainingCloses: boolean) =>
      (await schoolDaysOf(api.db, allegany, year, { trainingCloses })).calendar.closing(monday)
    expect(await closing(true)).toBe('System-wide PD')
    expect(await closing(false)).toBeNull()
    const unknown = await as<Calendar>(monitor, 'get', `/api/calendar/agencies/${kent}/${year}`)
    expect(unknown.body).toMatchObject({ firstDay: null, schoolDays: null })
    const reader = await as<Calendar>(member, 'get', `/api/calendar/agencies/1/${year}`)
    expect(reader.body.add).toMatchObject({
      allowed: false,
      reason: expect.stringContaining('Only the state'),
    })
  })

  const beforeJuly = () => calendarDay(api.clock.now()).slice(5, 7) < '07'
  const mondayAfter = (day: string) => {
    const date = new Date(`${day}T00:00:00Z`)
    date.setUTCDate(date.getUTCDate() + ((8 - date.getUTCDay()) % 7 || 7))
    return date.toISOString().slice(0, 10)
  }
})

describe('all agencies at once', () => {
  const all = async (user: string, query = '?startDate=2027-02-01&endDate=2027-02-28') =>
    as<Events>(user, 'get', `/api/msde/desk-audit/dashboard/currentEvents${query}`)

  it('are those that the caller sees', async () => {
    await create(monitor, {}, howard)
    const ids = async (user: string) => new Set((await all(user)).body.value.map(({ leaId }) => leaId))
    expect([...(await ids(monitor))]).toEqual(expect.arrayContaining([allegany, howard]))
    expect([...(await ids(member))]).toEqual([allegany])
  })

  it('are asked for in a span of days that can be read', async () => {
    for (const query of ['?startDate=2027-02-30', '?startDate=2027-02-02&endDate=2027-02-01'])
      expect([query, (await all(monitor, query)).status]).toEqual([query, 422])
    expect((await all(monitor, '?startDate=2020-01-01&endDate=2027-01-01')).status).toBe(422)
    expect((await all(monitor, '')).status).toBe(200)
  })
})

describe('iCalendar', () => {
  interface Feed {
    id: number
    secret: string | null
    lastReadOn: string | null
  }
  const feed = (user: string, leaId: number, headers = {}) =>
    as<Feed>(user, 'post', '/api/calendar/feeds', { leaId }, headers)
  const read = (secret: string | null) =>
    api.call<{ calendar: string }>('post', '/api/calendar/feeds/read', { body: { secret } })

  it('is downloaded with whole days, and recorded', async () => {
    const { body: event } = await create(monitor, {
      startTime: '2027-01-04',
      endTime: '2027-01-05',
      eventDescription: 'Other',
      description: 'Line one, with; signs\nLine two',
      part: 'Part C',
    })
    const { status, headers, body } = await as<string>(
      member,
      'get',
      '/api/calendar/agencies/1/2026/events.ics',
    )
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/calendar-events-2026-\d{8}\.ics/)
    const lines = body.replaceAll('\r\n ', '').split('\r\n')
    const at = lines.indexOf(`UID:${event.id}.agency-1@events.compliance-monitoring`)
    const entry = lines.slice(at, lines.indexOf('END:VEVENT', at))
    expect(entry).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20270104',
        'DTEND;VALUE=DATE:20270106',
        'SUMMARY:Snow day (Part C)',
        'DESCRIPTION:Other\\nLine one\\, with\\; signs\\nLine two',
        'TRANSP:TRANSPARENT',
      ]),
    )
    expect(await lastAudit()).toMatchObject({ action: 'downloadCalendar', leaId: allegany, year: 2026 })
  })

  it('is read at a secret address until it is revoked', async () => {
    const made = await feed(member, allegany, { 'idempotency-key': 'feed-of-member' })
    const secret = made.body.secret ?? ''
    expect(secret).toHaveLength(43)
    expect((await feed(member, allegany, { 'idempotency-key': 'feed-of-member' })).body.secret).toBeNull()
    const stored = [
      await api.db.select().from(calendarFeeds),
      await api.db.select().from(idempotencyKeys),
      await api.db.select().from(auditEvents),
    ]
    expect(JSON.stringify(stored)).not.toContain(secret)

    expect((await read(secret)).body.calendar).toContain('BEGIN:VEVENT')
    expect(await lastAudit()).toMatchObject({ action: 'readCalendarFeed', targetId: String(made.body.id) })
    const { seq } = (await lastAudit()) ?? {}
    await read(secret)
    expect((await lastAudit())?.seq).toBe(seq)
    const [own] = (await as<Feed[]>(member, 'get', '/api/calendar/feeds')).body
    expect(own).toMatchObject({ id: made.body.id, leaId: allegany, lastReadOn: expect.any(String) })
    expect(own).not.toHaveProperty('secret')

    expect((await as(admin, 'delete', `/api/calendar/feeds/${made.body.id}`)).status).toBe(404)
    const second = await feed(member, allegany)
    expect((await read(secret)).status).toBe(404)
    expect((await read(second.body.secret)).status).toBe(200)
    expect((await as(member, 'delete', `/api/calendar/feeds/${second.body.id}`)).status).toBe(204)
    expect((await lastAudit())?.action).toBe('revokeCalendarFeed')
    expect((await read(second.body.secret)).status).toBe(404)
    expect((await as<Feed[]>(member, 'get', '/api/calendar/feeds')).body).toEqual([])
  })

  it('is nothing at an address that somebody guesses, of another agency, or of a disabled person', async () => {
    expect((await read('x'.repeat(43))).status).toBe(404)
    expect((await feed(member, howard)).status).toBe(404)
    const { secret } = (await feed('user@howard.example', howard)).body
    expect((await read(secret)).status).toBe(200)
    const id = await api.userId('user@howard.example')
    const disabled = await as(monitor, 'patch', `/api/account/users/${id}/disable`)
    expect(disabled.status).toBe(200)
    expect((await read(secret)).status).toBe(404)
  })
})
