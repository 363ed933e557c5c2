import type { PayloadError } from '../../lib/form-errors'
import { problemOf } from '../../lib/problem'

/** What the acts on a report know of it. */
export interface ReportOfActs {
  id: number
  version: number
  title: string
  acknowledge: { allowed: boolean }
  withdraw: { allowed: boolean }
  resend: { allowed: boolean }
  replace: { allowed: boolean }
}

/** What an act was refused with; a fault of the way there counts as one. */
export async function refusals(
  run: () => Promise<readonly PayloadError[] | undefined>,
): Promise<readonly PayloadError[]> {
  try {
    return (await run()) ?? []
  } catch (error) {
    return [{ code: 'INTERNAL', message: problemOf(error).message }]
  }
}
