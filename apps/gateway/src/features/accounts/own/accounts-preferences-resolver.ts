import { userPreferences } from '@portal/rest-contract'
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orRefusal } from '../../../errors/user-error.js'
import { readPreferences, save, saveColumns } from './accounts-preferences-client.js'
import {
  ListColumnsPayload,
  PreferencesPayload,
  SaveListColumnsInput,
  SavePreferencesInput,
  UserPreferences,
} from './accounts-preferences-types.js'

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

  @Mutation(() => ListColumnsPayload, { description: 'Remembers which columns of a list are put away.' })
  async saveListColumns(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SaveListColumnsInput, { description: 'The list and its columns.' })
    input: SaveListColumnsInput,
  ): Promise<ListColumnsPayload> {
    return orRefusal<ListColumnsPayload>(
      async () => ({ errors: [], listColumns: await saveColumns(context, input) }),
      async ({ errors }) => ({ errors, listColumns: null }),
    )
  }
}
