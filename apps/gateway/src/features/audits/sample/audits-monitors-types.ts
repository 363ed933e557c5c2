import { Field, InputType, Int } from 'type-graphql'

@InputType({ description: 'Records that a state monitor is to review.' })
export class AssignMonitorInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => [Int], { description: 'Ids of the records.' })
  recordIds!: number[]

  @Field(() => String, { nullable: true, description: 'Id of the monitor; null for nobody.' })
  monitorId!: string | null
}
