import { isState, sysadmin, type Attempts, type Prepare } from '../../testing/access/access-kit.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
listComplianceYears       -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | ok
listSchoolCalendarYears   -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | ok
listDeterminationYears    -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | ok
listDisputeYears          -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | ok
listYearFigures           own           | 401  401  401  | ok   ok   403        403    403     403       | 403
listYearFigures           missing       | 401  401  401  | bad  bad  403        403    403     403       | 403
previewComplianceYearLaunch    -        | 401  401  401  | ok   ok   403        403    403     403       | 403
launchComplianceYear           -        | 401  401  401  | may  may  403        403    403     403       | 403
previewDeterminationYearLaunch -        | 401  401  401  | ok   ok   403        403    403     403       | 403
launchDeterminationYear        -        | 401  401  401  | may  may  403        403    403     403       | 403
previewDisputeYearLaunch       -        | 401  401  401  | ok   ok   403        403    403     403       | 403
launchDisputeYear              -        | 401  401  401  | may  may  403        403    403     403       | 403
`

/** The next year of one of the three cycles. */
const launchPreview =
  (years: string): Prepare =>
  async (world) => {
    const { body } = await world.steps.send<{ id: number }[]>(sysadmin, 'get', years)
    return { params: { year: Math.max(...body.map(({ id }) => id)) + 1 } }
  }

/** Whoever may launch names a year that is not next; the others the one that is. */
const launch =
  (years: string): Prepare =>
  (world, record, caller) =>
    isState(caller) ? { params: { year: 1999 } } : launchPreview(years)(world, record, caller)

const complianceYears = '/api/leas/years'
const determinationYears = '/api/msde/local-determinations/years'
const disputeYears = '/api/msde/dispute-resolution/years'

export const attempts: Attempts = {
  listYearFigures: (_world, record) => ({
    params: { kind: record === 'missing' ? 'nothing' : 'compliance' },
  }),
  previewComplianceYearLaunch: launchPreview(complianceYears),
  launchComplianceYear: launch(complianceYears),
  previewDeterminationYearLaunch: launchPreview(determinationYears),
  launchDeterminationYear: launch(determinationYears),
  previewDisputeYearLaunch: launchPreview(disputeYears),
  launchDisputeYear: launch(disputeYears),
}
