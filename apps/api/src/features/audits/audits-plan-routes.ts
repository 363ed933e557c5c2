import type { DayCalendar } from '@portal/domain'
import {
  assignAuditLead,
  listAuditFigures,
  moveAuditDueDates,
  previewAuditReminders,
  remindOfAudits,
} from '@portal/rest-contract'
import { route, type Route } from '../../server/requests/route.js'
import * as bulk from './plan/audits-bulk-service.js'
import { moveDueDates } from './plan/audits-due-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** How far the audits of a year are, and what the state does with many of them at once; due dates move by the calendar. */
export function planRoutes(calendar: DayCalendar): Route[] {
  return [
    route(listAuditFigures, read, ({ params, ...reader }) => bulk.listFigures(reader, params)),
    route(assignAuditLead, write, ({ params, body, ...command }) =>
      bulk.assignLead(command, params.typeKey, body),
    ),
    route(moveAuditDueDates, write, ({ params, body, ...command }) =>
      moveDueDates(command, calendar, params.typeKey, body),
    ),
    route(previewAuditReminders, read, ({ params, body, ...command }) =>
      bulk.previewReminders(command, params.typeKey, body.ids),
    ),
    route(remindOfAudits, write, ({ params, body, ...command }) =>
      bulk.remindOfAudits(command, params.typeKey, body.ids),
    ),
  ]
}
