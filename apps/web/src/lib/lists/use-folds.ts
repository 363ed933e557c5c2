import { useState } from 'react'
import { storage, storageKeys } from '../storage'

/** Whether a part of a page is open, and a function that toggles it. */
interface FoldState {
  open: boolean
  onToggle: () => void
}

/** Parts of pages that a person has folded or opened on this browser; `openAtFirst` is the default. */
export function useFolds(userId: string): (part: string, openAtFirst: boolean) => FoldState {
  const key = storageKeys.folds(userId)
  const [chosen, setChosen] = useState(() => read(key))
  return (part, openAtFirst) => {
    const open = chosen[part] ?? openAtFirst
    return {
      open,
      onToggle() {
        // Another tab may have folded other parts meanwhile.
        const next = { ...read(key), [part]: !open }
        storage.write(key, next)
        setChosen(next)
      },
    }
  }
}

function read(key: string): Readonly<Record<string, boolean>> {
  const stored = storage.read<unknown>(key)
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? (stored as Record<string, boolean>)
    : {}
}
