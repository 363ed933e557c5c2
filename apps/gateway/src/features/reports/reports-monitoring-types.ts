import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A self-assessment or an audit of one agency, part and year.' })
export class MonitoringActivity {
  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => String, { description: 'Self-assessment, or the kind of audit in words.' })
  activity!: string

  @Field(() => String, { description: 'Part B or Part C.' })
  part!: string

  @Field(() => String, { description: 'Where it stands, in words.' })
  status!: string

  @Field(() => Boolean, { description: 'Whether the state has told the agency the result.' })
  monitored!: boolean

  @Field(() => Int, { description: 'Id of the self-assessment, or of the prong of the audit.' })
  recordId!: number

  @Field(() => String, {
    nullable: true,
    description: 'Kind of audit as in addresses; null for a self-assessment.',
  })
  recordKind!: string | null
}

@ObjectType({ description: 'How one agency was monitored in six years.' })
export class AgencyMonitoring {
  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => String, { description: 'Number of the agency, 01.' })
  code!: string

  @Field(() => String, { description: 'Name of the agency.' })
  name!: string

  @Field(() => String, { description: 'Short name of the agency.' })
  shortName!: string

  @Field(() => Int, { nullable: true, description: 'Year of the cycle of the agency, 1 to 6.' })
  cohort!: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'Last compliance year with a result; null for none in six years.',
  })
  lastMonitored!: number | null

  @Field(() => [MonitoringActivity], { description: 'What there was, by year, activity and part.' })
  activities!: MonitoringActivity[]
}

@ObjectType({ description: 'Monitoring of agencies in six compliance years.' })
export class MonitoringHistory {
  @Field(() => [Int], { description: 'The six compliance years, the earliest first.' })
  years!: number[]

  @Field(() => [AgencyMonitoring], { description: 'Agencies by their numbers.' })
  agencies!: AgencyMonitoring[]
}
