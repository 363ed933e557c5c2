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

export function readState({ upstream }: Upstream, filter: StateDashboard) {
  return upstream.call(getStateStanding, { query: filter })
}

export function readCharts({ upstream }: Upstream, filter: StateDashboard) {
  return upstream.call(getStateCharts, { query: filter })
}

export function readDays({ upstream }: Upstream, filter: StateDashboard) {
  return upstream.call(listStateDays, { query: filter })
}

export function readActivity({ upstream }: Upstream, filter: StateDashboard) {
  return upstream.call(listStateActivity, { query: filter })
}

export function readLocal({ upstream }: Upstream, place: LocalDashboard) {
  return upstream.call(getLocalStanding, { params: place })
}

export function readNews({ upstream }: Upstream, place: LocalDashboard) {
  return upstream.call(getLocalNews, { params: place })
}

export function readTeam({ upstream }: Upstream, place: LocalDashboard) {
  return upstream.call(listLocalTeam, { params: place })
}

export function readLanding({ upstream }: Upstream, query: QueryInputOf<typeof getLanding>) {
  return upstream.call(getLanding, { query })
}

export function rememberVisit({ upstream }: Upstream, place: VisitPlace) {
  return upstream.call(putVisit, { params: { place }, body: {} })
}
