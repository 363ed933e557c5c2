import { createCalendarEvent, getCalendar, listCurrentEvents } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { calendarFileRoutes } from './calendar-files.js'
import { CalendarResolver } from './calendar-resolver.js'

export const calendarFeature: GatewayFeature = {
  name: 'calendar',
  resolvers: [CalendarResolver],
  files: calendarFileRoutes,
  parts: {
    calendar: { calls: [getCalendar, listCurrentEvents, createCalendarEvent] },
  },
}
