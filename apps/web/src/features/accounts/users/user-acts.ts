import type { ApolloClient } from '@apollo/client'
import { toast } from '../../../ui/feedback/toast'
import { accountsMessages } from '../accounts-messages.generated'
import { userActsMessages } from './user-acts-messages.generated'
import { answerOf, sentencesOf } from '../accounts-refusals'
import type { UserRowFieldsFragment as Row } from '../accounts.generated'
import {
  DeleteUserDocument,
  DisableUserDocument,
  EnableUserDocument,
  RestoreUserDocument,
  UnblockUserDocument,
  type DeleteUserMutation,
  type DisableUserMutation,
  type EnableUserMutation,
  type RestoreUserMutation,
  type UnblockUserMutation,
} from './user-acts.generated'
import { nameOf } from './user-list-columns'
import type { UserMenuAct } from './user-row-menu'

const words = accountsMessages.list

/** Acts on one user that need no form. Returns true when the server did it; a refusal is shown. */
export async function actOnUser(client: ApolloClient, act: UserMenuAct, row: Row): Promise<boolean> {
  const variables = { id: row.id }
  const run = {
    disable: async () =>
      (await client.mutate<DisableUserMutation>({ mutation: DisableUserDocument, variables })).data
        ?.disableUser,
    enable: async () =>
      (await client.mutate<EnableUserMutation>({ mutation: EnableUserDocument, variables })).data?.enableUser,
    remove: async () =>
      (await client.mutate<DeleteUserMutation>({ mutation: DeleteUserDocument, variables })).data?.deleteUser,
    restore: async () =>
      (await client.mutate<RestoreUserMutation>({ mutation: RestoreUserDocument, variables })).data
        ?.restoreUser,
    unblock: async () =>
      (await client.mutate<UnblockUserMutation>({ mutation: UnblockUserDocument, variables })).data
        ?.unblockUser,
  }[act]
  const { errors } = await answerOf(run)
  if (errors.length === 0) {
    toast({ title: userActsMessages.done[act]({ name: nameOf(row) }), status: 'success', duration: 5000 })
    return true
  }
  toast({ title: words.actFailed, description: sentencesOf(errors), status: 'error', duration: 5000 })
  return false
}
