import type { WebFeature } from '../../lib/web-feature'

const managers = [
  '/admin/launch-compliance-year',
  '/admin/launch-local-determinations-year',
  '/admin/launch-dispute-resolution-year',
]
const load = () => import('./year-manager-screen')

export const feature: WebFeature = {
  screens: managers.map((path) => ({ path, load })),
  histories: managers.map((path) => `${path}/:id/history`),
}
