import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLea } from '../../lib/lists/use-selection'
import { renderScreen, type RenderScreenOptions } from '../../testing/render-screen'
import { aViewer, type Viewer } from '../../testing/viewer-builder'
import { CalendarDialog } from './calendar-dialog'
import { CalendarAgenciesDocument, CalendarDocument, CalendarEventsDocument } from './calendar.generated'
import type { CalendarEvent } from './event-look'
import { aCalendarEvent } from './testing/calendar-builder'

const names: Record<number, string> = {
  1: 'Allegany County Public Schools',
  13: 'Howard County Public Schools',
}
const allowed = { allowed: true, reason: null }

interface Given {
  events?: CalendarEvent[]
  add?: { allowed: boolean; reason: string | null }
  viewer?: Partial<Viewer>
  /** Agencies whose calendar cannot be read. */
  broken?: number[]
}

/** The calendar as the shell opens it; the variables of its requests stand in `asked`. */
function calendar({ events = [], add = allowed, viewer = {}, broken = [] }: Given = {}) {
  const requested: Record<string, unknown>[] = []
  const mocks = [
    {
      request: { query: CalendarDocument, variables: () => true },
      maxUsageCount: Infinity,
      result: ({ leaId, year }: { leaId: number; year: number }) =>
        broken.includes(leaId)
          ? { errors: [{ message: 'Something went wrong.' }] }
          : {
              data: {
                calendar: {
                  __typename: 'AgencyCalendar',
                  leaId,
                  name: names[leaId],
                  year,
                  firstDay: '2026-08-31',
                  lastDay: '2027-06-15',
                  schoolDays: 180,
                  add: { __typename: 'AllowedAct', ...add },
                },
              },
            },
    },
    {
      request: { query: CalendarEventsDocument, variables: () => true },
      maxUsageCount: Infinity,
      result: (variables: Record<string, unknown>) => {
        requested.push(variables)
        return { data: { calendarEvents: variables['leaId'] === 1 ? events : [] } }
      },
    },
  ]
  const leas = [
    { __typename: 'Lea', id: 1, code: '01', shortName: 'Allegany' },
    { __typename: 'Lea', id: 13, code: '13', shortName: 'Howard' },
  ]
  mocks.push({
    request: { query: CalendarAgenciesDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: () => ({ data: { leas } }),
  } as unknown as (typeof mocks)[number])
  const onClose = vi.fn<() => void>()
  renderScreen(<CalendarDialog shownAt={1} onClose={onClose} />, {
    viewer,
    mocks: mocks as unknown as NonNullable<RenderScreenOptions['mocks']>,
  })
  return { requested, onClose }
}
const popup = (name = 'Allegany County Public Schools Events Calendar') =>
  screen.findByRole('dialog', { name })
const monitor: Partial<Viewer> = { roles: ['StateMonitor'] }
/** The popup at its agenda, which needs no layout of a browser. */
async function agenda() {
  const dialog = within(await popup())
  fireEvent.click(dialog.getByRole('button', { name: 'Agenda' }))
  return dialog
}

// Ten at night on 9 March in the zone of the calendar, when it is 10 March in New York.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T05:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  chooseLea(aViewer().id, null)
})

test('names the agency, explains its colours, and has the views Month and Agenda only', async () => {
  calendar()
  const dialog = within(await popup())
  const legend = dialog.getByRole('list', { name: 'Colors of the events' })
  // The header is what the window is moved by.
  const title = dialog.getByRole('heading', { level: 2 })
  expect(title.parentElement).toContainElement(legend)
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Part C/B', 'Part C', 'Part B'])
  const views = within(dialog.getByRole('group', { name: 'View' })).getAllByRole('button')
  expect(views.map(({ textContent }) => textContent)).toEqual(['Month', 'Agenda'])
  const days = (text: string) =>
    waitFor(() => expect(dialog.getByRole('heading', { level: 3 })).toHaveTextContent(text))
  await days('March 2027')
  fireEvent.click(dialog.getByRole('button', { name: 'Agenda' }))
  // Thirty days from the day that it is in UTC-10.
  await days('Mar 9 – Apr 7, 2027')
})

test('is 560 by 500 px in the middle, and comes down to the top of a low page after 200 and 10 ms', async () => {
  vi.stubGlobal('innerHeight', 400)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  try {
    calendar()
    const { style } = await popup()
    expect([style.width, style.height]).toEqual(['560px', '500px'])
    expect(style.left).toBe(`${Math.round((innerWidth - 560) / 2)}px`)
    act(() => void vi.advanceTimersByTime(300))
    await waitFor(() => expect(style.top).toBe('0px'))
  } finally {
    vi.unstubAllGlobals()
  }
})

test('lists whole days where everybody sees them, and asks for what monitors see for them alone', async () => {
  chooseLea(aViewer().id, 1)
  const { requested } = calendar({
    events: [
      aCalendarEvent({ part: 'Part C' }),
      aCalendarEvent({ id: '6', subject: '', endTime: '2027-03-19' }),
    ],
    viewer: monitor,
  })
  const dialog = await agenda()
  const day = await dialog.findByRole('listitem', { name: 'March 18, 2027' })
  expect(await within(day).findByRole('button', { name: 'C: Founders Day' })).toBeVisible()
  expect(within(day).getByRole('button', { name: 'Holiday' })).toBeVisible()
  const next = dialog.getByRole('listitem', { name: 'March 19, 2027' })
  expect(within(next).getAllByRole('button')).toHaveLength(1)
  const days = { from: '2027-03-09', to: '2027-04-07' }
  await waitFor(() => expect(requested.at(-1)).toEqual({ leaId: 1, ...days, isStateMonitor: true }))
})

test('opens the editor for a day that was pressed, and for an event that was pressed', async () => {
  calendar({ events: [aCalendarEvent()] })
  const dialog = within(await popup())
  fireEvent.click(await dialog.findByRole('button', { name: 'Add an event on March 11, 2027' }))
  const editor = await screen.findByRole('dialog', { name: 'Add Event' })
  expect(within(editor).getByLabelText('Start Date')).toHaveValue('2027-03-11')
  fireEvent.click(within(editor).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Event' })).toBeNull())
  fireEvent.click(dialog.getByRole('button', { name: 'Agenda' }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Founders Day' }))
  expect(await screen.findByRole('dialog', { name: 'Edit Event' })).toBeVisible()
})

test('says to a reader why nothing can be added, and shows events without an editor', async () => {
  const reason = 'Only administrators of the agency and state monitors change its calendar.'
  const { requested } = calendar({
    viewer: { roles: ['LocalUser'] },
    add: { allowed: false, reason },
    events: [aCalendarEvent({ isReadonly: true, location: 'Central office', version: null })],
  })
  const dialog = within(await popup())
  const add = dialog.getByRole('button', { name: 'Add event' })
  expect(add).toBeDisabled()
  // The reason comes with the calendar.
  await waitFor(() => expect(add).toHaveAttribute('title', reason))
  expect(dialog.queryByRole('button', { name: /^Add an event on/ })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Agenda' }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Founders Day' }))
  const details = await screen.findByRole('dialog', { name: 'Founders Day' })
  for (const words of ['Read only', 'Central office', 'Holiday', 'LITP/LEA/PA event', 'Part C/B'])
    expect(details).toHaveTextContent(words)
  expect(within(details).queryByRole('textbox')).toBeNull()
  expect(within(details).queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(requested.at(-1)).toMatchObject({ isStateMonitor: false })
})

test('follows the agency: its name is cleared and fetched afresh, and left away where it does not come', async () => {
  chooseLea(aViewer().id, 1)
  calendar({ viewer: monitor, broken: [13] })
  const dialog = await screen.findByRole('dialog')
  const title = () => within(dialog).getByRole('heading', { level: 2 })
  await waitFor(() => expect(title()).toHaveTextContent('Allegany County Public Schools Events Calendar'))
  act(() => chooseLea(aViewer().id, 13))
  await waitFor(() => expect(title()).toHaveTextContent(/^Events Calendar$/))
  expect(screen.queryByText('There was an error opening Notepad')).toBeNull()
})

test('shows a monitor the calendar of another agency without moving the portal', async () => {
  chooseLea(aViewer().id, 1)
  const { requested } = calendar({ viewer: { ...monitor, leaId: null } })
  const dialog = within(await popup())
  const choice = dialog.getByRole('combobox', { name: 'Choose an agency' })
  await waitFor(() => expect(choice).toHaveValue('1'))
  fireEvent.change(choice, { target: { value: '13' } })
  await popup('Howard County Public Schools Events Calendar')
  expect(localStorage.getItem(`LeaId_${aViewer().id}`)).toBe('1')
  await waitFor(() => expect(requested.at(-1)).toMatchObject({ leaId: 13 }))
  // What is chosen elsewhere counts again.
  act(() => chooseLea(aViewer().id, 13))
  act(() => chooseLea(aViewer().id, 1))
  await popup()
})

test('offers people of an agency no other one', async () => {
  calendar()
  const dialog = within(await popup())
  expect(dialog.queryByRole('combobox', { name: 'Choose an agency' })).toBeNull()
})

test('stays closed and says so where its agency cannot be named at the opening', async () => {
  const { onClose } = calendar({ broken: [1] })
  expect(await screen.findByText('There was an error opening Notepad')).toBeVisible()
  expect(onClose).toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
})
