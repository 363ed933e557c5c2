import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { graphql } from './sign-in.js'

export const calendarWindow = (page: Page): Locator => page.getByRole('dialog', { name: /Events Calendar$/ })

/** The cell of a day in the month. */
export const dayCell = (page: Page, day: string): Locator =>
  calendarWindow(page).locator(`[role=cell][data-date="${day}"]`)

/** Ten at night on the day before in the zone of the calendar, past midnight in New York, evening in Kiritimati. */
export const oneNight = new Date('2027-03-10T05:00:00Z')

/** Opens the calendar from the menu on a landing page of that night. */
export async function openCalendar(page: Page, path = '/user/landing'): Promise<Locator> {
  await page.clock.setFixedTime(oneNight)
  await page.goto(path)
  await pressCalendar(page)
  const popup = calendarWindow(page)
  await expect(popup.getByRole('heading', { name: 'March 2027' })).toBeVisible()
  return popup
}

export async function pressCalendar(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const toggle = page.getByRole('button', { name: 'Open menu' })
  await expect(menu.or(toggle).first()).toBeVisible()
  if (!(await menu.isVisible())) await toggle.click()
  await menu.getByRole('button', { name: /^Calendar/ }).click()
}

export interface StoredEvent {
  id: string
  version: number
}

/** Adds an event without the screens. */
export async function addEvent(context: BrowserContext, given: object = {}): Promise<StoredEvent> {
  const { createCalendarEvent } = await graphql<{
    createCalendarEvent: { event: StoredEvent | null; errors: { code: string; message: string }[] }
  }>(
    context,
    `
      mutation Add($input: CreateCalendarEventInput!) {
        createCalendarEvent(input: $input) {
          event {
            id
            version
          }
          errors {
            code
            message
          }
        }
      }
    `,
    {
      input: {
        leaId: 1,
        subject: 'Snow',
        eventType: 1,
        school: '',
        eventDescription: 'Inclement Weather Closure',
        part: '',
        startTime: '2027-03-16',
        description: '',
        location: '',
        ...given,
      },
    },
  )
  if (!createCalendarEvent.event) throw new Error(JSON.stringify(createCalendarEvent.errors))
  return createCalendarEvent.event
}
