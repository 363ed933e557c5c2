import { GraphQLError } from 'graphql'
import Negotiator from 'negotiator'
import { PortalError } from '../../errors/portal-error.js'

const plainJson = 'application/json'
/** In order of preference, for a client that accepts both equally. */
const mediaTypes = [plainJson, 'application/graphql-response+json']

/**
 * Status of a response to a well-formed GraphQL request (GraphQL over HTTP): as plain JSON it is 200 even where the
 * document was refused, because old clients treat another status as a network failure; GraphQL's own media type keeps
 * the status. A method that is not allowed stays 405, and a fault stays a fault.
 */
export function answerStatus(status: number | undefined, accept: string | undefined): number | undefined {
  if (status !== 400 && status !== 401 && status !== 403) return status
  const preferred = accept ? new Negotiator({ headers: { accept } }).mediaType(mediaTypes) : plainJson
  return preferred === plainJson ? 200 : status
}

/**
 * Gives an error that a guard throws before any resolver runs its own status: Apollo would report it as an internal
 * error.
 */
export function withStatus(thrown: unknown): unknown {
  if (!(thrown instanceof PortalError)) return thrown
  const { message, status } = thrown
  return new GraphQLError(message, { originalError: thrown, extensions: { http: { status } } })
}
