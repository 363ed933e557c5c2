import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [{ path: '/admin/audit-trail', load: () => import('./audit-trail-page') }],
}
