import { cohorts } from '@portal/domain'
import { useCallback, useMemo } from 'react'
import { useSearchChange } from '../../../lib/lists/use-search-change'

/** What the grid can be narrowed to, beside the filters of the server. */
export const attentionKeys = [
  'findingsOverdue',
  'selfAssessmentsOverdue',
  'auditsWaiting',
  'documentsWaiting',
  'newUploads',
  'subsectionsWaiting',
  'idle',
] as const
export type AttentionKey = (typeof attentionKeys)[number]

/** Filters of the state dashboard as the address has them; '' and null for none. */
export interface StateAddress {
  /** As the address spells it; '' for none. */
  year: string
  part: '' | 'Part B' | 'Part C'
  cohort: number | null
  mine: boolean
  q: string
  attention: AttentionKey | ''
  sort: string
  page: number
  pageSize: number
}

/** The filters of an address; values that are not possible are left out. */
export function readStateAddress(params: URLSearchParams): StateAddress {
  const part = params.get('part')
  const attention = params.get('attention')
  const cohort = numberOf(params.get('cohort'))
  return {
    year: params.get('year') ?? '',
    part: part === 'Part B' || part === 'Part C' ? part : '',
    cohort: cohort !== null && cohort <= cohorts ? cohort : null,
    mine: params.get('caseload') === 'mine',
    q: params.get('q') ?? '',
    attention: attentionKeys.find((key) => key === attention) ?? '',
    sort: params.get('sort') ?? '',
    page: numberOf(params.get('page')) ?? 1,
    pageSize: numberOf(params.get('pageSize')) ?? 25,
  }
}

/** The same address with some filters changed; a change of what is shown goes back to the first page. */
export function changedAddress(params: URLSearchParams, change: Partial<StateAddress>): URLSearchParams {
  const next = new URLSearchParams(params)
  const { mine, ...plain } = change
  if (!('page' in change)) next.delete('page')
  if (mine !== undefined) {
    if (mine) next.set('caseload', 'mine')
    else next.delete('caseload')
  }
  for (const [name, value] of Object.entries(plain)) {
    if (value === '' || value === null || (name === 'page' && value === 1)) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

export function useStateAddress(): [StateAddress, (change: Partial<StateAddress>) => void] {
  const [params, set] = useSearchChange()
  const address = useMemo(() => readStateAddress(params), [params])
  const change = useCallback(
    (next: Partial<StateAddress>) => set((known) => changedAddress(known, next), { replace: true }),
    [set],
  )
  return [address, change]
}

function numberOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
