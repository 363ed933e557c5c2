import {
  answersLostText,
  parseCondition,
  previewSkips,
  readSetupAnswer,
  type RecordAnswers,
  type SkipRule,
} from '@portal/domain'
import type { RecordContentFieldsFragment } from '../record.generated'
import { kindOf, type Question, type SetupValue } from '../setup-value'

type Rule = RecordContentFieldsFragment['sections'][number]['skipRule']

/** The sections of a record with their rules, as the rules of the domain take them. */
function ruledContent({ sections }: Pick<RecordContentFieldsFragment, 'sections'>) {
  return {
    sections: sections.map(({ id, skipRule, items }) => ({
      id,
      skipRule: ruleOf(skipRule),
      active: true,
      items: items.map((item) => ({
        id: item.id,
        number: item.number,
        skipRule: ruleOf(item.skipRule),
        active: true,
      })),
    })),
  }
}

function ruleOf(rule: Rule): SkipRule | null {
  const when = rule && parseCondition(rule.when)
  return rule && when ? { id: rule.id, reason: rule.reason, when } : null
}

/** Answers that a change would take from a record: in the words of the specification, and the ids of their items. */
export interface LostAnswers {
  text: string
  ids: readonly string[]
}

/** What other setup answers would take from a record; null for nothing. The same rules decide on the server once it is saved. */
export function lostByChange(
  content: RecordContentFieldsFragment,
  questions: readonly Question[],
  now: SetupValue,
  changed: SetupValue,
): LostAnswers | null {
  const items = Object.fromEntries(
    content.sections.flatMap((section) => section.items).map(({ id, value }) => [id, value]),
  )
  const answers = (value: SetupValue): RecordAnswers => ({
    setup: Object.fromEntries(
      questions.map((question) => [
        question.key,
        readSetupAnswer(
          { ...question, type: kindOf(question), prefillFrom: null },
          value[question.key] ?? [],
        ),
      ]),
    ),
    flags: content.flags,
    items,
    skippedByHand: reasonsByHand(content),
  })
  const preview = previewSkips(ruledContent(content), answers(now), answers(changed))
  const text = answersLostText(preview)
  return text === null ? null : { text, ids: preview.answersLost.map(({ item }) => item.id) }
}

/** Reasons of skips by hand, by the id of the section or item. */
function reasonsByHand({ sections }: Pick<RecordContentFieldsFragment, 'sections'>): Record<string, string> {
  return Object.fromEntries(
    [...sections, ...sections.flatMap(({ items }) => items)].flatMap(({ id, skippedByHand }) =>
      skippedByHand ? [[id, skippedByHand.reason]] : [],
    ),
  )
}
