import { choice, type FilterField } from '../../ui/list/list-filters'
import { isNumber, listAddress, numberOf, oneOf, type ListAddress } from '../../ui/list/list-address'
import { notificationsMessages as m } from './notifications-messages.generated'
import type { NoticesQuery, NoticesQueryVariables } from './notifications.generated'

type NoticeFilter = 'group' | 'leaId' | 'show'

export const { useAddress: useNoticeAddress } = listAddress<NoticeFilter>('notices', {
  group: (text) => /^[a-z-]{1,40}$/.test(text),
  leaId: isNumber,
  show: oneOf('unread'),
})

/** Variables of the request. */
export function noticeVariables({
  filters,
  page,
  pageSize,
}: ListAddress<NoticeFilter>): NoticesQueryVariables {
  return {
    filter: {
      group: filters.group || null,
      leaId: numberOf(filters.leaId),
      unread: filters.show === 'unread',
      together: true,
    },
    page,
    pageSize,
  }
}

/** The filters of the notices, with the choices of the response. */
export const noticeFilterFields = (
  shown: NoticesQuery['notices'] | undefined,
): FilterField<NoticeFilter>[] => [
  choice(
    'group',
    m.group,
    m.everyGroup,
    (shown?.groups ?? []).map(({ key, label }) => ({ value: key, label })),
  ),
  choice(
    'leaId',
    m.agency,
    m.everyAgency,
    (shown?.agencies ?? []).map(({ id, shortName }) => ({ value: String(id), label: shortName })),
  ),
  choice('show', m.state, m.all, [{ value: 'unread', label: m.onlyUnread }]),
]
