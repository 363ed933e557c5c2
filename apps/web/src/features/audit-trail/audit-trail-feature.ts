import type { WebFeature } from '../../lib/web-feature'

export const auditTrailFeature: WebFeature = {
  screens: [{ path: '/admin/audit-trail', load: () => import('./audit-trail-page') }],
}
