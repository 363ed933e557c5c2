import { canReadReview } from '@portal/domain'
import type { PresencePlaces } from '../../server/presence-places.js'
import { insist } from '../../server/verdicts.js'
import { findRecord } from './sample/audits-records-read-model.js'
import { recordFound } from './sample/audits-records-service.js'

/** The review of records: people of the state see each other there. */
export const auditsPresence: PresencePlaces = {
  'audit-record': async (db, actor, id) => {
    insist(canReadReview(actor))
    recordFound(await findRecord(db, actor, null, id))
  },
}
