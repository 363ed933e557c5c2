import type { WindowView } from '@portal/domain'
import { useSyncExternalStore } from 'react'

/** Below this width one window fills the screen, and the others are tabs above it. */
const narrowBelow = 768
const topBar = 56
/** Height of the tabs above a window on a phone. */
export const tabsHeight = 46
/** Room that minimized windows take at the foot of a wider screen, with a gap above them. */
export const dockHeight = 44

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** What floating windows may lie over, and whether the screen is too narrow for several of them. */
export function useWindowView(): { view: WindowView; narrow: boolean } {
  const size = useSyncExternalStore(subscribe, () => `${innerWidth} ${innerHeight}`)
  const [width = 0, height = 0] = size.split(' ').map(Number)
  return { view: { width, height, top: topBar }, narrow: width < narrowBelow }
}
