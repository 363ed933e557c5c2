import { canEditContent } from '@portal/domain'
import { isRowId } from '../../server/requests/row-id.js'
import { deletedRefusal, insist } from '../../server/verdicts.js'
import { findDeletion } from '../audit-trail/audit-trail-deletions-read-model.js'
import {
  findVersion,
  versionAnswer,
  type VersionAnswer,
  type VersionView,
  seekVersion,
  versionFound,
} from './content-read-model.js'
import type { ContentPort, StoredNode, StoredVersion } from './content-port.js'
import { foundOr, type Command } from '../../server/command.js'

/** A command of the editor, on one kind of content. */
export interface ContentCommand extends Command {
  port: ContentPort
}

/** Locks a version and reads it as it is then; the refusal of a deleted draft names who deleted it. */
export async function lockedVersion({ tx, port, ctx }: ContentCommand, id: number): Promise<VersionView> {
  if (isRowId(id)) await port.lockVersion(tx, id)
  const view = await seekVersion(tx, port, id)
  if (view) return view
  const record = { targetType: port.history.version, targetId: id, action: 'deleteContentVersion' }
  const deletion = await findDeletion(tx, record)
  if (deletion) throw deletedRefusal(deletion, ctx.now)
  return versionFound<VersionView>(null)
}

/** A locked draft that the caller may change. */
export async function editable(command: ContentCommand, id: number): Promise<VersionView> {
  const view = await lockedVersion(command, id)
  insist(canEditContent(command.actor, view.version))
  return view
}

/** The version as it is after the change. */
export async function standing({ tx, port, actor }: ContentCommand, id: number): Promise<VersionAnswer> {
  return versionAnswer(port, await findVersion(tx, port, id), actor)
}

const nodeFound = foundOr('This is no longer in the version.')

/** A place of a version by its id. NOT_FOUND for an unknown one. */
export function nodeOr404({ nodes }: VersionView, contentId: string): StoredNode {
  return nodeFound(nodes.find((one) => one.contentId === contentId))
}

/** The version that an act is about, or the place in it: a place is named by its content id in every year. */
export function contentTarget(
  { port }: ContentCommand,
  { id, year }: StoredVersion,
  contentId: string | null = null,
) {
  const { version, node } = port.history
  return { targetType: contentId === null ? version : node, targetId: contentId ?? id, year }
}
