import { stuckTexts } from './autosave-stuck'
import { removeDraft, writeDraft } from './draft-store'

/** What became of one attempt to save. */
export type SaveOutcome<T> =
  | { kind: 'saved'; version: number }
  | ({ kind: 'conflict' } & Conflict<T>)
  /** Refused with a reason; trying again without a change would be refused again. */
  | { kind: 'refused'; message: string; isDeleted?: boolean }

/** Somebody else saved first; `theirs` is what the server holds now. */
export interface Conflict<T> {
  theirs: T
  version: number
  by: string | null
  /** Instant, ISO 8601. */
  at: string | null
}

/** A conflict in which both changed the same: where both began, and mine with what came in. */
export interface Contested<T> extends Conflict<T> {
  base: T | undefined
  mine: T
}

export type AutosaveStatus<T> =
  | { kind: 'idle' }
  /** Typed, not yet on its way. */
  | { kind: 'pending' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Without a message the server could not be reached. */
  | { kind: 'failed'; message?: string; isDeleted?: boolean }
  | ({ kind: 'conflict' } & Contested<T>)

/** Mine with all of theirs that I did not touch, and whether something is contested beside. */
export interface Union<T> {
  value: T
  contested: boolean
}

export interface AutosavePorts<T> {
  delay: number
  same: (one: T, other: T) => boolean
  save: (value: T, version: number, action: string) => Promise<SaveOutcome<T>>
  merge: (versions: { base: T | undefined; theirs: T; mine: T }) => Union<T>
  /** Theirs came in, and nothing of it was contested. */
  merged: (value: T, from: Conflict<T> & { base: T | undefined; mine: T }) => void
  report: (status: AutosaveStatus<T>) => void
}

export interface AutosaveQueue<T> {
  change: (value: T) => void
  flush: () => Promise<boolean>
  resolve: (value: T) => void
  /** A newer version reached the screen by another way, such as a reload. */
  seen: (version: number, value: T | undefined) => void
}

/** After a write that did not reach the server it is tried again by itself, later each time. */
const firstRetryMs = 3000
const longestRetryMs = 60_000

/** The order of writes of one text: one at a time, the newest last, and none over the work of somebody else. */
export function createAutosaveQueue<T>(
  key: string,
  first: { version: number; base: T | undefined },
  ports: AutosavePorts<T>,
): AutosaveQueue<T> {
  let { version, base } = first
  let waiting: { value: T; action: string } | undefined
  let conflict: (Conflict<T> & { base: T | undefined }) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  // A write whose answer was lost may still have reached the server.
  let unanswered: { value: T } | undefined
  let retryMs = firstRetryMs
  let retrying: ReturnType<typeof setTimeout> | undefined
  // A text that is opened anew has its draft and a queue of its own: the one before must not write too.
  stuckTexts.drop(key)

  function wait(value: T) {
    waiting = { value, action: crypto.randomUUID() }
    keep(value)
  }

  const keep = (value: T) => writeDraft(key, { value, base, version, writtenAt: new Date().toISOString() })

  function change(value: T) {
    wait(value)
    clearTimeout(timer)
    if (conflict) return ports.report({ kind: 'conflict', mine: value, ...conflict })
    if (!running) ports.report({ kind: 'pending' })
    timer = setTimeout(() => void flush(), ports.delay)
  }

  function flush(quietly = false): Promise<boolean> {
    clearTimeout(timer)
    clearTimeout(retrying)
    running ??= drain(quietly).finally(() => {
      running = undefined
    })
    return running
  }

  async function drain(quietly: boolean): Promise<boolean> {
    while (waiting && !conflict) {
      const sent = waiting
      // Tries that nobody asked for are announced when they succeed.
      if (!quietly) ports.report({ kind: 'saving' })
      let outcome: SaveOutcome<T>
      try {
        outcome = await ports.save(sent.value, version, sent.action)
      } catch {
        unanswered = { value: sent.value }
        ports.report({ kind: 'failed' })
        retryLater()
        return false
      }
      reached()
      if (outcome.kind === 'refused') {
        const { message, isDeleted } = outcome
        ports.report({ kind: 'failed', message, ...(isDeleted && { isDeleted }) })
        return false
      }
      if (outcome.kind === 'conflict') {
        const { kind: _, ...found } = outcome
        if (meet(found, waiting.value)) continue
        return conflict === undefined
      }
      version = outcome.version
      base = sent.value
      unanswered = undefined
      // Typing may have gone on while the server answered: that text is next, and its draft stays.
      if (waiting !== sent) {
        keep(waiting.value)
        continue
      }
      waiting = undefined
      removeDraft(key)
      ports.report({ kind: 'saved', at: new Date() })
    }
    return !waiting
  }

  function retryLater() {
    retrying = setTimeout(() => void flush(true), retryMs)
    retryMs = Math.min(longestRetryMs, retryMs * 2)
    stuckTexts.add(key, {
      hurry: () => void flush(true),
      drop: () => {
        clearTimeout(retrying)
        clearTimeout(timer)
        waiting = undefined
      },
    })
  }

  function reached() {
    retryMs = firstRetryMs
    stuckTexts.remove(key)
  }

  /** Unites both; true when there is something to save on top of theirs. */
  function meet(found: Conflict<T>, mine: T): boolean {
    const own = unanswered && ports.same(unanswered.value, found.theirs)
    // What they hold is an own write whose answer was lost: what was typed since goes on top.
    const from = own ? found.theirs : base
    unanswered = undefined
    const union = own
      ? { value: mine, contested: false }
      : ports.merge({ base: from, theirs: found.theirs, mine })
    if (union.contested) {
      conflict = { ...found, base: from }
      waiting = { value: union.value, action: crypto.randomUUID() }
      ports.report({ kind: 'conflict', mine: union.value, ...conflict })
      return false
    }
    version = found.version
    base = found.theirs
    if (!own) ports.merged(union.value, { ...found, base: from, mine })
    if (ports.same(union.value, found.theirs)) {
      settle({ kind: 'saved', at: new Date() })
      return false
    }
    wait(union.value)
    return true
  }

  function settle(status: AutosaveStatus<T>) {
    waiting = undefined
    removeDraft(key)
    ports.report(status)
  }

  function resolve(value: T) {
    if (!conflict) return
    ;({ version, theirs: base } = conflict)
    conflict = undefined
    if (ports.same(value, base)) return settle({ kind: 'idle' })
    change(value)
    void flush()
  }

  function seen(next: number, value: T | undefined) {
    if (waiting || running || conflict || next <= version) return
    version = next
    base = value
  }

  return { change, flush: () => flush(), resolve, seen }
}
