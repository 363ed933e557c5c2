import type { Tx } from '../../../db/database.js'
import { insertResponses, listReceivers, type QuestionnaireRow } from './self-assessment-launch-store.js'

/**
 * A self-assessment for every active agency of the part that has none, the training agency too, which the answered
 * number leaves out.
 */
export async function handOut(tx: Tx, questionnaire: QuestionnaireRow): Promise<number> {
  const receivers = await listReceivers(tx, questionnaire.part)
  const made = await insertResponses(
    tx,
    questionnaire,
    receivers.map(({ id }) => id),
  )
  return receivers.filter(({ id, isTest }) => !isTest && made.has(id)).length
}
