import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js'
import { useContexts } from '../support/contexts.js'
import { expect, test, usePortal } from '../support/journey.js'
import { fullNames, people } from '../support/people.js'
import { activateAndStart, readSubsection, subsectionIds } from '../support/self-assessment.js'

const portal = usePortal()

/** Promised: others are seen within five seconds, and are gone within thirty. */
const soon = { timeout: 5000 }
const gone = { timeout: 30_000 }

const here = (page: Page): Locator => page.getByRole('list', { name: 'Also here' }).getByRole('listitem')

/** What is said of somebody, after the initials of the name. */
const says = (sentence: string): RegExp => new RegExp(`${sentence}$`)

/** Whoever stays on the subsection is seen there by the next test. */
const { contextOf } = useContexts(portal)

/** Somebody of the agency, two items of a subsection, and their addresses. */
async function aSubsection(browser: Browser) {
  const [monitor, admin] = [
    await contextOf(browser, people.monitor),
    await contextOf(browser, people.alleganyAdmin),
  ]
  const id = await activateAndStart(monitor, admin, '01')
  const [subsection = 0] = await subsectionIds(admin, id)
  const { items } = await readSubsection(admin, subsection)
  const [one, two] = items.map(({ number }) => number)
  const at = (item = '') => `/user/dashboard/self-assessment/${id}/subsection/${subsection}?item=${item}`
  return { monitor, admin, one: one ?? '', two: two ?? '', at, id, subsection }
}

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('article')).toBeVisible()
  return page
}

/** How many streams a page has open itself. */
async function countStreams(context: BrowserContext): Promise<() => Promise<number>> {
  await context.addInitScript(() => {
    const Original = EventSource
    const opened: EventSource[] = []
    Object.assign(globalThis, { opened })
    globalThis.EventSource = class extends Original {
      constructor(url: string | URL) {
        super(url)
        opened.push(this)
      }
    }
  })
  return async () => {
    const counts = await Promise.all(
      context.pages().map((page) =>
        page.evaluate(() => {
          const { opened = [] } = globalThis as unknown as { opened?: EventSource[] }
          return opened.filter(({ readyState }) => readyState !== EventSource.CLOSED).length
        }),
      ),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  }
}

test('two people in one subsection see each other come, move and leave', async ({ browser }) => {
  test.setTimeout(240_000)
  const { monitor, admin, one, two, at } = await aSubsection(browser)
  const colleague = await contextOf(browser, people.alleganyAdmin2)
  const name = fullNames[people.alleganyAdmin] ?? ''
  const page = await open(colleague, at(one))
  await expect(here(page)).toHaveCount(0)

  const other = await open(admin, at(two))
  await test.step('each is seen with the item, within five seconds', async () => {
    await expect(here(page)).toHaveText([says(`${name} is on item ${two}`)], soon)
    await expect(here(other)).toHaveText(
      [says(`${fullNames[people.alleganyAdmin2]} is on item ${one}`)],
      soon,
    )
    await expect(page.getByRole('status').filter({ hasText: `${name} is on item ${two}.` })).toHaveCount(1)
    await expectAccessible(page, 'a subsection with somebody else in it')
    await expectNoSidewaysScroll(page, 'a subsection with somebody else in it')
  })

  await test.step('a step to the same item is seen', async () => {
    await other.goto(at(one))
    await expect(here(page)).toHaveText([says(`${name} is on item ${one} too`)], soon)
  })

  await test.step('a state monitor is shown by name and role, and a reader for the state is not', async () => {
    const disputes = await contextOf(browser, people.disputes)
    const reader = await open(disputes, at(one))
    const state = await open(monitor, at(one))
    await expect(here(state).filter({ hasText: 'Karen Lindqvist (Dispute Resolution Staff)' })).toBeVisible(
      soon,
    )
    await expect(here(page).filter({ hasText: 'Helen Marsh (State Monitor)' })).toBeVisible(soon)
    await expect(here(page)).toHaveCount(2)
    await reader.close()
    await state.close()
    await expect(here(page)).toHaveCount(1, soon)
  })

  await test.step('a closed tab is gone at once, and so is one whose line is away before thirty seconds', async () => {
    await other.close()
    await expect(here(page)).toHaveCount(0, soon)
    const again = await open(admin, at(two))
    await expect(here(page)).toHaveCount(1, soon)
    await admin.setOffline(true)
    await expect(here(page)).toHaveCount(0, gone)
    // Who is offline does not know who is there.
    await expect(here(again)).toHaveCount(0, gone)
    await admin.setOffline(false)
    await expect(here(page)).toHaveText([says(`${name} is on item ${two}`)], { timeout: 10_000 })
    await expect(here(again)).toHaveCount(1, { timeout: 10_000 })
  })
})

test('the tabs of one person share one stream, and stay on when one of them is closed', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { admin, one, two, at } = await aSubsection(browser)
  const colleague = await contextOf(browser, people.alleganyAdmin2)
  const streams = await countStreams(admin)
  const name = fullNames[people.alleganyAdmin] ?? ''
  const page = await open(colleague, at(one))

  const first = await open(admin, at(one))
  const second = await open(admin, at(two))
  const third = await open(admin, at(two))
  await expect(here(page)).toHaveText([says(`${name} is on item ${two}`)], soon)
  for (const tab of [first, second, third])
    await expect(here(tab)).toHaveText(
      [says(`${fullNames[people.alleganyAdmin2]} is on item ${one}( too)?`)],
      soon,
    )
  await expect.poll(streams).toBe(1)

  // The first tab led: another one takes its place, and hears on.
  await first.close()
  await expect.poll(streams, { timeout: 15_000 }).toBe(1)
  await page.goto(at(two))
  await expect(here(second)).toHaveText([says(`${fullNames[people.alleganyAdmin2]} is on item ${two} too`)], {
    timeout: 10_000,
  })
  await expect(here(page)).toHaveText([says(`${name} is on item ${two} too`)], soon)
  await second.close()
  await third.close()
  await expect(here(page)).toHaveCount(0, gone)
})

test('where streams fail people see each other by asking', async ({ browser }) => {
  test.setTimeout(120_000)
  const { admin, one, two, at } = await aSubsection(browser)
  const colleague = await contextOf(browser, people.alleganyAdmin2)
  for (const context of [admin, colleague]) await context.route(/\/live\?/, (route) => route.abort())
  const page = await open(colleague, at(one))
  const other = await open(admin, at(two))
  await expect(here(page)).toHaveText([says(`${fullNames[people.alleganyAdmin]} is on item ${two}`)], soon)
  await other.close()
  await expect(here(page)).toHaveCount(0, gone)
})
