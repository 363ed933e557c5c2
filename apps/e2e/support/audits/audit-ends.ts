import { expect, type Page } from '@playwright/test'
import { expectToast } from '../sign-in.js'
import { review } from './audit-results.js'
import { drawSample, prongIdOf, requestList, sendList } from './audit-begin.js'
import { uploadDocument } from './audit-records.js'

/** Issues the report of a complete review; `says` is what the preview has to tell. */
export async function issueReport(state: Page, address: string, says: string): Promise<void> {
  await state.goto(`${address}/summary`)
  await state.getByRole('button', { name: 'Issue the report' }).click()
  const dialog = state.getByRole('dialog', { name: 'Issue the report' })
  await expect(dialog.getByText(says).first()).toBeVisible()
  await dialog.getByLabel('Your title').fill('State monitor')
  await dialog.getByRole('button', { name: 'Issue the report' }).click()
  await expectToast(state, 'The report was issued.')
}

/** Writes into the open case with a file, and submits it. */
export async function submitCase(agency: Page): Promise<void> {
  const day = await agency.getByText(/ or later\.$/).textContent()
  const [month, date, year] = (day ?? '').split(/[\s,]+/)
  const iso = new Date(`${month} ${date}, ${year} UTC`).toISOString().slice(0, 10)
  await agency.getByLabel('Date corrected').fill(iso)
  await agency.getByLabel('What was done').fill('The plan was amended by agreement with the parents.')
  await agency.getByRole('button', { name: 'Upload supporting document' }).click()
  const dialog = agency.getByRole('dialog', { name: 'Upload Documentation' })
  const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
  await dialog.getByLabel('Choose files').setInputFiles(file)
  await dialog.getByLabel(`Title of ${file.name}`).fill('Amended plan')
  await agency.keyboard.press('Enter')
  await expectToast(agency, 'Upload succesful!')
  await expect(agency.getByText('Amended plan')).toBeVisible()
  await agency.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectToast(agency, 'The correction was submitted.')
}

/** The agency corrects the one case of a review, and the state verifies it. */
export async function correctOnly(agency: Page, state: Page, address: string): Promise<void> {
  await agency.goto(`${address}/corrections`)
  await submitCase(agency)
  await state.goto(`${address}/corrections`)
  await state.getByRole('button', { name: 'Verify', exact: true }).click()
  await expectToast(state, 'The correction is verified.')
}

/** Asks for newer data on the course of an audit; the address of the review that follows. */
export async function openRound(state: Page, address: string): Promise<string> {
  await state.goto(`${address}/progress`)
  await state.getByRole('button', { name: 'Review newer data' }).click()
  const dialog = state.getByRole('dialog', { name: 'Ask for newer data' })
  await dialog.getByRole('button', { name: 'Send the letter' }).click()
  await expectToast(state, 'The agency is asked for newer data.')
  await expect(state).not.toHaveURL(new RegExp(`${address}/progress$`))
  return new URL(state.url()).pathname.replace(/\/progress$/, '')
}

/** A newer list, a smaller sample and its review for the items of the findings alone; `wrong` names by record what is not met. */
export async function reviewRound(
  people: { state: Page; agency: Page },
  address: string,
  { list, wrong }: { list: string; wrong: readonly (readonly string[])[] },
): Promise<void> {
  const { state, agency } = people
  await state.goto(address)
  await requestList(state)
  await sendList(agency, address, list)
  const records = await drawSample(state, address, wrong.length)
  for (const [at, recordId] of records.entries()) {
    await uploadDocument(agency.context(), recordId)
    await review(state.context(), { prongId: prongIdOf(address), recordId }, wrong[at] ?? [])
  }
  await completeReview(state, address)
}

/** Completes the review whose records are all complete. */
export async function completeReview(state: Page, address: string): Promise<void> {
  await state.goto(address)
  await state.getByRole('button', { name: 'Complete the review' }).click()
  await expectToast(state, 'The audit is now: Review complete')
}

/** Closes the findings of an audit by letter, its reviews, and then the audit itself. */
export async function closeAudit(
  state: Page,
  address: string,
  { findings, reviews }: { findings: number; reviews: number },
): Promise<void> {
  for (let left = findings; left > 0; left--) {
    await state.goto(`${address}/progress`)
    await state.getByRole('link', { name: 'Open the finding' }).click()
    await state.getByRole('button', { name: 'Issue closure letter' }).click()
    const letter = state.getByRole('dialog', { name: 'Close the finding' })
    await letter.getByLabel('Your title').fill('State monitor')
    await letter.getByRole('button', { name: 'Issue closure letter' }).click()
    await expectToast(state, 'Finding closed.')
  }
  await state.goto(`${address}/progress`)
  for (let left = reviews; left > 0; left--) {
    const close = state.getByRole('button', { name: 'Close this review' })
    await expect(close).toHaveCount(left)
    await close.first().click()
  }
  await state.getByRole('button', { name: 'Close the audit' }).click()
  const dialog = state.getByRole('dialog', { name: 'Close the audit' })
  await dialog.getByLabel('Your title').fill('State monitor')
  await dialog.getByRole('button', { name: 'Close the audit' }).click()
  await expectToast(state, 'The audit is closed.')
}
