import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [
    { path: '/user/dashboard/self-assessment', load: () => import('./list/self-assessment-list-page') },
    {
      path: '/user/dashboard/self-assessment/:id/report',
      load: () => import('./reports/self-assessment-report-page'),
    },
    { path: '/user/dashboard/self-assessment/:id/review', load: () => import('./review/review-view') },
    {
      path: '/user/dashboard/self-assessment/:id/reports/:kind',
      load: () => import('./reports/document-page'),
    },
  ],
}
