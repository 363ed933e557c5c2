import {
  launchComplianceYear,
  launchDeterminationYear,
  launchDisputeYear,
  listComplianceYears,
  listDeterminationYears,
  listDisputeYears,
  previewComplianceYearLaunch,
  previewDeterminationYearLaunch,
  previewDisputeYearLaunch,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { LaunchPreview, LaunchSummary } from './years-launch-types.js'
import type { Year } from './years-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

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

/** The three calendars that a year is launched in. */
export type YearKind = keyof typeof calls

export function readYears({ upstream }: Upstream, kind: YearKind): Promise<Year[]> {
  return upstream.call(calls[kind].list, {})
}

export function readLaunchPreview(
  { upstream }: Upstream,
  kind: YearKind,
  year: number,
): Promise<LaunchPreview> {
  return upstream.call(calls[kind].preview, { params: { year } })
}

/** A GET that creates a year: it is made as a write. */
export function launch({ upstream }: Upstream, kind: YearKind, year: number): Promise<LaunchSummary> {
  return upstream.call(calls[kind].launch, { params: { year } }, { read: false })
}
