import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNestedTooDeeply } from '@portal/domain'
import type { ErrorFormatter } from '../../errors/format-error.js'
import { oneErrorForEachNull } from '../../errors/one-error-for-each-null.js'
import { PortalError } from '../../errors/portal-error.js'
import type { CompiledOperation, CompiledOperations } from './compiled-operations.js'
import { sentOperation } from './graphql-policy.js'
import { unreadableText, type ErrorHandler } from '../entrance/json-errors.js'
import { longestBodyBytes, readText } from './json-body.js'
import type { OperationCounter } from './operation-counter.js'
import type { ContextFactory } from '../entrance/request-context.js'
import { retryTime } from '../limits/retry-time.js'

export interface CompiledWayParts {
  operations: CompiledOperations
  contexts: ContextFactory
  format: ErrorFormatter
  count: OperationCounter
  fail: ErrorHandler
}

const json = 'application/json; charset=utf-8'
/** Response type for the Accept headers that clients commonly send; any other is negotiated by Apollo. */
const answerTypes = new Map([
  ['', json],
  ['*/*', json],
  ['application/json', json],
  [
    'application/graphql-response+json,application/json;q=0.9',
    'application/graphql-response+json; charset=utf-8',
  ],
])

interface Sent {
  operationName?: unknown
  variables?: unknown
  extensions?: unknown
}

interface Question {
  operation: CompiledOperation
  variables: Record<string, unknown>
}

/**
 * Runs registered operations that are sent by POST as compiled functions. Everything else is passed to `otherwise`,
 * with the body in `request.body` if it was read: Apollo handles every unusual request.
 */
export function compiledPath({ operations, contexts, format, count, fail }: CompiledWayParts) {
  return (request: IncomingMessage, response: ServerResponse, otherwise: () => void): void => {
    const type = answerTypes.get(request.headers.accept ?? '')
    if (type === undefined || !isPlainPost(request)) {
      otherwise()
      return
    }
    readText(request, (text) => {
      const body = parsed(text)
      const question = body === undefined ? undefined : questionOf(body)
      if (body === undefined) {
        fail(new PortalError('BAD_USER_INPUT', unreadableText), request, response)
      } else if (question === undefined) {
        Object.assign(request, { body })
        otherwise()
      } else {
        answer(question, type, request, response).catch((error: unknown) => fail(error, request, response))
      }
    })
  }

  function questionOf(body: object): Question | undefined {
    const { document, hash } = sentOperation(body)
    const operation = document === undefined ? operations.byHash(hash ?? '') : operations.byDocument(document)
    if (operation === undefined) return undefined
    const { operationName, variables, extensions }: Sent = body
    // Apollo refuses invalid extensions.
    if (document !== undefined && extensions !== undefined) return undefined
    if ((operationName ?? operation.name) !== operation.name) return undefined
    if (typeof (variables ?? {}) !== 'object' || Array.isArray(variables)) return undefined
    const coerced = operation.variables({ ...(variables as object | null | undefined) })
    return coerced === undefined ? undefined : { operation, variables: coerced }
  }

  async function answer(
    { operation, variables }: Question,
    type: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const started = performance.now()
    const { data, errors } = await operation.run(contexts(request, response), variables)
    const shown = errors && oneErrorForEachNull(data, errors).map((error) => format(error.toJSON(), error))
    count(operation.name, shown, started)
    const back = retryTime({ data, errors: shown })
    if (back !== undefined) {
      response.setHeader('retry-after', back.seconds)
      response.statusCode = back.status ?? 200
    }
    const text = `${JSON.stringify({ errors: shown, data })}\n`
    response.setHeader('content-type', type)
    response.setHeader('content-length', Buffer.byteLength(text))
    response.end(text)
  }
}

/** JSON in UTF-8 with a valid Content-Length and without compression, to exactly this address. */
function isPlainPost({ method, url, headers }: IncomingMessage): boolean {
  if (method !== 'POST' || url !== '/graphql' || headers['content-encoding'] !== undefined) return false
  const length = Number(headers['content-length'] ?? 0)
  return length > 0 && length <= longestBodyBytes && jsonType.test(headers['content-type'] ?? '')
}

const jsonType = /^application\/json(?:; ?charset=utf-8)?$/i

function parsed(text: string): object | undefined {
  if (isNestedTooDeeply(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
