import type { Browser, Page } from '@playwright/test'
import { draftFinding } from '../../support/findings.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import { signInQuietly } from '../../support/sign-in.js'

const portal = usePortal()

async function pageOf(browser: Browser, user: string, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal().url, viewport: { width, height } })
  await signInQuietly(context, user)
  return context.newPage()
}

/** Places of the rows of the first table of the page. */
const places = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('main tbody')
    return [...(table?.querySelectorAll('tr:not([aria-hidden])') ?? [])].map((row) => {
      const { top, bottom, height } = row.getBoundingClientRect()
      return { top, bottom, height }
    })
  })

test('the state dashboard shows fourteen agencies above the fold, and its charts beside them or a press away', async ({
  browser,
}) => {
  const page = await pageOf(browser, people.monitor, 1440, 900)
  await page.goto('/user/statedashboard')
  await expect(page.getByRole('rowheader')).toHaveCount(24)
  const rows = await places(page)
  expect(rows.filter(({ top, bottom }) => top > 0 && bottom <= 900).length).toBeGreaterThanOrEqual(14)
  expect(Math.max(...rows.slice(0, 14).map(({ height }) => height))).toBeLessThanOrEqual(38)

  // One strip: every figure on the same line.
  const tiles = await page.getByRole('region', { name: 'Attention' }).getByRole('listitem').all()
  expect(tiles.length).toBeGreaterThanOrEqual(5)
  const tops = await Promise.all(tiles.map(async (tile) => (await tile.boundingBox())?.y))
  expect(new Set(tops).size).toBe(1)

  // Beside the agencies, their head on one line with that of the first chart.
  const chart = page.getByRole('region', { name: 'Findings issued and closed by month' })
  const agencies = page.getByRole('region', { name: /^Agencies/ })
  const toCharts = page.getByRole('link', { name: 'Charts', exact: true })
  for (const width of [1440, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(toCharts).toBeHidden()
    await expect.poll(async () => (await chart.boundingBox())?.y).toBe((await agencies.boundingBox())?.y)
    const heads = await agencies.getByRole('button', { name: /^(Mail agencies|Columns|Export)$/ }).all()
    const lines = await Promise.all(heads.map(async (head) => (await head.boundingBox())?.y))
    expect(new Set(lines).size, `lines of the head at ${width} px`).toBe(1)
    const { clipped, wide } = await agencies.evaluate((card) => ({
      // Words for screen readers are one pixel wide.
      clipped: [...card.querySelectorAll('tbody a span')].filter(
        ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
      ).length,
      wide: (card.querySelector('table')?.scrollWidth ?? 0) > card.clientWidth,
    }))
    expect(wide, `table wider than its card at ${width} px`).toBe(false)
    expect(clipped, `statuses that end in dots at ${width} px`).toBeLessThanOrEqual(1)
  }

  // Below them where there is no space.
  await page.setViewportSize({ width: 1280, height: 800 })
  await toCharts.press('Enter')
  await expect(chart).toBeInViewport()
  await expect(chart.getByRole('heading')).toBeInViewport()
})

test('ten findings are in sight, under one row of filters', async ({ browser }) => {
  const page = await pageOf(browser, people.monitor, 1440, 900)
  // The longest names that there are.
  for (const source of ['Policies', 'AltFramework', 'Restraint'])
    for (const leaId of [16, 17, 2, 16]) await draftFinding(page.context(), leaId, { source })
  await page.goto('/compliance/findings?leaId=16')
  await expect(page.getByRole('rowheader').nth(6)).toBeVisible()
  for (const { height } of await places(page)) expect(height).toBeLessThanOrEqual(56)
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/compliance/findings')
    await expect(page.getByRole('rowheader').nth(9)).toBeVisible()
    expect((await places(page))[9]?.bottom, `tenth finding at ${width} px`).toBeLessThanOrEqual(height)
  }
})

test('beside the work of an agency stand its clocks and messages, and on a phone acts share the width', async ({
  browser,
}) => {
  const page = await pageOf(browser, people.monitor, 1440, 900)
  const box = async (name: string) => {
    const found = await page.getByRole('region', { name: new RegExp(`^${name}`) }).boundingBox()
    if (!found) throw new Error(`${name} is not drawn.`)
    return found
  }
  await page.goto('/user/dashboard?leaId=15')
  const [next, clocks, messages, team] = [
    await box('Next actions'),
    await box('Open findings'),
    await box('From the state'),
    await box('Team'),
  ]
  expect(clocks.y).toBe(next.y)
  expect(clocks.width).toBe(316)
  expect(messages.x).toBe(clocks.x)
  expect(clocks.x).toBeGreaterThan(team.x + team.width)
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await box('Open findings')).y).toBeGreaterThan((await box('Team')).y)

  await page.goto('/admin/users')
  await expect(page.getByRole('button', { name: 'Import Users' })).toBeVisible()
  const ends = await page
    .getByRole('main')
    .getByRole('button', { name: /^(Import Users|Export Active Users|Add User)$/ })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  expect(ends).toHaveLength(3)
  // The last of the first line, and the one below it.
  expect(ends.filter((end) => Math.round(end) === 390 - 14).length).toBeGreaterThanOrEqual(2)
})

/** Every list of the portal that a monitor opens. */
const lists = [
  '/user/statedashboard',
  '/user/dashboard/self-assessment',
  '/user/tasks',
  '/compliance/findings',
  '/compliance/cohorts',
  '/compliance/notes',
  '/compliance/notes/templates',
  '/compliance/reports',
  '/compliance/lea/admin-editing',
  '/admin/users',
  '/admin/audit-trail',
]

/** On how many lines the filters of each bar stand, and which tools of tables stand outside the head of a card. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const middles = (bar: Element) =>
      [...bar.children].flatMap((one) => {
        const { top, height } = one.getBoundingClientRect()
        return height > 0 ? [top + height / 2] : []
      })
    const bars = [...(main?.querySelectorAll('[role=search]') ?? [])].map(middles)
    const tools = [...(main?.querySelectorAll('button[aria-haspopup=menu]') ?? [])].filter((button) =>
      /^(Columns|Export)$/.test(button.textContent.trim()),
    )
    return {
      lines: bars.map((all) => (Math.max(...all) - Math.min(...all) < 4 ? 1 : 2)),
      tools: tools.length,
      outside: tools.filter((button) => !button.closest('section > header')).length,
    }
  })

/** Controls whose accessible name leaves out what is written on them: who speaks to the page could not press them. */
const misnamed = (page: Page) =>
  page.evaluate(() => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
    return [...document.querySelectorAll<HTMLElement>('main :is(a, button)[aria-label]')].flatMap((one) => {
      const label = one.getAttribute('aria-label') ?? ''
      return plain(label).includes(plain(one.innerText)) ? [] : [`${one.innerText}: ${label}`]
    })
  })

test('every list has its filters in one row, its tools in the head, and on a phone its first record in sight', async ({
  browser,
}) => {
  const page = await pageOf(browser, people.monitor, 1440, 900)
  const record = page.locator('main tbody tr:not([aria-hidden]) :is(th, td)').first()
  for (const path of lists) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await expect(record).toBeVisible()
      const { lines, tools, outside } = await looksOf(page)
      expect.soft(lines, `lines of filters of ${path}`).not.toContain(2)
      expect.soft(lines.length, `filters of ${path}`).toBeGreaterThan(0)
      expect.soft(tools, `tools of ${path}`).toBeGreaterThan(0)
      expect.soft(outside, `tools outside the head of ${path}`).toBe(0)
      expect.soft(await misnamed(page), `names of controls of ${path}`).toEqual([])

      await page.setViewportSize({ width: 390, height: 844 })
      const button = page.getByRole('main').getByRole('button', { name: /^Filters/ })
      await expect.soft(button, `Filters of ${path}`).toHaveCount(1)
      await expect.soft(record, `first record of ${path}`).toBeInViewport({ ratio: 1 })
      await button.press('Enter')
      await expect.soft(button).toHaveAttribute('aria-expanded', 'true')
      const bar = page.locator(`[id="${(await button.getAttribute('aria-controls')) ?? ''}"]`)
      await expect.soft(bar, `opened filters of ${path}`).toBeVisible()
    })
  }
})
