import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js'
import { FaultyApi } from '../support/faulty-api.js'
import { issuedFinding } from '../support/findings.js'
import { expect, test, usePortal } from '../support/journey.js'
import { awaitMail } from '../support/mailbox.js'
import { fullNames, people } from '../support/people.js'
import { activateAndStart, assignPerson, rowOf, subsectionIds } from '../support/self-assessment.js'
import { expectToast, signInQuietly, toasts } from '../support/sign-in.js'

const api = new FaultyApi()
const portal = usePortal({ apiUrl: (real) => api.start(real) })
test.beforeEach(() => api.heal())
test.afterAll(() => api.stop())

async function pageOf(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal().url, acceptDownloads: true })
  await signInQuietly(context, user)
  return context.newPage()
}

/** Names of the GraphQL operations that a page sends while something is done. */
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

/** What the bar around every screen requests, and what is reported after it is shown. */
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
    // It leads where the filters lead, once the page shows that they were taken away.
    await expect(item).not.toHaveAttribute('href', /part=/)
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
      .getByRole('link', { name: /^Open findings of Howard/ })
      .click()
    await expect(monitor).toHaveURL(/\/compliance\/findings\?leaId=13&status=open/)
    await monitor.goBack()
  })

  await test.step('a chart is a table too, and both leave as files', async () => {
    const chart = monitor.getByRole('region', { name: 'Correction clock of open findings' })
    await expect(chart.getByText(/^Open findings: \d+\. /)).toBeVisible()
    const toggle = chart.getByRole('button', { name: 'Show as table: Correction clock of open findings' })
    await toggle.focus()
    await monitor.keyboard.press('Enter')
    await expect(chart.getByRole('columnheader')).toHaveText(['Days left', 'Findings'])
    await expect(chart.getByRole('rowheader')).toHaveCount(7)
    // The head stands above the first row, not on it.
    const head = await chart.getByRole('columnheader').first().boundingBox()
    const first = await chart.getByRole('rowheader').first().boundingBox()
    expect(first?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1)
    const counted = await chart.getByRole('cell').allInnerTexts()
    expect(counted.reduce((sum, text) => sum + Number(text), 0)).toBeGreaterThan(0)
    const csv = monitor.waitForEvent('download')
    const save = async (kind: string) => {
      await chart.getByRole('button', { name: /^Save / }).press('Enter')
      await monitor.getByRole('menuitem', { name: kind }).click()
    }
    await save('CSV')
    expect(await readFile(await (await csv).path(), 'utf8')).toContain('Days left,Findings\r\n')
    await chart.getByRole('button', { name: /^Show as chart/ }).click()
    const png = monitor.waitForEvent('download')
    await save('PNG')
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

  await test.step('agencies are taken out of a mail all at once, and put back', async () => {
    await grid(monitor).getByRole('button', { name: 'Mail agencies' }).press('Enter')
    const dialog = monitor.getByRole('dialog', { name: 'Mail agencies' })
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(24)
    await dialog.getByRole('button', { name: 'Select none' }).press('Enter')
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await dialog.getByLabel('Subject').fill('Nobody')
    await dialog.getByLabel('Message').fill('Nothing.')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByText('Choose an agency.').first()).toBeVisible()
    await dialog.getByRole('checkbox', { name: '13 Howard' }).check()
    await expect(dialog.getByText('Choose an agency.')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Select all' }).press('Enter')
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(24)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    const question = monitor.getByRole('alertdialog', { name: 'Discard what you typed?' })
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toHaveCount(0)
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

  await test.step('on a phone what needs action and the first agencies are open, the rest folded, and that is remembered', async () => {
    await monitor.goto('/user/statedashboard')
    const attention = monitor.getByRole('region', { name: /^Attention/ })
    await expect(attention.getByRole('link', { name: /Findings overdue/ })).toBeVisible()
    const heads = monitor.getByRole('main').getByRole('heading', { level: 2 })
    await expect(heads).toHaveText([
      /^Attention/,
      /^Agencies/,
      /^Next 14 days/,
      /^Findings issued/,
      /^Correction clock/,
      /^Recent activity/,
      /^Status funnel/,
      /^Alternate framework audit: audits by status/,
      /^Desk audit: audits by status/,
      /^Policies and procedures audit: audits by status/,
      /^Restraint and seclusion audit: audits by status/,
      /^Services audit: audits by status/,
      /^Fully implemented/,
    ])
    const toggle = (name: string) => monitor.getByRole('main').getByRole('button', { name, exact: true })
    await expect(toggle('Next 14 days')).toHaveAttribute('aria-expanded', 'true')
    await expect(toggle('Agencies')).toHaveAttribute('aria-expanded', 'true')
    await expect(rowHeads(monitor)).toHaveCount(10)
    // The sentence of a folded chart stays.
    await expect(monitor.getByText(/^Open findings: \d+\. /)).toBeVisible()
    await expect(monitor.getByRole('img', { name: /Correction clock/ })).toBeHidden()
    // Ten agencies as cards, and what is around them.
    const height = () => monitor.evaluate(() => document.documentElement.scrollHeight)
    expect(await height()).toBeLessThan(5600)
    await toggle('Agencies').press('Enter')
    await expect(rowHeads(monitor)).toHaveCount(0)
    expect(await height()).toBeLessThan(4000)
    await expectAccessible(monitor, 'the folded state dashboard')

    // A figure leads to its rows, folded or not.
    await monitor.getByRole('link', { name: /Quiet agencies/ }).press('Enter')
    await expect(toggle('Agencies')).toHaveAttribute('aria-expanded', 'true')
    await expect(rowHeads(monitor).first()).toBeVisible()
    await grid(monitor)
      .getByRole('button', { name: /^Filters/ })
      .press('Enter')
    await monitor.getByLabel('Show', { exact: true }).selectOption('')
    await expect(rowHeads(monitor).first()).toBeVisible()

    await monitor.goto('/user/statedashboard')
    await expect(toggle('Agencies')).toHaveAttribute('aria-expanded', 'false')
    await toggle('Agencies').press('Enter')
    await expect(rowHeads(monitor).first()).toBeVisible()
    await monitor.reload()
    await expect(toggle('Agencies')).toHaveAttribute('aria-expanded', 'true')
    await expect(rowHeads(monitor).first()).toBeVisible()
    await monitor.setViewportSize({ width: 1280, height: 800 })
    await expect(monitor.getByRole('img', { name: /Correction clock/ })).toBeVisible()
    await expect(toggle('Agencies')).toHaveCount(0)
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
      admin.getByRole('main').getByText(/^The \d{4} - \d{4} self-assessment has not been activated yet\.$/),
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
    // The subsection, and the records of the audit that the demonstration gave the person.
    await expect(
      toasts(admin).filter({ hasText: new RegExp(`\\d+ assignments went to ${colleague}\\.`) }),
    ).toBeVisible()
    await expect(line(colleague)).toContainText('1 subsection')
    await expect(line(person)).toContainText('Nothing open')
    // The button that was pressed is gone, and the focus stays in the list.
    await expect(team).toBeFocused()
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

test('pages of the administration ask one question each, and a part that fails leaves the rest', async ({
  browser,
}) => {
  const monitor = await pageOf(browser, people.monitor)
  const { id } = await rowOf(monitor.context(), '13')
  const of = async (path: string, there: () => Promise<void>) => {
    const names = await asked(monitor, async () => {
      await monitor.goto(path)
      await there()
      // What a page would request after its first response is requested by now.
      await monitor.waitForLoadState('networkidle')
    })
    return names.filter((name) => !ofTheShell.has(name))
  }
  const option = (label: string, name: string) =>
    expect(monitor.getByLabel(label, { exact: true }).getByRole('option', { name })).toHaveCount(1)

  await test.step('the audit trail', async () => {
    const names = await of('/admin/audit-trail', async () => {
      await expect(monitor.getByRole('row', { name: /Sign in/ }).first()).toBeVisible()
      await option('Agency', '13 Howard County')
      await option('Action', 'Sign in')
    })
    expect(names).toEqual(['AuditEvents'])
    // Another order requests the rows alone.
    const again = await asked(monitor, async () => {
      await monitor.getByLabel('Order').selectOption('oldest')
      await monitor.waitForLoadState('networkidle')
    })
    expect(again).toEqual(['AuditEvents'])
    await option('Agency', '13 Howard County')
  })

  await test.step('the year manager', async () => {
    const names = await of('/admin/launch-compliance-year', async () => {
      await expect(monitor.getByRole('rowheader').first()).toBeVisible()
    })
    expect(names).toEqual(['LaunchedComplianceYears'])
  })

  await test.step('the announcements', async () => {
    const names = await of('/user/announcements', async () => {
      await expect(monitor.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
      await expect(monitor.getByRole('combobox', { name: 'Show' })).toBeVisible()
    })
    expect(names).toEqual(['ManagedAnnouncements'])
    await monitor.getByRole('button', { name: 'Write an announcement' }).click()
    await expect(monitor.getByRole('checkbox', { name: '13 Howard County' })).toHaveCount(1)
    await monitor.keyboard.press('Escape')
  })

  await test.step('the histories', async () => {
    for (const [path, operation] of [
      ['/admin/launch-compliance-year/2026/history', 'RecordHistory'],
      [`/user/dashboard/self-assessment/${id}/history`, 'SelfAssessmentHistory'],
    ] as const) {
      const names = await of(path, async () => {
        await expect(monitor.getByRole('heading', { level: 1, name: /^History of/ })).toBeVisible()
        await expect(monitor.getByRole('region', { name: /^History/ })).toBeVisible()
      })
      expect([path, names]).toEqual([path, [operation]])
    }
  })

  await test.step('what filters choose from fails alone', async () => {
    const down = { status: 503, body: { code: 'UNAVAILABLE', message: 'Down.', id: 'x' } }
    api.fault = (_method, path) =>
      path.startsWith('/api/audit-trail/filters') || path.includes('questionnaires') ? down : undefined
    await monitor.goto('/admin/audit-trail')
    await expect(monitor.getByText('Some choices of the filters could not be loaded.')).toBeVisible()
    await expect(monitor.getByRole('table', { name: 'Audit trail, 25 rows' })).toBeVisible()
    await monitor.goto('/admin/launch-compliance-year')
    await expect(monitor.getByRole('rowheader').first()).toBeVisible()
    await expect(monitor.getByText('Questionnaires could not be loaded.')).toBeVisible()
    api.heal()
    await monitor.getByRole('button', { name: 'Try again' }).click()
    await expect(monitor.getByText('Questionnaires could not be loaded.')).toHaveCount(0)
  })
})
