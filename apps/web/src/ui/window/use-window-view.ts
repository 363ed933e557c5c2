import type { WindowView } from '@portal/domain'
import { useSyncExternalStore } from 'react'

/** Below this width one window fills the screen, and the others are tabs above it; in em, so that larger text counts as zoom. */
const narrow = '(max-width: 47.99em)'
/** Height of the top bar in em of the browser's text. */
const topBarEm = 3.5
const usualText = 16

/** Size of the browser's own text in pixels. */
function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualText
}
/** Height of the tabs above a window on a phone. */
export const tabsHeight = 46
/** Space that minimized windows take at the foot of a wider screen, with a gap above them. */
export const dockHeight = 44

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** What floating windows may lie over, and whether the screen is too narrow for several of them. */
export function useWindowView(): { view: WindowView; narrow: boolean } {
  const size = useSyncExternalStore(subscribe, () => `${innerWidth} ${innerHeight} ${textSize()}`)
  const [width = 0, height = 0, text = usualText] = size.split(' ').map(Number)
  const isNarrow = matchMedia(narrow).matches || width < 48 * text
  return { view: { width, height, top: topBarEm * text }, narrow: isNarrow }
}
