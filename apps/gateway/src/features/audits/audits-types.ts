import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { DateTimeISO } from '../../scalars.js'
import { Lea } from '../agencies/agencies-types.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'

@ObjectType({ description: 'The review of the records of an audit, or a review of newer data.' })
export class AuditProngRow {
  @Field(() => Int, { description: 'Id of the prong.' })
  id!: number

  @Field(() => Int, { description: '1: review of records; 2: review of newer data.' })
  number!: number

  @Field(() => Int, { description: 'Round, counted from 1.' })
  round!: number

  @Field(() => Int, { description: 'Status: 0 Not started to 10 Cancelled.' })
  status!: number

  @Field(() => Int, { description: 'Records that are in the sample now.' })
  sampled!: number

  @Field(() => Int, { description: 'Of these, with a document or the reason why there is none.' })
  withDocuments!: number

  @Field(() => Int, { description: 'Of these, whose review is complete.' })
  complete!: number

  @Field(() => String, {
    nullable: true,
    description:
      'Day by which the list and documents of a review of newer data are due, YYYY-MM-DD; null for others.',
  })
  documentsDueOn!: string | null

  @Field(() => Int, { description: 'Version; a change names it.' })
  version!: number
}

@ObjectType({ description: 'An audit of one agency and part.' })
export class Audit {
  @Field(() => Int, { description: 'Id of the audit.' })
  id!: number

  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Lea, { description: 'The agency that is audited.' })
  lea?: Lea

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => String, { description: 'Part B or Part C.' })
  part!: string

  @Field(() => Int, { description: 'More than 1 only for targeted audits.' })
  sequence!: number

  @Field(() => String, { description: 'Why the agency is audited.' })
  reason!: string

  @Field(() => String, { description: 'The reason in words; empty where none was given.' })
  reasonText!: string

  @Field(() => PersonRef, { description: 'Who leads the audit.' })
  leadMonitor!: PersonRef

  @Field(() => String, { description: 'Day on which it is planned to start, YYYY-MM-DD.' })
  plannedStart!: string

  @Field(() => String, { nullable: true, description: 'Day by which documents are due, YYYY-MM-DD.' })
  documentsDueOn!: string | null

  @Field(() => String, { nullable: true, description: 'Day on which it is planned to end, YYYY-MM-DD.' })
  plannedEnd!: string | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When the agency was notified; null before.' })
  notifiedOn!: string | null

  @Field(() => DateTimeISO, { description: 'When it was created.' })
  createdOn!: string

  @Field(() => AllowedAct, { description: 'Whether the caller may send the letter of notification.' })
  notify!: AllowedAct

  @Field(() => [AuditProngRow], { description: 'Its prongs, by number and round.' })
  prongs!: AuditProngRow[]

  @Field(() => Int, { description: 'Version of the audit.' })
  version!: number
}

@ObjectType({ description: 'A step to another status.' })
export class AuditStep extends AllowedAct {
  @Field(() => Int, { description: 'Status that it leads to.' })
  to!: number
}

@ObjectType({ description: 'One prong with its audit.' })
export class AuditProng extends AuditProngRow {
  @Field(() => Audit, { description: 'The audit that it belongs to.' })
  audit!: Audit

  @Field(() => [AuditStep], { description: 'Steps from this status that people can take.' })
  allowedActions!: AuditStep[]

  @Field(() => Int, { description: 'Of all corrections together: 0 None required to 5 Verified.' })
  correctionStatus!: number

  @Field(() => [String], {
    nullable: true,
    description: 'The only items of a review of newer data; null for all items.',
  })
  limitedItemIds!: string[] | null

  @Field(() => String, { nullable: true, description: 'First day of the records that count, YYYY-MM-DD.' })
  periodFrom!: string | null

  @Field(() => String, { nullable: true, description: 'Last day of the records that count, YYYY-MM-DD.' })
  periodTo!: string | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When the audit was closed.' })
  closedOn!: string | null

  @Field(() => String, {
    description: 'Why nothing of the audit may be deleted; empty where something may. For the state.',
  })
  legalHold!: string

  @Field(() => String, {
    nullable: true,
    description: 'Last day on which data of its students are kept, YYYY-MM-DD; null while the audit is open.',
  })
  studentDataUntil!: string | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When data of its students were erased.' })
  studentDataErasedOn!: string | null

  @Field(() => AllowedAct, { description: 'Whether the caller may take the report back.' })
  withdrawReport!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may open a review of newer data.' })
  openRound!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may close the audit.' })
  closeAudit!: AllowedAct
}

@ObjectType({ description: 'A letter before it is issued.' })
export class AuditLetterDraft {
  @Field(() => String, { description: 'Its subject.' })
  subject!: string

  @Field(() => [String], { description: 'Its paragraphs.' })
  paragraphs!: string[]
}

@ObjectType({ description: 'An audit as it would be created.' })
export class PlannedAudit {
  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Lea, { description: 'The agency that would be audited.' })
  lea?: Lea

  @Field(() => String, { description: 'Part B or Part C.' })
  part!: string

  @Field(() => Int, { description: 'More than 1 only for targeted audits.' })
  sequence!: number

  @Field(() => [String], { description: 'Why it cannot be created; empty when it can.' })
  refusals!: string[]

  @Field(() => AuditLetterDraft, { description: 'The letter that would notify the agency.' })
  letter!: AuditLetterDraft
}

@InputType({ description: 'Audits to create: one for each agency and part.' })
export class CreateAuditsInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => [Int], { description: 'Ids of the agencies.' })
  leaIds!: number[]

  @Field(() => [String], { description: 'Part B, Part C or both.' })
  parts!: ('Part B' | 'Part C')[]

  @Field(() => String, {
    description: 'Cyclical, Targeted, Complaint follow-up, Determination follow-up or Other.',
  })
  reason!: 'Cyclical' | 'Targeted' | 'Complaint follow-up' | 'Determination follow-up' | 'Other'

  @Field(() => String, { nullable: true, description: 'The reason in words; required with Other.' })
  reasonText?: string | null

  @Field(() => String, { description: 'Day on which they are planned to start, YYYY-MM-DD.' })
  plannedStart!: string

  @Field(() => String, { nullable: true, description: 'Day by which documents are due, YYYY-MM-DD.' })
  documentsDueOn?: string | null

  @Field(() => String, { nullable: true, description: 'Day on which they are planned to end, YYYY-MM-DD.' })
  plannedEnd?: string | null

  @Field(() => String, { description: 'Id of the state monitor who leads them.' })
  leadMonitorId!: string
}

@InputType({ description: 'The audit of whose beginning its agency is notified.' })
export class NotifyOfAuditInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the audit.' })
  id!: number

  @Field(() => Int, { description: 'Id of its agency.' })
  leaId!: number

  @Field(() => String, { description: 'Its part: Part B or Part C.' })
  part!: 'Part B' | 'Part C'

  @Field(() => Int, { description: 'Its compliance year.' })
  year!: number

  @Field(() => String, { description: 'Id of the state monitor whom the agency may ask.' })
  userId!: string
}

@InputType({ description: 'The status that a prong moves to.' })
export class SetAuditStatusInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => Int, { description: 'Status that it moves to.' })
  status!: number

  @Field(() => String, { nullable: true, description: 'Why; required for backward steps and Cancelled.' })
  reason?: string | null

  @Field(() => Int, { description: 'Version that the change was made from.' })
  version!: number
}

@ObjectType({ description: 'The audits after the act.' })
export class AuditsPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [Audit], { description: 'As they stand now; empty when it was refused.' })
  audits!: Audit[]
}

@ObjectType({ description: 'The prong after the act.' })
export class AuditProngPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => AuditProng, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  prong!: AuditProng | null
}
