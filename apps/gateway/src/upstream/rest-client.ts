import type { AnswerOf, BodyInputOf, Call, ParamsOf, QueryInputOf } from '@portal/rest-contract'
import type { Lane } from './admission.js'
import { PortalError } from '../errors/portal-error.js'
import { completed } from './specification-shapes.js'
import { errorOfAnswer, missingCall, parseJson, upstreamUnavailable } from './upstream-errors.js'
import type { Transport } from './transport.js'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Value }

/** What a call needs: `params`, `query` and `body`, each only if the contract declares it. */
export type InputOf<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryInputOf<C>> &
  Part<'body', BodyInputOf<C>>

export interface CallOptions {
  bearer?: string | undefined
  requestId: string
  /** Address of the browser as our own proxies told it; the only forwarding header that the API gets. */
  clientIp?: string | undefined
  /** How the browser names itself, in printable characters. */
  userAgent?: string | undefined
  idempotencyKey?: string | undefined
  signal: AbortSignal
  /** It changes nothing; writes unless told. */
  read?: boolean
  /** Where it waits for its place; a call unless told. */
  lane?: Lane
  /** Reshapes a raw answer before it is checked, for systems that spell fields differently. */
  adapt?: (json: unknown) => unknown
}

/** Makes the calls of the REST contract. Never retries: several GETs of the contract have side effects. */
export class RestClient {
  constructor(readonly transport: Transport) {}

  /** Answers what the contract promises or throws a PortalError; never anything of the transport. */
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
    // The contract promises no body here, so there is nothing to read.
    if (call.answer === undefined) return undefined as AnswerOf<C>
    const json = answer.text === '' ? null : parseJson(answer.text)
    if (json === undefined) throw upstreamUnavailable(`${call.id} answered something that is no JSON`)
    return answerIn(call, input, options, json)
  }
}

/** What the contract promises, out of the JSON that came; throws when it is something else. */
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
  const asked = { bearer, params: input.params, query: input.query }
  const second = call.answer.safeParse(completed(call.id, json, asked))
  if (second.success) return second.data as AnswerOf<C>
  const where = checked.error.issues[0]?.path.join('.') ?? ''
  throw upstreamUnavailable(`${call.id} answered another shape at '${where}'`)
}

/** Headers that identify the request to the API; only the name of the browser is copied from it, cleaned. */
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
 * Fills the parameters in; a value can never become another path. Throws NOT_FOUND for values that no address can hold,
 * for nothing has such a name.
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

/** A text as one part of a path. Half characters, which no address can hold, become the sign for what is unreadable. */
export function encodedPart(text: string): string {
  return encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'))
}

/** Search part of an address, with its question mark; members without a value stay away. */
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
