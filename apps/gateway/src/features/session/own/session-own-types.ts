import { Field, ID, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'

const addressDescription = 'Network address; null where it was not kept.'
const browserDescription = "Browser and system, 'Firefox on Windows'; empty where it did not say."

@ObjectType({ description: 'A sign-in of the person that still goes on.' })
export class OwnSession {
  @Field(() => ID, { description: 'Id of the session.' })
  id!: string

  @Field(() => String, { description: browserDescription })
  browser!: string

  @Field(() => String, { description: 'Instant of the sign-in.' })
  startedOn!: string

  @Field(() => String, { nullable: true, description: addressDescription })
  startedFrom!: string | null

  @Field(() => String, { description: 'Instant of its last use, to five minutes.' })
  lastUsedOn!: string

  @Field(() => String, { nullable: true, description: addressDescription })
  lastUsedFrom!: string | null

  @Field(() => Boolean, { description: 'The session that asks.' })
  isCurrent!: boolean
}

@ObjectType({ description: 'A device on which the person signs in without a security code.' })
export class TrustedDevice {
  @Field(() => ID, { description: 'Id of the device.' })
  id!: string

  @Field(() => String, { description: browserDescription })
  browser!: string

  @Field(() => String, { description: 'Instant since when it is trusted.' })
  trustedOn!: string

  @Field(() => String, { nullable: true, description: addressDescription })
  trustedFrom!: string | null

  @Field(() => String, { description: 'Instant until when it is trusted.' })
  trustedUntil!: string

  @Field(() => String, { nullable: true, description: 'Instant of the last sign-in with it.' })
  lastUsedOn!: string | null

  @Field(() => String, { nullable: true, description: addressDescription })
  lastUsedFrom!: string | null

  @Field(() => Boolean, { description: 'The session that asks began on it.' })
  isCurrent!: boolean
}

@ObjectType({ description: 'Where the person is signed in, and where without a security code.' })
export class OwnSessions {
  @Field(() => [OwnSession], { description: 'Last used first.' })
  sessions!: OwnSession[]

  @Field(() => [TrustedDevice], { description: 'Last used first.' })
  devices!: TrustedDevice[]
}

@ObjectType({ description: 'What is left of sessions and trusted devices after the act.' })
export class OwnSessionsPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => OwnSessions, {
    nullable: true,
    description: 'Null on refusals, and once the own session is over.',
  })
  ownSessions!: OwnSessions | null
}
