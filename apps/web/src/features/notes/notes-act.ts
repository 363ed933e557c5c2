import type { PayloadError } from '../../lib/form-errors'
import { problemOf } from '../../lib/problem'

/** Why a mutation was not done, in sentences; '' when it was. A fault on the way is told like a refusal. */
export async function refusalOf(run: () => Promise<readonly PayloadError[] | undefined>): Promise<string> {
  try {
    return ((await run()) ?? []).map(({ message }) => message).join(' ')
  } catch (error) {
    const { id, message } = problemOf(error)
    return id ? `${message} Error ${id}.` : message
  }
}
