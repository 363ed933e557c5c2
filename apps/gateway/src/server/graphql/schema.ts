import type { GraphQLSchema } from 'graphql'
import { buildSchema, getMetadataStorage, type NonEmptyArray } from 'type-graphql'
import { features } from '../../features.js'

let made: Promise<GraphQLSchema> | undefined

/**
 * The schema of the portal. Built and validated once: a process may have several gateways, and none of them changes it.
 */
export function createSchema(): Promise<GraphQLSchema> {
  made ??= build()
  return made
}

/** Builds the schema from the resolver classes of the features. */
function build(): Promise<GraphQLSchema> {
  // Fields without their own resolver are read directly from their object: no middleware, no promise for each.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true
  const resolvers = features.flatMap((feature) => feature.resolvers) as unknown as NonEmptyArray<() => void>
  return buildSchema({ resolvers, validate: false })
}
