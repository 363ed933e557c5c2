import { useCallback } from 'react'
import { toast } from '../../ui/toast'
import { accountsMessages } from './accounts-messages'
import { answerOf, sentencesOf } from './accounts-refusals'
import {
  useDeleteUserMutation,
  useDisableUserMutation,
  useEnableUserMutation,
  useRestoreUserMutation,
  useUnblockUserMutation,
  type UserRowFieldsFragment as Row,
} from './accounts.generated'
import { nameOf } from './user-list-columns'
import type { UserMenuAct } from './user-row-menu'

const words = accountsMessages.list

/** The acts on one user that need no form. Answers true when the server did it; a refusal is shown. */
export function useUserActs(): (act: UserMenuAct, row: Row) => Promise<boolean> {
  const [disableUser] = useDisableUserMutation()
  const [enableUser] = useEnableUserMutation()
  const [deleteUser] = useDeleteUserMutation()
  const [restoreUser] = useRestoreUserMutation()
  const [unblockUser] = useUnblockUserMutation()
  return useCallback(
    async (act, row) => {
      const options = { variables: { id: row.id } }
      const run = {
        disable: async () => (await disableUser(options)).data?.disableUser,
        enable: async () => (await enableUser(options)).data?.enableUser,
        remove: async () => (await deleteUser(options)).data?.deleteUser,
        restore: async () => (await restoreUser(options)).data?.restoreUser,
        unblock: async () => (await unblockUser(options)).data?.unblockUser,
      }[act]
      const { errors } = await answerOf(run)
      if (errors.length === 0) {
        toast({ title: words.done[act](nameOf(row)), status: 'success', duration: 5000 })
        return true
      }
      toast({ title: words.actFailed, description: sentencesOf(errors), status: 'error', duration: 5000 })
      return false
    },
    [disableUser, enableUser, deleteUser, restoreUser, unblockUser],
  )
}
