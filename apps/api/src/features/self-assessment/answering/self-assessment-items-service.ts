import { badInput, canAnswer, itemGaps, saysNothing } from '@portal/domain'
import { answerFields, type BodyOf, type saveComplianceStrategyItem as saveCall } from '@portal/rest-contract'
import type { z } from 'zod'
import { merged } from '../../../server/merged.js'
import { insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { foundOr404 } from '../self-assessment-command.js'
import { findLastYearAnswers } from './self-assessment-last-year-read-model.js'
import { settleSubsection } from './self-assessment-progress.js'
import {
  findSubsectionOfItem,
  type ComplianceStrategyItem,
  type SubsectionView,
} from '../self-assessment-subsection-read-model.js'
import { findItemNow } from '../upgrade/self-assessment-upgrade-read-model.js'
import { lockSelfAssessment, putAnswer, touchSelfAssessment } from '../self-assessment-store.js'
import { stampOf, type Command, type Reader, recordAct } from '../../../server/command.js'

interface Place {
  selfAssessmentId: number
  itemId: number
}

/** Rating and narrative of one item, as the caller may see it. */
export async function getComplianceStrategyItem(
  { tx, actor }: Reader,
  place: Place,
): Promise<ComplianceStrategyItem> {
  return itemOf(foundOr404(await findSubsectionOfItem(tx, actor, place)), place)
}

/** Saves an answer as it is given, complete or not. Saving what is stored already changes nothing. */
export async function saveComplianceStrategyItem(
  command: Command,
  given: Place,
  { version, ...wanted }: BodyOf<typeof saveCall>,
): Promise<ComplianceStrategyItem> {
  const { tx, actor, ctx } = command
  await lockSelfAssessment(tx, given.selfAssessmentId)
  const found = await findSubsectionOfItem(tx, actor, given)
  // Whoever was typing while the questions were upgraded names the item as it was.
  const place = found ? given : { ...given, itemId: (await findItemNow(tx, given)) ?? given.itemId }
  const view = foundOr404(found ?? (await findSubsectionOfItem(tx, actor, place)))
  const item = itemOf(view, place)
  insist(canAnswer(actor, view.facts), item)
  const input = merged(answerFields, item, wanted)
  if (input.rating !== null && !item.ratingScale.some((choice) => choice.value === input.rating)) {
    insistOnInput([badInput('Choose a rating.', 'rating')])
  }
  insistOnVersion(version, { version: item.version, changed: lastAnswer(item) }, ctx.now, item)
  const { narrative } = input
  const answer = {
    rating: input.rating,
    narrative,
    ...(await takenOver(command, view, item, input, narrative)),
    recheck: item.recheck,
  }
  if (
    answer.rating === item.rating &&
    answer.narrative === item.narrative &&
    answer.carriedFromYear === item.carriedFromYear &&
    answer.confirmedThisYear === item.confirmedThisYear
  )
    return item
  const documents = item.documents.length + view.answer.relatedDocuments.length
  const isComplete = itemGaps(item, { ...answer, documents }).length === 0
  const stored = { subsectionResponseId: view.answer.id, itemId: item.id }
  const [written] = await Promise.all([
    putAnswer(tx, stored, { ...answer, isComplete }, stampOf(command)),
    touchSelfAssessment(tx, view.selfAssessmentId, ctx.now, true),
  ])
  // Nothing else can have changed under the lock, so nothing is read again.
  const after = view.withAnswer(item.id, { ...answer, ...written })
  await settleSubsection(tx, after.answer.id, after.facts)
  const saved = itemOf(after, place)
  await recordAct(command, 'saveComplianceStrategyItem', {
    targetType: 'csiResponse',
    targetId: `${view.answer.id}/${item.id}`,
    leaId: view.facts.leaId,
    year: view.year,
    before: changedFields(item, saved),
    after: changedFields(saved, item),
  })
  return saved
}

/**
 * Whether the text is one of an earlier year. That year must be the one that is offered, or the one that is stored; an
 * empty text comes from nowhere.
 */
async function takenOver(
  { tx, actor }: Command,
  view: SubsectionView,
  item: ComplianceStrategyItem,
  { carriedFromYear, confirmedThisYear }: z.infer<typeof answerFields>,
  narrative: string,
): Promise<{ carriedFromYear: number | null; confirmedThisYear: boolean }> {
  if (carriedFromYear === null || saysNothing(narrative))
    return { carriedFromYear: null, confirmedThisYear: false }
  if (carriedFromYear !== item.carriedFromYear) {
    const offered = await findLastYearAnswers(tx, actor, view.answer.id)
    if (!offered?.some((one) => one.itemId === item.id && one.year === carriedFromYear))
      insistOnInput([badInput('There is no answer of that year.', 'carriedFromYear')])
  }
  return { carriedFromYear, confirmedThisYear }
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
    ...(of.carriedFromYear !== against.carriedFromYear && { carriedFromYear: of.carriedFromYear }),
    ...(of.confirmedThisYear !== against.confirmedThisYear && { confirmedThisYear: of.confirmedThisYear }),
    version: of.version,
  }
}
