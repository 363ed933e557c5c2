import type { Locator, Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expectAccessible } from '../../support/axe.js'
import { auditContentEditor } from '../../support/content.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import { expectToast, signInQuietly } from '../../support/sign-in.js'

// @journeyOf audits content

usePortal()

const tree = (page: Page) => page.getByRole('navigation', { name: 'Places of the content' })
const entry = (page: Page, number: string) =>
  tree(page).getByRole('link', { name: new RegExp(`^${number.replaceAll('.', '\\.')} `) })
const saved = (page: Page) => page.getByText(/^Saved( at .*)?$/)

async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel(label, { exact: true }).blur()
  await expect(saved(page)).toBeVisible()
}

/** Opens an item by searching for its words: sections of a long tree are folded. */
async function openItem(page: Page, number: string): Promise<void> {
  const section = number.split('.')[0] ?? ''
  if (!(await entry(page, number).isVisible()))
    await tree(page)
      .getByRole('button', { name: new RegExp(`^Places in ${section} `) })
      .click()
  await entry(page, number).click()
  await expect(page.getByLabel('Number', { exact: true })).toHaveValue(number)
}

/** Chooses an option by the beginning of its words. */
async function choose(select: Locator, words: string): Promise<void> {
  const option = select.locator('option').filter({ hasText: words }).first()
  await select.selectOption({ value: (await option.getAttribute('value')) ?? '' })
}

test('the content of a desk audit is edited, ruled, checked, published, and goes out and in as a sheet', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await signInQuietly(context, people.monitor)

  await test.step('a draft begins with what audits use now', async () => {
    await page.goto(`${auditContentEditor}/welcome`)
    await expect(page.getByText(/^Locked because \d+ reviews? uses? it$/)).toBeVisible()
    await expectAccessible(page, 'versions of the content of audits')
    await page.getByRole('button', { name: 'New version' }).click()
    await page
      .getByRole('dialog', { name: 'New version' })
      .getByRole('button', { name: 'Make draft' })
      .click()
    await expect(page).toHaveURL(/editor\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desk audit - Part B')
  })
  const draft = page.url()

  await test.step('an item is edited', async () => {
    await openItem(page, '10.1')
    await fill(page, 'Text', 'Did the parent get written notice before each change?')
    await page.getByLabel('Document Hints', { exact: true }).fill('Prior written notice\nContact log')
    await page.getByLabel('Correction', { exact: true }).selectOption('Only in how the agency works')
    await page.getByLabel('Weight', { exact: true }).fill('2')
    await page.getByLabel('Weight', { exact: true }).blur()
    await expect(saved(page)).toBeVisible()
    await page.getByLabel('Weight', { exact: true }).fill('0')
    await page.getByLabel('Weight', { exact: true }).blur()
    await expect(page.getByText('Not saved: Weight must be between 1 and 100.')).toBeVisible()
    await fill(page, 'Weight', '2')
  })

  await test.step('a rule is made by a form, said in words and tried on a sample student', async () => {
    await openItem(page, '10.2')
    await page.getByRole('button', { name: 'Add rule' }).click()
    await choose(page.getByLabel('What comparison 1 looks at'), 'Setup: Did the student transfer in')
    await page.getByLabel('How comparison 1 compares').selectOption('is one of')
    const values = page.getByRole('group', { name: 'Value of comparison 1' })
    await values.getByRole('checkbox').last().check()
    await page.getByRole('button', { name: 'Add comparison' }).click()
    await choose(page.getByLabel('What comparison 2 looks at'), 'Item 10.1')
    await page.getByLabel('Value of comparison 2').selectOption('N')
    await fill(page, 'Reason', 'no notice was due')
    await expect(page.locator('p', { hasText: /^In words:/ })).toContainText(
      /Not applicable because no notice was due” when .* and the answer to item 10\.1 .* is “N”/,
    )
    await page.getByRole('button', { name: 'Test on a sample student' }).click()
    await expect(page.getByText('Applies as long as a question has no answer')).toBeVisible()
    await expect(page.getByText(/^With these answers every item of 70 applies\.$/)).toBeVisible()
    await expectAccessible(page, 'a skip rule and its test')
  })

  await test.step('a circle is refused, and no longer once it is broken', async () => {
    // The second item before the first one: the first can look at it now, and the second looks at the first.
    await entry(page, '10.2').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByText(/is now 1 of \d+\.$/)).toBeAttached()
    await openItem(page, '10.1')
    await page.getByRole('button', { name: 'Add rule' }).click()
    await choose(page.getByLabel('What comparison 1 looks at'), 'Item 10.2')
    await fill(page, 'Reason', 'it is the other one')
    await page.getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await expect(dialog.getByText('The rule depends on itself in a circle.').first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
    await dialog.getByRole('listitem').filter({ hasText: '10.1' }).getByRole('link').first().click()
    await expect(page.getByText('The rule depends on itself in a circle.').last()).toBeVisible()
    await page.getByRole('button', { name: 'Remove rule' }).click()
    await page.getByLabel('Reason', { exact: true }).fill('')
    await expect(saved(page)).toBeVisible()
    await entry(page, '10.2').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByText(/is now 2 of \d+\.$/)).toBeAttached()
  })

  await test.step('answers, extra fields and a setup question', async () => {
    await tree(page)
      .getByRole('link', { name: /^Desk audit - Part B/ })
      .click()
    await page.getByRole('button', { name: 'Add field' }).click()
    await page.getByLabel('Key, row 1').fill('pages')
    await page.getByLabel('Words, row 1').last().fill('Page reference')
    await page.getByLabel('Words, row 1').last().blur()
    await expect(saved(page)).toBeVisible()
    await tree(page)
      .getByRole('link', { name: /^Setup questions/ })
      .click()
    await page.getByRole('button', { name: 'Add question' }).click()
    await fill(page, 'Key', 'movedHere')
    await fill(page, 'Text', 'Did the child move here in the review period?')
    await expect(page.getByLabel('Key', { exact: true })).toBeEditable()
  })

  await test.step('the draft goes out as a sheet, and comes back with refused cells, then with a change', async () => {
    const id = Number(/editor\/(\d+)/.exec(draft)?.[1])
    const file = await page.request.get(`/files/content/desk-audit/${id}`)
    const parts = unzipSync(new Uint8Array(await file.body()))
    const sheet = 'xl/worksheets/sheet1.xml'
    const stored = strFromU8(parts[sheet] ?? new Uint8Array())
    const workbook = (edit: (xml: string) => string) => ({
      name: 'audit.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(zipSync({ ...parts, [sheet]: strToU8(edit(stored)) })),
    })
    await page.goto(`${auditContentEditor}/welcome`)
    await page.getByRole('button', { name: /^Upload XLSX: / }).click()
    const dialog = page.getByRole('dialog', { name: 'Upload XLSX' })
    await dialog
      .getByLabel('Choose a file')
      .setInputFiles(workbook((xml) => xml.replace('Y | Yes | met', 'Y | Yes | good')))
    await expect(dialog.getByText(/^Write each answer as its code, its words/)).toBeVisible()
    const refused = dialog.getByRole('region', { name: 'Refused cells' })
    await expect(refused.getByText('Response Set', { exact: true })).toBeVisible()
    await expectAccessible(page, 'refused cells of a sheet')
    await dialog
      .getByLabel('Choose another file')
      .setInputFiles(
        workbook((xml) => xml.replace('before each change?', 'before each change, in plain words?')),
      )
    await expect(dialog.getByText('audit.xlsx: 1 changed')).toBeVisible()
    await dialog.getByRole('button', { name: 'Write 1 change' }).click()
    await expect(dialog.getByText('1 change was written into the draft.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('it is compared and published', async () => {
    await page.getByRole('link', { name: /^Compare: .*Draft/ }).click()
    await expect(page.getByText(/and the answer to item 10\.1/).first()).toBeVisible()
    await expect(page.getByText('Contact log').first()).toBeVisible()
    await page.goto(`${auditContentEditor}/welcome`)
    await page.getByRole('button', { name: /^Publish: / }).click()
    await page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish' }).click()
    await expectToast(page, 'The version was published.')
    await expect(page.getByText(/^Published v2 on /).first()).toBeVisible()
  })

  await test.step('what is published is locked, and its key stays', async () => {
    await page.goto(`${draft}?place=setup-b-evalType`)
    await expect(page.getByText(/A published version is never changed|This version is locked/)).toBeVisible()
    await page.goto(`${draft}/preview?as=monitor`)
    await expect(
      page.getByText('10.1 Did the parent get written notice before each change, in plain words?', {
        exact: true,
      }),
    ).toBeVisible()
    await expect(page.getByText(/Not applicable because no notice was due/)).toBeVisible()
  })
})

test('the content of audits is closed to liaisons and agencies', async ({ page, context }) => {
  for (const user of [people.liaison, people.alleganyAdmin]) {
    await context.clearCookies()
    await signInQuietly(context, user)
    await page.goto(`${auditContentEditor}/welcome`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied!')
  }
})
