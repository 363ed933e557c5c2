import { open as openFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { addDays, calendarDay } from '@portal/domain'
import { expect, test, usePortal } from '../../support/journey.js'
import { fullNames, people } from '../../support/people.js'
import {
  acceptAtAgencyRating,
  activateAndStart,
  readSubsection,
  rowsOf,
  subsectionIds,
} from '../../support/self-assessment.js'
import { expectToast, signInQuietly } from '../../support/sign-in.js'

/**
 * A whole year in one installation: seven people of six roles, from the launch to the closed finding. The details of each
 * feature have journeys of their own; what is proved here is that the features hand the work on to each other.
 */
const portal = usePortal()
const list = '/user/dashboard/self-assessment'
const today = calendarDay(new Date())
const dueYear = new Date().getFullYear() + 2
const limit = 200 * 1024 * 1024
const category = 'Child find procedure and outreach log'

async function pageOf(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal().url, acceptDownloads: true })
  await signInQuietly(context, user)
  return context.newPage()
}

const saved = (page: Page): Locator => page.getByText(/^Saved( at .*)?$/)
const narrative = (page: Page): Locator => page.getByRole('textbox', { name: 'Explain your rating' })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Answers every item of a subsection on the screen, one after the other. */
async function answerAll(page: Page, address: string, numbers: readonly string[]): Promise<void> {
  await page.goto(address)
  for (const [index, number] of numbers.entries()) {
    if (index > 0) await page.getByRole('link', { name: /^Next: / }).click()
    await expect(page.getByText(`Item ${number}`).first()).toBeVisible()
    const ratings = page.getByRole('group', { name: 'Rating' }).getByRole('radio')
    if ((await ratings.count()) > 0) await ratings.first().check({ force: true })
    await narrative(page).fill(`How we know it of ${number}.`)
    await narrative(page).blur()
    await expect(saved(page)).toBeVisible()
  }
}

/** A file that begins as a PDF does and takes no space on the disk. */
async function sparseFile(name: string, bytes: number): Promise<string> {
  const path = join(tmpdir(), name)
  const file = await openFile(path, 'w')
  await file.write('%PDF-1.7\n')
  await file.truncate(bytes)
  await file.close()
  return path
}

async function upload(page: Page, button: Locator, path: string, title: string): Promise<void> {
  await button.click()
  const window = dialog(page, 'Upload Documentation')
  await window.getByLabel('Choose files').setInputFiles(path)
  await window.getByLabel(/^Title of /).fill(title)
  await window.getByRole('button', { name: 'Upload', exact: true }).click()
}

/** Adds a file in a window of a finding. */
async function addFile(page: Page, within: string | RegExp, name: string): Promise<void> {
  await dialog(page, within).getByRole('button', { name: 'Add files' }).click()
  const window = dialog(page, 'Upload Documentation')
  await window
    .getByLabel('Choose files')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('What shows it.') })
  await window.getByLabel(`Title of ${name}`).fill('Proof')
  await page.keyboard.press('Enter')
  await expect(window).toBeHidden()
  await expect(dialog(page, within).getByRole('link', { name: 'Proof' }).first()).toBeVisible()
}

test('a year goes from its launch to the closed finding through the hands of seven people', async ({
  browser,
}) => {
  test.setTimeout(900_000)
  const sysadmin = await pageOf(browser, people.sysadmin)
  const monitor = await pageOf(browser, people.monitor)
  const second = await pageOf(browser, people.monitor2)
  const liaison = await pageOf(browser, people.liaison)
  const disputes = await pageOf(browser, people.disputes)
  const admin = await pageOf(browser, people.alleganyAdmin)
  const user = await pageOf(browser, people.alleganyUser)
  const before = await activateAndStart(monitor.context(), admin.context(), '01')

  await test.step('the year before leaves a document to be re-used', async () => {
    await admin.goto(`${list}/${before}`)
    const small = await sparseFile('outreach-log.pdf', 2000)
    await upload(admin, admin.getByRole('button', { name: `Upload, ${category}` }), small, 'Outreach log')
    await expectToast(admin, 'Upload succesful!')
  })

  const year = await test.step('an administrator of the state launches the year', async () => {
    await sysadmin.goto('/admin/launch-compliance-year')
    const launch = sysadmin.getByRole('button', { name: /^Launch \d{4} - \d{4} Year$/ })
    const name = (await launch.textContent()) ?? ''
    await launch.click()
    const question = sysadmin.getByRole('alertdialog', { name: 'Confirmation Needed' })
    await expect(question).toContainText('Open findings')
    await question.getByRole('button', { name: 'Proceed' }).click()
    await expectToast(sysadmin, 'Action was successful!')
    return Number(/\d{4}/.exec(name)?.[0])
  })

  await test.step('a monitor publishes what the agencies are asked', async () => {
    await monitor.goto('/admin/launch-compliance-year')
    const publish = monitor.getByRole('button', { name: /^Publish / })
    await expect(publish.first()).toBeVisible()
    for (let left = await publish.count(); left > 0; left -= 1) {
      await publish.first().click()
      await monitor.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
      await expect(publish).toHaveCount(left - 1)
    }
  })

  const rows = (await rowsOf(monitor.context(), '01')).filter((row) => row.year === year)
  expect(rows.map(({ part }) => part).toSorted()).toEqual(['Part B', 'Part C'])

  await test.step('the monitor activates both parts; staff for disputes only read', async () => {
    await monitor.goto(`${list}?year=${year}`)
    for (const { part } of rows) {
      const row = monitor.getByRole('row', { name: new RegExp(`Allegany.*${part}`) })
      await row.getByRole('button', { name: /^Actions/ }).click()
      await monitor.getByRole('menuitem', { name: 'Activate' }).click()
      const window = dialog(monitor, 'Activate self-assessments')
      await window.getByLabel('Due date').fill(`${dueYear}-05-29`)
      await window.getByRole('button', { name: 'Activate 1 agency' }).click()
      await expect(window).toBeHidden()
      await expect(row).toContainText('Waiting for agency')
    }
    await disputes.goto(list)
    await expect(disputes.getByRole('row', { name: /Allegany/ }).first()).toBeVisible()
    await expect(disputes.getByRole('button', { name: /^Activate/ })).toHaveCount(0)
  })

  await test.step('the local administrator starts both and assigns the people of last year', async () => {
    for (const { id } of rows) {
      await admin.goto(`${list}/${id}`)
      await press(admin, 'Start the self-assessment')
      await admin.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click()
      await expect(admin.getByRole('button', { name: 'Assign as last year' })).toBeVisible()
      await press(admin, /^Assign a user to 1\.1/)
      const window = dialog(admin, /^Assign a user \| 1\.1/)
      await window.getByRole('button', { name: `Assign, ${fullNames[people.alleganyUser]}` }).click()
      await expect(window.getByRole('button', { name: /^Remove Assignment/ })).toBeVisible()
      await window.getByRole('button', { name: 'Close' }).click()
    }
  })

  let items = 0
  await test.step('the people of the agency answer every item of both parts on the screen', async () => {
    for (const { id } of rows) {
      for (const [index, subsection] of (await subsectionIds(admin.context(), id)).entries()) {
        // The local user has the first subsection of each part; the administrator may answer all of them.
        const page = index === 0 ? user : admin
        const { items: asked } = await readSubsection(admin.context(), subsection)
        items += asked.length
        await answerAll(
          page,
          `${list}/${id}/subsection/${subsection}`,
          asked.map(({ number }) => number),
        )
        await press(page, 'Mark ready')
        await expectToast(page, 'Marked ready for local review.')
      }
    }
    expect(items).toBe(72)
  })

  await test.step('a file of 200 MB is taken, and one byte more is not; last year’s document is re-used', async () => {
    const part = rows.find((row) => row.part === 'Part B')
    await admin.goto(`${list}/${part?.id}`)
    const button = admin.getByRole('button', { name: `Upload, ${category}` })
    await button.click()
    const choosing = dialog(admin, 'Upload Documentation')
    await choosing.getByLabel('Choose files').setInputFiles(await sparseFile('one-byte-more.pdf', limit + 1))
    await expect(
      choosing.getByText('File too large. Please limit files to 200MB or less.').first(),
    ).toBeVisible()
    await choosing.getByRole('button', { name: 'Close' }).first().click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await upload(admin, button, await sparseFile('exactly.pdf', limit), 'All recordings')
    await expect(admin.getByText('Upload succesful!')).toBeVisible({ timeout: 60_000 })
    await admin.getByLabel(`Maximum of ${category}`).fill('2')
    await admin.getByLabel(`Maximum of ${category}`).press('Enter')
    await press(admin, `Re-use previously uploaded documentation, ${category}`)
    const window = dialog(admin, 'Add Previous Year Data')
    await window.getByRole('checkbox', { name: /Outreach log/ }).check()
    await window.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByText('2 Uploaded')).toBeVisible()
  })

  await test.step('the administrator approves, submits, recalls, and submits again', async () => {
    for (const { id } of rows) {
      for (const subsection of await subsectionIds(admin.context(), id)) {
        await admin.goto(`${list}/${id}/subsection/${subsection}`)
        await press(admin, 'Approve')
        await expectToast(admin, 'Subsection approved.')
      }
    }
    const submit = async (id: number) => {
      await admin.goto(`${list}/${id}`)
      await admin.getByRole('button', { name: 'Submit', exact: true }).click()
      const window = dialog(admin, 'Statement of accuracy')
      await window.getByLabel('Name').fill('Daniel Brandt')
      await window.getByLabel('Title').fill('Director of Special Education')
      await window.getByLabel('Why required documents are missing').fill('The board adopts them in June.')
      await window.getByRole('button', { name: 'Submit', exact: true }).click()
      await expect(admin).toHaveURL(new RegExp(`${list}/${id}/report$`))
    }
    const first = rows[0]?.id ?? 0
    await submit(first)
    await admin.goto(`${list}/${first}`)
    await press(admin, 'Recall')
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Recall' }).click()
    await expect(admin.getByRole('button', { name: 'Submit', exact: true })).toBeVisible()
    for (const { id } of rows) await submit(id)
  })

  const partB = rows.find((row) => row.part === 'Part B')?.id ?? 0
  const subsections = await subsectionIds(monitor.context(), partB)
  const [first = 0, ...others] = subsections
  const due = `${dueYear}-06-30`

  await test.step('two monitors review Part B: one asks for a response and drafts a finding, one reads again', async () => {
    await monitor.goto(`${list}/${partB}/review`)
    await expect(
      monitor.getByText('Why required documents are missing: The board adopts them in June.'),
    ).toBeVisible()
    await press(monitor, 'Open review')
    await expectToast(monitor, 'The review is open. The agency can no longer recall its submission.')
    await monitor.goto(`${list}/${partB}/review/${first}`)
    const review = monitor.getByRole('region', { name: /^Review: / })
    await monitor
      .getByRole('group', { name: 'Rating of the state' })
      .getByRole('radio')
      .nth(2)
      .check({ force: true })
    for (const [name, text] of [
      ['Comment to the agency', 'Two notices were sent after the meeting.'],
      ['What to provide', 'The outreach log of this year.'],
    ] as const) {
      await review.getByRole('textbox', { name }).fill(text)
      await review.getByRole('textbox', { name }).blur()
      await expect(saved(monitor)).toBeVisible()
    }
    await press(monitor, 'Create finding')
    await dialog(monitor, /^Create a finding from item/)
      .getByRole('button', { name: 'Create finding' })
      .click()
    await expect(monitor.getByText(/^F-\d{4}-01-B-\d{4}/)).toBeVisible()
    await press(monitor, 'Response needed')
    await expectToast(monitor, 'Marked: response needed.')
    await monitor.goto(`${list}/${partB}/review/${others[0]}`)
    await press(monitor, 'Accept all at agency rating')
    await expectToast(monitor, 'Subsection accepted.')
    await second.goto(`${list}/${partB}/review/${others[0]}`)
    await press(second, 'Second reading done')
    await expect(second.getByText(/Second reading by/)).toBeVisible()
  })

  await test.step('a selective report asks, and the agency responds', async () => {
    await monitor.goto(`${list}/${partB}/review`)
    await press(monitor, 'Issue selective report')
    const window = dialog(monitor, 'Issue selective report')
    await window.getByLabel('Response due').fill(due)
    await window.getByRole('button', { name: 'Preview' }).click()
    await expect(window.getByText('What to provide: The outreach log of this year.')).toBeVisible()
    await window.getByRole('button', { name: 'Issue selective report' }).click()
    await expectToast(monitor, 'The selective report is issued. It is the agency’s turn.')
    await user.goto(`${list}/${partB}`)
    await user.getByRole('link', { name: 'State flagged 1 item' }).click()
    await expect(user.getByText('The state asks: The outreach log of this year.')).toBeVisible()
    await narrative(user).fill('The log is among the required documents.')
    await narrative(user).blur()
    await expect(saved(user)).toBeVisible()
    await admin.goto(`${list}/${partB}`)
    await press(admin, 'Resubmit')
    await expectToast(admin, 'The responses are with the state.')
  })

  await test.step('the state accepts everything and issues its final report, which the agency acknowledges', async () => {
    await monitor.goto(`${list}/${partB}/review`)
    await press(monitor, 'Open review')
    await monitor.goto(`${list}/${partB}/review/${first}`)
    await press(monitor, /^Accept/)
    await expectToast(monitor, 'Subsection accepted.')
    for (const subsection of others.slice(1)) await acceptAtAgencyRating(monitor.context(), subsection)
    await monitor.goto(`${list}/${partB}/review`)
    await press(monitor, 'Issue final report')
    const window = dialog(monitor, 'Issue final report')
    await window.getByLabel('Recommendations').fill('Keep the outreach log by month.')
    await window.getByLabel('Acknowledge by').fill(due)
    await window.getByRole('button', { name: 'Issue final report' }).click()
    await expectToast(monitor, 'The final report is issued.')
    await admin.goto('/compliance/reports')
    await admin.getByLabel('Part', { exact: true }).selectOption('Part B')
    await expect(admin).toHaveURL(/part=Part\+B/)
    await admin.goto('/compliance/reports')
    await expect(admin).toHaveURL(/part=Part\+B/)
    const row = admin.getByRole('row', { name: new RegExp(`Final report.*${year} - ${year + 1}`) })
    await row.getByRole('link', { name: 'Final report' }).first().click()
    await expect(admin.getByText('Keep the outreach log by month.')).toBeVisible()
    await press(admin, 'Acknowledge')
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Acknowledge' }).click()
    await expectToast(admin, 'The report is acknowledged.')
    await liaison.goto(`${list}/${partB}`)
    await expect(liaison.getByText('Final report issued').first()).toBeVisible()
    await expect(liaison.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0)
  })

  const finding = await test.step('the finding is issued by letter', async () => {
    await monitor.goto('/compliance/findings')
    await monitor
      .getByRole('link', { name: /^F-\d{4}-01-B-\d{4}/ })
      .first()
      .click()
    await expect(monitor.getByText('Two notices were sent after the meeting.').first()).toBeVisible()
    await press(monitor, 'Edit draft')
    const edit = dialog(monitor, 'Edit draft')
    await edit.getByRole('button', { name: 'Add a case' }).click()
    await edit.getByLabel('Student reference 1').fill('4471')
    await edit.getByLabel('Required action 1').fill('Send the notice and explain it.')
    // Found and issued a while ago, so that there is newer data by today.
    await edit.getByLabel('Discovered on').fill(addDays(today, -30))
    await edit.getByRole('button', { name: 'Save draft' }).click()
    await expectToast(monitor, 'Draft saved.')
    await press(monitor, 'Issue finding')
    const letter = dialog(monitor, 'Issue the finding')
    await letter.getByLabel('Your title').fill('Monitor')
    await letter.getByLabel('Date of written notification').fill(addDays(today, -20))
    await letter.getByLabel('Letter', { exact: true }).selectOption('Issued')
    await letter.getByRole('button', { name: 'Issue finding' }).click()
    await expectToast(monitor, 'Finding issued.')
    return new URL(monitor.url()).pathname
  })

  await test.step('the agency corrects it, the state verifies it, newer data passes, and it is closed', async () => {
    await admin.goto(finding)
    await press(admin, 'Submit corrections (1 left)')
    const correction = dialog(admin, 'Correction of Case 1, ••••')
    await correction.getByLabel('Date corrected').fill(addDays(today, -10))
    await correction.getByLabel('What was done').fill('The notice was sent and explained by phone.')
    await addFile(admin, 'Correction of Case 1, ••••', 'notice.txt')
    await correction.getByRole('button', { name: 'Submit' }).click()
    await expectToast(admin, 'Correction submitted.')
    await monitor.reload()
    await press(monitor, 'Verify 1 correction')
    await dialog(monitor, 'Review of Case 1, ••••').getByRole('button', { name: 'Verify' }).click()
    await expect(monitor.getByText('Individual cases verified').first()).toBeVisible()
    await admin.reload()
    await press(admin, 'Declare ready for newer data')
    const ready = dialog(admin, 'Declare ready for newer data')
    await ready.getByLabel('What changed in how the agency works').fill('Everybody was trained in October.')
    await ready.getByRole('button', { name: 'Declare ready' }).click()
    await expect(admin.getByText('Verification requested').first()).toBeVisible()
    await monitor.reload()
    await press(monitor, 'Start newer-data review')
    const round = dialog(monitor, 'Review of newer data')
    for (const label of ['Period from', 'Period to']) await round.getByLabel(label).fill(today)
    for (const label of ['Records reviewed', 'Records compliant']) await round.getByLabel(label).fill('5')
    await addFile(monitor, 'Review of newer data', 'records.txt')
    await round.getByRole('button', { name: 'Record review' }).click()
    await expectToast(monitor, 'Newer data is compliant.')
    await press(monitor, 'Issue closure letter')
    const letter = dialog(monitor, 'Close the finding')
    await letter.getByLabel('Your title').fill('Monitor')
    await letter.getByRole('button', { name: 'Issue closure letter' }).click()
    await expect(monitor.getByText('Closed on time').first()).toBeVisible()
    await admin.goto(`${finding}?part=letters`)
    await expect(admin.getByText('Closure of a finding').first()).toBeVisible()
    await admin.goto('/compliance/findings')
    await expect(admin.getByRole('link', { name: /^1: passed, .*5 of 5 records/ })).toBeVisible()
  })

  await test.step('the monitor closes the year of the agency', async () => {
    await monitor.goto(`${list}/${partB}/review`)
    await monitor.getByRole('button', { name: 'Close', exact: true }).click()
    await monitor.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
    await expectToast(monitor, 'The self-assessment is closed.')
  })

  for (const page of [sysadmin, monitor, second, liaison, disputes, admin, user]) await page.context().close()
})
