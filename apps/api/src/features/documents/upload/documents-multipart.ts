import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { documentTexts, maxFileBytes } from '@portal/domain'
import busboy from 'busboy'
import type { Request } from 'express'
import { ApiError } from '../../../server/api-error.js'
import { controlCharacters, hasControlCharacter } from '../../../server/requests/request-texts.js'
import { headBytes, judgeFile, storableName } from './documents-file-head.js'
import type { FileStore } from '../storage/documents-files.js'

/** A file whose bytes lie in the store and that no row names yet. */
export interface ReceivedFile {
  id: string
  name: string
  mime: string
  size: number
  sha256: string
}

export interface Receiver<Form> {
  store: FileStore
  /** Checks the fields, which come first; what it throws refuses the request before a byte is stored. */
  begin: (fields: readonly (readonly [name: string, value: string])[]) => Promise<Form>
  /** Throws when file number `index` (from 0) is not accepted. */
  accept: (form: Form, index: number) => void
  /** Longest silence of the sender. */
  idleMs: number
  /** Films and captions are taken beside documents. */
  withMedia?: boolean
}

const mostFiles = 20

/**
 * Reads a multipart request and streams its files into the store, with flat memory. Either all files are there in the
 * end, or what was stored is deleted and the refusal is thrown; the rest of the request is read and thrown away.
 */
export async function receiveFiles<Form>(
  req: Request,
  receiver: Receiver<Form>,
): Promise<{ form: Form; files: ReceivedFile[] }> {
  const parser = openParser(req)
  const stored: string[] = []
  const files: ReceivedFile[] = []
  const fields: [string, string][] = []
  let form: Promise<Form> | undefined
  // Small files are parsed ahead of their turn: each waits here for the one before it.
  let work: Promise<void> = Promise.resolve()
  let fileCount = 0
  const stop = new AbortController()

  const parsed = new Promise<void>((resolve, reject) => {
    const refuse = (error: unknown) => {
      stop.abort(error)
      reject(error)
    }
    watchSender(req, { idleMs: receiver.idleMs, stop: stop.signal, refuse })
    parser.on('field', (name, value, info) => {
      if (fileCount > 0) refuse(badForm('The fields of an upload come before its files.'))
      else if (info.valueTruncated || info.nameTruncated)
        refuse(badForm('A field of the upload is too long.'))
      else if (hasControlCharacter(value)) refuse(controlCharacters([name]))
      else fields.push([name, value])
    })
    parser.on('file', (name, stream, info) => {
      // A stream that is cut off while it waits for its turn must not end the process.
      stream.on('error', () => undefined)
      const index = fileCount++
      work = work.then(async () => {
        if (stop.signal.aborted) return void stream.resume()
        if (name !== 'documents') throw badForm('Files of an upload are named documents.')
        form ??= receiver.begin(fields)
        receiver.accept(await form, index)
        const id = randomUUID()
        stored.push(id)
        files.push(await storeFile(receiver, id, storableName(info.filename ?? ''), stream, index))
      })
      work.catch(refuse)
    })
    parser.on('filesLimit', () => refuse(badForm(`At most ${mostFiles} files can be sent at once.`)))
    parser.on('fieldsLimit', () => refuse(badForm('The upload has too many fields.')))
    parser.on('error', () => refuse(badForm('The upload cannot be read.')))
    parser.on('close', () => {
      work.then(resolve, reject)
    })
  })

  try {
    req.pipe(parser)
    await parsed
    const form_ = await (form ?? receiver.begin(fields))
    if (files.length === 0) throw badInput('documents', documentTexts.noFile)
    return { form: form_, files }
  } catch (error) {
    drain(req, parser)
    await work.catch(() => undefined)
    await deleteFiles(receiver.store, stored)
    throw error
  }
}

/** Refuses the request when its sender is silent for too long or the connection ends early. */
function watchSender(
  req: Request,
  { idleMs, stop, refuse }: { idleMs: number; stop: AbortSignal; refuse: (error: ApiError) => void },
): void {
  const idle = setTimeout(() => refuse(interrupted('The upload stopped arriving.')), idleMs)
  req.on('data', () => idle.refresh())
  req.once('end', () => clearTimeout(idle))
  req.once('error', () => refuse(interrupted('The upload was cut off.')))
  req.once('close', () => {
    clearTimeout(idle)
    if (!req.complete) refuse(interrupted('The upload was cut off.'))
  })
  stop.addEventListener('abort', () => clearTimeout(idle))
}

/** Removes files that no row will name. What cannot be removed now is left to the sweeper. */
export async function deleteFiles(store: FileStore, ids: readonly string[]): Promise<void> {
  await Promise.allSettled(ids.map((id) => store.delete(id)))
}

function openParser(req: Request): busboy.Busboy {
  try {
    return busboy({
      headers: req.headers,
      defParamCharset: 'utf8',
      // One byte more than is allowed gets through, so that a file of exactly the limit differs from a larger one.
      limits: {
        fileSize: maxFileBytes + 1,
        files: mostFiles,
        fields: mostFiles + 10,
        fieldSize: 4096,
        headerPairs: 20,
      },
    })
  } catch {
    throw badForm('Send the files as multipart/form-data.')
  }
}

async function storeFile(
  { store, withMedia }: Pick<Receiver<unknown>, 'store' | 'withMedia'>,
  id: string,
  name: string,
  stream: Readable,
  index: number,
): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let size = 0
  let refused: unknown
  async function* measured(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        size += chunk.length
        if (size > maxFileBytes) throw tooLarge(index)
        hash.update(chunk)
        yield chunk
      }
    } catch (error) {
      refused = error
      throw error
    }
  }
  const chunks = measured()
  const head = await readHead(chunks)
  const verdict = await judgeFile(name, head.subarray(0, headBytes), withMedia)
  if ('message' in verdict) throw badInput(`documents.${index}`, verdict.message)
  async function* whole(): AsyncGenerator<Buffer> {
    yield head
    yield* chunks
  }
  try {
    await store.put(id, Readable.from(whole(), { objectMode: false }))
  } catch (error) {
    // The store may wrap what the source threw.
    throw refused ?? error
  }
  return { id, name, mime: verdict.mime, size, sha256: hash.digest('hex') }
}

/** The first chunks, enough to recognise the type; the rest stays unread. */
async function readHead(chunks: AsyncGenerator<Buffer>): Promise<Buffer> {
  const read: Buffer[] = []
  let length = 0
  while (length < headBytes) {
    const next = await chunks.next()
    if (next.done) break
    read.push(next.value)
    length += next.value.length
  }
  return Buffer.concat(read)
}

/** Most of a refused request that is still read, so that the sender can read the response. */
const mostDrained = 256 * 1024 * 1024

function drain(req: Request, parser: busboy.Busboy): void {
  req.unpipe(parser)
  // Not at once: the parser may be in the middle of an event, and does not survive being destroyed there.
  setImmediate(() => parser.destroy())
  let drained = 0
  req.on('data', (chunk: Buffer) => {
    drained += chunk.length
    if (drained > mostDrained) req.destroy()
  })
  req.resume()
}

function badForm(message: string): ApiError {
  return new ApiError('BAD_USER_INPUT', message)
}

function badInput(field: string, message: string): ApiError {
  return new ApiError('BAD_USER_INPUT', message, { fields: { [field]: [message] } })
}

function tooLarge(index: number): ApiError {
  const { tooLarge: message } = documentTexts
  return new ApiError('PAYLOAD_TOO_LARGE', message, { fields: { [`documents.${index}`]: [message] } })
}

/** Nobody may be there to read it, but a line in the log says what happened. */
function interrupted(message: string): ApiError {
  return new ApiError('BAD_USER_INPUT', message)
}
