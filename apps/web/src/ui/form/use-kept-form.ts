import { useRef, useState, type RefObject } from 'react'
import { draftKey, readDraft, removeDraft, writeDraft, type Draft } from '../../lib/saving/draft-store'
import { useViewer } from '../../lib/session/viewer'

export interface KeptFormOptions<Values extends object> {
  /** Which form of which record, such as ['role', role.id]. Null keeps nothing: passwords, codes, files. */
  draft: readonly (string | number)[] | null
  /** What the typed values are based on, where that is not what the form shows at first. */
  start?: RefObject<{ values: Values | undefined; version: number | null }>
  /** Members that are never kept: passwords, codes, files. */
  never?: readonly (keyof Values)[]
  /** Closes the dialog of the form. */
  onClose?: () => void
}

/** A form whose typed text survives a reload; see {@link KeptForm}. */
export interface KeptFormHandle<Values extends object> {
  /** What was typed before, if anything. */
  restored: Draft<Partial<Values>> | undefined
  /** False when nothing is kept: leaving loses what was typed. */
  isKept: boolean
  keep: (values: Values, base: Values) => void
  /** It is saved, or discarded: nothing is kept, and leaving needs no confirmation any more. */
  forget: () => void
  /** Whether these values were forgotten, so that leaving them needs no confirmation. */
  isForgotten: (values: Values) => boolean
  onClose: () => void
}

/**
 * Keeps what is typed into a form in this browser until it is saved or discarded: for each person, form and record of
 * its own. The form itself stands in a {@link KeptForm}.
 */
export function useKeptForm<Values extends object>(options: KeptFormOptions<Values>): KeptFormHandle<Values> {
  const { draft, start, never = [], onClose } = options
  const { id } = useViewer()
  const key = draft && draftKey(id, 'form', ...draft)
  const [restored] = useState(() => (key === null ? undefined : readDraft<Partial<Values>>(key)))
  const latest = useRef<Values>(undefined)
  const forgotten = useRef<Values>(undefined)
  const written = useRef(restored !== undefined)
  const without = (values: Values): Partial<Values> => {
    const rest: Partial<Values> = { ...values }
    for (const name of never) delete rest[name]
    return rest
  }
  return {
    restored,
    isKept: key !== null && never.length === 0,
    keep: (values, base) => {
      latest.current = values
      if (key === null || forgotten.current === values) return
      written.current = true
      writeDraft<Partial<Values>>(key, {
        value: without(values),
        base: without(start?.current.values ?? base),
        version: start?.current.version ?? 0,
        writtenAt: new Date().toISOString(),
      })
    },
    forget: () => {
      forgotten.current = latest.current
      // Another tab may keep what was typed there: only what was kept here is taken away.
      if (key !== null && written.current) removeDraft(key)
      written.current = false
    },
    isForgotten: (values) => forgotten.current === values,
    onClose: () => onClose?.(),
  }
}
