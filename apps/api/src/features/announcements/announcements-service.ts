import {
  allowed,
  announcementTexts,
  badInput,
  canChangeAnnouncement,
  canDismissAnnouncement,
  canManageAnnouncements,
  canRestoreAnnouncement,
  checkAnnouncement,
  oneLine,
  type AuditAction,
} from '@portal/domain'
import type {
  BodyOf,
  createAnnouncement as createCall,
  updateAnnouncement as updateCall,
} from '@portal/rest-contract'
import type { Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import { plainTextOf } from '../../server/rich-text.js'
import type { RequestContext } from '../../server/requests/route.js'
import { insist, insistOnInput, insistOnKept, insistOnVersion } from '../../server/verdicts.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import {
  findManaged,
  findShownAnnouncement,
  type AnnouncementView,
  type ManagedAnnouncement,
} from './announcements-read-model.js'
import {
  agenciesExist,
  changeAnnouncement,
  clearDismissals,
  insertAnnouncement,
  insertDismissal,
  lockAnnouncement,
} from './announcements-store.js'

interface Command {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
}

type Fields = BodyOf<typeof createCall>

export function announcementFound<T>(value: T | null): T {
  if (value === null) throw new ApiError('NOT_FOUND', 'This announcement does not exist.')
  return value
}

export async function createAnnouncement(command: Command, input: Fields): Promise<ManagedAnnouncement> {
  const { tx, actor, ctx } = command
  insist(canManageAnnouncements(actor))
  const fields = await checkedFields(command, input)
  const id = await insertAnnouncement(tx, fields, { by: actor.userId, on: ctx.now })
  await record(command, id, { action: 'createAnnouncement', after: recorded(fields) })
  return announcementFound(await findManaged(tx, actor, id, ctx.now)).answer
}

export async function updateAnnouncement(
  command: Command,
  id: number,
  { version, showAgain, ...input }: BodyOf<typeof updateCall>,
): Promise<ManagedAnnouncement> {
  const { tx, actor, ctx } = command
  const view = await lockedView(command, id)
  insistOnKept({ isDeleted: view.answer.isDeleted, changed: view.changed }, ctx.now, view.answer)
  insist(canChangeAnnouncement(actor, view.answer), view.answer)
  insistOnVersion(version, view, ctx.now, view.answer)
  const fields = await checkedFields(command, input)
  await changeAnnouncement(tx, id, fields, { by: actor.userId, on: ctx.now })
  if (showAgain) await clearDismissals(tx, id)
  await record(command, id, {
    action: 'updateAnnouncement',
    before: recorded(view.answer),
    after: { ...recorded(fields), ...(showAgain && { showAgain }) },
  })
  return announcementFound(await findManaged(tx, actor, id, ctx.now)).answer
}

/** Puts an announcement away; it can be restored. */
export async function deleteAnnouncement(
  command: Command,
  id: number,
  version: number,
): Promise<ManagedAnnouncement> {
  const view = await lockedView(command, id)
  insist(canChangeAnnouncement(command.actor, view.answer), view.answer)
  return setDeleted(command, view, version, command.ctx.now)
}

export async function restoreAnnouncement(
  command: Command,
  id: number,
  version: number,
): Promise<ManagedAnnouncement> {
  const view = await lockedView(command, id)
  insist(canRestoreAnnouncement(command.actor, view.answer), view.answer)
  return setDeleted(command, view, version, null)
}

/** The reader has seen it; said again, nothing changes. */
export async function dismissAnnouncement({ tx, actor, ctx }: Command, id: number): Promise<void> {
  const row = announcementFound(await findShownAnnouncement(tx, actor, id, ctx.now))
  insist(canDismissAnnouncement(row))
  const isNew = await insertDismissal(tx, { announcementId: id, userId: actor.userId, dismissedOn: ctx.now })
  if (isNew) await record({ tx, actor, ctx }, id, { action: 'dismissAnnouncement' })
}

async function setDeleted(
  command: Command,
  view: AnnouncementView,
  version: number,
  deletedOn: Date | null,
): Promise<ManagedAnnouncement> {
  const { tx, actor, ctx } = command
  insistOnVersion(version, view, ctx.now, view.answer)
  const { id } = view.answer
  await changeAnnouncement(tx, id, { deletedOn }, { by: actor.userId, on: ctx.now })
  await record(command, id, { action: deletedOn === null ? 'restoreAnnouncement' : 'deleteAnnouncement' })
  return announcementFound(await findManaged(tx, actor, id, ctx.now)).answer
}

async function lockedView({ tx, actor, ctx }: Command, id: number): Promise<AnnouncementView> {
  insist(canManageAnnouncements(actor))
  await lockAnnouncement(tx, id)
  return announcementFound(await findManaged(tx, actor, id, ctx.now))
}

/** What is stored: every list in order and without doubles, and all that is wrong refused at once. */
async function checkedFields({ tx }: Command, input: Fields): Promise<Fields> {
  const leaIds = [...new Set(input.leaIds)].toSorted((a, b) => a - b)
  insistOnInput([
    ...checkAnnouncement({ ...input, plainText: plainTextOf(input.body) }),
    (await agenciesExist(tx, leaIds)) ? allowed : badInput(announcementTexts.unknownAgency, 'leaIds'),
  ])
  return { ...input, title: oneLine(input.title), leaIds, roles: [...new Set(input.roles)].toSorted() }
}

/** What the history keeps: words, not markup, so that it can be read. */
function recorded({ title, body, severity, roles, leaIds, fromDay, toDay, dismissible }: Fields) {
  return { title, text: plainTextOf(body), severity, roles, leaIds, fromDay, toDay, dismissible }
}

async function record(
  { tx, actor, ctx }: Command,
  id: number,
  entry: { action: AuditAction; before?: object; after?: object },
): Promise<void> {
  await writeAudit(tx, { actor, ctx, ...entry, targetType: 'announcement', targetId: id })
}
