import {
  auditProngPath,
  byAuditMonitor,
  canMoveDue,
  checkAuditDays,
  checkDueOn,
  currentProng,
  longDay,
  movedDays,
  stateSetDue,
  type DayCalendar,
} from '@portal/domain'
import type { AnswerOf, BodyOf, moveAuditDueDates as moveCall } from '@portal/rest-contract'
import { changeRecord, type Command } from '../../../server/command.js'
import { insist, insistOnInput } from '../../../server/verdicts.js'
import { notify } from '../../notifications/notifications-notices-store.js'
import { audit, prong as prongs } from '../audits-command.js'
import type { AuditView } from '../audits-read-model.js'
import { dueOf, namedAudits, resultOf } from './audits-bulk-service.js'

/** Moves the day that audits have to keep next to the same day; each is done or refused by itself. */
export async function moveDueDates(
  command: Command,
  calendar: DayCalendar,
  typeKey: string,
  { ids, dueOn }: BodyOf<typeof moveCall>,
): Promise<AnswerOf<typeof moveCall>> {
  const { actor, ctx } = command
  const views = await namedAudits(command, typeKey, ids)
  insist(byAuditMonitor(actor, 'move a due date'))
  insistOnInput([checkDueOn(dueOn, ctx.now)])
  const { due: day } = stateSetDue(dueOn, { by: actor.userId, at: ctx.now }, calendar)
  const results: AnswerOf<typeof moveCall> = []
  for (const view of views) {
    const may = mayMove(command, view, day)
    results.push(resultOf(view.answer.id, may))
    if (may.allowed && dueOf(view)?.on !== day) await moveOne(command, typeKey, view, day)
  }
  return results
}

/** Whether the day of an audit may be moved there: its days stay in their order. */
function mayMove({ actor }: Command, view: AuditView, day: string) {
  const due = dueOf(view)
  const may = canMoveDue(actor, { hasEnded: view.hasEnded, due })
  const isFirst = (currentProng(view.answer.prongs)?.number ?? 1) === 1
  if (!may.allowed || due === null || !isFirst) return may
  return checkAuditDays(movedDays(view.answer, due.what, day))[0] ?? may
}

const columnOf = { start: 'plannedStart', documents: 'documentsDueOn', review: 'plannedEnd' } as const

async function moveOne(command: Command, typeKey: string, view: AuditView, day: string): Promise<void> {
  const due = dueOf(view)
  const current = currentProng(view.answer.prongs)
  if (!due || !current) return
  const column = columnOf[due.what]
  const kept = { before: { [column]: due.on }, after: { [column]: day } }
  if (current.number === 1)
    await changeRecord(
      audit,
      command,
      { typeKey, id: view.answer.id },
      {
        action: 'moveAuditDue',
        may: (now) => mayMove(command, now, day),
        columns: () => ({ [column]: day }),
        audit: () => kept,
      },
    )
  else
    await changeRecord(
      prongs,
      command,
      { typeKey, id: current.id },
      {
        action: 'moveAuditDue',
        may: (now) => mayMove(command, now.audit, day),
        columns: () => ({ documentsDueOn: day }),
        audit: () => kept,
      },
    )
  if (due.what === 'documents' && view.notifiedOn !== null)
    await notifyOfMove(command, view, { prongId: current.id, day })
}

/** The agency hears of another day for what it has to send. */
async function notifyOfMove(
  { tx, ctx, actor }: Command,
  { type, agency, answer }: AuditView,
  { prongId, day }: { prongId: number; day: string },
): Promise<void> {
  const what = `${type.label}, ${answer.part}`
  await notify(tx, ctx, {
    kind: 'auditReminder',
    key: `audit-due-moved:${answer.id}:${ctx.requestId}`,
    leaId: answer.leaId,
    title: `${what}: list and documents are due on ${longDay(day)}`,
    text: [`The state has moved the day by which ${agency} sends list and documents to ${longDay(day)}.`],
    link: { path: auditProngPath(type.key, prongId), words: 'Open the audit here' },
    except: actor.userId,
  })
}
