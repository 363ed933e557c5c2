import { Field, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { DateTimeISO } from '../../../scalars.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'
import { ContentVersionRow } from '../content-types.js'

@ObjectType({ description: 'Who decided that a self-assessment keeps its version.' })
export class KeptVersion {
  @Field(() => PersonRef, { description: 'Who decided it.' })
  by!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was decided.' })
  decidedOn!: string
}

@ObjectType({ description: 'A started self-assessment on a version before the newest.' })
export class ContentUpgradeRow {
  @Field(() => Int, { description: 'Id of the self-assessment.' })
  id!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => String, { description: 'Name of the agency.' })
  agency!: string

  @Field(() => Boolean, { description: 'True for the test agency, which no count includes.' })
  isTest!: boolean

  @Field(() => Int, { description: 'State of the self-assessment.' })
  submitState!: number

  @Field(() => Int, { description: 'Number of the version that it is on.' })
  fromNumber!: number

  @Field(() => Int, { description: 'Places that the newer version adds.' })
  added!: number

  @Field(() => Int, { description: 'Places that it changes.' })
  changed!: number

  @Field(() => Int, { description: 'Places that it no longer has.' })
  removed!: number

  @Field(() => Int, { description: 'Answers that the agency would have to confirm.' })
  toRecheck!: number

  @Field(() => Int, { description: 'Answers to questions that no longer exist; they stay in the history.' })
  answersRemoved!: number

  @Field(() => KeptVersion, { nullable: true, description: 'Null while nobody decided to keep it.' })
  kept!: KeptVersion | null

  @Field(() => AllowedAct, { description: 'Whether Keep and Upgrade are open, and why not.' })
  decide!: AllowedAct
}

@ObjectType({ description: 'A field of a place that a newer version changes.' })
export class ChangedContentField {
  @Field(() => String, { description: 'Which field.' })
  field!: string

  @Field(() => String, { description: 'What it says now.' })
  before!: string

  @Field(() => String, { description: 'What it would say.' })
  after!: string
}

@ObjectType({ description: 'What a newer version adds, changes or removes.' })
export class ContentUpgradeChange {
  @Field(() => String, { description: 'Id of the place, the same in every version.' })
  contentId!: string

  @Field(() => String, { description: 'questionnaire, section, subsection, item or category.' })
  nodeKind!: string

  @Field(() => String, { description: 'Its number with its title or text.' })
  label!: string

  @Field(() => String, { description: 'added, changed or removed.' })
  kind!: string

  @Field(() => [ChangedContentField], { description: 'Its fields, when they change.' })
  fields!: ChangedContentField[]

  @Field(() => Boolean, { description: 'True when the agency has answered it.' })
  answered!: boolean

  @Field(() => Boolean, { description: 'True when its answer would be marked "Re-check".' })
  recheck!: boolean
}

@ObjectType({ description: 'What a newer version would change in one started self-assessment.' })
export class ContentUpgrade {
  @Field(() => ContentUpgradeRow, {
    description: 'The self-assessment, with how many differences there are.',
  })
  record!: ContentUpgradeRow

  @Field(() => ContentVersionRow, { description: 'The newest version.' })
  to!: ContentVersionRow

  @Field(() => [ContentUpgradeChange], { description: 'Every difference, in the order of the content.' })
  changes!: ContentUpgradeChange[]
}

@ObjectType({ description: 'One that could not be decided any more.' })
export class RefusedUpgrade {
  @Field(() => Int, { description: 'Id of the self-assessment.' })
  id!: number

  @Field(() => String, { description: 'Name of its agency; empty when it is gone from the list.' })
  agency!: string

  @Field(() => String, { description: 'Why, in words.' })
  message!: string
}

@ObjectType({ description: 'What a decision has done.' })
export class DecideContentUpgradesPayload {
  @Field(() => [UserError], { description: 'Why all of it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => Int, { description: 'How many were decided.' })
  done!: number

  @Field(() => [RefusedUpgrade], { description: 'Those that were left alone.' })
  refused!: RefusedUpgrade[]

  @Field(() => [ContentUpgradeRow], { nullable: true, description: 'The list as it stands now.' })
  records!: ContentUpgradeRow[] | null
}
