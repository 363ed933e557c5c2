import type { ConditionValue } from './condition.js'

/** One accepted row of a list, as the rules look at it. */
export interface PopulationRow {
  /** Values of the type's row key, joined; see {@link joinedKey}. */
  key: string
  /** By field. A blank cell is '', a day is YYYY-MM-DD. */
  fields: Readonly<Record<string, string>>
  flags: readonly string[]
  /** Whole years on the day of the upload; null where there is no day of birth. */
  age: number | null
}

/** Separates the parts of a key: it comes before every character that a cell can hold, so keys sort by their first part first. */
const keySeparator = '\u001F'

/** The key of a row from the values of its type's row key, in their order. */
export function joinedKey(parts: readonly string[]): string {
  return parts.join(keySeparator)
}

/** The values of a row's key, in the order of the type's row key. */
export function partsOfKey(key: string): string[] {
  return key.split(keySeparator)
}

/** How a row is named in messages: the parts of its key, readable. */
export function keyInWords(key: string): string {
  return key.replaceAll(keySeparator, ', ')
}

/** Compares keys as UTF-8 bytes (2.6), which is by code points and not by the units of JavaScript strings. */
export function compareKeys(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at++) {
    const [left, right] = [one.charCodeAt(at), other.charCodeAt(at)]
    if (left !== right) return rank(left) - rank(right)
  }
  return one.length - other.length
}

/** Surrogates stand for code points above every other unit. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}

/** Reads `age`, `flag.<name>` and `row.<field>` of a row for a condition. A flag that is not set is answered with N. */
export function readRow(row: PopulationRow): (q: string) => ConditionValue {
  return (q) => {
    if (q === 'age') return row.age ?? undefined
    if (q.startsWith('flag.')) return row.flags.includes(q.slice('flag.'.length)) ? 'Y' : 'N'
    return q.startsWith('row.') ? (row.fields[q.slice('row.'.length)] ?? '') : undefined
  }
}
