import type { AnswerOf, BodyInputOf, Call, ParamsOf, QueryInputOf } from '@portal/rest-contract'
import type { Lane } from './admission.js'
import { PortalError } from '../errors/portal-error.js'
import { completed } from './specification-shapes.js'
import { errorOfAnswer, missingCall, parseJson, upstreamUnavailable } from './upstream-errors.js'
import type { Transport } from './transport.js'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Value }

/** Input of a call: `params`, `query` and `body`, each only if the contract declares it. */
export type InputOf<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryInputOf<C>> &
  Part<'body', BodyInputOf<C>>

export interface CallOptions {
  bearer?: string | undefined
  requestId: string
  /** Address of the browser according to our own proxies; the only forwarding header that the API receives. */
  clientIp?: string | undefined
  /** User agent of the browser, in printable characters. */
  userAgent?: string | undefined
  idempotencyKey?: string | undefined
  signal: AbortSignal
  /** Whether the call only reads; false by default. */
  read?: boolean
  /** The lane whose limits apply; 'call' by default. */
  lane?: Lane
  /** Transforms a raw response before it is validated, for systems with other field names. */
  adapt?: (json: unknown) => unknown
}

/** Makes the calls of the REST contract. Never retries: several GETs of the contract have side effects. */
export class RestClient {
  constructor(readonly transport: Transport) {}

  /** Returns what the contract promises or throws a PortalError; never an error of the transport. */
  async call<C extends Call>(call: C, input: InputOf<C>, options: CallOptions): Promise<AnswerOf<C>> {
    const { body, type } = encodeBody(call, input.body)
    const answer = await this.transport.text({
      name: call.id,
      method: call.method,
      path: pathOf(call.path, input.params) + searchOf(input.query),
      headers: { ...headersOf(options), ...(type === undefined ? {} : { 'content-type': type }) },
      body,
      signal: options.signal,
      ...(options.read === true ? { read: true } : {}),
      ...(options.lane === undefined ? {} : { lane: options.lane }),
    })
    if (answer.status < 200 || answer.status >= 300) throw missingCall(call, answer) ?? errorOfAnswer(answer)
    // The contract has no response body here, so there is nothing to read.
    if (call.answer === undefined) return undefined as AnswerOf<C>
    const json = answer.text === '' ? null : parseJson(answer.text)
    if (json === undefined) throw upstreamUnavailable(`${call.id} answered something that is no JSON`)
    return answerIn(call, input, options, json)
  }
}

/** Validates the JSON of a response against the contract; throws PortalError when it does not match. */
export function answerIn<C extends Call>(
  call: C,
  input: { params?: unknown; query?: unknown },
  options: Pick<CallOptions, 'adapt' | 'bearer'>,
  json: unknown,
): AnswerOf<C> {
  if (call.answer === undefined) return undefined as AnswerOf<C>
  const checked = call.answer.safeParse(options.adapt === undefined ? json : options.adapt(json))
  if (checked.success) return checked.data as AnswerOf<C>
  const { bearer } = options
  const callInput = { bearer, params: input.params, query: input.query }
  const second = call.answer.safeParse(completed(call.id, json, callInput))
  if (second.success) return second.data as AnswerOf<C>
  const where = checked.error.issues[0]?.path.join('.') ?? ''
  throw upstreamUnavailable(`${call.id} answered another shape at '${where}'`)
}

/** Headers that identify the request to the API; of the browser's headers only the user agent is copied, cleaned. */
export function headersOf(options: Omit<CallOptions, 'signal' | 'adapt' | 'lane'>): Record<string, string> {
  return {
    'x-request-id': options.requestId,
    ...(options.bearer === undefined ? {} : { authorization: `Bearer ${options.bearer}` }),
    ...(options.clientIp === undefined ? {} : { 'x-forwarded-for': options.clientIp }),
    ...(options.userAgent ? { 'user-agent': options.userAgent } : {}),
    ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
  }
}

/**
 * Fills in the parameters of a path; a value can never change the path. Throws NOT_FOUND for values that no path
 * segment can hold, because no record has such a name.
 */
export function pathOf(template: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}))
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values.get(name) ?? '')
    if (value === '' || value === '.' || value === '..')
      throw new PortalError('NOT_FOUND', 'There is no such record.', {
        cause: `path parameter ${name} is '${value}'`,
      })
    return encodedPart(value)
  })
}

/** Encodes a text as one path segment. Unpaired surrogates, which no URL can hold, become the replacement character. */
export function encodedPart(text: string): string {
  return encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'))
}

/** Query string of a URL, with its question mark; members without a value are left out. */
export function searchOf(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  return search.size === 0 ? '' : `?${search.toString()}`
}

function encodeBody(call: Call, body: unknown): { body?: string; type?: string } {
  if (body === undefined) return {}
  if (call.encoding === 'form') {
    const form = new URLSearchParams()
    for (const [name, value] of Object.entries(body ?? {})) {
      if (value !== undefined && value !== null) form.append(name, String(value))
    }
    return { body: form.toString(), type: 'application/x-www-form-urlencoded' }
  }
  return { body: JSON.stringify(body), type: 'application/json' }
}
