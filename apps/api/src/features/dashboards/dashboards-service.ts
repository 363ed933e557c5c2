import {
  addDays,
  afterVisit,
  agencyActivity,
  calendarDay,
  canReadDashboards,
  canReadStateDashboard,
  canReadTeam,
  flagsOf,
  lastVisit,
  monthOf,
  stateActivity,
  stripDays,
  type VisitPlace,
} from '@portal/domain'
import type {
  AnswerOf,
  getLanding,
  getLocalNews,
  getLocalStanding,
  getStateStanding,
  putVisit,
  QueryOf,
} from '@portal/rest-contract'
import type { Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { RequestContext } from '../../server/requests/route.js'
import { insist } from '../../server/verdicts.js'
import { readStateCharts } from './state/dashboards-charts-read-model.js'
import { readActivity, readDays, type Activity, type DashboardDay } from './dashboards-days-read-model.js'
import {
  agencyExists,
  readHelp,
  readLocalStanding,
  readTeam,
  type Place,
} from './local/dashboards-local-read-model.js'
import { readMessages } from './local/dashboards-messages-read-model.js'
import { agencyScope, stateScope, type StateFilter } from './dashboards-scope-read-model.js'
import { readStateStanding } from './dashboards-standing-read-model.js'
import { findVisit, storeVisit } from './dashboards-visits-store.js'

interface Reader {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
}

/** Where every agency stands, for state staff. */
export async function readState(
  { tx, actor, ctx }: Reader,
  filter: StateFilter,
): Promise<AnswerOf<typeof getStateStanding>> {
  insist(canReadStateDashboard(actor))
  const since = lastVisit(await findVisit(tx, actor.userId, 'state-dashboard'), ctx.now)
  return {
    asOf: ctx.now.toISOString(),
    since: since?.toISOString() ?? null,
    agencies: await readStateStanding(tx, actor, filter, { since, now: ctx.now }),
  }
}

/** Charts of the state dashboard. FORBIDDEN outside the state. */
export function readCharts({ tx, actor, ctx }: Reader, filter: StateFilter) {
  insist(canReadStateDashboard(actor))
  return readStateCharts(tx, actor, filter, ctx.now)
}

/** The next 14 days, today being the first. */
export function readStrip({ tx, actor, ctx }: Reader, filter: StateFilter): Promise<DashboardDay[]> {
  insist(canReadStateDashboard(actor))
  const from = calendarDay(ctx.now)
  const span = { from, to: addDays(from, stripDays - 1), part: filter.part }
  return readDays(tx, actor, stateScope(actor, filter), span)
}

/** Latest acts of agencies for the state dashboard, newest first. FORBIDDEN outside the state. */
export function readFeed({ tx, actor }: Reader, filter: StateFilter): Promise<Activity[]> {
  insist(canReadStateDashboard(actor))
  return readActivity(tx, stateScope(actor, filter), { actions: stateActivity })
}

/** How an agency stands in a year. NOT_FOUND for those who do not see it. */
export async function readLocal(reader: Reader, place: Place): Promise<AnswerOf<typeof getLocalStanding>> {
  await insistOnAgency(reader, place)
  const { tx, actor, ctx } = reader
  return { asOf: ctx.now.toISOString(), ...(await readLocalStanding(tx, actor, place)) }
}

/** Messages of the state, and what others did since the visit before; nothing is new on the first visit. */
export async function readNews(reader: Reader, place: Place): Promise<AnswerOf<typeof getLocalNews>> {
  await insistOnAgency(reader, place)
  const { tx, actor, ctx } = reader
  const since = lastVisit(await findVisit(tx, actor.userId, 'local-dashboard'), ctx.now)
  return {
    since: since?.toISOString() ?? null,
    messages: await readMessages(tx, actor, place),
    changes:
      since === null
        ? []
        : await readActivity(tx, agencyScope(actor, place.leaId), {
            actions: agencyActivity,
            since,
            notBy: actor.userId,
          }),
  }
}

/** What people of an agency are assigned to and have open. FORBIDDEN for those who do not lead it. */
export async function readPeople(reader: Reader, place: Place) {
  await insistOnAgency(reader, place)
  insist(canReadTeam(reader.actor))
  return readTeam(reader.tx, place)
}

/** What the landing page adds to the work itself. */
export async function readLanding(
  { tx, actor, ctx }: Reader,
  { year, leaId, part }: QueryOf<typeof getLanding>,
): Promise<AnswerOf<typeof getLanding>> {
  insist(canReadDashboards(actor))
  const { from, to } = monthOf(calendarDay(ctx.now))
  const asked = actor.leaId ?? leaId
  const { isLocalAdmin, isLocalUser } = flagsOf(actor)
  // Pipelined: one round trip.
  const [days, help, tour] = await Promise.all([
    readDays(tx, actor, agencyScope(actor, asked), { from, to, part }),
    actor.leaId !== null && (isLocalAdmin || isLocalUser) ? readHelp(tx, { leaId: actor.leaId, year }) : [],
    findVisit(tx, actor.userId, 'tour'),
  ])
  return { from, to, days, help, tourDone: tour !== null }
}

/** Remembers a visit; what is remembered is nobody's record, so the history has no entry. */
export async function rememberVisit(
  { tx, actor, ctx }: Reader,
  place: VisitPlace,
): Promise<AnswerOf<typeof putVisit>> {
  insist(canReadDashboards(actor))
  const visit = afterVisit(await findVisit(tx, actor.userId, place), ctx.now)
  await storeVisit(tx, actor.userId, place, visit)
  return { place, at: visit.at.toISOString(), before: visit.before?.toISOString() ?? null }
}

async function insistOnAgency({ tx, actor }: Reader, { leaId }: Place): Promise<void> {
  insist(canReadDashboards(actor))
  if (!(await agencyExists(tx, actor, leaId))) throw new ApiError('NOT_FOUND', 'This agency does not exist.')
}
