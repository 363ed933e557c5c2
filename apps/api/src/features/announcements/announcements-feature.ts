import type { ApiFeature } from '../../server/feature.js'
import { announcementsNames } from './announcements-history-read-model.js'
import { announcementsRoutes } from './announcements-routes.js'

export const announcementsFeature: ApiFeature = {
  name: 'announcements',
  routes: announcementsRoutes,
  names: announcementsNames,
}
