import { chakra } from '@chakra-ui/react'
import { movedPopup, popupByKey, resizedPopup, type PopupPlace } from '@portal/domain'
import { GripVertical, X } from 'lucide-react'
import { useEffect, useId, useRef, useSyncExternalStore, type PointerEvent, type ReactNode } from 'react'
import { IconButton } from './icon-button'
import { popupMessages as words } from './popup-messages'

const narrowBelow = 768

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

const view = () => ({ width: innerWidth, height: innerHeight })

/** Follows the pointer from where it is pressed, beyond the element too; presses on buttons are theirs. */
function useDrag(place: PopupPlace, move: (start: PopupPlace, by: { x: number; y: number }) => void) {
  const from = useRef<{ place: PopupPlace; x: number; y: number } | null>(null)
  const end = () => {
    from.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { place, x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current
      if (start) move(start.place, { x: event.clientX - start.x, y: event.clientY - start.y })
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

export interface PopupWindowProps {
  title: string
  place: PopupPlace
  onPlace: (place: PopupPlace) => void
  onClose: () => void
  children: ReactNode
}

/**
 * A non-modal window over the page: dragged by its title, resized at its corner, both by keys at its grip. On phones it
 * fills the screen. It takes the focus when it opens and gives it back when it goes.
 */
export function PopupWindow({ title, place, onPlace, onClose, children }: PopupWindowProps) {
  const narrow = useSyncExternalStore(subscribe, () => innerWidth < narrowBelow)
  const frame = useRef<HTMLElement>(null)
  const id = useId()
  const moving = useDrag(place, (start, by) => onPlace(movedPopup(start, by, view())))
  const sizing = useDrag(place, (start, by) => onPlace(resizedPopup(start, by)))
  useEffect(() => {
    const before = document.activeElement
    frame.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  return (
    <chakra.section
      ref={frame}
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      data-window
      position="fixed"
      zIndex="windowActive"
      display="flex"
      flexDirection="column"
      overflow="hidden"
      borderRadius={narrow ? '0' : 'lg'}
      bg="bg.raised"
      boxShadow="windowActive"
      style={narrow ? { inset: '56px 0 0 0' } : place}
    >
      <chakra.div
        {...(narrow ? {} : moving)}
        display="flex"
        alignItems="center"
        gap="4px"
        flex="none"
        minHeight="44px"
        padding="4px 8px 4px 10px"
        bg="bg.chrome"
        color="fg.onChrome"
        userSelect="none"
        css={{
          cursor: narrow ? undefined : 'move',
          touchAction: narrow ? undefined : 'none',
          '& :focus-visible': { outlineColor: '{colors.focus.onChrome}' },
        }}
      >
        {!narrow && (
          <IconButton
            label={words.grip}
            aria-describedby={`${id}-help`}
            icon={<GripVertical aria-hidden />}
            onChrome
            onKeyDown={(event) => {
              if (event.key === 'Escape') return frame.current?.focus()
              const next = popupByKey(place, event, view())
              if (!next) return
              event.preventDefault()
              onPlace(next)
            }}
          />
        )}
        <span id={`${id}-help`} hidden>
          {words.gripHelp}
        </span>
        <chakra.h2
          id={`${id}-title`}
          flex="1"
          minWidth="0"
          textStyle="blockTitle"
          color="inherit"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
        >
          {title}
        </chakra.h2>
        <IconButton label={words.close} icon={<X aria-hidden />} onChrome onClick={onClose} />
      </chakra.div>
      {children}
      {!narrow && (
        <chakra.div
          {...sizing}
          aria-hidden
          title={words.resize}
          data-resize
          position="absolute"
          insetEnd="0"
          bottom="0"
          width="18px"
          height="18px"
          cursor="nwse-resize"
          color="fg.subtle"
          zIndex="1"
          css={{
            touchAction: 'none',
            backgroundImage:
              'linear-gradient(135deg, transparent 50%, currentColor 50% 56%, transparent 56% 68%, currentColor 68% 74%, transparent 74%)',
          }}
        />
      )}
    </chakra.section>
  )
}
