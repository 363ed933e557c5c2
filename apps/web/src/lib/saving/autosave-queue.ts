import { stuckTexts } from './autosave-stuck'
import { removeDraft, writeDraft } from './draft-store'

/** Outcome of one attempt to save. */
export type SaveOutcome<T> =
  | { kind: 'saved'; version: number }
  | ({ kind: 'conflict' } & Conflict<T>)
  /** Refused with a reason; trying again without a change would be refused again. */
  | { kind: 'refused'; message: string; isDeleted?: boolean }

/** Another person saved first; `theirs` is what the server holds now. */
export interface Conflict<T> {
  theirs: T
  version: number
  by: string | null
  /** Instant, ISO 8601. */
  at: string | null
}

/** A conflict in which both changed the same: the version that both began with, and mine merged with theirs. */
export interface Contested<T> extends Conflict<T> {
  base: T | undefined
  mine: T
}

export type AutosaveStatus<T> =
  | { kind: 'idle' }
  /** Typed, not sent yet. */
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
  /** Theirs was merged, and nothing of it was contested. */
  merged: (value: T, from: Conflict<T> & { base: T | undefined; mine: T }) => void
  report: (status: AutosaveStatus<T>) => void
}

/** After a write that did not reach the server it is tried again by itself, later each time. */
const firstRetryMs = 3000
const longestRetryMs = 60_000

/** The order of writes of one text: one at a time, the newest last, and none over the work of another person. */
export class AutosaveQueue<T> {
  readonly #key: string
  readonly #ports: AutosavePorts<T>
  #version: number
  #base: T | undefined
  #waiting: { value: T; action: string } | undefined
  #conflict: (Conflict<T> & { base: T | undefined }) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | undefined
  /** A write without a response may still have reached the server. */
  #unanswered: { value: T } | undefined
  #retryMs = firstRetryMs
  #retrying: ReturnType<typeof setTimeout> | undefined

  constructor(key: string, first: { version: number; base: T | undefined }, ports: AutosavePorts<T>) {
    this.#key = key
    this.#ports = ports
    this.#version = first.version
    this.#base = first.base
    // A text that is opened again has its draft and a new queue: the previous one must not write too.
    stuckTexts.drop(key)
  }

  readonly change = (value: T): void => {
    this.#wait(value)
    clearTimeout(this.#timer)
    if (this.#conflict) return this.#ports.report({ kind: 'conflict', mine: value, ...this.#conflict })
    if (!this.#running) this.#ports.report({ kind: 'pending' })
    this.#timer = setTimeout(() => void this.flush(), this.#ports.delay)
  }

  readonly flush = (): Promise<boolean> => this.#flush(false)

  readonly resolve = (value: T): void => {
    if (!this.#conflict) return
    const { version, theirs } = this.#conflict
    this.#version = version
    this.#base = theirs
    this.#conflict = undefined
    if (this.#ports.same(value, theirs)) return this.#settle({ kind: 'idle' })
    this.change(value)
    void this.flush()
  }

  /** A newer version reached the screen by another way, such as a reload. */
  seen(next: number, value: T | undefined): void {
    if (this.#waiting || this.#running || this.#conflict || next <= this.#version) return
    this.#version = next
    this.#base = value
  }

  #wait(value: T) {
    this.#waiting = { value, action: crypto.randomUUID() }
    this.#keep(value)
  }

  #keep(value: T) {
    writeDraft(this.#key, {
      value,
      base: this.#base,
      version: this.#version,
      writtenAt: new Date().toISOString(),
    })
  }

  #flush(quietly: boolean): Promise<boolean> {
    clearTimeout(this.#timer)
    clearTimeout(this.#retrying)
    this.#running ??= this.#drain(quietly).finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #drain(quietly: boolean): Promise<boolean> {
    while (this.#waiting && !this.#conflict) {
      const sent = this.#waiting
      // Automatic retries are shown when they succeed only.
      if (!quietly) this.#ports.report({ kind: 'saving' })
      let outcome: SaveOutcome<T>
      try {
        outcome = await this.#ports.save(sent.value, this.#version, sent.action)
      } catch {
        this.#unanswered = { value: sent.value }
        this.#ports.report({ kind: 'failed' })
        this.#retryLater()
        return false
      }
      this.#reached()
      if (outcome.kind === 'refused') {
        const { message, isDeleted } = outcome
        this.#ports.report({ kind: 'failed', message, ...(isDeleted && { isDeleted }) })
        return false
      }
      if (outcome.kind === 'conflict') {
        const { kind: _, ...found } = outcome
        if (this.#meet(found, this.#waiting.value)) continue
        return this.#conflict === undefined
      }
      this.#version = outcome.version
      this.#base = sent.value
      this.#unanswered = undefined
      // More may have been typed before the response: that text is next, and its draft stays.
      if (this.#waiting !== sent) {
        this.#keep(this.#waiting.value)
        continue
      }
      this.#waiting = undefined
      removeDraft(this.#key)
      this.#ports.report({ kind: 'saved', at: new Date() })
    }
    return !this.#waiting
  }

  #retryLater() {
    this.#retrying = setTimeout(() => void this.#flush(true), this.#retryMs)
    this.#retryMs = Math.min(longestRetryMs, this.#retryMs * 2)
    stuckTexts.add(this.#key, {
      hurry: () => void this.#flush(true),
      drop: () => {
        clearTimeout(this.#retrying)
        clearTimeout(this.#timer)
        this.#waiting = undefined
      },
    })
  }

  #reached() {
    this.#retryMs = firstRetryMs
    stuckTexts.remove(this.#key)
  }

  /** Merges both; true when there is something to save on top of theirs. */
  #meet(found: Conflict<T>, mine: T): boolean {
    const own = this.#unanswered && this.#ports.same(this.#unanswered.value, found.theirs)
    // The server holds an own write whose response was lost: what was typed since is merged on top.
    const from = own ? found.theirs : this.#base
    this.#unanswered = undefined
    const union = own
      ? { value: mine, contested: false }
      : this.#ports.merge({ base: from, theirs: found.theirs, mine })
    if (union.contested) {
      this.#conflict = { ...found, base: from }
      this.#waiting = { value: union.value, action: crypto.randomUUID() }
      this.#ports.report({ kind: 'conflict', mine: union.value, ...this.#conflict })
      return false
    }
    this.#version = found.version
    this.#base = found.theirs
    if (!own) this.#ports.merged(union.value, { ...found, base: from, mine })
    if (this.#ports.same(union.value, found.theirs)) {
      this.#settle({ kind: 'saved', at: new Date() })
      return false
    }
    this.#wait(union.value)
    return true
  }

  #settle(status: AutosaveStatus<T>) {
    this.#waiting = undefined
    removeDraft(this.#key)
    this.#ports.report(status)
  }
}
