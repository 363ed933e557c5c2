import { canRevealReferences } from '@portal/domain'
import type { AnswerOf, revealFindingReferences as revealCall } from '@portal/rest-contract'
import { insist } from '../../../server/verdicts.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import { findingFound, type FindingCommand } from '../findings-command.js'
import { findFinding } from '../findings-read-model.js'
import { listReferences } from './findings-references-read-model.js'

/**
 * What the students of a finding are known by. It stands in the history of the finding that somebody asked (34 CFR 300.614: a
 * record of those who get access to education records).
 */
export async function revealFindingReferences(
  { tx, actor, ctx }: FindingCommand,
  id: number,
): Promise<AnswerOf<typeof revealCall>> {
  const view = findingFound(await findFinding(tx, actor, id, ctx.now))
  insist(canRevealReferences(actor, view.facts))
  const references = await listReferences(tx, id)
  await writeAudit(tx, {
    actor,
    ctx,
    action: 'revealFindingReferences',
    targetType: 'finding',
    targetId: id,
    leaId: view.facts.leaId,
    year: view.year,
    after: { cases: references.length },
  })
  return references
}
