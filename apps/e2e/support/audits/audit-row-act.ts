import { expect, type Page } from '@playwright/test'

/** Chooses an act of the menu of an audit in the list, such as 'Notify the agency': of the newest one of Allegany in a part. */
export async function actOnAudit(state: Page, part: string, act: string): Promise<void> {
  const item = state.getByRole('menuitem', { name: act, exact: true })
  // A new audit comes with the next answer of the list; the one before it has no such act any more.
  await expect(async () => {
    await state
      .getByRole('button', { name: new RegExp(`^More for Allegany.*, ${part}`) })
      .last()
      .click()
    try {
      await item.waitFor({ timeout: 1000 })
    } catch (error) {
      await state.keyboard.press('Escape')
      throw error
    }
  }).toPass()
  await item.click()
}
