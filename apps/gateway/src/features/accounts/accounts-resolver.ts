import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { permissionsOf, viewerOf } from './accounts-client.js'
import { Permission, Viewer } from './accounts-types.js'

@Resolver(() => Viewer)
export class AccountsResolver {
  @Query(() => Viewer, {
    nullable: true,
    description:
      'The signed-in person; null when nobody is signed in. This decides whether a browser is signed in.',
  })
  async viewer(@Ctx() context: GatewayContext): Promise<Viewer | null> {
    return (await context.caller.accessToken()) === undefined ? null : viewerOf(context)
  }

  @FieldResolver(() => [String], {
    description:
      'Parts of the portal that the system of record does not have, such as audit-trail or preferences. ' +
      'Menus leave them out.',
  })
  async missingRooms(@Ctx() { available }: GatewayContext): Promise<readonly string[]> {
    return available.missingParts()
  }

  @Query(() => [Permission], {
    description: 'Every permission that a role can hold. For people who may see roles.',
  })
  async permissions(@Ctx() context: GatewayContext): Promise<Permission[]> {
    return permissionsOf(context)
  }
}
