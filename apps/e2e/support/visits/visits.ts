import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { breakData } from '../data-faults.js'

/** Somebody at a screen. */
export interface Visit {
  /** A new page of somebody who is not signed in. */
  stranger: () => Promise<Page>
  browser: Browser
  /** A context signed in as this person, kept for the file. */
  as: (user: string) => Promise<BrowserContext>
}

/** Brings a page into a state; opens it as somebody when the state needs a signed-in person. */
export type Reach = (visit: Visit) => Promise<Page>

/** Takes the page on from the state before: what loads becomes what failed, without another load of the portal. */
export interface Onward {
  onward: (page: Page) => Promise<void>
}

/** States of a screen's module, by their declared names. */
export type Visits = Record<string, Record<string, Reach | Onward>>

/**
 * Waits until something is there, looking often: the pauses between the looks of a plain expectation grow to a second, and
 * three hundred states are waited for.
 */
const soon = (look: () => Promise<boolean>, what: string) =>
  expect.poll(look, { message: what, intervals: [30], timeout: 15_000 }).toBe(true)

/** Looked for by its tag: finding it by its role works out the roles of the whole page, thirty times a second. */
export const heading = (page: Page) =>
  soon(() => page.locator('h1:visible').first().isVisible(), 'the heading is visible')

/** Opens an address as somebody, and prepares the page before. */
export function open(
  user: string,
  address: string | ((visit: Visit) => Promise<string>),
  before: (page: Page) => Promise<void> = async () => undefined,
  after: (page: Page) => Promise<void> = async () => undefined,
): Reach {
  return async (visit) => {
    const context = await visit.as(user)
    const to = typeof address === 'string' ? address : await address(visit)
    const page = await context.newPage()
    await before(page)
    await page.goto(to)
    await heading(page)
    await after(page)
    return page
  }
}

/** The text stands somewhere; filters may have it among their closed options too. */
export const shows = (text: string | RegExp) => async (page: Page) => {
  const shown = page.getByText(text).filter({ visible: true })
  await soon(async () => (await shown.count()) > 0, `${text} is visible`)
}
export const retries = async (page: Page) => {
  const again = page.getByRole('button', { name: 'Try again' }).first()
  await soon(() => again.isVisible(), 'Try again is visible')
}
export const isLoading = async (page: Page) => {
  const loading = page.getByRole('status').filter({ hasText: /^Loading/ })
  await soon(async () => (await loading.count()) > 0, 'a status says that it loads')
}

/** The states that every screen with data has, as they follow each other: it loads, it fails, and a second try reaches nothing. */
export function faultsOf(
  user: string,
  address: string | ((visit: Visit) => Promise<string>),
): Record<string, Reach | Onward> {
  let goOn: Awaited<ReturnType<typeof breakData>>
  const startLoading = async (page: Page) => {
    goOn = await breakData(page, 'loading')
  }
  return {
    loading: open(user, address, startLoading, isLoading),
    error: {
      onward: async (page) => {
        await goOn('error')
        await retries(page)
      },
    },
    offline: {
      onward: async (page) => {
        await goOn('offline')
        await page.getByRole('button', { name: 'Try again' }).first().click()
        await shows(/^No Network/)(page)
        await retries(page)
      },
    },
  }
}
