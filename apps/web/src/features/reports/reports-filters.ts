import { publishedReportStates, reportModules } from '@portal/domain'
import type { PublishedReportsQueryVariables } from './reports.generated'
import { sortOf } from '../../ui/list/list-order'
import { readPage, useListAddress } from '../../ui/list/use-list-address'

export const reportFilterNames = ['year', 'part', 'module', 'state', 'leaId', 'search'] as const

/** Filters of the library as the address has them; '' for none. */
export type ReportFilters = Record<(typeof reportFilterNames)[number], string>

export interface ReportAddress {
  filters: ReportFilters
  page: number
  pageSize: number
  /** Columns with commas between, a minus before those that descend, '' for the newest first. */
  sort: string
}

const isOf =
  (...allowed: string[]) =>
  (text: string) =>
    allowed.includes(text)
const isNumber = (text: string) => /^\d{1,9}$/.test(text)

const checks: Record<keyof ReportFilters, (text: string) => boolean> = {
  year: () => true,
  part: isOf('Part B', 'Part C'),
  module: isOf(...reportModules),
  state: isOf(...publishedReportStates),
  leaId: isNumber,
  search: () => true,
}

const sortable = ['title', 'module', 'year', 'part', 'agency', 'issued', 'state']

/** What an address asks for; what it cannot mean is left out. */
export function readReportAddress(params: URLSearchParams): ReportAddress {
  const filters = Object.fromEntries(
    reportFilterNames.map((name) => {
      const text = params.get(name) ?? ''
      return [name, checks[name](text) ? text : '']
    }),
  ) as ReportFilters
  return {
    filters,
    ...readPage(params),
    sort: sortOf(params, sortable),
  }
}

/** The question to the server. */
export function reportVariables({
  filters,
  page,
  pageSize,
  sort,
}: ReportAddress): PublishedReportsQueryVariables {
  return {
    page,
    pageSize,
    filter: {
      year: Number(filters.year) || null,
      part: filters.part || null,
      module: filters.module || null,
      state: filters.state || null,
      leaId: Number(filters.leaId) || null,
      search: searchOf(filters) || null,
    },
    sort: sort || null,
  }
}

export type ReportChangeOfAddress = Partial<ReportFilters & { page: number; pageSize: number; sort: string }>

/** Filters, page and order, kept in the address. Another filter begins at the first page. */
export function useReportAddress(): [ReportAddress, (next: ReportChangeOfAddress) => void, () => void] {
  return useListAddress('reports', readReportAddress)
}

/** The search that is sent: one character is not searched for. */
export function searchOf({ search }: ReportFilters): string {
  const text = search.trim()
  return text.length > 1 ? text : ''
}

/** The filters as the query of a file. */
export function reportQuery(filters: ReportFilters): string {
  const given = reportFilterNames.flatMap((name): [string, string][] => {
    const value = name === 'search' ? searchOf(filters) : filters[name]
    return value ? [[name, value]] : []
  })
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}
