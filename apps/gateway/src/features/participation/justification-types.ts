import { Field, ID, InputType, Int, Float, ObjectType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { DateTimeISO } from '../../scalars.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'

const subjectText = "The subject whose students the groups are part of: 'ela', 'math' or 'science'."

@ObjectType({ description: 'How far the justification of an agency is.' })
export class JustificationStanding {
  @Field(() => String, {
    description: "'Not required', 'Required', 'Draft', 'Submitted', 'Returned' or 'Accepted'.",
  })
  status!: string

  @Field(() => String, {
    nullable: true,
    description: 'Day by which it is due, YYYY-MM-DD; null where none is required.',
  })
  dueOn!: string | null

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was submitted; null before that.',
  })
  submittedOn!: string | null
}

@ObjectType({ description: 'Students of a group, as they are entered.' })
export class JustificationGroup {
  @Field(() => ID, { description: 'Key of the group, such as gender-female.' })
  id!: string

  @Field(() => Float, {
    nullable: true,
    description: 'Students of the group who were tested; null while it is not known.',
  })
  tested!: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'Students among them who took the alternate assessment; null while it is not known.',
  })
  alternate!: number | null
}

@ObjectType({ description: 'Whether an accepted justification is published.' })
export class PublicationStanding {
  @Field(() => String, { description: "'Not published', 'Published' or 'Withdrawn'." })
  state!: string

  @Field(() => Int, { nullable: true, description: 'Number of the newest edition; null before the first.' })
  edition!: number | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When the newest edition was published.' })
  publishedOn!: string | null

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was withdrawn; null unless the newest one is.',
  })
  withdrawnOn!: string | null

  @Field(() => String, { nullable: true, description: 'Why it was withdrawn.' })
  reason!: string | null
}

@ObjectType({ description: 'What an agency above the threshold writes, and what the state decided.' })
export class Justification extends JustificationStanding {
  @Field(() => String, { description: 'Why the agency is above the threshold, by subject.' })
  why!: string

  @Field(() => String, { description: 'How teams use the guidelines of the state.' })
  guidelines!: string

  @Field(() => String, { description: 'Training of staff and parents.' })
  training!: string

  @Field(() => String, { description: 'Where rates are highest, and why.' })
  highest!: string

  @Field(() => String, { description: 'What the agency will do.' })
  plan!: string

  @Field(() => Float, { nullable: true, description: 'Eligibility decisions reviewed in the year.' })
  reviewed!: number | null

  @Field(() => Float, { nullable: true, description: 'Decisions among them that were changed.' })
  changed!: number | null

  @Field(() => String, { description: subjectText })
  groupSubject!: string

  @Field(() => [JustificationGroup], { description: 'Groups with numbers.' })
  groups!: JustificationGroup[]

  @Field(() => Boolean, { description: 'Whether the agency confirms that the information is correct.' })
  confirmed!: boolean

  @Field(() => PersonRef, { nullable: true, description: 'Who submitted it.' })
  submittedBy!: PersonRef | null

  @Field(() => PersonRef, { nullable: true, description: 'Who accepted or returned it.' })
  decidedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was accepted or returned.' })
  decidedOn!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Why it was returned; null after it was accepted.',
  })
  returnReason!: string | null

  @Field(() => [String], { description: 'What it lacks before it can be submitted, a sentence each.' })
  gaps!: string[]

  @Field(() => AllowedAct, { description: 'Writing the justification.' })
  write!: AllowedAct

  @Field(() => AllowedAct, { description: 'Submitting it to the state.' })
  submit!: AllowedAct

  @Field(() => AllowedAct, { description: 'Accepting or returning it.' })
  decide!: AllowedAct

  @Field(() => PublicationStanding, { description: 'What everybody who is signed in reads of it.' })
  publication!: PublicationStanding
}

@InputType({ description: 'Students of a group, as they are entered.' })
export class JustificationGroupInput {
  @Field(() => ID, { description: 'Key of the group, such as gender-female.' })
  id!: string

  @Field(() => Float, { nullable: true, defaultValue: null, description: 'Students who were tested.' })
  tested!: number | null

  @Field(() => Float, {
    nullable: true,
    defaultValue: null,
    description: 'Students who took the alternate assessment.',
  })
  alternate!: number | null
}

@InputType({ description: 'Changes of a justification; fields that are left out stay as they are.' })
export class SaveJustificationInput {
  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => String, { nullable: true, description: 'Why the agency is above the threshold.' })
  why?: string

  @Field(() => String, { nullable: true, description: 'How teams use the guidelines.' })
  guidelines?: string

  @Field(() => String, { nullable: true, description: 'Training of staff and parents.' })
  training?: string

  @Field(() => String, { nullable: true, description: 'Where rates are highest, and why.' })
  highest?: string

  @Field(() => String, { nullable: true, description: 'What the agency will do.' })
  plan?: string

  @Field(() => Float, { nullable: true, description: 'Decisions reviewed in the year.' })
  reviewed?: number | null

  @Field(() => Float, { nullable: true, description: 'Decisions that were changed.' })
  changed?: number | null

  @Field(() => String, { nullable: true, description: subjectText })
  groupSubject?: string

  @Field(() => [JustificationGroupInput], { nullable: true, description: 'All groups with numbers.' })
  groups?: JustificationGroupInput[]

  @Field(() => Boolean, { nullable: true, description: 'Whether the information is confirmed.' })
  confirmed?: boolean

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Which justification is sent to the state.' })
export class SubmitJustificationInput {
  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Which justifications are accepted or returned.' })
export class DecideJustificationsInput {
  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => [Int], { description: 'Ids of the agencies.' })
  leaIds!: number[]

  @Field(() => String, { description: "'Accept' or 'Return'." })
  decision!: string

  @Field(() => String, { nullable: true, description: 'Why they are returned.' })
  reason?: string | null
}

@ObjectType({ description: 'What became of justifications that were decided on.' })
export class DecidedJustificationsPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => Int, { description: 'How many were accepted or returned: all of them, or none.' })
  decided!: number
}
