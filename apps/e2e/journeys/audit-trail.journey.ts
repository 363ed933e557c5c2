import { readFile } from 'node:fs/promises'
import { activateAndStart } from '../support/self-assessment.js'
import { openUserMenu, sendCredentials, signIn, signInQuietly, signOut, toasts } from '../support/sign-in.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'

/** @journeyOf preferences */

usePortal()

const trail = '/admin/audit-trail'

test('a monitor finds a change, sees it field by field and takes it along as a file', async ({
  page,
  context,
}) => {
  await signInQuietly(context, people.monitor)
  await page.goto('/compliance/lea/admin-editing/5')
  await page.getByLabel(/^Region/).fill('Chesapeake')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText(['The agency was saved.'])

  await page.goto('/admin/users')
  await page
    .getByRole('navigation', { name: 'User Management pages' })
    .getByRole('link', { name: 'Audit trail' })
    .click()
  // The list of users has a search box too.
  await expect(page.getByRole('search', { name: 'Filters of the audit trail' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('Chesapeake')
  await expect(page).toHaveURL(/q=Chesapeake/)
  const opener = page.getByRole('button', { name: /^Details of Change agency/ })
  await expect(opener).toHaveCount(1)
  await opener.click()
  const details = page.getByRole('dialog', { name: 'Change agency' })
  await expect(details).toContainText('Helen Marsh')
  await expect(details.getByRole('row', { name: /^Region/ })).toContainText('Chesapeake')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV file' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^audit-trail-\d{8}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFFNo.,')).toBe(true)
  const lines = text.trimEnd().split('\r\n').slice(1)
  // Newest first, as on the screen: the export comes before what it is about.
  expect(lines.map((line) => line.split(',')[4])).toEqual(
    expect.arrayContaining(['Export the audit trail', 'Change agency']),
  )
  // The export recorded itself before it was written, with what was searched for.
  expect(lines.filter((line) => !line.includes('Chesapeake'))).toEqual([])

  // The export is part of the record.
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('button', { name: /^Details of Export the audit trail/ })).toBeVisible()
})

test('a failed sign-in is on record, and the address of a filtered trail opens the same', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/auth/login')
  await sendCredentials(page, people.howardUser, 'Wrong#Password1')
  await expect(toasts(page)).toContainText(['Login Failed'])
  const context = await browser.newContext({ baseURL })
  await signInQuietly(context, people.sysadmin)
  const reader = await context.newPage()
  await reader.goto(`${trail}?action=signInFailed`)
  await expect(reader.getByLabel('Action')).toHaveValue('signInFailed')
  const row = reader.getByRole('row', { name: /Failed sign-in/ }).first()
  await expect(row).toContainText('Mei Tanaka')
  await expect(reader.getByRole('row', { name: /Save an answer/ })).toHaveCount(0)
  await context.close()
})

test('a self-assessment has its history for its administrator, not for local users', async ({
  browser,
  baseURL,
}) => {
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext({ baseURL })))
  const [monitor, admin, user] = contexts
  if (!monitor || !admin || !user) throw new Error('unreachable: three contexts were made')
  await signInQuietly(monitor, people.monitor)
  await signInQuietly(admin, people.alleganyAdmin)
  await signInQuietly(user, people.alleganyUser)
  const id = await activateAndStart(monitor, admin, '01')

  const page = await admin.newPage()
  await page.goto(`/user/dashboard/self-assessment/${id}`)
  await page.getByRole('link', { name: 'History' }).click()
  const started = page.getByRole('listitem', { name: 'Start self-assessment' })
  await expect(started).toContainText('Daniel Brandt')
  await expect(page.getByRole('listitem', { name: 'Activate self-assessments' })).toContainText('Helen Marsh')

  const other = await user.newPage()
  await other.goto(`/user/dashboard/self-assessment/${id}`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByRole('link', { name: 'History' })).toHaveCount(0)
  await other.goto(trail)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Access Denied!')
  await Promise.all(contexts.map((context) => context.close()))
})

test('preferences hold at the next sign-in: theme and home page', async ({ page }) => {
  await signIn(page, people.monitor2)
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'Preferences' }).click()
  await page.getByLabel('Theme').selectOption('dark')
  await page.getByLabel('Home page after login').selectOption({ label: 'Users' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText(['Your preferences were saved.'])
  await expect(page.locator('html')).toHaveClass(/dark/)
  await signOut(page)
  await page.evaluate(() => localStorage.clear())
  await signIn(page, people.monitor2)
  await expect(page).toHaveURL(/\/admin\/users$/)
  await expect(page.locator('html')).toHaveClass(/dark/)
})
