import { activeItems, keptScore } from '@portal/domain'
import type { Tx } from '../../../db/database.js'
import { auditKeptScores } from '../../../db/schema/index.js'
import { contentVersion } from '../audits-contents-read-model.js'
import type { RecordView } from '../sample/audits-records-read-model.js'
import { ruledRecord, type ItemAnswers } from './audits-answers-read-model.js'

/**
 * Keeps what the answers of a record count as, in the transaction that completes it. Nothing is kept of a review of newer data,
 * which is in no list and no matrix.
 */
export async function keepScores(tx: Tx, view: RecordView, answers: ItemAnswers): Promise<void> {
  const { contentId, auditContentId, limitedItemIds } = view.content
  if (limitedItemIds !== null) return
  const { id, content } = await contentVersion(tx, contentId ?? auditContentId)
  const { responseSet } = view.prong.audit.type
  const { answers: ruled } = ruledRecord(view, content, answers)
  const kept = { contentId: id, ...keptScore(responseSet, activeItems(content), ruled) }
  await tx
    .insert(auditKeptScores)
    .values({ recordId: view.answer.id, ...kept })
    .onConflictDoUpdate({ target: auditKeptScores.recordId, set: kept })
}
