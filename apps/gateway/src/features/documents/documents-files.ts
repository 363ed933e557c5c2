import { pipeline as pipe } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import { downloadSupportingDocument, uploadSupportingFiles } from '@portal/rest-contract'
import type { Express, Request, Response } from 'express'
import type { GatewayContext } from '../../context.js'
import { PortalError } from '../../errors/portal-error.js'
import { IdleWatch } from '../../upstream/idle-watch.js'
import { headersOf, pathOf } from '../../upstream/rest-client.js'
import type { StreamAnswer, TextAnswer, Transport } from '../../upstream/transport.js'
import { errorOfAnswer, parseJson, upstreamUnavailable } from '../../upstream/upstream-errors.js'
import { viewerOf } from '../accounts/accounts-client.js'

export interface FileRouteParts {
  transport: Transport
  contexts: (request: Request, response: Response) => GatewayContext
  idleMs?: number | undefined
}

const forwardedDown = ['content-type', 'content-length', 'content-disposition', 'last-modified']

/** `POST /files/supporting-documents` and `GET /files/supporting-documents/:id`: bytes pass through unread. */
export function documentFileRoutes(app: Express, parts: FileRouteParts): void {
  app.post('/files/supporting-documents', (request, response) => upload(parts, request, response))
  app.get('/files/supporting-documents/:id', (request, response) =>
    download(parts, request.params.id, request, response),
  )
}

async function upload({ transport, contexts, idleMs }: FileRouteParts, request: Request, response: Response) {
  const context = contexts(request, response)
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) {
    throw new PortalError('BAD_USER_INPUT', 'Send the files as multipart/form-data.')
  }
  // The body can be sent only once, so the session is proven, and refreshed if need be, by a call without one.
  await viewerOf(context)
  const bearer = await context.caller.accessToken()
  const watch = new IdleWatch(idleMs)
  const body = watch.meter()
  // A browser that goes away, or an API that answers early, ends the flow; what matters is seen in the answer.
  pipe(request, body, () => undefined)
  try {
    const length = request.headers['content-length']
    const answer = await transport.text({
      name: uploadSupportingFiles.id,
      method: 'post',
      path: uploadSupportingFiles.path,
      headers: {
        ...headersOf({ ...context.upstream.facts, bearer, idempotencyKey: context.upstream.nextKey() }),
        'content-type': type,
        ...(length === undefined ? {} : { 'content-length': length }),
      },
      body,
      signal: watch.signal,
    })
    response.status(201).json(documentsOf(answer))
  } finally {
    watch.stop()
    if (!request.complete) drain(request)
  }
}

function documentsOf(answer: TextAnswer): object[] {
  if (answer.status < 200 || answer.status >= 300) throw errorOfAnswer(answer)
  const checked = uploadSupportingFiles.answer?.safeParse(parseJson(answer.text))
  if (!checked?.success) throw upstreamUnavailable('the upload answered another shape')
  return checked.data.map((document) =>
    Object.assign(document, { downloadPath: `/files/supporting-documents/${document.id}` }),
  )
}

const drainMs = 30_000

/**
 * The answer came before the end of the body, as it does for a file that is too large. The rest is read and thrown
 * away for a while, because a browser shows an answer only when it could send everything; closing the connection
 * would make it show a network error instead.
 */
function drain(request: Request): void {
  request.unpipe()
  const timer = setTimeout(() => request.destroy(), drainMs)
  request.once('close', () => clearTimeout(timer))
  request.resume()
}

async function download(
  { transport, contexts, idleMs }: FileRouteParts,
  id: string,
  request: Request,
  response: Response,
) {
  const params = downloadSupportingDocument.params?.safeParse({ id })
  if (!params?.success) throw new PortalError('NOT_FOUND', 'The document was not found.')
  const { upstream } = contexts(request, response)
  const watch = new IdleWatch(idleMs)
  response.once('close', () => watch.abort('the browser went away'))
  try {
    const answer = await upstream.authorized(async (bearer) => {
      const file = await transport.stream({
        name: downloadSupportingDocument.id,
        method: 'get',
        path: pathOf(downloadSupportingDocument.path, params.data),
        headers: {
          ...headersOf({ ...upstream.facts, idempotencyKey: undefined, bearer }),
          'accept-encoding': 'identity',
        },
        signal: watch.signal,
      })
      if (file.status !== 200) throw await refusalOf(file)
      return file
    })
    for (const name of forwardedDown) {
      const value = answer.headers[name]
      if (value !== undefined) response.setHeader(name, value)
    }
    if (response.getHeader('content-disposition') === undefined) {
      response.setHeader('content-disposition', 'attachment')
    }
    // Whatever the file is, a browser that shows it all the same may run nothing in it.
    response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    await pipeline(answer.stream, watch.meter(), response)
  } finally {
    watch.stop()
  }
}

async function refusalOf({ status, headers, stream }: StreamAnswer): Promise<PortalError> {
  return errorOfAnswer({
    status,
    contentType: headers['content-type'] ?? '',
    retryAfter: headers['retry-after'],
    text: await text(stream),
  })
}
