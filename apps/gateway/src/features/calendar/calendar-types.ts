import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { DateTimeISO } from '../../scalars.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'
import { changesOf } from '../../changes-of.js'

const leaId = 'Id of the agency.'
const subject = 'What it is called; empty when its reason says enough.'
const eventType = '1 for an LITP/LEA/PA event, 2 for an individual school event.'
const school = 'Name of the school of an individual school event, otherwise empty.'
const eventDescription = 'The chosen reason.'
const part = "'Part B', 'Part C', or empty for Part C/B."
const startTime = 'First day. Every event lasts whole days, in UTC-10.'
const endTime = 'Last day, included; null for one day.'
const description = 'More about it; required where the reason is Other.'
const location = 'Where it takes place.'
const version = 'Version of the record that the caller saw.'

@ObjectType({ description: 'An event in the calendar of an agency.' })
export class CalendarEvent {
  @Field(() => ID, { description: 'Id of the event.' })
  id!: string

  @Field(() => Int, { description: leaId })
  leaId!: number

  @Field(() => Int, { description: 'Compliance year of its first day.' })
  year!: number

  @Field(() => String, { description: subject })
  subject!: string

  @Field(() => GraphQLLocalDate, { description: startTime })
  startTime!: string

  @Field(() => GraphQLLocalDate, { nullable: true, description: endTime })
  endTime!: string | null

  @Field(() => String, { description })
  description!: string

  @Field(() => String, { description: location })
  location!: string

  @Field(() => Boolean, { description: 'Nobody, or not the caller, may change it.' })
  isReadonly!: boolean

  @Field(() => Int, { description: eventType })
  eventType!: number

  @Field(() => String, { description: part })
  part!: string

  @Field(() => String, { description: school })
  school!: string

  @Field(() => String, { description: `${eventDescription} Empty for days that the portal knows of itself.` })
  eventDescription!: string

  @Field(() => Int, { nullable: true, description: 'Null for days that the portal knows of itself.' })
  version!: number | null

  @Field(() => PersonRef, { nullable: true, description: 'Who last changed it.' })
  changedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was last changed.' })
  changedOn!: string | null
}

@ObjectType({ description: 'What stands around the events of an agency in one compliance year.' })
export class Calendar {
  @Field(() => Int, { description: leaId })
  leaId!: number

  @Field(() => String, { description: 'Full name of the agency.' })
  name!: string

  @Field(() => Int, { description: 'Compliance year, 1 July to 30 June.' })
  year!: number

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'First school day; null while nobody entered it.',
  })
  firstDay!: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Last school day, likewise.' })
  lastDay!: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'School days between both: Monday to Friday without system-wide closures.',
  })
  schoolDays!: number | null

  @Field(() => AllowedAct, { description: 'Whether the caller may add events.' })
  add!: AllowedAct
}

@ObjectType({ description: 'A day on which the state is closed.' })
export class ClosedDay {
  @Field(() => GraphQLLocalDate, { description: 'The day itself.' })
  day!: string

  @Field(() => String, { description: 'What it is called.' })
  name!: string
}

@ObjectType({ description: 'A secret address at which a calendar program reads the events of an agency.' })
export class CalendarFeed {
  @Field(() => Int, { description: 'Id of the address.' })
  id!: number

  @Field(() => Int, { description: leaId })
  leaId!: number

  @Field(() => DateTimeISO, { description: 'When it was made.' })
  createdOn!: string

  @Field(() => DateTimeISO, { nullable: true, description: 'When a program last read it.' })
  lastReadOn!: string | null
}

@InputType({ description: 'An event as it shall be.' })
class CalendarEventInput {
  @Field(() => String, { description: subject })
  subject!: string

  @Field(() => Int, { description: eventType })
  eventType!: number

  @Field(() => String, { description: school })
  school!: string

  @Field(() => String, { description: eventDescription })
  eventDescription!: string

  @Field(() => String, { description: part })
  part!: string

  @Field(() => String, { description: `${startTime} YYYY-MM-DD.` })
  startTime!: string

  @Field(() => String, { nullable: true, description: endTime })
  endTime?: string | null

  @Field(() => String, { description })
  description!: string

  @Field(() => String, { description: location })
  location!: string
}

@InputType({ description: 'A new event.' })
export class CreateCalendarEventInput extends CalendarEventInput {
  @Field(() => Int, { description: leaId })
  leaId!: number
}

@InputType({ description: 'Changes of an event; what is left out stays as it is.' })
export class UpdateCalendarEventInput extends changesOf(CalendarEventInput) {
  @Field(() => ID, { description: 'The event.' })
  id!: string

  @Field(() => Int, { description: version })
  version!: number
}

@InputType({ description: 'The event, and the version that the caller saw.' })
export class CalendarEventRefInput {
  @Field(() => ID, { description: 'The event.' })
  id!: string

  @Field(() => Int, { description: version })
  version!: number
}

@InputType({ description: 'An event and its new days.' })
export class MoveCalendarEventInput extends CalendarEventRefInput {
  @Field(() => String, { nullable: true, description: `${startTime} YYYY-MM-DD.` })
  startTime?: string

  @Field(() => String, { nullable: true, description: endTime })
  endTime?: string | null
}

@ObjectType({ description: 'The event after the act.' })
export class CalendarEventPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => CalendarEvent, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  event!: CalendarEvent | null
}

@ObjectType({ description: 'A new feed address.' })
export class CalendarFeedPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => CalendarFeed, { nullable: true, description: 'The address without its secret.' })
  feed!: CalendarFeed | null

  @Field(() => String, {
    nullable: true,
    description:
      'Path at this server with the secret. Shown once; null on a refusal, and when the same request is repeated.',
  })
  path!: string | null
}

@ObjectType({ description: 'The outcome of the revocation.' })
export class RevokeCalendarFeedPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]
}
