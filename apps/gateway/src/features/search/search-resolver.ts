import type { SearchGroup } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { orRefusal } from '../../errors/user-error.js'
import { RecentSearchesPayload, SearchAnswer, SearchGroupName } from './search-types.js'

@ArgsType()
class SearchArgs {
  @Field(() => String, { description: 'Two characters or more; each word finds those that begin with it.' })
  text!: string

  @Field(() => SearchGroupName, {
    nullable: true,
    description: 'Only this kind, by page; without it the first of every kind.',
  })
  group?: SearchGroup | null

  @Field(() => Int, { defaultValue: 1, description: 'Page, counted from 1.' })
  page!: number

  @Field(() => Int, { defaultValue: 5, description: 'Rows of each kind, at most 100.' })
  pageSize!: number
}

@Resolver()
export class SearchResolver {
  @Query(() => SearchAnswer, {
    description:
      'What holds the words, by kind: only what the caller may see. One call of the system of record.',
  })
  async search(
    @Ctx() { upstream }: GatewayContext,
    @Args(() => SearchArgs) { text, group, page, pageSize }: SearchArgs,
  ): Promise<SearchAnswer> {
    return upstream.call(calls.search, { query: { q: text, group: group ?? undefined, page, pageSize } })
  }

  @Query(() => [String], { description: 'What the caller searched for last, newest first.' })
  async recentSearches(@Ctx() { upstream }: GatewayContext): Promise<string[]> {
    return upstream.call(calls.listRecentSearches, {})
  }

  @Mutation(() => RecentSearchesPayload, {
    description: 'Keeps a search of the caller; what a student is known by is not kept.',
  })
  async rememberSearch(
    @Ctx() { upstream }: GatewayContext,
    @Arg('text', () => String, { description: 'What was searched for.' }) text: string,
  ): Promise<RecentSearchesPayload> {
    return orRefusal<RecentSearchesPayload>(
      async () => ({
        errors: [],
        searches: await upstream.call(calls.rememberSearch, { body: { q: text } }),
      }),
      ({ errors }) => ({ errors, searches: [] }),
    )
  }

  @Mutation(() => RecentSearchesPayload, { description: 'Forgets what the caller searched for.' })
  async forgetSearches(@Ctx() { upstream }: GatewayContext): Promise<RecentSearchesPayload> {
    return orRefusal<RecentSearchesPayload>(
      async () => {
        await upstream.call(calls.forgetSearches, {})
        return { errors: [], searches: [] }
      },
      ({ errors }) => ({ errors, searches: [] }),
    )
  }
}
