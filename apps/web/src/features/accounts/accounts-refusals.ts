import type { PayloadError } from '../../lib/saving/form-errors'
import { thrownRefusals } from '../../lib/saving/refusals'

/** What a mutation payload carries. */
interface Payload {
  errors: readonly PayloadError[]
}

/** Runs a mutation; a fault becomes a refusal, so that a screen shows both at the same place. */
export async function answerOf<Answer extends Payload>(
  run: () => Promise<Answer | undefined>,
): Promise<Payload & { answer?: Answer | undefined }> {
  try {
    const answer = await run()
    return { errors: answer?.errors ?? [], answer }
  } catch (error) {
    return { errors: thrownRefusals(error) }
  }
}

/** The sentences of refusals in one line. */
export function sentencesOf(errors: readonly PayloadError[]): string {
  return errors.map(({ message }) => message).join(' ')
}
