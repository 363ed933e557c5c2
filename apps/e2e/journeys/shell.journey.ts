import type { Page } from '@playwright/test'
import { expect, test, usePortal } from '../support/journey.js'
import { awaitCode } from '../support/mailbox.js'
import { password, people } from '../support/people.js'
import { scriptOf } from '../support/scripts.js'
import { codeField, expectSignedIn, openUserMenu, signInQuietly, verifyDialog } from '../support/sign-in.js'

usePortal()

const audits = [
  'Desk Audit',
  'Services / Related Services Audit',
  'Policies & Procedures Audit',
  'Alternate Framework Audit',
  'Restraint & Seclusion Audit',
]
const state = ['State Dashboard', 'Local Dashboard', 'Self-Assessment', ...audits, 'Case Studies']
const reports = 'Jurisdiction Reports'
const content = [
  'Self-Assessment Content',
  'Required Documentation Categories',
  'Desk Audit Content',
  'Policies & Procedures Content',
  'Alternate Framework Content',
  'Restraint & Seclusion Content',
  'LEA Content',
]
const administration = [
  ...content,
  'Users',
  'Compliance Year Manager',
  'Local Determinations Fiscal Year Manager',
  'Dispute Resolution Fiscal Year Manager',
]
const local = ['Local Dashboard', 'Self-Assessment', ...audits]
const training = 'Training Materials'

for (const [user, names] of [
  [people.monitor, [...state, reports, ...administration, training]],
  [people.sysadmin, [...state, reports, ...administration, training]],
  [people.liaison, [...state, training]],
  [people.disputes, [...state, reports, training]],
  [people.alleganyAdmin, [...local, reports, 'Users', training]],
  [people.alleganyUser, [...local, reports, training]],
] as const) {
  test(`the menu of ${user} has the items of the role, and every one leads to a screen`, async ({ page }) => {
    await signInQuietly(page.context(), user)
    await page.goto('/user/landing')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu).toBeVisible()
    const closed = menu.getByRole('button', { expanded: false })
    while ((await closed.count()) > 0) await closed.first().click()
    const links = menu.getByRole('link')
    await expect(links).toHaveCount(names.length)
    for (const [place, name] of names.entries()) {
      await expect(links.nth(place)).toContainText(name)
      await links.nth(place).click()
      await expect(links.nth(place)).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Access Denied!')).toHaveCount(0)
      await expect(page.getByText('was not found')).toHaveCount(0)
    }
  })
}

test('a group that was closed stays closed for this person after a reload', async ({ page }) => {
  await signInQuietly(page.context(), people.howardUser)
  await page.goto('/user/landing')
  const group = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button').first()
  const before = await group.getAttribute('aria-expanded')
  await group.click()
  const after = before === 'true' ? 'false' : 'true'
  await expect(group).toHaveAttribute('aria-expanded', after)
  await page.reload()
  await expect(group).toHaveAttribute('aria-expanded', after)
})

for (const [script, address, there] of [
  ['any', '/auth/login', 'Login'],
  ['src/app/portal-area.tsx', '/user/landing', 'Account'],
] as const)
  test(`a script that does not come leaves a way out, not an empty page: ${script}`, async ({ page }) => {
    const files = `**/${script === 'any' ? 'assets/*.js' : await scriptOf(script)}`
    await signInQuietly(page.context(), people.monitor)
    await page.route(files, (route) => route.abort())
    await page.goto(address)
    await expect(page.getByText('The portal did not load.')).toBeVisible()
    await page.unroute(files)
    await page.getByRole('link', { name: 'Load this page again' }).click()
    await expect(page.getByRole('button', { name: there }).first()).toBeVisible()
  })

test('the code of a screen that does not come at once is asked for again', async ({ page }) => {
  await signInQuietly(page.context(), people.monitor)
  await page.goto('/user/landing')
  let asked = 0
  const file = await scriptOf('src/features/self-assessment/list/self-assessment-list-page.tsx')
  await page.route(`**/${file}*`, (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Self-Assessment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Self-Assessment' })).toBeVisible()
  expect(asked).toBe(2)
})

test('a page that is opened waits for its code and its data, and for no clock', async ({ page }) => {
  await signInQuietly(page.context(), people.monitor)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/user/statedashboard')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('dark and compact are remembered on this device', async ({ page }) => {
  await signInQuietly(page.context(), people.howardUser)
  await page.goto('/user/landing')
  await openUserMenu(page)
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await page.getByRole('menuitemradio', { name: 'Compact' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
})

test('a page starts at its top and has the focus, and its title names it', async ({ page }) => {
  await signInQuietly(page.context(), people.monitor)
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/user/statedashboard')
  await expect(page).toHaveTitle(/State Dashboard/)
  await page.mouse.wheel(0, 2000)
  await page.goto('/user/landing')
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: /State Dashboard/ })
    .click()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the keyboard alone goes from the address bar to signed in and out again', async ({ page }) => {
  await page.goto('/auth/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  const next = await awaitCode(page.request, people.howardAdmin)
  await tabTo(page, 'Username')
  await page.keyboard.type(people.howardAdmin)
  await tabTo(page, 'Password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')

  await expect(verifyDialog(page)).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(await next())
  await page.keyboard.press('Enter')
  await expectSignedIn(page, people.howardAdmin)

  await page.reload()
  await expectSignedIn(page, people.howardAdmin)
  await tabTo(page, 'Skip to main content')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.reload()
  await expectSignedIn(page, people.howardAdmin)
  await tabTo(page, 'Account menu')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth\/login/)
})

/** Presses Tab until the control with this name has the focus, and sees that the focus is visible on the way. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) continue
    const outlined = await focused.evaluate((element) => {
      const shown = [element, element.parentElement, element.closest('label')]
      return shown.some((each) => each && getComputedStyle(each).outlineStyle !== 'none')
    })
    expect(outlined, `the focus is visible before '${name}'`).toBe(true)
    const label = await focused.evaluate((element) => {
      const named = element.getAttribute('aria-label') ?? ''
      const labels =
        element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((each) => each.innerText) : []
      return `${named} ${labels.join(' ')} ${element.textContent}`
    })
    if (label.includes(name)) return
  }
  throw new Error(`Tab never reached '${name}'.`)
}
