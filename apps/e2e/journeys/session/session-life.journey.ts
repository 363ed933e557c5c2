import { FaultyApi } from '../../support/faulty-api.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import {
  graphql,
  sendCredentials,
  signIn,
  signInQuietly,
  signOut,
  verifyDialog,
  expectSignedIn,
} from '../../support/sign-in.js'

/** Access tokens of this file live so short that they expire in the middle of work. */
const TOKEN_SECONDS = 2
const api = new FaultyApi()
const portal = usePortal({
  env: { ACCESS_TOKEN_SECONDS: String(TOKEN_SECONDS) },
  apiUrl: (real) => api.start(real),
})
test.beforeEach(() => api.heal())
test.afterAll(() => api.stop())

/** Counts refreshes, and can refuse them. */
function watchRefreshes(): { count: number; refuse: boolean } {
  const seen = { count: 0, refuse: false }
  api.fault = (_, path, body) => {
    if (!path.startsWith('/api/auth/token') || !body.includes('grant_type=refresh_token')) return undefined
    seen.count += 1
    if (!seen.refuse) return undefined
    return {
      status: 401,
      body: { id: 'journey', code: 'UNAUTHENTICATED', status: 401, message: 'session expired', fields: [] },
    }
  }
  return seen
}

/** Waits until every access token issued before now is past its end. */
async function untilTokensExpired(): Promise<void> {
  const end = Date.now() + TOKEN_SECONDS * 1000 + 100
  await expect.poll(() => Date.now() > end, { intervals: [100], timeout: 10_000 }).toBe(true)
}

test('an access token that expires in the middle of work is renewed and nobody notices', async ({ page }) => {
  await signInQuietly(page.context(), people.howardAdmin)
  const refreshes = watchRefreshes()
  await page.goto('/user/landing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilTokensExpired()
  const before = refreshes.count
  await page.goto('/user/dashboard/self-assessment')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/self-assessment/)
  // The heading stands before the data that need the token.
  await expect.poll(() => refreshes.count).toBeGreaterThan(before)
})

test('many calls at once with an expired token cause one refresh', async ({ page }) => {
  await signInQuietly(page.context(), people.monitor2)
  await untilTokensExpired()
  const refreshes = watchRefreshes()
  await Promise.all(Array.from({ length: 20 }, () => graphql(page.context(), '{ complianceYears { id } }')))
  expect(refreshes.count).toBe(1)
})

test('when the refresh is refused, signing in again leads back to the same page', async ({ page }) => {
  await signInQuietly(page.context(), people.howardUser)
  await page.goto('/user/landing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const refreshes = watchRefreshes()
  refreshes.refuse = true
  await untilTokensExpired()
  await page.goto('/user/dashboard/self-assessment')
  await expect(page).toHaveURL(/\/auth\/login\?.*returnUrl=/)
  refreshes.refuse = false
  await signIn(page, people.howardUser, { from: page.url() })
  await expect(page).toHaveURL(/\/user\/dashboard\/self-assessment/)
})

test('a state monitor whose refresh is refused does not return to a local dashboard', async ({ page }) => {
  await signInQuietly(page.context(), people.monitor)
  const refreshes = watchRefreshes()
  refreshes.refuse = true
  await untilTokensExpired()
  await page.goto('/user/dashboard/self-assessment')
  await expect(page).toHaveURL(/\/auth\/login/)
  refreshes.refuse = false
  await signIn(page, people.monitor, { from: page.url() })
  await expect(page).toHaveURL(/\/user\/statedashboard$/)
})

test('signing out in one tab signs the other one out, and signing in lets both work', async ({
  page,
  context,
}) => {
  await signInQuietly(context, people.howardAdmin)
  await page.goto('/user/landing')
  const other = await context.newPage()
  await other.goto('/user/landing')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await signOut(page)
  await other.goto('/user/dashboard')
  await expect(other).toHaveURL(/\/auth\/login/)
  await signIn(page, people.howardAdmin)
  await other.goto('/user/landing')
  await expect(other).toHaveURL(/\/user\/landing$/)
})

test('signing in as somebody else in a second tab shows the first tab nothing of the wrong person', async ({
  page,
  context,
}) => {
  await signInQuietly(context, people.howardUser)
  await page.goto('/user/landing')
  await expectSignedIn(page, people.howardUser)
  await signInQuietly(context, people.monitor2)
  // Not a reload: a request under way while the first session ended may have led this tab to the sign-in screen.
  await page.goto('/user/landing')
  await expectSignedIn(page, people.monitor2)
})

test('a gateway that is restarted, or killed, keeps everybody signed in', async ({ page }) => {
  await signInQuietly(page.context(), people.howardUser)
  await page.goto('/user/landing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await portal().restartGateway()
  await page.goto('/user/dashboard')
  await expectSignedIn(page, people.howardUser)
  await portal().killGateway()
  await portal().startGateway()
  await page.reload()
  await expect(page).toHaveURL(/\/user\/dashboard$/)
  await expectSignedIn(page, people.howardUser)
})

test('an API that is restarted keeps everybody signed in, and devices trusted', async ({ page }) => {
  await signIn(page, people.sysadmin, { trust: true })
  await portal().stopApi()
  await portal().startApi()
  await page.goto('/user/landing')
  await expectSignedIn(page, people.sysadmin)
  await signOut(page)
  await sendCredentials(page, people.sysadmin)
  await expect(page).toHaveURL(/\/user\/landing$/)
  await expect(verifyDialog(page)).toBeHidden()
})
