import { startMercurius } from './mercurius.mjs'
import { startPlainStack } from './plain-stack.mjs'
import { startRawProxy } from './raw-proxy.mjs'
import { startYoga } from './yoga.mjs'

/** @typedef {{ apiUrl: string, port: number, documents: Readonly<Record<string, string>> }} PeerOptions */

/** Servers that the gateway is compared with; all return the same data for the same operations. */
export const peers = {
  'raw-proxy': startRawProxy,
  'plain-stack': startPlainStack,
  mercurius: startMercurius,
  yoga: startYoga,
}
/** @typedef {keyof typeof peers} PeerName */
