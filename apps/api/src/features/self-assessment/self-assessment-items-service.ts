import { badInput, canAnswer, itemGaps } from '@portal/domain'
import { insist, insistOnInput, insistOnVersion } from '../../server/verdicts.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import { changeOf, foundOr404, type Command } from './self-assessment-command.js'
import { sanitizeRichText } from '../../server/rich-text.js'
import { settleSubsection } from './self-assessment-progress.js'
import {
  findSubsectionOfItem,
  type ComplianceStrategyItem,
  type SubsectionView,
} from './self-assessment-subsection-read-model.js'
import { lockSelfAssessments, putAnswer, touchSelfAssessment } from './self-assessment-store.js'

interface Place {
  selfAssessmentId: number
  itemId: number
}

/** Rating and narrative of one item, as the caller may see it. */
export async function getComplianceStrategyItem(
  { tx, actor }: Pick<Command, 'tx' | 'actor'>,
  place: Place,
): Promise<ComplianceStrategyItem> {
  return itemOf(foundOr404(await findSubsectionOfItem(tx, actor, place)), place)
}

/** Saves an answer as it is given, complete or not. Saving what is stored already changes nothing. */
export async function saveComplianceStrategyItem(
  command: Command,
  place: Place,
  input: { rating: number | null; narrative: string; version: number },
): Promise<ComplianceStrategyItem> {
  const { tx, actor, ctx } = command
  await lockSelfAssessments(tx, [place.selfAssessmentId])
  const view = foundOr404(await findSubsectionOfItem(tx, actor, place))
  const item = itemOf(view, place)
  insist(canAnswer(actor, view.facts), item)
  if (input.rating !== null && !item.ratingScale.some((choice) => choice.value === input.rating)) {
    insistOnInput([badInput('Choose a rating.', 'rating')])
  }
  insistOnVersion(input.version, { version: item.version, changed: lastAnswer(item) }, ctx.now, item)
  const narrative = sanitizeRichText(input.narrative)
  if (input.rating === item.rating && narrative === item.narrative) return item
  const answer = { rating: input.rating, narrative }
  const isComplete = itemGaps(item, { ...answer, documents: item.documents.length }).length === 0
  const stored = { subsectionResponseId: view.answer.id, itemId: item.id }
  await putAnswer(tx, stored, { ...answer, isComplete }, changeOf(command))
  await touchSelfAssessment(tx, view.selfAssessmentId, ctx.now, true)
  const after = foundOr404(await findSubsectionOfItem(tx, actor, place))
  await settleSubsection(tx, after.answer.id, after.facts)
  const saved = itemOf(after, place)
  await writeAudit(tx, {
    actor,
    ctx,
    action: 'saveComplianceStrategyItem',
    targetType: 'csiResponse',
    targetId: `${view.answer.id}/${item.id}`,
    leaId: view.facts.leaId,
    year: view.year,
    before: changedFields(item, saved),
    after: changedFields(saved, item),
  })
  return saved
}

function itemOf(view: SubsectionView, place: Place): ComplianceStrategyItem {
  return foundOr404(view.answer.items.find((item) => item.id === place.itemId))
}

function lastAnswer(item: ComplianceStrategyItem): { by: string; on: Date } | null {
  return item.answeredBy && item.answeredOn
    ? { by: item.answeredBy.fullName, on: new Date(item.answeredOn) }
    : null
}

function changedFields(of: ComplianceStrategyItem, against: ComplianceStrategyItem): Record<string, unknown> {
  return {
    ...(of.rating !== against.rating && { rating: of.rating }),
    ...(of.narrative !== against.narrative && { narrative: of.narrative }),
    version: of.version,
  }
}
