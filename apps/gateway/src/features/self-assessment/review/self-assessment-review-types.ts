import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../../scalars.js'
import { UserError } from '../../../errors/user-error.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'
import { ReportDraft } from '../letters/self-assessment-drafts-types.js'

@ObjectType({ description: 'The same question in the latest earlier year.' })
export class PreviousAnswer {
  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => Int, { nullable: true, description: 'Rating of the agency.' })
  rating!: number | null

  @Field(() => Int, { nullable: true, description: 'Rating of the state.' })
  stateRating!: number | null

  @Field(() => String, { description: 'The explanation, sanitised HTML.' })
  narrative!: string
}

@ObjectType({ description: "The state's view on one answer." })
export class ItemReview {
  @Field(() => Int, { description: 'Id of the question.' })
  itemId!: number

  @Field(() => Int, { nullable: true, description: 'Rating of the state; null when not rated.' })
  stateRating!: number | null

  @Field(() => String, { description: 'Comment that the agency reads once a report is issued.' })
  stateComment!: string

  @Field(() => String, { description: 'What the agency must provide; empty when nothing.' })
  toProvide!: string

  @Field(() => String, {
    nullable: true,
    description: 'Comment that never leaves the state; null for all but monitors.',
  })
  internalComment!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who saved it last.' })
  changedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was saved last.' })
  changedOn!: string | null

  @Field(() => PreviousAnswer, { nullable: true, description: 'The answer of an earlier year.' })
  previous!: PreviousAnswer | null

  @Field(() => Int, {
    description: 'Version of the review, to be sent with a change of it; 0 before the first save.',
  })
  version!: number
}

@ObjectType({ description: 'A finding that was drafted in a review.' })
export class ReviewFinding {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number

  @Field(() => String, { description: 'Its number.' })
  number!: string

  @Field(() => Int, { description: 'Its state, 0 draft to 9 withdrawn.' })
  status!: number

  @Field(() => String, { description: 'What was found.' })
  description!: string

  @Field(() => String, { nullable: true, description: 'Number of the question.' })
  itemNumber!: string | null
}

@ObjectType({ description: "The state's review of one subsection." })
export class SubsectionReview {
  @Field(() => Int, { description: 'Id of the subsection in its self-assessment.' })
  id!: number

  @Field(() => Int, { description: 'Self-assessment that it belongs to.' })
  selfAssessmentId!: number

  @Field(() => Int, { description: 'State of the subsection, 0 to 10.' })
  state!: number

  @Field(() => String, { description: 'Comment that the agency reads once a report is issued.' })
  sharedComment!: string

  @Field(() => String, { description: 'Strengths, for the final report.' })
  strengths!: string

  @Field(() => String, { description: 'Needs, for the final report.' })
  needs!: string

  @Field(() => String, {
    nullable: true,
    description: 'Comment that never leaves the state; null for all but monitors.',
  })
  internalComment!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who saved the comments last.' })
  changedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When they were saved last.' })
  changedOn!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who reviewed it.' })
  reviewedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was reviewed.' })
  reviewedOn!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who read the review as second reader.' })
  secondReadBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was read.' })
  secondReadOn!: string | null

  @Field(() => [ItemReview], { description: 'Its questions, in order.' })
  items!: ItemReview[]

  @Field(() => [ReviewFinding], { description: 'Findings that were drafted here.' })
  findings!: ReviewFinding[]

  @Field(() => AllowedAct, { description: 'Whether the caller may rate and comment now.' })
  write!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may accept it now.' })
  accept!: AllowedAct

  @Field(() => AllowedAct, { description: "Whether the caller may accept it at the agency's ratings now." })
  acceptAll!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may ask for a response now.' })
  askForResponse!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may take it up again now.' })
  reconsider!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may mark it as read now.' })
  secondRead!: AllowedAct

  @Field(() => Int, {
    description: 'Version of the comments, to be sent with a change of them; 0 before the first save.',
  })
  version!: number

  @Field(() => Int, { description: 'Version of the subsection, to be sent with a step.' })
  stateVersion!: number
}

@ObjectType({ description: 'One subsection in the list of a review.' })
export class SubsectionReviewRow {
  @Field(() => Int, { description: 'Id of the subsection in its self-assessment.' })
  id!: number

  @Field(() => String, { description: 'Number of its section.' })
  sectionNumber!: string

  @Field(() => String, { description: 'Title of its section.' })
  sectionTitle!: string

  @Field(() => String, { description: 'Its number.' })
  number!: string

  @Field(() => String, { description: 'Its title.' })
  title!: string

  @Field(() => Int, { description: 'Its state, 0 to 10.' })
  state!: number

  @Field(() => String, {
    nullable: true,
    description: 'Requested: the agency says that it does not apply. Approved: the state agrees.',
  })
  notApplicable!: 'Requested' | 'Approved' | null

  @Field(() => Int, { description: 'Questions that are rated.' })
  items!: number

  @Field(() => Int, { description: 'Of these, with a rating of the state.' })
  rated!: number

  @Field(() => Int, { description: 'Questions with equal ratings.' })
  equal!: number

  @Field(() => Int, { description: 'Questions with both ratings.' })
  both!: number

  @Field(() => Int, { description: 'Questions for which the agency must provide something.' })
  requests!: number

  @Field(() => PersonRef, { nullable: true, description: 'Who reviewed it.' })
  reviewedBy!: PersonRef | null

  @Field(() => PersonRef, { nullable: true, description: 'Who read the review as second reader.' })
  secondReadBy!: PersonRef | null
}

@ObjectType({ description: 'Where the review of a self-assessment stands.' })
export class SelfAssessmentReview {
  @Field(() => Int, { description: 'Id of the self-assessment.' })
  id!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => String, { description: "'Part B' or 'Part C'." })
  part!: string

  @Field(() => String, { description: 'What it is about.' })
  shortDescription!: string

  @Field(() => Int, { description: 'State of the self-assessment, 0 to 9.' })
  submitState!: number

  @Field(() => PersonRef, { nullable: true, description: 'Who opened the review.' })
  lead!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was opened last.' })
  openedOn!: string | null

  @Field(() => Int, { description: 'Selective reports issued so far.' })
  round!: number

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Day by which a response is wanted.' })
  responseDueOn!: string | null

  @Field(() => String, { nullable: true, description: 'How that day came about; null without one.' })
  dueDerivation?: string | null

  @Field(() => Int, { description: 'Subsections that are decided.' })
  reviewed!: number

  @Field(() => Int, { description: 'Questions with equal ratings of agency and state.' })
  equalRatings!: number

  @Field(() => Int, { description: 'Questions with both ratings.' })
  bothRatings!: number

  @Field(() => [SubsectionReviewRow], { description: 'Its subsections, in order.' })
  subsections!: SubsectionReviewRow[]

  @Field(() => [ReportDraft], { description: 'Letters that are not issued yet, for those who review.' })
  drafts!: ReportDraft[]

  @Field(() => AllowedAct, { description: 'Whether the caller may open the review now.' })
  open!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may issue a selective report now.' })
  issueSelectiveReport!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may issue the final report now.' })
  issueFinalReport!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may close it now.' })
  close!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may give it back to the agency now.' })
  reopen!: AllowedAct

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number
}

@ObjectType({ description: 'The review after the act.' })
export class SelfAssessmentReviewPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => SelfAssessmentReview, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  review!: SelfAssessmentReview | null
}

@ObjectType({ description: 'The review of the subsection after the act.' })
export class SubsectionReviewPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => SubsectionReview, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  review!: SubsectionReview | null
}

@ObjectType({ description: 'The review of the question after it was saved.' })
export class ItemReviewPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => ItemReview, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  item!: ItemReview | null
}
