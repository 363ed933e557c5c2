import { createHash } from 'node:crypto'
import { request, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { AnswerOf, uploadSupportingFiles } from '@portal/rest-contract'
import type { Refusal } from './self-assessment-steps.js'
import type { TestApi } from './test-api.js'

export type UploadedDocuments = AnswerOf<typeof uploadSupportingFiles>

/** A file of an upload; a function makes its bytes while they are sent. */
export interface UploadFile {
  name: string
  bytes: Buffer | (() => Iterable<Buffer>)
  /** Name of the part, 'documents' by default. */
  part?: string
}

export interface Upload {
  fields: readonly (readonly [name: string, value: string])[]
  files: readonly UploadFile[]
  /** Fields behind the files, where they do not belong. */
  late?: Upload['fields']
  headers?: Record<string, string>
  /** Address, or its last part at the self-assessments; upload-supporting-files by default. */
  to?: string
}

const boundary = '----portal-test'

/** Sends a multipart upload as it is made, so that a test can send more than it could hold. */
export async function upload<Documents = UploadedDocuments>(
  api: TestApi,
  user: string,
  given: Upload,
): Promise<{ status: number; body: Documents & Refusal }> {
  const { outgoing, answered } = await begin(api, user, given.headers, given.to)
  Readable.from(form(given)).pipe(outgoing)
  const response = await answered
  return {
    status: response.statusCode ?? 0,
    body: JSON.parse(await text(response)) as Documents & Refusal,
  }
}

/** Begins an upload by hand: write to `outgoing`, end it or break it off. */
export async function begin(
  api: TestApi,
  user: string,
  headers: Record<string, string> = {},
  to = 'upload-supporting-files',
) {
  const outgoing = request(new URL(to, `${api.url}/api/msde/self-assessment/`), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await api.tokenFor(user)}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve)
    // An answer may come before everything was sent; then the connection closes on the rest.
    outgoing.on('error', reject)
  })
  return { outgoing, answered }
}

export function* form({ fields, files, late = [] }: Upload): Generator<Buffer> {
  yield* textParts(fields)
  for (const { name, bytes, part = 'documents' } of files) {
    yield Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n',
    )
    if (typeof bytes === 'function') yield* bytes()
    else yield bytes
    yield Buffer.from('\r\n')
  }
  yield* textParts(late)
  yield Buffer.from(`--${boundary}--\r\n`)
}

function* textParts(fields: Upload['fields']): Generator<Buffer> {
  for (const [name, value] of fields) {
    yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  }
}

/** A PDF of exactly so many bytes, made in pieces of 64 KB. */
export function pdfOf(size: number): () => Generator<Buffer> {
  const piece = Buffer.alloc(64 * 1024, 'a')
  return function* () {
    const start = Buffer.from('%PDF-1.7\n')
    yield start
    for (let left = size - start.length; left > 0; left -= piece.length) yield piece.subarray(0, left)
  }
}

export const aPdf = Buffer.from('%PDF-1.7\nA plan.\n%%EOF\n')

export function sha256(chunks: Iterable<Buffer>): string {
  const hash = createHash('sha256')
  for (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}
