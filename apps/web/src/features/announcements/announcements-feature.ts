import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [{ path: '/user/announcements', load: () => import('./announcements-page') }],
}
