import type { Comparison, Condition } from '../types/condition.js'

/** How the parts of a group are joined in the form of a rule: all of them hold, any of them, or none of them. */
export const ruleJoins = ['all', 'any', 'none'] as const
export type RuleJoin = (typeof ruleJoins)[number]

/** A condition as the form of a rule shows it. */
export interface RuleGroup {
  join: RuleJoin
  parts: readonly RulePart[]
}
export type RulePart = Comparison | RuleGroup

/** A condition as groups; what holds and what does not is the same. An empty one has no part. */
export function ruleGroupOf(condition: Condition): RuleGroup {
  if ('q' in condition) return { join: 'all', parts: [condition] }
  const { all, any, not } = condition
  const groups: RuleGroup[] = []
  if (all) groups.push({ join: 'all', parts: all.map(partOf) })
  if (any) groups.push({ join: 'any', parts: any.map(partOf) })
  if (not) groups.push(noneOf(not))
  const [first, ...more] = groups
  if (first && more.length === 0) return first
  // All of several: what stands in `all` needs no group of its own.
  return {
    join: 'all',
    parts: groups.flatMap((group): readonly RulePart[] => (group.join === 'all' ? group.parts : [group])),
  }
}

function partOf(condition: Condition): RulePart {
  return 'q' in condition ? condition : ruleGroupOf(condition)
}

function noneOf(condition: Condition): RuleGroup {
  const isAny = !('q' in condition) && condition.any && !condition.all && !condition.not
  return { join: 'none', parts: isAny ? (condition.any ?? []).map(partOf) : [partOf(condition)] }
}

/** The way back from {@link ruleGroupOf}. */
export function conditionOfGroup({ join, parts }: RuleGroup): Condition {
  const conditions = parts.map((part) => ('q' in part ? part : conditionOfGroup(part)))
  if (join === 'all') return { all: conditions }
  return join === 'any' ? { any: conditions } : { not: { any: conditions } }
}
