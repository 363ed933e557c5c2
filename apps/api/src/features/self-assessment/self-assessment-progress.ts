import { afterSubsectionAct, type Actor } from '@portal/domain'
import type { Tx } from '../../db/database.js'
import { findSubsection } from './self-assessment-subsection-read-model.js'
import { setSubsectionStateOnly } from './self-assessment-store.js'

/**
 * Takes the system's own steps after an answer or its evidence changed: the first save begins a subsection, and one
 * that was ready goes back to work when it has a gap again, so that what is ready is always complete.
 */
export async function settleSubsection(tx: Tx, actor: Actor, id: number): Promise<void> {
  const view = await findSubsection(tx, actor, id)
  if (!view) return
  const { state, incompleteItems } = view.facts
  const next =
    afterSubsectionAct(state, 'firstSave') ??
    (incompleteItems > 0 ? afterSubsectionAct(state, 'reopen') : undefined)
  if (next !== undefined) await setSubsectionStateOnly(tx, id, next)
}
