import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [
    { path: '/user/dashboard/incidents', load: () => import('./incident-list-page') },
    { path: '/user/dashboard/incidents/new', load: () => import('./form/new-incident-page') },
    { path: '/user/dashboard/incidents/:id', load: () => import('./record/incident-page') },
    { path: '/user/dashboard/incidents/:id/edit', load: () => import('./form/edit-incident-page') },
  ],
  histories: ['/user/dashboard/incidents/:id/history'],
}
