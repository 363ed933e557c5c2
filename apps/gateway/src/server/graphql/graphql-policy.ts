import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { Kind, visit, type DocumentNode } from 'graphql'
import { z } from 'zod'
import type { GatewayContext } from '../../context.js'
import { PortalError } from '../../errors/portal-error.js'
import { viewerOf } from '../../features/accounts/accounts-client.js'
import { BearerCaller } from '../../session/caller.js'
import { parseJson } from '../../upstream/upstream-errors.js'
import { answerStatus } from './answer-status.js'
import { refusalOfDocument } from './document-bounds.js'
import type { RegisteredOperations } from './registered-operations.js'
import type { ContextFactory } from '../entrance/request-context.js'

const persisted = z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) })

/**
 * Whether the caller may introspect the schema and open the playground: clients whose token the system of record
 * accepts, and users with api.explore, with a session or a token. Throws UNAUTHENTICATED for an invalid token.
 */
export async function mayExplore(context: GatewayContext): Promise<boolean> {
  if ((await context.caller.accessToken()) === undefined) return false
  const { permissions } = await viewerOf(context)
  return isClient(context) || permissions.includes('api.explore')
}

function isClient({ caller }: GatewayContext): boolean {
  return caller instanceof BearerCaller && caller.isOfClient
}

/**
 * Replaces the hash of a document by the document. In production only clients of other systems with a verified token
 * and users who may explore may send a document that the web client's build did not register. The limits of such a
 * document are checked before GraphQL's rules validate it, and the time of validating is charged to its sender.
 */
export function operationPolicy(
  operations: RegisteredOperations,
  contexts: ContextFactory,
  production: boolean,
): RequestHandler {
  return async (request: Request, response: Response, next: NextFunction) => {
    const sent = readOperation(request)
    const registered = sent.hash === undefined ? undefined : operations.byHash(sent.hash)
    const document = sent.document ?? registered
    if (document === undefined) {
      const text =
        sent.hash === undefined ? 'The request holds no document.' : 'This operation is not registered.'
      throw new PortalError('BAD_USER_INPUT', text)
    }
    const context = contexts(request, response)
    if (!operations.has(document)) {
      if (production && !isClient(context) && !(await mayExplore(context)))
        throw new PortalError('FORBIDDEN', 'This operation is not registered.')
      await context.spend('validation', undefined, 0)
      const refusal = refusalOfDocument(document)
      if (refusal !== undefined) {
        const status = answerStatus(400, request.headers.accept)
        throw new PortalError('BAD_USER_INPUT', refusal, { status })
      }
    }
    putDocument(request, document)
    response.locals['context'] = context
    next()
  }
}

function readOperation(request: Request): SentOperation {
  if (request.method !== 'GET') {
    const body: unknown = request.body
    return sentOperation(typeof body === 'object' && body !== null ? body : {})
  }
  const search = new URL(request.url, 'http://gateway').searchParams
  return sentOperation({ query: search.get('query'), extensions: parseJson(search.get('extensions') ?? '') })
}

interface SentOperation {
  document?: string
  hash?: string
}

/** What a request wants to run: a document, or the hash of one, which counts only without a document. */
export function sentOperation({
  query,
  extensions,
}: {
  query?: unknown
  extensions?: unknown
}): SentOperation {
  if (typeof query === 'string' && query !== '') return { document: query }
  const sent = persisted.safeParse(extensions)
  return sent.success ? { hash: sent.data.persistedQuery.sha256Hash } : {}
}

/**
 * Apollo reads a GET from its address and a POST from its body. Its own persisted queries are disabled, so the hash is
 * removed; other extensions stay, for Apollo to refuse invalid ones.
 */
function putDocument(request: Request, document: string): void {
  if (request.method === 'GET') {
    const url = new URL(request.url, 'http://gateway')
    url.searchParams.set('query', document)
    url.searchParams.delete('extensions')
    request.url = `${url.pathname}${url.search}`
    request.body = undefined
    return
  }
  const { extensions, ...body } = { ...request.body } as Record<string, unknown>
  const kept = extensions === undefined || persisted.safeParse(extensions).success ? {} : { extensions }
  request.body = { ...body, ...kept, query: document }
}

/** Refuses introspection to callers who may not explore; throws FORBIDDEN. */
export async function guardIntrospection(document: DocumentNode, context: GatewayContext): Promise<void> {
  if (!asksForSchema(document) || (await mayExplore(context))) return
  throw new PortalError('FORBIDDEN', 'The schema is for signed-in developers.')
}

/** Whether a document introspects the schema. */
export function asksForSchema(document: DocumentNode): boolean {
  let found = false
  visit(document, {
    [Kind.FIELD](field) {
      if (field.name.value === '__schema' || field.name.value === '__type') found = true
    },
  })
  return found
}
