import type { NotApplicableStep } from '@portal/domain'
import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, ID, InputType, Int } from 'type-graphql'

@InputType({ description: 'Activates self-assessments, all or none.' })
export class ActivateSelfAssessmentsInput {
  @Field(() => [Int], { description: 'Self-assessments to activate.' })
  ids!: number[]

  @Field(() => GraphQLLocalDate, { description: 'Day by which they are to be submitted.' })
  dueOn!: string
}

@InputType({ description: 'Gives activated self-assessments another due date, all or none.' })
export class SetSelfAssessmentDueDatesInput {
  @Field(() => [Int], { description: 'Self-assessments that are not submitted yet.' })
  ids!: number[]

  @Field(() => GraphQLLocalDate, { description: 'Day by which they are to be submitted.' })
  dueOn!: string
}

@InputType({ description: 'Takes an activation back.' })
export class ResetSelfAssessmentActivationInput {
  @Field(() => Int, { description: 'The self-assessment.' })
  id!: number

  @Field(() => String, { description: 'Why; it stands in the audit trail.' })
  reason!: string

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Until when a subsection is due.' })
export class SubsectionDueDateInput {
  @Field(() => Int, { description: 'The subsection in the self-assessment.' })
  subsectionResponseId!: number

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Not later than the self-assessment; null for the day of the self-assessment.',
  })
  dueOn?: string | null
}

@InputType({ description: 'Who works on a subsection.' })
export class SubsectionPeopleInput {
  @Field(() => Int, { description: 'The subsection in the self-assessment.' })
  subsectionResponseId!: number

  @Field(() => [ID], { description: 'People of the agency, beside those who already work on it.' })
  userIds!: string[]
}

@InputType({ description: 'Changes who leads in the agency, and when single subsections are due.' })
export class PlanSelfAssessmentInput {
  @Field(() => Int, { description: 'The self-assessment.' })
  id!: number

  @Field(() => ID, { nullable: true, description: 'Who leads the work; stays as it is without one.' })
  leadId?: string | null

  @Field(() => [SubsectionDueDateInput], { nullable: true, description: 'Subsections with other days.' })
  dueDates?: SubsectionDueDateInput[] | null

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Opens a self-assessment for answers in the agency.' })
export class StartSelfAssessmentInput {
  @Field(() => Int, { description: 'The self-assessment.' })
  id!: number

  @Field(() => ID, {
    nullable: true,
    description: 'Who leads the work; by default the person who starts it.',
  })
  leadId?: string | null

  @Field(() => [SubsectionPeopleInput], { nullable: true, description: 'Who works on which subsection.' })
  people?: SubsectionPeopleInput[] | null

  @Field(() => [SubsectionDueDateInput], {
    nullable: true,
    description: 'Subsections that are due before the self-assessment.',
  })
  dueDates?: SubsectionDueDateInput[] | null

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Submits a self-assessment to the state.' })
export class SubmitSelfAssessmentInput {
  @Field(() => Int, { description: 'The self-assessment.' })
  id!: number

  @Field(() => String, { description: 'Name under the statement of accuracy.' })
  statementName!: string

  @Field(() => String, { description: 'Title under the statement of accuracy.' })
  statementTitle!: string

  @Field(() => String, {
    nullable: true,
    description: 'Why required documents are missing; wanted when required categories are empty.',
  })
  documentsReason?: string | null

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Takes a submission back, until its review begins.' })
export class RecallSelfAssessmentInput {
  @Field(() => Int, { description: 'The self-assessment.' })
  id!: number

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Moves a subsection on.' })
export class SetSubsectionStateInput {
  @Field(() => Int, { description: 'The subsection in its self-assessment.' })
  id!: number

  @Field(() => Int, { description: '2 marks it ready, 3 approves it, 1 returns it.' })
  state!: number

  @Field(() => String, { nullable: true, description: 'What is to be changed, when it is returned.' })
  comment?: string | null

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Whether a subsection applies to the agency.' })
export class SetSubsectionApplicabilityInput {
  @Field(() => Int, { description: 'The subsection in its self-assessment.' })
  id!: number

  @Field(() => String, { description: 'request or withdraw by the agency, approve or refuse by the state.' })
  step!: NotApplicableStep

  @Field(() => String, { nullable: true, description: 'Why; wanted to request and to refuse.' })
  reason?: string | null

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Sends one subsection to the state before the whole, or recalls it.' })
export class SendSubsectionInput {
  @Field(() => Int, { description: 'The subsection in its self-assessment.' })
  id!: number

  @Field(() => Boolean, { description: 'True sends it, false recalls it.' })
  send!: boolean

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'An answer that holds though its question was changed.' })
export class ConfirmComplianceStrategyItemInput {
  @Field(() => Int, { description: 'The self-assessment.' })
  selfAssessmentId!: number

  @Field(() => Int, { description: 'The question.' })
  itemId!: number

  @Field(() => Int, { description: 'Version of the answer that the caller saw.' })
  version!: number
}

@InputType({ description: 'The answer to one question, complete or not; what is left out stays as it is.' })
export class SaveComplianceStrategyItemInput {
  @Field(() => Int, { description: 'The self-assessment.' })
  selfAssessmentId!: number

  @Field(() => Int, { description: 'The question.' })
  itemId!: number

  @Field(() => Int, {
    nullable: true,
    description: '4 fully implemented … 1 not implemented, 0 not applicable; null for none.',
  })
  rating?: number | null

  @Field(() => String, { nullable: true, description: 'The explanation as HTML; it is sanitised.' })
  narrative?: string

  @Field(() => Int, {
    nullable: true,
    description: 'Year of the answer that the explanation was taken over from; null for a text of its own.',
  })
  carriedFromYear?: number | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'True confirms for this year what was taken over.',
  })
  confirmedThisYear?: boolean | null

  @Field(() => Int, { description: 'Version of the answer that the caller saw; 0 before the first save.' })
  version!: number
}

@InputType({ description: 'Subsections whose people of the earlier year are to be assigned again.' })
export class AssignSuggestedInput {
  @Field(() => Int, { description: 'The self-assessment.' })
  selfAssessmentId!: number

  @Field(() => [Int], { description: 'Subsections that have suggestions, all or none.' })
  subsectionResponseIds!: number[]
}

@InputType({ description: 'A person and a subsection.' })
export class AssignmentInput {
  @Field(() => Int, { description: 'The subsection in its self-assessment.' })
  subsectionResponseId!: number

  @Field(() => ID, { description: 'The person.' })
  userId!: string
}
