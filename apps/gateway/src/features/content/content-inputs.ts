import type { ContentDecision, ContentKind } from '@portal/domain'
import { Field, ID, InputType, Int } from 'type-graphql'
import { ContentFieldsInput } from './content-fields-types.js'

@InputType({ description: 'A version of the content.' })
export class ContentVersionInput {
  @Field(() => String, { description: 'self-assessment, required-documents or desk-audit.' })
  kind!: ContentKind

  @Field(() => Int, { description: 'Id of the version.' })
  id!: number
}

@InputType({ description: 'A new draft.' })
export class CreateContentVersionInput {
  @Field(() => String, { description: 'self-assessment, required-documents or desk-audit.' })
  kind!: ContentKind

  @Field(() => Int, { description: 'Published version that it begins with.' })
  fromId!: number

  @Field(() => Int, { description: 'Compliance year that it is for.' })
  year!: number
}

@InputType({ description: 'A draft that shall be published.' })
export class PublishContentVersionInput extends ContentVersionInput {
  @Field(() => Boolean, {
    description: 'True: records in which no agency has begun are moved onto it.',
  })
  applyToNotStarted!: boolean
}

@InputType({ description: 'A previewed file of a draft.' })
export class ApplyContentImportInput extends ContentVersionInput {
  @Field(() => ID, { description: 'Id of the preview.' })
  importId!: string
}

@InputType({ description: 'A new place in a draft.' })
export class AddContentNodeInput extends ContentVersionInput {
  @Field(() => String, {
    nullable: true,
    description: 'Place that it goes into, at the end; null for the top.',
  })
  parentId?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Place to copy with everything below it, right after itself.',
  })
  copyOf?: string | null
}

@InputType({ description: 'A place in a version.' })
export class ContentNodeInput extends ContentVersionInput {
  @Field(() => String, { description: 'Id of the place.' })
  contentId!: string
}

@InputType({ description: 'What a place shall say.' })
export class SaveContentNodeInput extends ContentNodeInput {
  @Field(() => ContentFieldsInput, { description: 'Fields to change; what is left out stays as it is.' })
  fields!: ContentFieldsInput

  @Field(() => Int, { description: 'Version of the place that the caller saw.' })
  version!: number
}

@InputType({ description: 'Where a place shall stand.' })
export class MoveContentNodeInput extends ContentNodeInput {
  @Field(() => String, { nullable: true, description: 'Place that it goes into; null for the top.' })
  parentId?: string | null

  @Field(() => Int, { description: 'Position among the places there, without itself, from 0.' })
  position!: number
}

@InputType({ description: 'Whether a place is retired.' })
export class RetireContentNodeInput extends ContentNodeInput {
  @Field(() => Boolean, { description: 'True: left out when the version is published.' })
  retired!: boolean
}

@InputType({ description: 'What becomes of started self-assessments that are on a version before this one.' })
export class DecideContentUpgradesInput extends ContentVersionInput {
  @Field(() => String, { description: 'Keep or Upgrade.' })
  decision!: ContentDecision

  @Field(() => [Int], { description: 'The self-assessments, at most 200.' })
  selfAssessmentIds!: number[]
}

@InputType({ description: 'The number that a place gets.' })
export class ContentNumberInput {
  @Field(() => String, { description: 'The place.' })
  contentId!: string

  @Field(() => String, { description: 'Its new number, such as 1.1.2.' })
  number!: string
}

@InputType({ description: 'Which numbers of a draft shall say where places stand.' })
export class RenumberContentInput extends ContentVersionInput {
  @Field(() => String, {
    nullable: true,
    description: 'Only what stands in this place; null for the whole draft.',
  })
  within?: string | null

  @Field(() => [ContentNumberInput], { description: 'Every new number as it was shown before.' })
  numbers!: ContentNumberInput[]
}
