import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'
import { graphql, signInQuietly } from '../support/sign-in.js'

const portal = usePortal()

async function contextOf(browser: Browser, user: string, more: object = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: portal().url, ...more })
  await signInQuietly(context, user)
  return context
}

/** The field of the top bar; on narrow screens there is an icon in its place. */
const field = (page: Page) => page.getByRole('searchbox', { name: 'Find an agency, finding or document' })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search the portal' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name }).first()

interface Found {
  search: { groups: { group: string; total: number; hits: { title: string; parentId: string | null }[] }[] }
}
const searched = (context: BrowserContext, text: string): Promise<Found> =>
  graphql<Found>(
    context,
    'query ($text: String!) { search(text: $text, pageSize: 50) { groups { group total hits { title parentId } } } }',
    { text },
  )

test('a monitor finds a finding by its number and a note, by keyboard alone', async ({ browser }) => {
  test.setTimeout(120_000)
  const context = await contextOf(browser, people.monitor)
  const { findings } = await graphql<{ findings: { rows: { id: number; number: string }[] } }>(
    context,
    '{ findings(pageSize: 1) { rows { id number } } }',
  )
  const [finding] = findings.rows
  if (!finding) throw new Error('The demonstration has no finding.')
  const page = await context.newPage()
  await page.goto('/user/landing')
  await expect(field(page)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(box(page)).toBeFocused()

  await test.step('the number leads to the finding', async () => {
    await page.keyboard.type(finding.number)
    await expect(option(page, new RegExp(finding.number))).toHaveAttribute('aria-selected', 'true')
    await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results?$/)
    await expectAccessible(page, 'the palette')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/compliance/findings/${finding.id}$`))
    await expect(palette(page)).toBeHidden()
  })

  await test.step('"/" leads to the field, what is typed there goes on in the palette, a slash in a field is a slash', async () => {
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('34/5')
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('34/5')
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
  })

  await test.step('what was searched for stands at the beginning next time', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(option(page, finding.number)).toBeVisible()
    await palette(page).getByRole('button', { name: 'Clear recent searches' }).click()
    await expect(option(page, finding.number)).toBeHidden()
    await expect(box(page)).toBeFocused()
  })

  await test.step('a note opens in a notepad, above the page', async () => {
    await page.keyboard.type('called the director')
    await option(page, /Called the director/).click()
    await expect(page.getByRole('dialog', { name: /Note/ }).first()).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/compliance/findings/${finding.id}$`))
  })

  await test.step('a screen of the menu is a search away', async () => {
    await page.goto('/user/landing')
    await expect(field(page)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('users')
    await expect(option(page, 'Users')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/users$/)
  })
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(stored).not.toContain(finding.number)
  await context.close()
})

test('an agency finds its own records alone, and a student by the whole reference, masked', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const [state, own] = await Promise.all([
    contextOf(browser, people.monitor),
    contextOf(browser, people.alleganyAdmin),
  ])
  const groupsOf = async (context: BrowserContext, text: string) =>
    (await searched(context, text)).search.groups.map(({ group }) => group)
  expect(await groupsOf(state, 'MC-4471')).toContain('students')
  expect(await groupsOf(own, 'MC-4471')).toEqual([])
  expect(await groupsOf(state, 'howard')).toContain('agencies')
  expect(await groupsOf(own, 'howard')).toEqual([])
  expect(await groupsOf(state, 'MC-447')).not.toContain('students')

  const page = await state.newPage()
  await page.goto('/user/landing')
  await field(page).click()
  await box(page).fill('MC-4471')
  await expect(option(page, /••••71/)).toBeVisible()
  await option(page, /••••71/).click()
  await expect(page).toHaveURL(/\/compliance\/findings\/\d+$/)
  await field(page).click()
  await expect(palette(page).getByRole('option', { name: 'MC-4471' })).toBeHidden()
  await Promise.all([state.close(), own.close()])
})

test('on a phone the results fill a page, kind by kind', async ({ browser }) => {
  test.setTimeout(120_000)
  const context = await contextOf(browser, people.monitor, { viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/user/landing')
  await page.getByRole('button', { name: 'Search (Ctrl+K)' }).click()
  await box(page).fill('example')
  await expect(option(page, /^Show all \d+ in People$/)).toBeVisible()
  await expectNoSidewaysScroll(page, 'the palette on a phone')
  await box(page).fill('nosuchwordanywhere')
  const nothing = page.getByRole('paragraph').filter({ hasText: 'Nothing found for “nosuchwordanywhere”.' })
  await expect(nothing).toBeVisible()
  const below = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0
  // Where the hits would begin, not below their space.
  expect((await below(nothing)) - (await below(box(page)))).toBeLessThan(120)
  await box(page).fill('example')
  await option(page, /^All results for/).click()
  await expect(page).toHaveURL(/\/user\/search\?q=example$/)
  await page.getByRole('link', { name: /^Show all \d+ in People$/ }).click()
  await expect(page).toHaveURL(/group=users/)
  await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'the results on a phone')
  await expectNoSidewaysScroll(page, 'the results on a phone')
  await page.getByRole('searchbox', { name: 'Search the portal' }).fill('nosuchwordanywhere')
  await expect(page.getByRole('main').getByText('Nothing found for “nosuchwordanywhere”.')).toBeVisible()
  await context.close()
})

test('search boxes that write to the address keep every letter, at any speed', async ({ browser }) => {
  const context = await contextOf(browser, people.monitor)
  const page = await context.newPage()
  for (const address of [
    '/user/statedashboard',
    '/user/dashboard/self-assessment',
    '/compliance/reports',
    '/compliance/lea/admin-editing',
    '/admin/users',
  ]) {
    await page.goto(address)
    const search = page.getByRole('main').getByRole('searchbox').first()
    for (const delay of [0, 60, 220]) {
      await search.fill('')
      await search.pressSequentially('Baltimore County', { delay })
      await expect(page, `${address} typed every ${delay} ms`).toHaveURL(/Baltimore(?:\+|%20)County/)
      await expect(search).toHaveValue('Baltimore County')
    }
    await page.goto('/user/landing')
    await page.goBack()
    await expect(search, 'after Back').toHaveValue('Baltimore County')
  }
  await context.close()
})
