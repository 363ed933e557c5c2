import { awaitCode } from '../../support/mailbox.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import {
  codeField,
  enterCode,
  expectToast,
  sendCredentials,
  signIn,
  signOut,
  toasts,
  verifyDialog,
} from '../../support/sign-in.js'

usePortal()

/** A code that is not the right one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('the sign-in screen has the words that people know', async ({ page }) => {
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(page.getByText('Please enter your user name and password to log in')).toBeVisible()
  await expect(
    page
      .getByRole('link', { name: 'Forgot Password?' })
      .or(page.getByRole('button', { name: 'Forgot Password?' })),
  ).toBeVisible()
})

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/auth/login')
  const secret = page.getByLabel('Password', { exact: true })
  await secret.fill('Visible#2026')
  await expect(secret).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: /show password/i }).click()
  await expect(secret).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: /hide password/i }).click()
  await expect(secret).toHaveAttribute('type', 'password')
})

for (const [what, user, secret] of [
  ['a wrong password', people.monitor2, 'Wrong#Password1'],
  ['an unknown user', 'nobody@state.example', 'Compliance#2026'],
  ['a disabled account', people.howardDisabled, 'Compliance#2026'],
] as const) {
  test(`${what} answers 'Login Failed' and nothing more`, async ({ page }) => {
    await page.goto('/auth/login')
    await sendCredentials(page, user, secret)
    await expect(toasts(page)).toHaveText('Login Failed')
    await expect(verifyDialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\/auth\/login/)
  })
}

test('the toast has a close button and goes by itself after five seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/auth/login')
  await sendCredentials(page, 'nobody@state.example')
  await expect(toasts(page)).toHaveText('Login Failed')
  await toasts(page).getByRole('button', { name: 'Close message' }).click()
  await expect(toasts(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(toasts(page)).toHaveText('Login Failed')
  await page.mouse.move(0, 400)
  await page.clock.runFor(4500)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(1500)
  await expect(toasts(page)).toHaveCount(0)
})

test('hovering holds a toast', async ({ page }) => {
  await page.clock.install()
  await page.goto('/auth/login')
  await sendCredentials(page, 'nobody@state.example')
  await toasts(page).hover()
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toHaveText('Login Failed')
})

test('a wrong code is refused in the specified words, and the right one still counts', async ({ page }) => {
  await page.goto('/auth/login')
  const next = await awaitCode(page.request, people.liaison)
  await sendCredentials(page, people.liaison)
  const code = await next()
  await enterCode(page, otherThan(code))
  await expectToast(page, 'The security code is invalid or expired')
  await codeField(page).fill('')
  await enterCode(page, code)
  await expect(page).not.toHaveURL(/\/auth\//)
})

test('after five wrong codes even the right one is refused, and a new sign-in works', async ({ page }) => {
  await page.goto('/auth/login')
  const next = await awaitCode(page.request, people.disputes)
  await sendCredentials(page, people.disputes)
  const code = await next()
  const refusal = page.getByText('The security code is invalid or expired')
  for (let guess = 1; guess <= 5; guess++) {
    const answered = page.waitForResponse((answer) => answer.url().includes('/graphql'))
    await enterCode(page, String((Number(code) + guess) % 1_000_000).padStart(6, '0'))
    await answered
    await expect(refusal.first()).toBeVisible()
  }
  await enterCode(page, code)
  await expect(refusal.first()).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login/)
  await signIn(page, people.disputes)
})

test('Verify waits for six digits, takes nothing but digits, and Cancel goes back to the form', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await sendCredentials(page, people.monitor2)
  const dialog = verifyDialog(page)
  const verify = dialog.getByRole('button', { name: 'Verify', exact: true })
  await expect(verify).toBeDisabled()
  await codeField(page).pressSequentially('12a3b4')
  await expect(verify).toBeDisabled()
  await codeField(page).pressSequentially('56')
  await expect(verify).toBeEnabled()
  expect((await codeField(page).inputValue()).replaceAll(/\D/g, '')).toBe('123456')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Username')).toBeVisible()
})

test('the dialog does not close by a click beside it', async ({ page }) => {
  await page.goto('/auth/login')
  await sendCredentials(page, people.monitor2)
  await expect(verifyDialog(page)).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(verifyDialog(page)).toBeVisible()
})

test('on a trusted device the password is enough, for that person alone', async ({ page }) => {
  await signIn(page, people.sysadmin, { trust: true })
  await signOut(page)
  await sendCredentials(page, people.sysadmin)
  await expect(page).toHaveURL(/\/user\/landing$/)
  await signOut(page)
  await sendCredentials(page, people.monitor2)
  await expect(verifyDialog(page)).toBeVisible()
})

test('without the switch the next sign-in asks for a code again', async ({ page }) => {
  await signIn(page, people.trainingAdmin)
  await signOut(page)
  await sendCredentials(page, people.trainingAdmin)
  await expect(verifyDialog(page)).toBeVisible()
})

test('a session outlives the closing of the browser', async ({ page, browser, baseURL }) => {
  await signIn(page, people.howardUser)
  const later = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: baseURL ?? '',
  })
  const again = await later.newPage()
  await again.goto('/user/landing')
  await expect(again).toHaveURL(/\/user\/landing$/)
  const session = (await page.context().cookies()).find(({ httpOnly }) => httpOnly)
  expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400)
  await later.close()
})

test('no token reaches the browser', async ({ page }) => {
  const answers: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/graphql'))
      void answer.text().then(
        (text) => answers.push(text),
        () => undefined,
      )
  })
  await signIn(page, people.howardAdmin)
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/
  expect(stored).not.toMatch(token)
  expect(answers.join('\n')).not.toMatch(token)
  expect(await page.content()).not.toMatch(token)
})
