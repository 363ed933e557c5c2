import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { forgetUser } from '../../../lib/session/session'
import { goTo } from '../../../lib/place'
import { toast } from '../../../ui/feedback/toast'
import { ownSessionsMessages as m } from './own-sessions-messages.generated'
import {
  useEndOwnSessionMutation,
  useForgetOwnDeviceMutation,
  useForgetOwnDevicesMutation,
  useSignOutEverywhereMutation,
  type OwnSessionsFieldsFragment as OwnSessions,
} from '../session.generated'

interface Payload {
  errors: readonly { message: string }[]
  ownSessions?: OwnSessions | null
}

/**
 * The acts on the person's own sessions and devices; each returns whether it was done. `busy` names the one that is
 * running.
 */
export function useOwnSessionActs(onLeft: (left: OwnSessions) => void) {
  const [busy, setBusy] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [endOne] = useEndOwnSessionMutation()
  const [endAll] = useSignOutEverywhereMutation()
  const [forgetOne] = useForgetOwnDeviceMutation()
  const [forgetAll] = useForgetOwnDevicesMutation()

  async function run(what: string, act: () => Promise<Payload | undefined>, done?: string): Promise<void> {
    setBusy(what)
    setRefusal(undefined)
    try {
      const payload = await act()
      const refused = payload?.errors[0]
      if (refused) setRefusal(refused.message)
      else if (payload?.ownSessions) {
        onLeft(payload.ownSessions)
        if (done) toast({ title: done, status: 'success' })
      } else {
        // The session of this request is over.
        forgetUser()
        goTo('/auth/login')
      }
    } catch (error) {
      setRefusal(problemOf(error).message || m.failed)
    } finally {
      setBusy(undefined)
    }
  }

  return {
    busy,
    refusal,
    end: (id: string) =>
      run(id, async () => (await endOne({ variables: { id } })).data?.endOwnSession, m.ended),
    everywhere: () => run('everywhere', async () => (await endAll()).data?.signOutEverywhere),
    forget: (id: string) =>
      run(id, async () => (await forgetOne({ variables: { id } })).data?.forgetOwnDevice, m.forgotten),
    forgetAll: () =>
      run('forget all', async () => (await forgetAll()).data?.forgetOwnDevices, m.allForgotten),
  }
}
