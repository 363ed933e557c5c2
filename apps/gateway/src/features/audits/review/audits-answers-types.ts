import { Field, Float, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { DateTimeISO } from '../../../scalars.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'

@ObjectType({ description: 'An answer that an item of a record can have.' })
export class RecordItemChoice {
  @Field(() => String, { description: 'The answer: Y, N, NA or PEND, as the kind of audit has them.' })
  value!: string

  @Field(() => String, { description: 'The answer in words.' })
  label!: string

  @Field(() => String, { description: 'met, notMet, excluded, or open while it waits for documents.' })
  counts!: string
}

@ObjectType({ description: 'Under which condition a section or an item does not apply.' })
export class RecordSkipRule {
  @Field(() => String, { description: 'Id of the rule.' })
  id!: string

  @Field(() => String, { description: 'Why it does not apply then.' })
  reason!: string

  @Field(() => String, { description: 'The condition as JSON, for a preview of other setup answers.' })
  when!: string
}

@ObjectType({ description: 'A field beside each answer that a kind of audit has.' })
export class RecordExtraField {
  @Field(() => String, { description: 'Key; values name it.' })
  key!: string

  @Field(() => String, { description: 'What is asked for.' })
  label!: string

  @Field(() => String, { description: 'Text, Number, Date or YesNo.' })
  type!: string

  @Field(() => Boolean, { description: 'Required beside every answer that is met or not met.' })
  required!: boolean

  @Field(() => Float, { nullable: true, description: 'Smallest number; null without limit.' })
  min!: number | null

  @Field(() => Float, { nullable: true, description: 'Largest number; null without limit.' })
  max!: number | null
}

@ObjectType({ description: 'What is filled in beside an answer.' })
export class RecordItemExtra {
  @Field(() => String, { description: 'Key of the field.' })
  key!: string

  @Field(() => String, { description: 'What is filled in.' })
  value!: string
}

@InputType({ description: 'What is filled in beside an answer.' })
export class RecordItemExtraInput {
  @Field(() => String, { description: 'Key of the field.' })
  key!: string

  @Field(() => String, { description: 'What is filled in; empty for nothing.' })
  value!: string
}

@ObjectType({ description: 'What newer content changed in a question.' })
export class AuditQuestionChange {
  @Field(() => String, { description: 'What changed: text, guidance or citations.' })
  field!: string

  @Field(() => String, { description: 'As it was read before.' })
  before!: string

  @Field(() => String, { description: 'As it reads now.' })
  after!: string
}

@ObjectType({ description: 'Newer content that a record can be carried into.' })
export class NewerAuditContent {
  @Field(() => Int, { description: 'Id of the version.' })
  id!: number

  @Field(() => Int, { description: 'Number of the version.' })
  number!: number

  @Field(() => DateTimeISO, { description: 'When it was published.' })
  publishedOn!: string

  @Field(() => Boolean, { description: 'A monitor chose to keep the version that the record has.' })
  kept!: boolean
}

@ObjectType({ description: 'That a monitor skips a section or item in a record.' })
export class SkippedByHand {
  @Field(() => String, { description: 'Why it is skipped.' })
  reason!: string

  @Field(() => PersonRef, { description: 'Who skipped it.' })
  skippedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was skipped.' })
  skippedOn!: string
}

@ObjectType({ description: 'An item of a record with its answer.' })
export class RecordItem {
  @Field(() => String, { description: 'Id of the item.' })
  id!: string

  @Field(() => String, { description: 'The same in every version of the content.' })
  lineageId!: string

  @Field(() => String, { description: 'Number in the content.' })
  number!: string

  @Field(() => String, { description: 'The question.' })
  text!: string

  @Field(() => String, { description: 'What to look for in the record.' })
  guidance!: string

  @Field(() => [String], { description: 'The law that it rests on.' })
  citations!: string[]

  @Field(() => [String], { description: 'Documents in which the answer is usually found.' })
  documentHints!: string[]

  @Field(() => [RecordItemChoice], { description: 'Answers that it can have.' })
  choices!: RecordItemChoice[]

  @Field(() => RecordSkipRule, { nullable: true, description: 'When it does not apply.' })
  skipRule!: RecordSkipRule | null

  @Field(() => String, { nullable: true, description: 'Why it does not apply; null where it does.' })
  notApplicable!: string | null

  @Field(() => SkippedByHand, { nullable: true, description: 'A monitor skips this item in this record.' })
  skippedByHand!: SkippedByHand | null

  @Field(() => String, {
    nullable: true,
    description: 'As it was answered; kept while the item does not apply.',
  })
  value!: string | null

  @Field(() => String, { description: 'Comment.' })
  comment!: string

  @Field(() => String, { description: 'Note for the state alone.' })
  internalNote!: string

  @Field(() => [RecordItemExtra], { description: 'Fields beside the answer that are filled in.' })
  extras!: RecordItemExtra[]

  @Field(() => [AuditQuestionChange], {
    nullable: true,
    description: 'What newer content changed in the question; null once the answer is confirmed.',
  })
  recheck!: AuditQuestionChange[] | null

  @Field(() => PersonRef, { nullable: true, description: 'Who answered last.' })
  answeredBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was answered last.' })
  answeredOn!: string | null

  @Field(() => Int, { description: 'Version; a change names it. 0 while it was never answered.' })
  version!: number
}

@ObjectType({ description: 'A section of a record.' })
export class RecordSection {
  @Field(() => String, { description: 'Id of the section.' })
  id!: string

  @Field(() => String, { description: 'Number in the content.' })
  number!: string

  @Field(() => String, { description: 'Title of the section.' })
  title!: string

  @Field(() => String, { description: 'Text above its items; empty for none.' })
  intro!: string

  @Field(() => RecordSkipRule, { nullable: true, description: 'When none of its items applies.' })
  skipRule!: RecordSkipRule | null

  @Field(() => SkippedByHand, {
    nullable: true,
    description: 'A monitor skips the whole section in this record.',
  })
  skippedByHand!: SkippedByHand | null

  @Field(() => [RecordItem], { description: 'Items in their order.' })
  items!: RecordItem[]
}

@ObjectType({ description: 'The items of a record with their answers.' })
export class RecordContent {
  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => Int, { description: 'Status of the record: 0 Not started to 8 Removed.' })
  status!: number

  @Field(() => [String], { description: 'Flags of its row of the list, which rules look at.' })
  flags!: string[]

  @Field(() => [RecordSection], { description: 'Sections in their order.' })
  sections!: RecordSection[]

  @Field(() => [RecordExtraField], { description: 'Fields that its kind of audit has beside each answer.' })
  extraFields!: RecordExtraField[]

  @Field(() => NewerAuditContent, {
    nullable: true,
    description: 'Newer content that the record can be carried into; null where there is none.',
  })
  newer!: NewerAuditContent | null

  @Field(() => Boolean, {
    description: 'The caller is its second reader and has not finished: answers of the first are left out.',
  })
  blind!: boolean

  @Field(() => Boolean, { description: 'It was submitted and has a second reader.' })
  secondReaderDue!: boolean

  @Field(() => AllowedAct, { description: 'Whether the caller may answer now.' })
  answer!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may skip sections and items by hand now.' })
  skip!: AllowedAct

  @Field(() => AllowedAct, {
    description: 'Whether the caller may submit it now; what is not answered yet is left out of account.',
  })
  submit!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may reopen it, or send it back, now.' })
  reopen!: AllowedAct

  @Field(() => Int, { description: 'Version of the record.' })
  version!: number
}

@InputType({ description: 'The answer to one item of a record; what is left out stays.' })
export class UpdateItemResponseInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => String, { description: 'Id of the item.' })
  itemId!: string

  @Field(() => String, { nullable: true, description: 'One of the choices of the item; null for none.' })
  value?: string | null

  @Field(() => String, { nullable: true, description: 'Comment.' })
  comment?: string | null

  @Field(() => String, { nullable: true, description: 'Note for the state alone.' })
  internalNote?: string | null

  @Field(() => [RecordItemExtraInput], {
    nullable: true,
    description: 'All fields beside the answer that are filled in.',
  })
  extras?: RecordItemExtraInput[] | null

  @Field(() => Int, { description: 'Version that the answer was made from.' })
  version!: number
}

@InputType({ description: 'A record of a kind of audit.' })
export class AuditRecordInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number
}

@ObjectType({ description: 'The item after the act.' })
export class RecordItemPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => RecordItem, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  item!: RecordItem | null
}

@ObjectType({ description: 'The record after the act.' })
export class RecordContentPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => RecordContent, { nullable: true, description: 'As it stands now; null when it was refused.' })
  content!: RecordContent | null
}
