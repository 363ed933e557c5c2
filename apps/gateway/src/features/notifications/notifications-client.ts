import { countUnreadNotices, listNotices, mailAgencies, markNoticesRead } from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { PageArgs } from '../shared/shared-types.js'
import type { MailAgenciesInput, MarkNoticesReadInput, NoticeFilterInput } from './notifications-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** The own notices, newest first (`GET /api/account/users/me/notices`). */
export function readNotices(
  { upstream }: Upstream,
  { page, pageSize }: PageArgs,
  filter?: NoticeFilterInput | null,
) {
  return upstream.call(listNotices, {
    query: {
      page,
      pageSize,
      group: filter?.group || undefined,
      leaId: filter?.leaId ?? undefined,
      unread: filter?.unread ? 'true' : undefined,
      together: filter?.together ? 'true' : undefined,
      alikeTo: filter?.alikeTo ?? undefined,
    },
  })
}

/** How many own notices are unread (`GET /api/account/users/me/notices/unread`). */
export async function countUnread({ upstream }: Upstream): Promise<number> {
  return (await upstream.call(countUnreadNotices, {})).unread
}

/** Marks own notices as read: those named, or all up to one (`PUT /api/account/users/me/notices/read`). */
export async function markRead(
  { upstream }: Upstream,
  { ids, upToId, alike }: MarkNoticesReadInput,
): Promise<number> {
  const body = { ids, upToId: upToId ?? undefined, alike }
  return (await upstream.call(markNoticesRead, { body })).unread
}

/** A letter to the local administrators of several agencies (`POST /api/notifications/agencies`). */
export function mail({ upstream }: Upstream, { leaIds, subject, text }: MailAgenciesInput) {
  return upstream.call(mailAgencies, { body: { leaIds, subject, text } })
}
