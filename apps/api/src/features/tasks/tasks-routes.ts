import { businessCalendar } from '@portal/domain'
import { exportTasks, handOverWork as handOverCall, listTasks } from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { heavyRoute, route, type Route } from '../../server/requests/route.js'
import { sendTable } from '../../server/files/send-table.js'
import { handOverWork, type HandOver } from './tasks-hand-over-service.js'
import { exportedTasks } from './tasks-export-service.js'
import type { AllTaskSources } from './tasks-columns-read-model.js'
import { listTaskRows } from './tasks-read-model.js'

/** What people have to do; everybody reads their own, and what they wait for. */
export function tasksRoutes(deps: ApiDeps, sources: AllTaskSources, handOvers: readonly HandOver[]): Route[] {
  const { closedDays, trainingCloses } = deps.config
  const office = { sources, calendar: businessCalendar(closedDays), trainingCloses }
  return [
    route(listTasks, { transaction: 'read' }, async ({ tx, actor, query, ctx }) => ({
      ...(await listTaskRows(tx, actor, query, { now: ctx.now, ...office })),
      page: query.page,
      pageSize: query.pageSize,
    })),
    heavyRoute(exportTasks, async ({ query, actor, ctx, res }) => {
      await sendTable(res, { actor, heavy: deps.heavy }, () =>
        exportedTasks(deps, { actor, ctx, ...office }, query),
      )
      return undefined
    }),
    route(handOverCall, { transaction: 'write' }, ({ body, ...command }) =>
      handOverWork(command, handOvers, body),
    ),
  ]
}
