import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [{ path: '/user/tasks', load: () => import('./tasks-page') }],
}
