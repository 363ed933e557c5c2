import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import type { AutosaveStatus } from '../../lib/saving/autosave-queue'
import { LeaveGuard } from './leave-guard'

type Save = () => Promise<boolean>

type Status = AutosaveStatus<unknown>

/** What the forms, the steps and the foot of one page share. */
interface Answering {
  /** Save state of the page: what one of its forms could not save comes before what the others saved. */
  status: Status
  /** The save state of a form, which is known by its `save`. */
  report: (save: Save, status: Status) => void
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

const nothingTyped: Status = { kind: 'idle' }

export function AnsweringScope({ onChanged, children }: { onChanged: () => void; children: ReactNode }) {
  const [statuses, setStatuses] = useState<ReadonlyMap<Save, Status>>(new Map())
  const [refused, refuse] = useState('')
  const forms = useRef(new Set<Save>())
  const report = useCallback(
    (save: Save, status: Status) => setStatuses((known) => new Map(known).set(save, status)),
    [],
  )
  const register = useCallback((save: Save) => {
    forms.current.add(save)
    return () => {
      forms.current.delete(save)
      setStatuses((known) => new Map([...known].filter(([form]) => form !== save)))
    }
  }, [])
  const saveAll = useCallback(async () => {
    const saved = await Promise.all([...forms.current].map((save) => save()))
    return !saved.includes(false)
  }, [])
  const status = useMemo(() => statusOfPage([...statuses.values()]), [statuses])
  const answering = useMemo(
    () => ({ status, report, register, saveAll, refused, refuse, refresh: onChanged }),
    [status, report, register, saveAll, refused, onChanged],
  )
  const unsaved = [...statuses.values()].some(({ kind }) => kind !== 'idle' && kind !== 'saved')
  return (
    <Context value={answering}>
      {children}
      <LeaveGuard unsaved={unsaved} flush={saveAll} />
    </Context>
  )
}

function statusOfPage(statuses: readonly Status[]): Status {
  const ofKinds = (...kinds: readonly Status['kind'][]) => statuses.find(({ kind }) => kinds.includes(kind))
  return ofKinds('failed', 'conflict') ?? ofKinds('pending', 'saving') ?? lastSaved(statuses) ?? nothingTyped
}

function lastSaved(statuses: readonly Status[]): Status | undefined {
  const saved = statuses.filter((status) => status.kind === 'saved')
  return saved.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0]
}

export function useAnswering(): Answering {
  const answering = useContext(Context)
  if (!answering) throw new Error('There is no AnsweringScope around this')
  return answering
}
