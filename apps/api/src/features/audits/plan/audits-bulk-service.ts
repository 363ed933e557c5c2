import {
  auditProngPath,
  auditReminder,
  byAuditMonitor,
  calendarDay,
  canAssignLead,
  canCompareAgencies,
  canMoveDue,
  canRemindOfAudit,
  currentProng,
  nextProngDue,
  auditReminderOf,
  type Verdict,
} from '@portal/domain'
import type {
  AnswerOf,
  assignAuditLead as assignCall,
  listAuditFigures,
  previewAuditReminders as previewCall,
  remindOfAudits as remindCall,
} from '@portal/rest-contract'
import { changeRecord, recordAct, type Command } from '../../../server/command.js'
import { act, insist } from '../../../server/verdicts.js'
import { noticeReaders, notify, type Notice } from '../../notifications/notifications-notices-store.js'
import { audit, chosenMonitor, prongFound } from '../audits-command.js'
import { findAudit, listAuditViews, type AuditView } from '../audits-read-model.js'
import { figuresOf, type Figures } from './audits-figures-read-model.js'

type Results = AnswerOf<typeof remindCall>

/** An audit with how far it is. */
interface Standpoint {
  view: AuditView
  figures: Figures
}

/** How far the audits of one kind and year are, with what the caller may do with many of them. */
export async function listFigures(
  { tx, actor, ctx }: Command,
  place: { typeKey: string; year: number },
): Promise<AnswerOf<typeof listAuditFigures>> {
  const views = await listAuditViews(tx, actor, { ...place, leaIds: [] })
  insist(canCompareAgencies(actor))
  const allFigures = await figuresOf(tx, actor, views, calendarDay(ctx.now))
  return allFigures.flatMap((figures, at) => {
    const view = views[at]
    if (!view) return []
    const { withAgency: _counted, ...row } = figures
    return [
      {
        ...row,
        assignLead: act(canAssignLead(actor, view)),
        remind: act(canRemindOfAudit(actor, reminderFacts({ view, figures }))),
        moveDue: act(canMoveDue(actor, { hasEnded: view.hasEnded, due: dueOf(view) })),
      },
    ]
  })
}

/** What an audit has to keep next, and by which day. */
export function dueOf({ answer }: Pick<AuditView, 'answer'>) {
  const current = currentProng(answer.prongs)
  return current ? nextProngDue(current, answer) : null
}

const reminderFacts = ({ view, figures }: Standpoint) => ({
  notified: view.notifiedOn !== null,
  status: currentProng(view.answer.prongs)?.status ?? 0,
  withAgency: figures.withAgency,
})

/** Audits by their ids, each once; NOT_FOUND where the caller may not see one. */
export async function namedAudits(
  { tx, actor }: Command,
  typeKey: string,
  ids: readonly number[],
): Promise<AuditView[]> {
  const views: AuditView[] = []
  for (const id of new Set(ids)) views.push(prongFound(await findAudit(tx, actor, typeKey, id)))
  return views
}

/** Names the monitor who leads audits; each is done or refused by itself. */
export async function assignLead(
  command: Command,
  typeKey: string,
  { ids, leadMonitorId }: { ids: readonly number[]; leadMonitorId: string },
): Promise<AnswerOf<typeof assignCall>> {
  const { tx, actor } = command
  const views = await namedAudits(command, typeKey, ids)
  insist(byAuditMonitor(actor, 'assign a lead monitor'))
  await chosenMonitor(tx, leadMonitorId, 'leadMonitorId')
  const results: Results = []
  const moved: AuditView[] = []
  for (const view of views) {
    const { id, leadMonitor } = view.answer
    const verdict = canAssignLead(actor, view)
    results.push(resultOf(id, verdict))
    if (!verdict.allowed || leadMonitor.id === leadMonitorId) continue
    await changeRecord(
      audit,
      command,
      { typeKey, id },
      {
        action: 'assignAuditLead',
        may: (current) => canAssignLead(actor, current),
        columns: () => ({ leadMonitorId }),
        audit: () => ({ before: { leadMonitorId: leadMonitor.id }, after: { leadMonitorId } }),
      },
    )
    moved.push(view)
  }
  await notifyLeads(command, moved, leadMonitorId)
  return results
}

/** What became of one of many audits. */
export const resultOf = (id: number, verdict: Verdict): Results[number] => ({
  id,
  done: verdict.allowed,
  reason: verdict.allowed ? null : verdict.reason,
})

/** One notice for whoever leads now, and one for each who leads some of them no longer. */
async function notifyLeads(
  command: Command,
  moved: readonly AuditView[],
  leadMonitorId: string,
): Promise<void> {
  if (moved.length === 0) return
  await notifyMonitor(command, 'assigned', leadMonitorId, moved)
  for (const before of new Set(moved.map(({ answer }) => answer.leadMonitor.id)))
    await notifyMonitor(
      command,
      'unassigned',
      before,
      moved.filter(({ answer }) => answer.leadMonitor.id === before),
    )
}

async function notifyMonitor(
  { tx, actor, ctx }: Command,
  kind: 'assigned' | 'unassigned',
  userId: string,
  views: readonly AuditView[],
): Promise<void> {
  const [first] = views
  if (!first) return
  const { type, agency, answer } = first
  const what =
    views.length === 1
      ? `the audit of ${agency} (${type.label}, ${answer.part})`
      : `${views.length} audits (${type.label})`
  const [prong] = answer.prongs
  await notify(tx, ctx, {
    kind,
    key: `audit-lead-${kind}:${ctx.requestId}`,
    leaId: views.length === 1 ? answer.leaId : null,
    userIds: [userId],
    title: kind === 'assigned' ? `You lead ${what}` : `You no longer lead ${what}`,
    text: [
      kind === 'assigned'
        ? `${actor.fullName} has made you the lead monitor of ${what}.`
        : `${actor.fullName} has made somebody else the lead monitor of ${what}.`,
    ],
    link: {
      path: views.length === 1 && prong ? auditProngPath(type.key, prong.id) : `/user/dashboard/${type.key}`,
      words: views.length === 1 ? 'Open the audit here' : 'Open the audits here',
    },
    except: actor.userId,
  })
}

/** Audits with how far they are. */
async function standpoints(command: Command, typeKey: string, ids: readonly number[]): Promise<Standpoint[]> {
  const { tx, actor, ctx } = command
  const views = await namedAudits(command, typeKey, ids)
  insist(byAuditMonitor(actor, 'remind an agency'))
  const allFigures = await figuresOf(tx, actor, views, calendarDay(ctx.now))
  return views.flatMap((view, at) => {
    const figures = allFigures[at]
    return figures ? [{ view, figures }] : []
  })
}

/** The notice that reminds an agency; null where there is nothing to remind it of. */
function reminderNotice({ ctx, actor }: Command, at: Standpoint): Notice | null {
  const { type, agency, answer } = at.view
  const facts = reminderFacts(at)
  const of = auditReminderOf(facts)
  const prong = currentProng(answer.prongs)
  if (of === null || !prong || !canRemindOfAudit(actor, facts).allowed) return null
  const { title, text } = auditReminder({
    of,
    audit: `${type.label}, ${answer.part}`,
    agency,
    subjects: type.subject.many,
    withAgency: facts.withAgency,
    dueOn: of === 'corrections' ? at.figures.correctionsDueOn : (nextProngDue(prong, answer)?.on ?? null),
    today: calendarDay(ctx.now),
  })
  const path = auditProngPath(type.key, prong.id)
  return {
    kind: 'auditReminder',
    key: `audit-reminder:${answer.id}:${ctx.requestId}`,
    leaId: answer.leaId,
    title,
    text: [text],
    link: { path: of === 'list' ? `${path}/list` : path, words: 'Open the audit here' },
    except: actor.userId,
  }
}

/** The reminders as they would be sent, with who gets them; sends nothing. */
export async function previewReminders(
  command: Command,
  typeKey: string,
  ids: readonly number[],
): Promise<AnswerOf<typeof previewCall>> {
  const planned: AnswerOf<typeof previewCall> = []
  for (const at of await standpoints(command, typeKey, ids)) {
    const notice = reminderNotice(command, at)
    const verdict = canRemindOfAudit(command.actor, reminderFacts(at))
    const readers = notice ? await noticeReaders(command.tx, notice) : []
    planned.push({
      id: at.view.answer.id,
      leaId: at.view.answer.leaId,
      reason: verdict.allowed ? null : verdict.reason,
      recipients: readers.map(({ id, fullName }) => ({ id, fullName })),
      subject: notice?.title ?? '',
      text: notice?.text.join(' ') ?? '',
    })
  }
  return planned
}

/** Reminds agencies of what their audits wait for; each is done or refused by itself. */
export async function remindOfAudits(
  command: Command,
  typeKey: string,
  ids: readonly number[],
): Promise<Results> {
  const { tx, ctx, actor } = command
  const results: Results = []
  for (const at of await standpoints(command, typeKey, ids)) {
    const notice = reminderNotice(command, at)
    results.push(resultOf(at.view.answer.id, canRemindOfAudit(actor, reminderFacts(at))))
    if (!notice) continue
    await notify(tx, ctx, notice)
    await recordAct(command, 'remindOfAudit', { ...audit.target(at.view), after: { subject: notice.title } })
  }
  return results
}
