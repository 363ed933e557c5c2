import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [
    { path: '/compliance/findings', load: () => import('./register/findings-list-page') },
    { path: '/compliance/findings/numbers', load: () => import('./register/findings-numbers-page') },
  ],
  histories: ['/compliance/findings/:id/history'],
}
