import { canManageAnnouncements } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import { route, type Route } from '../../server/requests/route.js'
import { insist } from '../../server/verdicts.js'
import { findManaged, listAnnouncementsFor, listManaged } from './announcements-read-model.js'
import * as service from './announcements-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const
const writeBody = { ...write, richText: { paths: ['body'] } }

/** Announcements: everybody reads and puts away their own, state monitors write them. */
export function announcementsRoutes(): Route[] {
  return [
    route(calls.listAnnouncements, read, ({ tx, actor, ctx }) => listAnnouncementsFor(tx, actor, ctx.now)),
    route(calls.dismissAnnouncement, write, ({ params, ...command }) =>
      service.dismissAnnouncement(command, params.id),
    ),
    route(calls.listManagedAnnouncements, read, async ({ tx, actor, query, ctx }) => {
      insist(canManageAnnouncements(actor))
      return listManaged(tx, actor, query.show, ctx.now)
    }),
    route(calls.getAnnouncement, read, async ({ tx, actor, params, ctx }) => {
      insist(canManageAnnouncements(actor))
      return service.announcementFound(await findManaged(tx, actor, params.id, ctx.now)).answer
    }),
    route(calls.createAnnouncement, writeBody, ({ body, ...command }) =>
      service.createAnnouncement(command, body),
    ),
    route(calls.updateAnnouncement, writeBody, ({ params, body, ...command }) =>
      service.updateAnnouncement(command, params.id, body),
    ),
    route(calls.deleteAnnouncement, write, ({ params, body, ...command }) =>
      service.deleteAnnouncement(command, params.id, body.version),
    ),
    route(calls.restoreAnnouncement, write, ({ params, body, ...command }) =>
      service.restoreAnnouncement(command, params.id, body.version),
    ),
  ]
}
