import { useRef, type PointerEvent } from 'react'

interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: (event: PointerEvent<HTMLElement>) => void
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void
}

/**
 * Follows the mouse, a finger or a pen from where it is pressed, beyond the element too. `begin` returns where the
 * drag starts; presses on buttons are left to the buttons.
 */
export function usePointerDrag<Start>(
  begin: () => Start,
  move: (start: Start, by: { x: number; y: number }) => void,
): DragHandlers {
  const drag = useRef<{ start: Start; x: number; y: number } | undefined>(undefined)
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return
    drag.current = undefined
    event.currentTarget.releasePointerCapture(event.pointerId)
  }
  return {
    onPointerDown: (event) => {
      const onControl = event.target instanceof Element && event.target.closest('button, a, input, select')
      if (event.button !== 0 || onControl) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { start: begin(), x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event) => {
      const from = drag.current
      if (from) move(from.start, { x: event.clientX - from.x, y: event.clientY - from.y })
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
