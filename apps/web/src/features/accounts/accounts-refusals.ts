import type { PayloadError } from '../../lib/form-errors'
import { problemOf } from '../../lib/problem'

/** What a mutation payload carries. */
export interface Payload {
  errors: readonly PayloadError[]
}

/** Runs a mutation; a fault on the way becomes a refusal, so that a screen shows both at the same place. */
export async function answerOf<Answer extends Payload>(
  run: () => Promise<Answer | undefined>,
): Promise<Partial<Omit<Answer, 'errors'>> & Payload> {
  try {
    return (await run()) ?? { errors: [] }
  } catch (error) {
    const { id, message } = problemOf(error)
    return { errors: [{ code: 'INTERNAL', message: id ? `${message} Error ${id}.` : message }] } as unknown as Partial<
      Omit<Answer, 'errors'>
    > &
      Payload
  }
}

/** The sentences of refusals in one line. */
export function sentencesOf(errors: readonly PayloadError[]): string {
  return errors.map(({ message }) => message).join(' ')
}
