import { useCallback, useEffect, useRef, useState } from 'react'

/** When the counter rises after a load, and the count from which loads fold no panel (specification 001 section 9). */
const risesAfterMs = 5000
const foldsBelow = 3

export interface PanelFolding {
  isOpen: (id: number) => boolean
  /** Opens or folds a panel for the person; later loads do not change it. */
  setOpen: (id: number, open: boolean) => void
}

/**
 * Which panels are open. On the dashboard they start open; elsewhere a load folds them, as long as the counter of
 * loads is below three, but none that the person has opened.
 */
export function usePanelFolding({
  startsOpen,
  loads,
}: {
  startsOpen: boolean
  /** Changes with every load. */
  loads: unknown
}): PanelFolding {
  const [folded, setFolded] = useState(!startsOpen)
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map())
  const counter = useRef(0)
  useEffect(() => {
    if (!startsOpen && counter.current < foldsBelow) setFolded(true)
    const timer = setTimeout(() => counter.current++, risesAfterMs)
    return () => clearTimeout(timer)
  }, [startsOpen, loads])
  const setOpen = useCallback(
    (id: number, open: boolean) => setChosen((known) => new Map(known).set(id, open)),
    [],
  )
  return {
    isOpen: (id) => chosen.get(id) ?? !folded,
    setOpen,
  }
}
