import { chakra } from '@chakra-ui/react'
import { tabsHeight, useWindowView } from './use-window-view'
import { windowMessages as words } from './window-messages'

export interface DockedWindow {
  key: number
  title: string
  minimized: boolean
  active: boolean
}

interface WindowDockProps {
  windows: readonly DockedWindow[]
  /** Pixels from the left edge: right of the side menu. */
  start: number
  onShow: (key: number) => void
}

/** Minimized windows, docked at the bottom left; on narrow screens tabs of all of them, above the one that is shown. */
export function WindowDock({ windows, start, onShow }: WindowDockProps) {
  const { view, narrow } = useWindowView()
  const shown = narrow ? windows : windows.filter(({ minimized }) => minimized)
  if (shown.length === 0) return null
  const above = narrow && windows.some(({ active, minimized }) => active && !minimized)
  return (
    <chakra.section
      aria-label={words.dock}
      data-shell
      position="fixed"
      zIndex={narrow ? 'shell' : 'windowActive'}
      display="flex"
      gap="6px"
      maxWidth="100vw"
      overflowX="auto"
      style={
        above
          ? { left: 0, right: 0, top: view.top, height: tabsHeight }
          : { left: narrow ? 0 : start, bottom: 0, ...(narrow ? { right: 0 } : {}) }
      }
      {...(narrow ? { bg: 'bg.chrome', padding: above ? '6px 8px 0' : '6px 8px', color: 'fg.onChrome' } : {})}
    >
      {shown.map(({ key, title, active, minimized }) => (
        <chakra.button
          key={key}
          type="button"
          aria-label={words.bringBack(title)}
          aria-current={narrow && active && !minimized ? 'true' : undefined}
          onClick={() => onShow(key)}
          flex="none"
          maxWidth="240px"
          minHeight={{ base: '40px', md: '36px' }}
          padding="3px 14px"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
          fontFamily="ui"
          fontSize="xs"
          fontWeight="600"
          cursor="pointer"
          borderRadius={narrow && !above ? 'sm' : '6px 6px 0 0'}
          bg={narrow ? 'bg.chromeHover' : 'bg.muted'}
          border={narrow ? '0' : '1px solid {colors.border.default}'}
          boxShadow={narrow ? undefined : 'menu'}
          _hover={narrow ? {} : { bg: 'bg.hover' }}
          _focusVisible={{ outlineOffset: '-3px', ...(narrow ? { outlineColor: 'focus.onChrome' } : {}) }}
          css={{ '&[aria-current]': { bg: 'bg.raised', color: 'fg.default' } }}
        >
          {title}
        </chakra.button>
      ))}
    </chakra.section>
  )
}
