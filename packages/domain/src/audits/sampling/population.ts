import type { QuotaRule, SamplingRule } from '../types/audit-type.js'
import { holds, type Condition } from '../types/condition.js'
import { compareKeys, readRow, type PopulationRow } from '../types/population-row.js'
import type { DrawQuota } from './quotas.js'

/** A list made ready for drawing. Rows are named by their index in the order of their keys. */
export interface DrawPopulation {
  rows: readonly PopulationRow[]
  /** Names in drawing order. */
  strataNames: readonly string[]
  /** Stratum of each row, eligible or not: who is added by hand need not be eligible. */
  stratumOf: readonly number[]
  /** Rows of each stratum that can be drawn, in the order of their keys. */
  strata: readonly (readonly number[])[]
  /** Rows that can be drawn. */
  eligible: number
  /** Rows that are reviewed without being drawn, in the order of their keys. */
  always: readonly number[]
  quotas: readonly DrawQuota[]
}

/** Sorts a list by key, filters it and groups it (2.6, steps 1 and 4). Throws for a key that is there twice. */
export function drawPopulation(
  list: readonly PopulationRow[],
  rule: SamplingRule,
  filter: Condition | null,
): DrawPopulation {
  const rows = list.toSorted((one, other) => compareKeys(one.key, other.key))
  for (const [at, { key }] of rows.entries())
    if (rows[at + 1]?.key === key) throw new RangeError('A key is in the list more than once.')
  const isEligible = (row: PopulationRow) =>
    [rule.eligible, filter].every((condition) => condition === null || holds(condition, readRow(row)))
  const isAlways = (row: PopulationRow) => rule.always !== undefined && holds(rule.always, readRow(row))
  const taken = rows.flatMap((row, at) => (isEligible(row) ? [{ at, always: isAlways(row) }] : []))
  const indexes = taken.flatMap(({ at, always }) => (always ? [] : [at]))
  const { names, of } = grouping(rows, rule)
  const stratumOf = rows.map((row) => names.indexOf(of(row)))
  const quotas = rule.quotas.flatMap((quota) => quotasOf(quota, rows, indexes))
  return {
    rows,
    strataNames: names,
    stratumOf,
    strata: names.map((_name, stratum) => indexes.filter((at) => stratumOf[at] === stratum)),
    eligible: indexes.length,
    always: taken.flatMap(({ at, always }) => (always ? [at] : [])),
    quotas,
  }
}

function grouping(rows: readonly PopulationRow[], { strata }: SamplingRule) {
  if ('field' in strata) {
    const of = (row: PopulationRow) => row.fields[strata.field] ?? ''
    return { names: [...new Set(rows.map(of))].toSorted(compareKeys), of }
  }
  const { tests, drawOrder } = strata
  const of = (row: PopulationRow) => {
    const read = readRow(row)
    const first = tests.find(({ when }) => when === null || holds(when, read))
    if (!first || !drawOrder.includes(first.name)) throw new RangeError('A row belongs to no stratum.')
    return first.name
  }
  return { names: drawOrder, of }
}

/** The rows that count for a quota; a quota of the most frequent values is one for each of them, ties by code. */
function quotasOf(
  quota: QuotaRule,
  rows: readonly PopulationRow[],
  eligible: readonly number[],
): DrawQuota[] {
  if (quota.kind === 'rows') {
    const counts = rows.flatMap((row, at) => (holds(quota.when, readRow(row)) ? [at] : []))
    return [{ name: quota.name, atLeast: quota.atLeast, rows: new Set(counts) }]
  }
  const byValue = new Map<string, number[]>()
  for (const at of eligible) {
    const value = rows[at]?.fields[quota.field] ?? ''
    const before = byValue.get(value)
    if (value === '') continue
    if (before) before.push(at)
    else byValue.set(value, [at])
  }
  return [...byValue]
    .toSorted(([one, ones], [other, others]) => others.length - ones.length || compareKeys(one, other))
    .slice(0, quota.top)
    .map(([value, counted]) => ({ name: value, atLeast: quota.atLeast, rows: new Set(counted) }))
}

/** Filters of the population as people choose them (2.16); what is left out or empty filters nothing. */
export interface PopulationFilter {
  ageFrom?: number
  ageTo?: number
  /** By field: the values of which a row must have one. */
  values?: Readonly<Record<string, readonly string[]>>
  /** Flags that a row must all have. */
  flags?: readonly string[]
}

/** A filter as a condition, which is what the certificate keeps; null where it filters nothing. */
export function filterCondition({
  ageFrom,
  ageTo,
  values = {},
  flags = [],
}: PopulationFilter): Condition | null {
  const all: Condition[] = [
    ...(ageFrom === undefined ? [] : [{ q: 'age', op: 'gte', v: ageFrom } as const]),
    ...(ageTo === undefined ? [] : [{ q: 'age', op: 'lte', v: ageTo } as const]),
    ...Object.entries(values)
      .filter(([, chosen]) => chosen.length > 0)
      .map(([field, v]) => ({ q: `row.${field}`, op: 'in', v }) as const),
    ...flags.map((flag) => ({ q: `flag.${flag}`, op: 'eq', v: 'Y' }) as const),
  ]
  return all.length === 0 ? null : { all }
}
