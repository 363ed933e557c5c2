import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [
    { path: '/admin/users', load: () => import('./users/user-list-page') },
    { path: '/user/contacts', load: () => import('./contacts/contact-list-page') },
    { path: '/admin/roles', load: () => import('./roles/role-list-page') },
    { path: '/admin/clients', load: () => import('./clients/client-list-page') },
  ],
  histories: ['/admin/users/:id/history', '/admin/roles/:id/history'],
}
