import type { Browser, Page } from '@playwright/test'
import { breakData } from '../support/data-faults.js'
import { expect, test, usePortal } from '../support/journey.js'
import { fullNames, people } from '../support/people.js'
import { expectToast, signInQuietly } from '../support/sign-in.js'

const portal = usePortal()
const list = '/user/dashboard/case-studies'
const theme = 'Attendance and services'

async function pageOf(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal().url, acceptDownloads: true })
  await signInQuietly(context, user)
  return context.newPage()
}

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()

async function addEvent(page: Page, date: string, event: string): Promise<void> {
  await press(page, 'Add event')
  await page.getByLabel('Date', { exact: true }).fill(date)
  await page.getByLabel('Event', { exact: true }).fill(event)
  await press(page, 'Done')
}

test('a case study is written, reviewed by a second monitor, taken away without names, and leads to an audit', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const author = await pageOf(browser, people.monitor)
  const reviewer = await pageOf(browser, people.monitor2)
  let address = ''

  await test.step('a monitor begins it, and is told what is missing', async () => {
    await author.goto(list)
    await press(author, 'New case study')
    const adding = dialog(author, 'New case study')
    await press(author, 'Begin')
    await expect(adding.getByText('Agency is required.').first()).toBeVisible()
    await adding.getByLabel('Theme').fill(theme)
    await adding.getByLabel('Agency').selectOption({ index: 1 })
    await adding.getByLabel('Year').selectOption({ index: 1 })
    await adding.getByLabel('Part').selectOption('Part B')
    await press(author, 'Begin')
    await expect(author.getByRole('heading', { level: 1, name: theme })).toBeVisible()
    address = new URL(author.url()).pathname
    await expect(author.getByRole('button', { name: 'Send for review' })).toBeDisabled()
  })

  await test.step('names the student, who is masked until the names are shown', async () => {
    await press(author, 'Name a student')
    const naming = dialog(author, 'Name a student')
    await naming.getByLabel('Student ID').fill('QX-55501234')
    await naming.getByLabel('First name').fill('Odette')
    await naming.getByLabel('Last name').fill('Varga')
    await press(author, 'Name')
    await expect(author.getByText('O. V. ****1234')).toBeVisible()
    await press(author, 'Show names')
    await expect(author.getByText('Odette Varga, QX-55501234')).toBeVisible()
  })

  await test.step('writes it; events stand in the order of their dates, and nothing is lost by a reload', async () => {
    await author.getByLabel('Question', { exact: true }).fill('Why did Varga miss services?')
    await addEvent(author, '2026-03-02', 'Services began again.')
    await addEvent(author, '2025-10-06', 'Odette missed a month, as Brown noted.')
    for (const bar of await author.getByRole('radio', { name: /^3/ }).all()) await bar.check()
    await author.getByLabel('Conclusions', { exact: true }).fill('The services went on.')
    await author.getByLabel('Conclusions', { exact: true }).blur()
    await saved(author)
    await author.reload()
    const events = author.getByRole('list', { name: 'Timeline' }).getByRole('listitem')
    await expect(events).toHaveCount(2)
    await expect(events.first()).toContainText('missed a month')
    await expect(author.getByText('Before it can be reviewed')).toBeHidden()
  })

  await test.step('a second monitor hears of it, takes it back with a reason, and makes it final', async () => {
    const submit = async () => {
      await press(author, 'Send for review')
      const sending = dialog(author, 'Send for review')
      await sending.getByLabel('Reviewer').selectOption({ label: fullNames[people.monitor2] ?? '' })
      await sending.getByRole('button', { name: 'Send for review' }).click()
      await expectToast(author, 'The case study was sent for review.')
    }
    await submit()
    await expect(author.getByRole('button', { name: 'Make final' })).toBeDisabled()
    await reviewer.goto('/user/tasks')
    await reviewer.getByRole('link', { name: `Review the case study “${theme}”` }).click()
    await press(reviewer, 'Take back')
    const back = dialog(reviewer, 'Take back')
    await back.getByRole('button', { name: 'Take back' }).click()
    await expect(back.getByText('Reason is required.').first()).toBeVisible()
    await back.getByLabel('Reason').fill('Say more about attendance.')
    await back.getByRole('button', { name: 'Take back' }).click()
    await author.reload()
    await expect(author.getByText('Taken back: Say more about attendance.')).toBeVisible()
    await submit()
    await reviewer.reload()
    await press(reviewer, 'Make final')
    await reviewer.getByRole('alertdialog').getByRole('button', { name: 'Make final' }).click()
    await expectToast(reviewer, 'The case study is final.')
  })

  await test.step('a file without names waits for the capitalised words', async () => {
    await author.goto(`${address}/names`)
    const pdf = author.getByRole('button', { name: 'PDF without names' })
    await expect(pdf).toBeDisabled()
    await expect(author.getByText('Varga', { exact: true })).toHaveCount(0)
    await press(author, 'Remove Brown')
    await expect(author.getByRole('button', { name: 'Remove Brown' })).toHaveAttribute('aria-pressed', 'true')
    const others = author.getByRole('button', { name: 'Keep all others' })
    if (await others.isVisible()) await others.click()
    await expect(author.getByText('Every word is decided.')).toBeVisible()
    const saving = author.waitForEvent('download')
    await pdf.click()
    expect((await saving).suggestedFilename()).toMatch(/^case-studies-study-\d+-\d{4}-\d{8}\.pdf$/)
  })

  await test.step('it leads to a targeted audit, and each names the other', async () => {
    await author.goto(address)
    await press(author, 'Create desk audit')
    const creating = dialog(author, 'Create a targeted desk audit')
    await creating.getByLabel('Planned start').fill('2998-10-01')
    await creating.getByLabel('Lead monitor').selectOption({ label: fullNames[people.monitor] ?? '' })
    await creating.getByRole('button', { name: 'Create' }).click()
    await author.getByRole('link', { name: 'Open the audit' }).click()
    await expect(author).toHaveURL(/\/user\/dashboard\/desk-audit\/prongs\/\d+$/)
    await author.goto(`${new URL(author.url()).pathname}/progress`)
    await author.getByRole('link', { name: theme }).click()
    await expect(author.getByRole('heading', { level: 1, name: theme })).toBeVisible()
  })

  await test.step('a liaison reads it without names and acts; an agency neither sees nor opens it', async () => {
    const liaison = await pageOf(browser, people.liaison)
    await liaison.goto(`${list}?q=Attendance`)
    await liaison.getByRole('link', { name: theme }).click()
    await expect(liaison.getByText('O. V. ****1234')).toBeVisible()
    await expect(liaison.getByRole('button', { name: 'Show names' })).toHaveCount(0)
    await expect(liaison.getByRole('button', { name: 'Reopen' })).toHaveCount(0)
    const agency = await pageOf(browser, people.alleganyUser)
    await agency.goto(address)
    await expect(agency.getByText('Your role has no access to this page.')).toBeVisible()
    await expect(agency.getByRole('link', { name: 'Case Studies' })).toHaveCount(0)
  })
})

test('a list that cannot be loaded says so, and is tried again', async ({ browser }) => {
  const page = await pageOf(browser, people.monitor)
  await breakData(page, 'error')
  await page.goto(list)
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await page.unroute('**/graphql')
  await press(page, 'Try again')
  await expect(page.getByRole('table', { name: 'Case studies' })).toBeVisible()
})
