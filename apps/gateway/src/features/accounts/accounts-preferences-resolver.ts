import { userPreferences } from '@portal/rest-contract'
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orRefusal } from '../../errors/user-error.js'
import { readPreferences, save } from './accounts-preferences-client.js'
import { PreferencesPayload, SavePreferencesInput, UserPreferences } from './accounts-preferences-types.js'

@Resolver()
export class PreferencesResolver {
  @Query(() => UserPreferences, { description: 'What the signed-in person has chosen for the own portal.' })
  async preferences(@Ctx() context: GatewayContext): Promise<UserPreferences> {
    return readPreferences(context)
  }

  @Mutation(() => PreferencesPayload, { description: 'Saves the own preferences.' })
  async savePreferences(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SavePreferencesInput, { description: 'The preferences as they shall be.' })
    input: SavePreferencesInput,
  ): Promise<PreferencesPayload> {
    return orRefusal<PreferencesPayload>(
      async () => ({ errors: [], preferences: await save(context, input) }),
      async (refused) => ({
        errors: refused.errors,
        preferences: await currentRow(refused, userPreferences, () => readPreferences(context)),
      }),
    )
  }
}
