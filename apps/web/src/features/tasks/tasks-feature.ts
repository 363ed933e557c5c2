import type { WebFeature } from '../../lib/web-feature'

export const tasksFeature: WebFeature = {
  screens: [{ path: '/user/tasks', load: () => import('./tasks-page') }],
}
