import { canEditContent, type AuditAction } from '@portal/domain'
import type { Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import { isRowId } from '../../server/requests/row-id.js'
import type { RequestContext } from '../../server/requests/route.js'
import { deletedRefusal, insist } from '../../server/verdicts.js'
import { findDeletion } from '../audit-trail/audit-trail-deletions-read-model.js'
import { writeAudits, type AuditEntry } from '../audit-trail/audit-trail-store.js'
import { findVersion, versionAnswer, type VersionAnswer, type VersionView } from './content-read-model.js'
import type { ContentPort, ContentStep, StoredNode, StoredVersion } from './content-port.js'

/** What every use case of the editor works with. */
export interface Command {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
  port: ContentPort
}

/** Locks a version and reads it as it stands then; a draft that somebody deleted is refused by name. */
export async function lockedVersion({ tx, port, ctx }: Command, id: number): Promise<VersionView> {
  if (isRowId(id)) await port.lockVersion(tx, id)
  const [known] = isRowId(id) ? await port.listVersions(tx, id) : []
  const record = { targetType: targets[port.kind].version, targetId: id, action: 'deleteContentVersion' }
  const deletion = known ? null : await findDeletion(tx, record)
  if (deletion) throw deletedRefusal(deletion, ctx.now)
  return findVersion(tx, port, id)
}

/** A locked draft that the caller may change. */
export async function editable(command: Command, id: number): Promise<VersionView> {
  const view = await lockedVersion(command, id)
  insist(canEditContent(command.actor, view.version))
  return view
}

/** The version as it is after the change. */
export async function standing({ tx, port, actor }: Command, id: number): Promise<VersionAnswer> {
  return versionAnswer(port, await findVersion(tx, port, id), actor)
}

export function nodeOr404({ nodes }: VersionView, contentId: string): StoredNode {
  const node = nodes.find((one) => one.contentId === contentId)
  if (!node) throw new ApiError('NOT_FOUND', 'This is no longer in the version.')
  return node
}

export function stepOf({ actor, ctx }: Command): ContentStep {
  return { by: actor.userId, on: ctx.now }
}

/** How the history names versions and places of a kind. */
const targets = {
  'self-assessment': { version: 'questionnaire', node: 'selfAssessmentContent' },
  'required-documents': { version: 'requiredDocumentVersion', node: 'requiredDocumentContent' },
} as const

interface ContentAct {
  action: AuditAction
  /** The place that it is about; the version as a whole when absent. */
  contentId?: string
  before?: unknown
  after?: unknown
  reason?: string
}

/** What happened to a version, or to one place of it; a place is named by its content id in every year. */
export function contentAuditEntry(
  { actor, ctx, port }: Command,
  { id, year }: StoredVersion,
  { contentId, ...told }: ContentAct,
): AuditEntry {
  const { version, node } = targets[port.kind]
  return {
    actor,
    ctx,
    ...told,
    targetType: contentId === undefined ? version : node,
    targetId: contentId ?? id,
    year,
  }
}

export async function auditContent(
  command: Command,
  version: StoredVersion,
  entry: ContentAct,
): Promise<void> {
  await writeAudits(command.tx, [contentAuditEntry(command, version, entry)])
}
