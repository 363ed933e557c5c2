import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { NoticeEntries } from './notice-entries'
import { AlikeNoticesDocument, MarkNoticesReadDocument, NoticesDocument } from './notifications.generated'

const notice = (id: number, title: string) => ({
  __typename: 'Notice',
  id: String(id),
  kind: 'dueChanged',
  group: 'assignments',
  groupLabel: 'Assignments',
  isLegal: false,
  title,
  path: '/user/dashboard/self-assessment/5',
  agency: 'Allegany County',
  events: 1,
  createdOn: '2026-11-20T15:00:00.000Z',
  readOn: null,
})

const page = (rows: object[], total: number) => ({
  __typename: 'NoticePage',
  rows,
  total,
  unread: 25,
  newestId: 25,
  groups: [],
  agencies: [],
})
const together = {
  request: {
    query: NoticesDocument,
    variables: { filter: { unread: false, together: true }, page: 1, pageSize: 10 },
  },
  result: {
    data: {
      notices: page(
        [
          {
            ...notice(25, 'Now due Nov 30, 2026'),
            alike: 25,
            alikeUnread: 25,
            counted: '25 changes to due dates',
          },
        ],
        1,
      ),
    },
  },
}
const single = (pageSize: number) => ({
  request: {
    query: AlikeNoticesDocument,
    variables: { filter: { alikeTo: 25, unread: false }, page: 1, pageSize },
  },
  result: {
    data: {
      notices: page(
        pageSize === 100 ? [notice(24, 'Now due 24'), notice(1, 'Now due 1')] : [notice(24, 'Now due 24')],
        25,
      ),
    },
  },
})
const read = (input: object, unread: number) => ({
  request: { query: MarkNoticesReadDocument, variables: { input } },
  result: {
    data: { markNoticesRead: { __typename: 'MarkNoticesReadPayload', errors: [], unread } },
  },
})
const leave = vi.fn<() => void>()

test('what happened to one record is one entry with its number, and opens to the single ones', async () => {
  const { user } = renderScreen(<NoticeEntries onLeave={leave} />, {
    mocks: [together, single(20), single(100), read({ ids: [24], upToId: null, alike: false }, 24)],
  })
  const more = await screen.findByRole('button', { name: /^25 changes to due dates: / })
  expect(within(screen.getByRole('list', { name: 'Notices' })).getAllByRole('listitem')).toHaveLength(1)
  await user.click(more)
  expect(await screen.findByText('Now due 24')).toBeVisible()
  await user.click(screen.getByText('Show earlier ones'))
  expect(await screen.findByText('Now due 1')).toBeVisible()
  await user.click(screen.getByText('Now due 24'))
  expect(leave).toHaveBeenCalled()
  expect(screen.getByLabelText('Address')).toHaveTextContent('/user/dashboard/self-assessment/5')
})

test('following the entry reads all that it counts', async () => {
  const { user } = renderScreen(<NoticeEntries onLeave={leave} />, {
    path: '/',
    mocks: [together, single(20), read({ ids: [25], upToId: null, alike: true }, 0)],
  })
  expect(await screen.findByText(/^Unread · Assignments/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Now due Nov 30, 2026' }))
  expect(await screen.findByText('Another screen')).toBeVisible()
})
