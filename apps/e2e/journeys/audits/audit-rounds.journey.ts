import type { Page } from '@playwright/test'
import { reportedAudit, reviewedRound } from '../../support/audits/audit-results.js'
import { expectAccessible } from '../../support/axe.js'
import { openPage, useContexts } from '../../support/contexts.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import { expectToast } from '../../support/sign-in.js'

// @journeyOf audits
const portal = usePortal()

const { contextOf } = useContexts(portal)

/** Corrects the open case with a day and a file, and submits it. */
async function correct(page: Page): Promise<void> {
  const day = await page.getByText(/ or later\.$/).textContent()
  const [month, date, year] = (day ?? '').split(/[\s,]+/)
  const iso = new Date(`${month} ${date}, ${year} UTC`).toISOString().slice(0, 10)
  await page.getByLabel('Date corrected').fill(iso)
  await page.getByLabel('What was done').fill('The plan was amended by agreement with the parents.')
  await page.getByRole('button', { name: 'Upload supporting document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Documentation' })
  const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
  await dialog.getByLabel('Choose files').setInputFiles(file)
  await dialog.getByLabel(`Title of ${file.name}`).fill('Amended plan')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Upload succesful!')
  await expect(page.getByText('Amended plan')).toBeVisible()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectToast(page, 'The correction was submitted.')
}

/** The agency corrects what a review asked for, from the course of the audit, and the state verifies it. */
async function correctAndVerify(agency: Page, state: Page, course: string): Promise<void> {
  await agency.goto(course)
  await agency.getByRole('link', { name: 'Open the corrections' }).click()
  await correct(agency)
  await state.goto(course)
  await state.getByRole('link', { name: 'Verify corrections' }).click()
  await state.getByRole('button', { name: 'Verify', exact: true }).click()
  await expectToast(state, 'The correction is verified.')
}

/** Opens a round of newer data on the course of an audit; the id of its prong. */
async function openRound(page: Page, course: string): Promise<number> {
  await page.goto(course)
  await page.getByRole('button', { name: 'Review newer data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for newer data' })
  await expect(dialog.getByRole('listitem').filter({ hasText: /^F-/ })).toHaveCount(1)
  await dialog.getByLabel('Records from').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Send the letter' }).click()
  await expect(dialog.getByText(/^Records from must be .* or later\.$/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Review newer data' }).click()
  await dialog.getByRole('button', { name: 'Send the letter' }).dblclick()
  await expectToast(page, 'The agency is asked for newer data.')
  await expect(page).not.toHaveURL(new RegExp(`${course}$`))
  return Number(/prongs\/(\d+)\//.exec(page.url())?.[1])
}

/** Issues the results of a round that is reviewed. */
async function issueResults(page: Page, summary: string, result: string): Promise<void> {
  await page.goto(summary)
  await page.getByRole('button', { name: 'Issue the report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Issue the report' })
  await expect(dialog.getByText(result).first()).toBeVisible()
  await dialog.getByLabel('Your title').fill('State monitor')
  await dialog.getByRole('button', { name: 'Issue the report' }).click()
  await expectToast(page, 'The report was issued.')
}

test('newer data fail once, pass in a second round, and the audit is closed by letter', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const monitor = await contextOf(browser, people.monitor)
  const admin = await contextOf(browser, people.alleganyAdmin)
  const { summary } = await reportedAudit(monitor, admin, { wrong: [['4.3'], [], []] })
  const course = summary.replace('/summary', '/progress')
  const agency = await openPage(admin, course)
  const state = await openPage(monitor, course)

  await test.step('the report asks for corrections, and newer data wait for them', async () => {
    await expect(agency.getByText('1 individual case is to be corrected by the agency.')).toBeVisible()
    await expect(agency.getByRole('button', { name: 'Review newer data' })).toHaveCount(0)
    await expect(state.getByRole('button', { name: 'Review newer data' })).toHaveAttribute(
      'title',
      'Verify the individual cases first, or wait until the agency asks for verification.',
    )
    await expect(state.getByRole('button', { name: 'Close the audit' })).toHaveAttribute(
      'title',
      '1 finding is still open.',
    )
    await expectAccessible(state, 'progress of an audit')
    await correctAndVerify(agency, state, course)
  })

  await test.step('newer data fail: a new case, and another round', async () => {
    const prongId = await openRound(state, course)
    await agency.goto(course)
    await expect(agency.getByRole('article', { name: 'Newer data, round 1' })).toContainText(
      'List and documents due',
    )
    const round = await reviewedRound(monitor, admin, prongId, [['4.3'], []])
    await agency.reload()
    await expect(agency.getByText('Failed', { exact: true })).toHaveCount(0)
    await issueResults(state, round.summary, 'Failed: not every record is compliant')
    await agency.reload()
    const card = agency.getByRole('article', { name: 'Newer data, round 1' })
    await expect(card.getByText('Failed', { exact: true })).toBeVisible()
    await expect(card).toContainText('0 of 1 verified')
    await correctAndVerify(agency, state, course)
  })

  await test.step('the second round passes', async () => {
    const prongId = await openRound(state, course)
    const round = await reviewedRound(monitor, admin, prongId, [[], []])
    await issueResults(state, round.summary, 'Passed: every record is compliant')
    await state.goto(course)
    await expect(
      state.getByRole('article', { name: 'Newer data, round 2' }).getByText('Passed', { exact: true }),
    ).toBeVisible()
    await expect(
      state.getByText('1 finding passed the review of newer data and can be closed by letter.'),
    ).toBeVisible()
  })

  await test.step('the finding, the reviews and the audit are closed', async () => {
    await state.getByRole('link', { name: 'Open the finding' }).click()
    await state.getByRole('button', { name: 'Issue closure letter' }).click()
    const letter = state.getByRole('dialog')
    await letter.getByLabel('Title').fill('State monitor')
    await letter
      .getByRole('button', { name: /closure letter|Close/i })
      .last()
      .click()
    await expect(letter).toHaveCount(0)
    await state.goto(course)
    await expect(state.getByText('3 reviews are to be closed.')).toBeVisible()
    for (let left = 3; left > 0; left--) {
      await expect(state.getByRole('button', { name: 'Close this review' })).toHaveCount(left)
      await state.getByRole('button', { name: 'Close this review' }).first().click()
    }
    await expect(state.getByText('Every finding is closed. The audit can be closed by letter.')).toBeVisible()
    await state.getByRole('button', { name: 'Close the audit' }).click()
    const dialog = state.getByRole('dialog', { name: 'Close the audit' })
    await dialog.getByLabel('Your title').fill('')
    await dialog.getByRole('button', { name: 'Close the audit' }).click()
    await expect(dialog.getByText('Your title is required.').first()).toBeVisible()
    await dialog.getByLabel('Your title').fill('State monitor')
    await dialog.getByRole('button', { name: 'Close the audit' }).dblclick()
    await expectToast(state, 'The audit is closed.')
    await agency.goto(course)
    await expect(agency.getByText(/^This audit was closed on/)).toBeVisible()
    await agency.getByRole('link', { name: 'Letters', exact: true }).click()
    await expect(agency.getByRole('link', { name: /^Closure of an audit/ })).toBeVisible()
  })
})
