import { Field, Int, ObjectType, registerEnumType } from 'type-graphql'
import { DateTimeISO } from '../../scalars.js'
import { PersonRef } from '../shared/shared-types.js'

@ObjectType({ description: 'A compliance year, from July to June, or a federal fiscal year.' })
export class Year {
  @Field(() => Int, { description: 'Calendar year in which it starts.' })
  id!: number

  @Field(() => String, {
    description: "Name for the screen: '2026 - 2027' for compliance years, 'FFY 2026' for the others.",
  })
  name!: string
}

export const YearKind = {
  compliance: 'compliance',
  determinations: 'determinations',
  disputes: 'disputes',
} as const

registerEnumType(YearKind, {
  name: 'YearKind',
  description: 'The calendars that a year is launched in.',
  valuesConfig: {
    compliance: { description: 'Compliance years.' },
    determinations: { description: 'Federal fiscal years of local determinations.' },
    disputes: { description: 'Federal fiscal years of dispute resolution.' },
  },
})

@ObjectType({
  description: 'Who launched a year and how much work it holds. The training agency is not counted.',
})
export class YearFigures {
  @Field(() => Int, { description: 'Id of the year.' })
  year!: number

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was launched; null for years of the first installation.',
  })
  launchedOn!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who launched it; null where nobody did.' })
  launchedBy!: PersonRef | null

  @Field(() => Int, { description: 'Agencies that have a self-assessment of the year.' })
  agencies!: number

  @Field(() => Int, { description: 'Self-assessments of the year.' })
  selfAssessments!: number

  @Field(() => Int, { description: 'Of these, how many are closed.' })
  closedSelfAssessments!: number

  @Field(() => Int, {
    description: 'Findings issued about the year, or dated in the fiscal year.',
  })
  findings!: number

  @Field(() => Int, { description: 'Of these, how many are not closed yet.' })
  openFindings!: number

  @Field(() => Int, { description: 'Required and supporting documents that are kept.' })
  documents!: number
}
