import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../scalars.js'
import { UserError } from '../../errors/user-error.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'

@ObjectType({ description: 'What a number is made of.' })
export class ReportBasis {
  @Field(() => String, { description: 'What the number says.' })
  title!: string

  @Field(() => [String], { description: 'What it is made of, a line each.' })
  lines!: string[]
}

@ObjectType({ description: 'One cell of a table.' })
export class ReportCell {
  @Field(() => String, { description: 'As it is shown.' })
  text!: string

  @Field(() => Float, { nullable: true, description: 'The number behind the text.' })
  number!: number | null

  @Field(() => ReportBasis, { nullable: true, description: 'What the number is made of.' })
  basis!: ReportBasis | null
}

@ObjectType({ description: 'A row of a table.' })
export class ReportRow {
  @Field(() => [ReportCell], { description: 'Its cells; the first one names the row.' })
  cells!: ReportCell[]
}

@ObjectType({ description: 'A column of a table.' })
export class ReportColumn {
  @Field(() => String, { description: 'Its head.' })
  label!: string

  @Field(() => Boolean, { description: 'True when it holds numbers.' })
  numeric!: boolean
}

@ObjectType({ description: 'One piece of a report, in reading order.' })
export class ReportBlock {
  @Field(() => String, { description: "'heading', 'paragraph', 'list' or 'table'." })
  kind!: string

  @Field(() => Int, { nullable: true, description: 'Level of a heading, 2 to 4.' })
  level!: number | null

  @Field(() => String, { description: 'Text of a heading or paragraph, lead of a list, caption of a table.' })
  text!: string

  @Field(() => [String], { description: 'Entries of a list.' })
  items!: string[]

  @Field(() => [ReportColumn], { description: 'Columns of a table.' })
  columns!: ReportColumn[]

  @Field(() => [ReportRow], { description: 'Rows of a table.' })
  rows!: ReportRow[]
}

@ObjectType({ description: 'A report as it is shown, printed and exported.' })
export class ReportDocument {
  @Field(() => String, {
    description: "'yearly', 'detailed', 'summary', 'comparison', 'selective', 'final', 'letter' or 'other'.",
  })
  kind!: string

  @Field(() => String, { description: 'Its title.' })
  title!: string

  @Field(() => [String], { description: 'Agency, part, year and stamps, a line each.' })
  facts!: string[]

  @Field(() => [ReportBlock], { description: 'Its pieces.' })
  blocks!: ReportBlock[]
}

@ObjectType({ description: 'The file of a report that was made elsewhere.' })
export class ReportFile {
  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number

  @Field(() => String, { description: 'Type of the file, found from its content.' })
  mime!: string

  @Field(() => String, { description: 'SHA-256 of its bytes, in hex.' })
  sha256!: string

  @Field(() => String, {
    description: 'Result of the virus scan: Pending, Clean, Infected, Failed or NotScanned.',
  })
  scanState!: string
}

@ObjectType({ description: 'A report or letter that was issued to an agency.' })
export class PublishedReport {
  @Field(() => Int, { description: 'Id of the report.' })
  id!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => String, { description: 'Name of the agency.' })
  agency!: string

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => String, { description: "'Part B', 'Part C', or '' for both." })
  part!: string

  @Field(() => String, { description: 'Where it comes from: Self-assessment, Findings letter, …' })
  module!: string

  @Field(() => String, { description: 'Its title.' })
  title!: string

  @Field(() => Int, { nullable: true, description: 'Self-assessment that it is about.' })
  selfAssessmentId!: number | null

  @Field(() => Int, { nullable: true, description: 'Finding that a letter is about.' })
  findingId!: number | null

  @Field(() => String, { nullable: true, description: 'Number of a letter.' })
  letterNumber!: string | null

  @Field(() => Int, { description: '1, and one more for each report whose place it took.' })
  edition!: number

  @Field(() => Int, { nullable: true, description: 'Report whose place it took.' })
  replacesId!: number | null

  @Field(() => ReportFile, {
    nullable: true,
    description: 'A report that was made elsewhere; the others are printed from their document.',
  })
  file!: ReportFile | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When its readers were notified again.' })
  resentOn!: string | null

  @Field(() => Int, { description: 'How often they were notified again.' })
  resentCount!: number

  @Field(() => String, { description: "Who reads it: 'Agency admins' or 'All agency users'." })
  audience!: string

  @Field(() => String, { description: "'Issued', 'Acknowledged', 'Superseded' or 'Withdrawn'." })
  state!: string

  @Field(() => PersonRef, { description: 'Who issued it.' })
  issuedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was issued.' })
  issuedOn!: string

  @Field(() => Boolean, { description: 'True when the agency is to say that it has received it.' })
  requiresAcknowledgement!: boolean

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Day by which it is to be acknowledged.' })
  acknowledgeBy!: string | null

  @Field(() => String, { nullable: true, description: 'How that day came about; null without one.' })
  acknowledgeDerivation?: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who acknowledged it.' })
  acknowledgedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was acknowledged.' })
  acknowledgedOn!: string | null

  @Field(() => String, { nullable: true, description: 'Why it was withdrawn.' })
  withdrawnReason!: string | null

  @Field(() => AllowedAct, { description: 'Whether the caller may acknowledge it now.' })
  acknowledge!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may withdraw it now.' })
  withdraw!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may notify its readers again now.' })
  resend!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may upload a file that takes its place now.' })
  replace!: AllowedAct

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number
}

@ObjectType({ description: 'An audit that a letter is about.' })
export class ReportedAudit {
  @Field(() => String, { description: 'Kind of audit as in addresses: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the prong that the letter is about; the first of the audit.' })
  prongId!: number
}

@ObjectType({ description: 'An issued report with its text, frozen on the day it was issued.' })
export class PublishedReportWithDocument extends PublishedReport {
  @Field(() => ReportDocument, { description: 'What was issued.' })
  document!: ReportDocument

  @Field(() => ReportedAudit, { nullable: true, description: 'Audit that a letter is about.' })
  audit!: ReportedAudit | null
}

@ObjectType({ description: 'One page of the library of reports.' })
export class PublishedReportPage {
  @Field(() => [PublishedReport], { description: 'Reports of the page, newest first.' })
  rows!: PublishedReport[]

  @Field(() => Int, { description: 'Reports that match, on all pages.' })
  total!: number
}

@InputType({ description: 'Which reports are wanted; all of them without it.' })
export class PublishedReportFilter {
  @Field(() => Int, { nullable: true, description: 'Compliance year.' })
  year?: number | null

  @Field(() => String, { nullable: true, description: "'Part B' or 'Part C'." })
  part?: string | null

  @Field(() => String, { nullable: true, description: 'Where they come from.' })
  module?: string | null

  @Field(() => String, { nullable: true, description: 'Their state.' })
  state?: string | null

  @Field(() => Int, { nullable: true, description: 'Id of the agency; all without it.' })
  leaId?: number | null

  @Field(() => String, { nullable: true, description: 'Text in the title or the name of the agency.' })
  search?: string | null
}

@InputType({ description: 'Tells the readers of a report again that it is there.' })
export class ResendReportInput {
  @Field(() => Int, { description: 'The report.' })
  id!: number

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Says that a report was received.' })
export class AcknowledgeReportInput {
  @Field(() => Int, { description: 'The report.' })
  id!: number

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Takes a report out of the library of the agency.' })
export class WithdrawReportInput {
  @Field(() => Int, { description: 'The report.' })
  id!: number

  @Field(() => String, { description: 'Why; it stands in the audit trail.' })
  reason!: string

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@ObjectType({ description: 'The report after the act.' })
export class PublishedReportPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => PublishedReport, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  report!: PublishedReport | null
}
