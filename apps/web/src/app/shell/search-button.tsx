import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useViewer } from '../../lib/viewer'
import { IconButton } from '../../ui/icon-button'

const importPalette = () => import('./command-palette')
const loadPalette = () => void importPalette().catch(() => undefined)
const CommandPalette = lazy(() => importPalette().then((module) => ({ default: module.CommandPalette })))

/** Opens the search, as Ctrl+K and Cmd+K do; not above a dialog that waits for its answer. */
export function SearchButton() {
  const [open, setOpen] = useState(false)
  const { missingRooms } = useViewer()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return
      if (event.defaultPrevented || document.querySelector('[aria-modal=true]')) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  if (missingRooms.includes('search')) return null
  return (
    <>
      <IconButton
        label="Search (Ctrl+K)"
        icon={<Search aria-hidden />}
        onChrome
        aria-haspopup="dialog"
        onPointerEnter={loadPalette}
        onFocus={loadPalette}
        onClick={() => setOpen(true)}
      />
      <Suspense fallback={null}>{open && <CommandPalette onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
