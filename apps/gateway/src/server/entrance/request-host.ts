import type { IncomingMessage } from 'node:http'
import { namesOneHost, unclearHost } from '@portal/domain'
import { PortalError } from '../../errors/portal-error.js'

/** The refusal of a request whose host is ambiguous; undefined for every other. */
export function hostRefusal(request: IncomingMessage): PortalError | undefined {
  const { headersDistinct, url, httpVersion } = request
  return namesOneHost(headersDistinct['host'] ?? [], url ?? '', httpVersion)
    ? undefined
    : new PortalError('BAD_USER_INPUT', unclearHost)
}
