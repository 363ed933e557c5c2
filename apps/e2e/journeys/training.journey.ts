import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'
import { expectToast, openUserMenu, signInQuietly } from '../support/sign-in.js'

/** @journeyOf help */

const portal = usePortal()
const address = '/help/tutorials'

async function contextOf(browser: Browser, user: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: portal().url, acceptDownloads: true })
  await signInQuietly(context, user)
  return context
}

const card = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Materials' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const titles = (page: Page) =>
  page.getByRole('list', { name: 'Materials' }).getByRole('heading', { level: 2 })

/** The first bytes of an MP4 film: enough for a server that looks at them. */
const film = Buffer.concat([
  Buffer.from([0, 0, 0, 0x18]),
  Buffer.from('ftypisom\0\0\u0002\0isomiso2', 'latin1'),
  Buffer.alloc(5000, 7),
])
const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome.\n')

test('a monitor makes a film with captions, its audience watches it', async ({ browser }) => {
  test.setTimeout(180_000)
  const [state, agency] = await Promise.all([
    contextOf(browser, people.monitor),
    contextOf(browser, people.alleganyUser),
  ])
  const page = await state.newPage()
  await page.goto(address)
  await page.getByRole('switch', { name: 'Edit' }).check()
  await page.getByRole('button', { name: 'Add Item' }).click()
  const add = page.getByRole('dialog', { name: 'Add training item' })
  await add.getByLabel('Title', { exact: true }).fill('A tour of the portal')
  await add.getByLabel('Summary').fill('Five minutes for everybody who is new.')
  await add.getByLabel('Kind', { exact: true }).selectOption('Video')
  await add.getByRole('checkbox', { name: 'Local User' }).check()
  await add.getByLabel(/^Pages it explains/).fill('/compliance/reports')
  await add.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'The item was saved.')

  await test.step('the editor stays open for its files', async () => {
    const edit = page.getByRole('dialog', { name: 'Edit training item' })
    await edit
      .getByLabel('Choose file')
      .setInputFiles({ name: 'tour.mp4', mimeType: 'video/mp4', buffer: film })
    await expect(edit.getByText('tour.mp4')).toBeVisible()
    await edit
      .getByLabel('Choose captions')
      .setInputFiles({ name: 'tour.vtt', mimeType: 'text/vtt', buffer: captions })
    await expect(edit.getByText('tour.vtt')).toBeVisible()
    await edit.getByRole('button', { name: 'Preview' }).click()
    await expect(edit.locator('video track[kind=captions]')).toHaveCount(1)
    await edit.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('it is a draft until it is published', async () => {
    const reader = await agency.newPage()
    await reader.goto(address)
    await expect(titles(reader).first()).toBeVisible()
    await expect(card(reader, 'A tour of the portal')).toHaveCount(0)
    await card(page, 'A tour of the portal').getByRole('button', { name: 'Publish' }).click()
    await expectToast(page, 'The item was published.')
    await reader.reload()
    await card(reader, 'A tour of the portal').getByRole('link').click()
    const drawer = reader.getByRole('dialog', { name: 'A tour of the portal' })
    await expect(drawer.locator('video')).toBeVisible()
    await expectAccessible(reader, 'a film')
    await drawer.getByRole('button', { name: 'Mark as watched' }).click()
    await drawer.getByRole('button', { name: 'Yes' }).click()
    await expectToast(reader, 'Thank you. Your answer was saved.')
    const [download] = await Promise.all([
      reader.waitForEvent('download'),
      drawer.getByRole('link', { name: /^Download tour\.mp4/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe('tour.mp4')
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(card(reader, 'A tour of the portal').getByText('Watched', { exact: true })).toBeVisible()
    await page.reload()
    await expect(card(page, 'A tour of the portal')).toContainText('Opened 1 time by 1 person, 1 watched')
    await expect(card(page, 'A tour of the portal')).toContainText('Helped: 1 yes, 0 no')
    await reader.close()
  })

  await test.step('the page that it explains leads to it', async () => {
    const reader = await agency.newPage()
    await reader.goto('/compliance/reports')
    await openUserMenu(reader)
    await reader.getByRole('menuitem', { name: 'Help for This Page' }).click()
    await expect(reader).toHaveURL(/\/help\/tutorials\?page=%2Fcompliance%2Freports$/)
    await expect(card(reader, 'A tour of the portal')).toBeVisible()
    await expect(card(reader, 'Your first day in the portal')).toHaveCount(0)
    await reader.getByRole('link', { name: 'Show all training materials' }).click()
    await expect(card(reader, 'Your first day in the portal')).toBeVisible()
  })
  await Promise.all([state.close(), agency.close()])
})

test('the order is changed by keyboard, and a deleted item comes back as a draft', async ({ browser }) => {
  test.setTimeout(120_000)
  const context = await contextOf(browser, people.monitor)
  const page = await context.newPage()
  await page.goto(address)
  await expect(titles(page).first()).toHaveText('Your first day in the portal')
  await page.getByRole('switch', { name: 'Edit' }).check()
  await page.getByRole('button', { name: 'Move down: Your first day in the portal' }).focus()
  await page.keyboard.press('Enter')
  await expect(titles(page).nth(1)).toHaveText('Your first day in the portal')
  await expect(page.getByText(/^Your first day in the portal is now 2 of \d+\.$/)).toBeAttached()
  await page.reload()
  await expect(titles(page).nth(1)).toHaveText('Your first day in the portal')

  await page.getByRole('switch', { name: 'Edit' }).check()
  await page.getByRole('button', { name: /^Delete: Where do I find letters/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'The item was deleted. It can be restored under Deleted materials.')
  await expect(card(page, 'Where do I find letters and reports?')).toHaveCount(0)
  await page.getByLabel('Show', { exact: true }).selectOption('deleted')
  await card(page, 'Where do I find letters and reports?').getByRole('button', { name: 'Restore' }).click()
  await expectToast(page, 'The item was restored as a draft.')
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(card(page, 'Where do I find letters and reports?').getByText('Draft')).toBeVisible()
  await context.close()
})
