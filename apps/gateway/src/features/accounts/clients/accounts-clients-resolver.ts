import { clientScopes } from '@portal/domain'
import { client } from '@portal/rest-contract'
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orNull } from '../../../errors/missing.js'
import { orRefusal, type Refused } from '../../../errors/user-error.js'
import { readClient, readClients, register, revoke, rotate, update } from './accounts-clients-client.js'
import {
  Client,
  ClientPayload,
  ClientScope,
  ClientSecretPayload,
  RegisterClientInput,
  UpdateClientInput,
} from './accounts-clients-types.js'

@Resolver()
export class ClientsResolver {
  @Query(() => [Client], {
    description: 'Clients of other systems: good ones first. For people who may manage clients.',
  })
  async clients(@Ctx() context: GatewayContext): Promise<Client[]> {
    return readClients(context)
  }

  @Query(() => Client, { nullable: true, description: 'One client; null when there is none.' })
  async client(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: 'Its client_id.' }) id: string,
  ): Promise<Client | null> {
    return orNull(readClient(context, id))
  }

  @Query(() => [ClientScope], { description: 'Every scope that a client can have.' })
  clientScopes(): ClientScope[] {
    return clientScopes.map((scope) => ({
      value: scope.value,
      name: scope.name,
      description: scope.description,
      isStateWide: 'stateWide' in scope,
    }))
  }

  @Mutation(() => ClientSecretPayload, { description: 'Registers a client and shows its secret, once.' })
  async registerClient(
    @Ctx() context: GatewayContext,
    @Arg('input', () => RegisterClientInput, { description: 'The new client.' }) input: RegisterClientInput,
  ): Promise<ClientSecretPayload> {
    return orRefusal<ClientSecretPayload>(
      async () => ({ errors: [], ...(await register(context, input)) }),
      ({ errors }) => ({ errors, client: null, secret: null }),
    )
  }

  @Mutation(() => ClientPayload, { description: 'Changes a client; it holds for its next request.' })
  async updateClient(
    @Ctx() context: GatewayContext,
    @Arg('input', () => UpdateClientInput, { description: 'The client and its changes.' })
    input: UpdateClientInput,
  ): Promise<ClientPayload> {
    return orRefusal<ClientPayload>(
      async () => ({ errors: [], client: await update(context, input) }),
      (refused) => asItStands(context, input.id, refused),
    )
  }

  @Mutation(() => ClientSecretPayload, {
    description:
      'Makes a new secret and shows it, once. The one before is good for 24 more hours, or ends at once with every token.',
  })
  async rotateClientSecret(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: 'The client.' }) id: string,
    @Arg('version', () => Int, { description: 'Version of the record that the caller saw.' }) version: number,
    @Arg('keepPrevious', () => Boolean, { description: 'The secret before stays good for 24 hours.' })
    keepPrevious: boolean,
  ): Promise<ClientSecretPayload> {
    return orRefusal<ClientSecretPayload>(
      async () => ({ errors: [], ...(await rotate(context, id, { version, keepPrevious })) }),
      async (refused) => {
        const { errors, client: current } = await asItStands(context, id, refused)
        return { errors, client: current, secret: null }
      },
    )
  }

  @Mutation(() => ClientPayload, {
    description: 'Revokes a client for ever; its tokens are refused from the next request on.',
  })
  async revokeClient(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: 'The client.' }) id: string,
    @Arg('version', () => Int, { description: 'Version of the record that the caller saw.' }) version: number,
  ): Promise<ClientPayload> {
    return orRefusal<ClientPayload>(
      async () => ({ errors: [], client: await revoke(context, id, version) }),
      (refused) => asItStands(context, id, refused),
    )
  }
}

async function asItStands(context: GatewayContext, id: string, refused: Refused): Promise<ClientPayload> {
  return {
    errors: refused.errors,
    client: await currentRow(refused, client, () => readClient(context, id)),
  }
}
