import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { DateTimeISO } from '../../../scalars.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'

@ObjectType({ description: 'The certificate of an erasure: what is gone, never what it was.' })
export class AuditErasure {
  @Field(() => DateTimeISO, { description: 'When it was erased.' })
  on!: string

  @Field(() => PersonRef, { description: 'Who erased it.' })
  by!: PersonRef

  @Field(() => String, { description: 'The reason that was given.' })
  reason!: string

  @Field(() => Int, { description: 'Records whose names, answers, requests and comments are gone.' })
  records!: number

  @Field(() => Int, { description: 'Rows of lists that are gone.' })
  listRows!: number

  @Field(() => Int, { description: 'Documents that are gone.' })
  files!: number
}

@ObjectType({ description: 'A closed audit with how long data of its students are kept.' })
export class RetainedAudit {
  @Field(() => Int, { description: 'Id of the audit.' })
  id!: number

  @Field(() => Int, { description: 'Id of its first prong.' })
  prongId!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => String, { description: 'Name of the agency.' })
  agency!: string

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => String, { description: 'Part B or Part C.' })
  part!: string

  @Field(() => DateTimeISO, { description: 'When it was closed.' })
  closedOn!: string

  @Field(() => String, { description: 'Last day on which data of its students are kept, YYYY-MM-DD.' })
  keptUntil!: string

  @Field(() => String, { description: 'Why nothing of it may be deleted; empty where something may.' })
  legalHold!: string

  @Field(() => String, { description: 'One of due, held, kept and erased.' })
  state!: string

  @Field(() => Int, { description: 'Records of students that it has.' })
  records!: number

  @Field(() => Int, { description: 'Rows of its lists.' })
  listRows!: number

  @Field(() => Int, { description: 'Documents of its records and corrections.' })
  files!: number

  @Field(() => AuditErasure, { nullable: true, description: 'The certificate; null before.' })
  erasure!: AuditErasure | null

  @Field(() => AllowedAct, { description: 'Whether the caller may erase them.' })
  erase!: AllowedAct

  @Field(() => Int, { description: 'Version of the audit.' })
  version!: number
}

@ObjectType({ description: 'How long data of students are kept in audits of one kind.' })
export class AuditRetention {
  @Field(() => Int, { description: 'Years after the closing.' })
  years!: number

  @Field(() => PersonRef, {
    nullable: true,
    description: 'Who set them last; null where they are the usual ones.',
  })
  setBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When they were set last.' })
  setOn!: string | null

  @Field(() => Int, { description: 'Version of the setting; 0 where it was never set.' })
  version!: number

  @Field(() => [RetainedAudit], { description: 'Closed audits, the longest closed first.' })
  audits!: RetainedAudit[]
}

@InputType({ description: 'For how many years data of students are kept.' })
export class SetAuditRetentionInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Years after the closing, 1 to 25.' })
  years!: number

  @Field(() => String, { description: 'Why they are set.' })
  reason!: string

  @Field(() => Int, { description: 'Version of the setting.' })
  version!: number
}

@InputType({ description: 'An erasure of the data of the students of an audit.' })
export class EraseAuditStudentsInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the audit.' })
  id!: number

  @Field(() => String, { description: 'Why they are erased.' })
  reason!: string

  @Field(() => Boolean, { description: 'That the data cannot be restored.' })
  confirm!: boolean

  @Field(() => Int, { description: 'Version of the audit.' })
  version!: number
}

@ObjectType({ description: 'What is kept after the act.' })
export class AuditRetentionPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => AuditRetention, {
    nullable: true,
    description: 'As it stands now; null when it was refused.',
  })
  retention!: AuditRetention | null
}
