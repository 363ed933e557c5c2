import { leaContent } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orNull } from '../../errors/missing.js'
import { orRefusal } from '../../errors/user-error.js'
import { create, readLeaContent, removeLogo, toLeaContent, update } from './agencies-client.js'
import {
  CreateLeaInput,
  DeleteLeaLogoInput,
  LeaContent,
  LeaContentPayload,
  UpdateLeaInput,
} from './agencies-content-types.js'

@Resolver()
export class LeaContentResolver {
  @Query(() => LeaContent, {
    nullable: true,
    description: 'One agency with its content; null when there is none that the caller may see.',
  })
  async leaContent(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'Id of the agency.' }) id: number,
  ): Promise<LeaContent | null> {
    return orNull(readLeaContent(context, id))
  }

  @Mutation(() => LeaContentPayload, { description: 'Adds an agency.' })
  async createLea(
    @Ctx() context: GatewayContext,
    @Arg('input', () => CreateLeaInput, { description: 'The new agency.' }) input: CreateLeaInput,
  ): Promise<LeaContentPayload> {
    return orRefusal<LeaContentPayload>(
      async () => ({ errors: [], lea: await create(context, input) }),
      ({ errors }) => ({ errors, lea: null }),
    )
  }

  @Mutation(() => LeaContentPayload, { description: 'Changes an agency and its content.' })
  async updateLea(
    @Ctx() context: GatewayContext,
    @Arg('input', () => UpdateLeaInput, { description: 'The agency and its changes.' }) input: UpdateLeaInput,
  ): Promise<LeaContentPayload> {
    return leaAct(context, input.id, () => update(context, input))
  }

  @Mutation(() => LeaContentPayload, { description: 'Takes the logo of an agency away.' })
  async deleteLeaLogo(
    @Ctx() context: GatewayContext,
    @Arg('input', () => DeleteLeaLogoInput, {
      description: 'The agency, and the version that the caller saw.',
    })
    input: DeleteLeaLogoInput,
  ): Promise<LeaContentPayload> {
    return leaAct(context, input.id, () => removeLogo(context, input))
  }
}

function leaAct(
  context: GatewayContext,
  id: number,
  act: () => Promise<LeaContent>,
): Promise<LeaContentPayload> {
  return orRefusal<LeaContentPayload>(
    async () => ({ errors: [], lea: await act() }),
    async (refused) => ({
      errors: refused.errors,
      lea: await currentRow<LeaContent>(refused, leaContent.transform(toLeaContent), () =>
        readLeaContent(context, id),
      ),
    }),
  )
}
