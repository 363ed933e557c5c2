import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [{ path: '/user/search', load: () => import('./search-page') }],
}
