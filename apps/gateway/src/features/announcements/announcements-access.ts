import type { Arguments, Attempts, Prepare } from '../../testing/access/graphql-kit.js'
import { announcementInput, type GraphqlWorld } from '../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
announcements                -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
dismissAnnouncement          own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
dismissAnnouncement          foreign  | 401  401  401 | 404  404  404    404    404    404   | 403
dismissAnnouncement          missing  | 401  401  401 | 404  404  404    404    404    404   | 403
managedAnnouncements         -        | 401  401  401 | ok   ok   403    403    403    403   | 403
managedAnnouncement          own      | 401  401  401 | ok   ok   403    403    403    403   | 403
managedAnnouncement          missing  | 401  401  401 | 404  404  403    403    403    403   | 403
createAnnouncement           -        | 401  401  401 | ok   ok   403    403    403    403   | 403
updateAnnouncement           own      | 401  401  401 | ok   ok   403    403    403    403   | 403
updateAnnouncement           missing  | 401  401  401 | 404  404  403    403    403    403   | 403
deleteAnnouncement           own      | 401  401  401 | ok   ok   403    403    403    403   | 403
deleteAnnouncement           missing  | 401  401  401 | 404  404  403    403    403    403   | 403
restoreAnnouncement          own      | 401  401  401 | may  may  403    403    403    403   | 403
restoreAnnouncement          missing  | 401  401  401 | 404  404  403    403    403    403   | 403
`

const announcementId = async (world: GraphqlWorld, record: string): Promise<number> =>
  record === 'missing' ? 999_999 : world.announcement(record)

/** A new announcement for each attempt: for everybody, or for users of the other agency. */
const onAnnouncement =
  (more: Arguments = {}): Prepare =>
  async (world, record) => ({ id: await announcementId(world, record), ...more })

export const attempts: Attempts = {
  dismissAnnouncement: onAnnouncement(),
  managedAnnouncement: onAnnouncement(),
  createAnnouncement: () => ({ input: announcementInput }),
  updateAnnouncement: async (world, record) => ({
    input: { ...announcementInput, id: await announcementId(world, record), version: 1 },
  }),
  deleteAnnouncement: onAnnouncement({ version: 1 }),
  restoreAnnouncement: onAnnouncement({ version: 1 }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
Announcement: body dismiss fromDay id severity title toDay
AnnouncementPayload: announcement errors
DismissAnnouncementPayload: errors
ManagedAnnouncement: body change changedBy changedOn dismissals dismissible fromDay id isDeleted leaIds restore roles severity state title toDay version
`
