import { saysNothing } from '@portal/domain'
import { draftKey, draftKeysUnder, readDraft, type Draft } from '../../../lib/saving/draft-store'
import type { AnswerValue } from './answer-value'
import type { SubsectionResponseFieldsFragment } from '../self-assessment.generated'

/** Unsaved answers of a self-assessment in this browser, by lineage: an upgrade gives questions other ids and places. */
function answerDrafts(userId: string, selfAssessmentId: number) {
  return draftKeysUnder(userId, 'answer', selfAssessmentId).map((key) => {
    const [lineageId, place] = key.split(':').slice(-2)
    return { key, lineageId, subsectionId: Number(place) }
  })
}

/** Where the unsaved answer of a question is kept: where it was typed, though the question stands elsewhere since. */
export function answerDraftKey(
  userId: string,
  { id, selfAssessmentId }: Pick<SubsectionResponseFieldsFragment, 'id' | 'selfAssessmentId'>,
  lineageId: string,
): string {
  const typed = answerDrafts(userId, selfAssessmentId).find((one) => one.lineageId === lineageId)
  return typed?.key ?? draftKey(userId, 'answer', selfAssessmentId, lineageId, id)
}

/** Texts that were typed into questions of a subsection and not saved before an upgrade took the questions away. */
export function leftDrafts(
  userId: string,
  subsection: SubsectionResponseFieldsFragment,
): { key: string; draft: Draft<AnswerValue> }[] {
  const asked = new Set(subsection.items.map(({ lineageId }) => lineageId))
  return answerDrafts(userId, subsection.selfAssessmentId).flatMap(({ key, lineageId, subsectionId }) => {
    if (subsectionId !== subsection.id || lineageId === undefined || asked.has(lineageId)) return []
    const draft = readDraft<AnswerValue>(key)
    return draft && !saysNothing(draft.value.narrative) ? [{ key, draft }] : []
  })
}
