import { Notepad } from './notepad'
import { useNotepads } from './use-notepads'

/** All notepads of the person, above whatever screen is shown. */
export function Notepads() {
  const { open, agencies, shown, look, renew, destroy } = useNotepads()
  return (
    <>
      {open.map((window) => (
        <Notepad
          key={window.key}
          window={window}
          agencies={agencies}
          shownAt={shown?.key === window.key ? shown.time : 0}
          onLook={(change) => look(window.key, change)}
          onRenew={(change) => renew(window.key, change)}
          onDestroy={() => destroy(window.key)}
        />
      ))}
    </>
  )
}
