import { contentChildren, type ContentNodeKind } from '@portal/domain'
import type {
  AnswerOf,
  BodyOf,
  getQuestionnaireSection,
  updateQuestionnaireSection,
} from '@portal/rest-contract'
import type { Database } from '../../db/database.js'
import { isRowId } from '../../server/requests/row-id.js'
import type { ContentCommand } from './content-command.js'
import { findVersion, nodeAnswer } from './content-read-model.js'
import type { ContentPort, StoredNode } from './content-port.js'
import { foundOr } from '../../server/command.js'
import * as nodes from './editor/content-nodes-service.js'

/** A place as these calls name it: its kind, and the id of its row. */
interface Named {
  nodeKind: ContentNodeKind
  id: number
}

type WithPlaces = AnswerOf<typeof getQuestionnaireSection>
type Place = WithPlaces['places'][number]
type SavedFields = BodyOf<typeof updateQuestionnaireSection>['fields']

/** A place by its own id, with those that stand directly in it. NOT_FOUND for an unknown one. */
export async function placeWithPlaces(db: Database, port: ContentPort, named: Named): Promise<WithPlaces> {
  const { versionId, node, all } = await placeOf(db, port, named)
  return withPlaces(versionId, node, all)
}

/** Changes the fields that are sent; the others stay as they are. */
export async function savePlace(
  command: ContentCommand,
  named: Named,
  body: BodyOf<typeof updateQuestionnaireSection>,
): Promise<Place> {
  const { versionId, node } = await placeOf(command.tx, command.port, named)
  const saved = await nodes.saveContentNode(command, { id: versionId, contentId: node.contentId }, body)
  return { ...saved, id: node.rowId, questionnaireId: versionId }
}

/** Adds an empty place below another, and fills the fields that are sent. */
export async function addPlace(command: ContentCommand, below: Named, fields: SavedFields): Promise<Place> {
  const { versionId, node } = await placeOf(command.tx, command.port, below)
  return addBelow(command, versionId, node.contentId, fields)
}

/** Adds a place at the top of a version, as categories stand, and fills the fields that are sent. */
export function addAtTop(command: ContentCommand, versionId: number, fields: SavedFields): Promise<Place> {
  return addBelow(command, versionId, null, fields)
}

/** One place alone. */
export async function placeAlone(db: Database, port: ContentPort, named: Named): Promise<Place> {
  const { versionId, node } = await placeOf(db, port, named)
  return answerOf(versionId, node)
}

/** The place in which another stands, with all that stand in it. NOT_FOUND for an unknown one, and for one at the top. */
export async function placeAbove(db: Database, port: ContentPort, named: Named): Promise<WithPlaces> {
  const { versionId, node, all } = await placeOf(db, port, named)
  return withPlaces(versionId, placeFound(all.find(({ contentId }) => contentId === node.parentId)), all)
}

/** All places of one kind of a version, in order. */
export async function placesOfKind(
  db: Database,
  port: ContentPort,
  versionId: number,
  nodeKind: ContentNodeKind,
): Promise<Place[]> {
  const { nodes: all } = await findVersion(db, port, versionId)
  return all
    .filter((one) => one.nodeKind === nodeKind)
    .toSorted((one, other) => one.order - other.order)
    .map((one) => answerOf(versionId, one))
}

/** Adds a place below the only one of a kind in a version, and fills the fields that are sent. */
export async function addBelowRoot(
  command: ContentCommand,
  versionId: number,
  rootKind: ContentNodeKind,
  fields: SavedFields,
): Promise<Place> {
  const { nodes: all } = await findVersion(command.tx, command.port, versionId)
  const root = placeFound(all.find(({ nodeKind }) => nodeKind === rootKind))
  return addBelow(command, versionId, root.contentId, fields)
}

/** Everything that stands at the top of a version, in order. */
export async function placesAtTop(db: Database, port: ContentPort, versionId: number): Promise<Place[]> {
  const { nodes: all } = await findVersion(db, port, versionId)
  return contentChildren(all, null).map((one) => answerOf(versionId, one))
}

async function addBelow(
  command: ContentCommand,
  versionId: number,
  parentId: string | null,
  fields: SavedFields,
): Promise<Place> {
  const { contentId } = await nodes.addContentNode(command, versionId, { parentId, copyOf: null })
  const all = await command.port.listNodes(command.tx, versionId)
  const made = all.find((one) => one.contentId === contentId)
  if (!made) throw new Error(`The place ${contentId} was not added.`)
  if (Object.keys(fields).length === 0) return answerOf(versionId, made)
  const body = { fields, version: made.version }
  const saved = await nodes.saveContentNode(command, { id: versionId, contentId }, body)
  return { ...saved, id: made.rowId, questionnaireId: versionId }
}

/** Deletes a place of a draft by its own id. NOT_FOUND for an unknown one, CONFLICT where the version is published. */
export async function deletePlace(command: ContentCommand, named: Named): Promise<void> {
  const { versionId, node } = await placeOf(command.tx, command.port, named)
  await nodes.deleteContentNode(command, { id: versionId, contentId: node.contentId })
}

const placeFound = foundOr('This is in no version of the content.')

async function placeOf(
  db: Database,
  port: ContentPort,
  { nodeKind, id }: Named,
): Promise<{ versionId: number; node: StoredNode; all: StoredNode[] }> {
  const versionId = placeFound(isRowId(id) ? await port.versionOfPlace(db, nodeKind, id) : null)
  const { nodes: all } = await findVersion(db, port, versionId)
  const node = placeFound(all.find((one) => one.nodeKind === nodeKind && one.rowId === id))
  return { versionId, node, all }
}

function withPlaces(versionId: number, node: StoredNode, all: StoredNode[]): WithPlaces {
  const places = contentChildren(all, node.contentId).map((one) => answerOf(versionId, one))
  return { ...answerOf(versionId, node), places }
}

function answerOf(questionnaireId: number, node: StoredNode): Place {
  return { ...nodeAnswer(node), id: node.rowId, questionnaireId }
}
