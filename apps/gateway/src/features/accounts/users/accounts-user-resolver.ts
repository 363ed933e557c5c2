import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { orNull } from '../../../errors/missing.js'
import { leaIndexOf } from '../../agencies/agencies-client.js'
import { Lea } from '../../agencies/agencies-types.js'
import { PageArgs } from '../../shared/shared-types.js'
import { BulkDisableRow } from './accounts-bulk-types.js'
import { judgeBulkDisable, readUser, readUserByUserName, readUsers } from './accounts-user-client.js'
import { UserFilterInput } from './accounts-user-inputs.js'
import { UserPage, UserRow } from './accounts-user-types.js'

const filterDescription = 'What to show, and in which order; everybody by full name without it.'

@Resolver(() => UserRow)
export class UserRowResolver {
  @Query(() => UserPage, {
    description:
      'Users, by page: all of them, those of the own agency or contacts only, as the permissions of the caller give.',
  })
  async users(
    @Ctx() context: GatewayContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => UserFilterInput, { nullable: true, description: filterDescription })
    filter?: UserFilterInput | null,
  ): Promise<UserPage> {
    return readUsers(context, 'users', page, filter)
  }

  @Query(() => UserPage, {
    description: 'Users of one agency, by page: of the own one, or the one in the filter for state staff.',
  })
  async jurisdictionUsers(
    @Ctx() context: GatewayContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => UserFilterInput, { nullable: true, description: filterDescription })
    filter?: UserFilterInput | null,
  ): Promise<UserPage> {
    return readUsers(context, 'jurisdictionUsers', page, filter)
  }

  @Query(() => UserPage, {
    description: 'People who are displayed as contacts, by page: of the state, and of agencies in sight.',
  })
  async contactUsers(
    @Ctx() context: GatewayContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => UserFilterInput, { nullable: true, description: filterDescription })
    filter?: UserFilterInput | null,
  ): Promise<UserPage> {
    return readUsers(context, 'contactUsers', page, filter)
  }

  @Query(() => UserRow, {
    nullable: true,
    description: 'One user, or the own account; null when there is none that the caller may see.',
  })
  async user(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: 'Id of the account.' }) id: string,
  ): Promise<UserRow | null> {
    return orNull(readUser(context, id))
  }

  @Query(() => UserRow, {
    nullable: true,
    description: 'The user of a user name, whatever its letter case; null when there is none in sight.',
  })
  async userByUserName(
    @Ctx() context: GatewayContext,
    @Arg('userName', () => String, { description: 'The e-mail address.' }) userName: string,
  ): Promise<UserRow | null> {
    return orNull(readUserByUserName(context, userName))
  }

  @Query(() => [BulkDisableRow], {
    description:
      'Which of these users can be disabled together, and why the others cannot. Unknown ids are left out.',
  })
  async previewBulkDisable(
    @Ctx() context: GatewayContext,
    @Arg('ids', () => [ID], { description: 'Ids of the accounts, at most 5000.' }) ids: string[],
  ): Promise<BulkDisableRow[]> {
    return judgeBulkDisable(context, ids)
  }

  @FieldResolver(() => Lea, {
    nullable: true,
    description: 'The agency of the person; null for state staff.',
  })
  async lea(@Root() { leaId }: Pick<UserRow, 'leaId'>, @Ctx() context: GatewayContext): Promise<Lea | null> {
    return leaOrNull(context, leaId)
  }

  @FieldResolver(() => Lea, {
    nullable: true,
    description: "'Preferred LEA Dashboard' of state staff; null for local people.",
  })
  async preferredLea(
    @Root() { preferredLeaId }: Pick<UserRow, 'preferredLeaId'>,
    @Ctx() context: GatewayContext,
  ): Promise<Lea | null> {
    return leaOrNull(context, preferredLeaId)
  }
}

/** A contact can belong to an agency that the reader may not see. */
async function leaOrNull(context: GatewayContext, id: number | null): Promise<Lea | null> {
  return id === null ? null : ((await leaIndexOf(context)).get(id) ?? null)
}
