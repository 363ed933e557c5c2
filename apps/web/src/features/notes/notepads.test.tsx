import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showNotepad, keptNoteKeys, type NotepadToOpen } from '../../lib/notepads-to-open'
import { aViewer } from '../../testing/viewer-builder'
import { renderScreen, type RenderScreenOptions } from '../../testing/render-screen'
import { toastStore } from '../../ui/feedback/toast'
import { Notepads } from './notepads'
import {
  NotePlacesDocument,
  NoteTemplatesDocument,
  OpenNoteDocument,
  SaveNoteDocument,
} from './notes.generated'

// Files share their modules: what is replaced here is loaded anew before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

// The editor has tests of its own, and jsdom has no editing: here it is a plain box.
vi.mock('../../ui/rich-text/rich-text-field', () => ({
  RichTextField: (props: {
    label: string
    html: string
    error?: string
    onChange: (html: string) => void
    onBlur?: () => void
  }) => (
    <div>
      <label>
        {props.label}
        <textarea
          defaultValue={props.html}
          onChange={(event) => props.onChange(event.currentTarget.value)}
          onBlur={props.onBlur}
        />
      </label>
      {props.error && <p role="alert">{props.error}</p>}
    </div>
  ),
}))

const places = {
  request: { query: NotePlacesDocument },
  maxUsageCount: Infinity,
  result: {
    data: {
      leas: [
        {
          __typename: 'Lea',
          id: 1,
          code: '01',
          name: 'Allegany County Public Schools',
          shortName: 'Allegany',
        },
        { __typename: 'Lea', id: 13, code: '13', name: 'Howard County Public Schools', shortName: 'Howard' },
      ],
      complianceYears: [{ __typename: 'Year', id: 2026, name: '2026 - 2027' }],
    },
  },
}
const templates = {
  request: { query: NoteTemplatesDocument },
  maxUsageCount: Infinity,
  result: { data: { noteTemplates: [] } },
}
const noteId = '11111111-1111-4111-8111-111111111111'
const stored = (given: object = {}) => ({
  __typename: 'Note',
  id: noteId,
  leaId: 1,
  year: 2026,
  category: 2,
  part: '',
  textNote: '<p>Stored</p>',
  changedBy: { __typename: 'PersonRef', id: 'x', fullName: 'Andre Whitfield' },
  changedOn: '2026-11-01T10:00:00.000Z',
  isDeleted: false,
  version: 3,
  ...given,
})
const opened = {
  request: { query: OpenNoteDocument, variables: { id: noteId } },
  maxUsageCount: Infinity,
  result: {
    data: {
      note: { ...stored(), lea: { __typename: 'Lea', id: 1, name: 'Allegany County Public Schools' } },
    },
  },
}

/** Every SaveNote that was sent, answered by `answer`. */
function saving(answer: (input: Record<string, unknown>) => object) {
  const sent: Record<string, unknown>[] = []
  const mock = {
    request: { query: SaveNoteDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: ({ input }: { input: Record<string, unknown> }) => {
      sent.push(input)
      return { data: { saveNote: { __typename: 'NotePayload', ...answer(input) } } }
    },
  }
  return { sent, mock: mock as unknown as NonNullable<RenderScreenOptions['mocks']>[number] }
}
const accepted = (input: Record<string, unknown>) => ({
  errors: [],
  note: stored({ id: input['id'], category: input['category'], textNote: input['textNote'], version: 1 }),
})

async function notepad({
  answer = accepted,
  at = '/user/landing',
  toOpen = { kind: 'new', leaId: 1 },
  mocks = [],
}: {
  answer?: (input: Record<string, unknown>) => object
  at?: string
  toOpen?: NotepadToOpen | null
  mocks?: NonNullable<RenderScreenOptions['mocks']>
} = {}) {
  const { sent, mock } = saving(answer)
  const result = renderScreen(<Notepads />, {
    at,
    mocks: [...mocks, places, templates, opened, mock],
  })
  if (toOpen) act(() => showNotepad(toOpen))
  return { ...result, sent }
}
const pad = (name = 'Add Note') => screen.findByRole('dialog', { name })
const write = (dialog: HTMLElement, text: string, category = '1') => {
  if (category) fireEvent.change(within(dialog).getByLabelText('Category'), { target: { value: category } })
  fireEvent.change(within(dialog).getByLabelText('Note'), { target: { value: text } })
}
const press = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }))
const pending = '*Pending Changes to Save'

let now = Date.parse('2026-11-20T12:00:00Z')
beforeEach(() => {
  now += 60_000
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('says what it is about, and what is missing once it is sent; nothing goes to the server', async () => {
  const { sent } = await notepad()
  const dialog = await pad()
  expect(dialog).toHaveAccessibleDescription('Allegany County Public Schools · 2026-2027')
  expect(within(dialog).queryByText('Category is required.')).toBeNull()
  press(dialog, 'Save')
  expect(within(dialog).getByText('Category is required.')).toBeVisible()
  expect(within(dialog).getByText('Note is required.')).toBeVisible()
  expect(within(dialog).getByLabelText('Category')).toHaveFocus()
  expect(sent).toEqual([])
})

test('says that a field is missing once it was touched, and clears the category', async () => {
  await notepad()
  const dialog = await pad()
  fireEvent.blur(within(dialog).getByLabelText('Category'))
  expect(within(dialog).getByText('Category is required.')).toBeVisible()
  write(dialog, '<p>a</p>', '4')
  expect(within(dialog).queryByText('Category is required.')).toBeNull()
  expect(dialog).toHaveAccessibleDescription(/^Policies & Procedures/)
  press(dialog, 'Clear category')
  expect(within(dialog).getByLabelText('Category')).toHaveValue('')
  expect(within(dialog).getByText('Category is required.')).toBeVisible()
})

test('asks for the agency when none is chosen', async () => {
  const { sent } = await notepad({ toOpen: { kind: 'new' } })
  const dialog = await pad()
  write(dialog, '<p>a</p>')
  press(dialog, 'Save')
  expect(within(dialog).getByText('Agency is required.')).toBeVisible()
  now += 1000
  fireEvent.change(within(dialog).getByLabelText('Agency'), { target: { value: '13' } })
  press(dialog, 'Save')
  await waitFor(() => expect(sent).toMatchObject([{ leaId: 13, year: 2026 }]))
})

test('warns while there are changes, saves once a second, and becomes an existing note', async () => {
  const { sent } = await notepad()
  const dialog = await pad()
  expect(within(dialog).queryByText(pending)).toBeNull()
  write(dialog, '<p>First</p>')
  expect(within(dialog).getByText(pending)).toBeVisible()
  const save = within(dialog).getByRole('button', { name: 'Save' })
  fireEvent.click(save)
  fireEvent.click(save)
  const edit = await pad('Edit Note')
  expect(within(edit).queryByText(pending)).toBeNull()
  expect(await screen.findByText('Save was successful!')).toBeVisible()
  expect(toastStore.read()).toMatchObject([
    { title: 'Save', description: 'Save was successful!', status: 'success', duration: 5000 },
  ])
  expect(sent).toMatchObject([{ leaId: 1, category: 1, textNote: '<p>First</p>', version: null }])
  write(edit, '<p>Second</p>', '')
  now += 999
  press(edit, 'Save')
  press(edit, 'Save and Add Another')
  expect(sent).toHaveLength(1)
  now += 1
  press(edit, 'Save')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ id: sent[0]?.['id'], version: 1 })
})

test('a press that was refused holds up none: what is too long, too, is told at the next one at once', async () => {
  const { sent } = await notepad({ toOpen: { kind: 'new' } })
  const dialog = await pad()
  press(dialog, 'Save')
  fireEvent.change(await within(dialog).findByLabelText('Agency'), { target: { value: '13' } })
  write(dialog, `<p>${'x'.repeat(50_001)}</p>`)
  press(dialog, 'Save')
  expect(within(dialog).getByText('Note can have at most 50000 characters.')).toBeVisible()
  write(dialog, '<p>Short</p>')
  const save = within(dialog).getByRole('button', { name: 'Save' })
  fireEvent.click(save)
  fireEvent.click(save)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([{ leaId: 13, textNote: '<p>Short</p>' }])
})

test('minimized notepads of one name are numbered in the order of their opening', async () => {
  await notepad()
  press(await pad(), 'Minimize')
  const only = await screen.findByRole('button', { name: /^Show Add Note, Allegany/ })
  expect(only.textContent).not.toContain('(1)')
  act(() => showNotepad({ kind: 'new', leaId: 1 }))
  press(await pad(), 'Minimize')
  act(() => showNotepad({ kind: 'new', leaId: 13 }))
  press(await pad(), 'Minimize')
  const names = within(screen.getByRole('region', { name: 'Open windows' }))
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual([
    'Show Add Note, Allegany County Public Schools (1)',
    'Show Add Note, Allegany County Public Schools (2)',
    'Show Add Note, Howard County Public Schools',
  ])
})

test('goes on with a new empty note after Save and Add Another', async () => {
  const { sent } = await notepad()
  const dialog = await pad()
  write(dialog, '<p>First</p>')
  press(dialog, 'Save and Add Another')
  await waitFor(() => expect(within(dialog).getByLabelText('Category')).toHaveValue(''))
  expect(within(dialog).getByLabelText('Note')).toHaveValue('')
  expect(screen.getByRole('dialog', { name: 'Add Note' })).toBe(dialog)
  expect(within(dialog).queryByText(pending)).toBeNull()
  now += 1000
  write(dialog, '<p>Second</p>')
  press(dialog, 'Save')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.['id']).not.toBe(sent[0]?.['id'])
  expect(sent[1]).toMatchObject({ version: null, textNote: '<p>Second</p>' })
})

test('says that a save failed, and keeps the text in the window and in the browser', async () => {
  const { sent } = await notepad({
    answer: () => ({
      errors: [{ __typename: 'UserError', code: 'BAD_USER_INPUT', field: 'textNote', message: 'Too long.' }],
      note: null,
    }),
  })
  const dialog = await pad()
  write(dialog, '<p>Mine</p>')
  press(dialog, 'Save')
  const failed = 'Save failed, please check the values and try again.'
  expect(await screen.findByText(failed)).toBeVisible()
  expect(toastStore.read()).toMatchObject([{ title: 'Save', description: failed, status: 'warning' }])
  // The message of the field is shown after the toast, in a rendering of its own.
  expect(await within(dialog).findByText('Too long.')).toBeVisible()
  expect(within(dialog).getByLabelText('Note')).toHaveValue('<p>Mine</p>')
  expect(within(dialog).getByText(pending)).toBeVisible()
  expect(keptNoteKeys(aViewer().id)).toHaveLength(1)
  expect(sent).toHaveLength(1)
})

test('comes back after a reload with what was not saved, and with nothing once it was', async () => {
  const { unmount } = await notepad({ toOpen: { kind: 'note', id: noteId } })
  write(await pad('Edit Note'), '<p>Typed on</p>', '')
  unmount()
  const again = await notepad({ toOpen: null })
  const back = await pad('Edit Note')
  expect(within(back).getByLabelText('Note')).toHaveValue('<p>Typed on</p>')
  expect(within(back).getByText(pending)).toBeVisible()
  press(back, 'Save')
  await waitFor(() => expect(again.sent).toMatchObject([{ id: noteId, version: 3 }]))
  await waitFor(() => expect(keptNoteKeys(aViewer().id)).toEqual([]))
})

test('a new note that came back can still be about another agency', async () => {
  const { unmount } = await notepad()
  write(await pad(), '<p>Not saved</p>')
  unmount()
  const { sent } = await notepad({ toOpen: null })
  const back = await pad()
  fireEvent.change(await within(back).findByLabelText('Agency'), { target: { value: '13' } })
  press(back, 'Save')
  await waitFor(() => expect(sent).toMatchObject([{ leaId: 13 }]))
})

test('asks before it closes with changes, and a destroyed note opens anew', async () => {
  await notepad({ toOpen: { kind: 'note', id: noteId } })
  const dialog = await pad('Edit Note')
  write(dialog, '<p>Typed on</p>', '')
  press(dialog, 'Close')
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
  expect(question).toHaveTextContent('Changes you made will not be saved')
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  press(dialog, 'Cancel')
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Note' })).toBeNull())
  expect(keptNoteKeys(aViewer().id)).toEqual([])
  act(() => showNotepad({ kind: 'note', id: noteId }))
  expect(within(await pad('Edit Note')).getByLabelText('Note')).toHaveValue('<p>Stored</p>')
})

test('closes without a question when nothing was changed', async () => {
  await notepad({ toOpen: { kind: 'note', id: noteId } })
  press(await pad('Edit Note'), 'Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('is found again, not opened twice: the ring comes after 200 ms and goes after 2.5 s', async () => {
  await notepad({ toOpen: { kind: 'note', id: noteId } })
  const dialog = await pad('Edit Note')
  act(() => showNotepad({ kind: 'new', leaId: 1 }))
  await pad('Add Note')
  press(dialog, 'Minimize')
  expect(dialog).not.toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const seen = vi.spyOn(dialog, 'scrollIntoView')
  act(() => showNotepad({ kind: 'note', id: noteId }))
  expect(dialog).toBeVisible()
  expect(seen).toHaveBeenCalled()
  const ring = (after: number) => {
    act(() => void vi.advanceTimersByTime(after))
    return dialog.hasAttribute('data-highlighted')
  }
  expect([ring(0), ring(199), ring(1), ring(2299), ring(1)]).toEqual([false, false, true, true, false])
  expect(screen.getAllByRole('dialog', { name: 'Edit Note' })).toHaveLength(1)
})

test('shows both sides when somebody else saved first', async () => {
  const theirs = stored({ textNote: '<p>Theirs</p>', version: 4 })
  const { sent } = await notepad({
    toOpen: { kind: 'note', id: noteId },
    answer: ({ version }) =>
      version === 4
        ? { errors: [], note: { ...theirs, textNote: '<p>Mine</p>', version: 5 } }
        : {
            errors: [{ __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Saved.' }],
            note: theirs,
          },
  })
  const dialog = await pad('Edit Note')
  write(dialog, '<p>Mine</p>', '')
  press(dialog, 'Save')
  const question = await screen.findByRole('alertdialog', { name: 'Somebody else changed this note' })
  expect(question).toHaveTextContent('Theirs')
  fireEvent.click(within(question).getByRole('button', { name: /keep mine/i }))
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([3, 4]))
  await waitFor(() => expect(within(dialog).queryByText(pending)).toBeNull())
})

test('says so when it cannot be opened', async () => {
  await notepad({
    mocks: [{ request: { query: NotePlacesDocument }, error: new TypeError('Failed to fetch') }],
  })
  expect(await screen.findByText('There was an error opening Notepad')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('leads to the list in a new tab, but not where the list is shown', async () => {
  const { unmount } = await notepad()
  const link = within(await pad()).getByRole('link', { name: /^Notes List/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/compliance/notes/', '_blank'])
  unmount()
  await notepad({ at: '/compliance/notes' })
  const dialog = await pad()
  expect(within(dialog).queryByRole('link', { name: /^Notes List/ })).toBeNull()
  expect(within(dialog).queryByRole('button', { name: 'Cancel' })).toBeNull()
})

test('leaves the dock in sight when it is maximized', async () => {
  await notepad()
  press(await pad(), 'Minimize')
  act(() => showNotepad({ kind: 'new', leaId: 13 }))
  const dialog = await pad()
  press(dialog, 'Maximize')
  expect(dialog.style.bottom).toBe('44px')
  fireEvent.click(screen.getByRole('button', { name: /^Show Add Note, Allegany/ }))
  expect(dialog.style.bottom).toBe('8px')
})

test('moves and grows by the arrow keys at its grip', async () => {
  await notepad()
  const dialog = await pad()
  const left = () => Number.parseInt(dialog.style.left)
  const width = () => Number.parseInt(dialog.style.width)
  const grip = within(dialog).getByRole('button', { name: 'Move or resize' })
  const keys = 'Arrow keys move the window, with Shift they change its size, Escape ends.'
  expect(grip).toHaveAttribute('title', keys)
  expect(grip).toHaveAccessibleDescription(keys)
  const [beforeLeft, beforeWidth] = [left(), width()]
  expect(beforeWidth).toBe(450)
  fireEvent.keyDown(grip, { key: 'ArrowLeft' })
  expect(left()).toBe(beforeLeft - 16)
  fireEvent.keyDown(grip, { key: 'ArrowLeft', shiftKey: true })
  expect(width()).toBe(beforeWidth - 16)
  act(() => grip.focus())
  fireEvent.keyDown(grip, { key: 'Escape' })
  expect(dialog).toHaveFocus()
})
