import {
  activeSections,
  answersLostText,
  canSetUpRecord,
  type Actor,
  type AuditContent,
  type SkipPreview,
} from '@portal/domain'
import type { AnswerOf, getManualSkips, preCheckSkipLogic } from '@portal/rest-contract'
import { act } from '../../../server/verdicts.js'
import type { RecordView } from '../sample/audits-records-read-model.js'

/** What is skipped by hand in a record, in the order of its content. */
export function skipsAnswer(
  actor: Actor,
  { answer, facts, skips, version }: RecordView,
  content: AuditContent,
): AnswerOf<typeof getManualSkips> {
  const named = (targetId: string, kind: 'section' | 'item', name: string) => {
    const skip = skips.get(targetId)
    return skip ? [{ targetId, kind, name, ...skip }] : []
  }
  return {
    id: answer.id,
    skips: activeSections(content).flatMap(({ id, number, title, items }) =>
      named(id, 'section', `${number} ${title}`).concat(
        items.flatMap((item) => named(item.id, 'item', item.number)),
      ),
    ),
    change: act(canSetUpRecord(actor, facts)),
    version,
  }
}

/** A preview as calls answer it. */
export function previewAnswer(preview: SkipPreview): AnswerOf<typeof preCheckSkipLogic> {
  const named = ({ id, number }: { id: string; number: string }) => ({ id, number })
  const valued = ({ item, value }: SkipPreview['answersLost'][number]) => ({ ...named(item), value })
  return {
    itemsToNA: preview.itemsToNA.map(({ item, skip }) => ({ ...named(item), reason: skip.text })),
    itemsToOpen: preview.itemsToOpen.map(named),
    answersLost: preview.answersLost.map(valued),
    answersRestored: preview.answersRestored.map(valued),
    text: answersLostText(preview),
  }
}
