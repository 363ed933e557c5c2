import type { Browser, Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expectAccessible } from '../support/axe.js'
import { categoryEditor, contentEditor, contentVersions } from '../support/content.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'
import { activateAndStart, readSubsection, subsectionIds } from '../support/self-assessment.js'
import { expectToast, signInQuietly } from '../support/sign-in.js'

const portal = usePortal()

async function pageOf(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal().url })
  await signInQuietly(context, user)
  return context.newPage()
}

const tree = (page: Page) => page.getByRole('navigation', { name: 'Places of the content' })
const saved = (page: Page) => page.getByText(/^Saved( at .*)?$/)
const entries = (page: Page) => tree(page).getByRole('link').allInnerTexts()

/** The box of a formatted text. */
const formatted = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const help = (page: Page) => formatted(page, 'Help')

async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel(label, { exact: true }).blur()
  await expect(saved(page)).toBeVisible()
}

test('content of the year is changed in mid-year: who has begun keeps the version, the others get the new one', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000)
  await signInQuietly(context, people.monitor)
  const admin = await pageOf(browser, people.alleganyAdmin)
  const running = await activateAndStart(context, admin.context(), '01')
  const [runningSubsection = 0] = await subsectionIds(admin.context(), running)
  const before = await readSubsection(admin.context(), runningSubsection)

  await test.step('a new version begins with the published one', async () => {
    await page.goto(`${contentEditor}/welcome`)
    await expect(page.getByText(/^Locked because \d+ reviews use it$/)).toBeVisible()
    await page.getByRole('button', { name: 'New version' }).click()
    await page
      .getByRole('dialog', { name: 'New version' })
      .getByRole('button', { name: 'Make draft' })
      .click()
    await expect(page).toHaveURL(/editor\/\d+$/)
    await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  })
  const draft = Number(/editor\/(\d+)/.exec(page.url())?.[1])

  await test.step('an item is edited, searched for, moved by keyboard and another one retired', async () => {
    await page.getByLabel('Search in text').fill('60 days of written')
    await tree(page)
      .getByRole('link', { name: /^1\.1\.2/ })
      .click()
    await page.getByLabel('Search in text').fill('')
    await page.getByLabel('Text', { exact: true }).fill('')
    await page.getByLabel('Text', { exact: true }).fill('x'.repeat(3000))
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('x'.repeat(2000))
    await fill(page, 'Text', 'Are first evaluations finished in time?')
    await tree(page)
      .getByRole('link', { name: /^1\.1\.2/ })
      .focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByText(/is now 1 of \d+\.$/)).toBeAttached()
    await expect(tree(page).getByRole('link', { name: /^1\.1\.2/ })).toBeFocused()
    const order = (await entries(page)).filter((text) => text.startsWith('1.1.'))
    expect(order[0]).toMatch(/^1\.1\.2/)
    expect(order[1]).toMatch(/^1\.1\.1/)

    await tree(page)
      .getByRole('link', { name: /^1\.1\.1/ })
      .click()
    await page.getByRole('button', { name: 'Retire' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Retire this item?' })
    await expect(dialog).toContainText(
      /This item has \d+ answers and cannot be deleted\. It will be retired from the next version\./,
    )
    await dialog.getByRole('button', { name: 'Retire' }).click()
    await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible()
  })

  await test.step('an added item stands against publishing until it is whole', async () => {
    await page.getByRole('button', { name: 'Add item' }).click()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('')
    await page.getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await expect(dialog.getByText('Text is required.')).toBeVisible()
    await expect(dialog.getByText('Choose a citation.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
    await dialog.getByRole('listitem').filter({ hasText: 'Choose a citation.' }).getByRole('link').click()
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Add a citation')).toBeFocused()
    await page.getByLabel('Add a citation').fill('300.301')
    await page
      .getByRole('button', { name: /^Add 34 CFR 300\.301/ })
      .first()
      .click()
    await fill(page, 'Text', 'Does the agency tell families how long an evaluation takes?')
    await formatted(page, 'Guidance').fill('Look at the letters.')
    await formatted(page, 'Guidance').blur()
    await expect(saved(page)).toBeVisible()
  })

  await test.step('what is different stands beside what was', async () => {
    await page.goto(`${contentEditor}/welcome`)
    await page.getByRole('link', { name: /^Compare: .*Draft/ }).click()
    await expect(
      page.getByRole('heading', { name: /^1\.1\.2 Are first evaluations finished in time\?$/ }),
    ).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /^Added/ })).toContainText(
      'how long an evaluation',
    )
    await page.goto(`${contentEditor}/${draft}/preview?as=monitor`)
    await expect(page.getByText(/how long an evaluation takes\?$/)).toBeVisible()
    await expect(page.getByText(/^1\.1\.1 /)).toHaveCount(0)
  })

  await test.step('it is published, and applied to those who have not begun', async () => {
    await page.goto(`${contentEditor}/welcome`)
    await page.getByRole('button', { name: /^Publish: / }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await dialog.getByRole('checkbox', { name: /^Apply to \d+ not-started records/ }).check()
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expectToast(page, 'The version was published.')
    await expect(page.getByText(/^Published v2 on /).first()).toBeVisible()
  })

  await test.step('the running record is as it was; an agency that begins now answers the new version', async () => {
    const after = await readSubsection(admin.context(), runningSubsection)
    expect(after.items.map(({ number }) => number)).toEqual(before.items.map(({ number }) => number))
    const howard = await pageOf(browser, people.howardAdmin)
    const begun = await activateAndStart(context, howard.context(), '13')
    const [first = 0] = await subsectionIds(howard.context(), begun)
    await howard.goto(`/user/dashboard/self-assessment/${begun}/subsection/${first}?item=1.1.2`)
    await expect(
      howard.getByRole('heading', { name: 'Are first evaluations finished in time?' }),
    ).toBeVisible()
    const numbers = (await readSubsection(howard.context(), first)).items.map(({ number }) => number)
    expect(numbers).not.toContain('1.1.1')
    expect(numbers[0]).toBe('1.1.2')
    await howard.context().close()
  })
  await admin.context().close()
})

test('two monitors edit one document category, and neither change is lost unseen', async ({ browser }) => {
  const one = await pageOf(browser, people.monitor)
  const two = await pageOf(browser, people.monitor2)
  await one.goto(`${categoryEditor}/welcome`)
  await one.getByRole('button', { name: 'New version' }).click()
  await one.getByRole('dialog', { name: 'New version' }).getByRole('button', { name: 'Make draft' }).click()
  await expect(one).toHaveURL(/editor\/\d+$/)
  const category = `${one.url()}?place=rd-b-child-find-plan`
  await one.goto(category)
  await two.goto(category)
  await expect(help(two)).toBeVisible()

  await fill(one, 'Description', 'How the agency looks for children.')
  await help(two).fill('Include dates.')
  await help(two).blur()
  // One changed the description, the other the help: both are kept without a choice.
  await expect(
    two.getByText(/Helen Marsh saved this .*What came in beside your changes: Description\./),
  ).toBeVisible()
  await expect(saved(two)).toBeVisible()
  await two.reload()
  await expect(two.getByLabel('Description', { exact: true })).toHaveValue(
    'How the agency looks for children.',
  )
  await expect(help(two)).toHaveText('Include dates.')

  await bringsSheetBack(two, Number(/editor\/(\d+)/.exec(two.url())?.[1]))
  await two.goto(category)

  await two.getByLabel('Maximum', { exact: true }).fill('21')
  await two.getByLabel('Maximum', { exact: true }).blur()
  await expect(two.getByText('Not saved: Maximum must be between 0 and 20.')).toBeVisible()
  await fill(two, 'Maximum', '9')
  await two.getByRole('link', { name: 'Change log' }).click()
  await expect(two.getByRole('listitem', { name: 'Change content' }).first()).toContainText('Andre Whitfield')

  await two.goBack()
  await expect(help(two)).toBeVisible()
  const groups = async () => (await entries(two)).slice(0, 3)
  const [first = '', second = '', third = ''] = await groups()
  const entry = (name: string) => tree(two).getByRole('link', { name, exact: true })
  const [from, to] = [await entry(third).boundingBox(), await entry(first).boundingBox()]
  if (!from || !to) throw new Error('The tree is not on the screen.')
  const heard = await listen(two)
  await two.mouse.move(from.x + 40, from.y + 8)
  await two.mouse.down()
  await two.mouse.move(from.x + 40, from.y - 8, { steps: 3 })
  await two.mouse.move(to.x + 40, to.y + 8, { steps: 6 })
  await two.mouse.up()
  await expect.poll(groups).toEqual([third, first, second])
  // One message, of the name and not the id.
  expect(await heard()).toEqual([`${third.slice(0, 60)} is now 1 of ${(await entries(two)).length}.`])
  const versions = await contentVersions(two.context(), 'required-documents')
  expect(versions.filter(({ state }) => state === 'Draft')).toHaveLength(1)
  await Promise.all([one.context().close(), two.context().close()])
})

/** What live regions say from now on, each message once. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('[aria-live], [role="status"], [role="alert"]')
        const words = region?.textContent?.trim()
        if (words && heard.at(-1) !== words) heard.push(words)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { heard })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

/** A draft goes out as a sheet, is edited and comes back; the sheet that was used is too old afterwards. */
async function bringsSheetBack(page: Page, id: number): Promise<void> {
  await page.goto(`${categoryEditor}/welcome`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download XLSX: .*Draft/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^content-required-documents-part-b-.*\.xlsx$/)
  const file = await page.request.get(`/files/content/required-documents/${id}`)
  const parts = unzipSync(new Uint8Array(await file.body()))
  const sheet = 'xl/worksheets/sheet1.xml'
  const edited = strFromU8(parts[sheet] ?? new Uint8Array())
    .replace('Include dates.', 'Include dates and partners.')
    .replace(/<row r="3">.*?<\/row>/s, '')
  const name = 'categories.xlsx'
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const buffer = Buffer.from(zipSync({ ...parts, [sheet]: strToU8(edited) }))

  await page.getByRole('button', { name: /^Upload XLSX: / }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload XLSX' })
  await dialog.getByLabel('Choose a file').setInputFiles({ name, mimeType, buffer })
  await expect(dialog.getByText('categories.xlsx: 1 changed, 1 removed')).toBeVisible()
  await expect(dialog.getByText('Include dates and partners.')).toBeVisible()
  await expect(dialog.getByText(/no row\. It was used or published/)).toBeVisible()
  await expectAccessible(page, 'the changes of a sheet')
  await dialog.getByRole('button', { name: 'Write 2 changes' }).click()
  await expect(dialog.getByText('2 changes were written into the draft.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: /^Upload XLSX: / }).click()
  await dialog.getByLabel('Choose a file').setInputFiles({ name, mimeType, buffer })
  await expect(dialog.getByRole('alert')).toContainText(
    'This draft was changed after the file was downloaded',
  )
  await expect(dialog.getByRole('button', { name: /^Write/ })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
}

test('of two monitors on one item, one changes the evidence, the other only the question: both survive', async ({
  browser,
}) => {
  const one = await pageOf(browser, people.monitor)
  const two = await pageOf(browser, people.monitor2)
  await one.goto(`${contentEditor}/welcome`)
  await one.getByRole('button', { name: 'New version' }).click()
  await one.getByRole('dialog', { name: 'New version' }).getByRole('button', { name: 'Make draft' }).click()
  await expect(one).toHaveURL(/editor\/\d+$/)
  const draft = one.url()
  const item = tree(one).getByRole('link', { name: /^1\.1\.2/ })
  // Subsections of a long tree are folded at first.
  await tree(one)
    .getByRole('button', { name: /^Places in 1\.1 / })
    .click()
  await item.click()
  await expect(one).toHaveURL(/place=/)
  await two.goto(one.url())
  const question = (page: Page) => page.getByLabel('Text', { exact: true })
  const evidence = (page: Page) => page.getByLabel('Acceptable Evidence', { exact: true })
  await expect(question(two)).toBeVisible()
  const asked = await question(two).inputValue()

  await test.step('nothing is contested: nothing is asked, and nothing is lost', async () => {
    await fill(one, 'Acceptable Evidence', 'The signed plan.')
    await question(two).fill(`${asked} In writing.`)
    await question(two).blur()
    await expect(two.getByText(/What came in beside your changes: Acceptable Evidence\./)).toBeVisible()
    await expect(evidence(two)).toHaveValue('The signed plan.')
    await expect(saved(two)).toBeVisible()
    await one.goto(draft)
    await one.goto(two.url())
    await expect(question(one)).toHaveValue(`${asked} In writing.`)
    await expect(evidence(one)).toHaveValue('The signed plan.')
  })

  await test.step('only what both changed is asked, with three versions', async () => {
    await fill(one, 'Text', 'Theirs?')
    await fill(one, 'Acceptable Evidence', 'Their evidence.')
    await question(two).fill('Mine?')
    await question(two).blur()
    const dialog = two.getByRole('alertdialog', { name: 'Somebody else changed this place' })
    await expect(dialog.getByRole('group')).toHaveCount(1)
    for (const version of [`${asked} In writing.`, 'Theirs?', 'Mine?'])
      await expect(dialog.getByRole('group', { name: 'Text' })).toContainText(version)
    await expectAccessible(two, 'three versions of an item')
    await two.setViewportSize({ width: 390, height: 844 })
    expect(await two.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await expect(saved(two)).toBeVisible()
    await expect(question(two)).toHaveValue('Mine?')
    await expect(evidence(two)).toHaveValue('Their evidence.')
  })
  await Promise.all([one.context().close(), two.context().close()])
})

test('the content editors are closed to local administrators', async ({ page, context }) => {
  await signInQuietly(context, people.alleganyAdmin)
  for (const address of [`${contentEditor}/welcome`, `${categoryEditor}/welcome`, `${contentEditor}/1`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied!')
  }
})

test('the welcome page prints a whole version, and says which are archived', async ({ page, context }) => {
  await signInQuietly(context, people.monitor)
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset['printed'] = document.querySelector('[data-print-sheet]')?.textContent ?? ''
      dispatchEvent(new Event('afterprint'))
    }
  })
  const printed = () => page.locator('body').getAttribute('data-printed')
  for (const [editor, says] of [
    [contentEditor, /^.+Part B .+ Printed by .+ on .+1\.1 Child find.+8\.2 Fiscal/s],
    [categoryEditor, /^.+Part B .+ Printed by .+ on .+Child find/s],
  ] as const) {
    await page.goto(`${editor}/welcome`)
    await page
      .getByRole('button', { name: /^Print: / })
      .first()
      .click()
    await expect.poll(async () => says.test((await printed()) ?? '')).toBe(true)
    await expect(page.locator('[data-print-sheet]')).toHaveCount(0)
    const year = page.getByLabel('Year', { exact: true })
    await year.selectOption({ index: 2 })
    await expect(page.getByText(/^Archived v1, published on Jul 1, \d{4}$/)).toBeVisible()
  }
  await expectAccessible(page, 'an archived version')
})
