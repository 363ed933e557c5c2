import type { Page } from '@playwright/test'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import {
  expectToast,
  graphql,
  openUserMenu,
  sendCredentials,
  signIn,
  signInQuietly,
} from '../../support/sign-in.js'

usePortal()

async function openSessions(page: Page) {
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'My Details' }).click()
  await page
    .getByRole('dialog', { name: 'My Details' })
    .getByRole('button', { name: 'Sessions and devices' })
    .click()
  return page.getByRole('dialog', { name: 'Sessions and devices' })
}

test('a person sees where they are signed in, ends one session, and then all of them', async ({
  browser,
  page,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL })
  await signInQuietly(elsewhere, people.alleganyUser)
  await signIn(page, people.alleganyUser, { trust: true })
  const dialog = await openSessions(page)
  const sessions = dialog.getByRole('region', { name: 'Signed in' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'This session' })).toHaveCount(1)
  await expect(dialog.getByRole('region', { name: 'Trusted devices' })).toContainText('This device')
  await sessions.filter({ hasNotText: 'This session' }).getByRole('button').click()
  await expect(sessions).toHaveCount(1)
  await expectToast(page, 'The session was ended.')
  await expect(graphql(elsewhere, '{ viewer { id } }')).rejects.toThrow('UNAUTHENTICATED')

  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page
    .getByRole('alertdialog', { name: 'Sign out everywhere' })
    .getByRole('button', { name: 'Sign out everywhere' })
    .click()
  await expect(page).toHaveURL(/\/auth\/login/)
  // The device is still trusted: no code is needed.
  await sendCredentials(page, people.alleganyUser)
  await expect(page).not.toHaveURL(/\/auth\//)

  const again = await openSessions(page)
  await again.getByRole('button', { name: 'Forget my devices' }).click()
  await page
    .getByRole('alertdialog', { name: 'Forget my devices' })
    .getByRole('button', { name: 'Forget my devices' })
    .click()
  await expect(again).toContainText('No device is trusted')
})
