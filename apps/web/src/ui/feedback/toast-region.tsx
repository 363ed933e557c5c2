import { chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../action/icon-button'
import { closeToast, setToastDuration, toastStore, type ShownToast } from './toast'
import { toastMessages } from './toast-messages.generated'

const ToastProgressLine = lazy(() => import('./toast-progress-line'))

const looks = {
  info: { palette: 'info', Icon: Info },
  success: { palette: 'success', Icon: CircleCheck },
  warning: { palette: 'dueSoon', Icon: TriangleAlert },
  error: { palette: 'overdue', Icon: CircleAlert },
} as const

/** Where toasts appear: top right for 5 seconds on sign-in, bottom right for 2 seconds in the shell. */
export function ToastRegion({ placement }: { placement: 'top-end' | 'bottom-end' }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  useEffect(() => setToastDuration(placement === 'top-end' ? 5000 : 2000), [placement])
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (toasts.length === 0) return
    // Loaded apart from the page, which it would make heavier; without a network toasts stay in their usual place.
    import('./toast-place').then(
      ({ placeToasts }) => placeToasts(region.current),
      () => undefined,
    )
  }, [toasts])
  const polite = toasts.filter((t) => t.status !== 'error')
  const urgent = toasts.filter((t) => t.status === 'error')
  // Beside the page, not in it: an open dialog hides the page from screen readers, and its own refusals with it.
  return createPortal(
    <chakra.section
      ref={region}
      aria-label={toastMessages.messages}
      data-shell
      data-live-announcer
      position="fixed"
      zIndex="toast"
      insetEnd="16px"
      insetStart={{ base: '16px', md: 'auto' }}
      {...(placement === 'top-end'
        ? { top: '16px' }
        : {
            bottom: 'calc(16px + var(--foot-height, 0px))',
          })}
      // The buttons of a dialog stand at its end and, on a phone, at the foot of the screen: toasts do not cover
      // them.
      css={{
        'body:has([data-scope=dialog][data-state=open]) &': {
          mdDown: { top: '16px', bottom: 'auto' },
          // At the top of the sign-in screens they cover no button.
          ...(placement === 'bottom-end' ? { md: { insetEnd: 'auto', insetStart: '16px' } } : {}),
        },
      }}
      width={{ md: '340px' }}
      pointerEvents="none"
    >
      <div aria-live="assertive">
        {urgent.map((t) => (
          <Toast key={t.id} toast={t} />
        ))}
      </div>
      <div aria-live="polite">
        {polite.map((t) => (
          <Toast key={t.id} toast={t} />
        ))}
      </div>
    </chakra.section>,
    document.body,
  )
}

/** Counts down to `onEnd`, standing still while `paused`. */
function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (paused || left.current === Infinity) return
    const since = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [paused])
}

function Toast({ toast }: { toast: ShownToast }) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = hovered || focused
  useCountdown(toast.duration, paused, () => closeToast(toast.id))
  const { palette, Icon } = looks[toast.status]
  return (
    <chakra.div
      colorPalette={palette}
      data-toast
      position="relative"
      display="grid"
      gridTemplateColumns="22px 1fr auto"
      gap="2px 10px"
      marginTop="10px"
      padding="12px 8px 14px 14px"
      overflow="hidden"
      borderRadius="md"
      bg="bg.raised"
      boxShadow="windowActive"
      pointerEvents="auto"
      animation="riseIn {durations.normal} {easings.standard}"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <chakra.span color="colorPalette.icon" paddingTop="1px">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <chakra.p textStyle="blockTitle">{toast.title}</chakra.p>
        {toast.description && (
          <chakra.p textStyle="bodySmall" color="fg.muted" lineHeight="1.35">
            {toast.description}
          </chakra.p>
        )}
        {toast.progress && (
          <Suspense fallback={null}>
            <ToastProgressLine title={toast.title} {...toast.progress} />
          </Suspense>
        )}
      </chakra.div>
      <chakra.span marginTop="-4px" color="fg.subtle">
        <IconButton
          label={toastMessages.closeMessage}
          icon={<X aria-hidden />}
          onClick={() => closeToast(toast.id)}
        />
      </chakra.span>
      {toast.progress === undefined && (
        <chakra.span
          aria-hidden
          position="absolute"
          insetStart="0"
          bottom="0"
          width="100%"
          height="3px"
          bg="colorPalette.solid"
          transformOrigin="left"
          animation="shrink linear forwards"
          style={{
            animationDuration: `${toast.duration}ms`,
            animationPlayState: paused ? 'paused' : 'running',
          }}
        />
      )}
    </chakra.div>
  )
}
