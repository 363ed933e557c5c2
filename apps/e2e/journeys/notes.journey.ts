import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'
import { expectToast, graphql, signInQuietly, toasts } from '../support/sign-in.js'

const portal = usePortal()
const pending = '*Pending Changes to Save'
/** Of the specification, in its order. */
const fonts = [
  'Montserrat',
  'Segoe UI',
  'Arial',
  'Georgia',
  'Impact',
  'Tahoma',
  'Times New Roman',
  'Verdana',
  'Lato',
  'Century Gothic',
]
const failed = 'Save failed, please check the values and try again.'

async function contextOf(browser: Browser, user: string, more: object = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: portal().url, acceptDownloads: true, ...more })
  await signInQuietly(context, user)
  return context
}

const pad = (page: Page, name = 'Add Note') => page.getByRole('dialog', { name })
const note = (window: Locator) => window.getByRole('textbox', { name: 'Note' })
const button = (window: Locator | Page, name: string) => window.getByRole('button', { name, exact: true })
const openNotepad = (page: Page) => page.getByRole('button', { name: /^Notepad/ }).click()
const category = (window: Locator) => window.getByLabel('Category', { exact: true })
const chooseAgency = (window: Locator, label: string) =>
  window.getByLabel('Agency', { exact: true }).selectOption({ label })

async function write(window: Locator, text: string): Promise<void> {
  await note(window).click()
  await note(window).pressSequentially(text)
}

async function boxOf(window: Locator) {
  const box = await window.boundingBox()
  if (!box) throw new Error('The window is not on the screen.')
  return box
}

async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2)
  await page.mouse.move(from.x + by.x, from.y + by.y)
  await page.mouse.up()
}

interface StoredNote {
  id: string
  textNote: string
  version: number
}
const storedNotes = async (context: BrowserContext, leaId: number): Promise<StoredNote[]> => {
  const { complianceYears } = await graphql<{ complianceYears: { id: number }[] }>(
    context,
    '{ complianceYears { id } }',
  )
  const year = complianceYears.at(-1)?.id
  const { agencyNotes } = await graphql<{ agencyNotes: StoredNote[] }>(
    context,
    'query ($leaId: Int!, $year: Int!) { agencyNotes(leaId: $leaId, year: $year) { id textNote version } }',
    { leaId, year },
  )
  return agencyNotes
}

test('each of the ten fonts is chosen, kept and shown, and no other', async ({ browser }) => {
  const context = await contextOf(browser, people.monitor)
  const page = await context.newPage()
  await page.goto('/user/landing')
  await openNotepad(page)
  const window = pad(page)
  const font = window.getByRole('combobox', { name: 'Font' })
  await expect(font.getByRole('option')).toHaveText(fonts)
  await expect(font).toHaveValue('Montserrat')
  await chooseAgency(window, '14 Kent County')
  await category(window).selectOption({ label: 'Other' })
  await note(window).click()
  for (const name of fonts) {
    await font.selectOption(name)
    await expect(note(window)).toBeFocused()
    await note(window).pressSequentially(`In ${name}`)
    await note(window).press('Enter')
  }
  const familyOf = (place: Locator, name: string) =>
    place
      .getByText(`In ${name}`, { exact: true })
      .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', ''))
  // The default is the face that the portal brings along, under the name that its file has.
  const drawn = (name: string) => (name === 'Montserrat' ? 'Montserrat Variable' : name)
  for (const name of fonts) expect(await familyOf(note(window), name)).toBe(drawn(name))
  await button(window, 'Save').click()
  await expectToast(page, 'Save was successful!')
  const [stored] = await storedNotes(context, 14)
  for (const name of fonts.slice(1)) expect(stored?.textNote).toContain(`font-family:${name}`)
  expect(stored?.textNote).not.toContain('Montserrat"')

  await page.reload()
  await page.goto('/compliance/notes')
  await page.getByLabel('Agency', { exact: true }).selectOption({ label: '14 Kent County' })
  await page.getByRole('button', { name: 'Edit note: In Montserrat' }).click()
  const again = pad(page, 'Edit Note')
  for (const name of fonts) expect(await familyOf(note(again), name)).toBe(drawn(name))
  await button(again, 'Close').click()

  await test.step('a font of a whole paragraph, as other systems write it, outlives a save', async () => {
    const id = crypto.randomUUID()
    const { saveNote } = await graphql<{ saveNote: { errors: unknown[] } }>(
      context,
      'mutation ($input: SaveNoteInput!) { saveNote(input: $input) { errors { message } } }',
      {
        input: {
          id,
          leaId: 14,
          year: new Date().getFullYear() - (new Date().getMonth() < 7 ? 1 : 0),
          category: 8,
          textNote: '<p style="font-family: Georgia">Of another system <strong>in bold</strong></p>',
        },
      },
    )
    expect(saveNote.errors).toEqual([])
    await page.reload()
    await page.getByRole('button', { name: /^Edit note: Of another system/ }).click()
    const whole = pad(page, 'Edit Note')
    await note(whole).press('Control+End')
    await note(whole).pressSequentially(' and more')
    await button(whole, 'Save').click()
    await expectToast(page, 'Save was successful!')
    const saved = (await storedNotes(context, 14)).find((one) => one.id === id)
    expect(saved?.textNote.match(/font-family: ?Georgia/g)?.length).toBeGreaterThanOrEqual(2)
    expect(saved?.textNote).toContain('and more')
  })
  await context.close()
})

test('a monitor writes notes in windows: words, required fields, saving, moving, closing', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const context = await contextOf(browser, people.monitor)
  const page = await context.newPage()
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('"SaveNote"')) saves.push(request.postData() ?? '')
  })
  await page.goto('/user/landing')
  await openNotepad(page)
  const window = pad(page)

  await test.step('it is 450 px wide and says what is missing', async () => {
    await expect(note(window)).toBeVisible()
    expect((await boxOf(window)).width).toBe(450)
    await button(window, 'Save').click()
    for (const words of ['Agency is required.', 'Category is required.', 'Note is required.'])
      await expect(window.getByText(words)).toBeVisible()
    expect(saves).toEqual([])
    await expectAccessible(page, 'a notepad with refusals')
  })

  await test.step('a text that is too long is refused at once, and the refusal is brought into sight', async () => {
    await chooseAgency(window, '01 Allegany County')
    await category(window).selectOption({ label: 'Other' })
    await note(window).fill('Words of a very long note. '.repeat(2000))
    await button(window, 'Save').click()
    const refusal = window.getByText('Note can have at most 50000 characters.')
    await expect(refusal).toBeInViewport({ ratio: 1 })
    await expect(note(window)).toBeFocused()
    const [message, foot] = [await boxOf(refusal), await boxOf(button(window, 'Save'))]
    expect(message.y + message.height).toBeLessThanOrEqual(foot.y)
    expect(saves).toEqual([])
    await note(window).press('ControlOrMeta+a')
    await note(window).press('Delete')
    await expect(note(window)).toHaveText('')
  })

  await test.step('it is written with both toolbars, saved once by a double click, and becomes an existing note', async () => {
    await chooseAgency(window, '01 Allegany County')
    await category(window).selectOption({ label: 'Secondary Transition' })
    await expect(window).toHaveAccessibleDescription(/^Secondary Transition · Allegany/)
    await write(window, 'Called the director today')
    await expect(window.getByText(pending)).toBeVisible()
    await window.getByRole('combobox', { name: 'Font' }).selectOption('Georgia')
    await note(window).pressSequentially(' and again')
    await note(window).press('Control+Home')
    await note(window).press('Control+Shift+ArrowRight')
    const inline = window.getByRole('toolbar', { name: 'Format the selected text' })
    await inline.getByRole('button', { name: 'Bold' }).click()
    await expect(note(window).locator('strong')).toHaveText(/^Called/)
    await button(window, 'Save').dblclick()
    await expectToast(page, 'Save was successful!')
    await expect(toasts(page).getByText('Save', { exact: true })).toBeVisible()
    // The message does not lie above the buttons of the window that it is about.
    await expect(async () => {
      const message = await boxOf(toasts(page).first())
      expect(message.y + message.height).toBeLessThanOrEqual((await boxOf(pad(page, 'Edit Note'))).y)
    }).toPass({ timeout: 1000 })
    await expect(pad(page, 'Edit Note')).toBeVisible()
    await expect(pad(page, 'Edit Note').getByText(pending)).toBeHidden()
    expect(saves).toHaveLength(1)
    const stored = (await storedNotes(context, 1)).find(({ textNote }) => textNote.includes('again'))
    expect(stored?.textNote).toMatch(/<strong>Called ?<\/strong>/)
    expect(stored?.textNote).toContain('font-family:Georgia')
  })

  const edit = pad(page, 'Edit Note')
  await test.step('it is moved and resized by mouse and by keys', async () => {
    await toasts(page).getByRole('button', { name: 'Close message' }).click()
    const before = await boxOf(edit)
    await drag(page, { x: before.x + 200, y: before.y + 20 }, { x: -120, y: -40 })
    const moved = await boxOf(edit)
    expect([moved.x, moved.y]).toEqual([before.x - 120, before.y - 40])
    await button(edit, 'Move or resize').press('ArrowRight')
    expect((await boxOf(edit)).x).toBe(moved.x + 16)
    await button(edit, 'Move or resize').press('Shift+ArrowRight')
    expect((await boxOf(edit)).width).toBe(466)
    const { x, y, width, height } = await boxOf(edit)
    await drag(page, { x: x + width - 5, y: y + height - 5 }, { x: 40, y: -60 })
    const sized = await boxOf(edit)
    expect([sized.width, sized.height]).toEqual([width + 40, height - 60])
    // Beyond the edge it stays whole in sight, below the bar.
    await drag(page, { x: sized.x + 200, y: sized.y + 20 }, { x: -2000, y: -2000 })
    expect(await boxOf(edit)).toMatchObject({ x: 0, y: 56 })
    await drag(page, { x: 200, y: 76 }, { x: 300, y: 20 })
  })

  await test.step('it is minimized to the bottom left, brought back, maximized and restored', async () => {
    const before = await boxOf(edit)
    await button(edit, 'Minimize').click()
    await expect(edit).toBeHidden()
    const docked = page.getByRole('button', { name: /^Show Edit Note, Allegany/ })
    const box = await boxOf(docked)
    expect(box.y + box.height).toBe(800)
    expect(box.x).toBeLessThan(400)
    await docked.click()
    await button(edit, 'Maximize').click()
    expect((await boxOf(edit)).width).toBe(1264)
    await button(edit, 'Restore size').click()
    expect(await boxOf(edit)).toEqual(before)
  })

  await test.step('F6 goes round the page and the windows', async () => {
    await openNotepad(page)
    await expect(note(pad(page))).toBeVisible()
    await page.locator('#main').focus()
    await page.keyboard.press('F6')
    await expect(edit).toBeFocused()
    await page.keyboard.press('F6')
    await expect(pad(page)).toBeFocused()
    await page.keyboard.press('F6')
    await expect(page.locator('#main')).toBeFocused()
  })

  await test.step('Save and Add Another goes on with a new note', async () => {
    const next = pad(page)
    await chooseAgency(next, '13 Howard County')
    await category(next).selectOption({ label: 'Other' })
    await next.getByLabel('Insert a template').selectOption({ label: 'Phone call' })
    await expect(note(next)).toContainText('Spoke with:')
    await note(next).press('Control+End')
    await note(next).pressSequentially('Friday')
    await button(next, 'Save and Add Another').click()
    await expectToast(page, 'Save was successful!')
    await expect(note(next)).toHaveText('')
    await expect(category(next)).toHaveValue('')
    expect((await storedNotes(context, 13))[0]?.textNote).toMatch(/Spoke with:.*Friday/)
  })

  await test.step('it asks before it closes with changes', async () => {
    await write(pad(page), 'Not to be kept')
    await button(pad(page), 'Cancel').click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await expect(question).toContainText('Changes you made will not be saved')
    await button(question, 'Cancel').click()
    await expect(note(pad(page))).toHaveText('Not to be kept')
    await button(pad(page), 'Close').click()
    await button(question, 'Yes').press('Enter')
    await expect(pad(page)).toBeHidden()
    // The window that was confirmed is gone: the focus is where it was opened.
    await expect(page.getByRole('button', { name: /^Notepad/ })).toBeFocused()
  })

  await test.step('Notes List leads to the list in a new tab', async () => {
    const [list] = await Promise.all([
      context.waitForEvent('page'),
      edit.getByRole('link', { name: /^Notes List/ }).click(),
    ])
    await expect(list).toHaveURL(/\/compliance\/notes\/?$/)
    await expect(list.getByRole('button', { name: /^Edit note: Called the director today/ })).toBeVisible()
    await list.close()
  })
  await context.close()
})

test('the list finds, opens, deletes, restores and exports notes, and follows every save', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const context = await contextOf(browser, people.monitor)
  const page = await context.newPage()
  await page.goto('/compliance/notes')
  const row = page.getByRole('button', { name: /^Edit note: New policy on independent/ })

  await test.step('it is narrowed by agency, category and text, in the address', async () => {
    await page.getByLabel('Agency', { exact: true }).selectOption({ label: '13 Howard County' })
    await expect(row).toBeHidden()
    await expect(page.getByRole('button', { name: /^Edit note: Early childhood team/ })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).first().click()
    await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Policies & Procedures' })
    await page.getByRole('searchbox', { name: 'Search' }).fill('independent')
    await expect(page).toHaveURL(/category=4.*q=independent|q=independent.*category=4/)
    await expect(row).toBeVisible()
  })

  await test.step('a note opens once; asked for again it is highlighted from 200 ms to 2.5 s', async () => {
    await row.click()
    const edit = pad(page, 'Edit Note')
    await expect(note(edit)).toContainText('adopted by the board')
    await expect(edit.getByRole('link', { name: /^Notes List/ })).toHaveCount(0)
    await expect(button(edit, 'Cancel')).toHaveCount(0)
    await button(edit, 'Minimize').click()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await row.click()
    await expect(edit).toBeVisible()
    const ring = () => edit.getAttribute('data-highlighted')
    await page.clock.runFor(199)
    expect(await ring()).toBeNull()
    await page.clock.runFor(1)
    await expect(edit).toHaveAttribute('data-highlighted', 'true')
    await page.clock.runFor(2299)
    expect(await ring()).toBe('true')
    await page.clock.runFor(1)
    await expect(edit).not.toHaveAttribute('data-highlighted', 'true')
    await expect(pad(page, 'Edit Note')).toHaveCount(1)
    await page.clock.resume()
  })

  await test.step('a save shows in the list of every tab at once', async () => {
    const other = await context.newPage()
    await other.goto('/compliance/notes?q=independent')
    await expect(other.getByRole('button', { name: /^Edit note: New policy/ })).toBeVisible()
    const edit = pad(page, 'Edit Note')
    await note(edit).press('Control+Home')
    await note(edit).pressSequentially('Checked: ')
    await button(edit, 'Save').click()
    for (const one of [page, other])
      await expect(one.getByRole('button', { name: /^Edit note: Checked: New policy/ })).toBeVisible()
    await other.close()
    await button(edit, 'Close').click()
    await expect(edit).toBeHidden()
  })

  await test.step('a note is deleted, found among the deleted and restored; its history tells of it', async () => {
    await page.getByRole('button', { name: /^Delete note: Checked/ }).click()
    await button(page.getByRole('alertdialog', { name: 'Delete this note?' }), 'Delete').click()
    await expectToast(page, 'Note deleted')
    await expect(page.getByRole('main').getByText('No note matches these filters.')).toBeVisible()
    await page.getByLabel('Show').selectOption({ label: 'Deleted notes' })
    await page.getByRole('button', { name: /^Restore note: Checked/ }).click()
    await expectToast(page, 'Note restored')
    await page.getByLabel('Show').selectOption({ label: 'Notes' })
    await page.getByRole('link', { name: /^History of note: Checked/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Checked: New policy')
    for (const what of ['Restore note', 'Delete note', 'Change note'])
      await expect(page.getByText(what, { exact: true }).first()).toBeVisible()
  })

  await test.step('the list is exported as shown, and a template is written and inserted', async () => {
    await page.goto('/compliance/notes?leaId=13')
    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV file' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^notes-list-\d{8}\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain('Note,Agency,Year,Category,Part,Author,Changed')
    expect(text).toContain('Early childhood team')
    expect(text).not.toContain('Allegany')

    await page.getByRole('link', { name: 'Templates', exact: true }).click()
    await button(page, 'Add a template').click()
    const dialog = page.getByRole('dialog', { name: 'Add a template' })
    await button(dialog, 'Save').click()
    await expect(dialog.getByRole('alert').first()).toContainText('Title is required.')
    await dialog.getByLabel('Title').fill('Exit interview')
    await dialog.getByLabel(/^Category/).selectOption({ label: 'Early Childhood' })
    await dialog.getByRole('textbox', { name: 'Text' }).click()
    await page.keyboard.type('Who was asked')
    await button(dialog, 'Save').click()
    await expectToast(page, 'Template saved')
    await openNotepad(page)
    await pad(page).getByLabel('Insert a template').selectOption({ label: 'Exit interview' })
    await expect(note(pad(page))).toHaveText('Who was asked')
    await expect(category(pad(page))).toHaveValue('5')
  })

  await test.step('a template that was deleted is offered no more, until it is restored', async () => {
    // The notepad lies over the list.
    await button(pad(page), 'Minimize').click()
    await page.getByRole('button', { name: 'Delete template: Exit interview' }).click()
    await button(page.getByRole('alertdialog', { name: 'Delete this template?' }), 'Delete').click()
    await expectToast(page, 'Template deleted')
    await expect(page.getByRole('rowheader', { name: /Exit interview/ })).toHaveCount(0)
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Deleted templates' })
    await expect(page).toHaveURL(/show=deleted/)
    await page.getByRole('button', { name: 'Restore template: Exit interview' }).click()
    await expectToast(page, 'Template restored')
    await expect(page.getByRole('main').getByText('No deleted templates.')).toBeVisible()
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Templates' })
    await expect(page.getByRole('button', { name: 'Change template: Exit interview' })).toBeVisible()
  })
  await context.close()
})

test('a note about an agency begins at its row in the list of self-assessments', async ({ browser }) => {
  const context = await contextOf(browser, people.monitor)
  const page = await context.newPage()
  await page.goto('/user/dashboard/self-assessment')
  const row = page.getByRole('row', { name: /Howard.*Part B/ })
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Add Note' }).click()
  const window = pad(page)
  await expect(window).toHaveAccessibleDescription(/Howard County Public Schools · \d{4}-\d{4}/)
  await expect(window).toBeFocused()
  await button(window, 'Close').press('Enter')
  await expect(row.getByRole('button', { name: /^Actions/ })).toBeFocused()
  await context.close()

  const admin = await contextOf(browser, people.howardAdmin)
  const theirs = await admin.newPage()
  await theirs.goto('/user/dashboard/self-assessment')
  const own = theirs.getByRole('row', { name: /Howard.*Part B/ }).getByRole('button', { name: /^Actions/ })
  if ((await own.count()) > 0) {
    await own.click()
    await expect(theirs.getByRole('menuitem').first()).toBeVisible()
  }
  await expect(theirs.getByRole('menuitem', { name: 'Add Note' })).toHaveCount(0)
  await admin.close()
})

test('a closed lid, a reload and another monitor lose nothing that was typed', async ({ browser }) => {
  test.setTimeout(120_000)
  const context = await contextOf(browser, people.monitor)
  const page = await context.newPage()
  await page.goto('/compliance/notes')
  await page.getByRole('button', { name: /^Edit note: Transition plans/ }).click()
  const edit = pad(page, 'Edit Note')
  await note(edit).press('Control+End')
  await note(edit).pressSequentially(' Typed before the lid.')

  await test.step('offline it is not saved, and stays', async () => {
    await context.setOffline(true)
    await note(edit).pressSequentially(' Typed without a network.')
    await button(edit, 'Save').click()
    await expectToast(page, failed)
    await expect(edit.getByText(pending)).toBeVisible()
  })

  await test.step('with the lid open again the same window saves it', async () => {
    await context.setOffline(false)
    // One press a second is taken.
    await expect(async () => {
      await button(edit, 'Save').click()
      await expect(edit.getByText(pending)).toBeHidden({ timeout: 1500 })
    }).toPass()
    const stored = (await storedNotes(context, 1)).find(({ textNote }) => textNote.includes('before the lid'))
    expect(stored?.textNote).toContain('Typed before the lid. Typed without a network.')
  })

  await test.step('after a reload the window is there with everything', async () => {
    await note(edit).press('Control+End')
    await note(edit).pressSequentially(' Typed after it.')
    await expect(edit.getByText(pending)).toBeVisible()
    await page.reload()
    await expect(note(edit)).toContainText('Typed before the lid. Typed without a network. Typed after it.')
    await expect(edit.getByText(pending)).toBeVisible()
  })

  await test.step('what another monitor saved meanwhile is shown, not overwritten', async () => {
    const found = (await storedNotes(context, 1)).find(({ textNote }) =>
      textNote.includes('Transition plans'),
    )
    const second = await contextOf(browser, people.monitor2)
    const other = await second.newPage()
    await other.goto('/compliance/notes?q=Transition+plans')
    await other.getByRole('button', { name: /^Edit note: Transition plans/ }).click()
    const theirs = pad(other, 'Edit Note')
    await note(theirs).press('Control+End')
    await note(theirs).pressSequentially(' By the other monitor.')
    await button(theirs, 'Save').click()
    await expectToast(other, 'Save was successful!')
    await second.close()
    await button(edit, 'Save').click()
    const question = page.getByRole('alertdialog', { name: 'Somebody else changed this note' })
    await expect(question).toContainText('By the other monitor.')
    await expect(question).toContainText('Typed without a network.')
    await button(question, 'Keep mine').click()
    await expectToast(page, 'Save was successful!')
    const stored = (await storedNotes(context, 1)).find(({ id }) => id === found?.id)
    expect(stored?.textNote).toContain('Typed before the lid. Typed without a network. Typed after it.')
    expect(stored?.version).toBe((found?.version ?? 0) + 2)
  })
  await context.close()
})

test('nothing in a note runs: pasted, stored by another way, and shown', async ({ browser }) => {
  test.setTimeout(120_000)
  const context = await contextOf(browser, people.monitor)
  const page = await context.newPage()
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  await page.exposeFunction('attacked', (what: string) => void ran.push(what))
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(portal().url)) asked.push(request.url())
  })
  const attack = [
    '<script>attacked("script")</script><img src="x" onerror="attacked(\'handler\')">',
    '<svg onload="attacked(\'svg\')"><script>attacked("svg script")</script></svg>',
    '<a href="javascript:attacked(\'link\')">a link</a> <a href="data:text/html,<script>1</script>">data</a>',
    '<p style="position:fixed;inset:0;background:url(https://evil.example/x)">covers</p>',
    '<iframe src="https://evil.example/frame"></iframe><style>*{display:none}</style>',
    '<details open ontoggle="attacked(\'toggle\')"><summary>s</summary></details>',
    '<math><mtext><style><img src=x onerror="attacked(\'mutation\')"></style></mtext></math>',
  ].join('')

  await test.step('pasted', async () => {
    await page.goto('/user/landing')
    await openNotepad(page)
    const window = pad(page)
    await chooseAgency(window, '01 Allegany County')
    await category(window).selectOption({ label: 'Other' })
    await write(window, 'Pasted: ')
    await note(window).evaluate((box, html) => {
      const data = new DataTransfer()
      data.setData('text/html', html)
      data.setData('text/plain', 'plain')
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }, attack)
    await expect(note(window)).toContainText('covers')
    await button(window, 'Save').click()
    await expectToast(page, 'Save was successful!')
  })

  await test.step('stored by another way, opened, inserted and read in a conflict', async () => {
    const { complianceYears } = await graphql<{ complianceYears: { id: number }[] }>(
      context,
      '{ complianceYears { id } }',
    )
    const id = crypto.randomUUID()
    await graphql(
      context,
      'mutation ($input: SaveNoteInput!) { saveNote(input: $input) { errors { code } } }',
      {
        input: {
          id,
          leaId: 1,
          year: complianceYears.at(-1)?.id,
          category: 8,
          textNote: `<p>Attack note</p>${attack}`,
        },
      },
    )
    await page.goto('/compliance/notes?q=Attack')
    // Even an answer that was never sanitised is shown harmless.
    await page.route('**/graphql', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { data?: { note?: { textNote: string } } }
      if (body.data?.note) body.data.note.textNote = `<p>Attack note</p>${attack}`
      return route.fulfill({ response: answer, json: body })
    })
    await page.getByRole('button', { name: /^Edit note: Attack note/ }).click()
    const edit = pad(page, 'Edit Note')
    await expect(note(edit)).toContainText('covers')
    const left = await edit.evaluate((window) => ({
      tags: window.querySelectorAll('script, img, iframe, svg[onload], style, details, math').length,
      handlers: [...window.querySelectorAll('*')].filter((element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')),
      ).length,
      links: [...window.querySelectorAll('[contenteditable] a')].map((link) => link.getAttribute('href')),
    }))
    expect(left.tags).toBe(0)
    expect(left.handlers).toBe(0)
    for (const href of left.links) expect(href ?? '').not.toMatch(/^(javascript|data):/i)
  })

  for (const { textNote } of await storedNotes(context, 1))
    expect(textNote).not.toMatch(/<script|onerror|onload|javascript:|data:|position|<svg|<style|<iframe/i)
  expect(ran).toEqual([])
  expect(asked).toEqual([])
  await context.close()
})

test('three notepads on a phone stay usable', async ({ browser }) => {
  test.setTimeout(120_000)
  const context = await contextOf(browser, people.monitor, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // What moves lies in layers of its own: the menu must open above a window then, too.
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  await page.goto('/compliance/notes')
  const tabs = page.getByRole('region', { name: 'Open windows' }).getByRole('button')
  const agencies = ['01 Allegany County', '13 Howard County', '02 Anne Arundel County']
  for (const [index, agency] of agencies.entries()) {
    // The window fills the screen, and the menu opens above it.
    await page.getByRole('button', { name: 'Open menu' }).click()
    await openNotepad(page)
    await expect(tabs).toHaveCount(index + 1)
    const window = pad(page).filter({ visible: true })
    await expect(note(window)).toBeVisible()
    await chooseAgency(window, agency)
    await category(window).selectOption(String(index + 1))
    await write(window, `Note ${index + 1}`)
  }
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(1)
  await expect(tabs).toHaveCount(3)
  for (const index of [0, 1, 2]) {
    await tabs.nth(index).click()
    const window = pad(page).filter({ visible: true })
    await expect(note(window)).toHaveText(`Note ${index + 1}`)
    const box = await boxOf(window)
    expect([box.x, box.width, box.y + box.height]).toEqual([0, 390, 844])
    await button(window, 'Save').click()
    await expect(pad(page, 'Edit Note').filter({ visible: true })).toBeVisible()
    const save = await boxOf(button(pad(page, 'Edit Note').filter({ visible: true }), 'Save'))
    // It slides to its place.
    await expect
      .poll(async () => {
        const message = await boxOf(toasts(page).first())
        return message.y + message.height
      })
      .toBeLessThanOrEqual(save.y)
  }
  // Colours that are on their way have no contrast that could be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page, 'three notepads on a phone')
  await button(pad(page, 'Edit Note').filter({ visible: true }), 'Minimize').click()
  await button(pad(page, 'Edit Note').filter({ visible: true }), 'Close').click()
  await expect(tabs).toHaveCount(2)
  await context.close()
})
