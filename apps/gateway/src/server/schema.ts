import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchema } from 'type-graphql'
import { AccountsResolver } from '../features/accounts/accounts-resolver.js'
import { AgenciesResolver } from '../features/agencies/agencies-resolver.js'
import { DocumentsResolver } from '../features/documents/documents-resolver.js'
import { SelfAssessmentMutations } from '../features/self-assessment/self-assessment-mutations.js'
import {
  SelfAssessmentResolver,
  SelfAssessmentRowResolver,
  SubsectionResponseResolver,
} from '../features/self-assessment/self-assessment-resolver.js'
import { SessionResolver } from '../features/session/session-resolver.js'
import { YearsResolver } from '../features/years/years-resolver.js'

/** The schema of the portal: a resolver class of each room, nothing else. */
export function createSchema(): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [
      AccountsResolver,
      AgenciesResolver,
      DocumentsResolver,
      SelfAssessmentMutations,
      SelfAssessmentResolver,
      SelfAssessmentRowResolver,
      SubsectionResponseResolver,
      SessionResolver,
      YearsResolver,
    ],
    validate: false,
  })
}
