import { chakra } from '@chakra-ui/react'
import { movedPlace, placeByKey, wholeInSight, type WindowHold, type WindowPlace } from '@portal/domain'
import { GripVertical, Maximize2, Minimize2, Minus, X } from 'lucide-react'
import { useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../action/icon-button'
import { usePointerDrag } from './use-pointer-drag'
import { useHeldFocus } from '../form/use-held-focus'
import { useStackedWindow } from './use-stacked-window'
import { dockHeight, tabsHeight, useWindowView } from './use-window-view'
import { WindowDock } from './window-dock'
import { windowMessages as words } from './window-messages.generated'

export type WindowMode = 'normal' | 'minimized' | 'maximized'

export interface FloatingWindowProps {
  title: string
  /** Below the title, within the header. */
  legend?: ReactNode
  /** On its tab in the dock, where several windows have one title. */
  tabTitle?: string
  place: WindowPlace
  /** What of it stays in sight when it is moved: by default all of it. */
  hold?: WindowHold
  /** A window without `onMode` is neither minimized nor maximized. */
  mode?: WindowMode
  /** A ring around it, to show where it is. */
  highlighted?: boolean
  /** Id of the text that distinguishes windows of one title. */
  describedBy?: string
  /** Off for a window that the person has not just opened. */
  takesFocus?: boolean
  /** Changes whenever the window is opened again: it comes to the front and takes the focus. */
  shownAt?: number
  /** Set into the window's element. */
  frame?: RefObject<HTMLElement | null>
  onPlace: (place: WindowPlace) => void
  onMode?: (mode: WindowMode) => void
  onClose: () => void
  children: ReactNode
}

/**
 * A non-modal window that lies over the page: dragged by its title or moved by keys at its grip, resized, minimized,
 * maximized. The one focused last lies on top, whatever features they belong to. On narrow screens it fills the screen below
 * the tabs of the others. Hidden, it keeps what it holds.
 */
export function FloatingWindow(props: FloatingWindowProps) {
  const { title, mode = 'normal', hold = wholeInSight, onPlace, onMode, onClose, children } = props
  const { view, narrow } = useWindowView()
  const own = useRef<HTMLElement>(null)
  const frame = props.frame ?? own
  const { active, behind, tabbed, docked, keepsDock, raise } = useStackedWindow(frame, {
    title: props.tabTitle ?? title,
    minimized: mode === 'minimized',
    docks: onMode !== undefined,
    takesFocus: props.takesFocus ?? true,
    shownAt: props.shownAt ?? 0,
    onRestore: () => onMode?.('normal'),
  })
  useHeldFocus(frame)
  // In sight when the browser has become smaller, too.
  const place = hold.fitted(props.place, view)
  const id = useId()
  const moving = usePointerDrag(
    () => place,
    (start, by) => onPlace(movedPlace(start, by, view, hold)),
  )
  const sizing = usePointerDrag(
    () => place,
    (start, by) => onPlace(hold.resized(start, by, view)),
  )
  const floats = mode === 'normal' && !narrow

  return (
    <>
      <chakra.section
        ref={frame}
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={props.describedBy}
        tabIndex={-1}
        data-window
        hidden={mode === 'minimized' || (narrow && !active)}
        onPointerDownCapture={raise}
        onFocusCapture={raise}
        position="fixed"
        // On a phone the menu opens above it.
        zIndex={narrow ? 'shell' : `calc({zIndex.windowActive} - ${1 + Math.min(behind, 9)})`}
        display="flex"
        flexDirection="column"
        overflow="hidden"
        borderRadius={!narrow ? 'lg' : tabbed ? '12px 12px 0 0' : '0'}
        bg="bg.raised"
        boxShadow={active ? 'windowActive' : 'window'}
        outline={props.highlighted ? '3px solid {colors.focus.ring}' : undefined}
        outlineOffset="2px"
        data-highlighted={props.highlighted || undefined}
        css={{ '&[hidden]': { display: 'none' } }}
        style={
          narrow
            ? { left: 0, right: 0, top: view.top + (tabbed ? tabsHeight : 0), bottom: 0 }
            : mode === 'maximized'
              ? { left: 8, right: 8, top: view.top + 8, bottom: docked ? dockHeight : 8 }
              : place
        }
      >
        <chakra.div
          {...(floats ? moving : {})}
          position="relative"
          display="flex"
          alignItems="center"
          gap="2px"
          flex="none"
          // Without its grip the title is in line with what stands below.
          padding={floats ? '6px 6px 6px 10px' : '6px 6px 6px 14px'}
          bg={active ? 'bg.chrome' : 'bg.muted'}
          color={active ? 'fg.onChrome' : 'fg.default'}
          borderBottom="1px solid {colors.border.default}"
          cursor={floats ? 'move' : undefined}
          userSelect="none"
          css={{
            touchAction: floats ? 'none' : undefined,
            '& :focus-visible': active ? { outlineColor: 'focus.onChrome' } : {},
            '& :focus-visible + [data-grip-help]': { display: 'block' },
          }}
        >
          <Grip
            id={`${id}-grip`}
            shown={floats}
            onChrome={active}
            onKeyDown={(event) => {
              if (event.key === 'Escape') return frame.current?.focus()
              const next = placeByKey(place, event, view, hold)
              if (!next) return
              event.preventDefault()
              onPlace(next)
            }}
          />
          <chakra.div flex="1" minWidth="0">
            <chakra.h2 id={`${id}-title`} textStyle="blockTitle" color="inherit" overflowWrap="anywhere">
              {title}
            </chakra.h2>
            {props.legend}
          </chakra.div>
          {onMode && (
            <IconButton
              label={words.minimize}
              icon={<Minus aria-hidden />}
              onChrome={active}
              onClick={() => onMode('minimized')}
            />
          )}
          {onMode && !narrow && (
            <IconButton
              label={mode === 'maximized' ? words.restore : words.maximize}
              icon={mode === 'maximized' ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
              onChrome={active}
              onClick={() => onMode(mode === 'maximized' ? 'normal' : 'maximized')}
            />
          )}
          <IconButton label={words.close} icon={<X aria-hidden />} onChrome={active} onClick={onClose} />
        </chakra.div>
        {children}
        {floats && <ResizeCorner {...sizing} />}
      </chakra.section>
      {keepsDock && <WindowDock />}
    </>
  )
}

interface GripProps {
  /** Of the sentence that describes the keys. */
  id: string
  shown: boolean
  onChrome: boolean
  onKeyDown: (event: KeyboardEvent) => void
}

/** Moves the window by keys; the sentence about them stands beside the title bar while the grip has the focus. */
function Grip({ id, shown, onChrome, onKeyDown }: GripProps) {
  return (
    <>
      {shown && (
        <IconButton
          label={words.grip}
          title={words.gripHelp}
          aria-describedby={id}
          icon={<GripVertical aria-hidden />}
          onChrome={onChrome}
          onKeyDown={onKeyDown}
        />
      )}
      <chakra.span
        id={id}
        data-grip-help
        display="none"
        position="absolute"
        zIndex="1"
        insetStart="8px"
        top="calc(100% + 4px)"
        maxWidth="calc(100% - 16px)"
        padding="6px 10px"
        bg="bg.raised"
        color="fg.default"
        border="1px solid {colors.border.strong}"
        borderRadius="sm"
        boxShadow="window"
        fontSize="md"
        lineHeight="1.3"
      >
        {words.gripHelp}
      </chakra.span>
    </>
  )
}

function ResizeCorner(sizing: ReturnType<typeof usePointerDrag>) {
  return (
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
  )
}
