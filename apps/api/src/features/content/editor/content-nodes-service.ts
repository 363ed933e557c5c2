import { randomUUID } from 'node:crypto'
import {
  badInput,
  canDeleteContentNode,
  canEditContent,
  checkContentFields,
  checkContentPlace,
  checkKeptFields,
  contentBranch,
  contentChildKind,
  contentPlaces,
  isContentRoot,
  contentChildren,
  newContentFields,
  nextContentNumber,
  ownFields,
  placedContent,
  type ContentFields,
  type ContentNode,
} from '@portal/domain'
import {
  contentFields,
  type addContentNode as addCall,
  type AnswerOf,
  type BodyOf,
  type moveContentNode as moveCall,
  type saveContentNode as saveCall,
} from '@portal/rest-contract'
import { ApiError } from '../../../server/api-error.js'
import { merged } from '../../../server/merged.js'
import { deletedRefusal, insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { findDeletion } from '../../audit-trail/audit-trail-deletions-read-model.js'
import { storedContentFields } from './content-fields.js'
import { listCitations } from '../../self-assessment/launch/self-assessment-content-read-model.js'
import {
  contentTarget,
  editable,
  lockedVersion,
  nodeOr404,
  standing,
  type ContentCommand,
} from '../content-command.js'
import { nodeAnswer, type NodeAnswer, type VersionAnswer, type VersionView } from '../content-read-model.js'
import type { StoredNode } from '../content-port.js'
import { stampOf, recordAct } from '../../../server/command.js'

interface Place {
  id: number
  contentId: string
}

/** Adds an empty place at the end of its parent, or a copy of a place right after it. */
export async function addContentNode(
  command: ContentCommand,
  id: number,
  { parentId, copyOf }: BodyOf<typeof addCall>,
): Promise<AnswerOf<typeof addCall>> {
  const view = await editable(command, id)
  const made = copyOf === null ? newNode(command, view, parentId) : copies(view, nodeOr404(view, copyOf))
  const [first] = made
  if (!first) throw new Error('Nothing was added.')
  for (const node of made) await command.port.insertNode(command.tx, id, node, stampOf(command))
  if (copyOf !== null) {
    const position =
      contentChildren(view.nodes, first.parentId).findIndex((node) => node.contentId === copyOf) + 1
    await place(command, id, first.contentId, { parentId: first.parentId, position })
  }
  await recordAct(command, 'addContentNode', {
    ...contentTarget(command, view.version, first.contentId),
    after: { ...filled(first.fields), ...(copyOf !== null && { copyOf }) },
  })
  return { contentId: first.contentId, version: await standing(command, id) }
}

function newNode({ port }: ContentCommand, { nodes }: VersionView, parentId: string | null): ContentNode[] {
  const parent = parentId === null ? undefined : nodes.find((node) => node.contentId === parentId)
  const nodeKind = contentChildKind(port.kind, parent?.nodeKind ?? null)
  if (nodeKind === null || (parentId !== null && !parent))
    throw new ApiError('BAD_USER_INPUT', 'Nothing can be added there.', {
      fields: { parentId: ['Nothing can be added there.'] },
    })
  const order = contentChildren(nodes, parentId).length
  const fields = newContentFields(nodeKind, {
    number: nextContentNumber(nodes, parent),
    areaId: parent?.fields.areaId ?? 8,
  })
  return [{ nodeKind, contentId: newId(nodeKind), parentId, order, active: true, fields }]
}

/** The place and everything below it under new ids; its number is the next free one. */
function copies({ nodes }: VersionView, source: StoredNode): ContentNode[] {
  if (isContentRoot(source.nodeKind))
    insistOnInput([badInput(`The ${contentPlaces[source.nodeKind].name} itself cannot be copied.`, 'copyOf')])
  const branch = contentBranch(nodes, source.contentId)
  const ids = new Map(branch.map((node) => [node.contentId, newId(node.nodeKind)]))
  const parent = nodes.find(({ contentId }) => contentId === source.parentId)
  const number = source.fields.number === null ? null : nextContentNumber(nodes, parent)
  return branch.map((node) => {
    const { nodeKind, contentId, parentId, active } = node
    const isTop = contentId === source.contentId
    const own =
      number !== null &&
      node.fields.number !== null &&
      renumbered(node.fields.number, source.fields.number, number)
    const isSecond = isTop && contentPlaces[nodeKind].isNamedByTitle
    const title = isSecond ? `${node.fields.title} (copy)` : node.fields.title
    // A copy is known by names of its own.
    const unnamed = Object.fromEntries((contentPlaces[nodeKind].kept ?? []).map((field) => [field, '']))
    return {
      nodeKind,
      contentId: ids.get(contentId) ?? contentId,
      parentId: isTop ? parentId : (ids.get(parentId ?? '') ?? parentId),
      order: isTop ? contentChildren(nodes, parentId).length : node.order,
      active: isTop || active,
      fields: { ...node.fields, title, ...unnamed, ...(own && { number: own }) },
    }
  })
}

function renumbered(number: string, from: string | null, to: string): string {
  return from && number.startsWith(from) ? to + number.slice(from.length) : number
}

function newId(nodeKind: ContentNode['nodeKind']): string {
  return `${nodeKind}-${randomUUID().slice(0, 13)}`
}

/** Changes the fields of a place that are sent. CONFLICT for an old version, BAD_USER_INPUT by field. */
export async function saveContentNode(
  command: ContentCommand,
  { id, contentId }: Place,
  { fields: sent, version }: BodyOf<typeof saveCall>,
): Promise<NodeAnswer> {
  const { tx, port, ctx } = command
  const view = await lockedVersion(command, id)
  const node = await keptNode(command, view, contentId)
  insist(canEditContent(command.actor, view.version))
  const changed =
    node.changedBy && node.changedOn ? { by: node.changedBy.fullName, on: node.changedOn } : null
  insistOnVersion(version, { version: node.version, changed }, ctx.now, nodeAnswer(node))
  const stored = nodeAnswer(node).fields
  const wanted = merged(contentFields, stored, {
    ...sent,
    ratingScale: sent.ratingScale ?? stored.ratingScale,
  })
  const fields = storedContentFields(node.nodeKind, ownFields(node.nodeKind, wanted))
  const names = (Object.keys(fields) as (keyof ContentFields)[]).filter(
    (name) => JSON.stringify(fields[name]) !== JSON.stringify(node.fields[name]),
  )
  insistOnInput([...checkContentFields(fields), ...checkKeptFields(node.nodeKind, node, names)])
  if (names.includes('citations')) await insistOnCitations(command, fields.citations ?? [])
  const step = stampOf(command)
  await port.updateNode(tx, { ...node, fields }, step)
  const pick = (from: ContentFields) => Object.fromEntries(names.map((name) => [name, from[name]]))
  if (names.length > 0)
    await recordAct(command, 'saveContentNode', {
      ...contentTarget(command, view.version, contentId),
      before: pick(node.fields),
      after: pick(fields),
    })
  // What was written is known, so the version is not read again.
  const changedBy = { id: step.by, fullName: command.actor.fullName }
  return nodeAnswer({ ...node, fields, version: node.version + 1, changedBy, changedOn: step.on })
}

/** Only what is in the list can be cited. */
async function insistOnCitations({ tx }: ContentCommand, references: readonly string[]): Promise<void> {
  const known = new Set((await listCitations(tx)).map(({ reference }) => reference))
  insistOnInput(
    references
      .filter((reference) => !known.has(reference))
      .map((reference) => badInput(`${reference} is not in the list of citations.`, 'citations')),
  )
}

/** Moves a place of a draft to a position in a parent; the others close up. BAD_USER_INPUT where it cannot stand there. */
export async function moveContentNode(
  command: ContentCommand,
  { id, contentId }: Place,
  { parentId, position }: BodyOf<typeof moveCall>,
): Promise<VersionAnswer> {
  const view = await editable(command, id)
  const node = nodeOr404(view, contentId)
  insistOnInput([checkContentPlace(view.nodes, node, { parentId, position })])
  const moved = await place(command, id, contentId, { parentId, position })
  if (moved)
    await recordAct(command, 'moveContentNode', {
      ...contentTarget(command, view.version, contentId),
      before: { parent: node.parentId, position: node.order + 1 },
      after: { parent: parentId, position: position + 1 },
    })
  return standing(command, id)
}

/** Takes a place of a draft out of use, or back into it; answers that name it stay. */
export async function retireContentNode(
  command: ContentCommand,
  { id, contentId }: Place,
  retired: boolean,
): Promise<VersionAnswer> {
  const view = await editable(command, id)
  const node = nodeOr404(view, contentId)
  if (isContentRoot(node.nodeKind))
    insistOnInput([
      badInput(`The ${contentPlaces[node.nodeKind].name} itself cannot be retired.`, 'contentId'),
    ])
  if (node.active === retired) {
    await command.port.updateNode(command.tx, { ...node, active: !retired }, stampOf(command))
    await recordAct(command, retired ? 'retireContentNode' : 'restoreContentNode', {
      ...contentTarget(command, view.version, contentId),
      before: { retired: !retired },
      after: { retired },
    })
  }
  return standing(command, id)
}

/** Of a place that never was published and has no answers; all that stands below it goes too. */
export async function deleteContentNode(
  command: ContentCommand,
  { id, contentId }: Place,
): Promise<VersionAnswer> {
  const view = await editable(command, id)
  const node = nodeOr404(view, contentId)
  const branch = contentBranch(view.nodes, contentId)
  for (const one of branch) insist(canDeleteContentNode(one.nodeKind, one))
  await command.port.deleteNodes(command.tx, branch)
  await recordAct(command, 'deleteContentNode', {
    ...contentTarget(command, view.version, contentId),
    before: filled(node.fields),
  })
  return standing(command, id)
}

/** Writes the new order; whether anything changed. */
async function place(
  { tx, port }: ContentCommand,
  id: number,
  contentId: string,
  to: { parentId: string | null; position: number },
): Promise<boolean> {
  const nodes = await port.listNodes(tx, id)
  const places = placedContent(nodes, contentId, to)
  const byId = new Map(nodes.map((node) => [node.contentId, node]))
  await port.placeNodes(
    tx,
    places.flatMap(({ contentId: one, parentId, order }) => {
      const node = byId.get(one)
      const parentRowId = byId.get(parentId ?? '')?.rowId ?? null
      return node ? [{ ...node, order, parentRowId }] : []
    }),
  )
  return places.length > 0
}

/** As {@link nodeOr404}; names who deleted a place that is gone. */
async function keptNode(command: ContentCommand, view: VersionView, contentId: string): Promise<StoredNode> {
  const node = view.nodes.find((one) => one.contentId === contentId)
  if (node) return node
  const record = { ...contentTarget(command, view.version, contentId), action: 'deleteContentNode' }
  const deletion = await findDeletion(command.tx, record)
  if (deletion) throw deletedRefusal(deletion, command.ctx.now)
  return nodeOr404(view, contentId)
}

/** Fields that say something. */
function filled(fields: ContentFields): Partial<ContentFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''))
}
