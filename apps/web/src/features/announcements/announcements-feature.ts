import type { WebFeature } from '../../lib/web-feature'

export const announcementsFeature: WebFeature = {
  screens: [{ path: '/user/announcements', load: () => import('./announcements-page') }],
}
