import {
  badInput,
  canChangeTraining,
  canEditTraining,
  canReadTraining,
  checkPublishing,
  checkTraining,
  oneLine,
  wrongState,
  type AuditAction,
} from '@portal/domain'
import type {
  AnswerOf,
  BodyOf,
  createTrainingItem,
  listTraining,
  recordTrainingUse,
} from '@portal/rest-contract'
import type { Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import { plainTextOf } from '../../server/rich-text.js'
import type { RequestContext } from '../../server/requests/route.js'
import { act, insist, insistOnInput, insistOnKept, insistOnVersion } from '../../server/verdicts.js'
import { findDeletion } from '../audit-trail/audit-trail-deletions-read-model.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import {
  findTrainingItem,
  listTrainingItems,
  type TrainingItem,
  type TrainingView,
} from './help-read-model.js'
import {
  changeTrainingItem,
  countTrainingItems,
  insertTrainingItem,
  lockTrainingItem,
  orderTrainingItems,
  putTrainingUse,
} from './help-store.js'

interface HelpCommand {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
}

type Input = BodyOf<typeof createTrainingItem>
type List = AnswerOf<typeof listTraining>

export function trainingFound(view: TrainingView | null): TrainingView {
  if (view === null) throw new ApiError('NOT_FOUND', 'This training item does not exist.')
  return view
}

export async function listTrainingFor(
  { tx, actor, ctx }: HelpCommand,
  show: 'kept' | 'deleted',
): Promise<List> {
  insist(canReadTraining(actor))
  if (show === 'deleted') insist(canEditTraining(actor))
  return {
    items: await listTrainingItems(tx, actor, ctx.now, show),
    edit: act(canEditTraining(actor)),
  }
}

/** Adds an item as a draft. */
export async function createItem(command: HelpCommand, input: Input): Promise<TrainingItem> {
  const { tx, actor, ctx } = command
  insist(canEditTraining(actor))
  const given = checkedItem(input)
  const stamp = { by: actor.userId, on: ctx.now }
  const id = await insertTrainingItem(tx, {
    ...given,
    createdBy: stamp.by,
    createdOn: stamp.on,
    changedBy: stamp.by,
    changedOn: stamp.on,
  })
  const { answer } = trainingFound(await findTrainingItem(tx, actor, id, ctx.now))
  await record(command, id, { action: 'createTrainingItem', after: recorded(answer) })
  return answer
}

/** Changes an item; one that people see must stay fit to be seen. */
export async function updateItem(
  command: HelpCommand,
  id: number,
  { version, ...input }: Input & { version: number },
): Promise<TrainingItem> {
  const view = await lockedItem(command, id)
  insistOnVersion(version, view, command.ctx.now, view.answer)
  const given = checkedItem(input)
  if (view.answer.published) insistOnInput(checkPublishing(given, filesOf(view.answer)))
  return change(command, view, { action: 'updateTrainingItem', columns: given, isContent: true })
}

export async function publishItem(
  command: HelpCommand,
  id: number,
  { published, version }: { published: boolean; version: number },
): Promise<TrainingItem> {
  const view = await lockedItem(command, id)
  insistOnVersion(version, view, command.ctx.now, view.answer)
  if (published) insistOnInput(checkPublishing(view.input, filesOf(view.answer)))
  const since = view.answer.publishedOn === null ? { publishedOn: command.ctx.now } : {}
  return change(command, view, {
    action: published ? 'publishTrainingItem' : 'withdrawTrainingItem',
    columns: { published, ...(published ? since : {}) },
  })
}

export async function deleteItem(command: HelpCommand, id: number, version: number): Promise<TrainingItem> {
  const view = await lockedItem(command, id)
  insistOnVersion(version, view, command.ctx.now, view.answer)
  return change(command, view, {
    action: 'deleteTrainingItem',
    columns: { deletedOn: command.ctx.now, published: false },
  })
}

export async function restoreItem(command: HelpCommand, id: number, version: number): Promise<TrainingItem> {
  const view = await lockedItem(command, id, true)
  insistOnVersion(version, view, command.ctx.now, view.answer)
  if (!view.answer.isDeleted) insist(wrongState('This item is not deleted.'), view.answer)
  return change(command, view, { action: 'restoreTrainingItem', columns: { deletedOn: null } })
}

/** Another order of the items. It belongs to the list, so no version of an item changes: the last order counts. */
export async function orderItems(command: HelpCommand, ids: readonly number[]): Promise<List> {
  const { tx, actor } = command
  insist(canEditTraining(actor))
  const wanted = [...new Set(ids)]
  if ((await countTrainingItems(tx, wanted)) !== wanted.length)
    insistOnInput([badInput('The list has changed. Load it again.', 'ids')])
  await orderTrainingItems(tx, wanted)
  await record(command, wanted[0] ?? 0, { action: 'orderTrainingItems', after: { ids: wanted } })
  return listTrainingFor(command, 'kept')
}

/** Notes that a person opened or watched an item, or what they say of it: no record of an agency, so no history. */
export async function recordUse(
  { tx, actor, ctx }: HelpCommand,
  id: number,
  use: BodyOf<typeof recordTrainingUse>,
): Promise<TrainingItem> {
  insist(canReadTraining(actor))
  const { answer } = trainingFound(await findTrainingItem(tx, actor, id, ctx.now))
  await putTrainingUse(tx, { itemId: answer.id, userId: actor.userId }, ctx.now, use)
  return trainingFound(await findTrainingItem(tx, actor, id, ctx.now)).answer
}

/** The item under its lock; deleted ones only to be restored. */
export async function lockedItem(command: HelpCommand, id: number, deleted = false): Promise<TrainingView> {
  const { tx, actor, ctx } = command
  insist(canEditTraining(actor))
  const seen = trainingFound(await findTrainingItem(tx, actor, id, ctx.now))
  await lockTrainingItem(tx, seen.answer.id)
  const view = trainingFound(await findTrainingItem(tx, actor, id, ctx.now))
  if (!deleted && view.answer.isDeleted) {
    const record = { targetType: 'trainingItem', targetId: id, action: 'deleteTrainingItem' }
    insistOnKept({ isDeleted: true, changed: await findDeletion(tx, record) }, ctx.now, view.answer)
  }
  if (!deleted) insist(canChangeTraining(actor, view.answer), view.answer)
  return view
}

interface ItemChange {
  action: AuditAction
  columns: Parameters<typeof changeTrainingItem>[2]
  /** What people read has changed, so that it counts as updated. */
  isContent?: boolean
}

/** Changes an item and writes down who did. */
export async function change(
  command: HelpCommand,
  view: TrainingView,
  { action, columns, isContent = false }: ItemChange,
): Promise<TrainingItem> {
  const { tx, actor, ctx } = command
  const { id } = view.answer
  const stamp = { changedBy: actor.userId, ...(isContent ? { changedOn: ctx.now } : {}) }
  await changeTrainingItem(tx, id, { ...columns, ...stamp })
  const { answer } = trainingFound(await findTrainingItem(tx, actor, id, ctx.now))
  await record(command, id, { action, before: recorded(view.answer), after: recorded(answer) })
  return answer
}

const filesOf = ({ file, captions }: TrainingItem) => ({
  hasFile: file !== null,
  hasCaptions: captions !== null,
})

function checkedItem(input: Input) {
  const given = {
    ...input,
    title: oneLine(input.title),
    summary: oneLine(input.summary),
    url: input.url.trim(),
    routes: [...new Set(input.routes.map((route) => route.trim()))].filter((route) => route !== ''),
    roles: [...new Set(input.roles)],
    plainText: plainTextOf(input.body),
  }
  insistOnInput(checkTraining(given))
  return given
}

function recorded({
  title,
  kind,
  module,
  roles,
  routes,
  url,
  published,
  isDeleted,
  file,
  captions,
}: TrainingItem) {
  const files = { file: file?.fileName ?? null, captions: captions?.fileName ?? null }
  return { title, kind, module, roles, routes, url, published, isDeleted, ...files }
}

async function record(
  { tx, actor, ctx }: HelpCommand,
  id: number,
  entry: { action: AuditAction; before?: object; after?: object },
): Promise<void> {
  await writeAudit(tx, { actor, ctx, ...entry, targetType: 'trainingItem', targetId: id })
}
