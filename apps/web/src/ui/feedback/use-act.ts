import { useCallback, useState } from 'react'
import type { PayloadError } from '../../lib/saving/form-errors'
import { problemOf } from '../../lib/problem'
import { toast } from './toast'

type Run = () => Promise<readonly PayloadError[] | undefined>

/** Why an act was not done, in one line; '' when it was. */
async function refusalOf(run: Run): Promise<string> {
  try {
    return ((await run()) ?? []).map(({ message }) => message).join(' ')
  } catch (error) {
    return problemOf(error).message
  }
}

/** Runs an act on a record, such as a row of a list, and shows its outcome; `after` is called in both cases. */
export function useAct(
  failed: string,
  after: () => void,
): { busy: boolean; act: (done: string, run: Run) => Promise<void> } {
  const [busy, setBusy] = useState(false)
  const act = useCallback(
    async (done: string, run: Run) => {
      setBusy(true)
      const refusal = await refusalOf(run)
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
