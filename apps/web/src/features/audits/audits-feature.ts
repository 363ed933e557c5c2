import type { WebFeature } from '../../lib/web-feature'

/** Menu addresses of the kinds of audits that have screens. */
const kinds = ['/user/dashboard/desk-audit']

export const feature: WebFeature = {
  histories: kinds.flatMap((path) => [
    `${path}/prongs/:prongId/history/:id`,
    `${path}/prongs/:prongId/records/:id/history`,
  ]),
  screens: kinds.flatMap((path) => [
    { path, load: () => import('./plan/audits-page') },
    { path: `${path}/prongs/:prongId`, load: () => import('./sample/records-page') },
    { path: `${path}/prongs/:prongId/list`, load: () => import('./lists/student-list-page') },
    { path: `${path}/prongs/:prongId/sample`, load: () => import('./sample/draw-page') },
    { path: `${path}/retention`, load: () => import('./retention/retention-page') },
    { path: `${path}/prongs/:prongId/requests`, load: () => import('./requests/requests-page') },
    { path: `${path}/prongs/:prongId/requests/:requestId`, load: () => import('./requests/request-page') },
    { path: `${path}/prongs/:prongId/documents`, load: () => import('./documents/documents-page') },
    { path: `${path}/prongs/:prongId/letters`, load: () => import('./letters/letters-page') },
    { path: `${path}/matrix`, load: () => import('./matrix/matrix-page') },
    { path: `${path}/prongs/:prongId/progress`, load: () => import('./progress/progress-page') },
    { path: `${path}/prongs/:prongId/corrections`, load: () => import('./corrections/corrections-page') },
    { path: `${path}/prongs/:prongId/summary`, load: () => import('./results/summary-page') },
    {
      path: `${path}/prongs/:prongId/summary/noncompliance`,
      load: () => import('./results/noncompliance-page'),
    },
    {
      path: `${path}/prongs/:prongId/summary/corrections`,
      load: () => import('./results/item-corrections-page'),
    },
    {
      path: `${path}/prongs/:prongId/summary/comparison`,
      load: () => import('./results/comparison-page'),
    },
    {
      path: `${path}/prongs/:prongId/records/:recordId`,
      load: () => import('./record/record-screen'),
    },
    {
      path: `${path}/prongs/:prongId/records/:recordId/second-reading`,
      load: () => import('./second-reading/second-reading-page'),
    },
    {
      path: `${path}/prongs/:prongId/records/:recordId/summary`,
      load: () => import('./record-summary/record-summary-page'),
    },
  ]),
}
