import { annualImportColumns, csvDocument } from '@portal/domain'
import type { Attempts, Prepare } from '../../../testing/access/access-kit.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                     record   | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
listAnnualReports        own      | 401  401  401  | all  all  own  all  own  own  | 403
listAnnualReports        missing  | 401  401  401  | 404  404  404  404  404  404  | 403
getAnnualReport          own      | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
getAnnualReport          foreign  | 401  401  401  | ok   ok   404  ok   404  404  | 403
getAnnualReport          missing  | 401  401  401  | 404  404  404  404  404  404  | 403
saveAnnualReport         own      | 401  401  401  | may  may  403  403  may  403  | 403
saveAnnualReport         foreign  | 401  401  401  | may  may  404  403  404  404  | 403
saveAnnualReport         missing  | 401  401  401  | 404  404  404  404  404  404  | 403
rollUpAnnualReport       own      | 401  401  401  | 403  403  403  403  may  403  | 403
rollUpAnnualReport       foreign  | 401  401  401  | 403  403  404  403  404  404  | 403
rollUpAnnualReport       missing  | 401  401  401  | 404  404  404  404  404  404  | 403
certifyAnnualReport      own      | 401  401  401  | 403  403  403  403  may  403  | 403
certifyAnnualReport      foreign  | 401  401  401  | 403  403  404  403  404  404  | 403
certifyAnnualReport      missing  | 401  401  401  | 404  404  404  404  404  404  | 403
decideAnnualReports      own      | 401  401  401  | may  may  403  403  403  403  | 403
decideAnnualReports      foreign  | 401  401  401  | may  may  403  403  403  403  | 403
decideAnnualReports      missing  | 401  401  401  | 404  404  403  403  403  403  | 403
importAnnualReports      own      | 401  401  401  | ok   ok   403  403  ok   403  | 403
importAnnualReports      missing  | 401  401  401  | 404  404  403  403  404  403  | 403
downloadAnnualTemplate   own      | 401  401  401  | ok   ok   403  403  ok   403  | 403
downloadAnnualTemplate   missing  | 401  401  401  | 404  404  403  403  404  403  | 403
getPublishedIncidents    own      | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
getPublishedIncidents    missing  | 401  401  401  | 404  404  404  404  404  404  | 403
exportPublishedIncidents own      | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
exportPublishedIncidents missing  | 401  401  401  | 404  404  404  404  404  404  | 403
`

const missing = 999_999

const onAgency =
  (more: object = {}): Prepare =>
  (world, record) => ({
    params: { year: world.year, leaId: record === 'missing' ? missing : (world.leas[record] ?? 0) },
    ...more,
  })

const ofYear =
  (more: object = {}): Prepare =>
  (world, record) => ({ params: { year: record === 'missing' ? missing : world.year }, ...more })

export const attempts: Attempts = {
  listAnnualReports: ofYear(),
  getAnnualReport: onAgency(),
  saveAnnualReport: onAgency({ body: { enrolled: 900, version: 0 } }),
  rollUpAnnualReport: onAgency({ body: { version: 0 } }),
  certifyAnnualReport: onAgency({ body: { agreed: true, version: 0 } }),
  decideAnnualReports: (world, record) => ({
    params: { year: world.year },
    body: { leaIds: [record === 'missing' ? missing : (world.leas[record] ?? 0)], decision: 'Accept' },
  }),
  importAnnualReports(world, record) {
    const form = new FormData()
    // A row without numbers changes nothing.
    const file = csvDocument(Object.values(annualImportColumns), [
      ['01', 'Kind', 'Seclusion', '', ''],
      ['01', 'Total', 'Students enrolled', '', 900],
    ])
    form.append('file', new Blob([file]), 'figures.csv')
    return { params: { year: record === 'missing' ? missing : world.year - 1 }, form }
  },
  downloadAnnualTemplate: ofYear(),
  getPublishedIncidents: ofYear(),
  exportPublishedIncidents: ofYear(),
}
