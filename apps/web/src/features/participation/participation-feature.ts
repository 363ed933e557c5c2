import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [
    { path: '/user/dashboard/participation', load: () => import('./rates-page') },
    {
      path: '/user/dashboard/participation/justifications',
      load: () => import('./decisions/justifications-page'),
    },
    {
      path: '/user/dashboard/participation/:id/justification',
      load: () => import('./justification/justification-page'),
    },
    { path: '/user/dashboard/participation/:id', load: () => import('./agency/agency-rates-page') },
  ],
  histories: ['/user/dashboard/participation/:id/history'],
}
