import { Field, Float, Int, ObjectType } from 'type-graphql'
import { Lea } from '../../agencies/agencies-types.js'

@ObjectType()
export abstract class TimelyCorrection {
  @Field(() => Int, { description: 'Findings that were issued and count.' })
  issued!: number

  @Field(() => Int, { description: 'Of those, corrected within one year.' })
  timely!: number

  @Field(() => Int, { description: 'Of those, corrected later.' })
  late!: number

  @Field(() => Int, { description: 'Of those, not verified yet.' })
  notVerified!: number
}

@ObjectType({ description: 'Timely correction of all findings of a year.' })
export class TimelyCorrectionTotal extends TimelyCorrection {}

@ObjectType({ description: 'Timely correction in one row of the federal form.' })
export class TimelyCorrectionRow extends TimelyCorrection {
  @Field(() => String, {
    description:
      "An indicator, 'related' for other findings about indicators, 'other' for other requirements.",
  })
  row!: string
}

@ObjectType({ description: 'Timely correction of one agency.' })
export class TimelyCorrectionOfLea extends TimelyCorrection {
  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Float, {
    nullable: true,
    description: 'Days from the letter to the correction, the middle of all; null of none.',
  })
  medianDays!: number | null

  @Field(() => Int, { nullable: true, description: 'The longest of them.' })
  maxDays!: number | null

  @Field(() => Lea, { description: 'The agency.' })
  lea?: Lea
}

@ObjectType({ description: 'Timely correction of the findings that were issued in one federal fiscal year.' })
export class FindingNumbers {
  @Field(() => Int, { description: 'Year in which it begins, on 1 July.' })
  ffy!: number

  @Field(() => String, { description: "'Part B' or 'Part C'." })
  part!: string

  @Field(() => TimelyCorrectionTotal, { description: 'All findings.' })
  total!: TimelyCorrectionTotal

  @Field(() => [TimelyCorrectionRow], { description: 'As the federal form splits them.' })
  rows!: TimelyCorrectionRow[]

  @Field(() => [TimelyCorrectionOfLea], { description: 'By agency, those without findings left out.' })
  agencies!: TimelyCorrectionOfLea[]
}
