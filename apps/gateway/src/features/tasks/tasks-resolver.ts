import { handOverWork } from '@portal/rest-contract'
import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { orRefusal } from '../../errors/user-error.js'
import { PageArgs } from '../shared/shared-types.js'
import { readTasks } from './tasks-client.js'
import { HandOverWorkInput, HandOverWorkPayload, TaskFilterInput, TaskPage } from './tasks-types.js'

@Resolver()
export class TasksResolver {
  @Query(() => TaskPage, {
    description:
      'What the caller has to do in every area, by page, the earliest due date first; derived on request.',
  })
  async tasks(
    @Ctx() context: GatewayContext,
    @Args(() => PageArgs) page: PageArgs,
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
    return readTasks(context, page, filter, sort)
  }

  @Mutation(() => HandOverWorkPayload, {
    description:
      'Gives the open work of a person of the own agency to a colleague. For its local administrators.',
  })
  handOverWork(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => HandOverWorkInput, { description: 'From whom to whom.' })
    { fromUserId, toUserId }: HandOverWorkInput,
  ): Promise<HandOverWorkPayload> {
    return orRefusal<HandOverWorkPayload>(
      async () => ({
        errors: [],
        ...(await upstream.call(handOverWork, { body: { fromUserId, toUserId } })),
      }),
      ({ errors }) => ({ errors, moved: null, kept: null }),
    )
  }
}
