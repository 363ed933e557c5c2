import { useCallback, useState } from 'react'
import type { PayloadError } from '../../lib/saving/form-errors'
import { refusalsOf } from '../../lib/saving/refusals'
import { toast } from './toast'

type Run = () => Promise<readonly PayloadError[] | undefined>

/** Runs an act on a record, such as a row of a list, and says how it ended; `after` comes in both cases. */
export function useAct(
  failed: string,
  after: () => void,
): { busy: boolean; act: (done: string, run: Run) => Promise<void> } {
  const [busy, setBusy] = useState(false)
  const act = useCallback(
    async (done: string, run: Run) => {
      setBusy(true)
      const refusal = (await refusalsOf(run)).map(({ message }) => message).join(' ')
      setBusy(false)
      toast({
        ...(refusal
          ? { title: failed, description: refusal, status: 'error' }
          : { title: done, status: 'success' }),
        duration: 5000,
      })
      after()
    },
    [failed, after],
  )
  return { busy, act }
}
