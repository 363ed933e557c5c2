import { auditRecordPath } from '@portal/domain'
import type { Command } from '../../../server/command.js'
import { notify, type Notice } from '../../notifications/notifications-notices-store.js'
import type { RecordView } from '../sample/audits-records-read-model.js'

/** Notices about one record name the audit and its place in the sample, never a child (domain definition 9.1). */
export function aboutRecord({ prong: { audit, answer: prong }, answer }: RecordView, page = '') {
  const { type, agency } = audit
  const what = `record ${answer.order} of the audit of ${agency} (${type.label}, ${audit.answer.part})`
  return {
    what,
    short: `${type.label}, ${audit.answer.part}: record ${answer.order}`,
    leaId: audit.answer.leaId,
    path: `${auditRecordPath(type.key, prong.id, answer.id)}${page}`,
  }
}

type NoticeToMonitors = Pick<Notice, 'kind' | 'key' | 'title' | 'text'> & {
  userIds: readonly (string | null)[]
}

async function notifyMonitors(
  { tx, actor, ctx }: Command,
  { leaId, path }: ReturnType<typeof aboutRecord>,
  { userIds, ...notice }: NoticeToMonitors,
): Promise<void> {
  const known = [...new Set(userIds)].filter((id) => id !== null)
  if (known.length === 0) return
  await notify(tx, ctx, {
    ...notice,
    leaId,
    userIds: known,
    link: { path, words: 'Open the record here' },
    except: actor.userId,
  })
}

/** A monitor was chosen to read a record again. */
export async function notifySecondReader(command: Command, view: RecordView, userId: string): Promise<void> {
  const of = aboutRecord(view, '/second-reading')
  await notifyMonitors(command, of, {
    kind: 'assigned',
    key: `second-reader:${view.answer.id}:${command.ctx.requestId}`,
    userIds: [userId],
    title: `${of.short} waits for you as second reader`,
    text: [`${command.actor.fullName} has chosen you as the second reader of ${of.what}.`],
  })
}

/** A record that has a second reader was submitted: that reader, or the lead monitor who chooses one. */
export async function notifyOfSecondReading(command: Command, view: RecordView): Promise<void> {
  const of = aboutRecord(view, '/second-reading')
  const { secondReaderId } = view.facts
  await notifyMonitors(command, of, {
    kind: 'recordToReview',
    key: `second-reading:${view.answer.id}:${command.ctx.requestId}`,
    userIds: [secondReaderId ?? view.prong.audit.answer.leadMonitor.id],
    title: `${of.short} waits for a second reader`,
    text: [
      secondReaderId === null
        ? `${of.what} was submitted and has a second reader. Choose one.`
        : `${of.what} was submitted and waits for you as its second reader.`,
    ],
  })
}

/** The second reader has finished and differs from the first, who settles it together with them. */
export async function notifyOfDifferences(command: Command, view: RecordView, items: number): Promise<void> {
  const of = aboutRecord(view, '/second-reading')
  await notifyMonitors(command, of, {
    kind: 'recordToReview',
    key: `second-differences:${view.answer.id}:${command.ctx.requestId}`,
    userIds: [view.facts.reviewedBy],
    title: `${of.short}: ${items === 1 ? '1 answer differs' : `${items} answers differ`}`,
    text: [
      `${command.actor.fullName} has read ${of.what} and differs from you in ${items === 1 ? '1 answer' : `${items} answers`}.`,
    ],
  })
}

/** A record is in review again: whoever submitted it, its monitor, and the lead monitor. */
export async function notifyOfReopening(command: Command, view: RecordView): Promise<void> {
  const of = aboutRecord(view)
  await notifyMonitors(command, of, {
    kind: 'recordToReview',
    key: `record-reopened:${view.answer.id}:${command.ctx.requestId}`,
    userIds: [view.facts.reviewedBy, view.answer.assignedMonitorId, view.prong.audit.answer.leadMonitor.id],
    title: `${of.short} is in review again`,
    text: [`${command.actor.fullName} has reopened ${of.what}. The history of the record says why.`],
  })
}
