import { role } from '@portal/rest-contract'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orNull } from '../../../errors/missing.js'
import { orRefusal } from '../../../errors/user-error.js'
import {
  create,
  readOfferedRoles,
  readRole,
  readRoleByName,
  readRoles,
  remove,
  update,
} from './accounts-role-client.js'
import {
  CreateRoleInput,
  DeleteRolePayload,
  OfferedRole,
  Role,
  RolePayload,
  UpdateRoleInput,
} from './accounts-role-types.js'

@Resolver()
export class RolesResolver {
  @Query(() => [Role], {
    description: 'Roles with the number of their users: those of every installation first, then by name.',
  })
  async roles(@Ctx() context: GatewayContext): Promise<Role[]> {
    return readRoles(context)
  }

  @Query(() => Role, {
    nullable: true,
    description: 'One role; null when there is none.',
  })
  async role(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: 'Id of the role.' }) id: string,
  ): Promise<Role | null> {
    return orNull(readRole(context, id))
  }

  @Query(() => Role, { nullable: true, description: 'The role of a name; null when there is none.' })
  async roleByName(
    @Ctx() context: GatewayContext,
    @Arg('name', () => String, { description: 'Name of the role.' }) name: string,
  ): Promise<Role | null> {
    return orNull(readRoleByName(context, name))
  }

  @Query(() => [OfferedRole], { description: 'Roles that the user editor shows to the caller, in order.' })
  async offeredRoles(@Ctx() context: GatewayContext): Promise<OfferedRole[]> {
    return readOfferedRoles(context)
  }

  @Mutation(() => RolePayload, { description: 'Creates a role.' })
  async createRole(
    @Ctx() context: GatewayContext,
    @Arg('input', () => CreateRoleInput, { description: 'The new role.' }) input: CreateRoleInput,
  ): Promise<RolePayload> {
    return orRefusal<RolePayload>(
      async () => ({ errors: [], role: await create(context, input) }),
      ({ errors }) => ({ errors, role: null }),
    )
  }

  @Mutation(() => RolePayload, {
    description: 'Changes a role; it holds for everybody who has it within a second.',
  })
  async updateRole(
    @Ctx() context: GatewayContext,
    @Arg('input', () => UpdateRoleInput, { description: 'The role and its changes.' }) input: UpdateRoleInput,
  ): Promise<RolePayload> {
    return orRefusal<RolePayload>(
      async () => ({ errors: [], role: await update(context, input) }),
      async (refused) => ({
        errors: refused.errors,
        role: await currentRow(refused, role, () => readRole(context, input.id)),
      }),
    )
  }

  @Mutation(() => DeleteRolePayload, { description: 'Deletes a role that nobody has.' })
  async deleteRole(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: 'Id of the role.' }) id: string,
  ): Promise<DeleteRolePayload> {
    return orRefusal<DeleteRolePayload>(
      async () => remove(context, id).then(() => ({ errors: [], role: null })),
      async (refused) => ({
        errors: refused.errors,
        role: await currentRow(refused, role, () => readRole(context, id)),
      }),
    )
  }
}
