import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchema } from 'type-graphql'
import { AccountsResolver } from '../features/accounts/accounts-resolver.js'
import { AgenciesResolver } from '../features/agencies/agencies-resolver.js'
import { SessionResolver } from '../features/session/session-resolver.js'
import { YearsResolver } from '../features/years/years-resolver.js'

/** The schema of the portal: a resolver class of each room, nothing else. */
export function createSchema(): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [AccountsResolver, AgenciesResolver, SessionResolver, YearsResolver],
    validate: false,
  })
}
