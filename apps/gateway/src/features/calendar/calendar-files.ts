import { downloadCalendar, readCalendarFeed } from '@portal/rest-contract'
import type { Express } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { passDownload, type FileRouteParts } from '../../upstream/file-passage.js'
import { pathOf } from '../../upstream/rest-client.js'
import { feedPath } from './calendar-client.js'

/**
 * `GET /files/calendars/:leaId/:year` downloads a year of events and needs a session. `GET /feeds/calendar.ics?key=…`
 * is read by calendar programs, which have no session: the key is the secret of one user and can be revoked.
 */
export function calendarFileRoutes(app: Express, parts: FileRouteParts): void {
  app.get('/files/calendars/:leaId/:year', async (request, response) => {
    const params = downloadCalendar.params?.safeParse(request.params)
    if (!params?.success) throw new PortalError('NOT_FOUND', 'The calendar was not found.')
    const path = pathOf(downloadCalendar.path, params.data)
    await passDownload(parts, { call: downloadCalendar, path }, request, response)
  })
  app.get(feedPath, async (request, response) => {
    const { key } = request.query
    if (typeof key !== 'string' || key === '' || key.length > 200)
      throw new PortalError('NOT_FOUND', 'There is no calendar at this address.')
    const { upstream } = parts.contexts(request, response)
    const { calendar } = await upstream.call(readCalendarFeed, { body: { secret: key } }, { read: true })
    response.set({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="calendar.ics"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    response.send(calendar)
  })
}
