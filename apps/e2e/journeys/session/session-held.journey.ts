import type { Locator, Page } from '@playwright/test'
import { expect, test, usePortal } from '../../support/journey.js'
import { awaitCode, awaitMail } from '../../support/mailbox.js'
import { password, people } from '../../support/people.js'
import { graphql, openUserMenu, signIn, signInQuietly, toasts } from '../../support/sign-in.js'

/** A password counts as just entered for so long here; a demonstration may shorten ten minutes. */
const RECENT_SECONDS = 2
const portal = usePortal({ env: { RECENT_PASSWORD_SECONDS: String(RECENT_SECONDS) } })

const details = (page: Page): Locator => page.getByRole('dialog', { name: 'My Details' })
const asked = (page: Page): Locator => page.getByRole('dialog', { name: 'Enter Your Password' })

/** Waits until a password that was entered before now is no longer recent. */
async function untilLongAgo(): Promise<void> {
  const end = Date.now() + RECENT_SECONDS * 1000 + 100
  await expect.poll(() => Date.now() > end, { intervals: [100], timeout: 10_000 }).toBe(true)
}

async function openOwnDetails(page: Page): Promise<Locator> {
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'My Details' }).click()
  await expect(details(page).getByLabel('Email', { exact: true })).not.toHaveValue('')
  return details(page)
}

async function giveCode(page: Page, code: string): Promise<void> {
  await asked(page).getByRole('textbox', { name: 'Security code' }).fill(code)
  await asked(page).getByRole('button', { name: 'Confirm', exact: true }).click()
}

test('whoever finds a session open cannot take the account over, and loses the session by guessing', async ({
  page,
}) => {
  await signInQuietly(page.context(), people.alleganyAdmin)
  await page.goto('/user/landing')
  await untilLongAgo()
  const dialog = await openOwnDetails(page)
  await dialog.getByLabel('Email', { exact: true }).fill('held@attacker.example')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  for (let tries = 1; tries <= 4; tries++) {
    await expect(asked(page).getByLabel('Current Password')).toBeFocused()
    await asked(page).getByLabel('Current Password').fill(`Guess#${tries}-2026`)
    await page.keyboard.press('Enter')
    await expect(asked(page)).toContainText('The current password is not right.')
  }
  await expect(asked(page)).toContainText('One more wrong try signs you out.')
  await asked(page).getByLabel('Current Password').fill('Guess#5-2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth\/login/)
  expect(await graphql(page.context(), '{ viewer { id } }')).toEqual({ viewer: null })
  const reset =
    'mutation { requestPasswordReset(input: { email: "held@attacker.example" }) { errors { code } } }'
  expect(await graphql(page.context(), reset)).toEqual({
    requestPasswordReset: { errors: [{ code: 'NOT_FOUND' }] },
  })
  await signIn(page, people.alleganyAdmin)
})

test('an honest administrator is asked once, loses nothing typed, and confirms the new address', async ({
  page,
  browser,
}) => {
  const address = 'samuel@howard.example'
  await signInQuietly(page.context(), people.howardAdmin)
  await page.goto('/user/landing')
  await untilLongAgo()
  const dialog = await openOwnDetails(page)
  await dialog.getByLabel('Email', { exact: true }).fill(address)
  await dialog.getByLabel('Title', { exact: true }).fill('Head of Services')
  const submit = dialog.getByRole('button', { name: 'Submit' })
  await submit.click()

  // Not now: everything stays as it was typed, and the focus comes back.
  await expect(asked(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked(page)).toBeHidden()
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(address)
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Head of Services')
  await expect(dialog).toContainText('Please enter your password again.')

  const code = await awaitCode(page.request, people.howardAdmin)
  const told = await awaitMail(page.request, people.howardAdmin, ({ subject }) =>
    /address was asked for/.test(subject),
  )
  const link = await awaitMail(page.request, address, ({ subject }) =>
    /Confirm your new address/.test(subject),
  )
  await submit.click()
  await asked(page).getByLabel('Current Password').fill(password)
  await page.keyboard.press('Enter')
  await giveCode(page, await code())
  await expect(toasts(page)).toContainText('Save was successful!')
  await expect(dialog).toBeHidden()
  expect((await told()).text).toContain(address)

  // The user name stays; the page says what waits.
  await page.goto('/user/preferences')
  await expect(page.getByText(`A link was mailed to ${address}.`)).toBeVisible()
  const url = new URL(/https?:\S+/.exec((await link()).text)?.[0] ?? '')

  // The link is opened elsewhere, where nobody is signed in.
  const elsewhere = await browser.newContext({ baseURL: portal().url })
  const other = await elsewhere.newPage()
  await other.goto(url.pathname + url.search)
  await other.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(other.getByText('Your new address is confirmed')).toBeVisible()
  await other.goto(url.pathname + url.search)
  await other.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(other.getByText('This link is no longer good.')).toBeVisible()
  await signIn(other, address)
  await elsewhere.close()
})
