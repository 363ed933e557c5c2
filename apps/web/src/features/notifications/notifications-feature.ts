import type { WebFeature } from '../../lib/web-feature'

export const notificationsFeature: WebFeature = {
  screens: [{ path: '/user/notices', load: () => import('./notices-page') }],
}
