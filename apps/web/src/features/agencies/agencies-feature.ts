import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [
    { path: '/compliance/lea/admin-editing', load: () => import('./lea-list-page') },
    { path: '/compliance/lea/admin-editing/:id', load: () => import('./lea-content-view') },
  ],
  histories: ['/compliance/lea/admin-editing/:id/history'],
}
