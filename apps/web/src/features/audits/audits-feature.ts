import type { WebFeature } from '../../lib/web-feature'

/** Menu addresses of the kinds of audits that have screens. */
const kinds = ['/user/dashboard/desk-audit']

export const feature: WebFeature = {
  screens: kinds.flatMap((path) => [
    { path, load: () => import('./plan/audits-page') },
    { path: `${path}/prongs/:prongId`, load: () => import('./sample/records-page') },
    { path: `${path}/prongs/:prongId/list`, load: () => import('./lists/student-list-page') },
    { path: `${path}/prongs/:prongId/sample`, load: () => import('./sample/draw-page') },
    { path: `${path}/prongs/:prongId/corrections`, load: () => import('./corrections/corrections-page') },
    { path: `${path}/prongs/:prongId/summary`, load: () => import('./results/summary-page') },
    {
      path: `${path}/prongs/:prongId/records/:recordId`,
      load: () => import('./record/record-screen'),
    },
  ]),
}
