import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [
    { path: '/user/dashboard/case-studies', load: () => import('./case-study-list-page') },
    { path: '/user/dashboard/case-studies/:id', load: () => import('./record/case-study-page') },
    { path: '/user/dashboard/case-studies/:id/names', load: () => import('./names/case-study-names-page') },
  ],
  histories: ['/user/dashboard/case-studies/:id/history'],
}
