import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Opens the menu of a button and chooses from it. A menu takes the focus when it is ready; before that it hears no click. */
export async function chooseFromMenu(user: UserEvent, button: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  const chosen = screen.getByRole('menuitem', { name: item })
  // A menu takes what is highlighted, and highlights what the pointer moves over once it has placed itself.
  await waitFor(async () => {
    await user.unhover(chosen)
    await user.hover(chosen)
    expect(chosen).toHaveAttribute('data-highlighted')
  })
  await user.click(chosen)
}
