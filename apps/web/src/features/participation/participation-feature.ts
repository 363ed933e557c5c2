import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [
    { path: '/user/dashboard/alternate-framework/participation', load: () => import('./rates-page') },
    {
      path: '/user/dashboard/alternate-framework/participation/justifications',
      load: () => import('./decisions/justifications-page'),
    },
    {
      path: '/user/dashboard/alternate-framework/participation/:id/justification',
      load: () => import('./justification/justification-page'),
    },
    {
      path: '/user/dashboard/alternate-framework/participation/:id',
      load: () => import('./agency/agency-rates-page'),
    },
  ],
  histories: ['/user/dashboard/alternate-framework/participation/:id/history'],
}
