import { countUnreadNotices, listNotices, mailAgencies, markNoticesRead } from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { PageArgs } from '../shared/shared-types.js'
import type { MailAgenciesInput, MarkNoticesReadInput, NoticeFilterInput } from './notifications-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

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

export async function countUnread({ upstream }: Upstream): Promise<number> {
  return (await upstream.call(countUnreadNotices, {})).unread
}

export async function markRead(
  { upstream }: Upstream,
  { ids, upToId, alike }: MarkNoticesReadInput,
): Promise<number> {
  const body = { ids, upToId: upToId ?? undefined, alike }
  return (await upstream.call(markNoticesRead, { body })).unread
}

export function mail({ upstream }: Upstream, { leaIds, subject, text }: MailAgenciesInput) {
  return upstream.call(mailAgencies, { body: { leaIds, subject, text } })
}
