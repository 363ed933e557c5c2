import {
  calendarDay,
  canLaunchYear,
  launchGaps,
  nextYear,
  schoolYearOf,
  yearName,
  type AuditAction,
  type ContentReadiness,
  type YearKind,
} from '@portal/domain'
import type { AnswerOf, launchComplianceYear, previewComplianceYearLaunch } from '@portal/rest-contract'
import type { Database, Tx } from '../../db/database.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { RequestContext } from '../../server/requests/route.js'
import { act, insist } from '../../server/verdicts.js'
import { countNeverSignedIn, leasWithAdmin } from '../accounts/accounts-read-model.js'
import { listCountedAgencies } from '../agencies/agencies-read-model.js'
import type { LaunchContent, LaunchCount, LaunchPart } from './years-launch-parts.js'
import { notifyLaunch } from './years-mails.js'
import { listYears, lockLaunches } from './years-read-model.js'
import { insertYear } from './years-store.js'
import { recordAct } from '../../server/command.js'

type Preview = AnswerOf<typeof previewComplianceYearLaunch>
type Summary = AnswerOf<typeof launchComplianceYear>

interface Context<Handle> {
  tx: Handle
  actor: ApiActor
  ctx: RequestContext
}

const targetTypes: Record<YearKind, string> = {
  compliance: 'complianceYear',
  determinations: 'determinationYear',
  disputes: 'disputeYear',
}

/** What a launch will make and what is not ready. Refuses every year but the next one. */
export async function previewLaunch(
  { tx, actor, ctx }: Context<Database>,
  kind: YearKind,
  year: number,
  parts: readonly LaunchPart[],
): Promise<Preview> {
  const years = await listYears(tx, kind)
  const known = { ids: years.map(({ id }) => id), first: firstYear(ctx.now) }
  const verdict = canLaunchYear(actor, kind, known, year)
  insist(verdict, years)
  const contents: LaunchContent[] = []
  const carriedOver: LaunchCount[] = []
  for (const part of parts) {
    contents.push(...((await part.preview?.(tx, year)) ?? []))
    carriedOver.push(...((await part.carriedOver?.(tx, year)) ?? []))
  }
  const readiness = await readinessOf(tx, kind, year, contents, parts)
  return {
    next: nextYear(kind, known.ids, known.first),
    launch: act(verdict),
    agencies: readiness.agencies,
    contents,
    selfAssessments: contents.reduce((sum, content) => sum + content.selfAssessments, 0),
    carriedOver: carriedOver.filter(({ count }) => count > 0),
    usersNeverSignedIn: readiness.usersNeverSignedIn,
    notReady: readiness.notReady,
  }
}

/** Launches the next year with everything that belongs to it, once. */
export async function launchYear(
  command: Context<Tx>,
  kind: YearKind,
  year: number,
  parts: readonly LaunchPart[],
): Promise<Summary> {
  const { tx, actor, ctx } = command
  await lockLaunches(tx)
  const years = await listYears(tx, kind)
  const known = { ids: years.map(({ id }) => id), first: firstYear(ctx.now) }
  insist(canLaunchYear(actor, kind, known, year), years)
  const launched = { id: year, name: yearName(kind, year) }
  await insertYear(tx, kind, { ...launched, launchedBy: actor.userId, launchedOn: ctx.now })
  const contents: LaunchContent[] = []
  const created: LaunchCount[] = []
  for (const part of parts) {
    const made = await part.launch?.(tx, year)
    if (!made) continue
    contents.push(...made.contents)
    created.push(...made.created)
  }
  // What the launch copied is a draft from now on.
  const asTheyAre = contents.map(({ part, state }): ContentReadiness => ({
    part,
    state: state === 'Copied' ? 'Draft' : state,
  }))
  const { notReady } = await readinessOf(tx, kind, year, asTheyAre, parts)
  await notifyLaunch(tx, { publicUrl: ctx.publicUrl, kind, year: launched, now: ctx.now })
  await recordAct(command, kindActions[kind], {
    targetType: targetTypes[kind],
    targetId: year,
    year,
    after: { ...launched, ...Object.fromEntries(created.map(({ what, count }) => [what, count])) },
  })
  return {
    year: launched,
    launchedBy: { id: actor.userId, fullName: actor.fullName },
    launchedOn: ctx.now.toISOString(),
    created,
    contents,
    notReady,
  }
}

const kindActions: Record<YearKind, AuditAction> = {
  compliance: 'launchComplianceYear',
  determinations: 'launchDeterminationYear',
  disputes: 'launchDisputeYear',
}

async function readinessOf(
  db: Database,
  kind: YearKind,
  year: number,
  contents: readonly ContentReadiness[],
  parts: readonly LaunchPart[],
): Promise<Pick<Preview, 'agencies' | 'usersNeverSignedIn' | 'notReady'>> {
  const agencies = await listCountedAgencies(db)
  const withAdmin = await leasWithAdmin(db)
  const usersNeverSignedIn = await countNeverSignedIn(db)
  const drafts: string[] = []
  for (const part of parts) drafts.push(...((await part.drafts?.(db, year)) ?? []))
  return {
    agencies: agencies.length,
    usersNeverSignedIn,
    notReady: launchGaps(year, {
      contents,
      drafts,
      // Disputes are the state's own work: nothing waits for the agencies.
      agenciesWithoutAdmin: kind === 'disputes' ? 0 : agencies.filter((id) => !withAdmin.has(id)).length,
      usersNeverSignedIn,
    }),
  }
}

/** What an installation without any year begins with: the school year of today. */
function firstYear(now: Date): number {
  const [year = 0, month = 0] = calendarDay(now).split('-').map(Number)
  return schoolYearOf({ year, month })
}
