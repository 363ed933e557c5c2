/**
 * Acknowledged actions, to be counted afterwards in the database: an acknowledged action must exist exactly once; one
 * without a response may exist once or not at all.
 *
 * @typedef {'answer' | 'user' | 'import' | 'document'} Kind
 * @typedef {{ kind: Kind, mark: string, acknowledged: boolean, sha256?: string, id?: string, rows?: number }} Entry
 */
export class Ledger {
  /** @type {Map<string, Entry>} */
  #entries = new Map()

  /**
   * Records the start of an action. Its mark is searched for in what it writes. @param {Omit<Entry, 'acknowledged'>}
   * entry
   */
  begin(entry) {
    const kept = { ...entry, acknowledged: false }
    this.#entries.set(entry.mark, kept)
    return kept
  }

  /** @param {Kind} kind @param {string} mark */
  find(kind, mark) {
    const entry = this.#entries.get(mark)
    return entry?.kind === kind ? entry : undefined
  }

  /** @param {Kind} kind */
  of(kind) {
    return [...this.#entries.values()].filter((entry) => entry.kind === kind)
  }

  get acknowledged() {
    return [...this.#entries.values()].filter((entry) => entry.acknowledged).length
  }
}

/**
 * Compares entries with the number of occurrences of their marks. Acknowledged ones must occur exactly as often as they
 * have rows, others that often or never.
 *
 * @param {readonly Pick<Entry, 'mark' | 'acknowledged' | 'rows'>[]} entries
 * @param {ReadonlyMap<string, number>} found
 * @returns {{ acknowledged: number, lost: string[], repeated: string[], half: string[] }}
 */
export function countEntries(entries, found) {
  /** @type {{ acknowledged: number, lost: string[], repeated: string[], half: string[] }} */
  const result = { acknowledged: 0, lost: [], repeated: [], half: [] }
  for (const { mark, acknowledged, rows = 1 } of entries) {
    const times = found.get(mark) ?? 0
    if (acknowledged) result.acknowledged += 1
    if (acknowledged && times === 0) result.lost.push(mark)
    else if (times > rows) result.repeated.push(mark)
    else if (times !== 0 && times !== rows) result.half.push(mark)
  }
  return result
}
