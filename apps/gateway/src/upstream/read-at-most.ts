import type { Readable } from 'node:stream'

/** The whole stream as text; undefined, with the stream destroyed, when it is longer than `bytes`. */
export function readAtMost(stream: Readable, bytes: number): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    stream.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= bytes) {
        chunks.push(chunk)
        return
      }
      resolve(undefined)
      stream.destroy()
    })
    stream.on('error', reject)
    stream.on('end', () => resolve(withoutMark(Buffer.concat(chunks, length).toString('utf8'))))
    // A stream that is destroyed without an error emits only close; after an end this has no effect.
    stream.on('close', () => reject(new Error('The stream was closed before its end.')))
  })
}

/** Some servers send a byte order mark, which is not part of JSON. */
export function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
}
