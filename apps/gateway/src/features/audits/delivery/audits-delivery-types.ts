import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'

@ObjectType({ description: 'Minutes of a service that were missed, by reason.' })
export class MissedMinutes {
  @Field(() => Int, { description: 'Because the student was absent.' })
  student!: number

  @Field(() => Int, { description: 'Because the provider was absent.' })
  provider!: number

  @Field(() => Int, { description: 'Because the school was closed.' })
  closed!: number

  @Field(() => Int, { description: 'For another reason.' })
  other!: number
}

@ObjectType({ description: 'Minutes of a service in one month.' })
export class ServiceMonth {
  @Field(() => String, { description: 'The month: YYYY-MM.' })
  month!: string

  @Field(() => Int, { description: 'Minutes that the plan of the student promises.' })
  planned!: number

  @Field(() => Int, { description: 'Minutes that were delivered.' })
  delivered!: number

  @Field(() => Int, { description: 'Minutes that were made up for missed ones.' })
  makeUp!: number

  @Field(() => MissedMinutes, { description: 'Minutes that were missed.' })
  missed!: MissedMinutes
}

@ObjectType({ description: 'What the months of a service come to.' })
export class ServiceTotals {
  @Field(() => Int, { description: 'Planned minutes of the period.' })
  planned!: number

  @Field(() => Int, { description: 'Delivered minutes.' })
  delivered!: number

  @Field(() => Int, { description: 'Made-up minutes.' })
  makeUp!: number

  @Field(() => MissedMinutes, { description: 'Missed minutes by reason.' })
  missed!: MissedMinutes

  @Field(() => String, { description: 'Delivered and made up, of planned: "90.7 %", or "N/A".' })
  percent!: string

  @Field(() => Boolean, { description: 'Whether it is less than 90 percent; the monitor decides.' })
  flagged!: boolean

  @Field(() => Int, { description: 'Planned minutes that were neither delivered nor made up.' })
  shortfall!: number

  @Field(() => Int, { description: 'Of the shortfall, minutes that the student did not miss.' })
  compensatory!: number
}

@ObjectType({ description: 'A service in the sample of an audit, with what was delivered of it.' })
export class RelatedService {
  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => Int, { description: 'Number of the record in its sample.' })
  order!: number

  @Field(() => String, { description: 'Masked student with the service and its start.' })
  student!: string

  @Field(() => String, { description: 'Code of the service.' })
  service!: string

  @Field(() => String, { description: 'Who gives the service.' })
  provider!: string

  @Field(() => String, { description: 'What kind of provider that is.' })
  providerType!: string

  @Field(() => String, { description: 'Where the service is given.' })
  setting!: string

  @Field(() => String, { description: 'WEEKLY or MONTHLY: for what minutes are planned.' })
  frequency!: string

  @Field(() => Int, { description: 'Planned minutes of each week or month.' })
  minutes!: number

  @Field(() => String, { description: 'First day that is looked at.' })
  periodFrom!: string

  @Field(() => String, { description: 'Last day that is looked at.' })
  periodTo!: string

  @Field(() => [ServiceMonth], { description: 'Every month of the period.' })
  months!: ServiceMonth[]

  @Field(() => String, { description: 'Notes of the monitor.' })
  notes!: string

  @Field(() => ServiceTotals, { description: 'What the months come to.' })
  totals!: ServiceTotals

  @Field(() => Boolean, {
    description: 'False where the agency has no school year for the period: days of work stand in.',
  })
  hasCalendar!: boolean

  @Field(() => PersonRef, {
    nullable: true,
    description: 'Who saved it last; null while it is as the list has it.',
  })
  changedBy!: PersonRef | null

  @Field(() => String, { nullable: true, description: 'Instant at which it was saved last.' })
  changedOn!: string | null

  @Field(() => Int, { description: '0 while it was never saved.' })
  version!: number
}

@ObjectType({ description: 'The service that a record is about.' })
export class ServiceLine extends RelatedService {
  @Field(() => AllowedAct, { description: 'Whether the caller may save it now.' })
  save!: AllowedAct
}

@InputType({ description: 'Minutes that were missed, by reason.' })
export class MissedMinutesInput {
  @Field(() => Int, { description: 'Because the student was absent.' })
  student!: number

  @Field(() => Int, { description: 'Because the provider was absent.' })
  provider!: number

  @Field(() => Int, { description: 'Because the school was closed.' })
  closed!: number

  @Field(() => Int, { description: 'For another reason.' })
  other!: number
}

@InputType({ description: 'Minutes of a service in one month.' })
export class ServiceMonthInput {
  @Field(() => String, { description: 'The month: YYYY-MM.' })
  month!: string

  @Field(() => Int, { description: 'Minutes that were delivered.' })
  delivered!: number

  @Field(() => Int, { description: 'Minutes that were made up for missed ones.' })
  makeUp!: number

  @Field(() => MissedMinutesInput, { description: 'Minutes that were missed.' })
  missed!: MissedMinutesInput
}

@InputType({ description: 'What is saved of a service line; what is left out stays as it is.' })
export class SaveServiceLineInput {
  @Field(() => String, { description: 'Kind of audit: services.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => String, { nullable: true, description: 'Who gives the service.' })
  provider?: string | null

  @Field(() => String, { nullable: true, description: 'What kind of provider that is.' })
  providerType?: string | null

  @Field(() => String, { nullable: true, description: 'Where the service is given.' })
  setting?: string | null

  @Field(() => String, { nullable: true, description: 'WEEKLY or MONTHLY: for what minutes are planned.' })
  frequency?: string | null

  @Field(() => Int, { nullable: true, description: 'Planned minutes of each week or month.' })
  minutes?: number | null

  @Field(() => String, { nullable: true, description: 'First day that is looked at.' })
  periodFrom?: string | null

  @Field(() => String, { nullable: true, description: 'Last day that is looked at.' })
  periodTo?: string | null

  @Field(() => [ServiceMonthInput], { nullable: true, description: 'Minutes by month.' })
  months?: ServiceMonthInput[] | null

  @Field(() => String, { nullable: true, description: 'Notes of the monitor.' })
  notes?: string | null

  @Field(() => Int, { description: 'The version that the caller has seen; 0 for the first time.' })
  version!: number
}

@ObjectType({ description: 'The answer to saving a service line.' })
export class ServiceLinePayload {
  @Field(() => [UserError], { description: 'Why it was not saved; empty when it was.' })
  errors!: UserError[]

  @Field(() => ServiceLine, {
    nullable: true,
    description: 'The line as it stands now, also on a conflict.',
  })
  line!: ServiceLine | null
}
