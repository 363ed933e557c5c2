import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [{ path: '/user/notices', load: () => import('./notices-page') }],
}
