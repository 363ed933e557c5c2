import { useState } from 'react'
import type { PayloadError } from '../../lib/saving/form-errors'
import { refusalsOf } from '../../lib/saving/refusals'
import { toast } from '../../ui/feedback/toast'
import { useAnswering } from './answering-scope'

type Step = () => Promise<readonly PayloadError[] | undefined>

/**
 * Steps of a record that is being answered: what is typed is saved first, then the record is loaded again.
 * `changed` is said when somebody else moved it meanwhile, so that the step has to be looked at again.
 */
export function useSteps(changed = '') {
  const { saveAll, refuse, refresh } = useAnswering()
  const [busy, setBusy] = useState<string>()

  /** Answers the refusals, for the dialog that asked. */
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
    /** The step that runs, by the words in which it is reported. */
    busy,
    run,
    /** A step of a button: refusals stand above the page. */
    act: async (done: string, step: Step) =>
      refuse((await run(done, step)).map(({ message }) => message).join(' ')),
  }
}
