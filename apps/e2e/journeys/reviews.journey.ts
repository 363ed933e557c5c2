import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js'
import { allowRollingSubmission } from '../support/content.js'
import { expect, test, usePortal } from '../support/journey.js'
import { awaitMail } from '../support/mailbox.js'
import { people } from '../support/people.js'
import {
  acceptAtAgencyRating,
  activateAndStart,
  answerAndApprove,
  rowOf,
  submit,
  subsectionIds,
} from '../support/self-assessment.js'
import { expectToast, signInQuietly, toasts } from '../support/sign-in.js'

/** @journeyOf self-assessment cohorts reports */

const portal = usePortal()
const list = '/user/dashboard/self-assessment'
const due = `${new Date().getFullYear() + 1}-03-01`

async function pageOf(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal().url, acceptDownloads: true })
  await signInQuietly(context, user)
  return context.newPage()
}

const saved = (page: Page): Locator => page.getByText(/^Saved( at .*)?$/)
const explanation = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Explain your rating' }).first()
/** A box of the review of one item; the comments on the subsection have boxes of the same names. */
const box = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: /^Review: / }).getByRole('textbox', { name })

async function write(page: Page, name: string, text: string): Promise<void> {
  await box(page, name).fill(text)
  await box(page, name).blur()
  await expect(saved(page)).toBeVisible()
}

/** Every screen of the way: accessible, and no wider than a phone. */
async function look(page: Page, what: string): Promise<void> {
  // What is said for some seconds lies over the page, and bars that stay lie over what is scrolled below them.
  await expect(toasts(page)).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, what)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoSidewaysScroll(page, what)
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function download(page: Page, link: Locator): Promise<Buffer> {
  const got = page.waitForEvent('download')
  await link.click()
  return readFile(await (await got).path())
}

test('a submission is reviewed in rounds, reported on, acknowledged and closed', async ({ browser }) => {
  test.setTimeout(300_000)
  const monitor = await pageOf(browser, people.monitor)
  const second = await pageOf(browser, people.monitor2)
  const admin = await pageOf(browser, people.trainingAdmin)
  const id = await activateAndStart(monitor.context(), admin.context(), '99')
  await submit(admin.context(), '99')
  const [first = 0, ...others] = await subsectionIds(monitor.context(), id)
  const internal = 'Only among us: look at this twice.'

  await test.step('the monitor opens the review from the page of the self-assessment', async () => {
    await monitor.goto(`${list}/${id}`)
    await monitor.getByRole('link', { name: 'Review', exact: true }).click()
    await expect(monitor.getByRole('heading', { name: /^Review: / })).toBeVisible()
    await monitor.getByRole('button', { name: 'Open review' }).click()
    await expectToast(monitor, 'The review is open. The agency can no longer recall its submission.')
    await expect(monitor.getByRole('button', { name: 'Issue final report' })).toBeDisabled()
    await look(monitor, 'the review of a self-assessment')
  })

  await test.step('two monitors write into one item: both versions are shown, none is lost', async () => {
    for (const page of [monitor, second]) {
      await page.goto(`${list}/${id}/review/${first}`)
      await expect(box(page, 'What to provide')).toBeVisible()
    }
    await write(second, 'Comment to the agency', 'Theirs: well done.')
    await box(monitor, 'Comment to the agency').fill('Mine: not clear yet.')
    await box(monitor, 'Comment to the agency').blur()
    const dialog = monitor.getByRole('alertdialog', { name: 'Somebody else changed this review' })
    await expect(dialog).toContainText('Theirs: well done.')
    await expect(dialog).toContainText('Mine: not clear yet.')
    await expectAccessible(monitor, 'two versions of a review')
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await expect(saved(monitor)).toBeVisible()
    await second.reload()
    await expect(box(second, 'Comment to the agency')).toHaveValue('Mine: not clear yet.')
  })

  await test.step('the monitor rates, asks for something, and drafts a finding', async () => {
    await monitor
      .getByRole('group', { name: 'Rating of the state' })
      .getByRole('radio')
      .nth(2)
      .check({ force: true })
    await write(monitor, 'What to provide', 'The outreach log of this year.')
    await write(monitor, 'Internal comment', internal)
    await monitor.getByRole('button', { name: 'Create finding' }).click()
    const dialog = monitor.getByRole('dialog', { name: /^Create a finding from item/ })
    await expect(dialog.getByLabel('Description')).toHaveValue('Mine: not clear yet.')
    await dialog.getByRole('button', { name: 'Create finding' }).click()
    await expect(monitor.getByText(/^F-\d{4}-99-B-0001/)).toBeVisible()
    await look(monitor, 'the review of a subsection')
    await monitor.getByRole('button', { name: 'Response needed' }).click()
    await expectToast(monitor, 'Marked: response needed.')
  })

  await test.step('another subsection is accepted at the agency’s ratings, and read by a second monitor', async () => {
    await monitor.goto(`${list}/${id}/review/${others[0]}`)
    await monitor.getByRole('button', { name: 'Accept all at agency rating' }).click()
    await expectToast(monitor, 'Subsection accepted.')
    await second.goto(`${list}/${id}/review/${others[0]}`)
    await second.getByRole('button', { name: 'Second reading done' }).click()
    await expect(second.getByText(/Second reading by/)).toBeVisible()
  })

  const responseMail = await awaitMail(admin.request, people.trainingAdmin, ({ text }) =>
    text.includes('asks for a response'),
  )
  await test.step('a selective report is looked at and issued', async () => {
    await monitor.goto(`${list}/${id}/review`)
    await monitor.getByRole('button', { name: 'Issue selective report' }).click()
    const dialog = monitor.getByRole('dialog', { name: 'Issue selective report' })
    await dialog.getByRole('button', { name: 'Issue selective report' }).click()
    await expect(dialog).toContainText('Enter a due date.')
    await dialog.getByLabel('Response due').fill('2000-01-01')
    await expect(dialog).toContainText('The due date cannot be in the past.')
    await dialog.getByLabel('Response due').fill(due)
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText('What to provide: The outreach log of this year.')).toBeVisible()
    await expect(dialog).not.toContainText(internal)
    await expectAccessible(monitor, 'the preview of a selective report')
    await dialog.getByRole('button', { name: 'Issue selective report' }).click()
    await expectToast(monitor, 'The selective report is issued. It is the agency’s turn.')
    // The derivation of the date is shown on focus as on hover.
    const chip = monitor.getByTitle(/^Due .+\. Set with the selective report: /)
    await chip.focus()
    await expect(chip).toBeFocused()
  })

  await test.step('both take the comments away as a workbook, the agency none that is internal', async () => {
    const textOf = async (page: Page) => {
      const link = page.getByRole('link', { name: 'Comments of the state (XLSX)' })
      const parts = unzipSync(new Uint8Array(await download(page, link)))
      return strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    }
    const ofState = await textOf(monitor)
    expect(ofState).toContain('The outreach log of this year.')
    expect(ofState).toContain(internal)
    await admin.goto(`${list}/${id}/reports/yearly`)
    const ofAgency = await textOf(admin)
    expect(ofAgency).toContain('The outreach log of this year.')
    expect(ofAgency).not.toContain(internal)
    await look(admin, 'a report with what else can be taken away')
    const answers = unzipSync(
      new Uint8Array(await download(admin, admin.getByRole('link', { name: 'XLSX', exact: true }))),
    )
    const sheets = strFromU8(answers['xl/workbook.xml'] ?? new Uint8Array())
    expect(sheets).toContain('name="1 General Supervision"')
  })

  await test.step('the agency sees whose turn it is, answers only what is asked, and resubmits', async () => {
    expect((await responseMail()).text).toContain('asks for a response in 1 subsection')
    await admin.goto(`${list}/${id}`)
    await expect(admin.getByText(/^The state asks for a response until/)).toBeVisible()
    await expect(admin.getByRole('button', { name: 'Resubmit' })).toBeDisabled()
    await expect(admin.getByText('1 subsection has no response yet.')).toBeVisible()
    await look(admin, 'a self-assessment that needs a response')
    await admin.goto(`${list}/${id}/subsection/${others[0]}`)
    await expect(admin.getByText('The state asks for no response in this subsection.')).toBeVisible()
    await admin.goto(`${list}/${id}/subsection/${first}`)
    await expect(admin.getByText('The state asks: The outreach log of this year.')).toBeVisible()
    expect(await admin.content()).not.toContain(internal)
    await explanation(admin).click()
    await explanation(admin).fill('The log is attached.')
    await explanation(admin).blur()
    await expect(saved(admin)).toBeVisible()
    // Half behind the bar at the foot a radio button would count as too small.
    await admin
      .getByRole('radio')
      .first()
      .evaluate((radio) => radio.scrollIntoView({ block: 'center' }))
    await expectAccessible(admin, 'an item that needs a response')
    await admin.goto(`${list}/${id}`)
    await admin.getByRole('button', { name: 'Resubmit' }).click()
    await expectToast(admin, 'The responses are with the state.')
  })

  await test.step('the state reviews again, accepts everything and drafts the final report', async () => {
    await monitor.goto(`${list}/${id}/review`)
    await monitor.getByRole('button', { name: 'Open review' }).click()
    await monitor.goto(`${list}/${id}/review/${first}`)
    await monitor.getByRole('button', { name: /^Accept/ }).click()
    await expectToast(monitor, 'Subsection accepted.')
    for (const subsection of others.slice(1)) await acceptAtAgencyRating(monitor.context(), subsection)
    await monitor.goto(`${list}/${id}/review`)
    await expect(monitor.getByRole('link', { name: /^(\d+) of \1 subsections reviewed$/ })).toBeVisible()
    await monitor.getByRole('button', { name: 'Issue final report' }).click()
    const dialog = monitor.getByRole('dialog', { name: 'Issue final report' })
    await dialog.getByLabel('Recommendations').fill('Keep the outreach log by month.')
    await dialog.getByLabel('Acknowledge by').fill(due)
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText('Ratings by area')).toBeVisible()
    await dialog.getByRole('button', { name: 'Send for second reading' }).click()
    await expectToast(monitor, 'The letter is in review. Another monitor reads it before it is issued.')
  })

  await test.step('a second monitor gives the letter back with a reason, its writer amends it, and it is agreed to', async () => {
    const openLetter = async (page: Page) => {
      await page.goto(`${list}/${id}/review`)
      await page.getByRole('button', { name: 'Final report in review' }).click()
      return page.getByRole('dialog', { name: 'Final report in review' })
    }
    const own = await openLetter(monitor)
    await expect(own.getByRole('button', { name: 'Take back' })).toBeVisible()
    await expect(own.getByRole('button', { name: 'It can be issued' })).toHaveCount(0)
    const given = await openLetter(second)
    await expect(given.getByText('Keep the outreach log by month.')).toBeVisible()
    await given.getByRole('button', { name: 'Give back' }).click()
    await expect(given.getByRole('link', { name: 'Say what must change.' })).toBeVisible()
    await given.getByLabel('What must change').fill('Say until when.')
    await look(second, 'a letter in review')
    await given.getByRole('button', { name: 'Give back' }).click()
    await expectToast(second, 'The letter is with its writer again.')
    await monitor.goto(`${list}/${id}/review`)
    await monitor.getByRole('button', { name: 'Issue final report' }).click()
    const dialog = monitor.getByRole('dialog', { name: 'Issue final report' })
    await expect(dialog).toContainText('Say until when.')
    await dialog.getByLabel('Next steps').fill('Until the end of May.')
    await dialog.getByRole('button', { name: 'Send for second reading' }).click()
    await expectToast(monitor, 'The letter is in review. Another monitor reads it before it is issued.')
    const read = await openLetter(second)
    await read.getByRole('button', { name: 'It can be issued' }).click()
    await expectToast(second, 'The second reading is recorded. The letter can be issued.')
  })

  await test.step('the letter is issued as it was read', async () => {
    await monitor.goto(`${list}/${id}/review`)
    await monitor.getByRole('button', { name: 'Issue final report' }).click()
    const dialog = monitor.getByRole('dialog', { name: 'Issue final report' })
    await expect(dialog.getByText(/^Second reading by Andre Whitfield/)).toBeVisible()
    await expectAccessible(monitor, 'a final report that was read')
    await dialog.getByRole('button', { name: 'Issue final report' }).click()
    await expectToast(monitor, 'The final report is issued.')
  })

  await test.step('the agency reads, keeps and acknowledges it; every number opens what it is made of', async () => {
    await admin.goto('/compliance/reports')
    const row = admin.getByRole('row', { name: /Final report.*2026 - 2027/ })
    await expect(row).toContainText('Waiting, due')
    await look(admin, 'Jurisdiction Reports')
    await row.getByRole('link', { name: 'Final report' }).first().click()
    await expect(admin.getByText('Keep the outreach log by month.')).toBeVisible()
    await admin.getByRole('button', { name: /Mean rating of General Supervision, state/ }).click()
    const made = admin.getByRole('dialog', { name: 'Mean rating of General Supervision, state' })
    await expect(made.getByRole('listitem').first()).toContainText('1.1.1: ')
    await made.getByRole('button', { name: 'Close' }).last().click()
    await look(admin, 'a final report')
    const pdf = await download(admin, admin.getByRole('link', { name: 'PDF' }))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await download(admin, admin.getByRole('link', { name: 'XLSX' }))).subarray(0, 2).toString()).toBe(
      'PK',
    )
    await admin.getByRole('button', { name: 'Acknowledge' }).click()
    const question = admin.getByRole('alertdialog', { name: 'Acknowledge this report?' })
    await expect(question).toContainText('I have received this report.')
    await question.getByRole('button', { name: 'Acknowledge' }).click()
    await expectToast(admin, 'The report is acknowledged.')
    expect(await admin.content()).not.toContain(internal)
  })

  await test.step('the state sees the acknowledgement and closes', async () => {
    await monitor.goto('/compliance/reports')
    await expect(monitor.getByRole('row', { name: /Final report.*2026 - 2027/ })).toContainText(
      'Acknowledged',
    )
    await monitor.goto(`${list}/${id}/review`)
    await monitor.getByRole('button', { name: 'Close', exact: true }).click()
    await monitor
      .getByRole('alertdialog', { name: 'Close this self-assessment?' })
      .getByRole('button', { name: 'Close' })
      .click()
    await expectToast(monitor, 'The self-assessment is closed.')
    expect((await rowOf(monitor.context(), '99')).submitState).toBe(9)
  })
  for (const page of [monitor, second, admin]) await page.context().close()
})

test('monitors share out the agencies, and a report that was made elsewhere is issued, sent again and replaced', async ({
  browser,
}) => {
  test.setTimeout(150_000)
  const monitor = await pageOf(browser, people.monitor)
  const second = await pageOf(browser, people.monitor2)
  const admin = await pageOf(browser, people.howardAdmin)
  const changeOf = (name: string) => `Change the agencies of ${name}`
  const dialog = (page: Page) => page.getByRole('dialog', { name: /^Agencies of Helen Marsh/ })

  await test.step('one gives an agency away, the other is told and takes the stored choice', async () => {
    await monitor.goto('/user/statedashboard')
    await monitor.getByRole('link', { name: 'Cohorts', exact: true }).click()
    await second.goto('/compliance/cohorts')
    for (const page of [monitor, second]) {
      await page.getByRole('button', { name: changeOf('Helen Marsh') }).click()
      await dialog(page)
        .getByLabel(/^01 Allegany County/)
        .uncheck()
    }
    await dialog(monitor).getByLabel('Cohort', { exact: true }).selectOption('2')
    await dialog(monitor).getByRole('button', { name: 'Save' }).click()
    await expectToast(monitor, 'The cohort is saved.')
    await expect(monitor.getByText('One agency has no monitor this year')).toBeVisible()
    await look(monitor, 'Cohorts')
    await dialog(second).getByLabel('Cohort', { exact: true }).selectOption('1')
    await dialog(second).getByRole('button', { name: 'Save' }).click()
    const conflict = second.getByRole('alertdialog', { name: 'Somebody else changed this cohort' })
    await expect(conflict).toContainText('Helen Marsh saved this')
    await conflict.getByRole('button', { name: 'Take theirs' }).click()
    await monitor.getByRole('link', { name: 'History of the cohort of Helen Marsh' }).click()
    await expect(monitor.getByText('Change cohort of monitor')).toBeVisible()
  })

  await test.step('the list of self-assessments shows the own agencies', async () => {
    await monitor.goto('/user/dashboard/self-assessment')
    await monitor.getByLabel('Lead', { exact: true }).selectOption({ label: 'My agencies' })
    await expect(monitor.getByRole('row', { name: /Anne Arundel/ }).first()).toBeVisible()
    await expect(monitor.getByRole('row', { name: /Allegany/ })).toHaveCount(0)
  })

  await test.step('a report is uploaded for an agency, which hears of it', async () => {
    await monitor.goto('/compliance/reports')
    const mail = await awaitMail(monitor.request, people.howardAdmin, ({ subject }) =>
      subject.includes('A report is in the portal'),
    )
    await monitor.getByRole('button', { name: 'Upload report' }).click()
    const upload = monitor.getByRole('dialog', { name: 'Upload a report' })
    await upload.getByLabel('Agency', { exact: true }).selectOption({ label: '13 Howard County' })
    await upload.getByLabel('School year').selectOption({ index: 1 })
    await upload.getByLabel('Title').fill('Report of the visit')
    await upload
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'visit.txt', mimeType: 'text/plain', buffer: Buffer.from('What was seen.') })
    await upload.getByRole('button', { name: 'Upload' }).click()
    await expectToast(monitor, 'The report is in the library of the agency.')
    // Mail contains no title that a person typed: a name of a student may be in it.
    const { subject, text } = await mail()
    expect(subject).toContain('A report is in the portal: Other')
    expect(text).not.toContain('Report of the visit')
    await admin.goto('/compliance/reports')
    const file = admin
      .getByRole('row', { name: /Report of the visit/ })
      .getByRole('link', { name: /^File: / })
    expect((await download(admin, file)).toString()).toBe('What was seen.')
  })

  await test.step('its notice is sent again, and another file takes its place', async () => {
    const choose = async (act: string) => {
      await monitor.getByRole('button', { name: 'Actions of Report of the visit' }).click()
      await monitor.getByRole('menuitem', { name: act }).click()
    }
    await choose('Resend notice')
    await monitor.getByRole('alertdialog').getByRole('button', { name: 'Resend notice' }).click()
    await expectToast(monitor, 'The notice is sent again.')
    await choose('Replace')
    const replace = monitor.getByRole('dialog', { name: 'Replace Report of the visit' })
    await replace.getByLabel('File', { exact: true }).setInputFiles({
      name: 'visit2.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('What was seen then.'),
    })
    await replace.getByRole('button', { name: 'Upload' }).click()
    await expect(monitor.getByRole('row', { name: /Report of the visit.*Superseded/ })).toBeVisible()
    await look(monitor, 'the library with an uploaded report')
    const zip = await download(monitor, monitor.getByRole('link', { name: 'Download ZIP' }))
    expect(zip.subarray(0, 2).toString()).toBe('PK')
    expect(zip.toString('latin1')).toContain('Report-of-the-visit.txt')
  })
  for (const page of [monitor, second, admin]) await page.context().close()
})

test('one subsection comes to the state early and is reviewed alone, another does not apply', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const monitor = await pageOf(browser, people.monitor)
  const admin = await pageOf(browser, people.howardAdmin)
  await allowRollingSubmission(monitor.context())
  const id = await activateAndStart(monitor.context(), admin.context(), '13')
  const [first = 0, second = 0] = await subsectionIds(admin.context(), id)
  await answerAndApprove(admin.context(), id, first)

  await test.step('the agency sends the first and says that the second does not apply', async () => {
    await admin.goto(`${list}/${id}/subsection/${first}`)
    await admin.getByRole('button', { name: 'Send to the state' }).click()
    await expectToast(admin, 'The subsection was sent to the state.')
    await expect(admin.getByRole('button', { name: 'Recall' })).toBeVisible()
    await look(admin, 'a subsection that was sent early')
    await admin.goto(`${list}/${id}/subsection/${second}`)
    await admin.getByRole('button', { name: 'Does not apply' }).click()
    const dialog = admin.getByRole('dialog', { name: 'This subsection does not apply' })
    await dialog.getByLabel('Reason').fill('We run no such programme.')
    await expectAccessible(admin, 'saying that a subsection does not apply')
    await dialog.getByRole('button', { name: 'Ask the state' }).click()
    await expectToast(admin, 'The state was asked.')
  })

  const row = monitor.getByRole('row', { name: /Howard.*Part B/ })
  await test.step('the list marks both, and its menu leads to what was sent', async () => {
    await monitor.goto(list)
    await expect(row.getByRole('link', { name: /^1 sent early/ })).toBeVisible()
    await expect(row.getByRole('link', { name: /^1 N\/A asked/ })).toBeVisible()
    await expectAccessible(monitor, 'the list with what waits early')
    await row.getByRole('button', { name: /^Actions/ }).click()
    await monitor.getByRole('menuitem', { name: 'Review what was sent' }).click()
    await expect(monitor.getByRole('heading', { name: /^Review: / })).toBeVisible()
    const waiting = monitor.getByRole('table', { name: 'Subsections of the review' }).getByRole('rowheader')
    await expect(waiting).toHaveCount(2)
    await look(monitor, 'the review of what was sent early')
  })

  await test.step('the monitor takes the sent one up and accepts it; the agency can no longer recall it', async () => {
    await monitor.getByRole('link', { name: /^1\.1 / }).click()
    await monitor.getByRole('button', { name: 'Take up for review' }).click()
    await expectToast(monitor, 'The review of this subsection is open. The agency can no longer recall it.')
    await monitor.getByRole('button', { name: 'Accept all at agency rating' }).click()
    await expectToast(monitor, 'Subsection accepted.')
    await admin.goto(`${list}/${id}/subsection/${first}`)
    // A decision of the state is published with a report.
    await expect(admin.getByText('In state review').first()).toBeVisible()
    await expect(admin.getByRole('button', { name: 'Recall' })).toHaveCount(0)
  })

  await test.step('the monitor agrees that the other does not apply', async () => {
    await monitor.goto(`${list}/${id}/review?show=unreviewed`)
    await monitor.getByRole('link', { name: /^1\.2 / }).click()
    const panel = monitor.getByRole('region', { name: 'Whether this subsection applies' })
    await expect(panel).toContainText('We run no such programme.')
    await look(monitor, 'the question whether a subsection applies')
    await panel.getByRole('button', { name: 'Agree' }).click()
    await expectToast(monitor, 'The subsection does not apply.')
    await admin.goto(`${list}/${id}`)
    await expect(admin.getByRole('row', { name: /^1\.2 / })).toContainText('Not applicable')
    await monitor.goto(list)
    await expect(row).not.toContainText(/sent early|N\/A asked/)
  })
  for (const page of [monitor, admin]) await page.context().close()
})

test('a reopened self-assessment with a subsection that does not apply goes to its end, and its report says what is open', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const monitor = await pageOf(browser, people.monitor)
  const admin = await pageOf(browser, people.alleganyAdmin)
  await allowRollingSubmission(monitor.context())
  const id = await activateAndStart(monitor.context(), admin.context(), '01')
  const [first = 0, second = 0, ...others] = await subsectionIds(admin.context(), id)
  const applicable = [first, ...others]

  await test.step('the agency answers the rest and says that one subsection does not apply; the state agrees', async () => {
    for (const subsection of applicable) await answerAndApprove(admin.context(), id, subsection)
    await admin.goto(`${list}/${id}/subsection/${second}`)
    await admin.getByRole('button', { name: 'Does not apply' }).click()
    const dialog = admin.getByRole('dialog', { name: 'This subsection does not apply' })
    await dialog.getByLabel('Reason').fill('We run no such programme.')
    await dialog.getByRole('button', { name: 'Ask the state' }).click()
    await expectToast(admin, 'The state was asked.')
    await monitor.goto(`${list}/${id}/subsection/${second}`)
    await monitor
      .getByRole('region', { name: 'Whether this subsection applies' })
      .getByRole('button', { name: 'Agree' })
      .click()
    await expectToast(monitor, 'The subsection does not apply.')
  })

  const openReview = async () => {
    await submit(admin.context(), '01', applicable)
    await monitor.goto(`${list}/${id}/review`)
    await monitor.getByRole('button', { name: 'Open review' }).click()
    await expectToast(monitor, 'The review is open. The agency can no longer recall its submission.')
  }
  const acceptAll = async () => {
    for (const subsection of applicable) await acceptAtAgencyRating(monitor.context(), subsection)
    await monitor.goto(`${list}/${id}/review`)
    await expect(monitor.getByRole('link', { name: /^(\d+) of \1 subsections reviewed$/ })).toBeVisible()
  }

  await test.step('the reviewed submission is reopened, with a reason', async () => {
    await openReview()
    await acceptAll()
    await monitor.getByRole('button', { name: 'Reopen', exact: true }).click()
    const dialog = monitor.getByRole('dialog', { name: 'Reopen for the agency' })
    await dialog.getByLabel('Reason').fill('Two answers were mixed up.')
    await dialog.getByRole('button', { name: 'Reopen' }).click()
    await expectToast(monitor, 'The self-assessment is with the agency again.')
    await admin.goto(`${list}/${id}`)
    await expect(admin.getByRole('row', { name: /^1\.2 / })).toContainText('Not applicable')
    await look(admin, 'a reopened self-assessment with a subsection that does not apply')
  })

  await test.step('it is submitted and reviewed again, and a finding is drafted', async () => {
    await openReview()
    await monitor.goto(`${list}/${id}/review/${first}`)
    await monitor.getByRole('button', { name: 'Create finding' }).first().click()
    const dialog = monitor.getByRole('dialog', { name: /^Create a finding from item/ })
    await dialog.getByLabel('Description').fill('Two notices were sent late.')
    await dialog.getByRole('button', { name: 'Create finding' }).click()
    await expect(monitor.getByText(/^F-\d{4}-01-B-0001/)).toBeVisible()
    await acceptAll()
  })

  await test.step('the final report is issued: explanations, what is still to do, and no empty part', async () => {
    await monitor.getByRole('button', { name: 'Issue final report' }).click()
    const dialog = monitor.getByRole('dialog', { name: 'Issue final report' })
    await dialog.getByLabel('Acknowledge by').fill(due)
    await dialog.getByRole('button', { name: 'Issue final report' }).click()
    await expectToast(monitor, 'The final report is issued.')
    await admin.goto('/compliance/reports')
    await admin
      .getByRole('row', { name: /Final report.*2026 - 2027/ })
      .getByRole('link', { name: 'Final report' })
      .first()
      .click()
    const report = admin.getByRole('main')
    await expect(report.getByText('Still to do')).toBeVisible()
    await expect(report.getByText(/^Acknowledge this report by /)).toBeVisible()
    await expect(report.getByText(/^Hand in what is missing: .*Child find procedure/)).toBeVisible()
    await expect(report.getByText('What we do for 1.1.1.').first()).toBeVisible()
    for (const title of ['Strengths', 'Needs', 'Recommendations'])
      await expect(report.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
    await expect(report.getByText(/no further step/i)).toHaveCount(0)
    await look(admin, 'a final report with something left to do')
  })
  for (const page of [monitor, admin]) await page.context().close()
})
