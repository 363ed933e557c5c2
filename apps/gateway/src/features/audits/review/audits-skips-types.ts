import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { DateTimeISO } from '../../../scalars.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'
import { RecordSetup, SetupAnswerInput, SkipPreview } from './audits-setup-types.js'

@InputType({ description: 'A section or item that a monitor skips, or does not skip any more.' })
export class SkipInput {
  @Field(() => String, { description: 'Id of the section or item.' })
  id!: string

  @Field(() => String, { nullable: true, description: 'Why it is skipped; null takes that back.' })
  reason?: string | null
}

@InputType({ description: 'Other skips and setup answers of a record; what is not named stays.' })
export class PreCheckSkipLogicInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => [SkipInput], {
    nullable: true,
    defaultValue: [],
    description: 'Sections to skip, or not to skip any more.',
  })
  sections?: SkipInput[] | null

  @Field(() => [SkipInput], {
    nullable: true,
    defaultValue: [],
    description: 'Items to skip, or not to skip any more.',
  })
  items?: SkipInput[] | null

  @Field(() => [SetupAnswerInput], {
    nullable: true,
    defaultValue: [],
    description: 'Answers to setup questions.',
  })
  answers?: SetupAnswerInput[] | null
}

@InputType({ description: 'A change of skips and setup answers of a record; what is not named stays.' })
export class UpdateSkipLogicInput extends PreCheckSkipLogicInput {
  @Field(() => [String], {
    nullable: true,
    description: 'Items whose answers may be lost; CONFLICT where others would be. Null accepts every loss.',
  })
  seenLost?: string[] | null

  @Field(() => Int, { description: 'Version of the record that the change was made from.' })
  version!: number
}

@ObjectType({ description: 'A section or item that a monitor skips in a record.' })
export class ManualSkip {
  @Field(() => String, { description: 'Id of the section or item.' })
  targetId!: string

  @Field(() => String, { description: 'Either section or item.' })
  kind!: string

  @Field(() => String, { description: 'Number and title of a section, number of an item.' })
  name!: string

  @Field(() => String, { description: 'Why it is skipped.' })
  reason!: string

  @Field(() => PersonRef, { description: 'Who skipped it.' })
  skippedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was skipped.' })
  skippedOn!: string
}

@ObjectType({ description: 'What monitors skip in a record by hand.' })
export class ManualSkips {
  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => [ManualSkip], { description: 'Skips in the order of the content.' })
  skips!: ManualSkip[]

  @Field(() => AllowedAct, { description: 'Whether the caller may change what is skipped now.' })
  change!: AllowedAct

  @Field(() => Int, { description: 'Version of the record; a change names it.' })
  version!: number
}

@ObjectType({ description: 'Skips and setup after the act.' })
export class SkipLogicPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => ManualSkips, { nullable: true, description: 'As they are now; null when it was refused.' })
  skips!: ManualSkips | null

  @Field(() => RecordSetup, { nullable: true, description: 'As it is now; null when it was refused.' })
  setup!: RecordSetup | null

  @Field(() => SkipPreview, {
    nullable: true,
    description: 'What would be lost now, where more would be than was seen; null otherwise.',
  })
  preview!: SkipPreview | null
}
