import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { reportedAudit, reviewedAudit } from '../../support/audits/audit-results.js'
import { openPage, useContexts } from '../../support/contexts.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import { expectToast } from '../../support/sign-in.js'

// @journeyOf audits
const portal = usePortal()

const { contextOf } = useContexts(portal)

const wrong = [['4.1', '4.3'], ['4.3'], ['4.3']] as const
const row = (page: Page, text: RegExp) => page.getByRole('row', { name: text })

async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Issue the report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Issue the report' })
  await expect(dialog.getByText('2 findings will be issued')).toBeVisible()
  await dialog.getByLabel('Your title').pressSequentially('State monitor')
}

test('a report is looked at, issued once, read by the agency with small numbers hidden, and taken back', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const monitor = await contextOf(browser, people.monitor)
  const admin = await contextOf(browser, people.alleganyAdmin)
  const { summary } = await reviewedAudit(monitor, admin, { wrong })

  const early = await openPage(admin, summary)
  await expect(early.getByText('The agency sees the results when the report is issued.')).toBeVisible()

  const page = await openPage(monitor, summary)
  await expect(row(page, /^Overall /)).toContainText('%')

  await test.step('nothing typed is lost when the dialog is closed', async () => {
    await sign(page)
    const dialog = page.getByRole('dialog', { name: 'Issue the report' })
    await expect(dialog.getByText('Systemic: corrective action plan required').first()).toBeVisible()
    await expect(dialog.getByText('written notification of 2 findings')).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByRole('alertdialog', { name: 'Discard what you typed?' })
      .getByRole('button', { name: 'Keep typing' })
      .click()
    await expect(dialog.getByLabel('Your title')).toHaveValue('State monitor')
  })

  await test.step('a double press issues it once', async () => {
    const dialog = page.getByRole('dialog', { name: 'Issue the report' })
    await dialog.getByRole('button', { name: 'Issue the report' }).dblclick()
    await expectToast(page, 'The report was issued.')
    await page.getByRole('link', { name: 'Item corrections' }).click()
    await expect(row(page, /^4\.3 /)).toContainText('300.320(a)(2)')
    await expect(page.getByRole('link', { name: /^F-/ })).toHaveCount(2)
    await page.goBack()
    await expect(row(page, /^Overall /)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Take the report back' })).toBeEnabled()
  })

  await test.step('the agency reads it, without numbers below ten students', async () => {
    await early.reload()
    await expect(early.getByText('Numbers below ten students are hidden.')).toBeVisible()
    await expect(row(early, /^4\.3 /)).toContainText('n<10')
    await early.getByRole('link', { name: 'Item corrections' }).click()
    await expect(row(early, /^4\.3 /)).toContainText('n<10')
    await expect(early.getByRole('button', { name: 'Take the report back' })).toHaveCount(0)
    await early.getByRole('link', { name: 'What is not met' }).click()
    await expect(early.getByRole('button', { name: 'With names' })).toHaveCount(0)
  })

  await test.step('it is taken back with a reason', async () => {
    await page.getByRole('button', { name: 'Take the report back' }).click()
    const dialog = page.getByRole('dialog', { name: 'Take the report back?' })
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await expect(dialog.getByText('Reason is required.').first()).toBeVisible()
    await dialog.getByLabel('Reason').pressSequentially('A record of another child.')
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await expectToast(page, 'The report was taken back.')
    await expect(page.getByRole('button', { name: 'Issue the report' })).toBeVisible()
  })
})

test('of two monitors who issue at once, one is refused and keeps what was typed', async ({ browser }) => {
  test.setTimeout(120_000)
  const monitor = await contextOf(browser, people.monitor)
  const admin = await contextOf(browser, people.alleganyAdmin)
  const { summary } = await reviewedAudit(monitor, admin, { wrong })
  const one = await openPage(monitor, summary)
  const two = await openPage(await contextOf(browser, people.monitor2), summary)
  await sign(one)
  await sign(two)
  await one.getByRole('dialog').getByRole('button', { name: 'Issue the report' }).click()
  await expectToast(one, 'The report was issued.')
  const dialog = two.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Issue the report' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await expect(dialog.getByLabel('Your title')).toHaveValue('State monitor')
})

test('names leave the portal only with a reason, and a legal hold is set and lifted with one', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const monitor = await contextOf(browser, people.monitor)
  const admin = await contextOf(browser, people.alleganyAdmin)
  const { summary } = await reportedAudit(monitor, admin, { wrong })
  const page = await openPage(monitor, `${summary}/noncompliance`)
  await page.getByRole('button', { name: 'With names' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take names of students away?' })
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect(dialog.getByText('Reason is required.').first()).toBeVisible()
  await dialog.getByLabel('Reason').pressSequentially('Hearing of December 3')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^audits-individual-non-compliance-.*\.xlsx$/)
  expect((await readFile(await file.path())).length).toBeGreaterThan(1000)

  await page.goto(summary)
  const hold = async (act: string, reason: string) => {
    await page.getByRole('button', { name: act }).click()
    const asked = page.getByRole('dialog', { name: `${act}?` })
    await asked.getByLabel('Reason').pressSequentially(reason)
    await asked.getByRole('button', { name: act }).click()
  }
  await hold('Set a legal hold', 'Hearing')
  await expect(page.getByText('Legal hold: nothing of this audit is deleted. Hearing')).toBeVisible()
  await page.reload()
  await hold('Lift the legal hold', 'The hearing is over')
  await expect(page.getByText('This audit is open.', { exact: false })).toBeVisible()
  await expect(page.getByText('Legal hold: nothing', { exact: false })).toHaveCount(0)
})

test('the matrix is read by keyboard, and leads to the records behind a cell', async ({ browser }) => {
  test.setTimeout(120_000)
  const monitor = await contextOf(browser, people.monitor)
  const admin = await contextOf(browser, people.alleganyAdmin)
  await reviewedAudit(monitor, admin, { wrong })
  const page = await openPage(monitor, '/user/dashboard/desk-audit')
  await page.getByRole('link', { name: 'Item by agency' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Item by agency' })).toBeVisible()
  const section = page.getByRole('button', { name: /^4 / })
  await page.getByRole('button', { name: /^1 / }).focus()
  for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowDown')
  await expect(section).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(section).toHaveAttribute('aria-expanded', 'true')
  for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const cell = page.getByRole('gridcell', { name: /^Allegany.*4\.3: 0\.0 %, 0 of 3$/ }).first()
  await expect(cell).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 records with N')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('3 records with N')).toHaveCount(0)
  await expect(cell).toBeFocused()

  await test.step('filters stay in the address', async () => {
    await page.getByRole('combobox', { name: 'Part' }).selectOption('Part C')
    await expect(cell).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Part' })).toHaveValue('Part C')
    await page.getByRole('combobox', { name: 'Part' }).selectOption('Part B')
  })

  await test.step('a cell leads to its records', async () => {
    await section.click()
    await cell.click()
    await page.getByRole('link', { name: 'What is not met' }).click()
    await expect(page.getByText('Item 4.3 alone')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(4)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Item by agency' })).toBeVisible()
  })
})
