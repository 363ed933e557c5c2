import { explainsPage, trainingKinds, trainingModules, trainingRoles } from '@portal/domain'
import { useCallback, useMemo } from 'react'
import { useSearchChange } from '../../lib/lists/use-search-change'
import type { TrainingItemFieldsFragment as Item } from './help.generated'

const names = ['q', 'module', 'role', 'kind', 'show', 'page', 'item'] as const

/** The filters of the address; '' for none. */
export type HelpFilters = Record<(typeof names)[number], string>

const oneOf = (values: readonly string[]) => (text: string) => values.includes(text)
const checks: HelpFilters extends Record<infer Name extends string, string>
  ? Record<Name, (text: string) => boolean>
  : never = {
  q: () => true,
  module: oneOf(trainingModules),
  role: oneOf(trainingRoles),
  kind: oneOf(trainingKinds),
  show: oneOf(['deleted']),
  page: (text) => text.startsWith('/'),
  item: (text) => /^\d{1,9}$/.test(text),
}

/** Filters in the address, and the item that is open. */
export function useHelpAddress(): [HelpFilters, (next: Partial<HelpFilters>) => void, () => void] {
  const [params, set] = useSearchChange()
  const filters = useMemo(
    () =>
      Object.fromEntries(
        names.map((name) => {
          const text = params.get(name) ?? ''
          return [name, checks[name](text) ? text : '']
        }),
      ) as HelpFilters,
    [params],
  )
  const change = useCallback(
    (next: Partial<HelpFilters>) =>
      set(
        (known) => {
          const changed = new URLSearchParams(known)
          for (const [name, value] of Object.entries(next)) {
            if (value === '') changed.delete(name)
            else changed.set(name, value)
          }
          return changed
          // Back leads from what was opened, not through every pause of typing.
        },
        { replace: next.item === undefined },
      ),
    [set],
  )
  const clear = useCallback(
    () => change({ q: '', module: '', role: '', kind: '', show: '', page: '' }),
    [change],
  )
  return [filters, change, clear]
}

export function isFiltered({ item: _open, ...filters }: HelpFilters): boolean {
  return Object.values(filters).some((value) => value !== '')
}

/** The items that the filters leave, in their order; of one page first those that explain nothing but it. */
export function matchingItems(items: readonly Item[], filters: HelpFilters): Item[] {
  const words = filters.q.trim().toLowerCase().split(/\s+/)
  const searches = filters.q.trim().length >= 2
  const matching = items.filter((item) => {
    const text =
      `${item.title} ${item.summary} ${item.body.replace(/<[^>]*>/g, ' ')} ${item.transcript}`.toLowerCase()
    return (
      (!searches || words.every((word) => text.includes(word))) &&
      (filters.module === '' || item.module === filters.module) &&
      (filters.kind === '' || item.kind === filters.kind) &&
      (filters.role === '' || item.roles.length === 0 || item.roles.includes(filters.role)) &&
      (filters.page === '' || explainsPage(item, filters.page) > 0)
    )
  })
  return filters.page === ''
    ? matching
    : matching.toSorted((one, other) => explainsPage(other, filters.page) - explainsPage(one, filters.page))
}
