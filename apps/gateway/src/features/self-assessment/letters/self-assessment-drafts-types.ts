import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../../scalars.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'

@ObjectType({ description: 'A letter of a review that is not issued yet.' })
export class ReportDraft {
  @Field(() => String, { description: "'selective' or 'final'." })
  kind!: 'selective' | 'final'

  @Field(() => String, { description: "'Draft', 'In review' while a second reader has it, or 'Read'." })
  state!: string

  @Field(() => [Int], { description: 'Subsections that need a response; none in a final report.' })
  subsectionResponseIds!: number[]

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day by which the agency responds or acknowledges; null when it is not chosen yet.',
  })
  dueOn!: string | null

  @Field(() => String, { description: 'Words before the list of a selective report.' })
  note!: string

  @Field(() => String, { description: 'Recommendations of a final report.' })
  recommendations!: string

  @Field(() => String, { description: 'Next steps of a final report.' })
  nextSteps!: string

  @Field(() => PersonRef, { description: 'Who wrote it last.' })
  writtenBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was written last.' })
  writtenOn!: string

  @Field(() => PersonRef, { nullable: true, description: 'The second reader.' })
  readBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was read.' })
  readOn!: string | null

  @Field(() => String, { description: 'What the second reader said.' })
  readerComment!: string

  @Field(() => AllowedAct, { description: 'Whether the caller may write on it now.' })
  save!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may be its second reader now.' })
  read!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether its review is in the way of issuing it.' })
  issue!: AllowedAct

  @Field(() => Int, { description: 'Version of the draft, to be sent with a change of it.' })
  version!: number
}

@InputType({ description: 'A letter before it is issued; what is left out stays as it is.' })
export class SaveReportDraftInput {
  @Field(() => Int, { description: 'The self-assessment.' })
  selfAssessmentId!: number

  @Field(() => String, { description: "'selective' or 'final'." })
  kind!: 'selective' | 'final'

  @Field(() => [Int], {
    nullable: true,
    description: 'Subsections that need a response; none in a final report.',
  })
  subsectionResponseIds?: number[]

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Day by which the agency answers.' })
  dueOn?: string | null

  @Field(() => String, { nullable: true, description: 'Words before the list of a selective report.' })
  note?: string

  @Field(() => String, { nullable: true, description: 'Recommendations of a final report.' })
  recommendations?: string

  @Field(() => String, { nullable: true, description: 'Next steps of a final report.' })
  nextSteps?: string

  @Field(() => Boolean, {
    description: 'True hands it to a second reader; false keeps it, or takes it back from there.',
  })
  toReview!: boolean

  @Field(() => Int, { description: 'Version of the draft that the caller saw; 0 before the first save.' })
  version!: number
}

@InputType({ description: 'What a second reader says of a letter.' })
export class ReadReportDraftInput {
  @Field(() => Int, { description: 'The self-assessment.' })
  selfAssessmentId!: number

  @Field(() => String, { description: "'selective' or 'final'." })
  kind!: 'selective' | 'final'

  @Field(() => Boolean, { description: 'True: it can be issued. False gives it back.' })
  agrees!: boolean

  @Field(() => String, { description: 'What must change; may be empty for an agreement.' })
  comment!: string

  @Field(() => Int, { description: 'Version of the draft that the caller saw.' })
  version!: number
}
