import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { DateTimeISO } from '../../../scalars.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'

@ObjectType({ description: 'More time that the state gave for a request for documents.' })
export class RequestExtension {
  @Field(() => String, { description: 'Day by which it was due before, YYYY-MM-DD.' })
  from!: string

  @Field(() => String, { description: 'Day by which it is due since, YYYY-MM-DD.' })
  to!: string

  @Field(() => String, { description: 'Why there was more time.' })
  reason!: string

  @Field(() => DateTimeISO, { description: 'When that was decided.' })
  at!: string
}

@ObjectType({ description: 'A request of the state for more documents of a record.' })
export class DocumentRequest {
  @Field(() => Int, { description: 'Id of the request.' })
  id!: number

  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => Int, { description: 'Place of the record in the sample, counted from 1.' })
  order!: number

  @Field(() => String, { description: 'The student, masked.' })
  student!: string

  @Field(() => String, {
    nullable: true,
    description: 'Item that it is about; null for the record as a whole.',
  })
  itemId!: string | null

  @Field(() => String, { description: 'Number of that item; empty for the record as a whole.' })
  itemNumber!: string

  @Field(() => String, { description: 'The requirement of that item.' })
  itemText!: string

  @Field(() => String, { description: 'What is wanted.' })
  text!: string

  @Field(() => String, { description: 'Open, Answered, Closed or Withdrawn.' })
  state!: string

  @Field(() => String, { description: 'Day by which it is due, YYYY-MM-DD.' })
  dueOn!: string

  @Field(() => String, { description: 'How that day came about, in sentences.' })
  dueDerivation!: string

  @Field(() => [RequestExtension], { description: 'Each time that the state gave more time.' })
  extensions!: RequestExtension[]

  @Field(() => PersonRef, { description: 'Who asks.' })
  requestedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was asked.' })
  requestedOn!: string

  @Field(() => String, { description: 'What the agency says; empty before the first answer.' })
  answer!: string

  @Field(() => Boolean, { description: 'The agency says that there is no such document.' })
  noDocument!: boolean

  @Field(() => PersonRef, { nullable: true, description: 'Who answered last.' })
  answeredBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was answered last.' })
  answeredOn!: string | null

  @Field(() => String, { description: 'What the state said with its last decision.' })
  decision!: string

  @Field(() => PersonRef, { nullable: true, description: 'Who decided last.' })
  decidedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was decided last.' })
  decidedOn!: string | null

  @Field(() => String, { nullable: true, description: 'Day on which a monitor reminded the agency last.' })
  remindedOn!: string | null

  @Field(() => Int, { description: 'Documents that were uploaded as the answer.' })
  files!: number

  @Field(() => [PersonRef], { description: 'Local users who work on the record.' })
  assignees!: PersonRef[]

  @Field(() => AllowedAct, { description: 'Whether the caller may answer it now.' })
  answerIt!: AllowedAct

  @Field(() => AllowedAct, {
    description: 'Whether the caller may accept the answer, or close the request, now.',
  })
  close!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may return the answer now.' })
  askAgain!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may give more time now.' })
  extend!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may withdraw it now.' })
  withdraw!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may remind the agency now.' })
  remind!: AllowedAct

  @Field(() => Int, { description: 'Version, to be sent with a change.' })
  version!: number
}

@ObjectType({ description: 'A request for documents after the act.' })
export class DocumentRequestPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => DocumentRequest, {
    nullable: true,
    description: 'As it stands now, also on a conflict; null when it was refused otherwise.',
  })
  request!: DocumentRequest | null
}

@ObjectType({ description: 'The requests for documents of a record after the act.' })
export class DocumentRequestsPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [DocumentRequest], { description: 'As they stand now; empty when it was refused.' })
  requests!: DocumentRequest[]
}

@ObjectType({ description: 'What the lead monitor hears of uploads.' })
export class RecordUploadsPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => Int, { description: 'Documents of the agency within the hour.' })
  documents!: number

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the mail is sent; null when it was refused.',
  })
  mailOn!: string | null
}

@InputType({ description: 'Documents of a record that are wanted.' })
export class RequestDocumentsInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => String, {
    nullable: true,
    description: 'Item that it is about; null for the record as a whole.',
  })
  itemId?: string | null

  @Field(() => String, { description: 'What is wanted; required.' })
  text!: string

  @Field(() => String, {
    nullable: true,
    description: 'Day by which it is due, YYYY-MM-DD; null for the usual one.',
  })
  dueOn?: string | null
}

@InputType({ description: 'What the agency answers to a request for documents.' })
export class AnswerDocumentRequestInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the request.' })
  id!: number

  @Field(() => String, { description: 'What the agency says; the reason where there is no such document.' })
  text!: string

  @Field(() => Boolean, { description: 'There is no such document.' })
  noDocument!: boolean

  @Field(() => Int, { description: 'Version that the change was made from.' })
  version!: number
}

@InputType({ description: 'What the state decides about a request for documents.' })
export class DecideDocumentRequestInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the request.' })
  id!: number

  @Field(() => String, { description: 'close, askAgain, extend or withdraw.' })
  decision!: string

  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description: 'Required, unless an answer is accepted.',
  })
  reason?: string | null

  @Field(() => String, {
    nullable: true,
    defaultValue: null,
    description: 'New day by which it is due, YYYY-MM-DD.',
  })
  dueOn?: string | null

  @Field(() => Int, { description: 'Version that the change was made from.' })
  version!: number
}

@InputType({ description: 'Open requests of which the agency is reminded.' })
export class RemindOfRequestsInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => String, {
    nullable: true,
    description: 'Item that they are about; null for the record as a whole.',
  })
  itemId?: string | null
}

@InputType({ description: 'A prong of which the agency has uploaded documents.' })
export class ReportRecordUploadsInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number
}
