import { announcements } from '../../db/schema/index.js'
import { namesIn, type RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const announcementsNames = {
  announcement: namesIn(announcements, announcements.id, announcements.title),
} satisfies RecordNames
