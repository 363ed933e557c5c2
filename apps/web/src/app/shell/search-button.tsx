import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useViewer } from '../../lib/viewer'
import { IconButton } from '../../ui/icon-button'
import { CommandPalette } from './command-palette'

/**
 * Opens the search, as Ctrl+K and Cmd+K do; not above a dialog that waits for its answer. It comes with the palette
 * after the page: a second step of loading would part what lists and the palette share into more chunks.
 */
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
        onClick={() => setOpen(true)}
      />
      {open && <CommandPalette onClose={() => setOpen(false)} />}
    </>
  )
}
