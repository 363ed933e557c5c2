import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey.js'
import type { Portal } from './portal.js'
import { signInQuietly } from './sign-in.js'

/** Browsers of people beside that of the test, signed in to the portal of the file; each is closed when its test ends. */
export function useContexts(portal: () => Portal) {
  const contexts: BrowserContext[] = []
  test.afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
  })

  async function contextOf(browser: Browser, user: string): Promise<BrowserContext> {
    const context = await browser.newContext({ baseURL: portal().url })
    contexts.push(context)
    await signInQuietly(context, user)
    return context
  }

  return {
    contextOf,
    /** The first page of such a browser. */
    pageOf: async (browser: Browser, user: string): Promise<Page> =>
      (await contextOf(browser, user)).newPage(),
  }
}

/** Opens an address in a new page, and waits for its title. */
export async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}
