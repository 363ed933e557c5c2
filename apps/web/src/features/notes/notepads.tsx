import { useEffect } from 'react'
import { WindowDock } from '../../ui/window-dock'
import { Notepad } from './notepad'
import { notesMessages } from './notes-messages'
import { useNotepadDesk } from './use-notepad-desk'

const words = notesMessages.pad

/** All notepads of the person, above whatever screen is shown. */
export function Notepads({ start }: { start: number }) {
  const { open, agencies, shown, look, activate, show, renew, destroy } = useNotepadDesk()
  useWindowKeys(open.length > 0)
  return (
    <>
      {open.map((window) => (
        <Notepad
          key={window.key}
          window={window}
          agencies={agencies}
          shownAt={shown?.key === window.key ? shown.time : 0}
          onLook={(change) => look(window.key, change)}
          onActivate={() => activate(window.key)}
          onRenew={(change) => renew(window.key, change)}
          onDestroy={() => destroy(window.key)}
        />
      ))}
      <WindowDock
        start={start}
        windows={open.map(({ key, isNew, leaName, mode, active }) => ({
          key,
          title: words.about(isNew ? words.add : words.edit, leaName),
          minimized: mode === 'minimized',
          active,
        }))}
        onShow={show}
      />
    </>
  )
}

/** F6 goes round the page and the windows that are shown. */
function useWindowKeys(any: boolean): void {
  useEffect(() => {
    if (!any) return
    const go = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return
      event.preventDefault()
      const stops = [...document.querySelectorAll<HTMLElement>('#main, [data-window]:not([hidden])')]
      const at = stops.findIndex((stop) => stop.contains(document.activeElement))
      const next = (at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length
      stops[next]?.focus()
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  }, [any])
}
