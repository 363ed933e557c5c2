import type { PayloadError } from '../../lib/saving/form-errors'
import { refusalsOf } from '../../lib/saving/refusals'

/** Why a mutation was not done, in sentences; '' when it was. A fault on the way is told like a refusal. */
export async function refusalOf(run: () => Promise<readonly PayloadError[] | undefined>): Promise<string> {
  return (await refusalsOf(run)).map(({ message }) => message).join(' ')
}
