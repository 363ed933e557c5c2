import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../scalars.js'
import { Lea } from '../agencies/agencies-types.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'

/** Fields common to the list and the page of a self-assessment. */
@ObjectType()
export abstract class SelfAssessmentCore {
  @Field(() => Int, { description: 'Id of the self-assessment.' })
  id!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Int, { description: 'Compliance year: the calendar year in which the school year starts.' })
  year!: number

  @Field(() => String, {
    description: "'Part B' for children from 3 to 21, 'Part C' for infants and toddlers.",
  })
  part!: string

  @Field(() => String, { description: 'Title of the questionnaire that is answered.' })
  questionnaireTitle!: string

  @Field(() => String, { description: 'What the questionnaire is about, in one sentence.' })
  shortDescription!: string

  @Field(() => Int, {
    description:
      '0 not activated, 1 activated by the state, 2 open, 3 in progress, 4 submitted, 5 in state review, 6 selective report issued, 7 resubmitted, 8 final report issued, 9 closed.',
  })
  submitState!: number

  @Field(() => Boolean, {
    description: 'True once the state and, where needed, the agency have activated it.',
  })
  isActive!: boolean

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Day by which it is to be submitted.' })
  dueOn!: string | null

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day by which a selective report wants a response.',
  })
  responseDueOn!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'How the due date in force came about, that of a response while one is wanted; null without one.',
  })
  dueDerivation?: string | null

  @Field(() => Int, { description: 'Subsections that are marked ready, approved or further.' })
  subsectionsReady!: number

  @Field(() => Int, { description: 'All subsections.' })
  subsectionsTotal!: number

  @Field(() => Int, { description: 'Required items that are answered: numerator of the completion.' })
  answered!: number

  @Field(() => Int, { description: 'Required items that apply: denominator of the completion.' })
  answerable!: number

  @Field(() => Int, { description: 'Supporting documents uploaded.' })
  documents!: number

  @Field(() => Int, { description: 'Required document categories with a document or more.' })
  documentsReceived!: number

  @Field(() => Int, { description: 'Required document categories.' })
  documentsNeeded!: number

  @Field(() => Int, { description: 'Subsections that the state has accepted or returned.' })
  subsectionsReviewed!: number

  @Field(() => Int, {
    description:
      'Subsections that were sent before the whole and are with the state, as far as the caller knows.',
  })
  subsectionsSent!: number

  @Field(() => Int, {
    description: 'Subsections of which the state has not decided yet whether they apply.',
  })
  notApplicableRequests!: number

  @Field(() => Int, { description: 'Selective reports issued so far.' })
  selectiveRounds!: number

  @Field(() => Int, { nullable: true, description: 'The final report that is in force.' })
  finalReportId!: number | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When the final report was issued.' })
  finalReportOn!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'State monitor who reviews it.' })
  lead!: PersonRef | null

  @Field(() => [PersonRef], {
    description: 'State monitors who answer for the agency in this year.',
  })
  monitors!: PersonRef[]

  @Field(() => PersonRef, { nullable: true, description: 'Who submitted it.' })
  submittedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was submitted.' })
  submittedOn!: string | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When somebody last worked on it.' })
  lastActivityOn!: string | null

  @Field(() => AllowedAct, { description: 'Whether the caller may activate it now.' })
  activate!: AllowedAct

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number
}

@ObjectType({ description: 'One self-assessment in the list: an agency and a part in one year.' })
export class SelfAssessmentRow extends SelfAssessmentCore {
  // Joined where the list is made, for all rows at once.
  @Field(() => Lea, { description: 'The agency that it belongs to.' })
  lea?: Lea
}

@ObjectType({ description: 'A subsection, as the page of a self-assessment lists it.' })
export class SubsectionSummary {
  @Field(() => Int, { description: 'Id of the subsection in this self-assessment.' })
  id!: number

  @Field(() => Int, { description: 'Id of the subsection in the questionnaire.' })
  subsectionId!: number

  @Field(() => String, { description: 'Number, such as 1.2.' })
  number!: string

  @Field(() => String, { description: 'Title of the subsection.' })
  title!: string

  @Field(() => Int, {
    description:
      '0 not started, 1 in progress, 2 ready for local review, 3 approved locally, 4 submitted to the state, 5 in state review, 6 accepted, 7 response needed, 8 response in progress, 9 response submitted, 10 final.',
  })
  state!: number

  @Field(() => String, {
    nullable: true,
    description: 'Requested: the agency says that it does not apply. Approved: the state agrees.',
  })
  notApplicable!: 'Requested' | 'Approved' | null

  @Field(() => [PersonRef], { description: 'People who are to answer it.' })
  assignees!: PersonRef[]

  @Field(() => Boolean, { description: 'True when the caller is one of them.' })
  isAssignedToCurrentUser!: boolean

  @Field(() => Int, { description: 'Required items that are answered.' })
  answered!: number

  @Field(() => Int, { description: 'Required items that apply.' })
  answerable!: number

  @Field(() => Int, { description: 'Supporting documents uploaded.' })
  documents!: number

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day by which the agency has to have it done: its own, or that of the self-assessment.',
  })
  dueOn!: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'Items for which the latest selective report of the state asks something.',
  })
  itemsFlagged?: number | null
}

@ObjectType({ description: 'A section with its subsections.' })
export class SectionSummary {
  @Field(() => Int, { description: 'Id of the section in the questionnaire.' })
  id!: number

  @Field(() => String, { description: 'Number, such as 1.' })
  number!: string

  @Field(() => String, { description: 'Title of the section.' })
  title!: string

  @Field(() => String, { description: 'Introduction, sanitised HTML.' })
  intro!: string

  @Field(() => [SubsectionSummary], { description: 'Its subsections, in order.' })
  subsections!: SubsectionSummary[]
}

@ObjectType({ description: 'What still keeps a self-assessment from being submitted.' })
export class SubmissionGap {
  @Field(() => Int, { nullable: true, description: 'Subsection in which it is missing; null for the whole.' })
  subsectionResponseId!: number | null

  @Field(() => String, { nullable: true, description: 'Number of that subsection.' })
  number!: string | null

  @Field(() => String, { description: 'What is missing, in words for the person.' })
  message!: string
}

@ObjectType({
  description: 'A self-assessment of an agency with its sections, and what the caller may do with it.',
})
export class SelfAssessment extends SelfAssessmentCore {
  @Field(() => String, { description: 'Introduction, sanitised HTML.' })
  intro!: string

  @Field(() => PersonRef, { nullable: true, description: 'Who activated it for the agency.' })
  activatedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was activated for the agency.' })
  activatedOn!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who started it in the agency.' })
  locallyActivatedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was started in the agency.' })
  locallyActivatedOn!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who leads the work in the agency.' })
  localLead!: PersonRef | null

  @Field(() => String, { nullable: true, description: 'Name under the statement of accuracy.' })
  statementName!: string | null

  @Field(() => String, { nullable: true, description: 'Title under the statement of accuracy.' })
  statementTitle!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Why the agency submitted with empty required document categories.',
  })
  documentsReason!: string | null

  @Field(() => [SectionSummary], { description: 'Its sections, in order.' })
  sections!: SectionSummary[]

  @Field(() => [SubmissionGap], {
    description: 'What still keeps it from being submitted; empty when nothing does.',
  })
  gaps!: SubmissionGap[]

  @Field(() => AllowedAct, { description: 'Whether the caller may take the activation back now.' })
  resetActivation!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may start it in the agency now.' })
  start!: AllowedAct

  @Field(() => AllowedAct, {
    description: 'Whether the caller may change who leads in the agency, and when subsections are due.',
  })
  plan!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may submit it now.' })
  submit!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may take the submission back now.' })
  recall!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may hand the responses to the state now.' })
  resubmit!: AllowedAct
}
