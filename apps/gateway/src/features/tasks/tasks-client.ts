import type { TaskArea } from '@portal/domain'
import { listTasks } from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { PageArgs } from '../shared/shared-types.js'
import type { TaskFilterInput } from './tasks-types.js'

/** One page of the caller's tasks, filtered: one REST call. */
export function readTasks(
  { upstream }: Pick<GatewayContext, 'upstream'>,
  { page, pageSize }: Pick<PageArgs, 'page' | 'pageSize'>,
  filter?: TaskFilterInput | null,
  sort?: string | null,
) {
  const { show, room, leaId, due, assigned, q, group, grouped } = filter ?? {}
  return upstream.call(listTasks, {
    query: {
      page,
      pageSize,
      show: show ?? undefined,
      // The system of record refuses an unknown area.
      room: (room as TaskArea | null) ?? undefined,
      leaId: leaId ?? undefined,
      due: due ?? undefined,
      assigned: assigned ?? undefined,
      q: q || undefined,
      group: group ?? undefined,
      grouped: grouped ? 'true' : undefined,
      sort: sort || undefined,
    },
  })
}
