import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A local education agency (LEA), also called jurisdiction.' })
export class Lea {
  @Field(() => Int, { description: 'Id of the agency.' })
  id!: number

  @Field(() => String, { description: 'Two-digit number of the state, 01 to 30; 99 is the training agency.' })
  code!: string

  @Field(() => String, { description: 'Full name: Allegany County Public Schools.' })
  name!: string

  @Field(() => String, { description: 'Name for menus and badges: Allegany County.' })
  shortName!: string

  @Field(() => String, { description: 'LEA for a local school system, PA for another public agency.' })
  kind!: string

  @Field(() => Boolean, { description: 'Serves children from 3 to 21 (IDEA Part B).' })
  hasPartB!: boolean

  @Field(() => Boolean, { description: 'Serves infants and toddlers (IDEA Part C).' })
  hasPartC!: boolean

  @Field(() => String, { nullable: true, description: 'Region of the state.' })
  region!: string | null

  @Field(() => Int, { nullable: true, description: 'Monitoring cohort, 1 to 6.' })
  cohort!: number | null

  @Field(() => String, { nullable: true, description: 'Size by enrolment: S, M or L.' })
  enrollmentBand!: string | null

  @Field(() => Boolean, { description: 'True for the training agency, which no count includes.' })
  isTest!: boolean

  @Field(() => Boolean, { description: 'False for an agency that is no longer monitored.' })
  active!: boolean

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number
}
