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
  type QueryInputOf,
} from '@portal/rest-contract'
import type { VisitPlace } from '@portal/domain'
import type { GatewayContext } from '../../context.js'
import type { LocalDashboard } from './local/dashboards-local-types.js'
import type { StateDashboard } from './state/dashboards-state-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** 'Part B' and 'Part C' narrow; everything else means both. */
export function partOf(part: string | null | undefined): 'Part B' | 'Part C' | undefined {
  return part === 'Part B' || part === 'Part C' ? part : undefined
}

/** Where every agency stands in one year, and what wants attention (`GET /api/dashboards/state`). */
export function readState({ upstream }: Upstream, filter: StateDashboard) {
  return upstream.call(getStateStanding, { query: filter })
}

/** Figures of the charts of the state dashboard (`GET /api/dashboards/state/charts`). */
export function readCharts({ upstream }: Upstream, filter: StateDashboard) {
  return upstream.call(getStateCharts, { query: filter })
}

/** Deadlines and events of the next 14 days (`GET /api/dashboards/state/days`). */
export function readDays({ upstream }: Upstream, filter: StateDashboard) {
  return upstream.call(listStateDays, { query: filter })
}

/** What happened last in the agencies (`GET /api/dashboards/state/activity`). */
export function readActivity({ upstream }: Upstream, filter: StateDashboard) {
  return upstream.call(listStateActivity, { query: filter })
}

/** Where the work of one agency stands (`GET /api/dashboards/local/{leaId}/{year}`). */
export function readLocal({ upstream }: Upstream, place: LocalDashboard) {
  return upstream.call(getLocalStanding, { params: place })
}

/**
 * Messages from the state to one agency, and what changed since the visit before (`GET
 * /api/dashboards/local/{leaId}/{year}/news`).
 */
export function readNews({ upstream }: Upstream, place: LocalDashboard) {
  return upstream.call(getLocalNews, { params: place })
}

/** People of one agency with their open work (`GET /api/dashboards/local/{leaId}/{year}/team`). */
export function readTeam({ upstream }: Upstream, place: LocalDashboard) {
  return upstream.call(listLocalTeam, { params: place })
}

/** Deadlines of the month, whom to ask, and whether the tour was seen (`GET /api/dashboards/landing`). */
export function readLanding({ upstream }: Upstream, query: QueryInputOf<typeof getLanding>) {
  return upstream.call(getLanding, { query })
}

/**
 * Remembers that the person was at a place, or finished the tour (`PUT /api/account/users/me/preferences/visits/{place}`).
 */
export function rememberVisit({ upstream }: Upstream, place: VisitPlace) {
  return upstream.call(putVisit, { params: { place }, body: {} })
}
