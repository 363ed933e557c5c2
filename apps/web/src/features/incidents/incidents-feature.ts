import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [
    { path: '/user/dashboard/restraint-seclusion/incidents', load: () => import('./incident-list-page') },
    {
      path: '/user/dashboard/restraint-seclusion/incidents/new',
      load: () => import('./form/new-incident-page'),
    },
    {
      path: '/user/dashboard/restraint-seclusion/incidents/:id',
      load: () => import('./record/incident-page'),
    },
    {
      path: '/user/dashboard/restraint-seclusion/incidents/:id/edit',
      load: () => import('./form/edit-incident-page'),
    },
  ],
  histories: ['/user/dashboard/restraint-seclusion/incidents/:id/history'],
}
