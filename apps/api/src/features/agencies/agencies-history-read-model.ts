import { leas } from '../../db/schema/index.js'
import { namesIn, type RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const agenciesNames = {
  lea: namesIn(leas, leas.id, leas.shortName),
} satisfies RecordNames
