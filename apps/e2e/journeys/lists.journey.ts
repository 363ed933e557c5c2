import type { Browser, Page } from '@playwright/test'
import { issuedFinding } from '../support/findings.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'
import { signInQuietly } from '../support/sign-in.js'

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

test('the state dashboard shows fourteen agencies above the fold, and its charts are a press away', async ({
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

  await page.getByRole('link', { name: 'Charts', exact: true }).press('Enter')
  const charts = page.getByRole('region', { name: 'Status funnel of the self-assessments' })
  await expect(charts).toBeInViewport()
  await expect(charts.getByRole('heading')).toBeInViewport()
})

/** Every list of the portal that a monitor opens, with the name of its table. */
const lists = [
  ['/user/statedashboard', 'Agencies'],
  ['/user/dashboard/self-assessment', 'Agencies'],
  ['/compliance/findings', 'Findings'],
  ['/compliance/cohorts', 'Monitors'],
  ['/compliance/notes', 'Notes'],
  ['/compliance/notes/templates', 'Templates'],
  ['/compliance/reports', 'Reports'],
  ['/compliance/lea/admin-editing', 'Agencies'],
  ['/admin/users', 'Users'],
  ['/admin/audit-trail', 'Audit trail'],
  ['/user/tasks', 'Tasks'],
  ['/user/notices', 'Notices'],
] as const
