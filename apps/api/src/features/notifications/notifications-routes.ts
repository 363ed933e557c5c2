import * as calls from '@portal/rest-contract'
import { route, type Route } from '../../server/requests/route.js'
import { mailAgencies } from './notifications-agencies-service.js'
import { markRead } from './notifications-notices-store.js'
import { countUnread, listOwnNotices } from './notifications-read-model.js'

/** The own notices of everybody. What somebody has read is no record, so it leaves no entry in the history. */
export function notificationsRoutes(): Route[] {
  return [
    route(calls.listNotices, { transaction: 'read' }, ({ tx, actor, query }) =>
      listOwnNotices(tx, actor, query),
    ),
    route(calls.countUnreadNotices, { transaction: 'statement' }, async ({ tx, actor }) => ({
      unread: await countUnread(tx, actor),
    })),
    route(calls.markNoticesRead, { transaction: 'write' }, async ({ tx, actor, ctx, body }) => {
      await markRead(tx, actor.userId, body, ctx.now)
      return { unread: await countUnread(tx, actor) }
    }),
    route(calls.mailAgencies, { transaction: 'write' }, ({ body, ...command }) =>
      mailAgencies(command, body),
    ),
  ]
}
