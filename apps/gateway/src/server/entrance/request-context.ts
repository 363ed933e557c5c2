import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PortalFeature } from '@portal/domain'
import { readTogether } from '@portal/rest-contract'
import { RequestMemo, type GatewayContext } from '../../context.js'
import type { SignInAttempts } from '../../session/attempts.js'
import { BearerCaller, CookieCaller } from '../../session/caller.js'
import { RequestCookies } from '../../session/cookies.js'
import type { DeviceProofs } from '../../session/device-proof.js'
import type { Sessions } from '../../session/sessions.js'
import { portalParts } from '../../features.js'
import { AvailableCalls } from '../../upstream/available-calls.js'
import { RequestUpstream, type Deadlines } from '../../upstream/request-upstream.js'
import type { RestClient } from '../../upstream/rest-client.js'
import { bearerOf } from './guard.js'
import type { RateLimits } from '../limits/rate-limits.js'
import { factsOf } from './request-facts.js'

export interface ContextParts {
  rest: RestClient
  sessions: Sessions
  attempts: SignInAttempts
  devices: DeviceProofs
  rates: RateLimits
  secure: boolean
  /** IP address of the client behind a request. */
  addressOf: (request: IncomingMessage) => string | undefined
  deadlines?: Deadlines | undefined
  /** Parts of the portal that the settings leave out. */
  leftOut?: readonly PortalFeature[]
}

/** Creates what lives for one request: the caller, and the REST client that acts on the caller's behalf. */
export function contextFactory(parts: ContextParts) {
  const { rest, sessions, attempts, devices, rates, secure, addressOf, deadlines, leftOut = [] } = parts
  const available = new AvailableCalls(rest.transport, portalParts, Date.now, leftOut)
  const takesMany = () => available.has(readTogether)
  return (request: IncomingMessage, response: ServerResponse): GatewayContext => {
    const facts = factsOf(request, response, addressOf(request))
    const bearer = bearerOf(request)
    const cookies = bearer === undefined ? new RequestCookies(request, response, secure) : undefined
    const browserCaller = cookies && new CookieCaller(sessions, cookies, facts)
    const caller = browserCaller ?? new BearerCaller(bearer ?? '')
    const client = bearer ?? cookies?.session
    return {
      requestId: facts.requestId,
      caller,
      browser: browserCaller && { caller: browserCaller, cookies, attempts, devices },
      upstream: new RequestUpstream(rest, caller, facts, deadlines, takesMany),
      memo: new RequestMemo(),
      available,
      spend: (act, account, points) => rates.spend(act, { account, address: facts.clientIp, client }, points),
    }
  }
}
export type ContextFactory = ReturnType<typeof contextFactory>
