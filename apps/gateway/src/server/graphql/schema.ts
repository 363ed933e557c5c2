import type { GraphQLSchema } from 'graphql'
import { buildSchema, getMetadataStorage, type NonEmptyArray } from 'type-graphql'
import { features } from '../../features.js'

let made: Promise<GraphQLSchema> | undefined

/** The schema of the portal. Built and validated once: a process may have several gateways, and none of them changes it. */
export function createSchema(): Promise<GraphQLSchema> {
  made ??= build()
  return made
}

/** The resolver classes of the features, nothing else. */
function build(): Promise<GraphQLSchema> {
  // Fields without a resolver of their own are read from their object as they are: no middleware, no promise for each.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true
  const resolvers = features.flatMap((feature) => feature.resolvers) as unknown as NonEmptyArray<() => void>
  return buildSchema({ resolvers, validate: false })
}
