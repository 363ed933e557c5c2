import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'
import { activateAndStart } from '../support/self-assessment.js'
import { graphql, signInQuietly, toasts } from '../support/sign-in.js'

/** @journeyOf notifications preferences */

const portal = usePortal()
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notices' })

async function pageOf(browser: Browser, user: string, more: object = {}) {
  const context = await browser.newContext({ baseURL: portal().url, ...more })
  await signInQuietly(context, user)
  return { context, page: await context.newPage() }
}

test('the bell shows what happened, leads there, and what was read is read everywhere', async ({
  browser,
}) => {
  const monitor = await pageOf(browser, people.monitor)
  const admin = await pageOf(browser, people.alleganyAdmin)
  const { page } = admin
  await page.goto('/user/landing')
  await expect(bell(page)).toBeVisible()
  const id = await activateAndStart(monitor.context, admin.context, '01')
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName(/^Notices, \d+ unread$/)

  await bell(page).focus()
  await page.keyboard.press('Enter')
  const first = panel(page).getByRole('link', { name: /, Part B: activated$/ })
  await expect(first).toBeVisible()
  await expectAccessible(page, 'the panel of notices')
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()

  const { unreadNotices: before } = await graphql<{ unreadNotices: number }>(
    admin.context,
    '{ unreadNotices }',
  )
  await bell(page).click()
  await first.click()
  await expect(page).toHaveURL(new RegExp(`/self-assessment/${id}$`))
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toHaveAccessibleName(before > 1 ? `Notices, ${before - 1} unread` : 'Notices')

  // Somebody else's doing, and the whole list.
  await graphql(
    monitor.context,
    'mutation ($input: ActivateSelfAssessmentsInput!) { activateSelfAssessments(input: $input) { errors { message } } }',
    { input: { ids: [await partC(monitor.context)], dueOn: '2999-06-28' } },
  )
  await page.reload()
  await bell(page).click()
  await panel(page).getByRole('link', { name: 'All notices' }).click()
  await expect(page).toHaveURL(/\/user\/notices$/)
  const table = page.getByRole('table', { name: /Notices/ })
  await expect(table.getByRole('link', { name: /, Part C: activated$/ })).toBeVisible()
  await page.getByLabel('Show', { exact: true }).selectOption('unread')
  await expect(page).toHaveURL(/show=unread/)
  await expect(table.getByRole('link', { name: /, Part B: activated$/ })).toHaveCount(0)
  await expectAccessible(page, 'all notices')
  const mark = page.getByRole('button', { name: 'Mark all as read' })
  await mark.click()
  await expect(page.getByRole('main').getByText('No notices match')).toBeVisible()
  await expect(mark).toBeFocused()
  await expect(bell(page)).toHaveAccessibleName('Notices')
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notices')
  await Promise.all([monitor, admin].map(({ context }) => context.close()))
})

async function partC(context: Parameters<typeof graphql>[0]): Promise<number> {
  const { complianceYears } = await graphql<{ complianceYears: { id: number }[] }>(
    context,
    '{ complianceYears { id } }',
  )
  const year = Math.max(...complianceYears.map((one) => one.id))
  const { selfAssessments } = await graphql<{
    selfAssessments: { id: number; part: string; lea: { code: string } }[]
  }>(context, 'query Rows($year: Int!) { selfAssessments(year: $year) { id part lea { code } } }', { year })
  return selfAssessments.find(({ part, lea }) => part === 'Part C' && lea.code === '01')?.id ?? 0
}

test('what comes by mail is chosen by group; legal notices always come, and the screen says why', async ({
  browser,
}) => {
  const { context, page } = await pageOf(browser, people.monitor2)
  await page.goto('/user/preferences')
  const legal = page.getByLabel('Mail about Findings')
  await expect(legal).toBeDisabled()
  await expect(legal).toHaveValue('Immediate')
  await expect(legal).toHaveAccessibleDescription('Legal notice: always mailed at once')
  await expect(page.getByLabel('Only about my preferred agencies')).toBeDisabled()
  await expect(page.getByText('An administrator has chosen no preferred agencies for you.')).toBeVisible()
  await page.getByLabel('Mail about Documents').selectOption('Daily')
  await page.getByLabel('Mail about Years').selectOption('Off')
  await expectAccessible(page, 'preferences of notices')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(toasts(page)).toContainText(['Your preferences were saved.'])
  // Nothing is left to save, and whoever works with a keyboard goes on from here.
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
  await expectAccessible(page, 'preferences of notices, saved')
  await page.reload()
  await expect(page.getByLabel('Mail about Documents')).toHaveValue('Daily')
  await expect(page.getByLabel('Mail about Years')).toHaveValue('Off')
  await context.close()
})
