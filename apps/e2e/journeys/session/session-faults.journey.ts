import { FaultyApi, type Fault } from '../../support/faulty-api.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { awaitCode } from '../../support/mailbox.js'
import { people } from '../../support/people.js'
import {
  codeField,
  enterCode,
  sendCredentials,
  signIn,
  signInQuietly,
  toasts,
  verifyDialog,
  expectSignedIn,
} from '../../support/sign-in.js'

const api = new FaultyApi()
const portal = usePortal({ apiUrl: (real) => api.start(real) })
test.beforeEach(() => api.heal())
test.afterAll(() => api.stop())

const faults: Array<[what: string, fault: Fault]> = [
  ['is too slow', 'never'],
  ['answers HTML', 'html'],
  ['is cut off in the middle', 'cut'],
]

for (const [what, fault] of faults) {
  test(`when the API ${what}, a screen says so and works again when it is back`, async ({ page }) => {
    await signInQuietly(page.context(), people.howardAdmin)
    await page.goto('/user/landing')
    await expectSignedIn(page, people.howardAdmin)
    api.fault = () => fault
    await page.goto('/user/dashboard/self-assessment')
    const retry = page.getByRole('button', { name: /try again/i }).first()
    await expect(retry).toBeVisible({ timeout: 15_000 })
    await expect(page).toHaveURL(/\/user\/dashboard\/self-assessment/)
    api.heal()
    await retry.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: /try again/i })).toHaveCount(0)
  })

  test(`when the API ${what}, signing in fails in words and works again when it is back`, async ({
    page,
  }) => {
    api.fault = () => fault
    await page.goto('/auth/login')
    await sendCredentials(page, people.liaison)
    await expect(toasts(page)).toContainText('Login Failed', { timeout: 15_000 })
    await expect(verifyDialog(page)).toBeHidden()
    api.heal()
    await signIn(page, people.liaison)
  })
}

test('when the API is down the page stays, and works again when it is back', async ({ page }) => {
  await signInQuietly(page.context(), people.howardUser)
  await page.goto('/user/landing')
  await expectSignedIn(page, people.howardUser)
  await portal().stopApi()
  await page.goto('/user/dashboard/self-assessment')
  const retry = page.getByRole('button', { name: /try again/i }).first()
  await expect(retry).toBeVisible({ timeout: 15_000 })
  await portal().startApi()
  await retry.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/user\/dashboard\/self-assessment/)
})

test('when the gateway is gone the page says that the server cannot be reached', async ({ page }) => {
  await page.goto('/auth/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  // What the form needs next, toasts among it, is fetched while the person types.
  await page.waitForLoadState('networkidle')
  await portal().killGateway()
  await sendCredentials(page, people.howardUser)
  await expect(page.getByText('No Network: The server cannot be reached').first()).toBeVisible()
  await portal().startGateway()
  await signIn(page, people.howardUser)
})

test("a code request that fails says 'Code validation failed'", async ({ page }) => {
  await page.goto('/auth/login')
  const next = await awaitCode(page.request, people.monitor2)
  await sendCredentials(page, people.monitor2)
  const code = await next()
  api.fault = (_, path) => (path.includes('/auth/validatemfacode') ? 'html' : undefined)
  await enterCode(page, code)
  await expect(page.getByText('Code validation failed').first()).toBeVisible()
  api.heal()
  await codeField(page).fill('')
  await enterCode(page, code)
  await expect(page).not.toHaveURL(/\/auth\//)
})

test("a resend that fails says 'Resend Failed'", async ({ page }) => {
  await page.goto('/auth/login')
  await sendCredentials(page, people.monitor)
  await expect(verifyDialog(page)).toBeVisible()
  api.fault = (_, path) => (path.includes('/auth/tokenmfa') ? 'html' : undefined)
  await verifyDialog(page).getByText('Resend code').click()
  await expect(page.getByText('Resend Failed').first()).toBeVisible()
})

test("an answer without an access token says 'Received accessToken was empty'", async ({ page }) => {
  await page.goto('/auth/login')
  api.fault = (_, path) =>
    path.includes('/auth/tokenmfa') ? { status: 200, body: { mfaPassed: true } } : undefined
  await sendCredentials(page, people.monitor)
  await expect(page.getByText('Received accessToken was empty').first()).toBeVisible()
})
