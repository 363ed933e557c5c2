import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { dockHeight, tabsHeight, useWindowView } from './use-window-view'
import { useWindowKeys } from './use-window-keys'
import { windowMessages as words } from './window-messages.generated'
import { raiseWindow, shownWindows, tabNames, useWindowStack } from './window-stack'

/**
 * Minimized windows, docked at the bottom left, right of the side menu (`--dock-start` of what is around them); on narrow
 * screens tabs of all windows, above the one that is shown.
 */
export function WindowDock() {
  useWindowKeys()
  const { view, narrow } = useWindowView()
  const stack = useWindowStack()
  const [front] = shownWindows(stack)
  // A single window that cannot be minimized needs no tab.
  const tabs = stack.windows.length > 1 || stack.windows.some(({ docks }) => docks) ? stack.windows : []
  const shown = narrow ? tabs : tabs.filter(({ minimized }) => minimized)
  const covers = !narrow && shown.length > 0
  // What gets the focus at the foot of the page is scrolled above the dock.
  useEffect(() => {
    if (!covers) return undefined
    const { style } = document.documentElement
    style.scrollPaddingBottom = `${dockHeight}px`
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [covers])
  if (shown.length === 0) return null
  const above = narrow && front !== undefined
  const names = tabNames(stack.windows)
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
          : { left: narrow ? 0 : 'var(--dock-start, 16px)', bottom: 0, ...(narrow ? { right: 0 } : {}) }
      }
      {...(narrow ? { bg: 'bg.chrome', padding: above ? '6px 8px 0' : '6px 8px', color: 'fg.onChrome' } : {})}
    >
      {shown.map(({ id, minimized, restore }) => (
        <chakra.button
          key={id}
          type="button"
          aria-label={words.bringBack({ title: names.get(id) ?? '' })}
          aria-current={narrow && id === front ? 'true' : undefined}
          onClick={() => {
            raiseWindow(id)
            if (minimized) restore()
          }}
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
          {names.get(id)}
        </chakra.button>
      ))}
    </chakra.section>
  )
}
