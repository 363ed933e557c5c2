import {
  auditLetter,
  auditLetterDocument,
  AuditStatus,
  calendarDay,
  canNotifyOfAudit,
  canSetAuditStatus,
  type AuditPart,
} from '@portal/domain'
import type { BodyOf, setAuditStatus as statusCall } from '@portal/rest-contract'
import type { Library } from '../../parts/letters/library.js'
import { ApiError } from '../../server/api-error.js'
import { changeRecord, type Command } from '../../server/command.js'
import { notify } from '../notifications/notifications-notices-store.js'
import { chosenMonitor, audit, prong, type Place } from './audits-command.js'
import { notifyOfAnswer, notifyOfStep } from './audits-notices.js'
import type { AuditProng, AuditRow, AuditView } from './audits-read-model.js'
import { insertLetter } from './audits-store.js'
import { handIn } from './document-set/audits-set-service.js'
import { letterDataOf } from './results/audits-letter-data-service.js'

/** Sends the letter with which an audit begins: it is published in the library, and the agency is told that it is there. */
export function notifyOfAudit(
  command: Command,
  letters: Library,
  { typeKey, id, userId, ...of }: Place & { userId: string; leaId: number; part: AuditPart; year: number },
): Promise<AuditRow> {
  const { actor, ctx } = command
  return changeRecord(
    audit,
    command,
    { typeKey, id },
    {
      action: 'notifyOfAudit',
      refuse({ answer }) {
        if (answer.leaId !== of.leaId || answer.part !== of.part || answer.year !== of.year)
          throw new ApiError('NOT_FOUND', 'This audit does not exist.')
      },
      may: (view) => canNotifyOfAudit(actor, { notifiedOn: view.notifiedOn, prongs: view.answer.prongs }),
      columns: () => ({ notifiedOn: ctx.now }),
      change: (view) => issueNotification(command, letters, view, userId),
      audit: (_before, { answer }) => ({ after: { notifiedOn: answer.notifiedOn } }),
    },
  )
}

async function issueNotification(
  command: Command,
  letters: Library,
  view: AuditView,
  userId: string,
): Promise<void> {
  const { tx, actor, ctx } = command
  const { type, agency, answer } = view
  const contact = await chosenMonitor(tx, userId, 'userId')
  const letterDate = calendarDay(ctx.now)
  const facts = {
    ...answer,
    type,
    agency,
    leadMonitor: answer.leadMonitor.fullName,
    contact: contact.fullName,
    letterDate,
  }
  const { subject } = auditLetter('Notification', facts)
  const issued = { issuedBy: actor.userId, issuedOn: ctx.now }
  const reportId = await letters.publish(tx, {
    leaId: answer.leaId,
    year: answer.year,
    part: answer.part,
    module: type.reportModule,
    title: subject,
    document: auditLetterDocument('Notification', facts),
    requests: [],
    audience: 'All agency users',
    requiresAcknowledgement: false,
    ...issued,
  })
  await insertLetter(tx, {
    auditId: answer.id,
    kind: 'Notification',
    reportId,
    subject,
    letterDate,
    data: await letterDataOf(command, view, {
      prongId: null,
      reportId,
      signature: { signatureName: actor.fullName, signatureTitle: '' },
    }),
    ...issued,
  })
  await notify(tx, ctx, {
    kind: 'auditLetter',
    key: `audit-letter:Notification:${answer.id}`,
    title: subject,
    text: [
      `the state will audit ${agency}: ${type.label}, ${answer.part}. The letter of notification is in the portal.`,
    ],
    link: { path: `/compliance/reports/${reportId}`, words: 'Read it here' },
    leaId: answer.leaId,
    leadId: answer.leadMonitor.id,
    except: actor.userId,
  })
}

/** Moves a prong to another status, where the table of steps has one. */
export function setAuditStatus(
  command: Command,
  place: Place,
  status: number,
  { reason, version }: BodyOf<typeof statusCall>,
): Promise<AuditProng> {
  return changeRecord(prong, command, place, {
    action: 'setAuditStatus',
    may: ({ facts }) => canSetAuditStatus(command.actor, facts, status, { reason }),
    version,
    columns: () => ({ status }),
    async change(view) {
      if (status === AuditStatus.documentsComplete) await handIn(command, view)
    },
    reason: reason ?? null,
    notify: (before, after) =>
      status === AuditStatus.documentsComplete
        ? notifyOfAnswer(command, after, 'documents')
        : notifyOfStep(command, after, before.answer.status),
  })
}
