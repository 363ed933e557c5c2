import { Field, InputType, Int, ObjectType } from 'type-graphql'

@InputType({ description: 'Records of a prong.' })
class NamedRecordsInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => [Int], { description: 'Ids of the records.' })
  recordIds!: number[]
}

@InputType({ description: 'Records that a state monitor is to review.' })
export class AssignMonitorInput extends NamedRecordsInput {
  @Field(() => String, { nullable: true, description: 'Id of the monitor; null for nobody.' })
  monitorId!: string | null
}

@InputType({ description: 'Records that a state monitor is to read a second time.' })
export class AssignSecondReaderInput extends NamedRecordsInput {
  @Field(() => String, { description: 'Id of the monitor.' })
  secondReaderId!: string
}

@ObjectType({ description: 'How far the review of a record is.' })
export class RecordProgress {
  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => Boolean, { description: 'Its setup questions are answered.' })
  setUp!: boolean

  @Field(() => Int, { description: 'Items with an answer; those that wait for documents have none.' })
  answered!: number

  @Field(() => Int, { description: 'Items that apply to the record.' })
  applicable!: number

  @Field(() => Int, { description: 'Items whose answer is not met.' })
  notMet!: number
}
