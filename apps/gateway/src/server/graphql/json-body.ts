import type { IncomingMessage } from 'node:http'

/** Maximum length of a GraphQL request in bytes; the same for everything that reads one. */
export const longestBodyBytes = 1024 * 1024

/** Reads a body of known length as UTF-8. The callback is not called when the client disconnects before its end. */
export function readText(request: IncomingMessage, done: (text: string) => void): void {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.once('end', () => {
    const [first] = chunks
    done(first !== undefined && chunks.length === 1 ? first.toString() : Buffer.concat(chunks).toString())
  })
}
