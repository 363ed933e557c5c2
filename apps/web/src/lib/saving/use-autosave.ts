import { useEffect, useMemo, useRef, useState } from 'react'
import { AutosaveQueue, type AutosavePorts, type AutosaveStatus, type SaveOutcome } from './autosave-queue'

export interface AutosaveOptions<T> {
  /** See draftKey; another key is another text. */
  draftKey: string
  /** Version of the record on the server; every write names the version that it is based on. */
  version: number
  /** The value of this version of the record, to compare it with what another person saved meanwhile. */
  base?: T | undefined
  /** Merges what was typed with what another person saved; without it every difference is contested. */
  merge?: AutosavePorts<T>['merge']
  /** Theirs was merged with mine, and both are being saved. */
  onMerged?: AutosavePorts<T>['merged']
  /** Throws when there was no response. `action` is the same for every retry of one text. */
  save: (value: T, version: number, action: string) => Promise<SaveOutcome<T>>
  /** Whether two texts say the same; the server may write the same markup in another way. */
  same?: (one: T, other: T) => boolean
  /** Milliseconds after the last key stroke (domain definition 0.6). */
  delay?: number
  /** The screen was left and its last text could not be saved; the draft stays in the browser. */
  onLeftUnsaved?: () => void
}

export interface Autosave<T> {
  status: AutosaveStatus<T>
  /** True while something typed here is not on the server. */
  unsaved: boolean
  change: (value: T) => void
  /** Saves now what waits, as on blur and on retry; true when all of it is on the server. */
  flush: () => Promise<boolean>
  /** Ends a conflict: saves this value over theirs, unless it is the same. */
  resolve: (value: T) => void
}

/**
 * Saves a text 800 ms after the last key stroke and on blur, one write at a time. The text stays in the browser until
 * the server has confirmed it, so a reload, a crash or a lost connection loses nothing.
 */
export function useAutosave<T>(options: AutosaveOptions<T>): Autosave<T> {
  const [status, setStatus] = useState<AutosaveStatus<T>>({ kind: 'idle' })
  const latest = useRef(options)
  latest.current = options
  const mounted = useRef(true)
  const { draftKey: key } = options

  // One queue for each text: it continues after the screen was left, until its last write has a response.
  const queue = useMemo(
    () =>
      new AutosaveQueue<T>(
        key,
        { version: latest.current.version, base: latest.current.base },
        {
          delay: latest.current.delay ?? 800,
          same: latest.current.same ?? ((one, other) => JSON.stringify(one) === JSON.stringify(other)),
          save: (value, version, action) => latest.current.save(value, version, action),
          merge: (versions) => latest.current.merge?.(versions) ?? { value: versions.mine, contested: true },
          merged: (value, from) => mounted.current && latest.current.onMerged?.(value, from),
          report: (next) => mounted.current && setStatus(next),
        },
      ),
    [key],
  )
  useEffect(() => queue.seen(options.version, latest.current.base), [queue, options.version])

  useEffect(() => {
    mounted.current = true
    setStatus({ kind: 'idle' })
    return () => {
      mounted.current = false
      const { onLeftUnsaved } = latest.current
      void queue.flush().then((saved) => !saved && !mounted.current && onLeftUnsaved?.())
    }
  }, [queue])

  const unsaved = status.kind !== 'idle' && status.kind !== 'saved'
  useEffect(() => {
    if (!unsaved) return
    const preventClose = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventClose)
    return () => window.removeEventListener('beforeunload', preventClose)
  }, [unsaved])

  const { change, flush, resolve } = queue
  return { status, unsaved, change, flush, resolve }
}
