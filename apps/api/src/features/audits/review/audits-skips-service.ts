import {
  canReadReview,
  canSetUpRecord,
  checkSkipChange,
  previewSkips,
  skippableNames,
  skipsAfter,
  unseenLosses,
  type AuditContent,
  type SkipByHand,
  type SkipChange,
} from '@portal/domain'
import type {
  AnswerOf,
  BodyOf,
  getManualSkips,
  preCheckSkipLogic as preCheckCall,
  updateSkipLogic as updateCall,
} from '@portal/rest-contract'
import { ApiError } from '../../../server/api-error.js'
import { openRecord, stampOf, type Command, type Reader } from '../../../server/command.js'
import { insist, insistOnInput } from '../../../server/verdicts.js'
import type { Place } from '../audits-command.js'
import { contentOfRecord } from '../audits-contents-read-model.js'
import { findRecord, type RecordView } from '../sample/audits-records-read-model.js'
import { recordFound, recordsOf } from '../sample/audits-records-service.js'
import { findAnswers, givenAnswers } from './audits-answers-read-model.js'
import { checkedAnswers, setupAnswer, storeSetup } from './audits-setup-service.js'
import { reasonsOf } from './audits-hand-skips-read-model.js'
import { previewAnswer, skipsAnswer } from './audits-skips-read-model.js'
import { storeSkips } from './audits-skips-store.js'

type Change = BodyOf<typeof preCheckCall>

/** What is skipped by hand in a record. */
export async function readSkips(
  { tx, actor }: Reader,
  { typeKey, id }: Place,
): Promise<AnswerOf<typeof getManualSkips>> {
  const view = recordFound(await findRecord(tx, actor, typeKey, id))
  insist(canReadReview(actor))
  return skipsAnswer(actor, view, await contentOfRecord(tx, view.content))
}

/** What a change would do, for those who may make it. Reasons may still be missing. */
export async function preCheckSkips(
  { tx, actor }: Reader,
  { typeKey, id }: Place,
  change: Change,
): Promise<AnswerOf<typeof preCheckCall>> {
  const view = recordFound(await findRecord(tx, actor, typeKey, id))
  insist(canSetUpRecord(actor, view.facts))
  const content = await contentOfRecord(tx, view.content)
  insistOnInput(checkSkipChange(content, change, { needsReason: false }))
  const setup = { ...view.setup, ...checkedAnswers(content, change.answers) }
  const now = givenAnswers(view, await findAnswers(tx, id))
  const changed = { ...now, setup, skippedByHand: skipsAfter(now.skippedByHand, change) }
  return previewAnswer(previewSkips(content, now, changed))
}

/** Changes skips and setup answers, whatever answers are lost by it: they stay, and count again with the change back. */
export async function updateSkips(
  command: Command,
  { typeKey, id }: Place,
  { answers, seenLost, version, ...skips }: BodyOf<typeof updateCall>,
): Promise<AnswerOf<typeof updateCall>> {
  const { tx, actor } = command
  const kind = recordsOf(typeKey)
  const view = await openRecord(kind, command, id, {
    may: ({ facts }) => canSetUpRecord(actor, facts),
    version,
  })
  const content = await contentOfRecord(tx, view.content)
  insistOnInput(checkSkipChange(content, skips))
  const given = await findAnswers(tx, id)
  const now = givenAnswers(view, given)
  const setup = { ...view.setup, ...checkedAnswers(content, answers) }
  const changed = { ...now, setup, skippedByHand: skipsAfter(now.skippedByHand, skips) }
  const preview = previewSkips(content, now, changed)
  if (unseenLosses(preview.answersLost, seenLost).length > 0)
    throw new ApiError('CONFLICT', 'Other answers would be lost too. Look at the list again.', {
      current: previewAnswer(preview),
    })
  await storeSkips(tx, id, [...skips.sections, ...skips.items], stampOf(command))
  await storeSetup(command, view, {
    action: 'updateSkipLogic',
    content,
    setup,
    keys: Object.keys(answers),
    isAnswered: given.size > 0,
    beside: skippedTexts(view, content, skips),
  })
  const after = recordFound(await kind.find(command, id))
  return {
    skips: skipsAnswer(actor, after, content),
    setup: setupAnswer(actor, after, content, given),
  }
}

/** The skips that were changed, in words for the history: "7 Secondary transition: the plan is reviewed elsewhere". */
function skippedTexts(view: RecordView, content: AuditContent, { sections, items }: SkipChange) {
  const names = skippableNames(content)
  const before = reasonsOf(view.skips)
  const after = skipsAfter(before, { sections, items })
  const changed = [...named(sections, names.sections), ...named(items, names.items)].filter(
    ({ id }) => before[id] !== after[id],
  )
  if (changed.length === 0) return { before: {}, after: {} }
  const inWords = (reasons: Readonly<Record<string, string>>) => ({
    skipped: changed.flatMap(({ id, name }) =>
      reasons[id] === undefined ? [] : [`${name}: ${reasons[id]}`],
    ),
  })
  return { before: inWords(before), after: inWords(after) }
}

const named = (skips: readonly SkipByHand[], names: ReadonlyMap<string, string>) =>
  skips.map(({ id }) => ({ id, name: names.get(id) ?? id }))
