import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { DateTimeISO } from '../../../scalars.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'
import { PopulationFilterInput } from '../lists/audits-lists-types.js'

@ObjectType({ description: 'A group of the list that is sampled by itself.' })
export class SampleStratum {
  @Field(() => String, { description: 'Name of the group.' })
  name!: string

  @Field(() => Int, { description: 'Rows that it has.' })
  population!: number

  @Field(() => Int, { description: 'Seats of the sample that it got.' })
  allocated!: number

  @Field(() => Int, { description: 'Rows that were drawn from it.' })
  drawn!: number
}

@ObjectType({ description: 'At least so many of a kind in the sample.' })
export class SampleQuota {
  @Field(() => String, { description: 'Name of the quota.' })
  name!: string

  @Field(() => Int, { description: 'How many it wants.' })
  atLeast!: number

  @Field(() => Int, { description: 'How many were drawn.' })
  inSample!: number

  @Field(() => String, { nullable: true, description: 'That it was not met, in words; null where it was.' })
  notMet!: string | null
}

@ObjectType({ description: 'A draw of a sample.' })
export class DrawnSample {
  @Field(() => Int, { description: 'Rows that were drawn.' })
  size!: number

  @Field(() => String, { description: 'Seed of the draw, a number of 32 bits.' })
  seed!: string

  @Field(() => Int, { description: 'Version of the algorithm.' })
  algorithm!: number

  @Field(() => [SampleStratum], { description: 'Groups in the order in which they are drawn.' })
  strata!: SampleStratum[]

  @Field(() => [SampleQuota], { description: 'Quotas in their order.' })
  quotas!: SampleQuota[]

  @Field(() => Int, { description: 'Later changes; the certificate has each.' })
  changes!: number

  @Field(() => String, { description: 'Who drew it.' })
  drawnBy!: string

  @Field(() => DateTimeISO, { description: 'When it was drawn.' })
  drawnAt!: string
}

@ObjectType({ description: 'The sample of a prong, without its records.' })
export class AuditSample {
  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => Int, { description: 'Status of the prong.' })
  status!: number

  @Field(() => Int, { description: 'Rows of the list.' })
  population!: number

  @Field(() => Int, { description: 'Records in the sample.' })
  sampled!: number

  @Field(() => Int, { description: 'Usual size for a list of this length.' })
  usualSize!: number

  @Field(() => Int, { description: 'Statistical size at 90 % confidence and an error of 10 %, as a help.' })
  statisticalSize!: number

  @Field(() => AllowedAct, { description: 'Whether the caller may draw now.' })
  draw!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may delete the sample now.' })
  remove!: AllowedAct

  @Field(() => DrawnSample, { nullable: true, description: 'The last draw; null before one.' })
  drawn!: DrawnSample | null
}

@ObjectType({ description: 'A record that is or was in a sample.' })
export class SampleRecord {
  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => Int, { description: 'Place in the sample, counted from 1.' })
  order!: number

  @Field(() => String, { description: 'Masked: initials and the end of the identifier.' })
  student!: string

  @Field(() => String, { description: 'School; empty where the list names none.' })
  school!: string

  @Field(() => String, { description: 'Code of the grade; empty where the list names none.' })
  grade!: string

  @Field(() => String, { description: 'Code of the disability; empty where the list names none.' })
  disability!: string

  @Field(() => Int, { nullable: true, description: 'Whole years on the day of the upload.' })
  age!: number | null

  @Field(() => [String], { description: 'Flags that it has.' })
  flags!: string[]

  @Field(() => String, { description: 'Random, Manual add or Replacement.' })
  origin!: string

  @Field(() => Int, { description: 'Status: 0 Not started to 8 Removed.' })
  status!: number

  @Field(() => String, { description: 'Why it was added, or is not in the sample any more.' })
  reason!: string

  @Field(() => String, { nullable: true, description: 'Id of the monitor who reviews it.' })
  assignedMonitorId!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'State monitor who reviews it; null for nobody.' })
  assignedMonitor!: PersonRef | null

  @Field(() => String, {
    nullable: true,
    description: 'Id of the monitor who reads it again; for the state.',
  })
  secondReaderId!: string | null

  @Field(() => AllowedAct, { description: 'Whether the caller may choose the second reader now.' })
  assignSecondReader!: AllowedAct

  @Field(() => [PersonRef], { description: 'Local users who work on it.' })
  assignees!: PersonRef[]

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the agency still serves the child; null while it has said nothing.',
  })
  leaConfirmedEnrolled!: boolean | null

  @Field(() => String, { nullable: true, description: 'Day on which the child left, YYYY-MM-DD.' })
  leftOn!: string | null

  @Field(() => String, { description: 'Note of the state; empty for others.' })
  note!: string

  @Field(() => Int, { description: 'Number of its documents.' })
  documents!: number

  @Field(() => String, { description: 'Why the agency has no document; empty where it has given no reason.' })
  noDocumentReason!: string

  @Field(() => Int, { description: 'Requests for documents that wait for the agency.' })
  openRequests!: number

  @Field(() => String, { description: 'None, Requested, Uploaded or Complete.' })
  documentsStatus!: string

  @Field(() => AllowedAct, { description: 'Whether the caller may request documents of it now.' })
  requestDocuments!: AllowedAct

  @Field(() => AllowedAct, {
    description: 'Whether the caller may upload documents, or say why there are none.',
  })
  upload!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may replace or remove it now.' })
  takeOut!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may say that the child is served, or left.' })
  confirmEnrolment!: AllowedAct

  @Field(() => Int, { description: 'Version; a change names it.' })
  version!: number
}

@InputType({ description: 'Another number for a quota of the kind of audit.' })
export class SampleQuotaInput {
  @Field(() => String, { description: 'Name of the quota, or its field.' })
  name!: string

  @Field(() => Int, { description: 'How many it wants; 0 for none.' })
  atLeast!: number
}

@InputType({ description: 'A sample to draw, or the size that the one that is there gets.' })
export class GenerateSampleInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => Int, { description: 'Records that the sample is to have.' })
  sampleSize!: number

  @Field(() => Boolean, {
    description: 'Keeps the records and adds some, or takes such out as nobody started.',
  })
  updateOnly!: boolean

  @Field(() => String, { nullable: true, description: 'Seed of 32 bits; random without one.' })
  seed?: string | null

  @Field(() => String, { nullable: true, description: 'Field by whose values it is grouped instead.' })
  strataField?: string | null

  @Field(() => [SampleQuotaInput], { nullable: true, description: 'Other numbers for quotas.' })
  quotas?: SampleQuotaInput[] | null

  @Field(() => PopulationFilterInput, { nullable: true, description: 'Which rows of the list count.' })
  filter?: PopulationFilterInput | null

  @Field(() => Boolean, { nullable: true, description: 'Removes records even where work would be lost.' })
  confirm?: boolean | null
}

@ObjectType({ description: 'What a new draw would give, without drawing.' })
export class PlannedSample {
  @Field(() => Int, { description: 'Rows that can be drawn, after the filter.' })
  eligible!: number

  @Field(() => Int, { description: 'Rows that are reviewed without being drawn, beside them.' })
  always!: number

  @Field(() => String, {
    description: 'Seed: drawing with it gives the same records while the list is the same.',
  })
  seed!: string

  @Field(() => [SampleStratum], { description: 'Groups in the order in which they are drawn.' })
  strata!: SampleStratum[]

  @Field(() => [SampleQuota], { description: 'Quotas in their order.' })
  quotas!: SampleQuota[]

  @Field(() => Int, { description: 'Records of the sample that is there, which would be removed.' })
  removed!: number

  @Field(() => String, {
    nullable: true,
    description: 'What of their work would be removed, in words; null for nothing.',
  })
  lost!: string | null
}

@InputType({ description: 'A row of the list that is added to the sample by hand.' })
export class AddSampleStudentInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => Int, { description: 'Id of the row of the list.' })
  studentId!: number

  @Field(() => String, { description: 'Why; required.' })
  reason!: string

  @Field(() => Boolean, { nullable: true, description: 'Even where over 20 % would be chosen by hand.' })
  confirm?: boolean | null
}

@InputType({ description: 'A prong of a kind of audit.' })
export class AuditProngInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number
}

@InputType({ description: 'A record that is taken out of the sample.' })
export class DeleteSampleRecordInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => String, { description: 'Why; required.' })
  reason!: string

  @Field(() => Int, { description: 'Version that the change was made from.' })
  version!: number
}

@InputType({ description: 'What changes of a record; what is left out stays.' })
export class UpdateSampleRecordInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => String, { nullable: true, description: 'Id of the monitor who reviews it; null for nobody.' })
  assignedMonitorId?: string | null

  @Field(() => String, { nullable: true, description: 'Id of its second reader; null for nobody.' })
  secondReaderId?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Whether the agency still serves the child.' })
  leaConfirmedEnrolled?: boolean | null

  @Field(() => String, { nullable: true, description: 'Day on which the child left, YYYY-MM-DD.' })
  leftOn?: string | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Replaces it by the next of the same part of the list; with a reason, and nothing else.',
  })
  replace?: boolean | null

  @Field(() => String, { nullable: true, description: 'Why it is replaced.' })
  reason?: string | null

  @Field(() => String, { nullable: true, description: 'Why the agency has no document.' })
  noDocumentReason?: string | null

  @Field(() => String, { nullable: true, description: 'Note of the state.' })
  note?: string | null

  @Field(() => Int, { description: 'Version that the change was made from.' })
  version!: number
}

@InputType({ description: 'Records that a local user is assigned to, or taken off.' })
export class AssignRecordsInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => [Int], { description: 'Ids of the records.' })
  recordIds!: number[]

  @Field(() => String, { description: 'Id of the local user.' })
  userId!: string

  @Field(() => Boolean, { description: 'True to assign, false to take off.' })
  assigned!: boolean
}

@ObjectType({ description: 'The sample after the act.' })
export class AuditSamplePayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => AuditSample, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  sample!: AuditSample | null
}

@ObjectType({ description: 'The record after the act.' })
export class SampleRecordPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => SampleRecord, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals, and when it was removed.',
  })
  record!: SampleRecord | null
}

@ObjectType({ description: 'The records after the act.' })
export class SampleRecordsPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [SampleRecord], { description: 'As they stand now; empty when it was refused.' })
  records!: SampleRecord[]
}
