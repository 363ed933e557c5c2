import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type ScanVerdict =
  | { scanState: 'Clean' }
  | { scanState: 'Infected'; signature: string }
  | { scanState: 'Failed'; reply: string }

/** A virus scanner: throws when it cannot be reached or does not answer. */
export type Scanner = (bytes: Readable) => Promise<ScanVerdict>

const idleMs = 60_000

/**
 * The scanner of CLAMAV_URL: clamd at `tcp://host:port` or `unix:/path`, spoken to by its INSTREAM command, which
 * takes the bytes at clamd's own pace. clamd's StreamMaxLength, MaxFileSize and MaxScanSize must be 210 MB or more.
 */
export function clamdScanner(clamavUrl: string): Scanner {
  const url = new URL(clamavUrl)
  const target =
    url.protocol === 'unix:'
      ? { path: decodeURIComponent(url.pathname) }
      : { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) }
  return async (bytes) => {
    const socket = connect(target)
    socket.setTimeout(idleMs, () => socket.destroy(new Error('clamd does not answer.')))
    const reply = readReply(socket)
    try {
      await pipeline(bytes, instream, socket, { end: false })
    } catch (error) {
      // clamd hangs up on a stream that is too long, after saying so.
      const said = await reply.catch(() => '')
      if (said === '') throw error
    } finally {
      bytes.destroy()
    }
    try {
      return verdictOf(await reply)
    } finally {
      socket.destroy()
    }
  }
}

/** Each chunk behind its length, a length of zero at the end. */
async function* instream(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of bytes) {
    yield lengthOf(chunk.length)
    yield chunk
  }
  yield lengthOf(0)
}

function lengthOf(n: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(n)
  return length
}

function readReply(socket: Socket): Promise<string> {
  const reply = new Promise<string>((resolve, reject) => {
    let said = ''
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
      const end = said.indexOf('\0')
      if (end >= 0) resolve(said.slice(0, end).trim())
    })
    socket.once('error', reject)
    socket.once('close', () => (said ? resolve(said.trim()) : reject(new Error('clamd hung up.'))))
  })
  // Awaited only after the bytes were sent; a failure before that is not unhandled.
  reply.catch(() => undefined)
  return reply
}

function verdictOf(reply: string): ScanVerdict {
  if (reply === 'stream: OK') return { scanState: 'Clean' }
  const signature = /^stream: (.+) FOUND$/.exec(reply)?.[1]
  return signature ? { scanState: 'Infected', signature } : { scanState: 'Failed', reply }
}
