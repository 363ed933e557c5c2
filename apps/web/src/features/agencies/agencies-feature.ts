import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [
    { path: '/compliance/lea/admin-editing', load: () => import('./agency-list-page') },
    { path: '/compliance/lea/admin-editing/:id', load: () => import('./agency-content-view') },
  ],
  histories: ['/compliance/lea/admin-editing/:id/history'],
}
