import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/**
 * Opens the menu of a button and chooses from it. A menu takes the focus when it is ready; before that it ignores
 * clicks.
 */
export async function chooseFromMenu(user: UserEvent, button: string, item: string): Promise<void> {
  const opener = await screen.findByRole('button', { name: button })
  await waitFor(async () => {
    // jsdom may count the press that opened a menu as one beside it, which closes it again.
    if (!screen.queryByRole('menu')) await user.click(opener)
    expect(screen.getByRole('menu')).toHaveFocus()
  })
  const chosen = screen.getByRole('menuitem', { name: item })
  // By keys: where nothing has a size, menus do not follow the pointer reliably.
  await waitFor(async () => {
    if (!chosen.hasAttribute('data-highlighted')) await user.keyboard('{ArrowDown}')
    expect(chosen).toHaveAttribute('data-highlighted')
  })
  await user.keyboard('{Enter}')
}
