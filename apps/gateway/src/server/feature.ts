import { portalFeatures } from '@portal/domain'
import type { Express } from 'express'
import type { NonEmptyArray } from 'type-graphql'
import type { NeededCalls } from '../upstream/available-calls.js'
import type { FileRouteParts } from '../upstream/file-passage.js'

/** The manifest of a feature of the gateway. Outside its folder only the list in features.ts names it. */
export interface GatewayFeature {
  name: string
  /** Resolver classes. */
  resolvers: NonEmptyArray<new (...args: never[]) => object>
  /** Registers the routes of its files. */
  files?: (app: Express, parts: FileRouteParts) => void
  /** The parts of the portal that it serves, which a system of record may lack. */
  parts?: Partial<NeededCalls>
}

/** The parts of the portal, merged from the features; throws where one is missing, or brought by two features. */
export function portalPartsOf(features: readonly GatewayFeature[]): NeededCalls {
  const parts = new Map<string, NeededCalls[keyof NeededCalls]>()
  for (const { name, parts: own = {} } of features)
    for (const [key, part] of Object.entries(own)) {
      if (parts.has(key)) throw new Error(`The feature ${name} shows ${key}, which another one shows.`)
      parts.set(key, part)
    }
  const missing = portalFeatures.filter((key) => !parts.has(key))
  if (missing.length > 0) throw new Error(`No feature shows ${missing.join(', ')}.`)
  return Object.fromEntries(parts) as NeededCalls
}
