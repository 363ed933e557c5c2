import { Field, InputType, Int } from 'type-graphql'

@InputType({ description: 'Items that were corrected before the report, and the newer data that show it.' })
export class CorrectedBeforeInput {
  @Field(() => [String], { description: 'Ids of the items.' })
  itemIds!: string[]

  @Field(() => String, { description: 'First day of the records, YYYY-MM-DD.' })
  periodFrom!: string

  @Field(() => String, { description: 'Last day of the records, YYYY-MM-DD.' })
  periodTo!: string

  @Field(() => Int, { description: 'Records reviewed, all of them compliant.' })
  recordsReviewed!: number

  @Field(() => String, { description: 'What was reviewed.' })
  note!: string
}

@InputType({ description: 'The report of a prong.' })
export class IssueAuditReportInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => String, { description: 'Typed name of who issues the letter.' })
  signatureName!: string

  @Field(() => String, { description: 'Their title.' })
  signatureTitle!: string

  @Field(() => CorrectedBeforeInput, { nullable: true, description: 'What need not be issued as a finding.' })
  correctedBefore?: CorrectedBeforeInput | null

  @Field(() => Int, { description: 'Version that the change was made from.' })
  version!: number
}

@InputType({ description: 'A report that is taken back.' })
export class WithdrawAuditReportInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => String, { description: 'Why it is taken back.' })
  reason!: string

  @Field(() => Int, { description: 'Version that the change was made from.' })
  version!: number
}

@InputType({ description: 'A review of newer data.' })
export class OpenAuditRoundInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the audit.' })
  id!: number

  @Field(() => String, {
    nullable: true,
    description: 'First day of the records that count, YYYY-MM-DD; the first that is possible without it.',
  })
  periodFrom?: string | null

  @Field(() => String, { nullable: true, description: 'Last day of the records that count, YYYY-MM-DD.' })
  periodTo?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Day by which the list and documents are due, YYYY-MM-DD; 30 days from today without it.',
  })
  documentsDueOn?: string | null

  @Field(() => Int, { description: 'Version of the audit.' })
  version!: number
}

@InputType({ description: 'The end of an audit.' })
export class CloseAuditInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the audit.' })
  id!: number

  @Field(() => String, { description: 'Typed name of who issues the letter.' })
  signatureName!: string

  @Field(() => String, { description: 'Their title.' })
  signatureTitle!: string

  @Field(() => Int, { description: 'Version of the audit.' })
  version!: number
}

@InputType({ description: 'A legal hold.' })
export class SetAuditHoldInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the audit.' })
  id!: number

  @Field(() => Boolean, { description: 'False to end it.' })
  hold!: boolean

  @Field(() => String, { description: 'Why it is set or lifted.' })
  reason!: string

  @Field(() => Int, { description: 'Version of the audit.' })
  version!: number
}
