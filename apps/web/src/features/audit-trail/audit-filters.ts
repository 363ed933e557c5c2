import { searchedFor } from '../../lib/lists/searched-for'
import {
  anyText,
  isDay,
  isNumber,
  listReader,
  numberOf,
  type ListAddress,
  type ListChanges,
} from '../../ui/list/list-address'
import { useListAddress } from '../../ui/list/use-list-address'
import type { AuditEventsQueryVariables } from './audit-trail.generated'

export type AuditFilter =
  | 'q'
  | 'actorId'
  | 'action'
  | 'targetType'
  | 'targetId'
  | 'leaId'
  | 'year'
  | 'from'
  | 'to'
/** Filters of the trail as the address has them; '' for none. */
export type AuditFilters = ListAddress<AuditFilter>['filters']

export interface AuditAddress extends ListAddress<AuditFilter> {
  order: 'newest' | 'oldest'
}

const read = listReader<AuditFilter>({
  q: anyText,
  actorId: anyText,
  action: anyText,
  targetType: anyText,
  targetId: anyText,
  leaId: isNumber,
  year: anyText,
  from: isDay,
  to: isDay,
})

/** The filters of an address; values that are not possible are left out. */
export function readAddress(params: URLSearchParams): AuditAddress {
  return { ...read(params), order: params.get('order')?.trim() === 'oldest' ? 'oldest' : 'newest' }
}

/** Variables of the request; a search begins with two characters. */
export function auditVariables({
  filters,
  page,
  pageSize,
  order,
}: AuditAddress): Omit<AuditEventsQueryVariables, 'withChoices'> {
  return {
    filter: {
      q: searchedFor(filters.q),
      actorId: filters.actorId || null,
      action: filters.action || null,
      targetType: filters.targetType || null,
      targetId: filters.targetId || null,
      leaId: numberOf(filters.leaId),
      year: numberOf(filters.year),
      from: filters.from || null,
      to: filters.to || null,
    },
    page,
    pageSize,
    order,
  }
}

// At once, not as a transition: a query whose response interrupts the transition would load the previous page again.
const atOnce = { defaults: { order: 'newest' }, flushSync: true }

type AuditChanges = ListChanges<AuditFilter> | { order: string }

/** Filters, page and order, kept in the address. Another filter begins at the first page. */
export const useAuditAddress = () =>
  useListAddress<AuditAddress, AuditChanges>('audit-trail', readAddress, atOnce)
