import type { AuditContent, SkipRule } from '../types/audit-content.js'
import { namesIn } from '../types/condition.js'
import { firstRecord } from './skip-logic.js'

/** What is wrong with a skip rule; a version of content with any of it is not published (8.6). */
export interface SkipRuleProblem {
  ruleId: string
  kind: 'dangling' | 'circular' | 'later'
  message: string
}

/** A rule with what it decides. */
interface PlacedRule {
  rule: SkipRule
  targets: readonly string[]
}

/**
 * Finds rules that look at questions, flags or items that are not there, at themselves in a circle, or at an item that comes
 * after them, whose answer would not be known yet.
 */
export function checkSkipRules(content: AuditContent, knownFlags: readonly string[]): SkipRuleProblem[] {
  const rules = placedRules(content)
  const order = orderOf(content)
  const setup = new Set(content.setupQuestions.map(({ key }) => `setup.${key}`))
  const flags = new Set(knownFlags.map((flag) => `flag.${flag}`))
  const circles = new Set(rulesInCircles(rules))
  return rules.flatMap(({ rule, targets }) =>
    namesIn(rule.when).flatMap((name): SkipRuleProblem[] => {
      if (name === firstRecord || setup.has(name) || flags.has(name)) return []
      const itemId = name.startsWith('item.') ? name.slice('item.'.length) : null
      const place = itemId === null ? undefined : order.get(itemId)
      if (place === undefined)
        return [
          {
            ruleId: rule.id,
            kind: 'dangling',
            message: `The rule looks at '${name}', which does not exist.`,
          },
        ]
      if (circles.has(rule.id))
        return [{ ruleId: rule.id, kind: 'circular', message: 'The rule depends on itself in a circle.' }]
      const first = Math.min(...targets.map((id) => order.get(id) ?? Infinity))
      return place < first
        ? []
        : [{ ruleId: rule.id, kind: 'later', message: `The rule looks at '${name}', which comes after it.` }]
    }),
  )
}

function placedRules(content: AuditContent): PlacedRule[] {
  return content.sections.flatMap((section) => [
    ...(section.skipRule ? [{ rule: section.skipRule, targets: section.items.map(({ id }) => id) }] : []),
    ...section.items.flatMap((item) => (item.skipRule ? [{ rule: item.skipRule, targets: [item.id] }] : [])),
  ])
}

/** Places of the items that are in use: an answer of a retired one is never given. */
function orderOf({ sections }: AuditContent): Map<string, number> {
  const items = sections.filter(({ active }) => active).flatMap((section) => section.items)
  return new Map(items.filter(({ active }) => active).map(({ id }, at) => [id, at]))
}

/** Ids of the rules from which one comes back to the same rule by the items that they look at. */
function rulesInCircles(rules: readonly PlacedRule[]): string[] {
  const deciding = new Map<string, PlacedRule[]>()
  for (const placed of rules)
    for (const id of placed.targets) deciding.set(id, [...(deciding.get(id) ?? []), placed])
  const lookedAt = ({ rule }: PlacedRule) =>
    namesIn(rule.when).flatMap((name) => deciding.get(name.replace(/^item\./, '')) ?? [])
  const reaches = (start: PlacedRule) => {
    const seen = new Set<PlacedRule>()
    const next = lookedAt(start)
    for (let placed = next.pop(); placed; placed = next.pop()) {
      if (placed === start) return true
      if (seen.has(placed)) continue
      seen.add(placed)
      next.push(...lookedAt(placed))
    }
    return false
  }
  return rules.filter(reaches).map(({ rule }) => rule.id)
}
