import { useRef, useState } from 'react'

export interface OpenedAt {
  /** The button at which an overlay is placed while it is open. */
  button: HTMLElement | undefined
  close: () => void
  /** For the button that opens the overlay, and closes it when pressed again. */
  trigger: {
    'aria-expanded': boolean
    onPointerDown: () => void
    onClick: (event: { currentTarget: HTMLElement }) => void
  }
}

/** Opens an overlay at a plain button. A press on the button counts as one beside the overlay first, which closes it. */
export function useOpenedAt(): OpenedAt {
  const [button, setButton] = useState<HTMLElement>()
  const wasOpen = useRef(false)
  return {
    button,
    close: () => setButton(undefined),
    trigger: {
      'aria-expanded': button !== undefined,
      onPointerDown: () => {
        wasOpen.current = button !== undefined
      },
      onClick: ({ currentTarget }) => {
        setButton(wasOpen.current || button ? undefined : currentTarget)
        wasOpen.current = false
      },
    },
  }
}
