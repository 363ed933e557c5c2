import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [
    { path: '/user/dashboard/restraint-seclusion/incidents', load: () => import('./incident-list-page') },
    {
      path: '/user/dashboard/restraint-seclusion/incidents/new',
      load: () => import('./form/new-incident-page'),
    },
    {
      path: '/user/dashboard/restraint-seclusion/incidents/annual-reports',
      load: () => import('./annual/annual-reports-page'),
    },
    {
      path: '/user/dashboard/restraint-seclusion/incidents/annual-reports/published',
      load: () => import('./annual/published-page'),
    },
    {
      path: '/user/dashboard/restraint-seclusion/incidents/annual-reports/:id',
      load: () => import('./annual/annual-report-page'),
    },
    {
      path: '/user/dashboard/restraint-seclusion/incidents/:id',
      load: () => import('./record/incident-page'),
    },
    {
      path: '/user/dashboard/restraint-seclusion/incidents/:id/edit',
      load: () => import('./form/edit-incident-page'),
    },
  ],
  histories: [
    '/user/dashboard/restraint-seclusion/incidents/:id/history',
    '/user/dashboard/restraint-seclusion/incidents/annual-reports/:id/history',
  ],
}
