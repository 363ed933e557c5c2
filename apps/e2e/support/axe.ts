import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Looks for accessibility faults on the screen as it is, in light and in dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // The menu stands before the code of the screen has come.
  await expect(page.locator('h1').first()).toBeAttached()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** A screen as narrow as a phone, 390 px unless told, shows everything without scrolling sideways. */
export async function expectNoSidewaysScroll(page: Page, what: string, width = 390): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width, height: 844 })
  await expect
    .soft(async () => {
      const { wide, widest } = await page.evaluate(() => {
        const outside = [...document.querySelectorAll('body *')].filter(
          (element) =>
            element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('[aria-hidden=true]'),
        )
        return {
          wide: document.documentElement.scrollWidth > innerWidth,
          widest: outside.slice(0, 3).map((element) => element.outerHTML.slice(0, 160)),
        }
      })
      expect(wide, `${what} at ${width} px: ${widest.join(' | ')}`).toBe(false)
    })
    .toPass({ timeout: 5000 })
  if (before) await page.setViewportSize(before)
}
