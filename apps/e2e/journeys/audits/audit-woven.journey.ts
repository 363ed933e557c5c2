import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/axe.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import { signInQuietly } from '../../support/sign-in.js'

/** @journeyOf dashboards reports tasks help */

const portal = usePortal()

async function pageOf(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal().url, acceptDownloads: true })
  await signInQuietly(context, user)
  return context.newPage()
}

test('the audits of the demonstration stand on dashboards, in tasks and in the history of monitoring', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const monitor = await pageOf(browser, people.monitor)

  await test.step('the state sees where the audits of each agency are, and which wait for it', async () => {
    await monitor.goto('/user/statedashboard')
    await monitor.getByRole('link', { name: /^\d in 3 agencies Audits waiting for the state/ }).click()
    await expect(monitor).toHaveURL(/attention=auditsWaiting/)
    const rows = monitor.getByRole('region', { name: /^Agencies / }).getByRole('rowheader')
    await expect(rows).toHaveText([/^01 Allegany/, /^02 Anne Arundel/, /^13 Howard/])
    await expect(
      monitor.getByRole('img', { name: /Part B: records reviewed \d+ percent$/ }).first(),
    ).toBeVisible()
    await expectAccessible(monitor, 'the state dashboard with audits')
    await monitor.getByRole('link', { name: /Desk audit, Part C, Report issued$/ }).click()
    await expect(monitor).toHaveURL(/\/user\/dashboard\/desk-audit\/prongs\/\d+$/)
  })

  await test.step('each monitor has the own work of an audit as tasks', async () => {
    await monitor.goto('/user/tasks?area=Audits&assigned=me')
    await expect(monitor.getByRole('link', { name: 'Verify 4 corrections: Desk audit' })).toBeVisible()
    await monitor.getByRole('link', { name: /^Replace 1 record of those who left: Desk audit/ }).click()
    await expect(monitor).toHaveURL(/\/prongs\/\d+$/)
    const reader = await pageOf(browser, people.monitor2)
    await reader.goto('/user/tasks?area=Audits&assigned=me')
    await reader.getByRole('link', { name: 'Read as the second reader: Desk audit, record 10' }).click()
    await expect(reader).toHaveURL(/\/records\/\d+\/second-reading$/)
  })

  await test.step('the agency sees its audit, and not how far the review is', async () => {
    const admin = await pageOf(browser, people.alleganyAdmin)
    await admin.goto('/user/dashboard')
    const work = admin.getByRole('region', { name: /^Where the work stands/ })
    const card = work.getByRole('listitem').filter({ hasText: 'Desk audit, Part B' })
    await expect(card.getByText('Review in progress')).toBeVisible()
    await expect(card.getByRole('progressbar')).toHaveCount(0)
    await expectAccessible(admin, 'the local dashboard with an audit')
  })

  await test.step('six years of monitoring are narrowed in the address and taken away as a file', async () => {
    await monitor.goto('/compliance/reports')
    await monitor.getByRole('link', { name: 'Monitoring history' }).click()
    await expect(monitor.getByRole('heading', { level: 1, name: 'Monitoring history' })).toBeVisible()
    await expect(monitor.getByRole('columnheader', { name: /^20\d\d - 20\d\d/ })).toHaveCount(6)
    await monitor.getByRole('combobox', { name: 'Activity' }).selectOption('Desk audit')
    await monitor.getByRole('combobox', { name: 'Show' }).selectOption('Not monitored in six years')
    await expect(monitor).toHaveURL(/show=gaps/)
    await expect(monitor.getByRole('rowheader', { name: /^13 Howard/ })).toHaveCount(0)
    await expect(monitor.getByRole('rowheader', { name: /^01 Allegany/ })).toHaveCount(1)
    await expectAccessible(monitor, 'the monitoring history')
    const download = monitor.waitForEvent('download')
    await monitor.getByRole('button', { name: /^Export/ }).click()
    await monitor.getByRole('menuitem', { name: /CSV/ }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toContain('Desk audit, Part B: Review in progress')
    expect(text).toContain('Not monitored in six years')
    await monitor.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(monitor, 'the monitoring history')
  })

  await test.step('help explains the page that it is asked for on', async () => {
    await monitor.setViewportSize({ width: 1280, height: 800 })
    await monitor.goto('/help/tutorials?page=/user/dashboard/desk-audit/prongs/1/corrections')
    await expect(monitor.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
      /Verifying corrections|Correcting individual cases/,
    )
  })
})
