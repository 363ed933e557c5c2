import type { Attempt, Attempts, Prepare } from '../../testing/access/access-kit.js'
import { announcementInput } from '../../testing/access/access-world.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
listAnnouncements         -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
dismissAnnouncement       own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
dismissAnnouncement       foreign       | 401  401  401  | 404  404  404        404    404     404       | 403
dismissAnnouncement       missing       | 401  401  401  | 404  404  404        404    404     404       | 403
listManagedAnnouncements  -             | 401  401  401  | ok   ok   403        403    403     403       | 403
getAnnouncement           own           | 401  401  401  | ok   ok   403        403    403     403       | 403
getAnnouncement           missing       | 401  401  401  | 404  404  403        403    403     403       | 403
createAnnouncement        -             | 401  401  401  | ok   ok   403        403    403     403       | 403
updateAnnouncement        own           | 401  401  401  | ok   ok   403        403    403     403       | 403
updateAnnouncement        missing       | 401  401  401  | 404  404  403        403    403     403       | 403
deleteAnnouncement        own           | 401  401  401  | ok   ok   403        403    403     403       | 403
deleteAnnouncement        missing       | 401  401  401  | 404  404  403        403    403     403       | 403
restoreAnnouncement       own           | 401  401  401  | may  may  403        403    403     403       | 403
restoreAnnouncement       missing       | 401  401  401  | 404  404  403        403    403     403       | 403
`

/** An announcement of its own for each attempt: for everybody, or for the people of the other agency. */
const onAnnouncement =
  (request: Omit<Attempt, 'params'> = {}): Prepare =>
  async (world, record) => ({
    params: { id: record === 'missing' ? 999_999 : await world.announcement(record) },
    ...request,
  })

export const attempts: Attempts = {
  dismissAnnouncement: onAnnouncement(),
  getAnnouncement: onAnnouncement(),
  createAnnouncement: () => ({ body: announcementInput }),
  updateAnnouncement: onAnnouncement({ body: { ...announcementInput, version: 1 } }),
  deleteAnnouncement: onAnnouncement({ body: { version: 1 } }),
  restoreAnnouncement: onAnnouncement({ body: { version: 1 } }),
}
