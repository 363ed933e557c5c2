import {
  findingSortColumns,
  findingOutcomes,
  findingSources,
  findingStatusGroups,
  noteCategories,
} from '@portal/domain'
import { sortOf } from '../../../ui/list/list-order'
import { readPage, useListAddress } from '../../../ui/list/use-list-address'
import type { FindingsQueryVariables } from './findings-list.generated'

const names = [
  'q',
  'year',
  'part',
  'leaId',
  'source',
  'areaId',
  'indicator',
  'status',
  'overdue',
  'repeat',
  'owner',
  'issuedFrom',
  'issuedTo',
  'outcome',
  'formRow',
] as const

/** Filters of the register as the address has them; '' for none. */
export type FindingFilters = Record<(typeof names)[number], string>

export interface FindingAddress {
  filters: FindingFilters
  page: number
  pageSize: number
  /** Columns with commas between, a minus before those that descend, '' for the given order. */
  sort: string
}

type Filter = FindingsQueryVariables['filter']
const isOf =
  (...allowed: string[]) =>
  (text: string) =>
    allowed.includes(text)
const isNumber = (text: string) => /^\d{1,9}$/.test(text)
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
const isAny = () => true

const checks: Record<keyof FindingFilters, (text: string) => boolean> = {
  q: isAny,
  year: isAny,
  part: isOf('Part B', 'Part C'),
  leaId: isNumber,
  source: isOf(...findingSources),
  areaId: isOf(...Object.keys(noteCategories)),
  indicator: isAny,
  status: isOf(...findingStatusGroups),
  overdue: isOf('true'),
  repeat: isOf('true'),
  owner: isAny,
  issuedFrom: isDay,
  issuedTo: isDay,
  outcome: isOf(...findingOutcomes),
  formRow: isAny,
}

/** What an address asks for; what it cannot mean is left out. */
export function readAddress(params: URLSearchParams): FindingAddress {
  const filters = Object.fromEntries(
    names.map((name) => {
      const text = params.get(name) ?? ''
      return [name, checks[name](text.trim()) ? text : '']
    }),
  ) as FindingFilters
  return {
    filters,
    ...readPage(params),
    sort: sortOf(params, findingSortColumns),
  }
}

/** The question to the server; a search begins with two characters. */
export function findingVariables({
  filters,
  page,
  pageSize,
  sort,
}: FindingAddress): Omit<FindingsQueryVariables, 'withChoices'> {
  const q = filters.q.trim()
  return {
    filter: {
      q: q.length < 2 ? null : q,
      year: filters.year ? Number(filters.year) : null,
      part: filters.part || null,
      leaId: filters.leaId ? Number(filters.leaId) : null,
      source: (filters.source || null) as Filter['source'],
      areaId: filters.areaId ? Number(filters.areaId) : null,
      indicator: filters.indicator || null,
      status: (filters.status || null) as Filter['status'],
      overdue: filters.overdue ? true : null,
      repeat: filters.repeat ? true : null,
      owner: filters.owner || null,
      issuedFrom: filters.issuedFrom || null,
      issuedTo: filters.issuedTo || null,
      outcome: (filters.outcome || null) as Filter['outcome'],
      formRow: filters.formRow || null,
    },
    page,
    pageSize,
    sort: sort || null,
  }
}

/** Filters as the query of an address. */
export function filterQuery(filters: Partial<FindingFilters>): string {
  const params = new URLSearchParams()
  for (const name of names) {
    const value = filters[name]?.trim() ?? ''
    if (value && !(name === 'q' && value.length < 2)) params.set(name, value)
  }
  const query = params.toString()
  return query && `?${query}`
}

export function isFiltered(filters: FindingFilters): boolean {
  return names.some((name) => filters[name] !== '')
}

export type FindingChangeOfAddress = Partial<
  FindingFilters & { page: number; pageSize: number; sort: string }
>

/** Filters, page and order, kept in the address. Another filter begins at the first page. */
export function useFindingAddress(): [FindingAddress, (next: FindingChangeOfAddress) => void, () => void] {
  return useListAddress('findings', readAddress)
}
