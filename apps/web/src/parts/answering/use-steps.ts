import { useState } from 'react'
import type { PayloadError } from '../../lib/saving/form-errors'
import { refusalsOf } from '../../lib/saving/refusals'
import { toast } from '../../ui/feedback/toast'
import { useAnswering } from './answering-scope'

type Step = () => Promise<readonly PayloadError[] | undefined>

/**
 * Steps of a record that is being answered: unsaved text is saved before a step, and the record is loaded again after it.
 * `changed` is added to the message of a conflict: another person changed the record, so that the step has to be reconsidered.
 */
export function useSteps(changed = '') {
  const { saveAll, refuse, refresh } = useAnswering()
  const [busy, setBusy] = useState<string>()

  /** Returns the refusals, for a dialog to show. */
  async function run(done: string, step: Step): Promise<readonly PayloadError[]> {
    setBusy(done)
    let isSaved = false
    const refusals = await refusalsOf(async () => {
      isSaved = await saveAll()
      return isSaved ? step() : undefined
    })
    if (isSaved) {
      if (refusals.length === 0) toast({ status: 'success', title: done })
      refresh()
    }
    setBusy(undefined)
    return refusals.map(({ code, field, message }) => ({
      code,
      field: field ?? null,
      message: code === 'CONFLICT' && changed ? `${message} ${changed}` : message,
    }))
  }
  return {
    /** The running step, identified by its success message. */
    busy,
    run,
    /** Runs a step for a button; refusals are shown at the top of the page. */
    act: async (done: string, step: Step) =>
      refuse((await run(done, step)).map(({ message }) => message).join(' ')),
  }
}
