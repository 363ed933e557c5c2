import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../../scalars.js'
import { RelatedDocument, SupportingDocument } from '../../documents/documents-types.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'
import { SelfAssessment } from '../self-assessment-types.js'

@ObjectType({ description: 'A rule of law that a question rests on.' })
export class Citation {
  @Field(() => String, { description: 'Where it stands: 34 CFR 300.111.' })
  reference!: string

  @Field(() => String, { description: 'Its title.' })
  title!: string

  @Field(() => String, { description: 'What it says, in plain words.' })
  plainText!: string
}

@ObjectType({ description: 'One step of a rating scale.' })
export class RatingChoice {
  @Field(() => Int, { description: 'Number that is saved.' })
  value!: number

  @Field(() => String, { description: 'Words for the screen.' })
  label!: string
}

@ObjectType({ description: 'A field of a question that an upgrade changed.' })
export class ChangedQuestion {
  @Field(() => String, { description: 'Which field: text, guidance.' })
  field!: string

  @Field(() => String, { description: 'What it said.' })
  before!: string

  @Field(() => String, { description: 'What it says now.' })
  after!: string
}

@ObjectType({ description: 'One question (compliance strategy item) with the answer of one agency.' })
export class ComplianceStrategyItem {
  @Field(() => Int, { description: 'Id of the question.' })
  id!: number

  @Field(() => String, { description: 'The same question in every version and year.' })
  lineageId!: string

  @Field(() => String, { description: 'Number, such as 1.2.3.' })
  number!: string

  @Field(() => String, { description: 'The question.' })
  text!: string

  @Field(() => String, { description: 'How to answer it.' })
  guidance!: string

  @Field(() => [String], { description: 'Documents that count as evidence.' })
  acceptableEvidence!: string[]

  @Field(() => [Citation], { description: 'Rules of law behind it.' })
  citations!: Citation[]

  @Field(() => String, { nullable: true, description: 'Federal indicator that it belongs to.' })
  indicatorCode!: string | null

  @Field(() => String, { description: 'Rating, YesNo, Narrative, Number or Checklist.' })
  responseType!: string

  @Field(() => [RatingChoice], { description: 'The ratings to choose from, best first.' })
  ratingScale!: RatingChoice[]

  @Field(() => String, {
    description: "When an explanation is required: 'always', 'when not top rating' or 'never'.",
  })
  narrativeRequired!: string

  @Field(() => Boolean, { description: 'True when a document is wanted.' })
  evidenceRequired!: boolean

  @Field(() => Int, {
    nullable: true,
    description: '4 fully implemented … 1 not implemented, 0 not applicable; null when not rated.',
  })
  rating!: number | null

  @Field(() => String, { description: 'The explanation, sanitised HTML.' })
  narrative!: string

  @Field(() => Int, {
    nullable: true,
    description: 'Year whose explanation was taken over; null for a text of its own.',
  })
  carriedFromYear!: number | null

  @Field(() => Boolean, { description: 'True when what was taken over is confirmed for this year.' })
  confirmedThisYear!: boolean

  @Field(() => [ChangedQuestion], {
    nullable: true,
    description:
      'What an upgrade changed in the question since it was answered; null once the agency confirmed the answer.',
  })
  recheck!: ChangedQuestion[] | null

  @Field(() => PersonRef, { nullable: true, description: 'Who saved the answer last.' })
  answeredBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was saved last.' })
  answeredOn!: string | null

  @Field(() => [String], { description: 'What the answer still lacks, in words for the person.' })
  gaps!: string[]

  @Field(() => [SupportingDocument], { description: 'Documents attached to this question.' })
  documents!: SupportingDocument[]

  @Field(() => Int, {
    description: 'Version of the answer, to be sent with a change of it; 0 before the first save.',
  })
  version!: number
}

@ObjectType({ description: 'What the state asks for beside one question.' })
export class StateRequestItem {
  @Field(() => String, { description: 'Number of the question.' })
  number!: string

  @Field(() => Int, { nullable: true, description: 'Rating of the state.' })
  stateRating!: number | null

  @Field(() => String, { description: 'Comment of the state.' })
  stateComment!: string

  @Field(() => String, { description: 'What the agency must provide.' })
  toProvide!: string
}

@ObjectType({ description: 'What the latest selective report asks in a subsection, as it was issued.' })
export class StateRequest {
  @Field(() => Int, { description: 'Id of the report.' })
  reportId!: number

  @Field(() => String, { description: 'Title of the report.' })
  title!: string

  @Field(() => DateTimeISO, { description: 'When it was issued.' })
  issuedOn!: string

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Day by which a response is wanted.' })
  dueOn!: string | null

  @Field(() => String, { description: 'Comment of the state on the subsection.' })
  comment!: string

  @Field(() => [StateRequestItem], { description: 'Questions that need a response.' })
  items!: StateRequestItem[]
}

@ObjectType({ description: 'The agency says that a subsection does not apply to it.' })
export class NotApplicable {
  @Field(() => String, { description: 'Requested: the state has to decide. Approved: it agreed.' })
  state!: 'Requested' | 'Approved'

  @Field(() => String, { description: 'Why it does not apply.' })
  reason!: string

  @Field(() => PersonRef, { nullable: true, description: 'Who said so.' })
  requestedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was said.' })
  requestedOn!: string | null
}

@ObjectType({
  description: 'A subsection with its questions, answers and documents, and what the caller may do with it.',
})
export class SubsectionResponse {
  @Field(() => Int, { description: 'Id of the subsection in this self-assessment.' })
  id!: number

  @Field(() => Int, { description: 'Self-assessment that it belongs to.' })
  selfAssessmentId!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => String, { description: "'Part B' or 'Part C'." })
  part!: string

  @Field(() => Int, { description: 'State of the self-assessment, 0 to 9.' })
  submitState!: number

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day by which the self-assessment is to be submitted.',
  })
  dueOn!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'How the due date in force came about; null without one.',
  })
  dueDerivation?: string | null

  @Field(() => Int, { description: 'Id of the subsection in the questionnaire.' })
  subsectionId!: number

  @Field(() => String, { description: 'Number of its section.' })
  sectionNumber!: string

  @Field(() => String, { description: 'Title of its section.' })
  sectionTitle!: string

  @Field(() => String, { description: 'Number, such as 1.2.' })
  number!: string

  @Field(() => String, { description: 'Title of the subsection.' })
  title!: string

  @Field(() => String, { description: 'Introduction, sanitised HTML.' })
  intro!: string

  @Field(() => Int, {
    description:
      '0 not started, 1 in progress, 2 ready for local review, 3 approved locally, further as in SubsectionSummary.',
  })
  state!: number

  @Field(() => [PersonRef], { description: 'People who are to answer it.' })
  assignees!: PersonRef[]

  @Field(() => Boolean, { description: 'True when the caller is one of them.' })
  isAssignedToCurrentUser!: boolean

  @Field(() => String, { nullable: true, description: 'Comment of the last return.' })
  reviewerComment!: string | null

  @Field(() => Boolean, {
    description: 'Whether single subsections may go to the state before the whole is submitted.',
  })
  rollingSubmission!: boolean

  @Field(() => NotApplicable, {
    nullable: true,
    description: 'That it does not apply; its questions then count as not applicable in every number.',
  })
  notApplicable!: NotApplicable | null

  @Field(() => StateRequest, { nullable: true, description: 'What the state asks for here.' })
  stateRequest!: StateRequest | null

  @Field(() => [ComplianceStrategyItem], { description: 'Its questions, in order.' })
  items!: ComplianceStrategyItem[]

  @Field(() => [SupportingDocument], {
    description: 'Documents of the subsection that belong to no single question.',
  })
  documents!: SupportingDocument[]

  @Field(() => [RelatedDocument], {
    description: 'Required documents that the subsection names: evidence of each of its answers.',
  })
  relatedDocuments!: RelatedDocument[]

  @Field(() => AllowedAct, { description: 'Whether the caller may answer now.' })
  answer!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may assign people now.' })
  assign!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may mark it ready now.' })
  markReady!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may approve it now.' })
  approve!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may return it now.' })
  return!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may send it to the state now.' })
  send!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may take back what was sent.' })
  recallSent!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may say that it does not apply.' })
  requestNotApplicable!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may take that back.' })
  withdrawNotApplicable!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may agree that it does not apply.' })
  approveNotApplicable!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may refuse that.' })
  refuseNotApplicable!: AllowedAct

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number
}

@ObjectType({ description: 'What the agency answered to the same question in the latest earlier year.' })
export class LastYearAnswer {
  @Field(() => Int, { description: 'The question of this year.' })
  itemId!: number

  @Field(() => Int, { description: 'The earlier compliance year.' })
  year!: number

  @Field(() => Int, { nullable: true, description: 'The rating of then; null when it was not rated.' })
  rating!: number | null

  @Field(() => String, { description: 'The explanation of then, sanitised HTML.' })
  narrative!: string
}

@ObjectType({ description: 'People of an earlier year who could work on the same subsection again.' })
export class AssignmentSuggestion {
  @Field(() => Int, { description: 'The subsection in its self-assessment.' })
  subsectionResponseId!: number

  @Field(() => String, { description: 'Its number, such as 1.2.' })
  number!: string

  @Field(() => String, { description: 'Its title.' })
  title!: string

  @Field(() => Int, { description: 'Compliance year in which they were assigned.' })
  year!: number

  @Field(() => [PersonRef], { description: 'People who can be assigned and are not yet.' })
  users!: PersonRef[]
}

@ObjectType({ description: 'A user of the agency who can be assigned to a subsection.' })
export class AssignableUser {
  @Field(() => ID, { description: 'Id of the account.' })
  id!: string

  @Field(() => String, { description: 'First and last name.' })
  fullName!: string

  @Field(() => [String], { description: 'Names of the roles.' })
  roles!: string[]

  @Field(() => Boolean, { description: 'True when already assigned.' })
  isAssigned!: boolean
}

@ObjectType({ description: 'Every answer and document of a self-assessment, for reading and printing.' })
export class SelfAssessmentReport {
  @Field(() => SelfAssessment, { description: 'The self-assessment, with the stamp of its submission.' })
  selfAssessment!: SelfAssessment

  @Field(() => [SubsectionResponse], { description: 'Its subsections with answers and documents, in order.' })
  subsections!: SubsectionResponse[]

  @Field(() => DateTimeISO, { description: 'When this report was made.' })
  generatedOn!: string
}
