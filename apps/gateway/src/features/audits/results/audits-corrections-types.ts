import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { DateTimeISO } from '../../../scalars.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'

@ObjectType({ description: 'Something that happened with a correction.' })
export class AuditCorrectionEvent {
  @Field(() => String, {
    description: 'submitted, recalled, returned, verified, undone, fileAdded, fileRemoved or servicesAsked.',
  })
  act!: string

  @Field(() => PersonRef, { nullable: true, description: 'Who did it; null for the portal itself.' })
  by!: PersonRef | null

  @Field(() => DateTimeISO, { description: 'When it happened.' })
  on!: string

  @Field(() => String, {
    nullable: true,
    description: 'Why it was returned or undone, in the words of the state.',
  })
  note!: string | null
}

@ObjectType({ description: 'A correction that a review asks for.' })
export class AuditCorrection {
  @Field(() => Int, { description: 'Id of the correction.' })
  id!: number

  @Field(() => Int, { description: 'Id of its finding.' })
  findingId!: number

  @Field(() => String, { description: 'Number of the finding.' })
  findingNumber!: string

  @Field(() => String, { nullable: true, description: 'Day of the written notification, YYYY-MM-DD.' })
  findingIssuedOn!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Day by which the whole finding is corrected, YYYY-MM-DD.',
  })
  findingDueOn!: string | null

  @Field(() => Int, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => String, { description: 'The student, masked.' })
  student!: string

  @Field(() => String, { description: 'School of the record; empty where the list names none.' })
  school!: string

  @Field(() => String, { description: 'Id of the item.' })
  itemId!: string

  @Field(() => String, { description: 'Number of the item.' })
  itemNumber!: string

  @Field(() => String, { description: 'The requirement.' })
  text!: string

  @Field(() => String, { description: 'First regulation of the item.' })
  citation!: string

  @Field(() => String, { description: 'What was wrong, in the words of the state.' })
  wrong!: string

  @Field(() => String, { description: 'What has to be done.' })
  requiredAction!: string

  @Field(() => String, { description: 'Individual or TimelineOnly.' })
  correctable!: string

  @Field(() => String, {
    description: 'Day of the review, YYYY-MM-DD: the earliest day of a correction.',
  })
  foundOn!: string

  @Field(() => String, { nullable: true, description: 'Day by which it is due, YYYY-MM-DD.' })
  dueOn!: string | null

  @Field(() => String, { nullable: true, description: 'How that day came about.' })
  dueRule!: string | null

  @Field(() => Int, { description: 'State: 0 Required to 6 Left jurisdiction.' })
  state!: number

  @Field(() => String, {
    description: 'What was done; empty for the state while it is a draft of the agency.',
  })
  narrative!: string

  @Field(() => String, { nullable: true, description: 'Day of the correction, YYYY-MM-DD.' })
  correctedOn!: string | null

  @Field(() => String, { nullable: true, description: 'Day on which the child left, YYYY-MM-DD.' })
  leftJurisdictionOn!: string | null

  @Field(() => Boolean, { description: 'Whether compensatory services are needed.' })
  compensatoryNeeded!: boolean

  @Field(() => String, { description: 'Which they are, in the words of the agency.' })
  compensatoryText!: string

  @Field(() => String, {
    description: 'Services to make up for what the child missed that the state asks for; empty for none.',
  })
  compensatoryAsked!: string

  @Field(() => String, { nullable: true, description: 'Comment of the state.' })
  stateComment!: string | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was submitted.' })
  submittedOn!: string | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was verified.' })
  verifiedOn!: string | null

  @Field(() => Int, { description: 'Number of its files.' })
  files!: number

  @Field(() => [AuditCorrectionEvent], { description: 'What happened with it, the newest first.' })
  history!: AuditCorrectionEvent[]

  @Field(() => AllowedAct, { description: 'Whether the caller may write it.' })
  write!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may take it back.' })
  recall!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may verify or return it.' })
  judge!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may take a verification back.' })
  undo!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may ask for compensatory services.' })
  askServices!: AllowedAct

  @Field(() => Int, { description: 'Version; a change names it.' })
  version!: number
}

@ObjectType({ description: 'Corrections of a prong.' })
export class AuditCorrections {
  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => Int, { description: 'Of all together: 0 None required to 6 Overdue.' })
  status!: number

  @Field(() => [AuditCorrection], { description: 'By record and item.' })
  corrections!: AuditCorrection[]
}

@ObjectType({ description: 'A file of a correction.' })
export class AuditCorrectionFile {
  @Field(() => ID, { description: 'Id of the file.' })
  id!: string

  @Field(() => String, { description: 'Title of the file.' })
  title!: string

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number

  @Field(() => String, { description: 'Pending, Clean, Infected, Failed or NotScanned.' })
  scanState!: string

  @Field(() => PersonRef, { description: 'Who uploaded it.' })
  createdBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was uploaded.' })
  createdOn!: string

  @Field(() => AllowedAct, { description: 'Whether the caller may delete it.' })
  remove!: AllowedAct

  @Field(() => String, { description: 'Address from which the browser gets it.' })
  downloadPath!: string
}

/** Steps of a correction, in the words of the REST call. */
export const correctionActs = [
  'save',
  'submit',
  'recall',
  'open',
  'verify',
  'return',
  'undo',
  'askServices',
] as const

@InputType({ description: 'One step of a correction; fields that are not sent stay.' })
export class UpdateAuditCorrectionInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the correction.' })
  id!: number

  @Field(() => String, {
    description: 'The agency: save, submit or recall. The state: open, verify, return, undo or askServices.',
  })
  act!: (typeof correctionActs)[number]

  @Field(() => String, { nullable: true, description: 'Day of the correction, YYYY-MM-DD.' })
  correctedOn?: string | null

  @Field(() => String, { nullable: true, description: 'What was done.' })
  narrative?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Day since which the child is no longer served here, YYYY-MM-DD.',
  })
  leftJurisdictionOn?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Whether compensatory services are needed.' })
  compensatoryNeeded?: boolean | null

  @Field(() => String, { nullable: true, description: 'Which they are.' })
  compensatoryText?: string | null

  @Field(() => String, { nullable: true, description: 'Required to return and to undo.' })
  comment?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Compensatory services that the state asks for; with askServices.',
  })
  compensatoryAsked?: string | null

  @Field(() => Int, { description: 'Version that the change was made from.' })
  version!: number
}

@InputType({ description: 'A correction as the caller has seen it.' })
export class SeenCorrectionInput {
  @Field(() => Int, { description: 'Id of the correction.' })
  id!: number

  @Field(() => Int, { description: 'Version that was seen.' })
  version!: number
}

@InputType({ description: 'A step of corrections of a prong, one or many.' })
export class SetCorrectionStatusInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => Int, {
    description:
      '3: the agency submits those that are ready. 4: the state returns, 5: it verifies those that are submitted.',
  })
  status!: number

  @Field(() => [SeenCorrectionInput], {
    description: 'Which corrections, as they were seen. Nothing moves when one has changed since.',
  })
  seen!: SeenCorrectionInput[]

  @Field(() => String, { nullable: true, description: 'Required to return.' })
  comment?: string | null
}

@InputType({ description: 'A file of a correction.' })
export class DeleteCorrectionFileInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => ID, { description: 'Id of the file.' })
  id!: string
}

@ObjectType({ description: 'The correction after the act.' })
export class AuditCorrectionPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => AuditCorrection, {
    nullable: true,
    description: 'As it stands now; null when it was refused.',
  })
  correction!: AuditCorrection | null
}

@ObjectType({ description: 'The corrections after the act.' })
export class AuditCorrectionsPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => AuditCorrections, {
    nullable: true,
    description: 'As they stand now; null when it was refused.',
  })
  corrections!: AuditCorrections | null
}

@ObjectType({ description: 'The files after the act.' })
export class AuditCorrectionFilesPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [AuditCorrectionFile], { description: 'As they stand now; empty when it was refused.' })
  files!: AuditCorrectionFile[]
}
