import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Half as long as `axe.source`, which every new page reads anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The schemes differ in nothing but colours, so only the rules about colours run again in dark. */
const colourRules = axe
  .getRules(tags)
  .flatMap(({ ruleId, tags: of }) => (of.includes('cat.color') ? [ruleId] : []))

/** Runs axe in the page itself: the package for Playwright brings it in anew, and opens a page, for every run. */
async function violationsIn(page: Page, runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const { violations } = await page.evaluate((only) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
    return inPage.run({ runOnly: only, resultTypes: ['violations'] })
  }, runOnly)
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

/** Looks for accessibility faults on the screen as it is, in light and in dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // The menu stands before the code of the screen has come.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html.${colorScheme}`).waitFor({ state: 'attached' })
    const found = await violationsIn(page, colorScheme === 'light' ? tags : colourRules)
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * A screen as narrow as a phone, 390 px by default, shows everything without scrolling sideways. The page gets its own width
 * back, unless it is `done` and nobody looks at it any more.
 */
export async function expectNoSidewaysScroll(
  page: Page,
  what: string,
  { width = 390, done = false } = {},
): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width, height: 844 })
  await expect
    .soft(async () => {
      const widest = await page.evaluate(() => {
        if (document.documentElement.scrollWidth <= innerWidth) return undefined
        const outside = [...document.querySelectorAll('body *')].filter(
          (element) =>
            element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('[aria-hidden=true]'),
        )
        return outside.slice(0, 3).map((element) => element.outerHTML.slice(0, 160))
      })
      expect(widest, `${what} at ${width} px is wider than the screen`).toBeUndefined()
    })
    .toPass({ timeout: 5000 })
  if (before && !done) await page.setViewportSize(before)
}
