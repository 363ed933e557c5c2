import { yearName } from '@portal/domain'
import {
  launchComplianceYear,
  launchDeterminationYear,
  launchDisputeYear,
  listComplianceYears,
  listDeterminationYears,
  listDisputeYears,
  listYearFigures,
  previewComplianceYearLaunch,
  previewDeterminationYearLaunch,
  previewDisputeYearLaunch,
} from '@portal/rest-contract'
import { PortalError } from '../../errors/portal-error.js'
import type { GatewayContext } from '../../context.js'
import type { LaunchPreview, LaunchSummary } from './years-launch-types.js'
import type { Year, YearFigures } from './years-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** Compliance years, oldest first (`GET /api/leas/years`). */
export function complianceYearsOf({ memo, upstream }: GatewayContext): Promise<Year[]> {
  return memo.once('complianceYears', () => upstream.call(listComplianceYears, {}))
}

const calls = {
  compliance: {
    list: listComplianceYears,
    preview: previewComplianceYearLaunch,
    launch: launchComplianceYear,
  },
  determinations: {
    list: listDeterminationYears,
    preview: previewDeterminationYearLaunch,
    launch: launchDeterminationYear,
  },
  disputes: { list: listDisputeYears, preview: previewDisputeYearLaunch, launch: launchDisputeYear },
}

/** The three calendars in which a year is launched. */
export type YearKind = keyof typeof calls

/** Years of a kind, oldest first: compliance, determinations or disputes. */
export function readYears({ upstream }: Upstream, kind: YearKind): Promise<Year[]> {
  return upstream.call(calls[kind].list, {})
}

/** Null if the system of record has no such figures. */
export async function readYearFigures({ upstream }: Upstream, kind: YearKind): Promise<YearFigures[] | null> {
  try {
    return await upstream.call(listYearFigures, { params: { kind } })
  } catch (error) {
    if (!(error instanceof PortalError) || error.code !== 'NOT_FOUND') throw error
    return null
  }
}

/** A system of record without a preview can still launch; it only cannot say beforehand what it will create. */
export async function readLaunchPreview(
  { upstream }: Upstream,
  kind: YearKind,
  year: number,
): Promise<LaunchPreview> {
  try {
    return await upstream.call(calls[kind].preview, { params: { year } })
  } catch (error) {
    if (!(error instanceof PortalError) || error.code !== 'NOT_FOUND') throw error
    return {
      next: { id: year, name: yearName(kind, year) },
      launch: { allowed: true, reason: null },
      agencies: 0,
      contents: [],
      selfAssessments: 0,
      carriedOver: [],
      usersNeverSignedIn: 0,
      notReady: ['This system of record does not say what a launch will make.'],
    }
  }
}

/** A GET that creates a year, so it is treated as a write. */
export function launch({ upstream }: Upstream, kind: YearKind, year: number): Promise<LaunchSummary> {
  return upstream.call(calls[kind].launch, { params: { year } })
}
