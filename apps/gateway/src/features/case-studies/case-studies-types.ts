import { Field, ID, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { DateTimeISO } from '../../scalars.js'
import { Lea } from '../agencies/agencies-types.js'
import { RecordComment } from '../shared/comment-types.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'

const errorsDescription = 'Why it was refused; empty when it was done.'

@ObjectType()
abstract class CaseStudyCore {
  @Field(() => Int, { description: 'Id of the case study.' })
  id!: number

  @Field(() => Int, { description: 'Id of the agency that it is about.' })
  leaId!: number

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => String, { description: "'Part B' or 'Part C'." })
  part!: string

  @Field(() => String, { description: 'What it is about, in one line.' })
  theme!: string

  @Field(() => String, { description: "'Draft', 'In review', 'Final' or 'Shared summary'." })
  status!: string

  @Field(() => PersonRef, { description: 'Who began it.' })
  author!: PersonRef

  @Field(() => PersonRef, {
    nullable: true,
    description: 'The second monitor; null before it was sent for review.',
  })
  reviewer!: PersonRef | null

  @Field(() => PersonRef, { description: 'Who changed it last.' })
  changedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was changed last.' })
  changedOn!: string

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number
}

@ObjectType({ description: 'A case study in a list.' })
export class CaseStudyRow extends CaseStudyCore {
  @Field(() => Int, { description: 'How many students it is about.' })
  students!: number

  @Field(() => Lea, { description: 'The agency that it is about.' })
  lea?: Lea
}

@ObjectType({ description: 'One page of case studies.' })
export class CaseStudyPage {
  @Field(() => [CaseStudyRow], { description: 'Case studies of this page; none past the end.' })
  rows!: CaseStudyRow[]

  @Field(() => Int, { description: 'Case studies that the filter leaves, on all pages.' })
  total!: number

  @Field(() => Int, { description: 'Number of this page, counted from 1.' })
  page!: number

  @Field(() => Int, { description: 'Rows of one page.' })
  pageSize!: number

  @Field(() => AllowedAct, { description: 'Whether the caller may begin one.' })
  add!: AllowedAct
}

@ObjectType({ description: 'A student whom a case study is about.' })
export class CaseStudyStudent {
  @Field(() => ID, { description: 'Id of the student within the study.' })
  id!: string

  @Field(() => String, { description: 'Masked: initials and the end of the identifier.' })
  label!: string
}

@ObjectType({ description: 'What happened, when, and where it is written.' })
export class CaseStudyEvent {
  @Field(() => ID, { description: 'Made by the client, the same as long as the entry is there.' })
  id!: string

  @Field(() => String, { description: 'Day, as YYYY-MM-DD; empty while it is not known.' })
  date!: string

  @Field(() => String, { description: 'Where it is known from.' })
  source!: string

  @Field(() => String, { description: 'What happened.' })
  event!: string

  @Field(() => String, { description: 'The document that says so.' })
  document!: string
}

@ObjectType({ description: 'A talk with somebody, as notes.' })
export class CaseStudyInterview {
  @Field(() => ID, { description: 'Made by the client, the same as long as the entry is there.' })
  id!: string

  @Field(() => String, { description: 'What the person is to the student.' })
  role!: string

  @Field(() => String, { description: 'Name as it was given; never in files without names.' })
  person!: string

  @Field(() => String, { description: 'Day, as YYYY-MM-DD; empty while it is not known.' })
  date!: string

  @Field(() => String, { description: 'What was said.' })
  notes!: string
}

@ObjectType({ description: 'How far an area is evident.' })
export class CaseStudyRating {
  @Field(() => String, { description: 'Key of the area.' })
  area!: string

  @Field(() => Int, { nullable: true, description: '1 Not evident to 4 Strong; null while it is not rated.' })
  rating!: number | null

  @Field(() => String, { description: 'Why, in words.' })
  note!: string
}

@ObjectType({ description: 'What the study recommends.' })
export class CaseStudyRecommendation {
  @Field(() => ID, { description: 'Made by the client, the same as long as the entry is there.' })
  id!: string

  @Field(() => String, { description: 'Its words, plain text.' })
  text!: string
}

@ObjectType({ description: 'A step from one status to another.' })
export class CaseStudyStep {
  @Field(() => String, { description: "'submit', 'takeBack', 'approve', 'reopen', 'share' or 'unshare'." })
  move!: string

  @Field(() => Boolean, { description: 'True for backward steps.' })
  needsReason!: boolean

  @Field(() => Boolean, { description: 'True when the caller may take it now.' })
  allowed!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'Why not, in words for the person; null when allowed.',
  })
  reason!: string | null
}

@ObjectType({ description: 'The audit that came of a case study.' })
export class CaseStudyAudit {
  @Field(() => Int, { description: 'Id of the audit.' })
  id!: number

  @Field(() => String, { description: 'Kind of the audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of its newest review.' })
  prongId!: number
}

@ObjectType({ description: 'A comment of the state on a case study.' })
export class CaseStudyComment extends RecordComment {}

@ObjectType({ description: 'A case study of the state about one to five students of an agency.' })
export class CaseStudy extends CaseStudyCore {
  @Field(() => [CaseStudyStudent], { description: 'Whom it is about, masked.' })
  students!: CaseStudyStudent[]

  @Field(() => String, { description: 'What the study asks.' })
  question!: string

  @Field(() => String, { description: 'How it was done.' })
  methodNotes!: string

  @Field(() => [CaseStudyEvent], { description: 'Events, in the order in which they were entered.' })
  timeline!: CaseStudyEvent[]

  @Field(() => [CaseStudyInterview], { description: 'Interviews, in the order in which they were entered.' })
  interviews!: CaseStudyInterview[]

  @Field(() => String, { description: 'What went well.' })
  strengths!: string

  @Field(() => String, { description: 'What did not go well.' })
  concerns!: string

  @Field(() => String, { description: 'What the study concludes.' })
  conclusions!: string

  @Field(() => [CaseStudyRating], { description: 'One for each area that is rated.' })
  ratings!: CaseStudyRating[]

  @Field(() => [CaseStudyRecommendation], { description: 'What it recommends.' })
  recommendations!: CaseStudyRecommendation[]

  @Field(() => Boolean, { description: 'Whether it recommends a desk audit.' })
  referToAudit!: boolean

  @Field(() => [String], { description: 'What it lacks before it can be reviewed, a sentence each.' })
  gaps!: string[]

  @Field(() => Int, {
    description: 'Words of which nobody decided whether they stay in files without names.',
  })
  undecided!: number

  @Field(() => String, {
    nullable: true,
    description: 'Reason of the last backward step; null after a forward one.',
  })
  lastReason!: string | null

  @Field(() => CaseStudyAudit, { nullable: true, description: 'The audit that came of it.' })
  audit!: CaseStudyAudit | null

  @Field(() => Int, { nullable: true, description: 'Id of the summary in the library, while it is shared.' })
  reportId!: number | null

  @Field(() => DateTimeISO, { description: 'When it was begun.' })
  createdOn!: string

  @Field(() => AllowedAct, { description: 'Whether the caller may change it now.' })
  edit!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may see the names of its students.' })
  reveal!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may take it away without names now.' })
  exportFile!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may take it away with names, for a reason.' })
  exportNames!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may decide about its capitalised words.' })
  decideWords!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may create a targeted audit from it now.' })
  refer!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may comment on it.' })
  commentInternally!: AllowedAct

  @Field(() => [CaseStudyStep], { description: 'The steps out of its status.' })
  steps!: CaseStudyStep[]

  @Field(() => [CaseStudyComment], { description: 'Comments of the state among its own, oldest first.' })
  comments!: CaseStudyComment[]
}

@ObjectType({ description: 'A student of a case study by name, after it was revealed.' })
export class RevealedCaseStudent {
  @Field(() => ID, { description: 'Id of the student within the study.' })
  id!: string

  @Field(() => String, { description: 'Identifier of the agency for the student.' })
  studentId!: string

  @Field(() => String, { description: 'First name of the student.' })
  firstName!: string

  @Field(() => String, { description: 'Last name of the student.' })
  lastName!: string
}

@ObjectType({ description: 'A capitalised word of a case study that may be a name.' })
export class CaseStudyWord {
  @Field(() => String, { description: 'As it is written.' })
  word!: string

  @Field(() => Int, { description: 'How often it stands in the study.' })
  times!: number

  @Field(() => String, { description: 'The words around its first place; known names are removed.' })
  around!: string

  @Field(() => String, {
    nullable: true,
    description: "'Keep' or 'Remove'; null while nobody decided.",
  })
  decision!: string | null
}

@ObjectType({ description: 'The case study after the act.' })
export class CaseStudyPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => CaseStudy, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  caseStudy!: CaseStudy | null
}

@ObjectType({ description: 'The students of a case study by name.' })
export class CaseStudyStudentsPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => [RevealedCaseStudent], { description: 'Empty when it was refused.' })
  students!: RevealedCaseStudent[]
}

@ObjectType({ description: 'The words of a case study after decisions about them.' })
export class CaseStudyWordsPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => [CaseStudyWord], { description: 'Empty when it was refused.' })
  words!: CaseStudyWord[]
}
