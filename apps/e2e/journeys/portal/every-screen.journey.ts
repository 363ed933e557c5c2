import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/axe.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { expectSteady, expectSteadyOnPhone, watchShifts } from '../../support/shifts.js'
import { declaredScreens, routedModules } from '../../support/screens.js'
import { signInQuietly } from '../../support/sign-in.js'
import { allVisits as visits } from '../../support/visits/all-visits.js'
import { administrationVisits } from '../../support/visits/visits-administration.js'

// Screens are independent of each other: both workers share them, each with a portal of its own.
test.describe.configure({ mode: 'parallel' })
const portal = usePortal()

/** A page of somebody that stays open: the browser keeps one process for their pages, and the code compiled in it. */
const keepers = new Map<string, Page>()
test.afterAll(async () => {
  for (const keeper of keepers.values()) await keeper.context().close()
  keepers.clear()
})

/** What one visit typed would be put back in the next one. */
async function forgetDrafts(): Promise<void> {
  for (const keeper of keepers.values())
    await keeper.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('portal.draft:')) localStorage.removeItem(key)
    })
}

test('every screen of the router declares its states, and every state is visited', async () => {
  const declared = await declaredScreens()
  const modules = declared.map(({ module }) => module)
  expect(modules).toEqual(expect.arrayContaining(await routedModules()))
  for (const { module, states } of declared) {
    expect(states, module).not.toEqual([])
    expect(Object.keys(visits[module] ?? {}).toSorted(), `visits of ${module}`).toEqual(states.toSorted())
  }
})

/** States whose address shows something else when it is opened again: a screen is steady in the first of the others. */
const passing: ReadonlySet<string> = new Set(['loading', 'error', 'offline', 'forbidden', 'not found'])

/** The heads of prongs, and the form for signing in after a session ended, still grow with the response. */
const notYetSteady = /^features\/(audits|session)\//

for (const [module, states] of Object.entries(visits)) {
  const usual = Object.keys(states).find((state) => !passing.has(state))
  test(`${module} is accessible and steady in each of its states, light, dark and on a phone`, async ({
    browser,
    viewport,
  }) => {
    test.setTimeout(300_000)
    const as = async (user: string) => {
      const known = keepers.get(user)
      if (known) return known.context()
      const context = await browser.newContext({ baseURL: portal().url })
      await watchShifts(context)
      await signInQuietly(context, user)
      const keeper = await context.newPage()
      await keeper.goto('/logo-mark.svg')
      keepers.set(user, keeper)
      return context
    }
    let page: Page | undefined
    let visitor: BrowserContext | undefined
    const stranger = async () => {
      if (!visitor) {
        visitor = await browser.newContext({ baseURL: portal().url })
        await watchShifts(visitor)
      }
      return visitor.newPage()
    }
    const leave = async () => {
      await page?.close({ runBeforeUnload: false })
      await visitor?.close()
      page = visitor = undefined
      await forgetDrafts()
    }
    for (const [state, way] of Object.entries(states)) {
      await test.step(state, async () => {
        if ('onward' in way) {
          if (!page) throw new Error(`${module} begins with ${state}, which goes on from another state.`)
          if (viewport) await page.setViewportSize(viewport)
          await way.onward(page)
        } else {
          await leave()
          page = await way({ stranger, browser, as })
        }
        if (state === usual && !notYetSteady.test(module)) {
          await expectSteady(page, `${module}, ${state}`)
          await expectSteadyOnPhone(page, `${module}, ${state}`)
        }
        await expectAccessible(page, `${module}, ${state}`)
        await expectNoSidewaysScroll(page, `${module}, ${state}`, { done: true })
        // 320 px is a page of 1280 px at 400 % (WCAG 1.4.10).
        if (module in administrationVisits)
          await expectNoSidewaysScroll(page, `${module}, ${state}`, { width: 320, done: true })
      })
    }
    await leave()
  })
}
