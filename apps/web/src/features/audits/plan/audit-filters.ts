import {
  auditStatuses,
  auditStatusName,
  calendarDay,
  cohorts,
  currentProng,
  nextProngDue,
} from '@portal/domain'
import { searchedFor } from '../../../lib/lists/searched-for'
import { choice, valueOptions, type FilterField } from '../../../ui/list/list-filters'
import { anyText, listAddress, oneOf, type ListAddress } from '../../../ui/list/list-address'
import { auditsMessages as words } from './audits-messages.generated'
import type { AuditListRow as Row } from './audit-rows'

type Filter = 'q' | 'part' | 'status' | 'turn' | 'cohort' | 'agencies' | 'lead' | 'overdue' | 'year'
type Filters = ListAddress<Filter>['filters']

/** Filters and page of the list, kept in its address. The year is chosen once for all screens. */
export const { useAddress: useAuditsAddress } = listAddress<Filter>(
  'audits',
  {
    q: anyText,
    part: oneOf('Part B', 'Part C'),
    status: (text) => /^\d{1,2}$/.test(text) && Number(text) < auditStatuses.length,
    turn: oneOf('State', 'Agency', 'None'),
    cohort: (text) => /^[1-9]$/.test(text) && Number(text) <= cohorts,
    agencies: (text) => /^\w+(,\w+)*$/.test(text),
    lead: anyText,
    overdue: oneOf('1'),
    year: anyText,
  },
  { kept: 'year', notKept: ['year'] },
)

interface FieldsOptions {
  typeKey: string
  /** Lead monitors of the rows. */
  leads: readonly { id: string; fullName: string }[]
  /** Agencies of the rows. */
  agencies: readonly { code: string; shortName: string }[]
  viewerId: string
}

export const auditFilterFields = ({
  typeKey,
  leads,
  agencies,
  viewerId,
}: FieldsOptions): FilterField<Filter>[] => [
  { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
  choice('part', words.part, words.everyPart, valueOptions(['Part B', 'Part C'])),
  choice(
    'status',
    words.status,
    words.everyStatus,
    auditStatuses.map((_words, status) => ({
      value: String(status),
      label: auditStatusName(typeKey, status),
    })),
  ),
  choice(
    'turn',
    words.turn,
    words.everyTurn,
    Object.entries(words.turns).map(([value, label]) => ({ value, label })),
  ),
  choice(
    'cohort',
    words.cohort,
    words.everyCohort,
    Array.from({ length: cohorts }, (_, index) => ({
      value: String(index + 1),
      label: words.cohortOf({ n: index + 1 }),
    })),
  ),
  agencies.length > 1 && {
    kind: 'several',
    name: 'agencies',
    label: words.agencies,
    options: agencies.map(({ code, shortName }) => ({ value: code, label: `${code} ${shortName}` })),
  },
  leads.length > 0 &&
    choice('lead', words.lead, words.everyLead, [
      ...(leads.some(({ id }) => id === viewerId) ? [{ value: viewerId, label: words.mine }] : []),
      ...leads
        .filter(({ id }) => id !== viewerId)
        .map(({ id, fullName }) => ({ value: id, label: fullName })),
    ]),
  { kind: 'switch', name: 'overdue', label: words.overdue, on: '1' },
]

/** Status of an audit: that of the prong that it is in. */
export function statusOf({ prongs }: Pick<Row, 'prongs'>): number {
  return currentProng(prongs)?.status ?? 0
}

/** What an audit has to keep next, or when its earliest correction is due; null where there is no day. */
export function dueOf(row: Row) {
  const prong = currentProng(row.prongs)
  const planned = prong ? nextProngDue(prong, row) : null
  const corrections = row.figures?.correctionsDueOn
  return planned ?? (corrections ? { what: 'corrections' as const, on: corrections } : null)
}

/** Rows that the filters leave; the search covers code, names and part. */
export function matchingAudits(rows: readonly Row[], filters: Filters, now: Date): Row[] {
  const today = calendarDay(now)
  const agencies = new Set(filters.agencies === '' ? [] : filters.agencies.split(','))
  const search = searchedFor(filters.q)?.toLowerCase() ?? ''
  return rows.filter((row) => {
    const { lea, part, leadMonitor } = row
    const status = statusOf(row)
    const due = dueOf(row)
    return (
      (filters.part === '' || part === filters.part) &&
      (filters.status === '' || String(status) === filters.status) &&
      (filters.turn === '' || auditStatuses[status]?.turn === filters.turn) &&
      (filters.cohort === '' || String(lea.cohort) === filters.cohort) &&
      (agencies.size === 0 || agencies.has(lea.code)) &&
      (filters.lead === '' || leadMonitor.id === filters.lead) &&
      (filters.overdue === '' || (due !== null && due.on < today)) &&
      `${lea.code} ${lea.name} ${lea.shortName} ${part}`.toLowerCase().includes(search)
    )
  })
}

/** Lead monitors of some audits, by name. */
export function leadsOf(rows: readonly Row[]): { id: string; fullName: string }[] {
  return [...new Map(rows.map(({ leadMonitor }) => [leadMonitor.id, leadMonitor])).values()].toSorted(
    (one, other) => one.fullName.localeCompare(other.fullName),
  )
}

/** Agencies of some audits, by their codes. */
export function agenciesOf(rows: readonly Row[]): { code: string; shortName: string }[] {
  return [...new Map(rows.map(({ lea }) => [lea.code, lea])).values()].toSorted((one, other) =>
    one.code.localeCompare(other.code),
  )
}
