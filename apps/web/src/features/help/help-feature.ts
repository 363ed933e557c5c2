import type { WebFeature } from '../../lib/web-feature'

export const helpFeature: WebFeature = {
  screens: [{ path: '/help/tutorials', load: () => import('./training-page') }],
}
