import { stuckTexts } from './autosave-stuck'
import { removeDraft, writeDraft } from './draft-store'

/** What became of one attempt to save. */
export type SaveOutcome<T> =
  | { kind: 'saved'; version: number }
  | ({ kind: 'conflict' } & Conflict<T>)
  /** Refused with a reason; trying again without a change would be refused again. */
  | { kind: 'refused'; message: string }

/** Somebody else saved first; `theirs` is what the server holds now. */
export interface Conflict<T> {
  theirs: T
  version: number
  by: string | null
  /** Instant, ISO 8601. */
  at: string | null
}

export type AutosaveStatus<T> =
  | { kind: 'idle' }
  /** Typed, not yet on its way. */
  | { kind: 'pending' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Without a message the server could not be reached. */
  | { kind: 'failed'; message?: string }
  | ({ kind: 'conflict'; mine: T } & Conflict<T>)

export interface AutosavePorts<T> {
  delay: number
  same: (one: T, other: T) => boolean
  save: (value: T, version: number, action: string) => Promise<SaveOutcome<T>>
  report: (status: AutosaveStatus<T>) => void
}

export interface AutosaveQueue<T> {
  change: (value: T) => void
  flush: () => Promise<boolean>
  resolve: (value?: T) => void
  /** A newer version reached the screen by another way, such as a reload. */
  seen: (version: number) => void
}

/** After a write that did not reach the server it is tried again by itself, later each time. */
const firstRetryMs = 3000
const longestRetryMs = 60_000

/** The order of writes of one text: one at a time, the newest last, and none over the work of somebody else. */
export function createAutosaveQueue<T>(
  key: string,
  firstVersion: number,
  ports: AutosavePorts<T>,
): AutosaveQueue<T> {
  let version = firstVersion
  let waiting: { value: T; action: string } | undefined
  let conflict: Conflict<T> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  // A write whose answer was lost may still have reached the server.
  let unanswered: { value: T } | undefined
  let retryMs = firstRetryMs
  let retrying: ReturnType<typeof setTimeout> | undefined
  // A text that is opened anew has its draft and a queue of its own: the one before must not write too.
  stuckTexts.drop(key)

  function change(value: T) {
    waiting = { value, action: crypto.randomUUID() }
    writeDraft(key, { value, version, writtenAt: new Date().toISOString() })
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
        ports.report({ kind: 'failed', message: outcome.message })
        return false
      }
      if (outcome.kind === 'conflict') {
        const own = unanswered && ports.same(unanswered.value, outcome.theirs)
        unanswered = undefined
        if (own) {
          version = outcome.version
          waiting = { ...waiting, action: crypto.randomUUID() }
          continue
        }
        const { kind: _, ...found } = outcome
        conflict = found
        ports.report({ kind: 'conflict', mine: waiting.value, ...found })
        return false
      }
      version = outcome.version
      unanswered = undefined
      // Typing may have gone on while the server answered: that text is next, and its draft stays.
      if (waiting !== sent) continue
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

  function resolve(value?: T) {
    if (!conflict) return
    version = conflict.version
    conflict = undefined
    if (value === undefined) {
      waiting = undefined
      removeDraft(key)
      return ports.report({ kind: 'idle' })
    }
    change(value)
    void flush()
  }

  function seen(next: number) {
    if (!waiting && !running && !conflict && next > version) version = next
  }

  return { change, flush: () => flush(), resolve, seen }
}
