import type { Page } from '@playwright/test'
import { begunAudit, chooseList, drawSample, prongIdOf } from '../../support/audits/audit-begin.js'
import { studentList } from '../../support/audits/audit-lists.js'
import { answerSetup, uploadDocument } from '../../support/audits/audit-records.js'
import { reviewedAudit } from '../../support/audits/audit-results.js'
import { useContexts } from '../../support/contexts.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import { graphql } from '../../support/sign-in.js'

// @journeyOf audits
const portal = usePortal()

const { pageOf } = useContexts(portal)

/** What is stored of a review, as the server tells it after it has started again. */
async function stored(page: Page, address: string): Promise<{ status: number; sampled: number }> {
  const { auditProng } = await graphql<{ auditProng: { status: number; sampled: number } }>(
    page.context(),
    'query Stored($typeKey: String!, $id: Int!) { auditProng(typeKey: $typeKey, id: $id) { status sampled } }',
    { typeKey: 'desk-audit', id: prongIdOf(address) },
  )
  return auditProng
}

test('a list and a draw that a crash interrupts are there as a whole or not at all, and the screen says which', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const state = await pageOf(browser, people.monitor)
  const agency = await pageOf(browser, people.alleganyAdmin)
  const address = await begunAudit(state, 'Part B')

  await test.step('the list', async () => {
    await agency.goto(`${address}/list`)
    await chooseList(agency, studentList(5000), 'list.csv')
    await agency.getByText(/^(?:Checking|Sending) list\.csv/).waitFor()
    await portal().killApi()
    const unknown = agency.getByText('It is not known whether the list was accepted')
    const refused = agency.getByText('The list was not accepted')
    const accepted = agency.getByText(/^list\.csv: 5,000 rows/)
    await expect(unknown.or(refused).or(accepted).first()).toBeVisible()
    await portal().startApi()
    const look = agency.getByRole('button', { name: 'Look again' })
    if (await look.isVisible()) {
      await look.click()
      await expect(unknown).toHaveCount(0)
    } else await agency.reload()
    const none = agency.getByText('No list is accepted yet.').first()
    await expect(accepted.or(none).first()).toBeVisible()
    const isTaken = (await stored(agency, address)).status === 2
    await expect(accepted).toHaveCount(isTaken ? 1 : 0)
    await chooseList(agency, studentList(5000), 'list.csv')
    await expect(accepted).toBeVisible()
  })

  await test.step('the draw', async () => {
    await state.goto(`${address}/sample`)
    await state.getByLabel('Sample size').fill('40')
    await state.getByRole('button', { name: 'See what will happen' }).click()
    await expect(state.getByText(/^40 of 5,?000 students are drawn/)).toBeVisible()
    await state.getByRole('button', { name: 'Draw 40 students' }).click()
    await portal().killApi()
    const drawn = state.getByText(/^40 drawn by /)
    await expect(state.getByRole('alert').first().or(drawn).first()).toBeVisible()
    await portal().startApi()
    await state.reload()
    await expect(state.getByText('Plan the draw')).toBeVisible()
    const { status, sampled } = await stored(state, address)
    expect([status, sampled]).toEqual(status === 3 ? [3, 40] : [2, 0])
    await expect(drawn).toHaveCount(status === 3 ? 1 : 0)
    if (status === 2) await drawSample(state, address, 40)
  })
})

test('a report that a crash interrupts is issued or not, and the screen says which', async ({ browser }) => {
  test.setTimeout(240_000)
  const state = await pageOf(browser, people.monitor)
  const agency = await pageOf(browser, people.alleganyAdmin)
  const { summary } = await reviewedAudit(state.context(), agency.context(), { wrong: [['4.3'], []] })
  await state.goto(summary)
  const issue = state.getByRole('button', { name: 'Issue the report' })
  const dialog = state.getByRole('dialog', { name: 'Issue the report' })
  await issue.click()
  await dialog.getByLabel('Your title').fill('State monitor')
  await dialog.getByRole('button', { name: 'Issue the report' }).click()
  await portal().killApi()
  const back = state.getByRole('button', { name: 'Take the report back' })
  await expect(dialog.getByRole('alert').first().or(back).first()).toBeVisible()
  await portal().startApi()
  await state.goto(summary)
  await expect(back.or(issue).first()).toBeVisible()
  const isIssued = (await stored(state, summary)).status === 8
  await expect(back).toHaveCount(isIssued ? 1 : 0)
  await state.goto(`${summary}/corrections`)
  await expect(state.getByRole('link', { name: /^F-/ })).toHaveCount(isIssued ? 1 : 0)
  if (isIssued) return
  await state.goto(summary)
  await issue.click()
  // What was typed is still there.
  await expect(dialog.getByLabel('Your title')).toHaveValue('State monitor')
  await dialog.getByRole('button', { name: 'Issue the report' }).click()
  await expect(back).toBeVisible()
})

test('a draw over records with answers says what is lost, and draws only when that is confirmed', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const state = await pageOf(browser, people.monitor)
  const agency = await pageOf(browser, people.alleganyAdmin)
  const address = await begunAudit(state, 'Part B')
  await agency.goto(`${address}/list`)
  await chooseList(agency, studentList(12), 'list.csv')
  await expect(agency.getByText(/^list\.csv: 12 rows/)).toBeVisible()
  const [first = 0] = await drawSample(state, address, 4)
  await uploadDocument(agency.context(), first)
  await answerSetup(state.context(), first)
  await state.goto(`${address}/records/${first}?section=dab-goals`)
  await state.getByRole('article').first().getByRole('radio', { name: 'Y: Yes' }).check()
  await expect(state.getByText(/^Saved at/)).toBeVisible()

  const lost = '1 record already has answers. Redrawing will remove it.'
  await state.goto(`${address}/sample`)
  await state.getByLabel('Sample size').fill('5')
  await state.getByRole('button', { name: 'See what will happen' }).click()
  await expect(state.getByText(lost).first()).toBeVisible()
  await state.getByRole('button', { name: 'Draw 5 students' }).click()
  const question = state.getByRole('alertdialog', { name: 'Draw anew and remove work?' })
  await expect(question).toContainText(lost)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect((await stored(state, address)).status).toBe(6)
  await state.getByRole('button', { name: 'Draw 5 students' }).click()
  await question.getByRole('button', { name: 'Draw anew' }).click()
  await expect(state.getByText(/^5 drawn by /)).toBeVisible()
  expect(await stored(state, address)).toMatchObject({ status: 3, sampled: 5 })
  await state.goto(address)
  await expect(state.getByRole('region', { name: /Records that left/ })).toContainText('Drawn anew')
})
