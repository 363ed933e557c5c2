import type { Page } from '@playwright/test'
import {
  answerItems,
  answerSetup,
  drawnSample,
  readSecond,
  submitRecord,
  uploadDocument,
} from '../../support/audits/audit-records.js'
import { openPage, useContexts } from '../../support/contexts.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'

// @journeyOf audits
const portal = usePortal()

const { contextOf } = useContexts(portal)

/** Every tenth record that is submitted has a second reader. */
const every = 10

test('a tenth record is read a second time without the first answers, and settled item by item', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const monitor = await contextOf(browser, people.monitor)
  const admin = await contextOf(browser, people.alleganyAdmin)
  const { prongId, records } = await drawnSample(monitor, admin, { leaCode: '01', size: every })
  for (const id of records) {
    await uploadDocument(admin, id)
    await answerSetup(monitor, id)
    await answerItems(monitor, { prongId, id }, { 'dab-4-01': 'N' })
    await submitRecord(monitor, id)
  }
  const prong = `/user/dashboard/desk-audit/prongs/${prongId}`
  const tenth = `${prong}/records/${records.at(-1)}`

  const list = await openPage(monitor, prong)
  await test.step('the first reader chooses the second in the list of records', async () => {
    const boxes = list.getByRole('checkbox', { name: /^Select / })
    await expect(boxes).toHaveCount(every)
    for (const box of await boxes.all()) await box.check()
    await list.getByRole('button', { name: 'Second reader' }).click()
    const dialog = list.getByRole('dialog')
    await expect(dialog).toContainText('1 record waits for a second reader.')
    await expect(dialog).toContainText('9 records are left out')
    await dialog.getByLabel('Second reader').selectOption({ label: 'Andre Whitfield' })
    await dialog.getByRole('button', { name: 'Choose' }).click()
    await expect(dialog).toContainText('The second reader of 1 record is chosen and notified.')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  const second = await contextOf(browser, people.monitor2)
  await test.step('the second reader sees no answer of the first, in the record or its summary', async () => {
    const page = await openPage(second, `${tenth}?section=dab-goals`)
    await expect(page.getByText(/answers of this record are hidden/)).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByText('It is missing.')).toHaveCount(0)
    await page.goto(`${tenth}/summary`)
    await expect(page.getByText(/first answers are hidden/)).toBeVisible()
  })

  const reading = await openPage(second, `${tenth}/second-reading`)
  await test.step('the second reader answers every item and finishes', async () => {
    await expect(reading.getByRole('button', { name: 'Finish reading' })).toBeVisible()
    await readSecond(second, Number(records.at(-1)), { '1.1': 'N' })
    await reading.reload()
    await reading.getByRole('button', { name: 'Finish reading' }).click()
    await reading.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click()
    await expect(reading.getByText(/Cohen’s kappa: -?\d/)).toBeVisible()
    await expect(reading.getByText('2 differences are not settled.')).toBeVisible()
  })

  const settled = async (page: Page, number: string, answer: string) => {
    await page.getByRole('button', { name: `Settle item ${number}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: answer, exact: true }).check()
    if (answer === 'No') await dialog.getByLabel('Comment').fill('The consent has no date.')
    await dialog.getByRole('button', { name: 'Settle' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await test.step('each of the two settles one difference, and the record is complete', async () => {
    await settled(reading, '1.1', 'No')
    await expect(reading.getByText('1 difference is not settled.')).toBeVisible()
    const first = await openPage(monitor, `${tenth}/second-reading`)
    await settled(first, '4.1', 'Yes')
    await expect(first.getByText('Every difference is settled.')).toBeVisible()
    // What was read stays the measure.
    await expect(first.getByText(/Cohen’s kappa: -?\d/)).toBeVisible()
    await first.goto(`${tenth}?section=dab-goals`)
    await expect(first.getByText('This record is complete. Reopen it to change it.').first()).toBeVisible()
  })

  await test.step('the history of the record tells who did what', async () => {
    const page = await openPage(monitor, `${tenth}/history`)
    await expect(page.getByText('Finish second reading')).toBeVisible()
    await expect(page.getByText('Settle item of two readers').first()).toBeVisible()
  })
})
