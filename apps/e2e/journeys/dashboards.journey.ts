import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js'
import { FaultyApi } from '../support/faulty-api.js'
import { issuedFinding } from '../support/findings.js'
import { expect, test, usePortal } from '../support/journey.js'
import { awaitMail } from '../support/mailbox.js'
import { fullNames, people } from '../support/people.js'
import { activateAndStart, assignPerson, rowOf, subsectionIds } from '../support/self-assessment.js'
import { expectToast, signInQuietly } from '../support/sign-in.js'

const api = new FaultyApi()
const portal = usePortal({ apiUrl: (real) => api.start(real) })
test.beforeEach(() => api.heal())
test.afterAll(() => api.stop())

async function pageOf(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal().url, acceptDownloads: true })
  await signInQuietly(context, user)
  return context.newPage()
}

/** Names of the GraphQL operations that a page asks while something is done. */
async function asked(page: Page, act: () => Promise<void>): Promise<string[]> {
  const names: string[] = []
  const listen = (request: { url: () => string; postDataJSON: () => unknown }) => {
    if (!request.url().includes('/graphql')) return
    const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string }
    names.push(operationName ?? new URL(request.url()).searchParams.get('operationName') ?? '?')
  }
  page.on('request', listen)
  await act()
  page.off('request', listen)
  return names
}

/** What the bar around every screen asks, and what is told after it is shown. */
const ofTheShell = new Set(['Viewer', 'UnreadNotices', 'RememberVisit'])

const grid = (page: Page) => page.getByRole('region', { name: /^Agencies / })
const rowHeads = (page: Page) => grid(page).getByRole('rowheader')

test('a monitor finds what wants attention, keeps the filters in the address and reads the charts', async ({
  browser,
}) => {
  test.setTimeout(150_000)
  const monitor = await pageOf(browser, people.monitor)
  await issuedFinding(monitor.context(), 13)

  await test.step('the whole page comes with one question', async () => {
    const names = await asked(monitor, async () => {
      await monitor.goto('/user/statedashboard')
      await expect(rowHeads(monitor)).toHaveCount(24)
      await expect(monitor.getByRole('img', { name: /Status funnel/ })).toBeVisible()
    })
    expect(names.filter((name) => !ofTheShell.has(name))).toEqual(['StateDashboard'])
    await expect(monitor.getByText(/^As of /)).toBeVisible()
    await expect(monitor.getByText('Training County')).toHaveCount(0)
  })

  await test.step('filters are chosen with the keyboard, stand in the address and survive a reload', async () => {
    await monitor.getByLabel('Caseload').focus()
    await monitor.keyboard.press('ArrowDown')
    await expect(monitor).toHaveURL(/caseload=mine/)
    await expect(rowHeads(monitor)).not.toHaveCount(24)
    const mine = await rowHeads(monitor).allInnerTexts()
    await monitor.getByLabel('Part', { exact: true }).selectOption('Part C')
    await expect(monitor).toHaveURL(/part=Part\+C/)
    await monitor.reload()
    await expect(rowHeads(monitor)).toHaveText(mine)
    await expect(grid(monitor).getByRole('link', { name: /^Part C, / })).toHaveCount(mine.length)
    await expect(grid(monitor).getByRole('link', { name: /^Part B, / })).toHaveCount(0)
    await monitor.getByLabel('Caseload').selectOption('all')
    await monitor.getByLabel('Part', { exact: true }).selectOption('')
    await expect(rowHeads(monitor)).toHaveCount(24)
  })

  await test.step('a figure of the attention block leads to the agencies behind it', async () => {
    const item = monitor.getByRole('link', { name: /Subsections waiting for review/ })
    await item.focus()
    await monitor.keyboard.press('Enter')
    await expect(monitor).toHaveURL(/attention=subsectionsWaiting/)
    await expect(rowHeads(monitor).filter({ hasText: 'Montgomery' })).toHaveCount(1)
    await expect(rowHeads(monitor).filter({ hasText: 'Allegany' })).toHaveCount(0)
    await monitor.getByLabel('Show', { exact: true }).selectOption('')
    await grid(monitor).getByRole('button', { name: 'Findings open' }).click()
    await grid(monitor).getByRole('button', { name: 'Findings open' }).click()
    await expect(monitor).toHaveURL(/sort=-?findings/)
    await grid(monitor)
      .getByRole('link', { name: /open findings of Howard/ })
      .click()
    await expect(monitor).toHaveURL(/\/compliance\/findings\?leaId=13&status=open/)
    await monitor.goBack()
  })

  await test.step('a chart is a table too, and both leave as files', async () => {
    const chart = monitor.getByRole('region', { name: 'Correction clock of open findings' })
    await expect(chart.getByText(/^Of \d+ open findings, /)).toBeVisible()
    const toggle = chart.getByRole('button', { name: 'Show as table: Correction clock of open findings' })
    await toggle.focus()
    await monitor.keyboard.press('Enter')
    await expect(chart.getByRole('columnheader')).toHaveText(['Days left', 'Findings'])
    await expect(chart.getByRole('rowheader')).toHaveCount(7)
    const counted = await chart.getByRole('cell').allInnerTexts()
    expect(counted.reduce((sum, text) => sum + Number(text), 0)).toBeGreaterThan(0)
    const csv = monitor.waitForEvent('download')
    await chart.getByRole('button', { name: /as CSV$/ }).click()
    expect(await readFile(await (await csv).path(), 'utf8')).toContain('Days left,Findings\r\n')
    await chart.getByRole('button', { name: /^Show as chart/ }).click()
    const png = monitor.waitForEvent('download')
    await chart.getByRole('button', { name: /as PNG$/ }).click()
    const picture = await readFile(await (await png).path())
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect(picture.length).toBeGreaterThan(2000)
  })

  await test.step('a part that fails is named, and the rest is there', async () => {
    api.fault = (_method, path) =>
      path.startsWith('/api/dashboards/state/charts')
        ? { status: 503, body: { code: 'UNAVAILABLE', message: 'Down.', id: 'x' } }
        : undefined
    await monitor.getByRole('button', { name: 'Refresh' }).click()
    await expect(monitor.getByText('The charts could not be loaded.')).toBeVisible()
    await expect(rowHeads(monitor)).toHaveCount(24)
    await expect(monitor.getByRole('region', { name: /^Next 14 days/ })).toBeVisible()
    await expectAccessible(monitor, 'a failed part')
    api.heal()
    await monitor.getByRole('button', { name: 'Try again' }).click()
    await expect(monitor.getByRole('img', { name: /Correction clock/ })).toBeVisible()
  })

  await test.step('agencies that are shown are written to at once', async () => {
    await monitor.getByRole('searchbox', { name: 'Search agencies' }).fill('Howard')
    await expect(rowHeads(monitor)).toHaveCount(1)
    await grid(monitor).getByRole('button', { name: 'Mail agencies' }).press('Enter')
    const dialog = monitor.getByRole('dialog', { name: 'Mail agencies' })
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByText('Subject is required.').first()).toBeVisible()
    await dialog.getByLabel('Subject').fill('Due dates of spring')
    await dialog.getByLabel('Message').fill('Please look at them.')
    await expectAccessible(monitor, 'mail to agencies')
    const mailed = await awaitMail(
      monitor.request,
      people.howardAdmin,
      ({ subject }) => subject === 'Due dates of spring',
    )
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expectToast(monitor, '1 person in 1 agency was written to.')
    expect((await mailed()).text).toContain('Please look at them.')
    await monitor.getByRole('searchbox', { name: 'Search agencies' }).fill('')
  })

  await test.step('the letter stays on the dashboard of the agency', async () => {
    const admin = await pageOf(browser, people.howardAdmin)
    await admin.goto('/user/dashboard')
    const letter = admin
      .getByRole('region', { name: /^From the state/ })
      .getByRole('listitem')
      .filter({ hasText: 'Due dates of spring' })
    await expect(letter).toContainText('Please look at them.')
    await expect(letter).toContainText('Letter to administrators')
    await admin.context().close()
  })

  await test.step('it fits a phone', async () => {
    await monitor.setViewportSize({ width: 390, height: 800 })
    await expectNoSidewaysScroll(monitor, 'the state dashboard')
  })
})

test('the people of an agency see its work, the tour once, and what changed while they were away', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const monitor = await pageOf(browser, people.monitor)
  const admin = await pageOf(browser, people.alleganyAdmin)

  await test.step('the landing page checks the profile, shows around, and does so once', async () => {
    const tour = admin.getByRole('region', { name: /^Welcome/ })
    const names = await asked(admin, async () => {
      await admin.goto('/user/landing')
      await expect(tour.getByText('Is this you?')).toBeVisible()
      await expect(admin.getByRole('region', { name: /^My tasks/ })).toBeVisible()
      await admin.waitForLoadState('networkidle')
    })
    expect(names.filter((name) => !ofTheShell.has(name))).toEqual(['LandingPage'])
    await expect(tour.getByText(people.alleganyAdmin).first()).toBeVisible()
    for (const title of ['The menu', 'Agency and year', 'Your dashboard', 'Messages and help']) {
      await tour.getByRole('button', { name: 'Next step' }).press('Enter')
      await expect(tour.getByRole('heading', { name: title, exact: true })).toBeFocused()
    }
    await tour.getByRole('button', { name: 'Done' }).click()
    await expect(tour).toBeHidden()
    await expect(admin.getByRole('region', { name: /^Deadlines this month/ })).toBeVisible()
    await admin.reload()
    await expect(admin.getByRole('region', { name: /^Deadlines this month/ })).toBeVisible()
    await expect(tour).toHaveCount(0)
    await admin.getByLabel('Part', { exact: true }).selectOption('Part B')
    await admin.reload()
    await expect(admin.getByLabel('Part', { exact: true })).toHaveValue('Part B')
  })

  await test.step('before the activation the page says so, and names the monitor', async () => {
    await admin.goto('/user/dashboard')
    await expect(
      admin.getByText(/^The \d{4}-\d{4} self-assessment has not been activated yet\.$/),
    ).toBeVisible()
    await expect(admin.getByText(/^Your monitor is /)).toBeVisible()
  })

  await activateAndStart(monitor.context(), admin.context(), '01')

  await test.step('afterwards it shows how far the work is, with one question, the documents included', async () => {
    const names = await asked(admin, async () => {
      await admin.goto('/user/dashboard')
      await expect(admin.getByText(/^0 of \d+ subsections ready$/)).toBeVisible()
      await expect(admin.getByRole('button', { name: /Required Documentation$/ })).not.toHaveCount(0)
      await admin.waitForLoadState('networkidle')
    })
    expect(names.filter((name) => !ofTheShell.has(name))).toEqual(['LocalDashboard'])
    await expect(admin.getByRole('region', { name: /^Team/ }).getByRole('rowheader')).not.toHaveCount(0)
    await expect(admin.getByRole('region', { name: 'What changed since your last visit' })).toBeVisible()
    await admin.getByRole('button', { name: 'Calendar', exact: true }).click()
    await expect(admin.getByRole('dialog', { name: /Events Calendar/ })).toBeVisible()
    await expectAccessible(admin, 'the local dashboard')
  })

  await test.step('the administrator hands the open work of a person over', async () => {
    const { id } = await rowOf(admin.context(), '01')
    const [subsection] = await subsectionIds(admin.context(), id)
    const team = admin.getByRole('region', { name: /^Team/ })
    const line = (name: string) => team.getByRole('row', { name: new RegExp(`^${name}`) })
    const person = fullNames[people.alleganyUser] ?? ''
    const colleague = fullNames[people.alleganyAdmin2] ?? ''
    await assignPerson(admin.context(), { leaId: 1, subsectionResponseId: Number(subsection) }, person)
    await admin.goto('/user/dashboard')
    await expect(line(person)).toContainText('1 subsection')
    await team.getByRole('button', { name: `Reassign the work of ${person}` }).press('Enter')
    const dialog = admin.getByRole('dialog', { name: `Reassign the work of ${person}` })
    await dialog.getByRole('button', { name: 'Reassign' }).click()
    await expect(dialog.getByText('Colleague is required.').first()).toBeVisible()
    await dialog.getByLabel('Colleague').selectOption(colleague)
    await dialog.getByRole('button', { name: 'Reassign' }).click()
    await expectToast(admin, `1 assignment went to ${colleague}.`)
    await expect(line(colleague)).toContainText('1 subsection')
    await expect(line(person)).toContainText('Nothing open')
  })

  await test.step('a part that fails is named, and the rest is there', async () => {
    api.fault = (_method, path) =>
      path.endsWith('/news')
        ? { status: 503, body: { code: 'UNAVAILABLE', message: 'Down.', id: 'x' } }
        : undefined
    await admin.goto('/user/dashboard')
    await expect(admin.getByText('The messages and changes could not be loaded.')).toBeVisible()
    await expect(admin.getByText(/^0 of \d+ subsections ready$/)).toBeVisible()
    api.heal()
  })

  await test.step('the state opens it from its grid, and comes back to another agency', async () => {
    await monitor.goto('/user/statedashboard')
    await monitor.getByRole('link', { name: '01 Allegany County' }).click()
    await expect(monitor).toHaveURL(/\/user\/dashboard$/)
    await expect(monitor.getByText(/^0 of \d+ subsections ready$/)).toBeVisible()
    await expect(monitor.getByLabel('Agency', { exact: true })).toHaveValue('1')
  })
})
