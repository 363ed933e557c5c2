import type { Page } from '@playwright/test'
import { actOnAudit } from '../../support/audits/audit-row-act.js'
import { studentList } from '../../support/audits/audit-lists.js'
import { listedAudit } from '../../support/audits/audit-records.js'
import { useContexts } from '../../support/contexts.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import { expectToast } from '../../support/sign-in.js'

// @journeyOf audits
const portal = usePortal()

const { pageOf } = useContexts(portal)

const audits = '/user/dashboard/desk-audit'
const list = (text: string, name: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Chooses a list as a person does: by the button, then the file. */
async function send(page: Page, text: string, name: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Choose a list').first().click(),
  ])
  await chooser.setFiles(list(text, name))
}

test('a monitor and a local administrator come from a new audit to assigned records', async ({ browser }) => {
  test.setTimeout(180_000)
  const state = await pageOf(browser, people.monitor)
  const agency = await pageOf(browser, people.alleganyAdmin)
  let address = ''

  await test.step('the audit is planned, looked at, and created once for a double press', async () => {
    await state.goto(audits)
    await state.getByRole('button', { name: 'Create audits' }).click()
    const dialog = state.getByRole('dialog')
    await dialog.getByLabel('01 Allegany').check()
    await dialog.getByLabel('Part B').check()
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText('Enter a date.').first()).toBeVisible()
    await dialog.getByLabel('Planned start').fill('2998-10-01')
    await dialog.getByLabel('Reason', { exact: true }).selectOption('Targeted')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog.getByRole('button', { name: 'Create 1 audit' }).dblclick()
    await expect(dialog).toBeHidden()
    await expect(state.getByRole('link', { name: /Allegany.*audit 2/ })).toHaveCount(1)
    await expect(state.getByRole('link', { name: /Allegany.*audit 3/ })).toHaveCount(0)
    await agency.goto(audits)
    await expect(agency.getByRole('link', { name: 'Open the audit' })).toHaveCount(1)
  })

  await test.step('its agency is notified and asked for its list', async () => {
    await actOnAudit(state, 'Part B', 'Notify the agency')
    await state.getByRole('dialog').getByRole('button', { name: 'Send letter' }).click()
    await expect(state.getByRole('dialog')).toBeHidden()
    await state.getByRole('link', { name: /Allegany.*audit 2/ }).click()
    await state.getByRole('button', { name: 'Request the list' }).click()
    await expectToast(state, 'The audit is now: Student list requested')
    address = new URL(state.url()).pathname
    await agency.goto(address)
    await agency.getByRole('link', { name: 'Send the list' }).click()
  })

  await test.step('a list with errors is refused by row and column, and given back with them', async () => {
    const wrong = studentList(12).replace('4000000002', '12').replace('First3', '')
    await send(agency, wrong, 'wrong.csv')
    await expect(agency.getByText('Row 3: StateStudentId must have 10 digits.')).toBeVisible()
    await expect(agency.getByText('Row 4: FirstName is required.')).toBeVisible()
    const [file] = await Promise.all([
      agency.waitForEvent('download'),
      agency.getByRole('link', { name: 'Download it with a column Problem' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    await agency.reload()
    await expect(agency.getByText('Row 3: StateStudentId must have 10 digits.')).toBeVisible()
  })

  await test.step('the corrected list is accepted, masked, and filtered by what it holds', async () => {
    await send(agency, studentList(12), 'right.csv')
    await expect(agency.getByText(/^right\.csv: 12 rows/)).toBeVisible()
    await expect(agency.getByText('Row 3: StateStudentId must have 10 digits.')).toBeHidden()
    await expect(agency.getByText('F. L. ****0001')).toBeVisible()
    await expect(agency.getByText('Last1', { exact: true })).toHaveCount(0)
    await agency.goto(`${address}/list?school=School 1`)
    await expect(agency.getByText('1 to 4 of 4')).toBeVisible()
  })

  await test.step('the draw is seen before it is made, and is of those whom the filter leaves', async () => {
    await state.goto(address)
    await state.getByRole('link', { name: 'Draw the sample' }).click()
    await state.goto(`${address}/sample?disability=SLD`)
    const size = state.getByLabel('Sample size')
    await size.fill('')
    await size.pressSequentially('7')
    await state.getByRole('button', { name: 'See what will happen' }).click()
    await expect(state.getByText(/cannot be larger than the population \(6\)/).first()).toBeVisible()
    await size.fill('')
    await size.pressSequentially('4')
    await state.getByRole('button', { name: 'See what will happen' }).click()
    await expect(state.getByText(/^4 of 6 students are drawn/)).toBeVisible()
    await state.getByRole('button', { name: 'Draw 4 students' }).dblclick()
    await expect(state.getByText(/^4 drawn by Helen Marsh/)).toBeVisible()
    await expect(state.getByRole('link', { name: 'Certificate, PDF' })).toBeVisible()
  })

  await test.step('the agency confirms who is served and assigns a colleague', async () => {
    await agency.goto(address)
    await agency.getByRole('button', { name: 'Confirm all as served' }).click()
    await expect(agency.getByRole('cell', { name: 'Served' })).toHaveCount(4)
    await agency.getByRole('checkbox').nth(0).check()
    await agency.getByRole('checkbox').nth(1).check()
    await agency.getByRole('button', { name: 'Assign users' }).click()
    await agency.getByRole('button', { name: 'Assign, Grace Holloway' }).click()
    await agency.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(agency.getByRole('cell', { name: 'Grace Holloway' })).toHaveCount(2)
    const local = await pageOf(browser, people.alleganyUser)
    await local.goto(address)
    await expect(local.getByRole('link', { name: /^F\. L\./ })).toHaveCount(2)
  })

  await test.step('the state says who reviews, and sees names that the history keeps', async () => {
    await state.goto(address)
    await state.getByRole('button', { name: 'Select all' }).click()
    await state.getByRole('button', { name: 'Assign monitor' }).click()
    await state.getByRole('button', { name: 'Assign, Andre Whitfield' }).click()
    await state.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(state.getByRole('cell', { name: 'Andre Whitfield' })).toHaveCount(4)
    await state.getByRole('button', { name: 'Show names' }).click()
    await expect(state.getByText('Last name')).toHaveCount(4)
    await state.reload()
    await expect(state.getByRole('button', { name: 'Select all' })).toBeVisible()
    await expect(state.getByText('Last name')).toHaveCount(0)
  })

  await test.step('a record is replaced once, whoever of two monitors is later', async () => {
    const other = await pageOf(browser, people.monitor2)
    for (const page of [state, other]) {
      await page.goto(address)
      await page.getByRole('button', { name: /^Actions for 1 / }).click()
      await page.getByRole('menuitem', { name: 'Replace' }).click()
      await page.getByRole('dialog').getByLabel('Reason').fill('Moved away')
    }
    await state.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
    await expect(state.getByRole('region', { name: /Records that left/ })).toContainText('Moved away')
    await other.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
    await expect(other.getByRole('dialog').getByRole('alert').first()).toBeVisible()
    await expect(other.getByRole('dialog').getByLabel('Reason')).toHaveValue('Moved away')
  })
})

test('a refused step says why, and nothing is lost while the portal is not there', async ({ browser }) => {
  const state = await pageOf(browser, people.monitor)
  const agency = await pageOf(browser, people.alleganyAdmin)
  const prongId = await listedAudit(state.context(), agency.context(), { leaCode: '01', size: 6 })
  await state.goto(`${audits}/prongs/${prongId}`)
  await expect(state.getByRole('link', { name: 'Draw the sample' })).toBeVisible()
  await state.goto(`${new URL(state.url()).pathname}/sample`)
  const size = state.getByLabel('Sample size')
  await size.fill('3')
  await portal().stopApi()
  await state.getByRole('button', { name: 'See what will happen' }).click()
  await expect(state.getByRole('alert').first()).toBeVisible()
  await expect(size).toHaveValue('3')
  await portal().startApi()
  await state.reload()
  await expect(state.getByLabel('Sample size')).toHaveValue('3')
  await state.getByRole('button', { name: 'See what will happen' }).click()
  await expect(state.getByText(/^3 of \d+ students are drawn/)).toBeVisible()
})
