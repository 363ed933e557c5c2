import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [
    { path: '/compliance/reports', load: () => import('./report-list-page') },
    { path: '/compliance/reports/monitoring-history', load: () => import('./monitoring/monitoring-page') },
    { path: '/compliance/reports/:id', load: () => import('./published-report-page') },
  ],
}
