import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js'
import { FaultyApi } from '../support/faulty-api.js'
import { expect, test, usePortal } from '../support/journey.js'
import { fullNames, people } from '../support/people.js'
import {
  activate,
  activateAndStart,
  answerAndApprove,
  readSubsection,
  rowOf,
  saveItem,
  subsectionIds,
} from '../support/self-assessment.js'
import { expectToast, signIn, signInQuietly } from '../support/sign-in.js'

const api = new FaultyApi()
const portal = usePortal({ apiUrl: (real) => api.start(real) })
test.beforeEach(() => api.heal())
test.afterAll(() => api.stop())

const list = '/user/dashboard/self-assessment'

async function pageOf(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal().url, acceptDownloads: true })
  await signInQuietly(context, user)
  return context.newPage()
}

const rating = (page: Page, words: string): Locator => page.getByRole('radio', { name: words })
const narrative = (page: Page): Locator => page.getByRole('textbox', { name: 'Explain your rating' })
const saved = (page: Page): Locator => page.getByText(/^Saved( at .*)?$/)

/** From the list to the Part B self-assessment of 01 Allegany. */
async function openPartB(page: Page): Promise<void> {
  await page.goto(list)
  await page
    .getByRole('row', { name: /Allegany.*Part B/ })
    .getByRole('link')
    .first()
    .click()
}

/** Rates and explains the item on the screen, and waits until the server has both. */
async function answer(page: Page, words: string, text: string): Promise<void> {
  await rating(page, words).check({ force: true })
  await narrative(page).click()
  await narrative(page).fill(text)
  await narrative(page).blur()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('Not saved')).toHaveCount(0)
}

test('the year is activated, assigned, answered, approved, submitted and read', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const file = {
    name: 'child-find-procedure.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(randomBytes(120_000).toString('base64')),
  }

  await test.step('the monitor activates 01 Allegany', async () => {
    await signIn(page, people.monitor)
    await page.goto(list)
    const row = page.getByRole('row', { name: /Allegany.*Part B/ })
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Activate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Activate self-assessments' })
    await expect(dialog).toContainText('Allegany')
    await dialog.getByLabel('Due date').fill(`${new Date().getFullYear() + 1}-05-29`)
    await dialog.getByRole('button', { name: 'Activate 1 agency' }).click()
    await expectToast(page, '1 self-assessment was activated.')
    await expect(dialog).toBeHidden()
  })

  await test.step('the monitor moves its due date and reminds the agency; another row is left out and says why', async () => {
    const row = page.getByRole('row', { name: /Allegany.*Part B/ })
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Set due date' }).click()
    const due = page.getByRole('dialog', { name: 'Set due date' })
    await due.getByLabel('Due date').fill(`${new Date().getFullYear() + 1}-05-28`)
    await due.getByRole('button', { name: 'Set due date' }).click()
    await expectToast(page, 'The due date is set.')
    await expect(row).toContainText('May 28')
    await row.getByRole('checkbox').check()
    await page
      .getByRole('row', { name: /Allegany.*Part C/ })
      .getByRole('checkbox')
      .check()
    await page.getByRole('button', { name: 'Remind' }).click()
    const remind = page.getByRole('dialog', { name: 'Remind' })
    await expect(remind).toContainText('It is not the turn of the agency: there is nothing to remind it of.')
    await expectAccessible(page, 'reminding agencies')
    await remind.getByRole('button', { name: 'Send reminder' }).click()
    await expectToast(page, 'The reminder is sent.')
    await expect(remind).toBeHidden()
  })

  const admin = await pageOf(browser, people.alleganyAdmin)
  await test.step('the administrator starts it and assigns a user', async () => {
    // Both parts are the agency's: the list leads to one of them.
    await openPartB(admin)
    await admin.getByRole('button', { name: 'Start the self-assessment' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click()
    await expectToast(admin, 'The self-assessment is open.')
    await admin.getByRole('button', { name: /^Assign a user to 1\.1/ }).click()
    const dialog = admin.getByRole('dialog', { name: /^Assign a user \| 1\.1/ })
    const name = fullNames[people.alleganyUser]
    await dialog.getByRole('button', { name: `Assign, ${name}` }).click()
    await expect(dialog.getByRole('button', { name: `Remove Assignment, ${name}` })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(admin.getByRole('row', { name: /1\.1/ })).toContainText(name ?? '')
  })
  await test.step('the people of last year are suggested for the other subsections, and assigned when chosen', async () => {
    await admin.getByRole('button', { name: 'Assign as last year' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Assign as last year' })
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(13)
    await dialog.getByRole('checkbox', { name: 'Assign the people of 1.2' }).uncheck()
    await dialog.getByRole('button', { name: 'Assign to 12 subsections' }).click()
    await expectToast(admin, 'The people of 12 subsections were assigned.')
    await expect(dialog).toBeHidden()
    const name = fullNames[people.alleganyUser] ?? ''
    await expect(admin.getByRole('row', { name: /^2\.2/ })).toContainText(name)
    await expect(admin.getByRole('row', { name: /^1\.2/ })).not.toContainText(name)
  })
  const id = Number(/self-assessment\/(\d+)/.exec(admin.url())?.[1])
  const [first = 0, ...others] = await subsectionIds(admin.context(), id)

  const user = await pageOf(browser, people.alleganyUser)
  await test.step('the local user answers, attaches a file and marks the subsection ready', async () => {
    await openPartB(user)
    await user.getByRole('link', { name: /^1\.1 / }).click()
    await expect(user.getByText('Item 1.1.1').first()).toBeVisible()
    await expect(user.getByRole('button', { name: 'Mark ready' })).toBeDisabled()
    await answer(user, 'Partly', 'We screen every child who is referred within ten days.')

    await user.getByRole('button', { name: 'Upload supporting document' }).click()
    const dialog = user.getByRole('dialog', { name: 'Upload Documentation' })
    await expect(dialog.getByText('200MB limit per file')).toBeVisible()
    await dialog.getByLabel('Choose files').setInputFiles(file)
    await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled()
    await dialog.getByLabel(`Title of ${file.name}`).fill('Child find procedure')
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expectToast(user, 'Upload succesful!')
    // In the item: the reference beside it names a document of this kind, too.
    await expect(user.getByRole('article').getByText('Child find procedure')).toBeVisible()

    for (const number of ['1.1.2', '1.1.3']) {
      await user.getByRole('link', { name: new RegExp(`^Next: .*${number.replaceAll('.', '\\.')}`) }).click()
      await expect(user.getByText(`Item ${number}`).first()).toBeVisible()
      await answer(user, 'Mostly', `What we do for ${number}.`)
    }
    await user.getByRole('button', { name: 'Last year you wrote' }).click()
    await user.getByRole('button', { name: 'Insert' }).click()
    await expect(user.getByText(/^From \d{4} - \d{4} - confirm$/)).toBeVisible()
    await expect(narrative(user)).toContainText('What we do for 1.1.3.')
    await expect(user.getByText('Confirm the text from')).toBeVisible()
    await expect(user.getByRole('button', { name: 'Mark ready' })).toBeDisabled()
    await user.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(user.getByText(/confirmed for this year/)).toBeVisible()
    await expect(saved(user)).toBeVisible()
    await user.getByRole('button', { name: 'Mark ready' }).click()
    await expectToast(user, 'Marked ready for local review.')
  })

  await test.step('the local user sees why submitting is not theirs', async () => {
    await user.goto(`${list}/${id}`)
    await expect(user.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled()
    await expect(user.getByText('Only a local administrator can submit.')).toBeVisible()
  })

  await test.step('the administrator approves, answers an item of the next subsection, and submits', async () => {
    await admin.goto(`${list}/${id}/subsection/${first}`)
    await admin.getByRole('button', { name: 'Approve' }).click()
    await expectToast(admin, 'Subsection approved.')

    await admin.goto(`${list}/${id}/subsection/${others[0]}`)
    await answer(admin, 'Partly', 'Our data are checked every month.')
    for (const one of others) await answerAndApprove(admin.context(), id, one)

    await admin.goto(`${list}/${id}`)
    await expect(admin.getByText('Every subsection is approved.')).toBeVisible()
    const empty = admin.getByRole('link', { name: /^\d+ required document categories are empty\.$/ })
    await expect(empty).toBeVisible()
    await empty.click()
    await expect(admin.getByRole('table', { name: / - Required Documentation$/ })).toBeInViewport()
    await admin.getByRole('button', { name: 'Submit', exact: true }).click()
    const dialog = admin.getByRole('dialog', { name: 'Statement of accuracy' })
    await dialog.getByLabel('Name').fill('Daniel Brandt')
    await dialog.getByLabel('Title').fill('Director of Special Education')
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(dialog.getByLabel('Why required documents are missing')).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await dialog.getByLabel('Why required documents are missing').fill('The board adopts them in June.')
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(admin).toHaveURL(new RegExp(`${list}/${id}/report$`))
    await expectToast(admin, 'Self-assessment submitted.')
    await expect(
      admin.getByText('Why required documents are missing: The board adopts them in June.'),
    ).toBeVisible()
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('afterwards nobody at the agency changes an answer', async () => {
    await user.goto(`${list}/${id}/subsection/${first}`)
    await expect(user.getByText('We screen every child who is referred within ten days.')).toBeVisible()
    await expect(narrative(user)).toHaveCount(0)
  })

  await test.step('the monitor reads the answers and downloads the same bytes', async () => {
    await page.goto(list)
    await expect(page.getByRole('row', { name: /Allegany.*Part B/ })).toContainText('Submitted')
    await page
      .getByRole('row', { name: /Allegany.*Part B/ })
      .getByRole('link')
      .first()
      .click()
    await page
      .getByRole('link', { name: /^1\.1 / })
      .first()
      .click()
    await expect(page.getByText('We screen every child who is referred within ten days.')).toBeVisible()
    await expect(narrative(page)).toHaveCount(0)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: file.name }).click()
    const got = await download
    expect(got.suggestedFilename()).toBe(file.name)
    expect(sha256(await readFile(await got.path()))).toBe(sha256(file.buffer))
  })

  await Promise.all([admin.context().close(), user.context().close()])
})

test('the agency says who leads, who works on what and until when, and each of them finds it', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const monitor = await pageOf(browser, people.monitor)
  const admin = await pageOf(browser, people.howardAdmin)
  const user = await pageOf(browser, people.howardUser)
  const { id, year } = await activate(monitor.context(), '13', '05-28')
  const own = `${year + 1}-03-15`
  await admin.goto(`${list}/${id}`)
  await admin.getByRole('button', { name: 'Start the self-assessment' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Start the self-assessment' })
  const first = dialog.getByRole('group', { name: /^1\.1 / })
  await test.step('a day after that of the whole is refused beside its field', async () => {
    await expect(dialog.getByLabel('Lead')).toHaveValue(/./)
    await expectAccessible(admin, 'starting a self-assessment')
    await admin.setViewportSize({ width: 390, height: 800 })
    await expectNoSidewaysScroll(admin, 'starting a self-assessment')
    await admin.setViewportSize({ width: 1280, height: 800 })
    await first.getByLabel('Assign to').selectOption({ label: fullNames[people.howardUser] ?? '' })
    await first.getByLabel('Due date').fill(`${year + 1}-06-30`)
    await dialog.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(
      first.getByText('Due date of the self-assessment must be on or after due date of 1.1.'),
    ).toBeVisible()
    expect((await rowOf(admin.context(), '13')).submitState).toBe(1)
  })

  await test.step('with a day before it the self-assessment opens, and shows both', async () => {
    await first.getByLabel('Due date').fill(own)
    await dialog.getByRole('button', { name: 'Start', exact: true }).click()
    await expectToast(admin, 'The self-assessment is open.')
    await expect(dialog).toBeHidden()
    await expect(admin.getByText(`Led by ${fullNames[people.howardAdmin]}.`)).toBeVisible()
    const row = admin.getByRole('row', { name: /^1\.1 / })
    await expect(row).toContainText(fullNames[people.howardUser] ?? '')
    await expect(row).toContainText('Mar 15')
    await expect(admin.getByRole('row', { name: /^1\.2 / })).toContainText('May 28')
  })

  await test.step('the local user finds the own day among the tasks', async () => {
    await user.goto('/user/tasks')
    await expect(user.getByRole('row', { name: /1\.1 / }).first()).toContainText('Mar 15')
  })

  await test.step('the plan can be changed afterwards, and an empty day is that of the whole', async () => {
    await admin.getByRole('button', { name: 'Lead and due dates' }).click()
    const plan = admin.getByRole('dialog', { name: 'Lead and due dates' })
    await plan
      .getByRole('group', { name: /^1\.1 / })
      .getByLabel('Due date')
      .fill('')
    await expectAccessible(admin, 'changing lead and due dates')
    await plan.getByRole('button', { name: 'Save' }).click()
    await expectToast(admin, 'Save was successful!')
    await expect(admin.getByRole('row', { name: /^1\.1 / })).toContainText('May 28')
  })
  for (const page of [monitor, admin, user]) await page.context().close()
})

test('what is typed while the API is away stays in the browser and is saved later', async ({ browser }) => {
  const { admin, id, subsection } = await openHoward(browser)
  await admin.goto(`${list}/${id}/subsection/${subsection}`)
  await answer(admin, 'Mostly', 'Before the outage.')
  api.fault = (method) => (method === 'GET' ? undefined : 'html')
  await narrative(admin).fill('Typed during the outage.')
  await narrative(admin).blur()
  await expect(admin.getByText('Not saved').first()).toBeVisible({ timeout: 20_000 })

  admin.on('dialog', (dialog) => void dialog.accept())
  await admin.reload()
  await expect(narrative(admin)).toContainText('Typed during the outage.')
  api.heal()
  await narrative(admin).press('End')
  await narrative(admin).pressSequentially(' And after.')
  await narrative(admin).blur()
  await expect(saved(admin)).toBeVisible()
  const { items } = await readSubsection(admin.context(), subsection)
  expect(items[0]?.narrative).toContain('Typed during the outage. And after.')
  await admin.context().close()
})

test('when two people change one answer, the second one chooses and nothing is overwritten unseen', async ({
  browser,
}) => {
  const { admin, id, subsection } = await openHoward(browser)
  await admin.goto(`${list}/${id}/subsection/${subsection}`)
  await expect(narrative(admin)).toBeVisible()
  const { items } = await readSubsection(admin.context(), subsection)
  const [item] = items
  if (!item) throw new Error('The subsection has no item.')
  await saveItem(admin.context(), id, item, { rating: 1, narrative: '<p>Theirs.</p>' })

  await narrative(admin).click()
  await narrative(admin).fill('Mine.')
  await narrative(admin).blur()
  const dialog = admin
    .getByRole('dialog', { name: 'Somebody else changed this answer' })
    .or(admin.getByRole('alertdialog', { name: 'Somebody else changed this answer' }))
  await expect(dialog).toContainText('Theirs.')
  await expect(dialog).toContainText('Mine.')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(saved(admin)).toBeVisible()
  await expect
    .poll(async () => (await readSubsection(admin.context(), subsection)).items[0]?.narrative)
    .toContain('Mine.')
  await admin.context().close()
})

/** Howard's self-assessment, open for its only administrator. */
async function openHoward(browser: Browser): Promise<{ admin: Page; id: number; subsection: number }> {
  const monitor = await pageOf(browser, people.monitor2)
  const admin = await pageOf(browser, people.howardAdmin)
  const id = await activateAndStart(monitor.context(), admin.context(), '13')
  await monitor.context().close()
  const [subsection = 0] = await subsectionIds(admin.context(), id)
  return { admin, id, subsection }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
