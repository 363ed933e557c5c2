import { bulkDisableRow, userImportPreview, userRow } from '@portal/rest-contract'
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { z } from 'zod'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orRefusal } from '../../../errors/user-error.js'
import {
  applyImport,
  bulkDisable,
  changeContactInfo,
  create,
  disable,
  enable,
  judgeBulkDisable,
  mailPasswordLink,
  patch,
  readUser,
  remove,
  restore,
  unblock,
  update,
} from './accounts-user-client.js'
import {
  CreateUserInput,
  PatchUserInput,
  UpdateContactInfoInput,
  UpdateUserInput,
} from './accounts-user-inputs.js'
import {
  AdminResetPasswordPayload,
  ApplyUserImportPayload,
  BulkDisableUsersPayload,
  UserPayload,
} from './accounts-user-payloads.js'
import type { UserRow } from './accounts-user-types.js'

const idDescription = 'Id of the account.'

@Resolver()
export class UserMutations {
  @Mutation(() => UserPayload, {
    description: 'Creates a user and mails a single-use link that leads to Set Password.',
  })
  async createUser(
    @Ctx() context: GatewayContext,
    @Arg('input', () => CreateUserInput, { description: 'The new user.' }) input: CreateUserInput,
  ): Promise<UserPayload> {
    return orRefusal<UserPayload>(
      async () => ({ errors: [], user: await create(context, input) }),
      ({ errors }) => ({ errors, user: null }),
      sameAddress,
    )
  }

  @Mutation(() => UserPayload, {
    description: 'Changes a user, or the own details: everybody may change name, titles and phone number.',
  })
  async updateUser(
    @Ctx() context: GatewayContext,
    @Arg('input', () => UpdateUserInput, { description: 'The user and the changes.' }) input: UpdateUserInput,
  ): Promise<UserPayload> {
    return userAct(context, input.id, () => update(context, input))
  }

  @Mutation(() => UserPayload, {
    description:
      'Changes some members of a user; what is left out stays, null empties. Refusals as updateUser.',
  })
  async patchUser(
    @Ctx() context: GatewayContext,
    @Arg('input', () => PatchUserInput, { description: 'What changes.' }) input: PatchUserInput,
  ): Promise<UserPayload> {
    return userAct(context, input.id, () => patch(context, input))
  }

  @Mutation(() => UserPayload, {
    description: 'Says whether a person is displayed as a contact, and at which place.',
  })
  async updateContactInfo(
    @Ctx() context: GatewayContext,
    @Arg('input', () => UpdateContactInfoInput, { description: 'Who, and how.' })
    input: UpdateContactInfoInput,
  ): Promise<UserPayload> {
    return userAct(context, input.id, () => changeContactInfo(context, input))
  }

  @Mutation(() => UserPayload, {
    description: 'Disables a user; every session of the user ends at once. Never the last administrator.',
  })
  async disableUser(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: idDescription }) id: string,
  ): Promise<UserPayload> {
    return userAct(context, id, () => disable(context, id))
  }

  @Mutation(() => UserPayload, { description: 'Enables a disabled user.' })
  async enableUser(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: idDescription }) id: string,
  ): Promise<UserPayload> {
    return userAct(context, id, () => enable(context, id))
  }

  @Mutation(() => UserPayload, {
    description: 'Deletes a user; the records keep the name, and restoreUser brings the account back.',
  })
  async deleteUser(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: idDescription }) id: string,
  ): Promise<UserPayload> {
    return userAct(context, id, () => remove(context, id))
  }

  @Mutation(() => UserPayload, { description: 'Brings a deleted user back, disabled.' })
  async restoreUser(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: idDescription }) id: string,
  ): Promise<UserPayload> {
    return userAct(context, id, () => restore(context, id))
  }

  @Mutation(() => UserPayload, { description: 'Lifts the lock that failed sign-ins put on an account.' })
  async unblockUser(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: idDescription }) id: string,
  ): Promise<UserPayload> {
    return userAct(context, id, () => unblock(context, id))
  }

  @Mutation(() => AdminResetPasswordPayload, {
    description: 'Mails a link to choose a new password with; the old one stays good until it is used.',
  })
  async adminResetPassword(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: idDescription }) id: string,
  ): Promise<AdminResetPasswordPayload> {
    return orRefusal<AdminResetPasswordPayload>(
      async () => mailPasswordLink(context, id).then(() => ({ errors: [], user: null })),
      async (refused) => ({
        errors: refused.errors,
        user: await currentRow<UserRow>(refused, userRow, () => readUser(context, id)),
      }),
    )
  }

  @Mutation(() => ApplyUserImportPayload, {
    description: 'Creates every user of a previewed file, each with a mailed link; all or none.',
  })
  async applyUserImport(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: 'Id of the previewed file.' }) id: string,
  ): Promise<ApplyUserImportPayload> {
    return orRefusal<ApplyUserImportPayload>(
      async () => ({ errors: [], ...(await applyImport(context, id)), preview: null }),
      async (refused) => ({
        errors: refused.errors,
        created: 0,
        preview: await currentRow(refused, userImportPreview),
      }),
    )
  }

  @Mutation(() => BulkDisableUsersPayload, { description: 'Disables users, all or none.' })
  async bulkDisableUsers(
    @Ctx() context: GatewayContext,
    @Arg('ids', () => [ID], { description: 'Ids of the accounts, at most 5000.' }) ids: string[],
  ): Promise<BulkDisableUsersPayload> {
    return orRefusal<BulkDisableUsersPayload>(
      async () => ({ errors: [], ...(await bulkDisable(context, ids)), rows: [] }),
      async (refused) => ({
        errors: refused.errors,
        disabled: 0,
        rows:
          z.array(bulkDisableRow).safeParse(refused.current).data ??
          (await currentRow(refused, undefined, () => judgeBulkDisable(context, ids))) ??
          [],
      }),
    )
  }
}

/** The API compares the user name with the email; the form has one field for both. */
const sameAddress = { rename: { userName: 'email' } }

function userAct(context: GatewayContext, id: string, act: () => Promise<UserRow>): Promise<UserPayload> {
  return orRefusal<UserPayload>(
    async () => ({ errors: [], user: await act() }),
    async (refused) => ({
      errors: refused.errors,
      user: await currentRow<UserRow>(refused, userRow, () => readUser(context, id)),
    }),
    sameAddress,
  )
}
