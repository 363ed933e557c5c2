import { auditMenu, auditsPath } from '@portal/domain'
import type { WebFeature } from '../../lib/web-feature'

/** Menu addresses of the kinds of audits. */
const kinds = Object.keys(auditMenu).map(auditsPath)

// Screens with several addresses are imported once, because the first script lists the files of every import.
const audits = () => import('./plan/audits-page')
const records = () => import('./sample/records-page')
const studentList = () => import('./lists/student-list-page')
const draw = () => import('./sample/draw-page')
const retention = () => import('./retention/retention-page')
const requests = () => import('./requests/requests-page')
const request = () => import('./requests/request-page')
const documents = () => import('./documents/documents-page')
const letters = () => import('./letters/letters-page')
const matrix = () => import('./matrix/matrix-page')
const progress = () => import('./progress/progress-page')
const corrections = () => import('./corrections/corrections-page')
const summary = () => import('./results/summary-page')
const noncompliance = () => import('./results/noncompliance-page')
const itemCorrections = () => import('./results/item-corrections-page')
const comparison = () => import('./results/comparison-page')
const record = () => import('./record/record-screen')
const secondReading = () => import('./second-reading/second-reading-page')
const recordSummary = () => import('./record-summary/record-summary-page')

const textComparison = () => import('./text-comparison/text-comparison-page')
const serviceLines = () => import('./delivery/service-lines-page')

export const feature: WebFeature = {
  histories: kinds.flatMap((path) => [
    `${path}/prongs/:prongId/history/:id`,
    `${path}/prongs/:prongId/records/:id/history`,
  ]),
  screens: kinds.flatMap((path) => [
    { path, load: audits },
    { path: `${path}/prongs/:prongId`, load: records },
    { path: `${path}/prongs/:prongId/list`, load: studentList },
    { path: `${path}/prongs/:prongId/sample`, load: draw },
    { path: `${path}/prongs/:prongId/services`, load: serviceLines },
    { path: `${path}/retention`, load: retention },
    { path: `${path}/prongs/:prongId/requests`, load: requests },
    { path: `${path}/prongs/:prongId/requests/:requestId`, load: request },
    { path: `${path}/prongs/:prongId/documents`, load: documents },
    { path: `${path}/prongs/:prongId/letters`, load: letters },
    { path: `${path}/matrix`, load: matrix },
    { path: `${path}/prongs/:prongId/progress`, load: progress },
    { path: `${path}/prongs/:prongId/corrections`, load: corrections },
    { path: `${path}/prongs/:prongId/summary`, load: summary },
    {
      path: `${path}/prongs/:prongId/summary/noncompliance`,
      load: noncompliance,
    },
    {
      path: `${path}/prongs/:prongId/summary/corrections`,
      load: itemCorrections,
    },
    {
      path: `${path}/prongs/:prongId/summary/comparison`,
      load: comparison,
    },
    {
      path: `${path}/prongs/:prongId/records/:recordId`,
      load: record,
    },
    {
      path: `${path}/prongs/:prongId/records/:recordId/second-reading`,
      load: secondReading,
    },
    {
      path: `${path}/prongs/:prongId/records/:recordId/summary`,
      load: recordSummary,
    },
    {
      path: `${path}/prongs/:prongId/records/:recordId/compare`,
      load: textComparison,
    },
  ]),
}
