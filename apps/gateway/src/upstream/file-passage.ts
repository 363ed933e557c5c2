import { pipeline as pipe, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { getMe, type AnswerOf, type Call } from '@portal/rest-contract'
import type { Request, Response } from 'express'
import type { GatewayContext } from '../context.js'
import { PortalError } from '../errors/portal-error.js'
import { IdleWatch } from './idle-watch.js'
import { readAtMost } from './read-at-most.js'
import { headersOf } from './rest-client.js'
import type { StreamAnswer, Transport } from './transport.js'
import { errorOfAnswer, parseJson, upstreamUnavailable } from './upstream-errors.js'

export interface FileRouteParts {
  transport: Transport
  contexts: (request: Request, response: Response) => GatewayContext
  idleMs?: number | undefined
}

/** How long a form may wait for a place, and for its turn in the API, before the token is read. Milliseconds. */
const waitAtMostMs = 20_000

/**
 * A form from a session that declares at most this size is buffered here: then it can be sent twice, and needs no call
 * before it that validates the session. Small, because all concurrent ones are held in memory.
 */
const smallFormBytes = 256 * 1024

/** Streams a form with files to the API. Returns what the contract promises; throws PortalError. */
export async function passUpload<C extends Call>(
  { transport, contexts, idleMs }: FileRouteParts,
  { call, path }: { call: C; path: string },
  request: Request,
  response: Response,
): Promise<AnswerOf<C>> {
  const context = contexts(request, response)
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) {
    throw new PortalError('BAD_USER_INPUT', 'Send the files as multipart/form-data.')
  }
  const length = request.headers['content-length']
  const isSmall = length !== undefined && Number(length) <= smallFormBytes
  // A form that can be sent only once follows a call without a body, which validates the session and refreshes it if
  // necessary.
  if (!isSmall) await context.upstream.call(getMe, {})
  const watch = new IdleWatch(idleMs)
  const form = watch.meter()
  // A browser that disconnects, or an API that responds early, ends the flow; the response decides.
  pipe(request, form, () => undefined)
  const idempotencyKey = context.upstream.nextKey()
  const send = async (bearer: string | undefined, body: Readable | Buffer) => {
    const answer = await transport.text({
      name: call.id,
      method: call.method,
      path,
      headers: {
        ...headersOf({ ...context.upstream.facts, bearer, idempotencyKey }),
        'content-type': type,
        ...(length === undefined ? {} : { 'content-length': length }),
      },
      body,
      signal: watch.signal,
      lane: 'transfer',
    })
    if (answer.status < 200 || answer.status >= 300) throw errorOfAnswer(answer)
    return answer
  }
  try {
    let whole: Promise<Buffer> | undefined
    const answer = isSmall
      ? await context.upstream.authorized(async (bearer) =>
          send(bearer, await (whole ??= wholeOf(form, watch.signal))),
        )
      : await send(await context.caller.accessToken(waitAtMostMs), form)
    const checked = call.answer?.safeParse(parseJson(answer.text))
    if (!checked?.success) throw upstreamUnavailable(`${call.id} answered another shape`)
    return checked.data as AnswerOf<C>
  } finally {
    watch.stop()
    if (!request.complete) drain(request)
  }
}

/** The whole form, or why it did not arrive. */
async function wholeOf(form: Readable, signal: AbortSignal): Promise<Buffer> {
  const stop = () => form.destroy()
  signal.addEventListener('abort', stop)
  try {
    return await buffer(form)
  } catch {
    throw signal.aborted ? signal.reason : upstreamUnavailable('the form broke off')
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

const drainMs = 30_000

/**
 * The response came before the end of the body, as for a file that is too large. The rest is read and discarded for a
 * while, because a browser shows a response only when it could send everything; closing the connection would show a
 * network error instead.
 */
function drain(request: Request): void {
  request.unpipe()
  const timer = setTimeout(() => request.destroy(), drainMs)
  request.once('close', () => clearTimeout(timer))
  request.resume()
}

const forwardedDown = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
]

/** Request headers of a browser that resumes an interrupted download (RFC 9110 sections 13.1.5 and 14.2). */
const forwardedUp = ['range', 'if-range'] as const

/** The whole file, a range of it, or a range that cannot be satisfied. */
const fileStatuses: ReadonlySet<number> = new Set([200, 206, 416])

/**
 * Streams a file, or the requested range of it, to the browser, of any length. Throws PortalError before the first byte
 * is sent.
 */
export async function passDownload(
  { transport, contexts, idleMs }: FileRouteParts,
  { call, path }: { call: Call; path: string },
  request: Request,
  response: Response,
): Promise<void> {
  const { upstream } = contexts(request, response)
  const watch = new IdleWatch(idleMs)
  response.once('close', () => watch.abort('the browser went away'))
  try {
    const answer = await upstream.authorized(async (bearer) => {
      const file = await transport.stream({
        name: call.id,
        method: call.method,
        path,
        headers: {
          ...headersOf({ ...upstream.facts, idempotencyKey: undefined, bearer }),
          'accept-encoding': 'identity',
          ...Object.fromEntries(
            forwardedUp.flatMap((name) => {
              const value = request.headers[name]
              return value === undefined ? [] : [[name, value]]
            }),
          ),
        },
        signal: watch.signal,
        lane: 'transfer',
      })
      if (!fileStatuses.has(file.status)) throw await refusalOf(file)
      return file
    })
    try {
      passHeaders(answer, response)
      await pipeline(answer.stream, watch.meter(), response)
    } finally {
      // Whatever went wrong, the stream is closed.
      answer.stream.destroy()
    }
  } finally {
    watch.stop()
  }
}

function passHeaders(answer: StreamAnswer, response: Response): void {
  response.status(answer.status)
  for (const name of forwardedDown) {
    const value = answer.headers[name]
    if (value !== undefined) response.setHeader(name, value)
  }
  if (response.getHeader('content-disposition') === undefined) {
    response.setHeader('content-disposition', 'attachment')
  }
  // If a browser displays the file anyway, it may not run scripts.
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
}

const longestRefusalBytes = 64 * 1024

async function refusalOf({ status, headers, stream }: StreamAnswer): Promise<PortalError> {
  return errorOfAnswer({
    status,
    contentType: headers['content-type'] ?? '',
    retryAfter: headers['retry-after'],
    text: (await readAtMost(stream, longestRefusalBytes)) ?? '',
  })
}
