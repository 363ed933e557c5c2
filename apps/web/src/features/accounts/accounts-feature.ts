import type { WebFeature } from '../../lib/web-feature'

export const accountsFeature: WebFeature = {
  screens: [
    { path: '/admin/users', load: () => import('./user-list-page') },
    { path: '/user/contacts', load: () => import('./contact-list-page') },
    { path: '/admin/roles', load: () => import('./role-list-page') },
    { path: '/admin/clients', load: () => import('./client-list-page') },
  ],
  histories: ['/admin/users/:id/history', '/admin/roles/:id/history'],
}
