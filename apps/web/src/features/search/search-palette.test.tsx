import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { describe, expect, it, vi } from 'vitest'
import { takeNotepadsToOpen } from '../../lib/notepads-to-open'
import { renderScreen } from '../../testing/render-screen'
import { SearchPalette } from './search-palette'
import { makeCache } from '../../lib/cache'
import {
  ForgetSearchesDocument,
  RecentSearchesDocument,
  RememberSearchDocument,
  SearchDocument,
  type SearchQuery,
} from './search.generated'

type Group = SearchQuery['search']['groups'][number]
const screens = [
  { name: 'Users', path: '/admin/users' },
  { name: 'Jurisdiction Reports', path: '/compliance/reports' },
]

const hit = (over: Partial<Group['hits'][number]> = {}) => ({
  __typename: 'SearchHit',
  id: '7',
  parentId: null,
  placeId: null,
  title: 'F-2026-01-B-0001',
  detail: '34 CFR 300.301: Evaluation',
  agency: 'Allegany',
  year: 2026,
  excerpt: '',
  ...over,
})
const group = (name: Group['group'], hits: ReturnType<typeof hit>[], total = hits.length) => ({
  __typename: 'SearchResultGroup',
  group: name,
  total,
  isMore: false,
  hits,
})

function show(
  answers: Record<string, { groups: object[]; delay?: number } | 'fault'>,
  recent: string[] = [],
) {
  const requested: string[] = []
  const answered: string[] = []
  const remembered: string[] = []
  const onClose = vi.fn<() => void>()
  const mocks = [
    {
      request: { query: RecentSearchesDocument },
      result: { data: { recentSearches: recent } },
      maxUsageCount: 5,
    },
    ...Object.entries(answers).map(([text, answer]) => ({
      request: {
        query: SearchDocument,
        variables: (variables: { text: string }) => {
          if (variables.text !== text) return false
          requested.push(text)
          return true
        },
      },
      maxUsageCount: 3,
      delay: answer === 'fault' ? 0 : (answer.delay ?? 0),
      result: () => {
        if (answer === 'fault') return { errors: [new GraphQLError('No.')] }
        answered.push(text)
        return { data: { search: { __typename: 'SearchAnswer', groups: answer.groups } } }
      },
    })),
    {
      request: {
        query: RememberSearchDocument,
        variables: ({ text }: { text: string }) => remembered.push(text) > 0,
      },
      result: {
        data: { rememberSearch: { __typename: 'RecentSearchesPayload', errors: [], searches: [] } },
      },
      maxUsageCount: 5,
    },
  ]
  const { user } = renderScreen(<SearchPalette screens={screens} onClose={onClose} />, { mocks })
  const box = () => screen.getByRole('combobox', { name: 'Search the portal' })
  const chosen = () => screen.getByRole('option', { selected: true })
  return { user, box, chosen, requested, answered, remembered, onClose }
}

describe('the search above every screen', () => {
  it('asks after a pause, announces how much there is, and opens what is chosen by keyboard', async () => {
    const { user, box, chosen, requested, remembered, onClose } = show({
      'f-2026': { groups: [group('findings', [hit(), hit({ id: '8', title: 'F-2026-01-B-0002' })])] },
    })
    await user.type(box(), 'f-2026')
    expect(await screen.findByText('2 results')).toBeTruthy()
    expect(requested).toEqual(['f-2026'])
    expect(within(chosen()).getByText(/0001/)).toBeTruthy()
    expect(box().getAttribute('aria-activedescendant')).toBe(chosen().id)
    await user.keyboard('{ArrowDown}')
    expect(chosen().textContent).toContain('0002')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(chosen().textContent).toContain('All results for “f-2026”')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByText('/compliance/findings/7')).toBeTruthy()
    expect(onClose).toHaveBeenCalled()
    expect(remembered).toEqual(['f-2026'])
  })

  it('never shows the answer to an old question in place of a newer one', async () => {
    const { user, box, requested, answered } = show({
      old: { groups: [group('agencies', [hit({ title: 'Old answer' })])], delay: 700 },
      older: { groups: [group('agencies', [hit({ title: 'New answer' })])] },
    })
    await user.type(box(), 'old')
    await waitFor(() => expect(requested).toContain('old'))
    await user.type(box(), 'er')
    expect(await screen.findByRole('option', { name: /New answer/ })).toBeTruthy()
    // Its response is dropped once another request was sent.
    expect(answered.at(-1)).toBe('older')
    expect(screen.queryByRole('option', { name: /Old answer/ })).toBeNull()
    expect(screen.getByRole('option', { name: /New answer/ })).toBeTruthy()
  })

  it('says that nothing was found, that it failed, and that one character is too few', async () => {
    const { user, box } = show({ nowhere: { groups: [] }, broken: 'fault' })
    await user.type(box(), 'n')
    expect(screen.getByText('Type two characters or more.')).toBeTruthy()
    await user.type(box(), 'owhere')
    expect((await screen.findAllByText('Nothing found for “nowhere”.')).length).toBeGreaterThan(0)
    await user.clear(box())
    await user.type(box(), 'broken')
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('The search failed.')).toBeTruthy()
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('goes to screens of the own menu and begins with recent searches', async () => {
    const { user, box, chosen } = show({ users: { groups: [] }, plan: { groups: [] } }, ['plan'])
    expect(await screen.findByRole('option', { name: 'plan' })).toBeTruthy()
    await user.click(screen.getByRole('option', { name: 'plan' }))
    expect((box() as HTMLInputElement).value).toBe('plan')
    await user.clear(box())
    await user.type(box(), 'users')
    expect(chosen().textContent).toContain('Users')
    // A screen is a result, too.
    expect(await screen.findByText('1 result')).toBeTruthy()
    expect(screen.queryByText(/^Nothing found/)).toBeNull()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('/admin/users')).toBeTruthy()
  })

  it('keeps recent searches cleared when the answer to an earlier question comes late', async () => {
    const cache = makeCache()
    cache.writeQuery({ query: RecentSearchesDocument, data: { recentSearches: ['plan'] } })
    let late = false
    const mocks = [
      {
        request: { query: RecentSearchesDocument },
        delay: 300,
        result: () => {
          late = true
          return { data: { recentSearches: ['plan'] } }
        },
      },
      {
        request: { query: ForgetSearchesDocument },
        result: {
          data: { forgetSearches: { __typename: 'RecentSearchesPayload', errors: [], searches: [] } },
        },
      },
    ]
    const { user } = renderScreen(<SearchPalette screens={[]} onClose={vi.fn<() => void>()} />, {
      mocks,
      cache,
    })
    await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }))
    expect(screen.queryByRole('option', { name: 'plan' })).toBeNull()
    await waitFor(() => expect(late).toBe(true))
    await waitFor(() =>
      expect(cache.readQuery({ query: RecentSearchesDocument })).toEqual({ recentSearches: ['plan'] }),
    )
    expect(screen.queryByRole('option', { name: 'plan' })).toBeNull()
  })

  it('shows recent searches again, and says so, when they could not be cleared', async () => {
    const mocks = [
      { request: { query: RecentSearchesDocument }, result: { data: { recentSearches: ['plan'] } } },
      { request: { query: ForgetSearchesDocument }, result: { errors: [new GraphQLError('No.')] } },
    ]
    const { user } = renderScreen(<SearchPalette screens={[]} onClose={vi.fn<() => void>()} />, { mocks })
    await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }))
    expect(await screen.findByText('The recent searches could not be cleared.')).toBeTruthy()
    expect(screen.getByRole('option', { name: 'plan' })).toBeTruthy()
  })

  it('opens a note in a notepad, where one stands', async () => {
    const { user, box, onClose } = show({
      visit: { groups: [group('notes', [hit({ id: 'n-1', title: 'Visit' })])] },
    })
    await user.type(box(), 'visit')
    await user.click(await screen.findByRole('option', { name: /Visit/ }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(takeNotepadsToOpen()).toEqual([{ kind: 'note', id: 'n-1' }])
  })

  it('shows where the words stand and how many more there are', async () => {
    const { user, box } = show({
      plan: { groups: [group('answers', [hit({ title: '1.1 Data', excerpt: 'Our plan is' })], 12)] },
    })
    await user.type(box(), 'plan')
    expect((await screen.findByText('plan', { selector: 'mark' })).textContent).toBe('plan')
    expect(screen.getByRole('option', { name: 'Show all 12 in Answers' })).toBeTruthy()
    expect(screen.getByText('12 results')).toBeTruthy()
  })
})
