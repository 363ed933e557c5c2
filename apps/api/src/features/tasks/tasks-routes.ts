import { businessCalendar } from '@portal/domain'
import { exportTasks, listTasks } from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { route, streamRoute, type Route } from '../../server/route.js'
import { sendTable } from '../../server/send-table.js'
import { exportedTasks } from './tasks-export-service.js'
import { listTaskRows } from './tasks-read-model.js'

/** What people have to do; everybody reads their own, and what they wait for. */
export function tasksRoutes(deps: ApiDeps): Route[] {
  const calendar = businessCalendar(deps.config.closedDays)
  return [
    route(listTasks, { transaction: 'read' }, async ({ tx, actor, query, ctx }) => ({
      ...(await listTaskRows(tx, actor, query, { now: ctx.now, calendar })),
      page: query.page,
      pageSize: query.pageSize,
    })),
    streamRoute(exportTasks, async ({ query, actor, ctx, res }) => {
      await sendTable(res, await exportedTasks(deps, { actor, ctx, calendar }, query))
      return undefined
    }),
  ]
}
