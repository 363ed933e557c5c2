import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [{ path: '/help/tutorials', load: () => import('./training-page') }],
}
