import type { ApiFeature } from '../../server/feature.js'
import { auditsNames } from './audits-history-read-model.js'
import { auditsRoutes } from './audits-routes.js'
import { handOverRecords } from './sample/audits-people-service.js'
import type { LettersPort } from './audits-service.js'

/** What it needs of other features. */
interface Needs {
  letters: LettersPort
}

export const auditsFeature = ({ letters }: Needs): ApiFeature => ({
  name: 'audits',
  routes: (deps) => auditsRoutes(deps, letters),
  names: auditsNames,
  handOver: handOverRecords,
})
