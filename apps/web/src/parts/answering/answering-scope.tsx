import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import type { AutosaveStatus } from '../../lib/saving/autosave-queue'

type Save = () => Promise<boolean>

/** What the forms, the steps and the foot of one page share. */
interface Answering {
  /** Save state of the form that reported last. */
  status: AutosaveStatus<unknown>
  report: (status: AutosaveStatus<unknown>) => void
  /** Adds a form that saves automatically; returns a function that removes it. */
  register: (save: Save) => () => void
  /** Saves all forms, as before a step; false when that failed. */
  saveAll: Save
  /** Why the last step was refused; '' when it was not. */
  refused: string
  refuse: (message: string) => void
  /** Loads the record again after a step. */
  refresh: () => void
}

const Context = createContext<Answering | undefined>(undefined)

export function AnsweringScope({ onChanged, children }: { onChanged: () => void; children: ReactNode }) {
  const [status, report] = useState<AutosaveStatus<unknown>>({ kind: 'idle' })
  const [refused, refuse] = useState('')
  const forms = useRef(new Set<Save>())
  const register = useCallback((save: Save) => {
    forms.current.add(save)
    return () => void forms.current.delete(save)
  }, [])
  const saveAll = useCallback(async () => {
    const saved = await Promise.all([...forms.current].map((save) => save()))
    return !saved.includes(false)
  }, [])
  const answering = useMemo(
    () => ({ status, report, register, saveAll, refused, refuse, refresh: onChanged }),
    [status, register, saveAll, refused, onChanged],
  )
  return <Context value={answering}>{children}</Context>
}

export function useAnswering(): Answering {
  const answering = useContext(Context)
  if (!answering) throw new Error('There is no AnsweringScope around this')
  return answering
}
