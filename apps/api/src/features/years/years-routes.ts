import type { YearKind } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import { route, type Route } from '../../server/requests/route.js'
import type { LaunchPart } from './years-launch-parts.js'
import { listYearsFigures } from './years-figures-read-model.js'
import { listYears } from './years-read-model.js'
import { launchYear, previewLaunch } from './years-service.js'

/** Lists and launches of the three kinds of years. A launch changes much and is a GET all the same, as specified. */
export function yearsRoutes(parts: readonly LaunchPart[]): Route[] {
  const ofKind = (
    kind: YearKind,
    [list, preview, launch]: readonly [
      typeof calls.listComplianceYears,
      typeof calls.previewComplianceYearLaunch,
      typeof calls.launchComplianceYear,
    ],
    launchParts: readonly LaunchPart[],
  ): Route[] => [
    route(list, { transaction: 'statement' }, ({ tx }) => listYears(tx, kind)),
    route(preview, { transaction: 'read' }, ({ params, ...asked }) =>
      previewLaunch(asked, kind, params.year, launchParts),
    ),
    route(launch, { transaction: 'write' }, ({ params, ...command }) =>
      launchYear(command, kind, params.year, launchParts),
    ),
  ]
  return [
    route(calls.listYearFigures, { transaction: 'statement' }, ({ tx, params }) =>
      listYearsFigures(tx, params.kind),
    ),
    route(calls.listSchoolCalendarYears, { transaction: 'statement' }, ({ tx }) =>
      listYears(tx, 'compliance'),
    ),
    ...ofKind(
      'compliance',
      [calls.listComplianceYears, calls.previewComplianceYearLaunch, calls.launchComplianceYear],
      parts,
    ),
    ...ofKind(
      'determinations',
      [calls.listDeterminationYears, calls.previewDeterminationYearLaunch, calls.launchDeterminationYear],
      [],
    ),
    ...ofKind(
      'disputes',
      [calls.listDisputeYears, calls.previewDisputeYearLaunch, calls.launchDisputeYear],
      [],
    ),
  ]
}
