import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import { sendCredentials, signIn, signInQuietly, signOut } from '../../support/sign-in.js'

usePortal()

for (const [user, destination] of [
  [people.monitor, '/user/statedashboard'],
  [people.sysadmin, '/user/statedashboard'],
  [people.disputes, '/user/statedashboard'],
  [people.liaison, '/user/dashboard'],
  [people.alleganyAdmin, '/user/dashboard'],
  [people.alleganyUser, '/user/dashboard'],
] as const) {
  test(`after the code ${user} arrives at ${destination}`, async ({ page, baseURL }) => {
    await signIn(page, user)
    await expect(page).toHaveURL(`${baseURL}${destination}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('after the password alone everybody arrives at the landing page', async ({ page, baseURL }) => {
  await signIn(page, people.monitor2, { trust: true })
  await signOut(page)
  await sendCredentials(page, people.monitor2)
  await expect(page).toHaveURL(`${baseURL}/user/landing`)
})

test('the guard remembers the address with its query, and signing in leads there', async ({
  page,
  baseURL,
}) => {
  await page.goto('/user/dashboard/self-assessment?year=2026')
  await expect(page).toHaveURL(/\/auth\/login\?returnUrl=/)
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/user/dashboard/self-assessment?year=2026')
  await signIn(page, people.howardUser, { from: page.url() })
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/user/dashboard/self-assessment`))
})

test('a state monitor is not sent back to an address of the local dashboard', async ({ page, baseURL }) => {
  await signIn(page, people.monitor, { from: '/user/dashboard/self-assessment' })
  await expect(page).toHaveURL(`${baseURL}/user/statedashboard`)
})

test('a state monitor is sent back to any other address', async ({ page, baseURL }) => {
  await signIn(page, people.monitor, { from: '/user/landing' })
  await expect(page).toHaveURL(`${baseURL}/user/landing`)
})

for (const returnUrl of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/',
]) {
  test(`the returnUrl ${returnUrl} leads nowhere else`, async ({ page, baseURL }) => {
    await signIn(page, people.howardAdmin, { from: `/auth/login?returnUrl=${encodeURIComponent(returnUrl)}` })
    await expect(page).toHaveURL(`${baseURL}/user/dashboard`)
  })
}

test('the root and an address with hash-slash lead to the same screen as the plain address', async ({
  page,
  baseURL,
}) => {
  await signInQuietly(page.context(), people.howardUser)
  await page.goto('/')
  await expect(page).toHaveURL(`${baseURL}/user/landing`)
  await page.goto('/#/user/dashboard')
  await expect(page).toHaveURL(`${baseURL}/user/dashboard`)
})

test('an address with hash-slash keeps its meaning for somebody who signs in first', async ({ page }) => {
  await page.goto('/#/user/landing')
  await expect(page).toHaveURL(/\/auth\/login\?returnUrl=/)
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/user/landing')
})

test('an unknown address shows the shell and says so', async ({ page }) => {
  await signInQuietly(page.context(), people.howardUser)
  await page.goto('/no/such/place')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText(/not found|nothing here|no page/i).first()).toBeVisible()
})

test('a person of the wrong role sees Access Denied inside the shell', async ({ page }) => {
  await signInQuietly(page.context(), people.howardUser)
  await page.goto('/user/statedashboard')
  await expect(page.getByText('Access Denied!').first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
})
