import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'
import { rowOf } from '../support/self-assessment.js'
import { expectToast, signInQuietly } from '../support/sign-in.js'

/** @journeyOf announcements */

const portal = usePortal()

async function contextOf(browser: Browser, user: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: portal().url, acceptDownloads: true })
  await signInQuietly(context, user)
  return context
}
const pageOf = async (browser: Browser, user: string): Promise<Page> =>
  (await contextOf(browser, user)).newPage()

const task = (page: Page, name: RegExp) => page.getByRole('row', { name }).first()

test('work goes from the state to the agency and waits there, and everybody sees whose turn it is', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const state = await contextOf(browser, people.monitor)
  const { id, year } = await rowOf(state, '13')
  // A holiday in every year, on whatever weekday.
  const due = `${year + 1}-07-04`
  const monitor = await state.newPage()

  await test.step('the monitor finds the activation in the list and goes to it', async () => {
    await monitor.goto('/user/tasks?q=Howard&assigned=anyone')
    await task(monitor, /Activate the self-assessment, Part B/)
      .getByRole('link', { name: /^Activate/ })
      .click()
    await expect(monitor).toHaveURL(new RegExp(`/self-assessment/${id}$`))
    await monitor
      .getByRole('button', { name: /^Activate/ })
      .first()
      .click()
    const dialog = monitor.getByRole('dialog')
    // The field says before it is saved that nobody works on it, and to which day it moves.
    await dialog.getByLabel('Due date').fill(due)
    await expect(dialog.getByText(/It will be due on the next business day, /)).toBeVisible()
    await dialog.getByRole('button', { name: /^Activate/ }).click()
    await expectToast(monitor, '1 self-assessment was activated.')
    await monitor.goto('/user/tasks?q=Howard&assigned=anyone')
    await expect(task(monitor, /Activate the self-assessment, Part C/)).toBeVisible()
    await expect(task(monitor, /Activate the self-assessment, Part B/)).toBeHidden()
  })

  const admin = await pageOf(browser, people.howardAdmin)
  await test.step('the administrator of the agency sees it on the landing page, with the reason of its date', async () => {
    await admin.goto('/user/landing')
    const mine = admin.getByRole('region', { name: /^My tasks/ })
    await expect(mine.getByRole('link', { name: 'Start the self-assessment, Part B' })).toBeVisible()
    await mine.getByTitle('How this date came about').first().click()
    await mine.getByRole('link', { name: 'Start the self-assessment, Part B' }).click()
    await admin.getByRole('button', { name: 'Start the self-assessment' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click()
    await expectToast(admin, 'The self-assessment is open.')
    await admin.goto('/user/dashboard')
    const next = admin.getByRole('region', { name: /^Next actions/ })
    await next.getByRole('button', { name: /^\d+ subsections to answer/ }).press('Enter')
    await expect(next.getByRole('link', { name: /^Answer \d+ items/ }).first()).toBeVisible()
    await expectAccessible(admin, 'next actions of one kind in a line')
  })

  await test.step('the list is filtered in its address, ordered, and taken away as a file', async () => {
    await admin.goto('/user/tasks')
    await admin.getByRole('combobox', { name: 'Area' }).selectOption('Required documents')
    await expect(admin).toHaveURL(/area=Required\+documents/)
    const uploads = admin.getByRole('button', { name: /^\d+ required documents to upload for Howard/ })
    await expect(uploads).toBeVisible()
    await expect(admin.getByText(/subsections to answer/)).toHaveCount(0)
    await uploads.press('Enter')
    await expect(admin.getByRole('link', { name: /^Upload: / }).first()).toBeVisible()
    await expectAccessible(admin, 'the task list')
    await admin.getByRole('button', { name: /^Export/ }).click()
    const download = admin.waitForEvent('download')
    await admin.getByRole('menuitem', { name: /CSV/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^tasks-mine-\d{8}\.csv$/)
  })

  await test.step('the monitor waits for the agency, a local user has only what was given to them by name', async () => {
    await monitor.goto('/user/tasks?show=waiting&q=Howard')
    await monitor.getByRole('button', { name: /^\d+ subsections to answer for Howard/ }).click()
    await expect(monitor.getByRole('link', { name: /^Answer \d+ items/ }).first()).toBeVisible()
    const user = await pageOf(browser, people.howardUser)
    await user.goto('/user/tasks')
    const tasks = user.getByRole('table', { name: /^Tasks, 1 row/ })
    await expect(tasks.getByRole('link', { name: /^Submit 1 correction/ })).toBeVisible()
    await expect(tasks.getByText('You', { exact: true })).toBeVisible()
  })
})

test('an announcement is written, read by those it is for, dismissed, deleted and restored', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const title = 'Portal closed on Friday night'
  const monitor = await pageOf(browser, people.monitor)
  await monitor.goto('/user/landing')
  await monitor.getByRole('link', { name: 'Manage announcements' }).click()
  await expect(monitor).toHaveURL(/\/user\/announcements$/)

  await test.step('a monitor writes it for local administrators', async () => {
    await monitor.getByRole('button', { name: 'Write an announcement' }).click()
    const dialog = monitor.getByRole('dialog', { name: 'Write an announcement' })
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog.getByText('Title is required.').first()).toBeVisible()
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByRole('textbox', { name: 'Text' }).click()
    await dialog.getByRole('textbox', { name: 'Text' }).pressSequentially('From 20:00 to 22:00.')
    await dialog.getByLabel('Severity').selectOption('Urgent')
    await dialog.getByLabel('Local administrators').check()
    await expectAccessible(monitor, 'the editor of an announcement')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(monitor, 'Announcement saved')
    await expect(monitor.getByRole('row', { name: new RegExp(title) })).toContainText('Shown now')
  })

  const admin = await pageOf(browser, people.alleganyAdmin)
  const other = await pageOf(browser, people.howardAdmin)
  const user = await pageOf(browser, people.alleganyUser)
  const notice = (page: Page) => page.getByRole('article', { name: title })
  await test.step('administrators read it, local users do not', async () => {
    for (const page of [admin, other]) {
      await page.goto('/user/landing')
      await expect(notice(page)).toContainText('From 20:00 to 22:00.')
      await expect(notice(page).getByText('Urgent')).toBeVisible()
    }
    await user.goto('/user/landing')
    await expect(user.getByRole('region', { name: /^My tasks/ })).toBeVisible()
    await expect(notice(user)).toBeHidden()
  })

  await test.step('dismissing is for oneself, and lasts', async () => {
    await admin.getByRole('button', { name: `Dismiss: ${title}` }).click()
    await expect(notice(admin)).toBeHidden()
    await expectToast(admin, 'Announcement dismissed')
    await admin.reload()
    await expect(admin.getByRole('region', { name: /^My tasks/ })).toBeVisible()
    await expect(notice(admin)).toBeHidden()
    await other.reload()
    await expect(notice(other)).toBeVisible()
  })

  await test.step('what was deleted is gone for everybody until it is restored', async () => {
    await monitor.getByRole('button', { name: `Delete announcement: ${title}` }).click()
    await monitor.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(monitor, 'Announcement deleted')
    await other.reload()
    await expect(other.getByRole('region', { name: /^My tasks/ })).toBeVisible()
    await expect(notice(other)).toBeHidden()
    await monitor.getByRole('combobox', { name: 'Show' }).selectOption('deleted')
    await monitor.getByRole('button', { name: `Restore announcement: ${title}` }).click()
    await expectToast(monitor, 'Announcement restored')
    await other.reload()
    await expect(notice(other)).toBeVisible()
  })
})
