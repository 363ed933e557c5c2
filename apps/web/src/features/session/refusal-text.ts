import type { PayloadError } from '../../lib/saving/form-errors'
import { sessionMessages as m } from './session-messages.generated'

/** The server's refusal in the words of the screen: one line for each message, 'symbol' for 'non alphanumeric'. */
export function refusalText(errors: readonly PayloadError[]): string {
  return errors.map(({ message }) => message.replaceAll('non alphanumeric', 'symbol')).join('\n')
}

/** Whether a reset link was spent or has expired. */
export function isLinkExpired(errors: readonly PayloadError[]): boolean {
  return errors.some(({ message }) => message === 'Invalid token.')
}

/** The words of a failed request, network or server. */
export function failureText(error: unknown): string {
  if (error instanceof TypeError) return m.noNetwork
  return error instanceof Error && error.message ? error.message : m.requestFailed
}

/** The text about a refused request for a reset mail. */
export function forgotRefusalText(errors: readonly PayloadError[], email: string): string {
  const codes = new Set(errors.map((error) => error.code))
  if (codes.has('NOT_FOUND')) return m.emailNotFound({ email })
  if (codes.has('FORBIDDEN')) return m.emailDeactivated({ email })
  return refusalText(errors)
}
