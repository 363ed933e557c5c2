import { Field, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { AllowedAct } from '../../shared/shared-types.js'

@ObjectType({ description: 'A questionnaire as the state manages it.' })
export class QuestionnaireRow {
  @Field(() => Int, { description: 'Id of the questionnaire.' })
  id!: number

  @Field(() => Int, { description: 'Compliance year that it is for.' })
  year!: number

  @Field(() => String, { description: 'Part B or Part C.' })
  part!: string

  @Field(() => String, { description: 'Name of the questionnaire.' })
  title!: string

  @Field(() => String, { description: 'Draft, Published or Archived.' })
  state!: string

  @Field(() => Boolean, {
    description: 'True when its year is launched: agencies get it as soon as it is published.',
  })
  isLaunched!: boolean

  @Field(() => AllowedAct, { description: 'Whether the caller may publish it now.' })
  publish!: AllowedAct

  @Field(() => [String], { description: 'What publishing a draft does now, in sentences.' })
  onPublish!: string[]
}

@ObjectType({ description: 'What publishing has made.' })
export class PublishQuestionnairePayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => Int, { description: 'Self-assessments that agencies got; 0 when it was refused.' })
  selfAssessments!: number

  @Field(() => [QuestionnaireRow], {
    nullable: true,
    description: 'All questionnaires as they stand now; null when they could not be read.',
  })
  questionnaires!: QuestionnaireRow[] | null
}
