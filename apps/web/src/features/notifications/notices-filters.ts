import { readPage, useListAddress } from '../../ui/list/use-list-address'
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

/** What an address asks for; what it cannot mean is left out. */
function readNoticeAddress(params: URLSearchParams): NoticeAddress {
  const leaId = params.get('leaId') ?? ''
  return {
    filters: {
      group: /^[a-z-]{1,40}$/.test(params.get('group') ?? '') ? (params.get('group') ?? '') : '',
      leaId: /^\d{1,9}$/.test(leaId) ? leaId : '',
      show: params.get('show') === 'unread' ? 'unread' : '',
    },
    ...readPage(params),
  }
}

/** The question to the server. */
export function noticeVariables({ filters, page, pageSize }: NoticeAddress): NoticesQueryVariables {
  return {
    filter: {
      group: filters.group || null,
      leaId: filters.leaId === '' ? null : Number(filters.leaId),
      unread: filters.show === 'unread',
      together: true,
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
  return useListAddress('notices', readNoticeAddress)
}
