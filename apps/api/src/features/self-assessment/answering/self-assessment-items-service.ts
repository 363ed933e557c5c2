import { allowed, badInput, canAnswer, itemGaps, saysNothing } from '@portal/domain'
import { answerFields, type BodyOf, type saveComplianceStrategyItem as saveCall } from '@portal/rest-contract'
import type { z } from 'zod'
import { saveItem } from '../../../parts/answering/save-item.js'
import { insistOnInput } from '../../../server/verdicts.js'
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
import { stampOf, type Command, type Reader } from '../../../server/command.js'

interface Place {
  selfAssessmentId: number
  itemId: number
}

/** Rating and narrative of one item, as the caller may see it. */
export async function getComplianceStrategyItem(
  { tx, actor }: Reader,
  place: Place,
): Promise<ComplianceStrategyItem> {
  return itemOf(foundOr404(await findSubsectionOfItem(tx, actor, place)), place.itemId)
}

/** Saves an answer, complete or not. Saving what is stored already changes nothing. */
export async function saveComplianceStrategyItem(
  command: Command,
  place: Place,
  { version, ...sent }: BodyOf<typeof saveCall>,
): Promise<ComplianceStrategyItem> {
  const { tx, actor, ctx } = command
  await lockSelfAssessment(tx, place.selfAssessmentId)
  const { view, itemId } = await subsectionNow(command, place)
  const item = itemOf(view, itemId)
  return saveItem(
    command,
    item,
    { version, sent },
    {
      action: 'saveComplianceStrategyItem',
      fields: answerFields,
      stored: item,
      may: canAnswer(actor, view.facts),
      check: ({ rating }) => [
        rating === null || item.ratingScale.some(({ value }) => value === rating)
          ? allowed
          : badInput('Choose a rating.', 'rating'),
      ],
      changed: lastAnswer(item),
      adjust: (input) => takenOver(command, view, item, input),
      async write(answer) {
        const documents = item.documents.length + view.answer.relatedDocuments.length
        const { recheck } = item
        const isComplete = itemGaps(item, { ...answer, recheck, documents }).length === 0
        const stored = { subsectionResponseId: view.answer.id, itemId }
        const [written] = await Promise.all([
          putAnswer(tx, stored, { ...answer, isComplete }, stampOf(command)),
          touchSelfAssessment(tx, view.selfAssessmentId, ctx.now, true),
        ])
        // Nothing else can have changed under the lock, so nothing is read again.
        const after = view.withAnswer(itemId, { ...answer, recheck, ...written })
        await settleSubsection(tx, after.answer.id, after.facts)
        return itemOf(after, itemId)
      },
      target: {
        targetType: 'csiResponse',
        targetId: `${view.answer.id}/${itemId}`,
        leaId: view.facts.leaId,
        year: view.year,
      },
      kept: changedFields,
    },
  )
}

/** The subsection of an item; a person may have started on the item as it was before its questions were upgraded. */
async function subsectionNow(
  { tx, actor }: Command,
  place: Place,
): Promise<{ view: SubsectionView; itemId: number }> {
  const { itemId } = place
  const view = await findSubsectionOfItem(tx, actor, place)
  if (view) return { view, itemId }
  const now = { ...place, itemId: (await findItemNow(tx, place)) ?? itemId }
  return { view: foundOr404(await findSubsectionOfItem(tx, actor, now)), itemId: now.itemId }
}

/**
 * Whether the text is one of an earlier year. That year must be the one that is offered, or the one that is stored; an
 * empty text comes from nowhere.
 */
async function takenOver(
  { tx, actor }: Command,
  view: SubsectionView,
  item: ComplianceStrategyItem,
  input: z.infer<typeof answerFields>,
): Promise<z.infer<typeof answerFields>> {
  const { carriedFromYear, narrative } = input
  if (carriedFromYear === null || saysNothing(narrative))
    return { ...input, carriedFromYear: null, confirmedThisYear: false }
  if (carriedFromYear !== item.carriedFromYear) {
    const offered = await findLastYearAnswers(tx, actor, view.answer.id)
    if (!offered?.some((one) => one.itemId === item.id && one.year === carriedFromYear))
      insistOnInput([badInput('There is no answer of that year.', 'carriedFromYear')])
  }
  return input
}

function itemOf(view: SubsectionView, itemId: number): ComplianceStrategyItem {
  return foundOr404(view.answer.items.find((item) => item.id === itemId))
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
