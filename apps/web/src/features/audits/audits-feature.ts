import type { WebFeature } from '../../lib/web-feature'

/** Menu addresses of the kinds of audits that have screens. */
const kinds = ['/user/dashboard/desk-audit']

export const feature: WebFeature = {
  screens: kinds.map((path) => ({
    path: `${path}/prongs/:prongId/records/:recordId`,
    load: () => import('./record/record-screen'),
  })),
}
