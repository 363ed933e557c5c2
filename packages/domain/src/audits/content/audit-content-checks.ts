import { contentInOrder, type ContentNode } from '../../content/content-node.js'
import { problem, when, type ContentProblem } from '../../content/content-problem.js'
import { isCalendarDay } from '../../calendar-day.js'
import { checkSkipRules } from '../review/skip-rule-checks.js'
import type { Roster } from '../types/audit-type.js'
import { comparisonsIn, parseCondition, type Comparison } from '../types/condition.js'
import { gapOfResponseSet, readAnswerOptions } from './answer-options.js'
import { auditContentOf, skipRuleId } from './content-of-places.js'
import { readExtraFields } from './extra-field-lines.js'
import { listFlagsOf, prefillSources, ruleSources, type RuleSource } from './rule-sources.js'

/**
 * What stands against publishing the content of an audit (domain definition 8.6): its response set, extra fields, setup
 * questions, the answers of items, and skip rules that look at what is not there, or at themselves. `nodes` is without
 * retired places.
 */
export function checkAuditContent(roster: Roster | null, nodes: readonly ContentNode[]): ContentProblem[] {
  const root = nodes.find(({ nodeKind }) => nodeKind === 'audit')
  if (!root) return []
  const sources = ruleSources(roster, nodes)
  const { options, refused } = readAnswerOptions(root.fields.answerOptions ?? [])
  // A response set that cannot be read is one problem, not one of each item.
  const offered = refused === null ? new Set(options.map(({ value }) => value)) : null
  const ruled = ruleMessages(roster, nodes)
  return contentInOrder(nodes).flatMap(({ node }) =>
    [
      node === root ? checkRoot(node) : [],
      node.nodeKind === 'question' ? checkQuestion(roster, node) : [],
      node.nodeKind === 'auditItem' ? checkItem(node, offered) : [],
      checkRuleTexts(node, sources),
      [...(ruled.get(skipRuleId(node.contentId)) ?? [])].map((message) =>
        problem('error', node, 'skipWhen', message),
      ),
    ].flat(),
  )
}

/** What is wrong with rules beside each other, each message once, by the id of the rule. */
function ruleMessages(roster: Roster | null, nodes: readonly ContentNode[]): Map<string, Set<string>> {
  const flags = listFlagsOf(roster).map(({ flag }) => flag)
  const messages = new Map<string, Set<string>>()
  for (const { ruleId, message } of checkSkipRules(auditContentOf(nodes), flags))
    messages.set(ruleId, (messages.get(ruleId) ?? new Set()).add(message))
  return messages
}

function checkRoot(root: ContentNode): ContentProblem[] {
  const { options, refused } = readAnswerOptions(root.fields.answerOptions ?? [])
  const why = refused ?? gapOfResponseSet(options)
  const extra = readExtraFields(root.fields.extraFields ?? []).refused
  return [
    ...when(why !== null, problem('error', root, 'answerOptions', why ?? '')),
    ...when(extra !== null, problem('error', root, 'extraFields', extra ?? '')),
  ]
}

const keyShape = /^[a-z]\w{0,39}$/i

function checkQuestion(roster: Roster | null, node: ContentNode): ContentProblem[] {
  const { key, questionType, options, prefillFrom } = node.fields
  const isChosen = questionType === 'Select' || questionType === 'Multi'
  const own = options ?? []
  const proposed = prefillSources(roster).find(({ value }) => value === prefillFrom)
  return [
    ...when(
      Boolean(key) && !keyShape.test(key ?? ''),
      problem('error', node, 'key', 'A key is one word of letters and digits that begins with a letter.'),
    ),
    ...when(
      isChosen && own.length < 2,
      problem('error', node, 'options', 'A question with choices needs at least two.'),
    ),
    ...when(new Set(own).size !== own.length, problem('error', node, 'options', 'A choice is there twice.')),
    ...when(
      prefillFrom !== null && proposed?.type !== questionType,
      problem(
        'warning',
        node,
        'prefillFrom',
        'The list proposes no answer of this type from there: monitors answer it by reading the record.',
      ),
    ),
  ]
}

function checkItem(node: ContentNode, offered: ReadonlySet<string> | null): ContentProblem[] {
  const { answers, weight, correctable, correctionInstruction } = node.fields
  const own = answers ?? []
  const unknown = own.find((value) => offered?.has(value) === false)
  return [
    ...when(own.length === 0, problem('error', node, 'answers', 'Choose the answers that the item offers.')),
    ...when(
      unknown !== undefined,
      problem('error', node, 'answers', `${unknown} is no answer of the response set.`),
    ),
    ...when(
      weight === null || !Number.isInteger(weight) || weight < 1 || weight > 100,
      problem('error', node, 'weight', 'Weight must be between 1 and 100.'),
    ),
    ...when(correctable === null, problem('error', node, 'correctable', 'Choose how an N is corrected.')),
    ...when(
      correctable !== 'SystemOnly' && (correctionInstruction ?? '').trim() === '',
      problem('warning', node, 'correctionInstruction', 'Agencies are not told how to correct it.'),
    ),
  ]
}

/** What is wrong with a rule by itself, whatever the other rules say. */
function checkRuleTexts(node: ContentNode, sources: readonly RuleSource[]): ContentProblem[] {
  const { skipWhen, skipReason } = node.fields
  const hasReason = (skipReason ?? '').trim() !== ''
  if (skipWhen === null)
    return when(hasReason, problem('warning', node, 'skipReason', 'A reason without a rule is never shown.'))
  const condition = parseCondition(skipWhen)
  if (!condition) return [problem('error', node, 'skipWhen', 'This rule cannot be read.')]
  const compared = comparisonsIn(condition)
  const wrong = compared.flatMap((one) => {
    const source = sources.find(({ q }) => q === one.q)
    const why = source && problemOfComparison(one, source)
    return why ? [why] : []
  })
  return [
    ...when(compared.length === 0, problem('error', node, 'skipWhen', 'The rule compares nothing.')),
    ...when(
      !hasReason,
      problem('error', node, 'skipReason', 'Say why it does not apply: “Not applicable because ...”.'),
    ),
    ...[...new Set(wrong)].map((why) => problem('error', node, 'skipWhen', why)),
  ]
}

/** Why a comparison can never be as it is meant; null where it can. */
function problemOfComparison({ op, v }: Comparison, { label, type, options }: RuleSource): string | null {
  const values = (typeof v === 'object' ? v : [v]).map((one) =>
    one === true ? 'Y' : one === false ? 'N' : String(one),
  )
  const bySize = op === 'lt' || op === 'lte' || op === 'gt' || op === 'gte'
  if (values.length === 0 || values.includes('')) return `The rule compares “${label}” with nothing.`
  if (options.length > 0) {
    if (bySize) return `“${label}” has choices, which are neither more nor less.`
    const unknown = values.find((value) => !options.includes(value))
    return unknown === undefined ? null : `“${unknown}” is no choice of “${label}”.`
  }
  if (type === 'Number' && values.some((value) => !Number.isFinite(Number(value))))
    return `“${label}” is compared with what is no number.`
  if (type === 'Date' && !values.every(isCalendarDay)) return `“${label}” is compared with what is no date.`
  return null
}
