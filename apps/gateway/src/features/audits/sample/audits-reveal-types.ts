import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { PopulationValue } from '../lists/audits-lists-types.js'

@InputType({ description: 'Records whose names are to be seen.' })
export class RevealRecordsInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => [Int], { description: 'Ids of the records.' })
  recordIds!: number[]
}

@ObjectType({ description: 'What says who a record is about.' })
export class RevealedRecord {
  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => [PopulationValue], { description: 'Names and identifiers, by field.' })
  values!: PopulationValue[]
}

@ObjectType({ description: 'The names that were revealed.' })
export class RevealedRecordsPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [RevealedRecord], { description: 'By record; empty when it was refused.' })
  records!: RevealedRecord[]
}
