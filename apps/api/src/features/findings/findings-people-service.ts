import {
  canAssignFindingOwner,
  canRemindOfFinding,
  type HandedOver,
  type HandOverPeople,
} from '@portal/domain'
import { ApiError, badField } from '../../server/api-error.js'
import { insist } from '../../server/verdicts.js'
import { notify } from '../notifications/notifications-notices-store.js'
import { listLocalPeople, listOpenFindingsOf } from './findings-people-read-model.js'
import { isMonitor } from './findings-checks-read-model.js'
import { findingFound, type FindingOffice, finding } from './findings-command.js'
import { issueLetter } from './letters/findings-letters.js'
import { findFinding, type FindingView } from './findings-read-model.js'
import type { FindingRow } from './register/findings-rows-read-model.js'
import { addFindingUser, changeFinding, lockFindings, removeFindingUser } from './findings-store.js'
import { type Command, stampOf, recordAct } from '../../server/command.js'

/** Sends reminder letters, all of them or none. */
export async function remindOfFindings(
  command: Command,
  office: FindingOffice,
  ids: readonly number[],
): Promise<FindingRow[]> {
  const { actor } = command
  const views = await lockedViews(command, ids)
  for (const view of views) insist(canRemindOfFinding(actor, view.facts), view.answer)
  for (const view of views)
    await issueLetter(command, office, view, 'Reminder', {
      signatureName: actor.fullName,
      signatureTitle: '',
    })
  for (const view of views) await recordAct(command, 'remindOfFinding', finding.target(view))
  return rowsOf(command, views)
}

/** Gives findings to a monitor, all of them or none. */
export async function assignFindingOwner(
  command: Command,
  ids: readonly number[],
  ownerMonitorId: string,
): Promise<FindingRow[]> {
  const { tx, actor } = command
  insist(canAssignFindingOwner(actor))
  if (!(await isMonitor(tx, ownerMonitorId))) throw badField('ownerMonitorId', 'Choose a state monitor.')
  const views = await lockedViews(command, ids)
  for (const view of views) {
    await changeFinding(tx, view.answer.id, { ownerMonitorId }, stampOf(command))
    const before = view.answer.owner?.id
    if (before === ownerMonitorId) continue
    await notifyPerson(command, view, 'assigned', ownerMonitorId)
    if (before !== undefined) await notifyPerson(command, view, 'unassigned', before)
  }
  for (const view of views)
    await recordAct(command, 'assignFindingOwner', {
      ...finding.target(view),
      before: { ownerMonitorId: view.answer.owner?.id ?? null },
      after: { ownerMonitorId },
    })
  return rowsOf(command, views)
}

/** Lets a person of the agency work on the corrections, or no longer. */
export async function assignFindingUser(
  command: Command,
  at: { id: number; userId: string },
  assigned: boolean,
): ReturnType<typeof listLocalPeople> {
  const { tx } = command
  const [view] = await lockedViews(command, [at.id])
  const found = findingFound(view)
  insistOnAdmin(found)
  const people = await listLocalPeople(tx, found.facts.leaId, at.id)
  if (!people.some((person) => person.id === at.userId))
    throw badField('userId', 'Choose a person of the agency.')
  const place = { findingId: at.id, userId: at.userId }
  const wasAssigned = people.some((person) => person.id === at.userId && person.isAssigned)
  if (assigned !== wasAssigned)
    await notifyPerson(command, found, assigned ? 'assigned' : 'unassigned', at.userId)
  if (assigned) await addFindingUser(tx, place, stampOf(command))
  else await removeFindingUser(tx, place)
  await recordAct(command, assigned ? 'assignFindingUser' : 'removeFindingUser', {
    ...finding.target(found),
    after: { userId: at.userId },
  })
  return listLocalPeople(tx, found.facts.leaId, at.id)
}

/** Gives every open finding that a person works on to a colleague; nobody is notified here. */
export async function handOverFindings(
  command: Command,
  { leaId, from, to }: HandOverPeople,
): Promise<HandedOver> {
  const { tx } = command
  const ids = await listOpenFindingsOf(tx, { leaId, userId: from })
  const views = (await lockedViews(command, ids)).filter(({ answer }) => answer.assign.allowed)
  for (const view of views) {
    const { id } = view.answer
    await addFindingUser(tx, { findingId: id, userId: to }, stampOf(command))
    await removeFindingUser(tx, { findingId: id, userId: from })
    await recordAct(command, 'handOverFinding', {
      ...finding.target(view),
      before: { userId: from },
      after: { userId: to },
    })
  }
  return { moved: views.length, kept: ids.length - views.length }
}

/** People of the agency with a mark for those who work on the corrections; for its administrators. */
export async function listFindingUsers(
  { tx, actor, ctx }: Command,
  id: number,
): ReturnType<typeof listLocalPeople> {
  const view = findingFound(await findFinding(tx, actor, id, ctx.now))
  insistOnAdmin(view)
  return listLocalPeople(tx, view.facts.leaId, id)
}

/** Who works on a finding, and who does so no longer, hears of it. */
async function notifyPerson(
  command: Command,
  view: FindingView,
  kind: 'assigned' | 'unassigned',
  userId: string,
): Promise<void> {
  const { tx, actor, ctx } = command
  const { id, number, leaId } = view.answer
  const now = kind === 'assigned' ? 'is assigned to you' : 'is no longer assigned to you'
  await notify(tx, ctx, {
    kind,
    key: `finding-${kind}:${id}:${ctx.requestId}`,
    leaId,
    userIds: [userId],
    title: `Finding ${number} ${now}`,
    text: [`finding ${number} of ${view.agency} ${now}.`],
    link: { path: `/compliance/findings/${id}`, words: 'See it here' },
    except: actor.userId,
  })
}

function insistOnAdmin({ answer }: FindingView): void {
  if (!answer.assign.allowed)
    throw new ApiError('FORBIDDEN', answer.assign.reason ?? 'You are not allowed to do this.')
}

async function lockedViews({ tx, actor, ctx }: Command, ids: readonly number[]): Promise<FindingView[]> {
  const wanted = [...new Set(ids)]
  await lockFindings(tx, wanted)
  const views: FindingView[] = []
  for (const id of wanted) views.push(findingFound(await findFinding(tx, actor, id, ctx.now)))
  return views
}

async function rowsOf({ tx, actor, ctx }: Command, views: readonly FindingView[]): Promise<FindingRow[]> {
  const rows: FindingRow[] = []
  for (const view of views) rows.push(findingFound(await findFinding(tx, actor, view.answer.id, ctx.now)).row)
  return rows
}
