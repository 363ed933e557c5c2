import { Field, ObjectType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { AssignableUser } from '../self-assessment/answering/subsection-types.js'
import { FindingReference } from './corrections/findings-case-types.js'
import { Finding } from './findings-detail-types.js'
import { FindingRow } from './findings-types.js'

@ObjectType({ description: 'The finding after the act.' })
export class FindingPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => Finding, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  finding!: Finding | null
}

@ObjectType({ description: 'The findings after the act.' })
export class FindingsPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [FindingRow], { description: 'As they stand now; empty when it was refused.' })
  findings!: FindingRow[]
}

@ObjectType({ description: 'The people of the agency after the assignment.' })
export class FindingUsersPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [AssignableUser], {
    description: 'Users of the agency with a mark for those assigned; empty when it was refused.',
  })
  users!: AssignableUser[]
}

@ObjectType({ description: 'What the students of a finding are known by.' })
export class FindingReferencesPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [FindingReference], { description: 'One for each case; empty when it was refused.' })
  references!: FindingReference[]
}
