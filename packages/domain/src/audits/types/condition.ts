/** Operators of a comparison; `v` is a list for `in` and `nin`, one value for the others. */
export const conditionOperators = ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte'] as const
export type ConditionOperator = (typeof conditionOperators)[number]

/** True and false stand for the Y and N of a flag. */
export type ConditionScalar = string | number | boolean
/** What a question was answered with; undefined while it was not. A question of several choices has a list. */
export type ConditionValue = ConditionScalar | readonly ConditionScalar[] | undefined

export interface Comparison {
  /** Name of what is compared: `setup.evalType`, `flag.discipline`, `item.dab-1-01`, `row.grade`. */
  q: string
  op: ConditionOperator
  v: ConditionScalar | readonly ConditionScalar[]
}

/**
 * A condition as content and audit types hold it (2.7): `all`, `any` and `not`, of which all that are present must hold.
 * Skip rules, strata, quotas and filters are written in it, so one evaluator serves them all.
 */
export type Condition =
  | Comparison
  | { all?: readonly Condition[]; any?: readonly Condition[]; not?: Condition }

/** Gives the value of a name in a comparison. */
export type ReadValue = (q: string) => ConditionValue

/**
 * Whether a condition holds; null while that depends on an unanswered question. A comparison with an unanswered question does
 * not hold, and neither does its opposite, so that `not` skips nothing before setup.
 */
export function evaluateCondition(condition: Condition, read: ReadValue): boolean | null {
  if ('q' in condition) return compare(condition, read(condition.q))
  const results: (boolean | null)[] = []
  if (condition.all) results.push(every(condition.all.map((one) => evaluateCondition(one, read))))
  if (condition.any) results.push(some(condition.any.map((one) => evaluateCondition(one, read))))
  if (condition.not) results.push(opposite(evaluateCondition(condition.not, read)))
  // A rule that says nothing holds for nobody, or an empty form would skip a whole section.
  return results.length === 0 ? false : every(results)
}

/** Whether a condition certainly holds, see {@link evaluateCondition}. */
export function holds(condition: Condition, read: ReadValue): boolean {
  return evaluateCondition(condition, read) === true
}

const every = (results: readonly (boolean | null)[]) =>
  results.includes(false) ? false : results.includes(null) ? null : true
const some = (results: readonly (boolean | null)[]) =>
  results.includes(true) ? true : results.includes(null) ? null : false
const opposite = (result: boolean | null) => (result === null ? null : !result)

function compare({ op, v }: Comparison, value: ConditionValue): boolean | null {
  if (value === undefined) return null
  const values = typeof value === 'object' ? value : [value]
  const wanted = typeof v === 'object' ? v : [v]
  const among = values.some((one) => wanted.some((other) => wordOf(one) === wordOf(other)))
  switch (op) {
    case 'eq':
    case 'in':
      return among
    case 'ne':
    case 'nin':
      return !among
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      return values.some((one) => wanted.some((other) => ordered(op, one, other)))
  }
}

const wordOf = (value: ConditionScalar) => (value === true ? 'Y' : value === false ? 'N' : String(value))

/** Numbers by size, days (YYYY-MM-DD) and other texts as texts; a text that is no number is on no side of one. */
function ordered(op: 'lt' | 'lte' | 'gt' | 'gte', one: ConditionScalar, other: ConditionScalar): boolean {
  const numeric = typeof one === 'number' || typeof other === 'number'
  const [left, right] = numeric ? [Number(one), Number(other)] : [wordOf(one), wordOf(other)]
  if (op === 'lt') return left < right
  if (op === 'lte') return left <= right
  return op === 'gt' ? left > right : left >= right
}

/** Every comparison of a condition, from left to right. */
export function comparisonsIn(condition: Condition): Comparison[] {
  if ('q' in condition) return [condition]
  const parts = [...(condition.all ?? []), ...(condition.any ?? [])]
  if (condition.not) parts.push(condition.not)
  return parts.flatMap(comparisonsIn)
}

/** Every name that a condition looks at, each once. */
export function namesIn(condition: Condition): string[] {
  return [...new Set(comparisonsIn(condition).map(({ q }) => q))]
}

const operatorWords: Record<ConditionOperator, string> = {
  eq: 'is',
  ne: 'is not',
  in: 'is one of',
  nin: 'is none of',
  lt: 'is less than',
  lte: 'is at most',
  gt: 'is more than',
  gte: 'is at least',
}

/** A condition as a sentence goes on, with `nameOf` for what each name is called. */
export function conditionInWords(condition: Condition, nameOf: (q: string) => string): string {
  if ('q' in condition) {
    const values = typeof condition.v === 'object' ? condition.v : [condition.v]
    return `${nameOf(condition.q)} ${operatorWords[condition.op]} ${values.map((v) => `“${wordOf(v)}”`).join(', ')}`
  }
  const joined = (parts: readonly Condition[], word: string) =>
    parts.length === 1 && parts[0]
      ? conditionInWords(parts[0], nameOf)
      : `(${parts.map((part) => conditionInWords(part, nameOf)).join(word)})`
  return [
    ...(condition.all?.length ? [joined(condition.all, ' and ')] : []),
    ...(condition.any?.length ? [joined(condition.any, ' or ')] : []),
    ...(condition.not ? [`not (${conditionInWords(condition.not, nameOf)})`] : []),
  ].join(' and ')
}

/** A condition from its JSON text; null where the text is none. */
export function parseCondition(text: string): Condition | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return null
  }
  return isCondition(parsed) ? parsed : null
}

function isCondition(value: unknown): value is Condition {
  if (typeof value !== 'object' || value === null) return false
  if ('q' in value)
    return (
      typeof value.q === 'string' &&
      'op' in value &&
      conditionOperators.some((operator) => operator === value.op) &&
      'v' in value &&
      (Array.isArray(value.v) ? value.v.every(isScalar) : isScalar(value.v))
    )
  const parts = Object.entries(value)
  return parts.every(([name, part]) =>
    name === 'not'
      ? isCondition(part)
      : ['all', 'any'].includes(name) && Array.isArray(part) && part.every(isCondition),
  )
}

const isScalar = (value: unknown): value is ConditionScalar =>
  ['string', 'number', 'boolean'].includes(typeof value)
