import { PortalError } from '../errors/portal-error.js'

/** The error of an unavailable shared store. The person stays signed in and may try again. */
export function storeUnavailable(act: string): PortalError {
  return new PortalError(
    'UPSTREAM_UNAVAILABLE',
    'The server cannot answer at the moment. Please try again.',
    {
      cause: `the session store does not answer (${act})`,
      retryAfterSeconds: 1,
    },
  )
}
