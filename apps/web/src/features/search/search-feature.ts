import type { WebFeature } from '../../lib/web-feature'

export const searchFeature: WebFeature = {
  screens: [{ path: '/user/search', load: () => import('./search-page') }],
}
