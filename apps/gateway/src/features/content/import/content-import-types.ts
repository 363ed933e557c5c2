import { Field, ID, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { AllowedAct } from '../../shared/shared-types.js'
import { ContentVersion } from '../content-types.js'

@ObjectType({ description: 'One field of a place before and after a file of content.' })
export class ContentImportField {
  @Field(() => String, { description: 'Name of the field.' })
  field!: string

  @Field(() => String, { description: 'What the draft says now.' })
  before!: string

  @Field(() => String, { description: 'What the file says.' })
  after!: string
}

@ObjectType({ description: 'What a file of content would do to one place.' })
export class ContentImportChange {
  @Field(() => Int, { nullable: true, description: 'Row in the file; null for a place without one.' })
  row!: number | null

  @Field(() => String, { description: 'Id of the place; of a new one only until it is applied.' })
  contentId!: string

  @Field(() => String, { description: 'questionnaire, section, subsection, item or category.' })
  nodeKind!: string

  @Field(() => String, { description: 'What the place is called.' })
  label!: string

  @Field(() => String, { description: 'added, changed, moved, removed, retired or restored.' })
  kind!: string

  @Field(() => [ContentImportField], { description: 'The fields that change.' })
  fields!: ContentImportField[]

  @Field(() => String, { nullable: true, description: 'What happens to a place without a row.' })
  note!: string | null
}

@ObjectType({ description: 'What is wrong with one row of a file of content.' })
export class ContentImportError {
  @Field(() => Int, { description: 'Row in the file, the heading being row 1; 0 for the file as a whole.' })
  row!: number

  @Field(() => String, { nullable: true, description: 'Heading of the refused cell; null for the row.' })
  column!: string | null

  @Field(() => String, { description: 'What stands there.' })
  value!: string

  @Field(() => String, { description: 'Why it was refused.' })
  message!: string
}

@ObjectType({
  description:
    'A file of content, read and checked; nothing is written yet. POST /files/content-imports/{kind}/{id} returns it for ' +
    'a file.',
})
export class ContentImportPreview {
  @Field(() => ID, { description: 'Id to apply it with, for an hour.' })
  id!: string

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string

  @Field(() => Int, { description: 'Rows with something in them.' })
  rows!: number

  @Field(() => [ContentImportChange], { description: 'What applying it would do, by row.' })
  changes!: ContentImportChange[]

  @Field(() => [ContentImportError], { description: 'What is wrong, by row; at most 300.' })
  errors!: ContentImportError[]

  @Field(() => Int, { description: 'How many refusals there are.' })
  errorsTotal!: number

  @Field(() => String, {
    nullable: true,
    description: 'Who changed the draft after the file was downloaded; null when nobody did.',
  })
  stale!: string | null

  @Field(() => AllowedAct, { description: 'Whether it can be applied.' })
  apply!: AllowedAct
}

@ObjectType({ description: 'A draft after a file was written into it.' })
export class ApplyContentImportPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => Int, { description: 'Changes that were written.' })
  changes!: number

  @Field(() => ContentVersion, { nullable: true, description: 'The draft as it is now; null on refusal.' })
  version!: ContentVersion | null

  @Field(() => ContentImportPreview, {
    nullable: true,
    description: 'The file, checked again, on CONFLICT; null otherwise.',
  })
  preview!: ContentImportPreview | null
}
