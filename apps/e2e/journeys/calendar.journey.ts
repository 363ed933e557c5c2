import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.js'
import { addEvent, calendarWindow, dayCell, openCalendar, pressCalendar } from '../support/calendar.js'
import { breakData } from '../support/data-faults.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'
import { expectToast, graphql, signInQuietly } from '../support/sign-in.js'

const portal = usePortal()

const editor = (page: Page, name = 'Add Event') => page.getByRole('dialog', { name })
/** Presses a day where it is empty. */
const pressDay = (page: Page, day: string) => dayCell(page, day).click({ position: { x: 8, y: 40 } })

test('a monitor keeps the calendar of an agency in the popup of the specification', async ({
  page,
  context,
}) => {
  await signInQuietly(context, people.monitor)
  await page.goto('/user/landing')
  await page.getByLabel('Agency', { exact: true }).selectOption({ label: '01 Allegany County' })
  const popup = await openCalendar(page)
  await expect(popup.getByRole('heading', { level: 2 })).toHaveText(
    'Allegany County Public Schools Events Calendar',
  )
  expect(await popup.boundingBox()).toEqual({ x: 360, y: 150, width: 560, height: 500 })
  const legend = popup.getByRole('list', { name: 'Colors of the events' })
  // It stands in the header, by which the window is moved.
  const header = popup.locator('> div').first()
  await expect(header.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(header.getByRole('list', { name: 'Colors of the events' })).toBeVisible()
  await expect(legend.getByRole('listitem')).toHaveText(['Part C/B', 'Part C', 'Part B'])
  for (const [index, color] of ['rgb(0, 113, 188)', 'rgb(253, 184, 30)', 'rgb(46, 133, 64)'].entries())
    await expect(legend.locator('[data-legend]').nth(index)).toHaveCSS('background-color', color)
  await expect(popup.getByRole('group', { name: 'View' }).getByRole('button')).toHaveText(['Month', 'Agenda'])

  await pressDay(page, '2027-03-18')
  const form = editor(page)
  await expect(form.getByLabel('Start Date')).toHaveValue('2027-03-18')
  await expect(form.getByLabel('Event Reason').locator('option')).toHaveCount(12)
  await expect(form.getByLabel('School', { exact: true })).toHaveCount(0)
  await form.getByText('Individual School', { exact: true }).click()
  await expect(form.getByLabel('Event Reason').locator('option')).toHaveCount(11)
  await form.getByLabel('Event Reason').selectOption('Other')
  await expect(form.getByLabel('Description: (Required)')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('School is required.').first()).toBeVisible()
  await expect(form.getByText('Description is required.').first()).toBeVisible()
  await expectAccessible(page, 'the event editor')
  await form.getByText('LITP/LEA/PA event', { exact: true }).click()
  await expect(form.getByLabel('School', { exact: true })).toHaveCount(0)
  await form.getByLabel('Event Reason').selectOption('Holiday')
  await expect(form.getByLabel('Description: (Optional)')).toBeVisible()
  await form.getByLabel('Subject').fill('Founders Day')
  await form.getByLabel('Part', { exact: true }).selectOption('Part C')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'The event was saved.')
  const event = popup.getByRole('button', { name: 'C: Founders Day' })
  await expect(dayCell(page, '2027-03-18').getByRole('button', { name: 'C: Founders Day' })).toBeVisible()
  await expectAccessible(page, 'the month')

  const to = await dayCell(page, '2027-03-24').boundingBox()
  await event.hover()
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 30, (to?.y ?? 0) + 35, { steps: 8 })
  await page.mouse.up()
  await expect(popup.getByText('Founders Day was moved to Mar 24, 2027.')).toBeVisible()
  await expect(dayCell(page, '2027-03-24').getByRole('button', { name: 'C: Founders Day' })).toBeVisible()

  await event.click()
  const edit = editor(page, 'Edit Event')
  await expect(edit.getByLabel('Start Date')).toHaveValue('2027-03-24')
  await edit.getByRole('button', { name: 'Delete' }).click()
  await expect(popup.getByText('Founders Day was deleted.')).toBeVisible()
  await expect(event).toHaveCount(0)
  await popup.getByRole('button', { name: 'Undo' }).click()
  await expect(popup.getByText('Founders Day is back.')).toBeVisible()
  await expect(event).toBeVisible()

  for (const subject of ['Field day', 'Science fair'])
    await addEvent(context, { subject, startTime: '2027-05-12' })
  for (let n = 0; n < 2; n++) await popup.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(popup.getByRole('heading', { name: 'May 2027' })).toBeVisible()
  const fullDay = dayCell(page, '2027-05-12')
  await expect(fullDay.getByRole('button', { name: 'Field day' })).toBeVisible()
  await expect(fullDay.getByRole('button', { name: '+1 more' })).toBeVisible()
  await expectAccessible(page, 'a month of six weeks')
  await popup.getByRole('button', { name: 'Today', exact: true }).click()

  await popup.getByRole('button', { name: 'Agenda' }).click()
  await expect(popup.getByRole('heading', { level: 3 })).toContainText('Mar 9 – Apr 7, 2027')
  const agenda = popup.getByRole('list', { name: /March 9|Mar 9/ })
  await expect(agenda.getByRole('button', { name: 'C: Founders Day' })).toBeVisible()
  await expectAccessible(page, 'the agenda')

  // The page behind stays in use: another agency is another calendar, its name fetched afresh.
  await popup.getByRole('button', { name: 'Move or resize' }).focus()
  for (let n = 0; n < 12; n++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowRight')
  expect(await popup.boundingBox()).toMatchObject({ x: 360, y: 342, width: 576 })
  await page.getByLabel('Agency', { exact: true }).selectOption({ label: '13 Howard County' })
  await expect(popup.getByRole('heading', { level: 2 })).toHaveText(
    'Howard County Public Schools Events Calendar',
  )
  await expect(popup.getByRole('button', { name: 'C: Founders Day' })).toHaveCount(0)
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toHaveCount(0)

  await breakData(page, 'error')
  await pressCalendar(page)
  await expectToast(page, 'There was an error opening Notepad')
})

test('an administrator keeps the own calendar, a local user reads it, another agency is refused', async ({
  browser,
  page,
  context,
}) => {
  await signInQuietly(context, people.alleganyAdmin)
  const { id } = await addEvent(context, { subject: 'Book fair', startTime: '2027-03-22' })
  const popup = await openCalendar(page)
  await popup.getByRole('button', { name: 'Book fair' }).click()
  const edit = editor(page, 'Edit Event')
  await edit.getByLabel('Location').fill('Central office')

  const second = await browser.newContext({ baseURL: portal().url })
  await signInQuietly(second, people.monitor)
  const moved = await graphql<{ moveCalendarEvent: { errors: unknown[] } }>(
    second,
    'mutation Move($input: MoveCalendarEventInput!) { moveCalendarEvent(input: $input) { errors { code } } }',
    { input: { id, version: 1, startTime: '2027-03-23' } },
  )
  expect(moved.moveCalendarEvent.errors).toEqual([])
  await edit.getByRole('button', { name: 'Save' }).click()
  // One moved it, the other wrote the place: both are kept without a choice.
  await expectToast(page, 'The event was saved.')
  await expect(page.getByText('What came in beside your changes: Start Date.')).toBeVisible()
  await expect(dayCell(page, '2027-03-23').getByRole('button', { name: 'Book fair' })).toBeVisible()
  await popup.getByRole('button', { name: 'Book fair' }).click()
  await expect(edit.getByLabel('Location')).toHaveValue('Central office')
  await second.close()

  const reader = await browser.newContext({ baseURL: portal().url })
  await signInQuietly(reader, people.alleganyUser)
  const theirs = await reader.newPage()
  const window = await openCalendar(theirs)
  await expect(window.getByRole('button', { name: 'Add event' })).toBeDisabled()
  await expect(window.getByRole('button', { name: /^Add an event on/ })).toHaveCount(0)
  await pressDay(theirs, '2027-03-11')
  await expect(editor(theirs)).toHaveCount(0)
  await window.getByRole('button', { name: 'Book fair' }).click()
  const details = theirs.getByRole('dialog', { name: 'Book fair' })
  await expect(details).toContainText('Read only')
  await expect(details).toContainText('Central office')
  await expectAccessible(theirs, 'an event that is read')
  await expect(addEvent(reader)).rejects.toThrow('FORBIDDEN')
  await reader.close()

  await expect(addEvent(context, { leaId: 13 })).rejects.toThrow('NOT_FOUND')
})

for (const [timezoneId, first] of [
  ['Pacific/Honolulu', 14],
  ['America/New_York', 17],
  ['Pacific/Kiritimati', 24],
] as const)
  test.describe(timezoneId, () => {
    test.use({ timezoneId })
    test('shows the days that everybody sees', async ({ page, context }) => {
      await signInQuietly(context, people.howardAdmin)
      const subject = `Seen from ${timezoneId}`
      const [startTime, endTime] = [`2027-03-${first}`, `2027-03-${first + 1}`]
      await addEvent(context, { leaId: 13, subject, startTime, endTime })
      const popup = await openCalendar(page)
      await expect(popup.locator('[role=cell][aria-current=date]')).toHaveAttribute('data-date', '2027-03-09')
      const event = popup.getByRole('button', { name: subject })
      await expect(dayCell(page, startTime).getByRole('button', { name: subject })).toBeVisible()
      const box = await event.boundingBox()
      const [start, end] = [
        await dayCell(page, startTime).boundingBox(),
        await dayCell(page, endTime).boundingBox(),
      ]
      expect(box?.x).toBeCloseTo(start?.x ?? 0, -1)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((end?.x ?? 0) + (end?.width ?? 0), -1)
      await event.click()
      const edit = editor(page, 'Edit Event')
      await expect(edit.getByLabel('Start Date')).toHaveValue(startTime)
      await expect(edit.getByLabel('End Date')).toHaveValue(endTime)
      await edit.getByRole('button', { name: 'Save' }).click()
      await expectToast(page, 'The event was saved.')
      await pressDay(page, '2027-03-31')
      await expect(editor(page).getByLabel('Start Date')).toHaveValue('2027-03-31')
      await editor(page).getByRole('button', { name: 'Cancel' }).click()
      await popup.getByRole('button', { name: 'Agenda' }).click()
      await expect(
        popup
          .getByRole('listitem', { name: `March ${first + 1}, 2027` })
          .getByRole('button', { name: subject }),
      ).toBeVisible()
    })
  })

test('the keyboard is enough, on a phone too, and a low page corrects the popup', async ({
  page,
  context,
}) => {
  await signInQuietly(context, people.alleganyAdmin)
  await page.setViewportSize({ width: 1280, height: 400 })
  const low = await openCalendar(page)
  await expect.poll(async () => (await low.boundingBox())?.y).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect
    .poll(async () => await low.boundingBox())
    .toMatchObject({ x: 0, y: 56, width: 390, height: 788 })
  // The whole title, on as many lines as it needs.
  const title = low.getByRole('heading', { level: 2 })
  expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  await expect(low.getByRole('list', { name: 'Colors of the events' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'the month on a phone')
  await low.getByRole('button', { name: 'Agenda' }).click()
  await expect(low.getByRole('button', { name: 'Add event' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page, 'the agenda on a phone')
  await low.getByRole('button', { name: 'Month' }).click()

  await low.getByRole('button', { name: 'Add an event on March 9, 2027' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(low.getByRole('button', { name: 'Add an event on March 17, 2027' })).toBeFocused()
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowDown')
  await expect(low.getByRole('heading', { name: 'April 2027' })).toBeVisible()
  await expect(low.getByRole('button', { name: 'Add an event on April 7, 2027' })).toBeFocused()
  await page.keyboard.press('Enter')
  const form = editor(page)
  await expect(form.getByLabel('Start Date')).toHaveValue('2027-04-07')
  await form.getByLabel('Event Reason').selectOption('Delayed Opening 2 hours')
  await form.getByLabel('Event Reason').press('Enter')
  await form.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  const event = low.getByRole('button', { name: 'Delayed Opening 2 hours' })
  await expect(event).toBeVisible()
  await event.focus()
  await page.keyboard.press('Enter')
  const edit = editor(page, 'Edit Event')
  await expect(edit).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(edit).toHaveCount(0)
  await expect(event).toBeFocused()

  // Saved on another day and deleted, the event is drawn anew or gone: the focus stays in the window.
  await page.keyboard.press('Enter')
  await expect(edit.getByLabel('Subject')).toBeFocused()
  await edit.getByLabel('Start Date').fill('2027-04-14')
  await edit.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dayCell(page, '2027-04-14').getByRole('button', { name: 'Delayed Opening' })).toBeVisible()
  await expect(low).toBeFocused()
  await event.press('Enter')
  await edit.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(event).toHaveCount(0)
  await expect(low).toBeFocused()
  await low.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(calendarWindow(page)).toHaveCount(0)
})

test('the window focused last lies on top, F6 goes round all of them, and the focus comes back', async ({
  page,
  context,
}) => {
  await signInQuietly(context, people.monitor)
  await page.goto('/user/landing')
  await page.getByLabel('Agency', { exact: true }).selectOption({ label: '01 Allegany County' })
  const calendar = await openCalendar(page)
  const openNotepad = () => page.getByRole('button', { name: /^Notepad/ }).click()
  await openNotepad()
  const notepad = page.getByRole('dialog', { name: 'Add Note' })
  await expect(notepad).toBeFocused()
  // A place that lies within both windows.
  const liesOnTop = (window: Locator) =>
    expect
      .poll(() => window.evaluate((element) => element.contains(document.elementFromPoint(860, 400))))
      .toBe(true)
  await liesOnTop(notepad)
  await calendar.getByRole('heading', { level: 2 }).click()
  await liesOnTop(calendar)
  await notepad.getByLabel('Category', { exact: true }).focus()
  await liesOnTop(notepad)
  await pressCalendar(page)
  await expect(calendar).toBeFocused()
  await expect(calendar).toHaveCount(1)
  await liesOnTop(calendar)

  const agency = page.getByLabel('Agency', { exact: true }).first()
  await agency.focus()
  for (const stop of [calendar, notepad, agency, calendar]) {
    await page.keyboard.press('F6')
    await expect(stop).toBeFocused()
  }
  for (const stop of [agency, notepad]) {
    await page.keyboard.press('Shift+F6')
    await expect(stop).toBeFocused()
  }
  await notepad.getByRole('button', { name: 'Minimize' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Notepad/ })).toBeFocused()
  await page.getByRole('button', { name: /^Show Add Note/ }).press('Enter')
  await expect(notepad).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  const tabs = page.getByRole('region', { name: 'Open windows' }).getByRole('button')
  await expect(tabs).toHaveCount(2)
  await expect(notepad).toBeVisible()
  await expect(calendar).toBeHidden()
  await expectAccessible(page, 'a notepad and the calendar on a phone')
  await tabs.first().click()
  await expect(calendar).toBeVisible()
  await expect(notepad).toBeHidden()
  await calendar.getByRole('button', { name: 'Close' }).click()
  await expect(tabs).toHaveCount(1)
  await expect(notepad).toBeVisible()
})

test('Outlook reads the calendar at an address that can be revoked', async ({
  page,
  context,
  playwright,
}) => {
  await signInQuietly(context, people.alleganyUser)
  const popup = await openCalendar(page)
  await popup.getByRole('button', { name: 'Outlook and file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Outlook and file' })
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download 2026 - 2027 (.ics)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^calendar-events-2026-\d{8}\.ics$/)
  await dialog.getByRole('button', { name: 'Make a feed address' }).click()
  const address = await dialog.getByLabel('Feed address').inputValue()
  await expectAccessible(page, 'the feed address')

  const outlook = await playwright.request.newContext()
  const answer = await outlook.get(address)
  expect(answer.headers()['content-type']).toContain('text/calendar')
  expect(await answer.text()).toContain('X-WR-CALNAME:Allegany County Public Schools Events Calendar')
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog.getByText(/The address was revoked/)).toBeVisible()
  expect((await outlook.get(address)).status()).toBe(404)
  await outlook.dispose()

  await signInQuietly(context, people.monitor)
  const { auditEvents } = await graphql<{ auditEvents: { rows: { action: string }[] } }>(
    context,
    '{ auditEvents(pageSize: 25) { rows { action } } }',
  )
  const actions = auditEvents.rows.map(({ action }) => action)
  for (const action of ['downloadCalendar', 'createCalendarFeed', 'readCalendarFeed', 'revokeCalendarFeed'])
    expect(actions).toContain(action)
})
