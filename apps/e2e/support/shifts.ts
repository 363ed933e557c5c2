import { expect, type BrowserContext, type Page } from '@playwright/test'

/** Most that a page may jump while it loads: the score of layout shifts (CLS), which has no unit. */
const most = 0.02

interface Shifts {
  /** Sum of the scores until somebody touched the page. */
  score: number
  /** What moved, the largest jump first. */
  moved: string[]
}

/** Lets every page of a context note how much it jumps until somebody touches it. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources?: { node?: Node | null }[]
    }
    const entries: Entry[] = []
    let touched = Infinity
    const touch = () => (touched = Math.min(touched, performance.now()))
    for (const event of ['pointerdown', 'keydown', 'input', 'change', 'resize'])
      addEventListener(event, touch, { capture: true })
    const nameOf = ({ node }: { node?: Node | null }) => {
      const place = node instanceof Element ? node : node?.parentElement
      return place ? `${place.tagName.toLowerCase()} "${(place.textContent ?? '').slice(0, 40)}"` : 'gone'
    }
    new PerformanceObserver((list) => entries.push(...(list.getEntries() as Entry[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
    Object.assign(globalThis, {
      layoutShifts: (): Shifts => {
        const jumps = entries.filter(
          ({ startTime, hadRecentInput }) => startTime < touched && !hadRecentInput,
        )
        return {
          score: jumps.reduce((sum, { value }) => sum + value, 0),
          moved: jumps
            .toSorted((one, other) => other.value - one.value)
            .slice(0, 3)
            .map(({ value, sources = [] }) => `${value.toFixed(3)} ${sources.map(nameOf).join(', ')}`),
        }
      },
    })
  })
}

/** A page has not jumped while it loaded; pages of contexts that are not watched are not judged. */
export async function expectSteady(page: Page, what: string): Promise<void> {
  const seen = await page.evaluate(() => {
    const { layoutShifts } = globalThis as { layoutShifts?: () => Shifts }
    return layoutShifts?.()
  })
  if (seen) expect.soft(seen.score, `${what} jumps: ${seen.moved.join('; ')}`).toBeLessThanOrEqual(most)
}

/** The same address does not jump on a phone either. */
export async function expectSteadyOnPhone(page: Page, what: string): Promise<void> {
  const phone = await page.context().newPage()
  try {
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(page.url())
    await phone.locator('h1:visible').first().waitFor()
    await expect(phone.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
    // What is loaded after the page, as the search of the top bar.
    await phone.waitForTimeout(300)
    await expectSteady(phone, `${what} on a phone`)
  } finally {
    await phone.close({ runBeforeUnload: false })
  }
}
