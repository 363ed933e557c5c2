import type { ApiFeature } from '../../server/feature.js'
import { calendarNames } from './calendar-history-read-model.js'
import { calendarRoutes } from './calendar-routes.js'

export const calendarFeature: ApiFeature = {
  name: 'calendar',
  routes: (deps, { dueDays }) => calendarRoutes(deps, dueDays),
  names: calendarNames,
}
