import { readPage, useListAddress } from '../../ui/list/use-list-address'
import type { AuditEventsQueryVariables } from './audit-trail.generated'

/** Filters of the trail as the address has them; '' for none. */
export interface AuditFilters {
  q: string
  actorId: string
  action: string
  targetType: string
  targetId: string
  leaId: string
  year: string
  from: string
  to: string
}

export interface AuditAddress {
  filters: AuditFilters
  page: number
  pageSize: number
  order: 'newest' | 'oldest'
}

const names = ['q', 'actorId', 'action', 'targetType', 'targetId', 'leaId', 'year', 'from', 'to'] as const
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
const isNumber = (text: string) => /^\d{1,9}$/.test(text)

/** What an address asks for; what it cannot mean is left out. */
export function readAddress(params: URLSearchParams): AuditAddress {
  const text = (name: string) => params.get(name)?.trim() ?? ''
  const onlyIf = (name: string, good: (value: string) => boolean) => (good(text(name)) ? text(name) : '')
  return {
    filters: {
      q: params.get('q') ?? '',
      actorId: text('actorId'),
      action: text('action'),
      targetType: text('targetType'),
      targetId: text('targetId'),
      leaId: onlyIf('leaId', isNumber),
      year: text('year'),
      from: onlyIf('from', isDay),
      to: onlyIf('to', isDay),
    },
    ...readPage(params),
    order: text('order') === 'oldest' ? 'oldest' : 'newest',
  }
}

/** The question to the server; a search begins with two characters. */
export function auditVariables({
  filters,
  page,
  pageSize,
  order,
}: AuditAddress): Omit<AuditEventsQueryVariables, 'withChoices'> {
  const q = filters.q.trim()
  return {
    filter: {
      q: q.length < 2 ? null : q,
      actorId: filters.actorId || null,
      action: filters.action || null,
      targetType: filters.targetType || null,
      targetId: filters.targetId || null,
      leaId: filters.leaId ? Number(filters.leaId) : null,
      year: filters.year ? Number(filters.year) : null,
      from: filters.from || null,
      to: filters.to || null,
    },
    page,
    pageSize,
    order,
  }
}

/** The filters as the query of the file; a search begins with two characters. */
export function exportedFilters(filters: AuditFilters): Record<string, string> {
  const set = names.map((name): [string, string] => [name, filters[name].trim()])
  return Object.fromEntries(set.filter(([name, value]) => value.length > (name === 'q' ? 1 : 0)))
}

/** Whether anything is filtered. */
export function isFiltered(filters: AuditFilters): boolean {
  return names.some((name) => filters[name] !== '')
}

export type AuditChangeOfAddress = Partial<AuditFilters & { page: number; pageSize: number; order: string }>

// At once, not as a transition: a query whose answer interrupts the transition would ask for the page before again.
const atOnce = { defaults: { order: 'newest' }, flushSync: true }

/** Filters, page and order, kept in the address. Another filter begins at the first page. */
export function useAuditAddress(): [AuditAddress, (next: AuditChangeOfAddress) => void, () => void] {
  return useListAddress('audit-trail', readAddress, atOnce)
}
