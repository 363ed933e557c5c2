import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { problemOf } from '../../../lib/problem'
import { toast } from '../../../ui/feedback/toast'
import { accountsMessages } from '../accounts-messages.generated'
import type { UserRowFieldsFragment as Row } from '../accounts.generated'
import type { UserMenuAct } from './user-row-menu'

/** The acts on one user that need no form. Returns true when the server did it; a refusal is shown. */
export function useUserActs(): (act: UserMenuAct, row: Row) => Promise<boolean> {
  const client = useApolloClient()
  return useCallback(
    async (act, row) => {
      try {
        // Loaded at the first press: the list is there sooner.
        const { actOnUser } = await import('./user-acts')
        return await actOnUser(client, act, row)
      } catch (error) {
        const { message } = problemOf(error)
        toast({
          title: accountsMessages.list.actFailed,
          description: message,
          status: 'error',
          duration: 5000,
        })
        return false
      }
    },
    [client],
  )
}
