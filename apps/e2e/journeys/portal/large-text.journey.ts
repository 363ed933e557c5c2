import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import { signIn, signInQuietly } from '../../support/sign-in.js'

usePortal()

test('with text of twice the size the shell reflows as under zoom', async ({ page, context }) => {
  await signInQuietly(context, people.monitor)
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.goto('/user/landing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => matchMedia('(max-width: 47.99em)').matches)).toBe(true)
  // The menu lies over the page, as on a screen of half the width, and opens by its button.
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const path of ['/user/landing', '/user/dashboard/self-assessment', '/compliance/notes']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const [wide, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(wide, path).toBeLessThanOrEqual(shown ?? 0)
    // Nothing of the bar is cut off at its lower edge.
    const cut = await page.getByRole('banner').evaluate((bar) => {
      const { bottom } = bar.getBoundingClientRect()
      return [...bar.querySelectorAll('a, button')].filter(
        (one) => one.getBoundingClientRect().bottom > bottom + 1,
      ).length
    })
    expect(cut, path).toBe(0)
  }
})

test('in colours of the system the current item still differs from the others', async ({ page, context }) => {
  await signInQuietly(context, people.monitor)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/user/dashboard/self-assessment')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const look = (current: boolean) =>
    menu
      .locator(current ? 'a[aria-current]' : 'a:not([aria-current])')
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor)
  await expect(menu.locator('a[aria-current]')).toHaveCount(1)
  expect(await look(true)).not.toBe(await look(false))
})

test('after signing in the keyboard goes on at the page, and after filters are cleared at its heading', async ({
  page,
}) => {
  await signIn(page, people.monitor)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto('/compliance/findings?q=zzzzzz')
  const clear = page
    .getByRole('main')
    .getByRole('button', { name: /^Clear/ })
    .last()
  await expect(page.locator('[data-announcer]')).not.toBeEmpty()
  await clear.focus()
  await page.keyboard.press('Enter')
  await expect(clear).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
