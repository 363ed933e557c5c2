import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.js'
import { reportedAudit } from '../../support/audits/audit-results.js'
import { openPage, useContexts } from '../../support/contexts.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import { expectToast } from '../../support/sign-in.js'

// @journeyOf audits
const portal = usePortal()

const { contextOf } = useContexts(portal)

const narrative = 'The plan was amended by agreement with the parents.'
const what = (page: Page) => page.getByLabel('What was done')

/** Writes into the open case, letter by letter, with a file. */
async function write(page: Page): Promise<void> {
  const day = await page.getByText(/ or later\.$/).textContent()
  const [month, date, year] = (day ?? '').split(/[\s,]+/)
  const iso = new Date(`${month} ${date}, ${year} UTC`).toISOString().slice(0, 10)
  await page.getByLabel('Date corrected').fill(iso)
  await what(page).pressSequentially(narrative)
  await page.getByRole('button', { name: 'Upload supporting document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Documentation' })
  const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
  await dialog.getByLabel('Choose files').setInputFiles(file)
  await dialog.getByLabel(`Title of ${file.name}`).pressSequentially('Amended plan')
  // Enter sends the file alone, and not the correction behind it.
  await page.keyboard.press('Enter')
  await expectToast(page, 'Upload succesful!')
  await expect(page.getByText('Amended plan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible()
}

test('a correction is written, submitted, recalled, returned, submitted again and verified', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const monitor = await contextOf(browser, people.monitor)
  const admin = await contextOf(browser, people.alleganyAdmin)
  const { summary } = await reportedAudit(monitor, admin, { wrong: [['4.1', '4.3'], ['4.3'], []] })
  const address = summary.replace('/summary', '/corrections')
  const page = await openPage(admin, address)
  await expect(page.getByText('3 cases, 2 findings: 3 not started.')).toBeVisible()
  await expect(page.getByText('The notice has no date.')).toBeVisible()

  await test.step('what is missing is said at its field, and nothing typed is lost', async () => {
    await what(page).pressSequentially('Too short')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByText('Date corrected is required.').first()).toBeVisible()
    await expect(page.getByText('Attach at least one file that shows the correction.').first()).toBeVisible()
    await page.reload()
    await expect(what(page)).toHaveValue('Too short')
    await what(page).clear()
    await expectAccessible(page, 'corrections')
  })

  await test.step('the agency writes, submits and recalls', async () => {
    await write(page)
    await page.getByRole('button', { name: 'Submit', exact: true }).dblclick()
    await expectToast(page, 'The correction was submitted.')
    await expect(page.getByText('3 cases, 2 findings: 2 not started, 1 submitted.')).toBeVisible()
    await page.goto(`${address}?case=${await caseOf(page, 'Submitted')}`)
    await page.getByRole('button', { name: 'Recall' }).click()
    await expectToast(page, 'The correction is a draft again.')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expectToast(page, 'The correction was submitted.')
  })

  const state = await openPage(monitor, address)
  await test.step('the monitor returns it with a comment', async () => {
    await expect(state.getByText(narrative)).toBeVisible()
    await state.getByRole('button', { name: 'Return', exact: true }).click()
    const dialog = state.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Return', exact: true }).click()
    await expect(dialog.getByText('Tell the agency what is still missing.').first()).toBeVisible()
    await dialog.getByLabel('What is still missing').pressSequentially('The copy of the parents is missing.')
    await dialog.getByRole('button', { name: 'Return', exact: true }).click()
    await expectToast(state, 'The correction was returned.')
  })

  await test.step('the agency reads why, and submits again', async () => {
    await page.goto(address)
    await expect(page.getByText(/^Returned by .+ on /)).toBeVisible()
    await expect(page.getByText('The copy of the parents is missing.').first()).toBeVisible()
    const happened = page.getByRole('list', { name: 'What happened' }).getByRole('listitem')
    await expect(happened.first()).toContainText('Returned with a comment')
    await expect(happened.filter({ hasText: 'File added' })).toHaveCount(1)
    await what(page).press('Control+End')
    await what(page).pressSequentially(' A copy was sent.')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expectToast(page, 'The correction was submitted.')
  })

  await test.step('the monitor verifies it, and takes that back with a reason', async () => {
    await state.goto(address)
    await expect(state.getByText(`${narrative} A copy was sent.`)).toBeVisible()
    await state.getByRole('button', { name: 'Verify', exact: true }).click()
    await expectToast(state, 'The correction is verified.')
    await expect(state.getByText('3 cases, 2 findings: 2 not started, 1 verified.')).toBeVisible()
    await state.goto(`${address}?case=${await caseOf(state, 'Verified')}`)
    await state.getByRole('button', { name: 'Take the verification back' }).click()
    const dialog = state.getByRole('dialog')
    await dialog.getByLabel('Reason').pressSequentially('The wrong plan was read.')
    await dialog.getByRole('button', { name: 'Take the verification back' }).click()
    await expectToast(state, "The correction is the agency's again.")
  })

  await test.step('a monitor who has opened it ends the recall', async () => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expectToast(page, 'The correction was submitted.')
    await state.goto(address)
    await expect(state.getByRole('button', { name: 'Verify', exact: true })).toBeVisible()
    await page.goto(`${address}?case=${await caseOf(page, 'Submitted')}`)
    await expect(
      page.getByText(/^Submitted on .* Ask the monitor to return it if you need to change it\.$/),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Recall' })).toBeDisabled()
  })
})

/** Id of the first case in a state, as the list of cases links to it. */
async function caseOf(page: Page, state: string): Promise<string> {
  const link = page.getByRole('navigation', { name: 'Cases' }).getByRole('link', { name: state }).first()
  const href = (await link.getAttribute('href')) ?? ''
  return new URL(href, portal().url).searchParams.get('case') ?? ''
}
