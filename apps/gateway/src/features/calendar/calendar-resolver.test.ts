import { allCalls } from '@portal/rest-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { sampleAnswer } from '../../testing/sample-answers.js'
import { refuse } from '../../testing/stub-upstream.js'

let gateway: TestGateway
let browser: Browser

beforeAll(async () => {
  gateway = await TestGateway.start()
  browser = await gateway.signedInBrowser()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.upstream.answers.clear()
  gateway.upstream.received.length = 0
})

/** An event in the format of the system of record. */
function anEvent(given: object = {}): object {
  const call = allCalls.find(({ id }) => id === 'updateCalendarEvent')
  if (!call) throw new Error('There is no such call.')
  const sample = sampleAnswer(call, { items: 1, nulls: false, wrongDates: false }) as object
  return { ...sample, id: '7', startTime: '2026-03-12T00:00:00-10:00', endTime: null, ...given }
}

describe('events', () => {
  it.each([1, 20])(
    'of an agency, %d of them, are one REST call, their times told as days',
    async (length) => {
      const told = anEvent({ endTime: '2026-03-13T10:00:00Z' })
      gateway.upstream.answers.set('listCurrentEvents', (_request, response) => {
        response.json({ value: Array.from({ length }, (_, id) => ({ ...told, id: String(id) })) })
      })
      const { data, errors } = await browser.query(
        '{ calendarEvents(leaId: 3, from: "2026-03-01", to: "2026-03-31", isStateMonitor: true) { startTime endTime } }',
      )
      expect(errors).toBeUndefined()
      expect(data?.['calendarEvents']).toEqual(
        Array.from({ length }, () => ({ startTime: '2026-03-12', endTime: '2026-03-13' })),
      )
      expect(gateway.upstream.received).toMatchObject([
        {
          params: { leaId: '3', isStateMonitor: 'true' },
          query: { startDate: '2026-03-01', endDate: '2026-03-31' },
        },
      ])
    },
  )

  it('that somebody else changed come with the refusal', async () => {
    gateway.upstream.answers.set('moveCalendarEvent', (_request, response) =>
      refuse(response, 'CONFLICT', 'Changed.', { current: anEvent({ subject: 'Snow' }) }),
    )
    const { data } = await browser.query(
      `mutation ($input: MoveCalendarEventInput!) {
        moveCalendarEvent(input: $input) { errors { code } event { subject startTime } }
      }`,
      { input: { id: '7', version: 1, startTime: '2026-03-14' } },
    )
    expect(data?.['moveCalendarEvent']).toEqual({
      errors: [{ code: 'CONFLICT' }],
      event: { subject: 'Snow', startTime: '2026-03-12' },
    })
  })

  it('that the portal knows of itself are nothing to change', async () => {
    const { data } = await browser.query(
      `mutation ($input: CalendarEventRefInput!) { deleteCalendarEvent(input: $input) { errors { code } } }`,
      { input: { id: 'first-day-3-2026', version: 1 } },
    )
    expect(data?.['deleteCalendarEvent']).toEqual({ errors: [{ code: 'NOT_FOUND' }] })
    expect(gateway.upstream.received).toEqual([])
  })
})

describe('a calendar program', () => {
  const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'

  it('reads a feed without a session; the key is in no log', async () => {
    gateway.upstream.answers.set('readCalendarFeed', (_request, response) => {
      response.json({ calendar })
    })
    const response = await gateway.browser().fetch('/feeds/calendar.ics?key=secret-of-one')
    expect([response.status, await response.text()]).toEqual([200, calendar])
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(gateway.upstream.received).toMatchObject([{ body: { secret: 'secret-of-one' } }])
    expect(gateway.upstream.received[0]?.headers['authorization']).toBeUndefined()
    expect(gateway.logLines.join('')).not.toContain('secret-of-one')
  })

  it.each(['', '?key=', `?key=${'x'.repeat(201)}`])('gets nothing with %j', async (query) => {
    expect((await gateway.browser().fetch(`/feeds/calendar.ics${query}`)).status).toBe(404)
    expect(gateway.upstream.received).toEqual([])
  })

  it('gets nothing with a key that was revoked', async () => {
    gateway.upstream.answers.set('readCalendarFeed', (_request, response) =>
      refuse(response, 'NOT_FOUND', 'There is no calendar at this address.'),
    )
    expect((await gateway.browser().fetch('/feeds/calendar.ics?key=old')).status).toBe(404)
  })
})

it('a new feed address is a path with its secret, once', async () => {
  const feed = { id: 4, leaId: 3, createdOn: '2026-03-01T10:00:00.000Z', lastReadOn: null }
  for (const secret of ['abc', null]) {
    gateway.upstream.answers.set('createCalendarFeed', (_request, response) => {
      response.status(201).json({ ...feed, secret })
    })
    const { data } = await browser.query('mutation { createCalendarFeed(leaId: 3) { path feed { id } } }')
    const path = secret === null ? null : '/feeds/calendar.ics?key=abc'
    expect(data?.['createCalendarFeed']).toEqual({ path, feed: { id: 4 } })
  }
})

it('a year of events is downloaded with the session', async () => {
  gateway.upstream.answers.set('downloadCalendar', (_request, response) => {
    response.type('text/calendar').attachment('events.ics').send('BEGIN:VCALENDAR')
  })
  const response = await browser.fetch('/files/calendars/3/2026')
  expect(await response.text()).toBe('BEGIN:VCALENDAR')
  expect(response.headers.get('content-disposition')).toContain('events.ics')
  expect((await browser.fetch('/files/calendars/x/2026')).status).toBe(404)
  expect((await gateway.browser().fetch('/files/calendars/3/2026')).status).toBe(401)
})
