import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [{ path: '/compliance/cohorts', load: () => import('./cohort-list-page') }],
  histories: ['/compliance/cohorts/:id/history'],
}
