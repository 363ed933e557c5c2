import type { Locator, Page } from '@playwright/test'
import { FaultyApi } from '../../support/faulty-api.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { awaitLink } from '../../support/mailbox.js'
import { password, people } from '../../support/people.js'
import { openUserMenu, sendCredentials, signIn, signInQuietly } from '../../support/sign-in.js'

const api = new FaultyApi()
usePortal({ apiUrl: (real) => api.start(real) })
test.beforeEach(() => api.heal())
test.afterAll(() => api.stop())

const forgotDialog = (page: Page): Locator => page.getByRole('dialog', { name: /Forgot Password/ })
const fresh = 'Brand#New2026pass'

async function openForgotPassword(page: Page): Promise<Locator> {
  await page.goto('/auth/login')
  await page.getByText('Forgot Password?', { exact: true }).click()
  const dialog = forgotDialog(page)
  await expect(dialog).toBeVisible()
  return dialog
}

async function sendForgotPassword(dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel('Email Address').fill(email)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
}

test('Forgot Password asks for the email, says why Send is off, and sends', async ({ page }) => {
  const dialog = await openForgotPassword(page)
  await expect(
    dialog.getByText(
      "If your email address is in our system you'll receive instructions there on what to do next.",
    ),
  ).toBeVisible()
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  await expectDisabled(send, page, 'Please enter your email address to continue')
  const field = dialog.getByLabel('Email Address')
  await field.fill('a')
  await field.fill('')
  await field.blur()
  await expect(dialog.getByText('Please enter your email', { exact: true })).toBeVisible()

  await sendForgotPassword(dialog, people.howardUser)
  const info = page
    .getByRole('dialog', { name: 'Request Sent' })
    .or(page.getByRole('alertdialog', { name: 'Request Sent' }))
  await expect(info).toBeVisible()
  await expect(info).toContainText('The reset password request has been sent')
  await expect(dialog).toBeHidden()
})

test('Forgot Password names an email that is not known', async ({ page }) => {
  const dialog = await openForgotPassword(page)
  await sendForgotPassword(dialog, 'nobody@state.example')
  await expect(dialog).toContainText('Email: nobody@state.example was not found... Please try again.')
})

test('Forgot Password names an email that is deactivated', async ({ page }) => {
  const dialog = await openForgotPassword(page)
  await sendForgotPassword(dialog, people.howardDisabled)
  await expect(dialog).toContainText(
    `Email: ${people.howardDisabled} is deactivated. Please contact an administrator.`,
  )
})

test('Forgot Password shows what the server says about anything else', async ({ page }) => {
  const dialog = await openForgotPassword(page)
  api.fault = (_, path) =>
    path.includes('/recover/password')
      ? {
          status: 429,
          body: {
            id: 'journey',
            code: 'TOO_MANY_REQUESTS',
            status: 429,
            message: 'Too many requests. Try again later.',
            fields: [],
          },
        }
      : undefined
  await sendForgotPassword(dialog, people.howardUser)
  await expect(dialog).toContainText('Too many requests. Try again later.')
})

test('the alert in Forgot Password goes after fifteen seconds, or when it is closed', async ({ page }) => {
  await page.clock.install()
  const dialog = await openForgotPassword(page)
  await sendForgotPassword(dialog, 'nobody@state.example')
  const alert = dialog.getByText('was not found... Please try again.')
  await expect(alert).toBeVisible()
  await page.clock.runFor(16_000)
  await expect(alert).toBeHidden()

  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(alert).toBeVisible()
  await dialog.getByRole('alert').getByRole('button').click()
  await expect(alert).toBeHidden()
})

test('Cancel and Escape close Forgot Password and the link has the focus again', async ({ page }) => {
  const dialog = await openForgotPassword(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Forgot Password?', { exact: true })).toBeFocused()
})

test('the link in the mail sets a new password, once', async ({ page }) => {
  const dialog = await openForgotPassword(page)
  const next = await awaitLink(page.request, people.trainingAdmin)
  await sendForgotPassword(dialog, people.trainingAdmin)
  const link = await next()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await expect(page.getByText(people.trainingAdmin)).toBeVisible()
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  await expectDisabled(confirm, page, 'Please complete all fields')
  await fillPasswords(page, fresh)
  await confirm.click()
  const done = page
    .getByRole('dialog', { name: 'Password Changed' })
    .or(page.getByRole('alertdialog', { name: 'Password Changed' }))
  await expect(done).toBeVisible()
  await done.getByRole('button').last().click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await signIn(page, people.trainingAdmin, { password: fresh })

  await page.context().clearCookies()
  await page.goto(link)
  await fillPasswords(page, `${fresh}2`)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Uh Oh!')).toBeVisible()
  const expired = page.getByText('The temporary password link has expired.')
  await expect(expired).toBeVisible()
  await page
    .getByRole('link', { name: /click here/ })
    .or(page.getByRole('link', { name: /updated link/ }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/auth\/reset-password/)
  await expect(forgotDialog(page)).toBeVisible()
  await expect(forgotDialog(page).getByLabel('Email Address')).toHaveValue(people.trainingAdmin)
})

test('a new user reads Set Password, and an empty field is named', async ({ page }) => {
  await page.goto(`/auth/reset-password?email=${people.howardUser}&token=none&newUser=true`)
  await expect(page.getByRole('heading', { name: 'Set Password' })).toBeVisible()
  const [first, second] = passwordFields(page)
  await first.focus()
  await second.focus()
  await first.focus()
  await expect(page.getByText('New Password is required')).toBeVisible()
  await expect(page.getByText('Please confirm your password')).toBeVisible()
  await page.getByRole('link', { name: /Login/ }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('a password that breaks a rule is refused in the red alert', async ({ page }) => {
  const dialog = await openForgotPassword(page)
  const next = await awaitLink(page.request, people.howardAdmin)
  await sendForgotPassword(dialog, people.howardAdmin)
  await page.goto(await next())
  await fillPasswords(page, 'OnlyLetters2026')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Uh Oh!')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Uh Oh!' })).toContainText('symbol')
})

test('an address without a token opens Forgot Password with the email filled in', async ({ page }) => {
  await page.goto(`/auth/reset-password?email=${people.howardUser}`)
  await expect(forgotDialog(page).getByLabel('Email Address')).toHaveValue(people.howardUser)
})

test('a signed-in person changes the password, and the old one no longer works', async ({ page }) => {
  await signInQuietly(page.context(), people.alleganyAdmin2)
  await page.goto('/user/landing')
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'New Password' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Confirm Change' })
  const change = dialog.getByRole('button', { name: 'Confirm Change' })
  await expectDisabled(change, page, 'Please complete all fields')

  await dialog.getByLabel('Current Password').fill('Not#TheRight1one')
  await dialog.getByLabel('New Password', { exact: true }).fill(fresh)
  await dialog.getByLabel('Confirm New Password').fill(fresh)
  await change.click()
  await expect(dialog.getByText('Uh Oh!')).toBeVisible()

  await dialog.getByLabel('Current Password').fill(password)
  await dialog.getByLabel('New Password', { exact: true }).fill(fresh)
  await dialog.getByLabel('Confirm New Password').fill(fresh)
  await change.click()
  await expect(dialog).toBeHidden()

  await page.context().clearCookies()
  await page.goto('/auth/login')
  await sendCredentials(page, people.alleganyAdmin2)
  await expect(page.getByText('Login Failed').first()).toBeVisible()
  await signIn(page, people.alleganyAdmin2, { password: fresh })
})

function passwordFields(page: Page): [Locator, Locator] {
  return [page.getByLabel('New Password', { exact: true }), page.getByLabel(/^Confirm (New )?Password$/)]
}

async function fillPasswords(page: Page, secret: string): Promise<void> {
  for (const field of passwordFields(page)) await field.fill(secret)
}

/** A control that is off says why: in a tooltip, which the keyboard reaches too, or in its title. */
async function expectDisabled(control: Locator, page: Page, reason: string): Promise<void> {
  await expect(control).toBeDisabled()
  const title = await control.getAttribute('title')
  if (title === reason) return
  await control.hover({ force: true })
  await expect(page.getByText(reason).first()).toBeVisible()
}
