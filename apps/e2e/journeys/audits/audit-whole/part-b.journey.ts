import { calendarDay } from '@portal/domain'
import type { Page } from '@playwright/test'
import { beginRecord, secondReading } from '../../../support/audits/audit-reading.js'
import {
  begunAudit,
  chooseList,
  drawSample,
  prongIdOf,
  recordsOf,
} from '../../../support/audits/audit-begin.js'
import {
  closeAudit,
  completeReview,
  correctOnly,
  issueReport,
  openRound,
  reviewRound,
  submitCase,
} from '../../../support/audits/audit-ends.js'
import { studentList } from '../../../support/audits/audit-lists.js'
import { uploadDocument } from '../../../support/audits/audit-records.js'
import { review } from '../../../support/audits/audit-results.js'
import { useContexts } from '../../../support/contexts.js'
import { expect, test, usePortal } from '../../../support/journey.js'
import { people } from '../../../support/people.js'
import { expectToast } from '../../../support/sign-in.js'

// @journeyOf audits
const portal = usePortal()

const { pageOf } = useContexts(portal)

const toCorrect = (page: Page) => page.getByText(/^\d+ cases?, \d+ findings?: /)
const file = { name: 'iep.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

/** Opens the menu of a record by its number in the sample. */
async function actOn(page: Page, order: number, act: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Actions for ${order} `) }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

/**
 * Two monitors, an administrator and a user of the agency, and a liaison. Most answers and documents are sent by requests of the
 * signed-in person: twelve records have seven hundred items.
 */
test('an audit of Part B goes from its plan over two prongs and two rounds to its closing', async ({
  browser,
}) => {
  test.setTimeout(480_000)
  const state = await pageOf(browser, people.monitor)
  const agency = await pageOf(browser, people.alleganyAdmin)
  const context = { monitor: state.context(), admin: agency.context() }
  let address = ''
  let records: number[] = []

  await test.step('the state plans it, notifies the agency and asks for its list', async () => {
    address = await begunAudit(state, 'Part B')
  })

  await test.step('a list with errors is refused by row, and the corrected one taken', async () => {
    await agency.goto(`${address}/list`)
    await chooseList(agency, studentList(24).replace('4000000002', '12').replace('First3,', ','), 'wrong.csv')
    await expect(agency.getByText('Row 3: StateStudentId must have 10 digits.')).toBeVisible()
    await expect(agency.getByText('Row 4: FirstName is required.')).toBeVisible()
    await chooseList(agency, studentList(24), 'list.csv')
    await expect(agency.getByText(/^list\.csv: 24 rows/)).toBeVisible()
  })

  await test.step('twelve students are drawn, and one who moved is replaced', async () => {
    const drawn = await drawSample(state, address, 12)
    await agency.goto(address)
    await actOn(agency, 3, 'The student left')
    const left = agency.getByRole('dialog', { name: 'The student left' })
    await left.getByLabel('Day on which the student left').fill(calendarDay(new Date()))
    await left.getByRole('button', { name: 'Save' }).click()
    await expect(agency.getByText(/^Left on /)).toBeVisible()
    await state.goto(address)
    await actOn(state, 3, 'Replace')
    await state.getByRole('dialog').getByLabel('Reason').fill('Moved away')
    await state.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
    await expect(state.getByRole('region', { name: /Records that left/ })).toContainText('Moved away')
    records = await recordsOf(state, address)
    expect(records).toHaveLength(12)
    expect(records.filter((id) => !drawn.includes(id))).toHaveLength(1)
  })

  await test.step('the agency confirms enrollment, assigns a colleague, and both send documents', async () => {
    await agency.reload()
    await agency.getByRole('button', { name: 'Confirm all as served' }).click()
    await expect(agency.getByRole('cell', { name: 'Served' })).toHaveCount(12)
    await agency.getByRole('checkbox').nth(0).check()
    await agency.getByRole('button', { name: 'Assign users' }).click()
    await agency.getByRole('button', { name: 'Assign, Grace Holloway' }).click()
    await agency.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    const user = await pageOf(browser, people.alleganyUser)
    await user.goto(address)
    await expect(user.getByRole('link', { name: /^F\. L\./ })).toHaveCount(1)
    await actOn(user, 1, 'Upload documents')
    const upload = user.getByRole('dialog', { name: 'Upload Documentation' })
    await upload.getByLabel('Choose files').setInputFiles(file)
    await upload.getByLabel(`Title of ${file.name}`).fill('Education program')
    await user.keyboard.press('Enter')
    await expectToast(user, 'Upload succesful!')
    for (const id of records.slice(1, 11)) await uploadDocument(context.admin, id)
    await agency.reload()
    await actOn(agency, 12, 'Say why there are none')
    await agency.getByRole('dialog').getByLabel('Reason').fill('The file is at the previous agency.')
    await agency.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(agency.getByText('None: The file is at the previous agency.')).toBeVisible()
    await agency.getByRole('button', { name: 'Documents are complete' }).click()
    await expectToast(agency, 'The audit is now: Documents complete')
  })

  await test.step('twelve records are reviewed, the first by hand and keys as far as its fourth section', async () => {
    const [first = 0, second = 0, ...others] = records
    const place = (recordId: number) => ({ prongId: prongIdOf(address), recordId })
    await beginRecord(state, `${address}/records/${first}`)
    await review(context.monitor, place(first), ['4.1', '4.3'])
    await review(context.monitor, place(second), ['4.3'])
    for (const id of others) await review(context.monitor, place(id), [])
  })

  await test.step('the tenth is read a second time, and what differs is settled', async () => {
    const reader = await pageOf(browser, people.monitor2)
    await state.goto(address)
    await expect(state.getByRole('button', { name: 'Complete the review' })).toHaveCount(0)
    await secondReading(state, reader, `${address}/records/${records[9]}`)
    await completeReview(state, address)
  })

  await test.step('the report issues two findings; the liaison reads it without names', async () => {
    await issueReport(state, address, '2 findings will be issued')
    const liaison = await pageOf(browser, people.liaison)
    await liaison.goto(`${address}/summary`)
    await expect(liaison.getByRole('row', { name: /^4\.3 / })).toBeVisible()
    await expect(liaison.getByRole('button', { name: 'Take the report back' })).toHaveCount(0)
    await expect(liaison.getByText('Last1', { exact: true })).toHaveCount(0)
  })

  await test.step('three cases are corrected, one of them returned first, and verified', async () => {
    for (let open = 3; open > 0; open--) {
      await agency.goto(`${address}/corrections`)
      await expect(toCorrect(agency)).toContainText(`${open} not started`)
      await submitCase(agency)
    }
    await state.goto(`${address}/corrections`)
    await state.getByRole('button', { name: 'Return', exact: true }).click()
    const back = state.getByRole('dialog')
    await back.getByLabel('What is still missing').fill('The copy of the parents is missing.')
    await back.getByRole('button', { name: 'Return', exact: true }).click()
    await expectToast(state, 'The correction was returned.')
    await agency.goto(`${address}/corrections`)
    const said = /^Returned by Helen Marsh on .*The copy of the parents is missing\.$/
    await expect(agency.getByText(said)).toBeVisible()
    await agency.getByRole('button', { name: 'Submit', exact: true }).click()
    await expectToast(agency, 'The correction was submitted.')
    await state.reload()
    await state.getByRole('button', { name: 'Judge 3 submitted' }).click()
    const many = state.getByRole('dialog', { name: 'Verify or return corrections' })
    await many.getByRole('button', { name: 'Verify', exact: true }).click()
    await expectToast(state, '3 corrections are verified.')
  })

  const list = studentList(30)
  await test.step('newer data of five students fail, and the new case is corrected', async () => {
    const round = await openRound(state, address)
    await reviewRound({ state, agency }, round, { list, wrong: [['4.3'], [], [], [], []] })
    await issueReport(state, round, 'Failed: not every record is compliant')
    await correctOnly(agency, state, round)
  })

  await test.step('a second round passes', async () => {
    const round = await openRound(state, address)
    await reviewRound({ state, agency }, round, { list, wrong: [[], [], [], [], []] })
    await issueReport(state, round, 'Passed: every record is compliant')
  })

  await test.step('findings, reviews and the audit are closed by letter', async () => {
    await closeAudit(state, address, { findings: 2, reviews: 3 })
    await agency.goto(`${address}/progress`)
    await expect(agency.getByText(/^This audit was closed on/)).toBeVisible()
  })
})
