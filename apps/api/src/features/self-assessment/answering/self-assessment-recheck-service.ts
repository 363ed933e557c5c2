import { canAnswer, itemGaps, wrongState } from '@portal/domain'
import { insist, insistOnVersion } from '../../../server/verdicts.js'
import { foundOr404 } from '../self-assessment-command.js'
import { settleSubsection } from './self-assessment-progress.js'
import {
  findSubsectionOfItem,
  type ComplianceStrategyItem,
} from '../self-assessment-subsection-read-model.js'
import { lockSelfAssessment, touchSelfAssessment } from '../self-assessment-store.js'
import { clearRecheck } from '../upgrade/self-assessment-upgrade-store.js'
import { type Command, recordAct } from '../../../server/command.js'

/** The agency says that an answer holds though its question was changed; the mark "Re-check" goes. */
export async function confirmComplianceStrategyItem(
  command: Command,
  place: { selfAssessmentId: number; itemId: number },
  { version }: { version: number },
): Promise<ComplianceStrategyItem> {
  const { tx, actor, ctx } = command
  await lockSelfAssessment(tx, place.selfAssessmentId)
  const view = foundOr404(await findSubsectionOfItem(tx, actor, place))
  const item = foundOr404(view.answer.items.find(({ id }) => id === place.itemId))
  insist(canAnswer(actor, view.facts), item)
  const changed =
    item.answeredBy && item.answeredOn
      ? { by: item.answeredBy.fullName, on: new Date(item.answeredOn) }
      : null
  insistOnVersion(version, { version: item.version, changed }, ctx.now, item)
  if (!item.recheck) insist(wrongState('There is nothing to confirm here.'), item)
  const documents = item.documents.length + view.answer.relatedDocuments.length
  const isComplete = itemGaps(item, { ...item, recheck: null, documents }).length === 0
  await clearRecheck(tx, { subsectionResponseId: view.answer.id, itemId: item.id }, isComplete)
  await touchSelfAssessment(tx, view.selfAssessmentId, ctx.now, false)
  await recordAct(command, 'confirmRecheckedAnswer', {
    targetType: 'csiResponse',
    targetId: `${view.answer.id}/${item.id}`,
    leaId: view.facts.leaId,
    year: view.year,
    before: { recheck: item.recheck?.map(({ field }) => field) },
    after: { recheck: null },
  })
  const after = foundOr404(await findSubsectionOfItem(tx, actor, place))
  await settleSubsection(tx, after.answer.id, after.facts)
  return foundOr404(after.answer.items.find(({ id }) => id === place.itemId))
}
