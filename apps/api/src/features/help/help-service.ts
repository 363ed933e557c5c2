import {
  badInput,
  canChangeTraining,
  canEditTraining,
  canReadTraining,
  checkPublishing,
  checkTraining,
  oneLine,
  wrongState,
} from '@portal/domain'
import {
  trainingFields,
  type AnswerOf,
  type BodyOf,
  type createTrainingItem,
  type listTraining,
  type recordTrainingUse,
  type updateTrainingItem,
} from '@portal/rest-contract'
import { merged } from '../../server/merged.js'
import { plainTextOf } from '../../server/rich-text.js'
import { act, insist, insistOnInput, insistOnKept } from '../../server/verdicts.js'
import { findDeletion } from '../audit-trail/audit-trail-deletions-read-model.js'
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
import {
  type Command,
  foundOr,
  stampOf,
  changeRecord,
  addedRecord,
  recordAct,
  type RecordKind,
} from '../../server/command.js'

type Input = BodyOf<typeof createTrainingItem>
type List = AnswerOf<typeof listTraining>

export const trainingFound = foundOr('This training item does not exist.')

/** Training that the caller sees, or the deleted pieces for those who edit it. */
export async function listTrainingFor({ tx, actor, ctx }: Command, show: 'kept' | 'deleted'): Promise<List> {
  insist(canReadTraining(actor))
  if (show === 'deleted') insist(canEditTraining(actor))
  return {
    items: await listTrainingItems(tx, actor, ctx.now, show),
    edit: act(canEditTraining(actor)),
  }
}

type ItemColumns = Parameters<typeof changeTrainingItem>[2]

/** A training item for those who write it. */
export const trainingItem: RecordKind<Command, number, TrainingView, ItemColumns> = {
  found: trainingFound,
  async lock({ tx, actor, ctx }, id) {
    insist(canEditTraining(actor))
    const seen = trainingFound(await findTrainingItem(tx, actor, id, ctx.now))
    await lockTrainingItem(tx, seen.answer.id)
  },
  find: ({ tx, actor, ctx }, id) => findTrainingItem(tx, actor, id, ctx.now),
  version: (view) => view,
  target: ({ answer }) => targetOf(answer.id),
  write: ({ tx, actor }, { answer }, columns) =>
    changeTrainingItem(tx, answer.id, { ...columns, changedBy: actor.userId }),
  audit: (before, after) => ({ before: recorded(before.answer), after: recorded(after.answer) }),
}

const targetOf = (targetId: number) => ({ targetType: 'trainingItem', targetId })

/** Refuses an item that is deleted, or that the actor may not change. */
export async function insistOnKeptItem({ tx, actor, ctx }: Command, { answer }: TrainingView): Promise<void> {
  if (answer.isDeleted) {
    const deletion = { ...targetOf(answer.id), action: 'deleteTrainingItem' }
    insistOnKept({ isDeleted: true, changed: await findDeletion(tx, deletion) }, ctx.now, answer)
  }
  insist(canChangeTraining(actor, answer), answer)
}

/** Adds an item as a draft. */
export async function createItem(command: Command, input: Input): Promise<TrainingItem> {
  insist(canEditTraining(command.actor))
  const given = checkedItem(input)
  const { by, on } = stampOf(command)
  const stamp = { createdBy: by, createdOn: on, changedBy: by, changedOn: on }
  const id = await insertTrainingItem(command.tx, { ...given, ...stamp })
  return addedRecord(trainingItem, command, id, 'createTrainingItem', ({ answer }) => recorded(answer))
}

/** Changes an item; one that people see must stay fit to be seen. */
export function updateItem(
  command: Command,
  id: number,
  { version, ...input }: BodyOf<typeof updateTrainingItem>,
): Promise<TrainingItem> {
  return changeRecord(trainingItem, command, id, {
    action: 'updateTrainingItem',
    refuse: (view) => insistOnKeptItem(command, view),
    version,
    columns({ answer }) {
      const given = checkedItem(merged(trainingFields, answer, input))
      if (answer.published) insistOnInput(checkPublishing(given, filesOf(answer)))
      // What people read has changed, so it counts as updated.
      return { ...given, changedOn: command.ctx.now }
    },
  })
}

/** Shows a piece of training to its readers, or hides it. CONFLICT for an old version. */
export function publishItem(
  command: Command,
  id: number,
  { published, version }: { published: boolean; version: number },
): Promise<TrainingItem> {
  return changeRecord(trainingItem, command, id, {
    action: published ? 'publishTrainingItem' : 'withdrawTrainingItem',
    refuse: (view) => insistOnKeptItem(command, view),
    version,
    columns({ input, answer }) {
      if (published) insistOnInput(checkPublishing(input, filesOf(answer)))
      const isFirst = published && answer.publishedOn === null
      return { published, ...(isFirst && { publishedOn: command.ctx.now }) }
    },
  })
}

/** Deletes a piece of training and takes it out of sight; it can be restored. CONFLICT for an old version. */
export function deleteItem(command: Command, id: number, version: number): Promise<TrainingItem> {
  return changeRecord(trainingItem, command, id, {
    action: 'deleteTrainingItem',
    refuse: (view) => insistOnKeptItem(command, view),
    version,
    columns: () => ({ deletedOn: command.ctx.now, published: false }),
  })
}

/** Brings a deleted piece of training back, unpublished. CONFLICT where it is not deleted or the version is old. */
export function restoreItem(command: Command, id: number, version: number): Promise<TrainingItem> {
  return changeRecord(trainingItem, command, id, {
    action: 'restoreTrainingItem',
    version,
    columns({ answer }) {
      if (!answer.isDeleted) insist(wrongState('This item is not deleted.'), answer)
      return { deletedOn: null }
    },
  })
}

/** Another order of the items. It belongs to the list, so no version of an item changes: the last order counts. */
export async function orderItems(command: Command, ids: readonly number[]): Promise<List> {
  const { tx, actor } = command
  insist(canEditTraining(actor))
  const wanted = [...new Set(ids)]
  if ((await countTrainingItems(tx, wanted)) !== wanted.length)
    insistOnInput([badInput('The list has changed. Load it again.', 'ids')])
  await orderTrainingItems(tx, wanted)
  await recordAct(command, 'orderTrainingItems', { ...targetOf(wanted[0] ?? 0), after: { ids: wanted } })
  return listTrainingFor(command, 'kept')
}

/** Notes that a person opened or watched an item, or what they say of it: no record of an agency, so no history. */
export async function recordUse(
  { tx, actor, ctx }: Command,
  id: number,
  use: BodyOf<typeof recordTrainingUse>,
): Promise<TrainingItem> {
  insist(canReadTraining(actor))
  const { answer } = trainingFound(await findTrainingItem(tx, actor, id, ctx.now))
  await putTrainingUse(tx, { itemId: answer.id, userId: actor.userId }, ctx.now, use)
  return trainingFound(await findTrainingItem(tx, actor, id, ctx.now)).answer
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
