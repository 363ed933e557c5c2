import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RecentSearchesDocument, SearchDocument } from '../../features/search/search.generated'
import { renderScreen } from '../../testing/render-screen'
import { screens } from '../routes'
import { AvailableContext } from './available-context'
import { CommandPalette } from './command-palette'

const mocks = [
  { request: { query: RecentSearchesDocument }, result: { data: { recentSearches: [] } }, maxUsageCount: 9 },
  {
    request: { query: SearchDocument, variables: () => true },
    result: { data: { search: { __typename: 'SearchAnswer', groups: [] } } },
    maxUsageCount: 9,
  },
]

async function found(roles: string[], typed: string): Promise<(string | null)[]> {
  const { unmount } = renderScreen(
    <AvailableContext value={{ links: new Set(screens.map(({ path }) => path)), events: new Set() }}>
      <CommandPalette typed={typed} onClose={() => undefined} />
    </AvailableContext>,
    { mocks, viewer: { roles } },
  )
  await screen.findByRole('combobox')
  const names = screen.queryAllByRole('option').map(({ textContent }) => textContent)
  unmount()
  return names
}

test.each([
  ['roles', 'Roles'],
  ['audit', 'Audit trail'],
  ['clients', 'Clients'],
  ['tasks', 'Tasks'],
])('finds "%s" for those who may open it', async (typed, name) => {
  expect(await found(['StateAdmin'], typed)).toContain(name)
})

test.each(['roles', 'audit trail', 'clients', 'users'])(
  'does not find "%s" for a local user',
  async (typed) => {
    expect(await found(['LocalUser'], typed)).toEqual([])
  },
)
