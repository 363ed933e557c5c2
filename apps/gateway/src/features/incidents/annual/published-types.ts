import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A count as the caller may read it.' })
export class ShownCount {
  @Field(() => Int, { nullable: true, description: 'null where it is hidden or not entered.' })
  value!: number | null

  @Field(() => String, {
    description:
      "The number, 'n<10' for a small one, 'hidden' where it would reveal one, '-' where nothing is entered.",
  })
  text!: string
}

@ObjectType({ description: 'Incidents and students as the caller may read them.' })
export class ShownCounts {
  @Field(() => ShownCount, { description: 'Incidents in the school year.' })
  incidents!: ShownCount

  @Field(() => ShownCount, { description: 'Students whom they are about, each once.' })
  students!: ShownCount

  @Field(() => String, {
    description: 'Incidents for each 100 students enrolled, hidden with them; N/A without enrollment.',
  })
  per100!: string
}

@ObjectType()
export abstract class PublishedCore {
  @Field(() => Int, { nullable: true, description: 'Students enrolled; null where that is not known.' })
  enrolled!: number | null

  @Field(() => ShownCounts, { description: 'Physical restraint.' })
  physical!: ShownCounts

  @Field(() => ShownCounts, { description: 'Seclusion in the school year.' })
  seclusion!: ShownCounts

  @Field(() => ShownCounts, { description: 'Mechanical restraint.' })
  mechanical!: ShownCounts

  @Field(() => ShownCounts, { description: 'All kinds; students once each.' })
  all!: ShownCounts

  @Field(() => String, { description: 'Share of the incidents of all agencies.' })
  share!: string
}

@ObjectType({ description: 'Totals of one agency.' })
export class PublishedRow extends PublishedCore {
  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => String, { description: 'Code of the agency.' })
  code!: string

  @Field(() => String, { description: 'Its short name; also of agencies that the caller does not see.' })
  agency!: string
}

@ObjectType({ description: 'Totals of the state.' })
export class PublishedTotals extends PublishedCore {}

@ObjectType({ description: 'Totals of a school year.' })
export class PublishedYear extends PublishedCore {
  @Field(() => Int, { description: 'Compliance year of the school year.' })
  year!: number
}

@ObjectType({ description: 'Totals of incidents by agency and kind, from accepted reports.' })
export class PublishedIncidents {
  @Field(() => Int, { description: 'Compliance year of the school year.' })
  year!: number

  @Field(() => Boolean, { description: 'Whether small numbers are hidden.' })
  hidden!: boolean

  @Field(() => Boolean, { description: 'Whether the caller may see the table without anything hidden.' })
  seesAll!: boolean

  @Field(() => [PublishedRow], {
    description: 'Agencies whose reports are accepted, by code; without training agencies.',
  })
  rows!: PublishedRow[]

  @Field(() => PublishedTotals, { description: 'Of the state.' })
  totals!: PublishedTotals

  @Field(() => [PublishedYear], { description: 'Totals of the state by year, this one last.' })
  trend!: PublishedYear[]

  @Field(() => Int, { description: 'Agencies whose reports are not accepted.' })
  missing!: number
}
