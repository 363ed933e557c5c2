import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../../scalars.js'

@ObjectType({ description: 'A field beside an answer, as its kind of audit names it.' })
export class RecordSummaryExtra {
  @Field(() => String, { description: 'What was asked for.' })
  label!: string

  @Field(() => String, { description: 'What was filled in.' })
  value!: string
}

@ObjectType({ description: 'An item of a record with its answer in words.' })
export class RecordSummaryItem {
  @Field(() => String, { description: 'Id of the item.' })
  id!: string

  @Field(() => String, { description: 'Number in the content.' })
  number!: string

  @Field(() => String, { description: 'The question.' })
  text!: string

  @Field(() => [String], { description: 'The law that it rests on.' })
  citations!: string[]

  @Field(() => String, { description: 'The answer in words; empty while there is none.' })
  answer!: string

  @Field(() => String, { description: 'met, notMet, excluded, or open without an answer that counts.' })
  counts!: string

  @Field(() => String, { nullable: true, description: 'Why it does not apply; null where it does.' })
  notApplicable!: string | null

  @Field(() => String, { description: 'Comment.' })
  comment!: string

  @Field(() => [RecordSummaryExtra], { description: 'Fields beside the answer that are filled in.' })
  extras!: RecordSummaryExtra[]
}

@ObjectType({ description: 'A section of the summary of a record.' })
export class RecordSummarySection {
  @Field(() => String, { description: 'Id of the section.' })
  id!: string

  @Field(() => String, { description: 'Number in the content.' })
  number!: string

  @Field(() => String, { description: 'Title of the section.' })
  title!: string

  @Field(() => [RecordSummaryItem], { description: 'Items in their order.' })
  items!: RecordSummaryItem[]
}

@ObjectType({ description: 'A question of the setup with its answer in words.' })
export class RecordSummarySetup {
  @Field(() => String, { description: 'The question.' })
  text!: string

  @Field(() => String, { description: 'The answer in words; empty while there is none.' })
  answer!: string
}

@ObjectType({ description: 'All answers of one record.' })
export class RecordSummary {
  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => String, { description: 'Masked name.' })
  student!: string

  @Field(() => String, { description: 'School of the student.' })
  school!: string

  @Field(() => String, { description: 'Grade of the student.' })
  grade!: string

  @Field(() => Int, { description: 'Status of the record: 0 Not started to 8 Removed.' })
  status!: number

  @Field(() => String, { description: 'Name of who submitted it; empty before.' })
  submittedBy!: string

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was submitted.' })
  submittedOn!: string | null

  @Field(() => String, { description: 'Name of who read it again; empty where nobody has.' })
  secondReader!: string

  @Field(() => Int, { description: 'Answers that are met.' })
  met!: number

  @Field(() => Int, { description: 'Answers that are not met.' })
  notMet!: number

  @Field(() => Int, { description: 'Items that do not apply.' })
  notApplicable!: number

  @Field(() => Int, { description: 'Items without an answer that counts.' })
  open!: number

  @Field(() => [RecordSummarySetup], { description: 'The setup.' })
  setup!: RecordSummarySetup[]

  @Field(() => [RecordSummarySection], { description: 'Sections in their order.' })
  sections!: RecordSummarySection[]
}

@ObjectType({ description: 'What was answered about the same child in an earlier year.' })
export class EarlierAnswer {
  @Field(() => String, { description: 'The same in every version of the content.' })
  lineageId!: string

  @Field(() => String, { description: 'The answer in words.' })
  answer!: string

  @Field(() => String, { description: 'met, notMet, excluded or open.' })
  counts!: string

  @Field(() => String, { description: 'Comment.' })
  comment!: string
}

@ObjectType({ description: 'Answers of an earlier year about the child of a record.' })
export class EarlierAnswers {
  @Field(() => Int, { description: 'Id of the record that they are shown beside.' })
  recordId!: number

  @Field(() => Int, { nullable: true, description: 'Year of the answers; null where there are none.' })
  year!: number | null

  @Field(() => [EarlierAnswer], { description: 'By lineage of the items.' })
  items!: EarlierAnswer[]
}

@InputType({ description: 'A record that goes back into review.' })
export class ReopenRecordInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => String, { description: 'Why it is opened again.' })
  reason!: string

  @Field(() => Int, { description: 'Version of the record.' })
  version!: number
}
