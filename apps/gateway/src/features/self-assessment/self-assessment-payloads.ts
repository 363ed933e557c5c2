import { Field, ObjectType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { SelfAssessment, SelfAssessmentRow } from './self-assessment-types.js'
import {
  AssignableUser,
  AssignmentSuggestion,
  ComplianceStrategyItem,
  SubsectionResponse,
} from './answering/subsection-types.js'

@ObjectType({ description: 'What was activated.' })
export class ActivateSelfAssessmentsPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [SelfAssessmentRow], {
    description: 'The activated rows; on CONFLICT the rows as they stand now.',
  })
  rows!: SelfAssessmentRow[]
}

@ObjectType({ description: 'Rows of the state list after an act on many of them.' })
export class SelfAssessmentRowsPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [SelfAssessmentRow], { description: 'The rows as they stand now.' })
  rows!: SelfAssessmentRow[]
}

@ObjectType({ description: 'The self-assessment after the act.' })
export class SelfAssessmentPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => SelfAssessment, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  selfAssessment!: SelfAssessment | null
}

@ObjectType({ description: 'The subsection after the act.' })
export class SubsectionResponsePayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => SubsectionResponse, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  subsectionResponse!: SubsectionResponse | null
}

@ObjectType({ description: 'The question after its answer was saved.' })
export class ComplianceStrategyItemPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => ComplianceStrategyItem, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  item!: ComplianceStrategyItem | null
}

@ObjectType({ description: 'What is left to suggest after people were assigned as in the earlier year.' })
export class AssignSuggestedPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [AssignmentSuggestion], { description: 'Suggestions left; empty when it was refused.' })
  suggestions!: AssignmentSuggestion[]
}

@ObjectType({ description: 'The people of the agency after the assignment.' })
export class AssignmentPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [AssignableUser], {
    description: 'Users of the agency with a mark for those assigned; empty when it was refused.',
  })
  users!: AssignableUser[]
}
