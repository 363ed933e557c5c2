import type { ApiFeature } from '../../server/feature.js'
import { notesNames } from './notes-history-read-model.js'
import { notesRoutes } from './notes-routes.js'
import { notesSearch } from './notes-search-read-model.js'

export const notesFeature: ApiFeature = {
  name: 'notes',
  routes: notesRoutes,
  search: notesSearch,
  names: notesNames,
}
