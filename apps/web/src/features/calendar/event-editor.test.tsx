import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen, type RenderScreenOptions } from '../../testing/render-screen'
import { CreateCalendarEventDocument, UpdateCalendarEventDocument } from './calendar.generated'
import { EventEditor } from './event-editor'
import { eventValues, newEventValues } from './event-form-values'
import type { CalendarEvent } from './event-look'
import { aCalendarEvent } from './testing/calendar-builder'

type Answer = (input: Record<string, unknown>) => { errors: object[]; event: CalendarEvent | null }

/** Every event that was sent, answered by `answer`. */
function saving(answer: Answer) {
  const sent: Record<string, unknown>[] = []
  const mock = (query: typeof CreateCalendarEventDocument, field: string) => ({
    request: { query, variables: () => true },
    maxUsageCount: Infinity,
    result: ({ input }: { input: Record<string, unknown> }) => {
      sent.push(input)
      return { data: { [field]: { __typename: 'CalendarEventPayload', ...answer(input) } } }
    },
  })
  const mocks = [
    mock(CreateCalendarEventDocument, 'createCalendarEvent'),
    mock(UpdateCalendarEventDocument, 'updateCalendarEvent'),
  ]
  return { sent, mocks: mocks as unknown as NonNullable<RenderScreenOptions['mocks']> }
}

function editor(event: CalendarEvent | null = null, answer: Answer = () => ({ errors: [], event: null })) {
  const { sent, mocks } = saving(answer)
  const callbacks = {
    onSaved: vi.fn<() => void>(),
    onDelete: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
  }
  renderScreen(
    <EventEditor
      leaId={1}
      event={event}
      initial={event ? eventValues(event) : newEventValues('2027-03-18', 'Part C')}
      {...callbacks}
    />,
    { mocks },
  )
  const form = within(screen.getByRole('dialog', { name: event ? 'Edit Event' : 'Add Event' }))
  return { form, sent, ...callbacks }
}
type Form = ReturnType<typeof editor>['form']
const save = (form: Form) => fireEvent.click(form.getByRole('button', { name: 'Save' }))
const choose = (form: Form, label: string, value: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value } })
const type = (form: Form, name: string) => fireEvent.click(form.getByRole('radio', { name }))
const reasonsOf = (form: Form) =>
  within(form.getByLabelText('Event Reason'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

const hours = [
  'Early Dismissal 1.5 hours',
  'Early Dismissal 2 hours',
  'Early Dismissal 3 hours',
  'Delayed Opening 1 hour',
  'Delayed Opening 1.5 hours',
  'Delayed Opening 2 hours',
  'Delayed Opening 3 hours',
]

test('asks what the specification names, and nothing of recurrence or hours', () => {
  const { form } = editor()
  for (const label of [
    'Subject',
    'Event Reason',
    'Part',
    'Start Date',
    /^End Date/,
    'Description: (Optional)',
    /^Location/,
  ])
    expect(form.getByLabelText(label)).toBeVisible()
  expect(form.getByRole('group', { name: 'Event Type' })).toBeVisible()
  expect(form.getByLabelText('Start Date')).toHaveValue('2027-03-18')
  expect(form.getByLabelText('Start Date')).toHaveAttribute('type', 'date')
  expect(form.getByLabelText('Part')).toHaveValue('Part C')
  expect(form.queryByLabelText(/recurrence|repeat|all.day|time$/i)).toBeNull()
})

test('offers the reasons of each type, and shows the school for an individual school alone', async () => {
  const { form } = editor()
  expect(reasonsOf(form).slice(1)).toEqual([
    'Inclement Weather Closure',
    'System-wide PD',
    'Holiday',
    ...hours,
    'Other',
  ])
  expect(form.queryByLabelText('School')).toBeNull()
  choose(form, 'Event Reason', 'Holiday')
  type(form, 'Individual School')
  expect(await form.findByLabelText('School')).toBeVisible()
  expect(reasonsOf(form).slice(1)).toEqual([
    'Administration of State-wide Assessments',
    'School Closure',
    ...hours,
    'Other',
  ])
  // Holiday is no reason of a school: it is not kept unseen.
  await waitFor(() => expect(form.getByLabelText('Event Reason')).toHaveValue(''))
  type(form, 'LITP/LEA/PA event')
  await waitFor(() => expect(form.queryByLabelText('School')).toBeNull())
})

test('wants the description where the reason is Other, and says so in its label', async () => {
  const { form, sent } = editor()
  choose(form, 'Event Reason', 'Other')
  expect(await form.findByLabelText('Description: (Required)')).toBeVisible()
  save(form)
  expect((await form.findAllByText('Description is required.'))[0]).toBeVisible()
  choose(form, 'Event Reason', 'Holiday')
  expect(await form.findByLabelText('Description: (Optional)')).toBeVisible()
  save(form)
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('refuses an event without reason, start or school, and one that ends before it starts', async () => {
  const { form, sent } = editor()
  type(form, 'Individual School')
  await form.findByLabelText('School')
  choose(form, 'Start Date', '')
  save(form)
  for (const words of ['Start Date is required.', 'Event Reason is required.', 'School is required.'])
    expect((await form.findAllByText(words))[0]).toBeVisible()
  choose(form, 'Start Date', '2027-03-18')
  fireEvent.change(form.getByLabelText(/^End Date/), { target: { value: '2027-03-17' } })
  save(form)
  expect((await form.findAllByText('End Date must be on or after Start Date.'))[0]).toBeVisible()
  expect(sent).toEqual([])
})

test('sends a new event as days, without a school of another type and without an end', async () => {
  const { form, sent, onSaved, onClose } = editor()
  type(form, 'Individual School')
  fireEvent.change(await form.findByLabelText('School'), { target: { value: 'Elm School' } })
  type(form, 'LITP/LEA/PA event')
  await waitFor(() => expect(form.queryByLabelText('School')).toBeNull())
  choose(form, 'Event Reason', 'Inclement Weather Closure')
  choose(form, 'Part', '')
  save(form)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(onSaved).toHaveBeenCalled()
  expect(sent).toEqual([
    {
      leaId: 1,
      subject: '',
      eventType: 1,
      school: '',
      eventDescription: 'Inclement Weather Closure',
      part: '',
      startTime: '2027-03-18',
      endTime: null,
      description: '',
      location: '',
    },
  ])
  expect(await screen.findByText('The event was saved.')).toBeVisible()
})

test('changes an event at the version that was seen, and hands a deletion on', async () => {
  const event = aCalendarEvent({ subject: 'Book fair', version: 4 })
  const { form, sent, onDelete } = editor(event)
  expect(form.getByText(/^Last changed by Andre Whitfield on /)).toBeVisible()
  fireEvent.change(form.getByLabelText(/^Location/), { target: { value: 'Central office' } })
  save(form)
  await waitFor(() => expect(sent).toMatchObject([{ id: event.id, version: 4, location: 'Central office' }]))
  fireEvent.click(form.getByRole('button', { name: 'Delete' }))
  expect(onDelete).toHaveBeenCalledWith(event)
})

test('tells of somebody who changed the event meanwhile, and loses neither side', async () => {
  const event = aCalendarEvent({ subject: 'Book fair', location: '', version: 1 })
  const theirs = aCalendarEvent({
    subject: 'Book fair',
    startTime: '2027-03-23',
    location: 'Theirs',
    version: 2,
  })
  const { form, sent, onClose } = editor(event, ({ version }) =>
    version === 2
      ? { errors: [], event: theirs }
      : {
          errors: [{ __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Changed.' }],
          event: theirs,
        },
  )
  fireEvent.change(form.getByLabelText(/^Location/), { target: { value: 'Mine' } })
  save(form)
  const conflict = await screen.findByRole('alertdialog', { name: 'Somebody else changed this event' })
  expect(conflict).toHaveTextContent('Mine')
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(within(conflict).getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([1, 2]))
  expect(sent[1]).toMatchObject({ location: 'Mine', startTime: '2027-03-23' })
})

test('keeps what was typed and shows the reason when the server refuses', async () => {
  const { form, onClose } = editor(null, () => ({
    errors: [{ __typename: 'UserError', code: 'FORBIDDEN', field: null, message: 'Not your agency.' }],
    event: null,
  }))
  fireEvent.change(form.getByLabelText('Subject'), { target: { value: 'Mine' } })
  choose(form, 'Event Reason', 'Holiday')
  save(form)
  expect(await form.findByText('Not your agency.')).toBeVisible()
  expect(form.getByLabelText('Subject')).toHaveValue('Mine')
  expect(onClose).not.toHaveBeenCalled()
})
