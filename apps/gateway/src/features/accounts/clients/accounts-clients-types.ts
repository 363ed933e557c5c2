import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'
import { changesOf } from '../../../changes-of.js'

const errorsDescription = 'Why it was refused; empty when it was done.'

const ClientState = { active: 'active', expired: 'expired', revoked: 'revoked' } as const
type ClientState = keyof typeof ClientState

registerEnumType(ClientState, {
  name: 'ClientState',
  description: 'Whether the secret and the tokens of a client are good.',
  valuesConfig: {
    active: { description: 'They are.' },
    expired: { description: 'Its last day is past; another expiry makes it good again.' },
    revoked: { description: 'It was ended for ever.' },
  },
})

@ObjectType({ description: 'What a client of another system may be allowed.' })
export class ClientScope {
  @Field(() => String, { description: 'Value, such as agencies.read.' })
  value!: string

  @Field(() => String, { description: 'Name, such as Read agencies.' })
  name!: string

  @Field(() => String, { description: 'What it lets a client do.' })
  description!: string

  @Field(() => Boolean, { description: 'Only for clients of all jurisdictions.' })
  isStateWide!: boolean
}

@ObjectType({ description: 'Another system that reads or changes records in its own name.' })
export class Client {
  @Field(() => ID, { description: 'The public client_id.' })
  id!: string

  @Field(() => String, { description: 'Name, as the audit trail shows it.' })
  name!: string

  @Field(() => String, { description: 'Whom to ask about it.' })
  contact!: string

  @Field(() => [String], { description: 'What it may do, such as agencies.read.' })
  scopes!: string[]

  @Field(() => Boolean, { description: 'It may act for every agency, those of later years too.' })
  allLeas!: boolean

  @Field(() => [Int], { description: 'Ids of its agencies; empty with allLeas.' })
  leaIds!: number[]

  @Field(() => String, { description: 'Last day on which it is good, YYYY-MM-DD.' })
  expiresOn!: string

  @Field(() => Int, { description: 'Calls of the system of record in a minute, over all its tokens.' })
  requestsPerMinute!: number

  @Field(() => ClientState, { description: 'Whether it is good today.' })
  state!: ClientState

  @Field(() => String, { description: 'Instant at which its secret was made.' })
  secretCreatedOn!: string

  @Field(() => String, {
    nullable: true,
    description: 'Until when the secret before is good too; null when it is not.',
  })
  previousSecretUntil!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Instant of its last use, to the minute; null when it was never used.',
  })
  lastUsedOn!: string | null

  @Field(() => String, { nullable: true, description: 'Address of its last use.' })
  lastUsedFrom!: string | null

  @Field(() => String, { nullable: true, description: 'Instant at which it was revoked.' })
  revokedOn!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who registered it.' })
  createdBy!: PersonRef | null

  @Field(() => String, { description: 'Instant of its registration.' })
  createdOn!: string

  @Field(() => PersonRef, { nullable: true, description: 'Who changed it last.' })
  changedBy!: PersonRef | null

  @Field(() => String, { nullable: true, description: 'Instant of its last change.' })
  changedOn!: string | null

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number

  @Field(() => AllowedAct, { description: 'Whether the caller may change it now.' })
  edit!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may make it a new secret now.' })
  rotate!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may revoke it now.' })
  revoke!: AllowedAct
}

@InputType({ description: 'A new client.' })
export class RegisterClientInput {
  @Field(() => String, { description: 'Name, as the audit trail shows it.' })
  name!: string

  @Field(() => String, { description: 'Whom to ask about it.' })
  contact!: string

  @Field(() => [String], { description: 'Values of its scopes, at least one.' })
  scopes!: string[]

  @Field(() => Boolean, { description: 'Every agency; then leaIds is empty.' })
  allLeas!: boolean

  @Field(() => [Int], { description: 'Ids of its agencies. An empty list never means all.' })
  leaIds!: number[]

  @Field(() => String, { description: 'Last good day, YYYY-MM-DD, at most two years ahead.' })
  expiresOn!: string

  @Field(() => Int, { description: 'Calls in a minute, from 10 to 6000.' })
  requestsPerMinute!: number
}

@InputType({ description: 'Changes of a client; what is left out stays as it is.' })
export class UpdateClientInput extends changesOf(RegisterClientInput) {
  @Field(() => ID, { description: 'The client.' })
  id!: string

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@ObjectType({ description: 'The client after the act.' })
export class ClientPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => Client, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  client!: Client | null
}

@ObjectType({ description: 'The client after the act, with its new secret.' })
export class ClientSecretPayload extends ClientPayload {
  @Field(() => String, {
    nullable: true,
    description: 'Shown once. Null on a refusal, and when a repeat with the same idempotency key asks again.',
  })
  secret!: string | null
}
