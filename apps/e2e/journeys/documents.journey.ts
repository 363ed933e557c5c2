import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js'
import { expect, test, usePortal } from '../support/journey.js'
import { fullNames, people } from '../support/people.js'
import { activateAndStart, subsectionIds } from '../support/self-assessment.js'
import { expectToast, signInQuietly } from '../support/sign-in.js'

const portal = usePortal()

async function pageOf(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal().url, acceptDownloads: true })
  await signInQuietly(context, user)
  return context.newPage()
}

const category = 'Child find procedure and outreach log'
const panel = (page: Page) => page.getByRole('table', { name: / - Required Documentation$/ })
const row = (page: Page) =>
  panel(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${category}`) }) })
const expander = (page: Page) => page.getByRole('button', { name: `Documents of ${category}` })
const nested = (page: Page) => page.getByRole('table', { name: `Documents of ${category}` })

test('a category is assigned, filled, reviewed by the state and tidied up', async ({ browser }) => {
  test.setTimeout(300_000)
  const monitor = await pageOf(browser, people.monitor)
  const admin = await pageOf(browser, people.alleganyAdmin)
  const user = await pageOf(browser, people.alleganyUser)
  const name = fullNames[people.alleganyUser] ?? ''
  const file = {
    name: 'child-find.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(randomBytes(60_000).toString('base64')),
  }

  await test.step('before the activation the panel says when the list will be there', async () => {
    await admin.goto('/user/dashboard')
    await expect(
      admin.getByText(
        'The Required Documentation List will be available once the Self-Assessment is activated.',
      ),
      'one panel for each part',
    ).toHaveCount(2)
  })

  const id = await activateAndStart(monitor.context(), admin.context(), '01')

  await test.step('the local user reads whom to ask', async () => {
    await user.goto('/user/dashboard')
    await expect(row(user)).toContainText('0 Uploaded')
    await expect(row(user)).toContainText('Assigned to nobody yet. Ask a local administrator of your agency.')
    await expect(user.getByRole('button', { name: `Upload, ${category}` })).toBeDisabled()
  })

  await test.step('the administrator assigns them', async () => {
    await admin.goto('/user/dashboard')
    await admin.getByRole('button', { name: `Assign User, ${category}` }).click()
    const dialog = admin.getByRole('dialog', { name: 'Assign a user to Required Document Category' })
    await dialog.getByRole('button', { name: `Assign, ${name}` }).click()
    await expect(dialog.getByRole('button', { name: `Remove Assignment, ${name}` })).toBeVisible()
    await expectAccessible(admin, 'assigning a user to a category')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(row(admin)).toContainText(name)
  })

  await test.step('the task of the local user leads to the category, opened and in sight', async () => {
    for (const width of [1280, 390]) {
      await user.setViewportSize({ width, height: 800 })
      await user.goto('/user/tasks')
      await user
        .getByRole('link', { name: new RegExp(`Upload.*${category}`) })
        .first()
        .click()
      await expect(user).toHaveURL(/\/user\/dashboard\/self-assessment\/\d+#required-documents-\d+$/)
      await expect(expander(user)).toHaveAttribute('aria-expanded', 'true')
      await expect(user.getByText('No files yet')).toBeInViewport()
      const upload = user.getByRole('button', { name: `Upload, ${category}` })
      await expect(upload).toBeFocused()
      await expect(upload).toBeInViewport()
      await expectNoSidewaysScroll(user, 'a category that a task led to')
    }
    await user.setViewportSize({ width: 1280, height: 800 })
    await user.goto('/user/dashboard')
  })

  await test.step('the local user uploads with the keyboard, and downloads the same bytes', async () => {
    await user.reload()
    const upload = user.getByRole('button', { name: `Upload, ${category}` })
    await upload.focus()
    await user.keyboard.press('Enter')
    const dialog = user.getByRole('dialog', { name: 'Upload Documentation' })
    await dialog.getByLabel('Choose files').setInputFiles(file)
    await dialog.getByLabel(`Title of ${file.name}`).fill('Outreach log')
    await user.keyboard.press('Enter')
    await expectToast(user, 'Upload succesful!')
    await expect(row(user)).toContainText('1 Uploaded')
    await expect(nested(user)).toContainText('Outreach log')
    const download = user.waitForEvent('download')
    const opened = user.context().waitForEvent('page')
    await nested(user).getByRole('link', { name: file.name }).click()
    const got = await Promise.race([download, (await opened).waitForEvent('download')])
    expect(hash(await readFile(await got.path()))).toBe(hash(file.buffer))
  })

  await test.step('the administrator changes title and maximum', async () => {
    await admin.reload()
    await expander(admin).click()
    const title = nested(admin).getByRole('textbox', { name: `Title of ${file.name}` })
    await title.fill('Outreach log 2026')
    await title.press('Enter')
    await expectToast(admin, 'Your title change was succesfully saved!')
    const maximum = admin.getByLabel(`Maximum of ${category}`)
    await maximum.fill('0')
    await maximum.press('Enter')
    await expectToast(admin, 'Please delete a document before lowering the maximum.')
    await expect(maximum).toHaveValue('1')
    await expect(row(admin)).toContainText('This category takes at most 1 document.')
    await expectAccessible(admin, 'an open category')
    await admin.setViewportSize({ width: 390, height: 800 })
    await expectNoSidewaysScroll(admin, 'an open category')
    await admin.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('a related document is evidence beside each item, for the agency and for the reviewer', async () => {
    const [first = 0] = await subsectionIds(admin.context(), id)
    const place = `/user/dashboard/self-assessment/${id}/subsection/${first}`
    const evidence = (page: Page) => page.getByRole('region', { name: 'Evidence', exact: true }).first()
    await admin.goto(place)
    await expect(evidence(admin)).toContainText('No documents yet.')
    await admin.getByRole('button', { name: 'Related Required Documents' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Related Required Documents' })
    await dialog.getByRole('button', { name: 'Relate, Outreach log 2026' }).click()
    await expect(dialog.getByRole('button', { name: 'Remove Relation, Outreach log 2026' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    for (const page of [admin, monitor]) {
      await page.goto(page === admin ? place : `/user/dashboard/self-assessment/${id}/review/${first}`)
      await expect(evidence(page)).toContainText('Required documents that this subsection names')
      await expect(evidence(page)).toContainText(`Outreach log 2026 ${file.name}`)
      await expect(evidence(page)).toContainText(category)
      await expectAccessible(page, 'a related document beside an item')
      await page.setViewportSize({ width: 390, height: 800 })
      await expectNoSidewaysScroll(page, 'a related document beside an item')
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    await admin.goto(`/user/dashboard/self-assessment/${id}/reports/yearly`)
    await expect(admin.getByText(/Outreach log 2026/).first()).toBeVisible()
    await admin.goto('/user/dashboard')
  })

  await test.step('nothing of an earlier year can be re-used yet, because the category is full', async () => {
    await expect(
      admin.getByRole('button', { name: `Re-use previously uploaded documentation, ${category}` }),
    ).toBeDisabled()
    await admin.getByRole('button', { name: /^Re-use previously uploaded documentation, Evaluation/ }).click()
    const dialog = admin.getByRole('dialog', { name: 'Add Previous Year Data' })
    await expect(dialog.getByText('There are no documents of an earlier year.')).toBeVisible()
    await expectAccessible(admin, 'adding previous year data')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the monitor comments and ticks Received on the page of the self-assessment', async () => {
    await monitor.goto('/user/dashboard/self-assessment')
    await monitor
      .getByRole('row', { name: /Allegany.*Part B/ })
      .getByRole('link')
      .first()
      .click()
    const head = monitor.getByRole('button', { name: /^(?!Close ).* - Required Documentation$/ })
    await expect(head, 'it starts open wherever the address contains that of the dashboard').toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await monitor.getByRole('button', { name: `Edit comments: ${category}` }).click()
    await monitor.getByLabel(`Comments on ${category}`).fill('Add the partners.')
    await monitor.getByRole('button', { name: 'Save comments' }).click()
    await expectToast(monitor, 'Data saved!')
    await expander(monitor).click()
    await nested(monitor).getByRole('checkbox', { name: 'Received: Outreach log 2026' }).click()
    await expect(nested(monitor).getByRole('checkbox')).toBeChecked()
    await monitor.reload()
    await expander(monitor).click()
    await expect(nested(monitor).getByRole('checkbox')).toBeChecked()
  })

  await test.step('the administrator reads both, and deletes the document after the question', async () => {
    await admin.reload()
    await expect(row(admin)).toContainText('Add the partners.')
    await expander(admin).click()
    await expect(nested(admin)).toContainText('Received')
    await admin.getByRole('button', { name: 'Delete Outreach log 2026' }).click()
    const question = admin.getByRole('alertdialog', { name: 'Are you sure?' })
    await expect(question).toContainText(
      'Deleting this required document will remove any associations it has with question responses.',
    )
    await question.getByRole('button', { name: 'Yes' }).click()
    await expect(admin.getByRole('main').getByText('No files yet')).toBeVisible()
    await expect(row(admin)).toContainText('0 Uploaded')
  })

  for (const page of [monitor, admin, user]) await page.context().close()
})

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
