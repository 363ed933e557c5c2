/** Where something stands on the screen, in pixels. */
interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** A dialog or window over the page. */
interface Surface {
  box: Box
  /** Top of its buttons; its own end when it has none. */
  foot: number
  modal: boolean
}

/** Where toasts stand instead of their usual place, in pixels from that edge of the screen. */
type ToastPlace = { top: number } | { bottom: number }

const gap = 12
/** Below this width dialogs are sheets and windows fill the screen. */
const narrowBelow = 768
const topBar = 56

/**
 * Toasts do not cover the title and the buttons of what lies over the page; undefined while they are clear of them in
 * their `usual` place. On a phone they stand above the buttons of a sheet or window, on wider screens below the top
 * bar while a window lies where they would be.
 */
export function toastPlace(
  view: { width: number; height: number },
  usual: Box,
  surfaces: readonly Surface[],
): ToastPlace | undefined {
  const hit = surfaces.filter(
    ({ box }) =>
      box.top < usual.bottom && box.bottom > usual.top && box.left < usual.right && box.right > usual.left,
  )
  if (hit.length === 0) return undefined
  if (view.width < narrowBelow)
    return { bottom: view.height - Math.min(...hit.map(({ foot }) => foot)) + gap }
  // Beside a dialog they stand at the other side of the screen anyway.
  return surfaces.some(({ modal }) => modal) ? undefined : { top: topBar + gap }
}

/** Every dialog and window that is open now. */
export function surfacesOf(page: Document): Surface[] {
  const shown = page.querySelectorAll<HTMLElement>(
    '[data-scope=dialog][data-part=content][data-state=open], [data-window]:not([hidden])',
  )
  return [...shown].map((element) => {
    const box = element.getBoundingClientRect()
    const foot = element.querySelector('[data-part=footer], [data-window-foot]')
    return {
      box,
      foot: foot?.getBoundingClientRect().top ?? box.bottom,
      modal: !element.hasAttribute('data-window'),
    }
  })
}

/** Places the toasts where they cover nothing that is needed now. */
export function placeToasts(region: HTMLElement | null): void {
  if (!region) return
  const { style } = region
  style.top = style.bottom = ''
  const view = { width: innerWidth, height: innerHeight }
  const place = toastPlace(view, region.getBoundingClientRect(), surfacesOf(document))
  if (!place) return
  style.top = 'top' in place ? `${place.top}px` : 'auto'
  style.bottom = 'bottom' in place ? `${place.bottom}px` : 'auto'
}
