import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { DateTimeISO } from '../../scalars.js'
import { PersonRef } from '../shared/shared-types.js'

/** Order of the audit trail. */
export const AuditOrder = { newest: 'newest', oldest: 'oldest' } as const

registerEnumType(AuditOrder, {
  name: 'AuditOrder',
  description: 'Order of the record of what happened.',
  valuesConfig: {
    newest: { description: 'The newest event first.' },
    oldest: { description: 'The oldest event first.' },
  },
})

@ObjectType({ description: 'One field that an act changed. Numbers and lists are written out for reading.' })
export class AuditChange {
  @Field(() => String, { description: 'Name of the field.' })
  field!: string

  @Field(() => String, { nullable: true, description: 'What stood there before; null for nothing.' })
  before!: string | null

  @Field(() => String, { nullable: true, description: 'What stands there after it; null for nothing.' })
  after!: string | null
}

@ObjectType({ description: 'Something that happened: who did what to which record, when and from where.' })
export class AuditEvent {
  @Field(() => Int, { description: 'Place in the record, from 1 without gaps.' })
  seq!: number

  @Field(() => DateTimeISO, { description: 'When it happened.' })
  at!: string

  @Field(() => PersonRef, {
    nullable: true,
    description: 'Who did it; null for somebody not signed in, and for the portal itself.',
  })
  actor!: PersonRef | null

  @Field(() => String, { nullable: true, description: 'Role in which the person did it.' })
  actorRole!: string | null

  @Field(() => String, { description: 'Name of the act, such as submitSelfAssessment, signIn or denied.' })
  action!: string

  @Field(() => String, { description: 'Kind of the record, such as user or selfAssessment.' })
  targetType!: string

  @Field(() => ID, { description: 'Id of the record.' })
  targetId!: string

  @Field(() => String, { nullable: true, description: 'Name of the record today, where it has one.' })
  targetName!: string | null

  @Field(() => Int, { nullable: true, description: 'Agency that it concerns.' })
  leaId!: number | null

  @Field(() => String, { nullable: true, description: 'Name of that agency.' })
  leaName!: string | null

  @Field(() => Int, { nullable: true, description: 'Year that it concerns.' })
  year!: number | null

  @Field(() => [AuditChange], { description: 'What changed, field by field.' })
  changes!: AuditChange[]

  @Field(() => String, { nullable: true, description: 'Reason that the person gave.' })
  reason!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Network address that it came from; null for readers who are not of the state.',
  })
  ip!: string | null

  @Field(() => String, { nullable: true, description: 'Id of the request, as the logs have it.' })
  requestId!: string | null
}

@ObjectType({ description: 'One page of the record of what happened.' })
export class AuditPage {
  @Field(() => [AuditEvent], { description: 'Events of this page; none past the end.' })
  rows!: AuditEvent[]

  @Field(() => Int, { description: 'Events that the filters leave, on all pages.' })
  total!: number

  @Field(() => Int, { description: 'Number of this page, counted from 1.' })
  page!: number

  @Field(() => Int, { description: 'Rows of one page.' })
  pageSize!: number
}

@ObjectType({ description: 'What the record of what happened can be filtered by.' })
export class AuditFilters {
  @Field(() => [String], { description: 'Acts that occur in it.' })
  actions!: string[]

  @Field(() => [String], { description: 'Kinds of records that occur in it.' })
  targetTypes!: string[]
}

@InputType({ description: 'Narrows the record of what happened.' })
export class AuditFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Two characters or more, searched in people, acts, records, reasons and changed values.',
  })
  q?: string | null

  @Field(() => ID, { nullable: true, description: 'Only what this person did.' })
  actorId?: string | null

  @Field(() => String, { nullable: true, description: 'Only this act.' })
  action?: string | null

  @Field(() => String, { nullable: true, description: 'Only this kind of record.' })
  targetType?: string | null

  @Field(() => ID, { nullable: true, description: 'Only this record.' })
  targetId?: string | null

  @Field(() => Int, { nullable: true, description: 'Only this agency.' })
  leaId?: number | null

  @Field(() => Int, { nullable: true, description: 'Only this year.' })
  year?: number | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'First day, in the zone of the portal.' })
  from?: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Last day, in the zone of the portal.' })
  to?: string | null
}

@InputType({ description: 'Narrows the history of one record.' })
export class RecordHistoryFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Only entries about records of this kind: its own or that of a part.',
  })
  kind?: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'First day, in the zone of the portal.' })
  from?: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Last day, in the zone of the portal.' })
  to?: string | null
}
