import * as list from './activity-list.js'
import type { FeedAct } from './feed-act.js'

const words: Readonly<Record<string, FeedAct>> = /* @__PURE__ */ Object.assign({}, ...Object.values(list))

/** Actions that the state sees in its feed: those of the agency, and its own steps of the review. */
export const stateActivity: readonly string[] = Object.keys(words)

/** Actions that the agency sees under "What changed": its own, and those that the state sent it. */
export const agencyActivity: readonly string[] = stateActivity.filter((action) => !words[action]?.stateOnly)

/** '362 changes to due dates': several actions of one kind on one record, counted. */
export function actsCounted(action: string, count: number): string {
  return `${count.toLocaleString('en-US')} ${words[action]?.several ?? 'acts'}`
}

interface Change {
  action: string
  /** Wording of several actions on one record; null for one action. */
  counted: string | null
}

/**
 * Summarises changes: single actions of one kind on several records are counted together, at the position of the
 * newest; several actions on one record keep their own wording.
 */
export function changesInShort<Row extends Change>(rows: readonly Row[]): { words: string; rows: Row[] }[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = row.counted === null ? row.action : `${row.action} ${groups.size}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()].map((group) => ({ words: wordsOf(group), rows: group }))
}

function wordsOf(group: readonly Change[]): string {
  const [{ action, counted } = { action: '', counted: null }] = group
  const [noun, what] = words[action]?.one ?? ['act', '']
  const n = group.length
  return counted ?? `${n.toLocaleString('en-US')} ${noun}${n === 1 ? '' : 's'} ${what}`.trim()
}
