import { afterSubsectionAct, type SubsectionFacts } from '@portal/domain'
import type { Tx } from '../../../db/database.js'
import { setSubsectionStateOnly } from '../self-assessment-store.js'

/**
 * Takes the system's own steps after an answer or its evidence changed, by the facts as they are then: the
 * first save begins a subsection or a response, and one that was ready goes back to work when it has a gap again, so that what is
 * ready is always complete.
 */
export async function settleSubsection(tx: Tx, id: number, facts: SubsectionFacts): Promise<void> {
  const { state, incompleteItems } = facts
  const next =
    afterSubsectionAct(state, 'firstSave') ??
    afterSubsectionAct(state, 'firstResponse') ??
    (incompleteItems > 0 ? afterSubsectionAct(state, 'reopen') : undefined)
  if (next !== undefined) await setSubsectionStateOnly(tx, id, next)
}
