import type { Tx } from '../../db/database.js'
import type { ApiActor } from '../../server/authenticate.js'
import { isRowId } from '../../server/row-id.js'
import type { RequestContext } from '../../server/route.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import { findVersion, type VersionView } from './content-read-model.js'
import type { ContentRoom, ContentStep, StoredVersion } from './content-room.js'

/** What every use case of the editor works with. */
export interface Command {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
  room: ContentRoom
}

/** Locks a version and reads it as it stands then. */
export async function lockedVersion({ tx, room }: Command, id: number): Promise<VersionView> {
  if (isRowId(id)) await room.lockVersion(tx, id)
  return findVersion(tx, room, id)
}

export function stepOf({ actor, ctx }: Command): ContentStep {
  return { by: actor.userId, on: ctx.now }
}

/** How the history names versions and places of a kind. */
const targets = {
  'self-assessment': { version: 'questionnaire', node: 'selfAssessmentContent' },
  'required-documents': { version: 'requiredDocumentVersion', node: 'requiredDocumentContent' },
} as const

/** Writes what happened to a version, or to one place of it; a place is named by its content id in every year. */
export async function auditContent(
  { tx, actor, ctx, room }: Command,
  { id, year }: StoredVersion,
  entry: { action: string; contentId?: string; before?: unknown; after?: unknown },
): Promise<void> {
  const { contentId, ...told } = entry
  const { version, node } = targets[room.kind]
  await writeAudit(tx, {
    actor,
    ctx,
    ...told,
    targetType: contentId === undefined ? version : node,
    targetId: contentId ?? id,
    year,
  })
}
