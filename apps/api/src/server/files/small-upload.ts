import busboy from 'busboy'
import type { Request } from 'express'
import { ApiError } from '../api-error.js'
import { controlCharacters, hasControlCharacter } from '../requests/request-texts.js'

/** A small file with the fields that came before it, wholly in memory. */
export interface SmallUpload {
  fields: Record<string, string>
  file: { name: string; bytes: Buffer }
}

/** A sender who is silent for so long is given up. */
const idleMs = 30_000

/**
 * Reads a multipart request with one part named `file` of at most `mostBytes`; more gets PAYLOAD_TOO_LARGE while it is
 * still coming in.
 */
export async function readSmallUpload(req: Request, mostBytes: number): Promise<SmallUpload> {
  const parser = openParser(req, mostBytes)
  const fields: Record<string, string> = {}
  const files: SmallUpload['file'][] = []
  try {
    await new Promise<void>((resolve, reject) => {
      const idle = setTimeout(() => reject(unreadable(new Error('The upload stopped arriving.'))), idleMs)
      parser.on('field', (name, value) => {
        if (hasControlCharacter(value)) reject(controlCharacters([name]))
        else fields[name] = value
      })
      parser.on('file', (part, stream, info) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('limit', () => reject(new ApiError('PAYLOAD_TOO_LARGE', 'The file is too large.')))
        stream.on('error', () => undefined)
        stream.on('end', () => {
          if (part === 'file') files.push({ name: info.filename ?? '', bytes: Buffer.concat(chunks) })
        })
      })
      parser.on('error', (error) => reject(unreadable(error)))
      parser.on('close', resolve)
      req.on('data', () => idle.refresh())
      req.once('end', () => clearTimeout(idle))
      req.once('close', () => {
        clearTimeout(idle)
        if (!req.complete) reject(unreadable(new Error('The upload was cut off.')))
      })
      req.pipe(parser)
    })
  } catch (error) {
    // The parser is left alone: destroyed in the middle of its own event it would throw where nobody can catch it.
    req.unpipe(parser)
    req.resume()
    throw error
  }
  const [file, ...more] = files
  if (!file || more.length > 0)
    throw new ApiError('BAD_USER_INPUT', 'Choose one file.', { fields: { file: ['Choose one file.'] } })
  return { fields, file }
}

function openParser(req: Request, mostBytes: number): busboy.Busboy {
  try {
    return busboy({
      headers: req.headers,
      defParamCharset: 'utf8',
      // One byte more than allowed, so that a file of exactly the size is not cut.
      limits: { fileSize: mostBytes + 1, files: 2, fields: 10, fieldSize: 1000, parts: 12 },
    })
  } catch (error) {
    throw unreadable(error)
  }
}

function unreadable(cause: unknown): ApiError {
  return new ApiError('BAD_USER_INPUT', 'The request body cannot be read.', { cause })
}
