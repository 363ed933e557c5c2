import {
  acknowledgementDays,
  addBusinessDays,
  calendarDay,
  type AuditLetterKind,
  type ReportDocument,
  type ResultLetterFacts,
} from '@portal/domain'
import type { Command } from '../../../server/command.js'
import { notify } from '../../notifications/notifications-notices-store.js'
import type { AuditView } from '../audits-read-model.js'
import { insertLetter } from '../audits-store.js'
import { letterDataOf } from './audits-letter-data-service.js'
import type { AuditOffice, Signature } from './findings-port.js'

/** What the letters after a review say about the audit. */
export function letterFacts(
  { ctx }: Command,
  { type, agency, answer: { part, year } }: AuditView,
  signature: Signature,
): ResultLetterFacts {
  return { typeLabel: type.label, agency, part, year, letterDate: calendarDay(ctx.now), ...signature }
}

/** Puts a letter into the library of the agency and notifies its people that it is there, with nothing of what it says (2.13). */
export async function issueAuditLetter(
  command: Command,
  { calendar, letters }: AuditOffice,
  view: AuditView,
  {
    kind,
    prongId,
    subject,
    document,
    signature,
  }: {
    kind: AuditLetterKind
    prongId: number | null
    subject: string
    document: ReportDocument
    signature: Signature
  },
): Promise<void> {
  const { tx, actor, ctx } = command
  const { type, agency, answer } = view
  const letterDate = calendarDay(ctx.now)
  const issued = { issuedBy: actor.userId, issuedOn: ctx.now }
  const reportId = await letters.publish(tx, {
    leaId: answer.leaId,
    year: answer.year,
    part: answer.part,
    module: type.reportModule,
    title: subject,
    document,
    requests: [],
    audience: 'All agency users',
    requiresAcknowledgement: true,
    acknowledgeBy: addBusinessDays(letterDate, acknowledgementDays, calendar),
    ...issued,
  })
  const data = await letterDataOf(command, view, { prongId, reportId, signature })
  await insertLetter(tx, {
    auditId: answer.id,
    prongId,
    kind,
    reportId,
    subject,
    letterDate,
    data,
    ...issued,
  })
  await notify(tx, ctx, {
    kind: 'auditLetter',
    key: `audit-letter:${kind}:${reportId}`,
    title: subject,
    text: [`a letter about the ${type.label.toLowerCase()} of ${agency}, ${answer.part}, is in the portal.`],
    link: { path: `/compliance/reports/${reportId}`, words: 'Read it here' },
    leaId: answer.leaId,
    leadId: answer.leadMonitor.id,
    except: actor.userId,
  })
}
