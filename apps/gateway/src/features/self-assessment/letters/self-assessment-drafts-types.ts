import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { LetterDraft, ReadDraftInput, SaveDraftInput } from '../../shared/letter-types.js'

@ObjectType({ description: 'A letter of a review that is not issued yet.' })
export class ReportDraft extends LetterDraft {
  @Field(() => String, { description: "'selective' or 'final'." })
  kind!: 'selective' | 'final'

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
}

@InputType({ description: 'A letter before it is issued; what is left out stays as it is.' })
export class SaveReportDraftInput extends SaveDraftInput {
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
}

@InputType({ description: 'What a second reader says of a letter.' })
export class ReadReportDraftInput extends ReadDraftInput {
  @Field(() => Int, { description: 'The self-assessment.' })
  selfAssessmentId!: number

  @Field(() => String, { description: "'selective' or 'final'." })
  kind!: 'selective' | 'final'
}
