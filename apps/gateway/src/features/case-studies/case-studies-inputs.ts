import { Field, ID, InputType, Int } from 'type-graphql'
import { changesOf } from '../../changes-of.js'
import { AddCommentInput, EditCommentInput, ResolveCommentInput } from '../shared/comment-types.js'

const idOfStudy = { description: 'Id of the case study.' }
const versionSeen = { description: 'Version of the record that the caller saw.' }
const entryId = { description: 'Made by the client, the same as long as the entry is there.' }
const day = { description: 'Day, as YYYY-MM-DD; empty while it is not known.' }

@InputType({ description: 'Narrows a list of case studies.' })
export class CaseStudyFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Two characters or more, searched in theme, question and agency.',
  })
  q?: string | null

  @Field(() => Int, { nullable: true, description: 'Only about this agency.' })
  leaId?: number | null

  @Field(() => Int, { nullable: true, description: 'Only this compliance year.' })
  year?: number | null

  @Field(() => String, { nullable: true, description: "Only 'Part B' or 'Part C'." })
  part?: string | null

  @Field(() => String, { nullable: true, description: 'Only those in this status.' })
  status?: string | null

  @Field(() => Int, { nullable: true, description: 'Only the one that led to the audit of this review.' })
  prongId?: number | null
}

@InputType({ description: 'A new case study.' })
export class AddCaseStudyInput {
  @Field(() => Int, { description: 'Id of the agency that it is about.' })
  leaId!: number

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => String, { description: "'Part B' or 'Part C'." })
  part!: string

  @Field(() => String, { description: 'What it is about, in one line.' })
  theme!: string
}

@InputType({ description: 'What happened, when, and where it is written.' })
export class CaseStudyEventInput {
  @Field(() => ID, entryId)
  id!: string

  @Field(() => String, day)
  date!: string

  @Field(() => String, { description: 'Where it is known from.' })
  source!: string

  @Field(() => String, { description: 'What happened.' })
  event!: string

  @Field(() => String, { description: 'The document that says so.' })
  document!: string
}

@InputType({ description: 'A talk with somebody, as notes.' })
export class CaseStudyInterviewInput {
  @Field(() => ID, entryId)
  id!: string

  @Field(() => String, { description: 'What the person is to the student.' })
  role!: string

  @Field(() => String, { description: 'Name as it was given; never in files without names.' })
  person!: string

  @Field(() => String, day)
  date!: string

  @Field(() => String, { description: 'What was said.' })
  notes!: string
}

@InputType({ description: 'How far an area is evident.' })
export class CaseStudyRatingInput {
  @Field(() => String, { description: 'Key of the area.' })
  area!: string

  @Field(() => Int, { nullable: true, description: '1 Not evident to 4 Strong; null for not rated.' })
  rating!: number | null

  @Field(() => String, { description: 'Why, in words.' })
  note!: string
}

@InputType({ description: 'What the study recommends.' })
export class CaseStudyRecommendationInput {
  @Field(() => ID, entryId)
  id!: string

  @Field(() => String, { description: 'Its words, plain text.' })
  text!: string
}

@InputType({ description: 'What monitors write into a case study.' })
class CaseStudyFieldsInput {
  @Field(() => String, { description: 'What it is about, in one line.' })
  theme!: string

  @Field(() => String, { description: 'What the study asks.' })
  question!: string

  @Field(() => String, { description: 'How it was done.' })
  methodNotes!: string

  @Field(() => [CaseStudyEventInput], { description: 'The whole timeline.' })
  timeline!: CaseStudyEventInput[]

  @Field(() => [CaseStudyInterviewInput], { description: 'All interviews.' })
  interviews!: CaseStudyInterviewInput[]

  @Field(() => String, { description: 'What went well.' })
  strengths!: string

  @Field(() => String, { description: 'What did not go well.' })
  concerns!: string

  @Field(() => String, { description: 'What the study concludes.' })
  conclusions!: string

  @Field(() => [CaseStudyRatingInput], { description: 'All ratings, one for each area.' })
  ratings!: CaseStudyRatingInput[]

  @Field(() => [CaseStudyRecommendationInput], { description: 'All recommendations.' })
  recommendations!: CaseStudyRecommendationInput[]

  @Field(() => Boolean, { description: 'Whether it recommends a desk audit.' })
  referToAudit!: boolean
}

@InputType({ description: 'Changes of a draft; what is left out stays as it is.' })
export class UpdateCaseStudyInput extends changesOf(CaseStudyFieldsInput) {
  @Field(() => Int, idOfStudy)
  id!: number

  @Field(() => Int, versionSeen)
  version!: number
}

@InputType({ description: 'One more student of a draft.' })
export class AddCaseStudyStudentInput {
  @Field(() => Int, idOfStudy)
  id!: number

  @Field(() => String, { description: 'Identifier of the agency for the student.' })
  studentId!: string

  @Field(() => String, { description: 'First name of the student.' })
  firstName!: string

  @Field(() => String, { description: 'Last name of the student.' })
  lastName!: string

  @Field(() => Int, versionSeen)
  version!: number
}

@InputType({ description: 'A student to take out of a draft.' })
export class RemoveCaseStudyStudentInput {
  @Field(() => Int, idOfStudy)
  id!: number

  @Field(() => ID, { description: 'Id of the student within the study.' })
  studentRowId!: string

  @Field(() => Int, versionSeen)
  version!: number
}

@InputType({ description: 'A step of a case study to another status.' })
export class MoveCaseStudyInput {
  @Field(() => Int, idOfStudy)
  id!: number

  @Field(() => String, { description: "'submit', 'takeBack', 'approve', 'reopen', 'share' or 'unshare'." })
  move!: string

  @Field(() => String, { defaultValue: '', description: 'Why; backward steps need it.' })
  reason!: string

  @Field(() => ID, { nullable: true, description: 'The second monitor, of a study that is sent for review.' })
  reviewerId?: string | null

  @Field(() => Int, versionSeen)
  version!: number
}

@InputType({ description: 'The targeted audit that a final case study leads to.' })
export class ReferCaseStudyInput {
  @Field(() => Int, idOfStudy)
  id!: number

  @Field(() => String, { description: 'Planned first day, as YYYY-MM-DD.' })
  plannedStart!: string

  @Field(() => String, { nullable: true, description: 'Day by which documents are due, as YYYY-MM-DD.' })
  documentsDueOn?: string | null

  @Field(() => String, { nullable: true, description: 'Planned last day, as YYYY-MM-DD.' })
  plannedEnd?: string | null

  @Field(() => ID, { description: 'The state monitor who leads it.' })
  leadMonitorId!: string

  @Field(() => Int, versionSeen)
  version!: number
}

@InputType({ description: 'What is decided about a word.' })
export class CaseStudyWordInput {
  @Field(() => String, { description: 'As it is written.' })
  word!: string

  @Field(() => String, { description: "'Keep' or 'Remove', in files without names." })
  decision!: string
}

@InputType({ description: 'A new comment on a case study.' })
export class AddCaseStudyCommentInput extends AddCommentInput {
  @Field(() => Int, idOfStudy)
  id!: number
}

@InputType({ description: 'New words of an own comment.' })
export class EditCaseStudyCommentInput extends EditCommentInput {
  @Field(() => Int, idOfStudy)
  id!: number
}

@InputType({ description: 'Whether a comment is resolved.' })
export class ResolveCaseStudyCommentInput extends ResolveCommentInput {
  @Field(() => Int, idOfStudy)
  id!: number
}
