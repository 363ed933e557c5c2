import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { AllowedAct } from '../../shared/shared-types.js'

@ObjectType({ description: 'A question about a child, asked before the items of its record.' })
export class SetupQuestion {
  @Field(() => String, { description: 'Key; answers name it.' })
  key!: string

  @Field(() => String, { description: 'The question.' })
  text!: string

  @Field(() => String, { description: 'YesNo, Date, Select, Multi or Number.' })
  type!: string

  @Field(() => [String], { description: 'Choices of Select and Multi.' })
  options!: string[]

  @Field(() => Boolean, { description: 'Whether the record is ready only with an answer.' })
  required!: boolean

  @Field(() => [String], { description: 'The answer as texts; empty while there is none.' })
  values!: string[]

  @Field(() => [String], { description: 'What the list already says, for a monitor to confirm.' })
  proposed!: string[]
}

@ObjectType({ description: 'An item that does not apply to a record.' })
export class SkippedItem {
  @Field(() => String, { description: 'Id of the item.' })
  id!: string

  @Field(() => String, { description: 'Number of the item.' })
  number!: string

  @Field(() => String, { description: 'Why it does not apply.' })
  reason!: string
}

@ObjectType({ description: 'The setup of a record, and what follows from it.' })
export class RecordSetup {
  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => Int, { description: 'Status of the record: 0 Not started to 8 Removed.' })
  status!: number

  @Field(() => [SetupQuestion], { description: 'Questions in their order.' })
  questions!: SetupQuestion[]

  @Field(() => [String], { description: 'Keys of required questions without an answer.' })
  missing!: string[]

  @Field(() => [SkippedItem], { description: 'Items that the answers make not applicable.' })
  notApplicable!: SkippedItem[]

  @Field(() => Int, { description: 'Items that are left to answer.' })
  applicable!: number

  @Field(() => AllowedAct, { description: 'Whether the caller may answer now.' })
  update!: AllowedAct

  @Field(() => Int, { description: 'Version of the record; a change names it.' })
  version!: number
}

@InputType({ description: 'An answer to a setup question.' })
export class SetupAnswerInput {
  @Field(() => String, { description: 'Key of the question.' })
  key!: string

  @Field(() => [String], { description: 'The answer as texts; an empty list takes it away.' })
  values!: string[]
}

@InputType({ description: 'Answers to setup questions; those that are not named stay.' })
export class UpdateRecordSetupInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => [SetupAnswerInput], { description: 'Answers.' })
  answers!: SetupAnswerInput[]

  @Field(() => Int, { description: 'Version that the change was made from.' })
  version!: number
}

@ObjectType({ description: 'An item that would not apply any more.' })
export class SkipClosing {
  @Field(() => String, { description: 'Id of the item.' })
  id!: string

  @Field(() => String, { description: 'Number of the item.' })
  number!: string

  @Field(() => String, { description: 'Why it would not apply.' })
  reason!: string
}

@ObjectType({ description: 'An item that would apply again.' })
export class SkipOpening {
  @Field(() => String, { description: 'Id of the item.' })
  id!: string

  @Field(() => String, { description: 'Number of the item.' })
  number!: string
}

@ObjectType({ description: 'An answer that would count no more, or again.' })
export class SkipAnswer {
  @Field(() => String, { description: 'Id of the item.' })
  id!: string

  @Field(() => String, { description: 'Number of the item.' })
  number!: string

  @Field(() => String, { description: 'The answer: Y, N, NA or PEND, as the kind of audit has them.' })
  value!: string
}

@ObjectType({ description: 'What other setup answers or skips would do to a record.' })
export class SkipPreview {
  @Field(() => [SkipClosing], { description: 'Items that would not apply any more.' })
  itemsToNA!: SkipClosing[]

  @Field(() => [SkipOpening], { description: 'Items that would apply again.' })
  itemsToOpen!: SkipOpening[]

  @Field(() => [SkipAnswer], { description: 'Answers that would not count any more.' })
  answersLost!: SkipAnswer[]

  @Field(() => [SkipAnswer], { description: 'Answers from before that would count again.' })
  answersRestored!: SkipAnswer[]

  @Field(() => String, { nullable: true, description: 'The lost answers in words; null for none.' })
  text!: string | null
}

@ObjectType({ description: 'The setup after the act.' })
export class RecordSetupPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => SkipPreview, {
    nullable: true,
    description:
      'What would be lost; nothing was changed then, updateSkipLogic does it. Null when it was done.',
  })
  preview!: SkipPreview | null

  @Field(() => RecordSetup, { nullable: true, description: 'As it stands now; null when it was refused.' })
  setup!: RecordSetup | null
}
