import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { renderScreen, type RenderScreenOptions } from '../../testing/render-screen'
import { AnnouncementsPanel } from './announcements-panel'
import { Component as AnnouncementsScreen } from './announcements-page'
import {
  CreateAnnouncementDocument,
  DeleteAnnouncementDocument,
  DismissAnnouncementDocument,
  ManagedAnnouncementsDocument,
  UpdateAnnouncementDocument,
  type AnnouncementFieldsFragment,
  type ManagedAnnouncementFieldsFragment,
} from './announcements.generated'

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
  }) => (
    <label>
      {props.label}
      <textarea defaultValue={props.html} onChange={(event) => props.onChange(event.currentTarget.value)} />
      {props.error}
    </label>
  ),
}))

const monitor = { roles: ['StateMonitor'], id: 'm1', isStateMonitor: true }
const local = { roles: ['LocalUser'], id: 'l1', leaId: 1 }
const yes = { __typename: 'AllowedAct' as const, allowed: true, reason: null }
const no = { __typename: 'AllowedAct' as const, allowed: false, reason: 'No.' }

const shown = (given: Partial<AnnouncementFieldsFragment> = {}) => ({
  __typename: 'Announcement',
  id: 1,
  title: 'Office closed',
  body: '<p>On <b>Friday</b>.</p><script>x</script>',
  severity: 'Urgent',
  toDay: '2999-12-31',
  dismiss: yes,
  ...given,
})
const managed = (given: Partial<ManagedAnnouncementFieldsFragment> = {}) => ({
  __typename: 'ManagedAnnouncement',
  id: 1,
  title: 'Office closed',
  body: '<p>On Friday.</p>',
  severity: 'Important',
  roles: ['LocalAdmin'],
  leaIds: [13],
  fromDay: '2026-11-02',
  toDay: '2999-12-31',
  state: 'Shown',
  dismissible: true,
  dismissals: 2,
  isDeleted: false,
  changedBy: { __typename: 'PersonRef', id: 'm2', fullName: 'Helen Marsh' },
  changedOn: '2026-11-01T12:00:00.000Z',
  version: 3,
  change: yes,
  restore: no,
  ...given,
})

const choices = {
  __typename: 'Choices',
  allAgencies: [{ __typename: 'Lea', id: 13, code: '13', shortName: 'Howard County' }],
}
const managedList = (rows: object[]) => ({
  request: { query: ManagedAnnouncementsDocument, variables: () => true },
  result: ({ withChoices }: { withChoices: boolean }) => ({
    data: { ...(withChoices && { choices }), managedAnnouncements: rows },
  }),
  maxUsageCount: 5,
})
const payload = (announcement: object | null, errors: object[] = []) => ({
  __typename: 'AnnouncementPayload',
  errors,
  announcement,
})

describe('the panel', () => {
  const panel = (announcements: object[] | null, onRetry = vi.fn<() => void>()) => (
    <AnnouncementsPanel
      announcements={announcements as AnnouncementFieldsFragment[] | null}
      problem={announcements ? undefined : { kind: 'unavailable', message: 'Down.' }}
      onRetry={onRetry}
    />
  )

  it('shows what is announced, sanitised, with its severity in words', async () => {
    renderScreen(panel([shown()]), { viewer: local })
    const one = await screen.findByRole('article', { name: 'Office closed' })
    expect(within(one).getByText('Urgent')).toBeVisible()
    expect(one.querySelector('b')).toHaveTextContent('Friday')
    expect(one.querySelector('script')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Manage announcements' })).toBeNull()
  })

  it('is dismissed for good without asking again, and comes back and asks when that is refused', async () => {
    const dismissal = (errors: object[]) => ({
      request: { query: DismissAnnouncementDocument, variables: { id: 1 } },
      result: { data: { dismissAnnouncement: { __typename: 'DismissAnnouncementPayload', errors } } },
    })
    const refused = { __typename: 'UserError', code: 'CONFLICT', message: 'It stays.' }
    const requested = vi.fn<() => void>()
    const { user } = renderScreen(panel([shown(), shown({ id: 2, title: 'Firm', dismiss: no })], requested), {
      mocks: [dismissal([refused]), dismissal([])],
      viewer: local,
    })
    const press = async () =>
      user.click(await screen.findByRole('button', { name: 'Dismiss: Office closed' }))
    await press()
    expect(await screen.findByText('It stays.')).toBeVisible()
    expect(requested).toHaveBeenCalledTimes(1)
    await press()
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Office closed' })).toBeNull())
    expect(screen.getByRole('article', { name: 'Firm' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Dismiss: Firm' })).toBeNull()
    expect(requested).toHaveBeenCalledTimes(1)
  })

  it('is not there for readers while nothing is announced, and leads monitors to their list', () => {
    const { unmount } = renderScreen(panel([]), { viewer: local })
    expect(screen.queryByRole('region', { name: /Announcements/ })).toBeNull()
    unmount()
    renderScreen(panel([]), { viewer: monitor })
    expect(screen.getByText('Nothing is announced.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Manage announcements' })).toHaveAttribute(
      'href',
      '/user/announcements',
    )
  })

  it('says to readers too that it failed', () => {
    renderScreen(panel(null), { viewer: local })
    expect(screen.getByText('Announcements could not be loaded.')).toBeVisible()
  })
})

describe('the list of those who write', () => {
  const show = (options: RenderScreenOptions) =>
    renderScreen(<AnnouncementsScreen />, { viewer: monitor, ...options })

  it('is not for others', () => {
    show({ viewer: local })
    expect(screen.getByText(/Only a state monitor can manage announcements\./)).toBeVisible()
  })

  it('says for whom and until when, and asks before it deletes', async () => {
    const deleted = vi.fn<(variables: unknown) => boolean>(() => true)
    const { user } = show({
      mocks: [
        managedList([managed(), managed({ id: 2, title: 'To all', roles: [], leaIds: [], state: 'Over' })]),
        {
          request: { query: DeleteAnnouncementDocument, variables: deleted },
          result: { data: { deleteAnnouncement: payload(null) } },
        },
      ],
    })
    const row = await screen.findByRole('row', { name: /Office closed/ })
    await waitFor(() => expect(row).toHaveTextContent('Local administrators; Howard County'))
    expect(row).toHaveTextContent('Shown now')
    expect(screen.getByRole('row', { name: /To all/ })).toHaveTextContent('Everybody')
    await user.click(within(row).getByRole('button', { name: 'Delete announcement: Office closed' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this announcement?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Announcement deleted')).toBeVisible()
    expect(deleted).toHaveBeenCalledWith({ id: 1, version: 3 })
  })

  it('names what is missing, then sends what was typed', async () => {
    const created = vi.fn<(variables: unknown) => boolean>(() => true)
    const { user } = show({
      mocks: [
        managedList([]),
        {
          request: { query: CreateAnnouncementDocument, variables: created },
          result: { data: { createAnnouncement: payload({ __typename: 'ManagedAnnouncement', id: 9 }) } },
        },
      ],
    })
    await user.click(screen.getByRole('button', { name: 'Write an announcement' }))
    const dialog = await screen.findByRole('dialog', { name: 'Write an announcement' })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    // In the summary, and beside the field.
    expect(await within(dialog).findAllByText('Title is required.')).toHaveLength(2)
    expect(within(dialog).getAllByText(/Text is required\.$/).length).toBeGreaterThan(1)
    // What is wrong takes the focus first.
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveFocus())
    await user.type(within(dialog).getByLabelText('Title'), 'New')
    await user.type(within(dialog).getByLabelText(/^Text/), 'Words')
    await user.click(within(dialog).getByLabelText('Liaisons'))
    await user.click(await within(dialog).findByLabelText('13 Howard County'))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Announcement saved')).toBeVisible()
    expect(created).toHaveBeenCalledWith({
      input: expect.objectContaining({
        title: 'New',
        body: 'Words',
        severity: 'Information',
        roles: ['DEILiaison'],
        leaIds: [13],
        dismissible: true,
      }),
    })
  })

  it('offers both sides when somebody else saved first, and saves over what was seen', async () => {
    const updated = vi.fn<(variables: { input: { version: number } }) => boolean>(() => true)
    const theirs = managed({ title: 'Office closed on Monday', version: 4 })
    const conflict = { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Saved.' }
    let times = 0
    const { user } = show({
      mocks: [
        managedList([managed()]),
        {
          request: {
            query: UpdateAnnouncementDocument,
            variables: updated as (variables: unknown) => boolean,
          },
          result: () => ({
            data: {
              updateAnnouncement:
                times++ === 0 ? payload(theirs, [conflict]) : payload(managed({ version: 5 })),
            },
          }),
          maxUsageCount: 2,
        },
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Change announcement: Office closed' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change an announcement' })
    await user.type(within(dialog).getByLabelText('Title'), ' today')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    const both = await screen.findByRole('alertdialog', { name: 'Somebody else changed this announcement' })
    expect(both).toHaveTextContent('Office closed today')
    expect(both).toHaveTextContent('Office closed on Monday')
    expect(both).toHaveTextContent(/Helen Marsh/)
    await user.click(within(both).getByRole('button', { name: /Keep mine/ }))
    expect(await screen.findByText('Announcement saved')).toBeVisible()
    expect(updated.mock.calls.map(([{ input }]) => input.version)).toEqual([3, 4])
  })
})
