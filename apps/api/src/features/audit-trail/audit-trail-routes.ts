import { historyInSight } from '@portal/domain'
import { exportAuditTrail, getAuditFilters, getRecordHistory, listAuditEvents } from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { heavyRoute, route, type Route } from '../../server/requests/route.js'
import { aboutExport, insistOnSheetSize, sendTable } from '../../server/files/send-table.js'
import {
  countEvents,
  distinctValues,
  listEvents,
  listHistory,
  sightOf,
  type HistorySources,
} from './audit-trail-events-read-model.js'
import { auditDefinitions, auditFiltersInWords, auditTable, eventPortions } from './audit-trail-export.js'
import { recordAct } from '../../server/command.js'

const read = { transaction: 'read' } as const

/** The record of what happened: for the state all of it, and the history of single records. */
export function auditTrailRoutes(deps: ApiDeps, history: HistorySources): Route[] {
  return [
    route(listAuditEvents, read, ({ tx, actor, query }) =>
      listEvents(tx, sightOf(history, actor), query, query),
    ),
    route(getAuditFilters, read, async ({ tx }) => ({
      actions: await distinctValues(tx, 'action'),
      targetTypes: await distinctValues(tx, 'target_type'),
    })),
    route(getRecordHistory, read, async ({ tx, actor, params, query }) => {
      const sight = historyInSight(actor, params.targetType)
      if (sight === 'none') return { rows: [], total: 0, page: query.page, pageSize: query.pageSize }
      const record = sight === 'all' ? params : { ...params, ...sight }
      const page = await listHistory(tx, { ...sightOf(history, actor), parts: history.parts }, record, query)
      if (sight !== 'all') for (const row of page.rows) Object.assign(row, { ip: null, requestId: null })
      return page
    }),
    heavyRoute(exportAuditTrail, async ({ query, actor, ctx, res }) => {
      const { format, columns, order, ...filter } = query
      const sight = sightOf(history, actor)
      await sendTable(res, { actor, heavy: deps.heavy }, async () => {
        insistOnSheetSize(format, await countEvents(deps.db, sight, filter))
        await deps.db.transaction((tx) =>
          recordAct({ tx, actor, ctx }, 'exportAuditTrail', {
            targetType: 'auditTrail',
            targetId: 'export',
            after: query,
          }),
        )
        return {
          ...auditTable(format, columns, filter.year),
          portions: eventPortions(deps.db, sight, { filter, order, format, columns }),
          about: [...aboutExport({ actor, now: ctx.now }, auditFiltersInWords(filter)), ...auditDefinitions],
          now: ctx.now,
        }
      })
      return undefined
    }),
  ]
}
