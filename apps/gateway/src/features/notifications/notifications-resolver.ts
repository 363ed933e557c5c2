import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { orRefusal } from '../../errors/user-error.js'
import { PageArgs } from '../shared/shared-types.js'
import { countUnread, mail, markRead, readNotices } from './notifications-client.js'
import {
  MailAgenciesInput,
  MailAgenciesPayload,
  MarkNoticesReadInput,
  MarkNoticesReadPayload,
  NoticeFilterInput,
  NoticePage,
} from './notifications-types.js'

@Resolver()
export class NotificationsResolver {
  @Query(() => NoticePage, { description: 'The own notices, newest first, by page.' })
  async notices(
    @Ctx() context: GatewayContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => NoticeFilterInput, {
      nullable: true,
      description: 'What to show; everything without it.',
    })
    filter?: NoticeFilterInput | null,
  ): Promise<NoticePage> {
    return readNotices(context, page, filter)
  }

  @Query(() => Int, { description: 'How many own notices are unread; counted to 100 and no further.' })
  async unreadNotices(@Ctx() context: GatewayContext): Promise<number> {
    return countUnread(context)
  }

  @Mutation(() => MarkNoticesReadPayload, { description: 'Marks own notices as read.' })
  async markNoticesRead(
    @Ctx() context: GatewayContext,
    @Arg('input', () => MarkNoticesReadInput, { description: 'Those named, or all up to one.' })
    input: MarkNoticesReadInput,
  ): Promise<MarkNoticesReadPayload> {
    return orRefusal<MarkNoticesReadPayload>(
      async () => ({ errors: [], unread: await markRead(context, input) }),
      async ({ errors }) => ({ errors, unread: null }),
    )
  }

  @Mutation(() => MailAgenciesPayload, {
    description: 'Writes to the local administrators of several agencies, at once. For state monitors.',
  })
  async mailAgencies(
    @Ctx() context: GatewayContext,
    @Arg('input', () => MailAgenciesInput, { description: 'The letter, and to which agencies.' })
    input: MailAgenciesInput,
  ): Promise<MailAgenciesPayload> {
    return orRefusal<MailAgenciesPayload>(
      async () => ({ errors: [], ...(await mail(context, input)) }),
      async ({ errors }) => ({ errors, agencies: null, people: null, unreached: null }),
    )
  }
}
