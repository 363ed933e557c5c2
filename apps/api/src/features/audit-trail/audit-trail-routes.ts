import { once } from 'node:events'
import { calendarDay, csvByteOrderMark, csvLine, exportFileName, historyInSight } from '@portal/domain'
import { exportAuditTrail, getAuditFilters, getRecordHistory, listAuditEvents } from '@portal/rest-contract'
import type { Response } from 'express'
import type { ApiDeps } from '../../server/deps.js'
import { route, streamRoute, type Route } from '../../server/route.js'
import {
  distinctValues,
  listEvents,
  listEventsAfter,
  listHistory,
  type AuditEvent,
  type AuditFilter,
} from './audit-trail-events-read-model.js'
import { writeAudit } from './audit-trail-store.js'

const read = { transaction: 'read' } as const
const exportStep = 500

/** The record of what happened: for the state all of it, and the history of single records. */
export function auditTrailRoutes(deps: ApiDeps): Route[] {
  return [
    route(listAuditEvents, read, ({ tx, query }) => listEvents(tx, query, query)),
    route(getAuditFilters, read, async ({ tx }) => ({
      actions: await distinctValues(tx, 'action'),
      targetTypes: await distinctValues(tx, 'target_type'),
    })),
    route(getRecordHistory, read, async ({ tx, actor, params, query }) => {
      const sight = historyInSight(actor, params.targetType)
      if (sight === 'none') return { rows: [], total: 0, page: query.page, pageSize: query.pageSize }
      const record = sight === 'all' ? params : { ...params, leaId: sight.leaId }
      const page = await listHistory(tx, record, query)
      if (sight !== 'all') for (const row of page.rows) Object.assign(row, { ip: null, requestId: null })
      return page
    }),
    streamRoute(exportAuditTrail, async ({ query, actor, ctx, res }) => {
      await deps.db.transaction((tx) =>
        writeAudit(tx, {
          actor,
          ctx,
          action: 'exportAuditTrail',
          targetType: 'auditTrail',
          targetId: 'export',
          after: query,
        }),
      )
      res.attachment(exportFileName(['audit-trail'], calendarDay(ctx.now), 'csv'))
      res.set({ 'Content-Type': 'text/csv; charset=utf-8', 'X-Content-Type-Options': 'nosniff' })
      await writeCsv(deps, query, res)
      res.end()
      return undefined
    }),
  ]
}

const headings = [
  'No.',
  'At (UTC)',
  'Who',
  'Role',
  'What',
  'Kind of Record',
  'Record Id',
  'Record',
  'Jurisdiction',
  'Year',
  'Changes',
  'Reason',
  'From',
]

/** Piece by piece, so that the length of the trail costs no memory. */
async function writeCsv(deps: ApiDeps, filter: AuditFilter, res: Response): Promise<void> {
  res.write(csvByteOrderMark + csvLine(headings))
  let last = 0
  for (;;) {
    const events = await listEventsAfter(deps.db, filter, last, exportStep)
    if (events.length === 0 || res.destroyed) return
    if (!res.write(events.map(lineOf).join(''))) await Promise.race([once(res, 'drain'), once(res, 'close')])
    last = events.at(-1)?.seq ?? last
  }
}

function lineOf(event: AuditEvent): string {
  const changes = event.changes.map(
    ({ field, before, after }) => `${field}: ${before ?? '-'} > ${after ?? '-'}`,
  )
  return csvLine([
    event.seq,
    event.at,
    event.actor?.fullName ?? null,
    event.actorRole,
    event.action,
    event.targetType,
    event.targetId,
    event.targetName,
    event.leaName,
    event.year,
    changes.join('; '),
    event.reason,
    event.ip,
  ])
}
