import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RecentSearchesDocument, SearchDocument } from '../../features/search/search.generated'
import { renderScreen } from '../../testing/render-screen'
import { SearchField } from './search-field'

// Nothing has a size here, and a dialog gives its focus to no field without one.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const mocks = [
  { request: { query: RecentSearchesDocument }, result: { data: { recentSearches: [] } }, maxUsageCount: 9 },
  {
    request: { query: SearchDocument, variables: () => true },
    result: { data: { search: { __typename: 'SearchAnswer', groups: [] } } },
    maxUsageCount: 9,
  },
]
const show = (viewer = {}) =>
  renderScreen(
    <>
      <label>
        Note
        <textarea />
      </label>
      <SearchField />
    </>,
    { mocks, viewer },
  ).user
const field = () => screen.getByRole('searchbox', { name: 'Find an agency, finding or document' })
const palette = () => screen.findByRole('combobox', { name: 'Search the portal' })

test('"/" leads to the field, and what is typed there goes on in the palette, every letter of it', async () => {
  const user = show()
  await user.keyboard('/')
  expect(field()).toHaveFocus()
  await user.keyboard('how')
  await waitFor(async () => expect(await palette()).toHaveFocus())
  await user.keyboard('ard')
  expect(await palette()).toHaveValue('howard')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(field()).toHaveFocus())
  expect(field()).toHaveValue('')
})

test('the focus is back in the field at once, so that a page that arrives as the palette goes leaves it there', async () => {
  const user = show()
  await user.keyboard('/h')
  await waitFor(async () => expect(await palette()).toHaveFocus())
  const focused: (Element | null)[] = []
  const observer = new MutationObserver(() => {
    if (!screen.queryByRole('dialog')) focused.push(document.activeElement)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  observer.disconnect()
  expect(focused[0]).toBe(field())
})

test('leaves a slash to the field that it is typed in', async () => {
  const user = show()
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'and/or')
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('and/or')
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus()
})

test('can be switched off, as every key that stands alone', async () => {
  localStorage.setItem('slashKey', 'false')
  const user = show()
  await user.keyboard('/')
  expect(field()).not.toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Control>}k{/Control}')
  expect(await palette()).toBeVisible()
})

test.each(['{Enter}', '{ArrowDown}'])('%s opens the palette from the field', async (key) => {
  const user = show()
  act(() => field().focus())
  await user.keyboard(key)
  expect(await palette()).toBeVisible()
})

test('is not there where the system of record has no search', () => {
  show({ missingRooms: ['search'] })
  expect(screen.queryByRole('searchbox')).toBeNull()
})
