import type { Browser, Page } from '@playwright/test'
import { addDays, calendarDay } from '@portal/domain'
import { breakData } from '../support/data-faults.js'
import { issuedFinding } from '../support/findings.js'
import { expect, test, usePortal } from '../support/journey.js'
import { fullNames, people } from '../support/people.js'
import { expectToast, signInQuietly, toasts } from '../support/sign-in.js'

const portal = usePortal()
const today = calendarDay(new Date())
const daysAgo = (days: number) => addDays(today, -days)

async function pageOf(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal().url, acceptDownloads: true })
  await signInQuietly(context, user)
  return context.newPage()
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Adds a file in the window that is open. */
async function addFile(page: Page, within: string | RegExp, name: string): Promise<void> {
  await dialog(page, within).getByRole('button', { name: 'Add files' }).click()
  const upload = dialog(page, 'Upload Documentation')
  await upload
    .getByLabel('Choose files')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('What shows it.') })
  await upload.getByLabel(`Title of ${name}`).fill('Proof')
  await page.keyboard.press('Enter')
  await expect(upload).toBeHidden()
  await expect(dialog(page, within).getByRole('link', { name: 'Proof' })).toBeVisible()
}

test('a finding is drafted, issued, corrected, verified, reviewed with newer data and closed', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const monitor = await pageOf(browser, people.monitor)
  const admin = await pageOf(browser, people.alleganyAdmin)
  const user = await pageOf(browser, people.alleganyUser)
  let address = ''

  await test.step('the monitor drafts it from the register, which the dashboard leads to', async () => {
    await monitor.goto('/user/statedashboard')
    await monitor.getByRole('link', { name: 'Findings', exact: true }).click()
    await press(monitor, 'Draft a finding')
    const draft = dialog(monitor, 'Draft a finding')
    await draft.getByRole('button', { name: 'Draft', exact: true }).click()
    await expect(draft.getByRole('alert')).toContainText('Choose an agency.')
    await draft.getByLabel('Agency', { exact: true }).selectOption({ label: '01 Allegany County' })
    await draft.getByLabel('What was found').fill('Two notices were sent after the meeting.')
    await draft.getByLabel('Discovered on').fill(daysAgo(30))
    await draft.getByRole('button', { name: 'Add a case' }).click()
    await draft.getByLabel('Student reference 1').fill('4471')
    await draft.getByLabel('Required action 1').fill('Send the notice and explain it.')
    await draft.getByRole('button', { name: 'Draft', exact: true }).click()
    await expect(monitor).toHaveURL(/\/compliance\/findings\/\d+$/)
    address = new URL(monitor.url()).pathname
  })

  await test.step('the agency sees nothing of the draft, and it cannot be issued without a requirement', async () => {
    await admin.goto(address)
    await expect(admin.getByText(/was not found/)).toBeVisible()
    const issue = monitor.getByRole('button', { name: 'Issue finding' })
    await expect(issue).toBeDisabled()
    await expect(issue).toHaveAttribute('title', 'Choose the requirement that was not met.')
    await press(monitor, 'Edit draft')
    const edit = dialog(monitor, 'Edit draft')
    await edit.getByLabel('Requirement that was not met').selectOption({ index: 3 })
    await edit.getByRole('button', { name: 'Save draft' }).click()
    await expectToast(monitor, 'Draft saved.')
  })

  await test.step('it is issued by letter', async () => {
    await press(monitor, 'Issue finding')
    const letter = dialog(monitor, 'Issue the finding')
    await letter.getByLabel('Your title').fill('Monitor')
    await letter.getByLabel('Date of written notification').fill(daysAgo(20))
    await letter.getByRole('button', { name: 'Issue finding' }).click()
    await expect(letter.getByRole('alert')).toContainText('A finding is issued by letter. Select a template.')
    await letter.getByLabel('Letter', { exact: true }).selectOption('Issued')
    await expect(letter.getByRole('region', { name: 'Preview of the letter' })).toContainText(
      'Federal rules allow no extension.',
    )
    await letter.getByRole('button', { name: 'Issue finding' }).click()
    await expectToast(monitor, 'Finding issued.')
    await expect(monitor.getByText('days left', { exact: true })).toBeVisible()
    // It is the agency's turn: nothing that the state can do beside is the next act.
    await expect(monitor.getByRole('button', { name: 'Send reminder' })).toBeVisible()
    const clock = monitor.getByRole('img', { name: /^One-year clock, two prongs/ })
    await expect(clock).toHaveAccessibleName(/Today: .*Day 20.*Due: .*Federal limit/)
    await press(monitor, 'Show as table')
    await expect(monitor.getByRole('row', { name: /^Held for prong 2/ })).toContainText('60 days held')
    await press(monitor, 'Show as table')
  })

  await test.step('the administrator reads it and lets a colleague work on it', async () => {
    await admin.goto('/user/dashboard')
    await admin.getByRole('link', { name: 'Findings', exact: true }).click()
    await admin.getByRole('rowheader').getByRole('link').first().click()
    await expect(admin).toHaveURL(new RegExp(`${address}$`))
    await user.goto(address)
    await expect(user.getByRole('button', { name: /^Write the correction/ })).toBeHidden()
    await expect(user.getByRole('button', { name: 'Show student references' })).toBeDisabled()
    await press(admin, 'Choose people')
    const name = fullNames[people.alleganyUser] ?? ''
    const team = dialog(admin, 'People who work on the corrections')
    await team.getByRole('button', { name: `Assign, ${name}` }).click()
    await expect(team.getByRole('button', { name: `Remove, ${name}` })).toBeVisible()
    await team.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('the colleague submits the correction, with what it wants', async () => {
    await user.reload()
    // What the student is known by is shown to those who work on it, and the access is recorded.
    await expect(user.getByRole('rowheader', { name: 'Case 1, ••••' })).toBeVisible()
    await press(user, 'Show student references')
    await expect(user.getByRole('rowheader', { name: 'Case 1, 4471' })).toBeVisible()
    await press(user, 'Hide student references')
    await press(user, 'Open, Case 1, ••••')
    await expect(user.getByText(/Due .*60 days from .*, the written notification/)).toBeVisible()
    await press(user, 'Close, Case 1, ••••')
    await press(user, 'Submit corrections (1 left)')
    const correction = dialog(user, 'Correction of Case 1, ••••')
    await correction.getByRole('button', { name: 'Submit' }).click()
    await expect(correction.getByRole('alert')).toContainText('Date corrected is required.')
    await expect(correction.getByRole('alert')).toContainText('20 characters or more')
    await expect(correction.getByRole('alert')).toContainText('Attach at least one file')
    await correction.getByLabel('Date corrected').fill(daysAgo(10))
    await correction.getByLabel('What was done').fill('The notice was sent and explained by phone.')
    await addFile(user, 'Correction of Case 1, ••••', 'notice.txt')
    await correction.getByRole('button', { name: 'Submit' }).click()
    await expectToast(user, 'Correction submitted.')
    await expect(user.getByText(/^Submitted /).first()).toBeVisible()
  })

  await test.step('the monitor returns it in its row, then verifies it there', async () => {
    await monitor.reload()
    await press(monitor, 'Return, Case 1, ••••')
    await expect(monitor.getByText('The notice was sent and explained by phone.')).toBeVisible()
    const row = monitor.getByRole('row', { name: /The notice was sent and explained/ })
    await row.getByRole('button', { name: 'Return', exact: true }).click()
    await expect(row.getByText('Tell the agency what is still missing.').first()).toBeVisible()
    await row.getByLabel('Comment to the agency').fill('Add the day of the call.')
    await row.getByRole('button', { name: 'Return', exact: true }).click()
    await expectToast(monitor, 'Correction returned.')
    await expect(monitor.getByText('Returned', { exact: true })).toBeVisible()
    await expect(monitor.getByRole('button', { name: 'Open, Case 1, ••••' })).toBeFocused()
    await user.reload()
    await press(user, 'Open, Case 1, ••••')
    await expect(user.getByText('Add the day of the call.')).toBeVisible()
    await press(user, 'Submit corrections (1 left)')
    const correction = dialog(user, 'Correction of Case 1, ••••')
    await correction.getByLabel('What was done').fill('The notice was sent; the call was on Monday.')
    await correction.getByRole('button', { name: 'Submit' }).click()
    await expectToast(user, 'Correction submitted.')
    await monitor.reload()
    await expect(monitor.getByRole('button', { name: 'Verify 1 correction' })).toBeVisible()
    await press(monitor, 'Verify, Case 1, ••••')
    await expectToast(monitor, 'Correction verified.')
    await expect(monitor.getByText('Individual cases verified').first()).toBeVisible()
    await expect(monitor.getByRole('button', { name: 'Open, Case 1, ••••' })).toBeFocused()
  })

  await test.step('state and agency talk about it, and what the state says among its own stays there', async () => {
    const part = (name: string) =>
      monitor.getByRole('navigation', { name: 'Parts of this finding' }).getByRole('link', { name })
    await part('Comments').click()
    await expect(monitor).toHaveURL(/part=comments$/)
    const say = async (page: Page, label: string, words: string) => {
      // The toast of the comment before has the same words.
      await expect(toasts(page)).toHaveCount(0)
      await page.getByRole('textbox', { name: label }).fill(words)
      await page.getByRole('button', { name: 'Add comment' }).click()
      await expectToast(page, 'Comment added.')
    }
    await monitor.getByRole('textbox', { name: 'Internal comment' }).fill('Typed and kept.')
    await monitor.reload()
    await expect(monitor.getByRole('textbox', { name: 'Internal comment' })).toContainText('Typed and kept.')
    await say(monitor, 'Internal comment', 'Ask the other office first.')
    await monitor.getByRole('radio', { name: 'Shared with the agency' }).check()
    await say(monitor, 'Comment', 'Which notice was it?')
    await admin.goto(`${address}?part=comments`)
    await expect(admin.getByText('Which notice was it?')).toBeVisible()
    await expect(admin.getByText('Ask the other office first.')).toHaveCount(0)
    await expect(admin.getByRole('radio')).toHaveCount(0)
    await say(admin, 'Comment', 'The one of March.')
    await press(admin, /^Resolve the comment of/)
    await expect(admin.getByText(/^Resolved by/)).toBeVisible()
    await monitor.reload()
    await expect(monitor.getByText('The one of March.')).toBeVisible()
    await expect(monitor.getByText('Ask the other office first.')).toBeVisible()
    await monitor.goBack()
    await expect(monitor.getByRole('rowheader', { name: /^Case 1/ })).toBeVisible()
  })

  await test.step('documents of both sides stand in one list', async () => {
    await admin.goto(`${address}?part=documents`)
    await press(admin, 'Add documents')
    const upload = dialog(admin, 'Upload Documentation')
    const files = { name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from('The log of March.') }
    await upload.getByLabel('Choose files').setInputFiles(files)
    await upload.getByLabel('Title of log.txt').fill('Log of notices')
    await upload.getByLabel(/^Day that they are about/).fill(daysAgo(25))
    await upload.getByLabel('They name students').check()
    await upload.getByRole('button', { name: 'Upload', exact: true }).click()
    const row = admin.getByRole('row', { name: /^Log of notices/ })
    await expect(row).toContainText('Names students')
    await expect(admin.getByRole('row', { name: /^Proof/ })).toContainText('Case 1')
    await expect(admin.getByRole('row', { name: /^Notification of a finding/ })).toBeVisible()
    await press(admin, 'Add documents')
    await upload.getByLabel('Choose files').setInputFiles(files)
    await upload.getByLabel('Title of log.txt').fill('The same log')
    await upload.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(admin.getByText(/This file was already uploaded on .* to finding F-/)).toBeVisible()
    await press(admin, 'Delete The same log')
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(admin.getByRole('row', { name: /^The same log/ })).toHaveCount(0)
    await monitor.goto(`${address}?part=documents`)
    await expect(monitor.getByRole('row', { name: /^Log of notices/ })).toBeVisible()
    await expect(monitor.getByRole('button', { name: 'Delete Log of notices' })).toHaveCount(0)
    await monitor.goto(address)
    await admin.goto(address)
  })

  await test.step('the agency declares itself ready', async () => {
    await admin.reload()
    await press(admin, 'Declare ready for newer data')
    const ready = dialog(admin, 'Declare ready for newer data')
    await ready.getByLabel('What changed in how the agency works').fill('Everybody was trained in October.')
    await ready.getByRole('button', { name: 'Declare ready' }).click()
    await expect(admin.getByText('Verification requested').first()).toBeVisible()
  })

  await test.step('newer data is newer than the correction, and passes with no record out of compliance', async () => {
    await monitor.reload()
    await expect(monitor.getByRole('button', { name: 'Issue closure letter' })).toHaveAttribute(
      'title',
      'Prong 2 has no round with 100 % compliance.',
    )
    await press(monitor, 'Start newer-data review')
    const round = dialog(monitor, 'Review of newer data')
    await round.getByLabel('Period from').fill(daysAgo(10))
    await round.getByLabel('Period to').fill(today)
    await round.getByLabel('Records reviewed').fill('5')
    await round.getByLabel('Records compliant').fill('4')
    await addFile(monitor, 'Review of newer data', 'records.txt')
    await round.getByRole('button', { name: 'Record review' }).click()
    await expect(round.getByRole('alert')).toContainText('Name the record that is not compliant')
    await expect(round.getByRole('alert')).toContainText(
      'Only records after the later of the written notification and the last correction count.',
    )
    await round.getByLabel('Period from').fill(daysAgo(9))
    await round.getByLabel('Records not applicable').fill('1')
    await round.getByRole('button', { name: 'Record review' }).click()
    await expectToast(monitor, 'Newer data is compliant.')
  })

  await test.step('it is closed by letter, and every number leads to it', async () => {
    await press(monitor, 'Issue closure letter')
    const letter = dialog(monitor, 'Close the finding')
    await letter.getByLabel('Your title').fill('Monitor')
    await letter.getByRole('button', { name: 'Issue closure letter' }).click()
    await expect(monitor.getByText('Closed on time').first()).toBeVisible()
    await admin.goto(`${address}?part=letters`)
    await admin.getByText('Closure of a finding').click()
    const pdf = admin.waitForEvent('download')
    await admin.getByRole('link', { name: /^PDF: Closure of a finding/ }).click()
    expect((await pdf).suggestedFilename()).toMatch(/^closure-letter-closure-of-a-finding-.*\.pdf$/)
    await admin.getByRole('link', { name: 'History' }).click()
    await expect(admin).toHaveURL(/part=history$/)
    await expect(admin.getByText('Show what students are known by')).toBeVisible()
    await expect(admin.getByText('Draft finding')).toBeHidden()
    await expect(admin.getByText('Ask the other office first.')).toHaveCount(0)
    const closing = admin.getByRole('listitem', { name: 'Close finding' })
    await expect(closing.getByRole('row', { name: /^Status/ })).toContainText('Closed on time')
    await expect(admin.getByRole('list', { name: /happened/ })).not.toContainText(
      /\d{4}-\d{2}-\d{2}|\.\d{3}Z/,
    )
    await admin.goto('/compliance/reports')
    await admin
      .getByRole('row', { name: /Closure of a finding/ })
      .getByRole('button', { name: 'Acknowledge' })
      .click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Acknowledge' }).click()
    await expectToast(admin, 'The report is acknowledged.')
    await monitor.goto('/compliance/findings/numbers')
    await monitor
      .getByRole('row', { name: /Allegany/ })
      .getByRole('link', { name: /corrected in time/ })
      .click()
    await expect(monitor.getByRole('rowheader').getByRole('link')).toHaveCount(1)
    const download = monitor.waitForEvent('download')
    await monitor.getByRole('button', { name: 'Export' }).click()
    await monitor.getByRole('menuitem', { name: /Excel|XLSX/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^findings-register-.*\.xlsx$/)
  })

  for (const page of [monitor, admin, user]) await page.context().close()
})

test('a failure loses nothing that was typed, and the second of two people is told', async ({ browser }) => {
  const monitor = await pageOf(browser, people.monitor)
  const finding = await issuedFinding(monitor.context(), 13)
  const one = await pageOf(browser, people.howardAdmin)
  const other = await one.context().newPage()
  for (const page of [one, other]) {
    await page.goto(`/compliance/findings/${finding.id}`)
    await press(page, /^Write the correction, Case 1/)
    await dialog(page, 'Correction of Case 1, ••••').getByLabel('What was done').fill('Typed in one window.')
  }
  await test.step('the upstream fails', async () => {
    await breakData(one, 'error')
    const correction = dialog(one, 'Correction of Case 1, ••••')
    await correction.getByRole('button', { name: 'Save draft' }).click()
    await expect(correction.getByRole('alert')).toContainText('Error journey-1.')
    await expect(correction.getByLabel('What was done')).toHaveValue('Typed in one window.')
    await one.unrouteAll()
    await correction.getByRole('button', { name: 'Save draft' }).click()
    await expect(correction).toBeHidden()
  })
  await test.step('the other window is behind', async () => {
    const correction = dialog(other, 'Correction of Case 1, ••••')
    await correction.getByLabel('What was done').fill('Typed in the other window.')
    await correction.getByRole('button', { name: 'Save draft' }).click()
    const conflict = other.getByRole('alertdialog', { name: 'Somebody else changed this correction' })
    await expect(conflict).toContainText('Review the differences before saving.')
    await expect(conflict).toContainText('Typed in one window.')
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await expectToast(other, 'Draft saved.')
    await press(other, 'Open, Case 1, ••••')
    await expect(other.getByText('Typed in the other window.')).toBeVisible()
  })
  for (const page of [monitor, one]) await page.context().close()
})
