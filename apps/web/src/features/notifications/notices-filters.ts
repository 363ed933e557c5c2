import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pageSizes } from '../../ui/pager'
import type { NoticesQueryVariables } from './notifications.generated'

/** Filters of the list as the address has them; '' for none. */
export interface NoticeFilters {
  group: string
  leaId: string
  show: string
}

interface NoticeAddress {
  filters: NoticeFilters
  page: number
  pageSize: number
}

type NoticeChangeOfAddress = Partial<NoticeFilters & { page: number; pageSize: number }>

const defaultSize = 25

/** What an address asks for; what it cannot mean is left out. */
function readNoticeAddress(params: URLSearchParams): NoticeAddress {
  const page = Number(params.get('page'))
  const pageSize = Number(params.get('size'))
  const leaId = params.get('leaId') ?? ''
  return {
    filters: {
      group: /^[a-z-]{1,40}$/.test(params.get('group') ?? '') ? (params.get('group') ?? '') : '',
      leaId: /^\d{1,9}$/.test(leaId) ? leaId : '',
      show: params.get('show') === 'unread' ? 'unread' : '',
    },
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    pageSize: pageSizes.some((size) => size === pageSize) ? pageSize : defaultSize,
  }
}

/** The question to the server. */
export function noticeVariables({ filters, page, pageSize }: NoticeAddress): NoticesQueryVariables {
  return {
    filter: {
      group: filters.group || null,
      leaId: filters.leaId === '' ? null : Number(filters.leaId),
      unread: filters.show === 'unread',
    },
    page,
    pageSize,
  }
}

export function isFiltered({ group, leaId, show }: NoticeFilters): boolean {
  return group !== '' || leaId !== '' || show !== ''
}

/** Filters and page, kept in the address. Another filter begins at the first page. */
export function useNoticeAddress(): [NoticeAddress, (next: NoticeChangeOfAddress) => void, () => void] {
  const [params, setParams] = useSearchParams()
  const address = useMemo(() => readNoticeAddress(params), [params])
  const change = useCallback(
    (next: NoticeChangeOfAddress) =>
      setParams(
        (known) => {
          const changed = new URLSearchParams(known)
          if (next.page === undefined) changed.delete('page')
          for (const [name, value] of Object.entries(next)) {
            const key = name === 'pageSize' ? 'size' : name
            if (value === '' || (key === 'page' && value === 1)) changed.delete(key)
            else changed.set(key, String(value))
          }
          return changed
        },
        { replace: next.page === undefined },
      ),
    [setParams],
  )
  const clear = useCallback(() => setParams({}, { replace: true }), [setParams])
  return [address, change, clear]
}
