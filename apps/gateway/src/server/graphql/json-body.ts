import type { IncomingMessage } from 'node:http'

/** Longest GraphQL request; the same for everything that reads one. */
export const longestBodyBytes = 1024 * 1024

/** Reads a body of known length as UTF-8. A client that goes away before its end is never heard of again. */
export function readText(request: IncomingMessage, done: (text: string) => void): void {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.once('end', () => {
    const [first] = chunks
    done(first !== undefined && chunks.length === 1 ? first.toString() : Buffer.concat(chunks).toString())
  })
}
