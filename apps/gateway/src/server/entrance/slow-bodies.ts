import type { IncomingMessage } from 'node:http'
import { pathOf } from './request-facts.js'

/** Cuts off clients that send a small body too slowly. Uploads have their own rule: 30 seconds without a byte. */
export function limitBodyTime(milliseconds: number) {
  return (request: IncomingMessage): void => {
    if (request.complete || pathOf(request).startsWith('/files/')) return
    const timer = setTimeout(() => request.destroy(), milliseconds)
    const stop = (): void => clearTimeout(timer)
    request.once('end', stop)
    request.once('close', stop)
  }
}
