import {
  getLanding,
  getLocalNews,
  getLocalStanding,
  getStateCharts,
  getStateStanding,
  listLocalTeam,
  listStateActivity,
  listStateDays,
  putVisit,
} from '@portal/rest-contract'
import { route, type Route } from '../../server/requests/route.js'
import * as service from './dashboards-service.js'

const read = { transaction: 'read' } as const

/** Dashboards and landing page: read models of the other features, and the visits of people. */
export function dashboardsRoutes(): Route[] {
  return [
    route(getStateStanding, read, ({ query, ...reader }) => service.readState(reader, query)),
    route(getStateCharts, read, async ({ query, ...reader }) => service.readCharts(reader, query)),
    route(listStateDays, read, async ({ query, ...reader }) => service.readStrip(reader, query)),
    route(listStateActivity, read, async ({ query, ...reader }) => service.readFeed(reader, query)),
    route(getLocalStanding, read, ({ params, ...reader }) => service.readLocal(reader, params)),
    route(getLocalNews, read, ({ params, ...reader }) => service.readNews(reader, params)),
    route(listLocalTeam, read, ({ params, ...reader }) => service.readPeople(reader, params)),
    route(getLanding, read, ({ query, ...reader }) => service.readLanding(reader, query)),
    route(putVisit, { transaction: 'write' }, ({ params, ...command }) =>
      service.rememberVisit(command, params.place),
    ),
  ]
}
