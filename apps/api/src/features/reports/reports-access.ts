import {
  byId,
  isState,
  spared,
  type Attempt,
  type Attempts,
  type Prepare,
} from '../../testing/access/access-kit.js'
import { aPdf } from '../../testing/upload-steps.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
withdrawReport            own           | 401  401  401  | may  may  403        403    403     403       | 403
withdrawReport            foreign       | 401  401  401  | may  may  403        403    403     403       | 403
withdrawReport            missing       | 401  401  401  | 404  404  403        403    403     403       | 403
listPublishedReports      -             | 401  401  401  | all  all  403        all    own     own       | 403
listPublishedReports      foreign       | 401  401  401  | all  all  403        all    hidden  hidden    | 403
listPublishedReports      missing       | 401  401  401  | own  own  403        own    hidden  hidden    | 403
getMonitoringHistory      -             | 401  401  401  | all  all  403        all    own     own       | 403
getPublishedReport        own           | 401  401  401  | ok   ok   404        ok     ok      ok        | 403
getPublishedReport        admins        | 401  401  401  | ok   ok   404        ok     ok      404       | 403
getPublishedReport        withdrawn     | 401  401  401  | ok   ok   404        ok     404     404       | 403
getPublishedReport        foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
getPublishedReport        missing       | 401  401  401  | 404  404  404        404    404     404       | 403
downloadPublishedReport   own           | 401  401  401  | ok   ok   404        ok     ok      ok        | 403
downloadPublishedReport   admins        | 401  401  401  | ok   ok   404        ok     ok      404       | 403
downloadPublishedReport   withdrawn     | 401  401  401  | ok   ok   404        ok     404     404       | 403
downloadPublishedReport   foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
downloadPublishedReport   missing       | 401  401  401  | 404  404  404        404    404     404       | 403
acknowledgeReport         own           | 401  401  401  | 403  403  404        403    may     403       | 403
acknowledgeReport         foreign       | 401  401  401  | 403  403  404        403    404     404       | 403
acknowledgeReport         missing       | 401  401  401  | 404  404  404        404    404     404       | 403
resendReport              own           | 401  401  401  | may  may  403        403    403     403       | 403
resendReport              foreign       | 401  401  401  | may  may  403        403    403     403       | 403
resendReport              missing       | 401  401  401  | 404  404  403        403    403     403       | 403
uploadReport              own           | 401  401  401  | ok   ok   403        403    403     403       | 403
uploadReport              foreign       | 401  401  401  | ok   ok   403        403    403     403       | 403
uploadReport              missing       | 401  401  401  | bad  bad  403        403    403     403       | 403
downloadReportFile        own           | 401  401  401  | ok   ok   404        ok     ok      ok        | 403
downloadReportFile        admins        | 401  401  401  | ok   ok   404        ok     ok      404       | 403
downloadReportFile        foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
downloadReportFile        missing       | 401  401  401  | 404  404  404        404    404     404       | 403
exportReports             -             | 401  401  401  | ok   ok   403        ok     ok      ok        | 403
downloadReports           -             | 401  401  401  | ok   ok   403        ok     ok      ok        | 403
getSelfAssessmentDocument own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
getSelfAssessmentDocument foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
getSelfAssessmentDocument missing       | 401  401  401  | 404  404  404        404    404     404       | 403
getSelfAssessmentDocument summary       | 401  401  401  | ok   ok   ok         ok     404     404       | 403
downloadSelfAssessmentDocument own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
downloadSelfAssessmentDocument foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
downloadSelfAssessmentDocument missing       | 401  401  401  | 404  404  404        404    404     404       | 403
downloadSelfAssessmentDocument summary       | 401  401  401  | ok   ok   ok         ok     404     404       | 403
getYearlyReport           own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
getYearlyReport           foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
getYearlyReport           missing       | 401  401  401  | 404  404  404        404    404     404       | 403
getSummaryReport          own           | 401  401  401  | ok   ok   ok         ok     404     404       | 403
getSummaryReport          foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
getSummaryReport          missing       | 401  401  401  | 404  404  404        404    404     404       | 403
`

/** The yearly report, or the summary that is for the state. */
const liveReport =
  (more: Attempt['params']): Prepare =>
  (world, record) => ({
    params: {
      id: world.selfAssessments[record === 'summary' ? 'own' : record] ?? 0,
      kind: record === 'summary' ? 'summary' : 'yearly',
      ...more,
    },
  })

export const attempts: Attempts = {
  withdrawReport: (world, record, caller) => ({
    params: { id: world.reports[record] ?? 0 },
    body: { reason: 'Wrong agency.', version: spared(isState(caller), 1) },
  }),
  listPublishedReports: (world, record) => ({
    query: record === '-' ? '?pageSize=100' : `?leaId=${world.leas[record]}&pageSize=100`,
  }),
  getMonitoringHistory: () => ({}),
  getPublishedReport: byId(({ reports }) => reports),
  downloadPublishedReport: (world, record) => ({
    params: { id: world.reports[record] ?? 0, format: 'xlsx' },
  }),
  acknowledgeReport: (world, record, caller) => ({
    params: { id: world.reports[record] ?? 0 },
    body: { version: spared(caller === 'LA', 1) },
  }),
  resendReport: (world, record, caller) => ({
    params: { id: world.reports[record] ?? 0 },
    body: { version: spared(isState(caller), 1) },
  }),
  uploadReport: (world, record) => {
    const files = new FormData()
    files.append('leaId', String(world.leas[record] ?? 0))
    files.append('year', String(world.year))
    files.append('module', 'Other')
    files.append('audience', 'Agency admins')
    files.append('titles', 'A plan')
    files.append('documents', new Blob([aPdf]), 'plan.pdf')
    return { form: files }
  },
  downloadReportFile: byId(({ uploadedReports }) => uploadedReports),
  // Those of the world: to print the letters of every finding that was tried before takes minutes.
  downloadReports: () => ({ query: '?module=Self-assessment' }),
  getSelfAssessmentDocument: liveReport({}),
  downloadSelfAssessmentDocument: liveReport({ format: 'xlsx' }),
  getYearlyReport: byId(({ selfAssessments }) => selfAssessments),
  getSummaryReport: (world, record) => ({
    params: { leaId: world.leas[record] ?? 0 },
    query: `?year=${world.year}`,
  }),
}
