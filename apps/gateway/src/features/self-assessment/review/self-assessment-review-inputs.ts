import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, InputType, Int } from 'type-graphql'

@InputType({ description: "The state's view on one answer; what is left out stays as it is." })
export class SaveItemReviewInput {
  @Field(() => Int, { description: 'The subsection in its self-assessment.' })
  subsectionResponseId!: number

  @Field(() => Int, { description: 'The question.' })
  itemId!: number

  @Field(() => Int, { nullable: true, description: 'Rating of the state; null for none.' })
  stateRating?: number | null

  @Field(() => String, { nullable: true, description: 'Comment for the agency.' })
  stateComment?: string

  @Field(() => String, { nullable: true, description: 'What the agency must provide.' })
  toProvide?: string

  @Field(() => String, { nullable: true, description: 'Comment for the state alone.' })
  internalComment?: string

  @Field(() => Int, { description: 'Version of the review that the caller saw; 0 before the first save.' })
  version!: number
}

@InputType({ description: 'The comments on a subsection; what is left out stays as it is.' })
export class SaveSubsectionReviewInput {
  @Field(() => Int, { description: 'The subsection in its self-assessment.' })
  id!: number

  @Field(() => String, { nullable: true, description: 'Comment for the agency.' })
  sharedComment?: string

  @Field(() => String, { nullable: true, description: 'Strengths.' })
  strengths?: string

  @Field(() => String, { nullable: true, description: 'Needs of the agency, for the final report.' })
  needs?: string

  @Field(() => String, { nullable: true, description: 'Comment for the state alone.' })
  internalComment?: string

  @Field(() => Int, { description: 'Version of the comments that the caller saw; 0 before the first save.' })
  version!: number
}

/** A record, and the version of it that the caller saw: what a command needs that sends nothing more. */
@InputType()
abstract class RecordVersion {
  @Field(() => Int, { description: 'The record.' })
  id!: number

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Takes a self-assessment up for review.' })
export class OpenSelfAssessmentReviewInput extends RecordVersion {}

@InputType({ description: "Accepts a subsection at the agency's ratings." })
export class AcceptAllRatingsInput extends RecordVersion {}

@InputType({ description: 'Closes a self-assessment.' })
export class CloseSelfAssessmentInput extends RecordVersion {}

@InputType({ description: 'Hands the responses to the state.' })
export class ResubmitSelfAssessmentInput extends RecordVersion {}

@InputType({ description: 'Gives a self-assessment back to the agency.' })
export class ReopenSelfAssessmentInput {
  @Field(() => Int, { description: 'The self-assessment.' })
  id!: number

  @Field(() => String, { description: 'Why; it stands in the audit trail.' })
  reason!: string

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'A selective report to look at.' })
export class SelectiveReportInput {
  @Field(() => Int, { description: 'The self-assessment.' })
  selfAssessmentId!: number

  @Field(() => [Int], { description: 'Subsections that need a response.' })
  subsectionResponseIds!: number[]

  @Field(() => GraphQLLocalDate, { description: 'Day by which the agency responds.' })
  dueOn!: string

  @Field(() => String, { description: 'Words before the list.' })
  note!: string
}

@InputType({ description: 'A selective report to issue.' })
export class IssueSelectiveReportInput extends SelectiveReportInput {
  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'A final report to look at.' })
export class FinalReportInput {
  @Field(() => Int, { description: 'The self-assessment.' })
  selfAssessmentId!: number

  @Field(() => String, { description: 'Recommendations of the state.' })
  recommendations!: string

  @Field(() => String, { description: 'What happens next.' })
  nextSteps!: string

  @Field(() => GraphQLLocalDate, { description: 'Day by which the agency acknowledges.' })
  acknowledgeBy!: string
}

@InputType({ description: 'A final report to issue.' })
export class IssueFinalReportInput extends FinalReportInput {
  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}
