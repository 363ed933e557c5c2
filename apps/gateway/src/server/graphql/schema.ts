import type { GraphQLSchema } from 'graphql'
import { buildSchema, getMetadataStorage, type NonEmptyArray } from 'type-graphql'
import { features } from '../../features.js'

/** The schema of the portal: the resolver classes of the features, nothing else. */
export function createSchema(): Promise<GraphQLSchema> {
  // Fields without a resolver of their own are read from their object as they are: no middleware, no promise for each.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true
  const resolvers = features.flatMap((feature) => feature.resolvers) as unknown as NonEmptyArray<() => void>
  return buildSchema({ resolvers, validate: false })
}
