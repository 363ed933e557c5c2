import type { WebFeature } from '../../lib/web-feature'

export const feature: WebFeature = {
  screens: [
    { path: '/compliance/notes', load: () => import('./notes-list-page') },
    { path: '/compliance/notes/templates', load: () => import('./note-templates-page') },
  ],
  histories: ['/compliance/notes/:id/history'],
}
