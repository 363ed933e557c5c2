import { searchKinds, shortestSearch } from '@portal/domain'
import type { SearchGroupName } from '../../lib/graphql-types.generated'
import { searchMessages as m } from './search-messages.generated'
import type { SearchHitFieldsFragment as Hit, SearchQuery } from './search.generated'

/** A screen of the own menu. */
export interface SearchScreen {
  name: string
  path: string
}

/** One line of the palette that can be chosen. */
export type SearchOption =
  | { kind: 'recent'; text: string }
  | { kind: 'screen'; screen: SearchScreen }
  | { kind: 'hit'; group: SearchGroupName; hit: Hit }
  | { kind: 'all'; group: SearchGroupName | undefined; label: string }

interface OptionGroup {
  key: string
  label: string
  options: SearchOption[]
}

type Groups = SearchQuery['search']['groups']
const mostScreens = 5

/** The options of the palette for a text, in order: screens, what was found, and a link to all of it. */
export function searchOptions(input: {
  text: string
  screens: readonly SearchScreen[]
  recent: readonly string[]
  groups: Groups | undefined
}): OptionGroup[] {
  const text = input.text.trim()
  const words = text.toLowerCase().split(/\s+/)
  // Names that begin with the text come first: more than are shown may hold it somewhere.
  const begins = ({ name }: SearchScreen) => name.toLowerCase().startsWith(text.toLowerCase())
  const screens = input.screens
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
    .slice(0, mostScreens)
    .map((screen) => ({ kind: 'screen' as const, screen }))
  const short = text.length < shortestSearch
  const recent = text === '' ? input.recent.map((one) => ({ kind: 'recent' as const, text: one })) : []
  const found = (short ? [] : (input.groups ?? [])).map(({ group, total, isMore, hits }) => ({
    key: group,
    label: searchKinds[group].label,
    options: [
      ...hits.map((hit) => ({ kind: 'hit' as const, group, hit })),
      ...(total > hits.length
        ? [
            {
              kind: 'all' as const,
              group,
              label: m.more({ count: countOf(total, isMore), group: searchKinds[group].label }),
            },
          ]
        : []),
    ],
  }))
  const all: OptionGroup = {
    key: 'all',
    label: m.title,
    options: [{ kind: 'all', group: undefined, label: m.all({ text }) }],
  }
  return [
    { key: 'recent', label: m.recent, options: recent },
    { key: 'screens', label: m.screens, options: screens },
    ...found,
    ...(found.length > 0 ? [all] : []),
  ].filter(({ options }) => options.length > 0)
}

/** 'More than a thousand' is written 1,000+. */
export function countOf(total: number, isMore: boolean): string {
  return `${total.toLocaleString('en-US')}${isMore ? '+' : ''}`
}
