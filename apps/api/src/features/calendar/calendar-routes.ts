import { canEditCalendar } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { heavyRoute, publicRoute, route, type Route } from '../../server/requests/route.js'
import { runCommand } from '../../server/requests/run-command.js'
import { act } from '../../server/verdicts.js'
import { listCalendar, spanOf, type DueDays } from './calendar-events-read-model.js'
import * as feeds from './calendar-feeds-service.js'
import { findCalendarAgency, listEventsOfAll } from './calendar-read-model.js'
import { schoolDaysOf } from './calendar-school-days-read-model.js'
import * as service from './calendar-service.js'

const none = { transaction: 'none' } as const
const write = { transaction: 'write' } as const

/** The events calendar: reading for whoever sees the agency, changes for those who keep its calendar. */
export function calendarRoutes(deps: ApiDeps, dueDays: DueDays): Route[] {
  return [
    route(calls.listCurrentEvents, none, async ({ tx, actor, ctx, params, query }) => {
      const span = spanOf(query, ctx.now)
      const days = params.isStateMonitor === 'true' ? dueDays : null
      const found = await listCalendar(tx, actor, params.leaId, span, days)
      return { value: service.agencyFound(found).events }
    }),
    route(calls.listAllCurrentEvents, none, async ({ tx, actor, ctx, query }) => ({
      value: await listEventsOfAll(tx, actor, spanOf(query, ctx.now)),
    })),
    route(calls.createCalendarEvent, write, ({ body, ...command }) =>
      service.createCalendarEvent(command, body),
    ),
    route(calls.updateCalendarEvent, write, ({ params, body, ...command }) =>
      service.updateCalendarEvent(command, params.id, body),
    ),
    route(calls.moveCalendarEvent, write, ({ params, body, ...command }) =>
      service.moveCalendarEvent(command, params.id, body),
    ),
    route(calls.deleteCalendarEvent, write, ({ params, query, ...command }) =>
      service.deleteCalendarEvent(command, params.id, query.version),
    ),
    route(calls.restoreCalendarEvent, write, ({ params, body, ...command }) =>
      service.restoreCalendarEvent(command, params.id, body.version),
    ),
    route(calls.getCalendar, none, async ({ tx, actor, params: { leaId, year } }) => {
      const agency = service.agencyFound(await findCalendarAgency(tx, actor, leaId))
      const { span, count } = await schoolDaysOf(tx, leaId, year, deps.config)
      return {
        leaId,
        name: agency.name,
        year,
        firstDay: span?.firstDay ?? null,
        lastDay: span?.lastDay ?? null,
        schoolDays: count,
        add: act(canEditCalendar(actor, leaId)),
      }
    }),
    route(calls.listClosedDays, none, async () => deps.config.closedDays),
    heavyRoute(calls.downloadCalendar, async ({ actor, ctx, params, res }) => {
      const { fileName, text } = await feeds.downloadCalendar({ ...deps, dueDays }, { actor, ctx }, params)
      res.attachment(fileName)
      res.set({ 'Content-Type': 'text/calendar; charset=utf-8', 'X-Content-Type-Options': 'nosniff' })
      res.end(text)
      return undefined
    }),
    route(calls.listCalendarFeeds, none, ({ tx, actor }) => feeds.listFeeds(tx, actor)),
    route(calls.createCalendarFeed, none, async ({ actor, ctx, body }) => {
      // The answer that is kept for a repeat must not hold the secret: a repeat returns none.
      let secret: string | null = null
      const command = { call: 'createCalendarFeed', actorId: actor.userId, request: body, ctx }
      const answer = await runCommand(deps, command, (tx) =>
        feeds.createCalendarFeed({ tx, actor, ctx }, body.leaId, (made) => {
          secret = made
        }),
      )
      return { ...answer, secret }
    }),
    route(calls.revokeCalendarFeed, write, ({ params, ...command }) =>
      feeds.revokeCalendarFeed(command, params.id),
    ),
    publicRoute(calls.readCalendarFeed, none, ({ ctx, body }) =>
      feeds.readCalendarFeed({ ...deps, dueDays }, ctx, body.secret),
    ),
  ]
}
