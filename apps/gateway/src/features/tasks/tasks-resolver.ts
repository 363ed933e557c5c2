import type { TaskRoom } from '@portal/domain'
import { listTasks } from '@portal/rest-contract'
import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { PageArgs } from '../shared/shared-types.js'
import { TaskFilterInput, TaskPage } from './tasks-types.js'

@Resolver()
export class TasksResolver {
  @Query(() => TaskPage, {
    description:
      'What the caller has to do in every room, by page, the earliest due date first; derived when it is asked for.',
  })
  async tasks(
    @Ctx() { upstream }: GatewayContext,
    @Args(() => PageArgs) { page, pageSize }: PageArgs,
    @Arg('filter', () => TaskFilterInput, {
      nullable: true,
      description: 'What to show; everything that the caller can do without it.',
    })
    filter?: TaskFilterInput | null,
    @Arg('sort', () => String, {
      nullable: true,
      description: 'Columns with commas between, a minus for descending: due, agency, room, since.',
    })
    sort?: string | null,
  ): Promise<TaskPage> {
    const { show, room, leaId, due, assigned, q } = filter ?? {}
    return upstream.call(listTasks, {
      query: {
        page,
        pageSize,
        show: show ?? undefined,
        // Another room than there is, is refused by the system of record.
        room: (room as TaskRoom | null) ?? undefined,
        leaId: leaId ?? undefined,
        due: due ?? undefined,
        assigned: assigned ?? undefined,
        q: q || undefined,
        sort: sort || undefined,
      },
    })
  }
}
