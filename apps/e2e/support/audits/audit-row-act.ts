import type { Page } from '@playwright/test'

/** Chooses an act of the menu of an audit in the list, such as 'Notify the agency': of the newest one of Allegany in a part. */
export async function actOnAudit(state: Page, part: string, act: string): Promise<void> {
  await state
    .getByRole('button', { name: new RegExp(`^More for Allegany.*, ${part}`) })
    .last()
    .click()
  await state.getByRole('menuitem', { name: act, exact: true }).click()
}
