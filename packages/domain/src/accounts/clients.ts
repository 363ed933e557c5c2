import { isCalendarDay } from '../calendar-day.js'
import { checkText, oneLine } from '../text-rules.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'
import { can, type Actor } from './actor.js'
import { clientScopes, isClientScope } from './client-scopes.js'

/** Default limit of a new client, in requests per minute. */
export const usualClientRequests = 600
const leastClientRequests = 10
const mostClientRequests = 6000
/** Maximum validity of a client: the state must review it at least this often. */
const longestClientLifeDays = 731
/** After a rotation the previous secret stays valid for this many hours, so that a client can switch without a gap. */
export const clientSecretOverlapHours = 24

/** Input of the form in which a state administrator registers a client. */
export interface ClientInput {
  name: string
  /** Contact person. */
  contact: string
  scopes: readonly string[]
  /** Every agency, including those added later; `leaIds` is then empty. An empty list alone never means all. */
  allLeas: boolean
  leaIds: readonly number[]
  /** Last day on which the client is valid, YYYY-MM-DD. */
  expiresOn: string
  requestsPerMinute: number
}

/**
 * Rules of the register form that need no stored records; `today` is YYYY-MM-DD in the state's time zone. Returns the
 * refusals only.
 */
export function checkClientInput(input: ClientInput, today: string): Verdict[] {
  const unknown = input.scopes.filter((value) => !isClientScope(value))
  const undivided = clientScopes.filter(
    (scope) => 'stateWide' in scope && input.scopes.includes(scope.value) && !input.allLeas,
  )
  return [
    checkText(input.name, { field: 'name', label: 'Name', required: true, most: 100 }),
    checkText(input.contact, { field: 'contact', label: 'Contact', required: true, most: 200 }),
    input.scopes.length === 0 ? badInput('Choose at least one scope.', 'scopes') : allowed,
    unknown.length > 0 ? badInput(`There is no scope ${unknown.join(', ')}.`, 'scopes') : allowed,
    ...undivided.map(({ name }) =>
      badInput(`"${name}" is for clients of all jurisdictions only: the record is not divided.`, 'scopes'),
    ),
    input.allLeas || input.leaIds.length > 0
      ? allowed
      : badInput('Choose at least one jurisdiction, or all.', 'leaIds'),
    input.allLeas && input.leaIds.length > 0
      ? badInput('Choose either all jurisdictions or some of them.', 'leaIds')
      : allowed,
    checkExpiry(input.expiresOn, today),
    Number.isInteger(input.requestsPerMinute) &&
    input.requestsPerMinute >= leastClientRequests &&
    input.requestsPerMinute <= mostClientRequests
      ? allowed
      : badInput(
          `Requests per minute is a whole number from ${leastClientRequests} to ${mostClientRequests}.`,
          'requestsPerMinute',
        ),
  ].filter((verdict) => !verdict.allowed)
}

/** Latest permitted expiry of a client (YYYY-MM-DD). */
export function latestClientExpiry(today: string): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + longestClientLifeDays * 86_400_000)
    .toISOString()
    .slice(0, 10)
}

function checkExpiry(day: string, today: string): Verdict {
  if (!isCalendarDay(day)) return badInput('Expires on is required.', 'expiresOn')
  if (day < today) return badInput('Expires on cannot be in the past.', 'expiresOn')
  return day > latestClientExpiry(today)
    ? badInput('Expires on can be at most two years ahead.', 'expiresOn')
    : allowed
}

/** The client in its stored form: trimmed texts, no duplicates. */
export function tidyClientInput(input: ClientInput): ClientInput {
  return {
    ...input,
    name: oneLine(input.name),
    contact: oneLine(input.contact),
    scopes: [...new Set(input.scopes)].toSorted(),
    leaIds: [...new Set(input.leaIds)].toSorted((a, b) => a - b),
  }
}

export type ClientState = 'active' | 'expired' | 'revoked'

/** Facts about a registered client that the rules depend on. Days are YYYY-MM-DD in the state's time zone. */
export interface ClientFacts {
  expiresOn: string
  isRevoked: boolean
}

/** Whether the secret and tokens of the client are valid today; on the last day they still are. */
export function clientState(client: ClientFacts, today: string): ClientState {
  if (client.isRevoked) return 'revoked'
  return client.expiresOn < today ? 'expired' : 'active'
}

/** Whether the actor may manage clients of other systems. */
export function canManageClients(actor: Actor): Verdict {
  return can(actor, 'clients.manage') ? allowed : forbidden('You may not manage clients.')
}

/** Whether the actor may change a client, including its expiry: this is how an expired one is renewed. */
export function canChangeClient(actor: Actor, client: ClientFacts): Verdict {
  const verdict = canManageClients(actor)
  if (!verdict.allowed) return verdict
  return client.isRevoked ? wrongState('This client is revoked. Register a new one.') : allowed
}

/** Whether the actor may issue a new secret for a client that is valid today. */
export function canRotateClientSecret(actor: Actor, client: ClientFacts, today: string): Verdict {
  const verdict = canChangeClient(actor, client)
  if (!verdict.allowed) return verdict
  return clientState(client, today) === 'expired'
    ? wrongState('This client has expired. Set another expiry first.')
    : allowed
}

/** Whether the actor may revoke a client. A revocation cannot be undone. */
export function canRevokeClient(actor: Actor, client: ClientFacts): Verdict {
  const verdict = canManageClients(actor)
  if (!verdict.allowed) return verdict
  return client.isRevoked ? wrongState('This client is revoked already.') : allowed
}
