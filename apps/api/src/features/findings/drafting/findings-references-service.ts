import { canRevealReferences } from '@portal/domain'
import type { AnswerOf, revealFindingReferences as revealCall } from '@portal/rest-contract'
import { insist } from '../../../server/verdicts.js'
import { findingFound, finding } from '../findings-command.js'
import { findFinding } from '../findings-read-model.js'
import { listReferences } from './findings-references-read-model.js'
import { type Command, recordAct } from '../../../server/command.js'

/**
 * What the students of a finding are known by. It stands in the history of the finding that somebody asked (34 CFR 300.614: a
 * record of those who get access to education records).
 */
export async function revealFindingReferences(
  command: Command,
  id: number,
): Promise<AnswerOf<typeof revealCall>> {
  const { tx, actor, ctx } = command
  const view = findingFound(await findFinding(tx, actor, id, ctx.now))
  insist(canRevealReferences(actor, view.facts))
  const references = await listReferences(tx, id)
  await recordAct(command, 'revealFindingReferences', {
    ...finding.target(view),
    after: { cases: references.length },
  })
  return references
}
