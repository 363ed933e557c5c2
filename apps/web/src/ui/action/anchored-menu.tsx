import { Menu, Portal } from '@chakra-ui/react'
import type { MouseEvent, ReactNode } from 'react'

export interface AnchoredMenuProps {
  /** The plain button that opened it: the menu is placed there, and focus returns to it. */
  button: HTMLElement
  label: string
  onClose: () => void
  /**
   * Called with the value of the chosen item when the menu has closed, because it would close a dialog that opens
   * above it.
   */
  onSelect?: (value: string) => void
  /** Menus of check marks stay open. */
  closeOnSelect?: boolean
  children: ReactNode
}

/**
 * A menu that is loaded when its button is used, see MenuButton. The code of menus is a sixth of a list's script, and
 * most visits open none.
 */
export function AnchoredMenu(props: AnchoredMenuProps) {
  const { button, label, onClose, onSelect, closeOnSelect = true, children } = props
  // Enter clicks too. The library's own event names the item it highlighted, which a quick press gets ahead of.
  const choose = ({ target }: MouseEvent) => {
    const item = target instanceof Element && target.closest<HTMLElement>('[role=menuitem]')
    const value = item && item.getAttribute('aria-disabled') !== 'true' && item.dataset['value']
    if (value) setTimeout(() => onSelect?.(value))
  }
  return (
    <Menu.Root
      open
      aria-label={label}
      closeOnSelect={closeOnSelect}
      onOpenChange={({ open }) => {
        if (open) return
        onClose()
        button.focus()
      }}
      positioning={{ placement: 'bottom-end', getAnchorRect: () => button.getBoundingClientRect() }}
    >
      {/* Everything on a page has to be in a landmark: the menu is in that of its button. The head of a card is none. */}
      <Portal
        container={{
          current: button.closest<HTMLElement>('main') ?? button.closest('header') ?? document.body,
        }}
      >
        <Menu.Positioner>
          <Menu.Content onClick={choose}>{children}</Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
