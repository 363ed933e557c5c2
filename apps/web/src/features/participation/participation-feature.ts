import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [
    { path: '/user/dashboard/alternate-framework/participation', load: () => import('./rates-page') },
    {
      path: '/user/dashboard/alternate-framework/participation/justifications',
      load: () => import('./decisions/justifications-page'),
    },
    {
      path: '/user/dashboard/alternate-framework/participation/published',
      load: () => import('./publication/published-list-page'),
    },
    {
      path: '/user/dashboard/alternate-framework/participation/:id/published',
      load: () => import('./publication/published-page'),
    },
    {
      path: '/user/dashboard/alternate-framework/participation/:id/publication',
      load: () => import('./publication/publication-page'),
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
