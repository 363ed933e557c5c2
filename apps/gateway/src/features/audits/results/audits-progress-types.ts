import { Field, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../../scalars.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'

@ObjectType({ description: 'What takes an audit further.' })
export class AuditNextStep {
  @Field(() => String, {
    description:
      'review, verifyCorrections, correct, openRound, closeFindings, declareReady, closeReviews or closeAudit.',
  })
  act!: string

  @Field(() => String, { description: 'Whose it is: State, Agency or None.' })
  turn!: string

  @Field(() => Int, { description: 'How many corrections, findings or reviews it is about.' })
  n!: number
}

@ObjectType({ description: 'An item of a review of newer data.' })
export class AuditReviewItem {
  @Field(() => String, { description: 'Id of the item.' })
  id!: string

  @Field(() => String, { description: 'Its number.' })
  number!: string

  @Field(() => String, { description: 'The requirement.' })
  text!: string
}

@ObjectType({ description: 'What a review of newer data said about a finding.' })
export class AuditReviewOutcome {
  @Field(() => Int, { description: 'Id of the finding.' })
  findingId!: number

  @Field(() => String, { description: 'Number of the finding.' })
  number!: string

  @Field(() => String, { description: 'Result: passed, failed or noneApplies.' })
  outcome!: string
}

@ObjectType({ description: 'Counts of the corrections of a review.' })
export class AuditCorrectionCounts {
  @Field(() => Int, { description: 'All of them.' })
  required!: number

  @Field(() => Int, { description: 'With the state now.' })
  submitted!: number

  @Field(() => Int, { description: 'Returned to the agency.' })
  returned!: number

  @Field(() => Int, { description: 'Verified by the state.' })
  verified!: number

  @Field(() => Int, { description: 'Of children who left the jurisdiction, approved.' })
  leftJurisdiction!: number

  @Field(() => Int, { description: 'Neither verified nor left the jurisdiction.' })
  remaining!: number
}

@ObjectType({ description: 'A review of an audit, as far as it is.' })
export class AuditReview {
  @Field(() => Int, { description: 'Id of the prong.' })
  prongId!: number

  @Field(() => Int, { description: '1: review of records; 2: review of newer data.' })
  number!: number

  @Field(() => Int, { description: 'Round, counted from 1.' })
  round!: number

  @Field(() => Int, { description: 'Status: 0 Not started to 10 Cancelled.' })
  status!: number

  @Field(() => Int, { description: 'Records that are in the sample now.' })
  sampled!: number

  @Field(() => Int, { description: 'Of these, whose review is complete.' })
  complete!: number

  @Field(() => String, { nullable: true, description: 'First day of the records that count, YYYY-MM-DD.' })
  periodFrom!: string | null

  @Field(() => String, { nullable: true, description: 'Last day of the records that count, YYYY-MM-DD.' })
  periodTo!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Day by which the step that is next is due, YYYY-MM-DD; null where none is.',
  })
  dueOn!: string | null

  @Field(() => [AuditReviewItem], {
    nullable: true,
    description: 'The only items that it looks at; null for all items.',
  })
  items!: AuditReviewItem[] | null

  @Field(() => [AuditReviewOutcome], {
    description: 'What it says about findings; for the agency once its results are issued.',
  })
  outcomes!: AuditReviewOutcome[]

  @Field(() => AuditCorrectionCounts, {
    nullable: true,
    description: 'Corrections that it asked for; null where the caller does not see them.',
  })
  corrections!: AuditCorrectionCounts | null

  @Field(() => String, {
    nullable: true,
    description: 'First day on which an open correction is due, YYYY-MM-DD.',
  })
  correctBy!: string | null

  @Field(() => AllowedAct, { description: 'Whether the caller may close it.' })
  close!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may take its report back.' })
  withdraw!: AllowedAct

  @Field(() => Int, { description: 'Version of the prong.' })
  version!: number
}

@ObjectType({ description: 'A finding of an audit, as far as it is.' })
export class AuditFindingProgress {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number

  @Field(() => String, { description: 'Its number.' })
  number!: string

  @Field(() => String, { description: 'Reference of the regulation.' })
  citation!: string

  @Field(() => String, { description: 'The requirement in short.' })
  title!: string

  @Field(() => [String], { description: 'Numbers of its items.' })
  itemNumbers!: string[]

  @Field(() => Int, { description: 'Status: 0 Draft to 9 Withdrawn.' })
  status!: number

  @Field(() => Int, { description: 'Individual cases that are not verified.' })
  remaining!: number

  @Field(() => Int, { description: 'Individual cases.' })
  cases!: number

  @Field(() => String, { nullable: true, description: 'Day by which it has to be corrected, YYYY-MM-DD.' })
  dueOn!: string | null

  @Field(() => Boolean, { description: 'A review of newer data found every record compliant.' })
  passed!: boolean

  @Field(() => Boolean, { description: 'The next review of newer data takes it.' })
  ready!: boolean
}

@ObjectType({ description: 'A letter about an audit.' })
export class AuditLetterEntry {
  @Field(() => Int, { description: 'Id of its entry in the library.' })
  reportId!: number

  @Field(() => String, { description: 'Notification, Report, NewerData, NewerDataResults or Closure.' })
  kind!: string

  @Field(() => String, { description: 'Its subject.' })
  subject!: string

  @Field(() => String, { description: 'Day of the letter, YYYY-MM-DD.' })
  letterDate!: string

  @Field(() => Int, {
    nullable: true,
    description: 'Id of the prong that it is about; null for the whole audit.',
  })
  prongId!: number | null

  @Field(() => Boolean, { description: 'Another letter took its place, or its report was taken back.' })
  superseded!: boolean

  @Field(() => String, {
    description: 'Where it stands in the library: Issued, Acknowledged, Superseded or Withdrawn.',
  })
  state!: string

  @Field(() => PersonRef, { description: 'Who issued it.' })
  issuedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was issued.' })
  issuedOn!: string

  @Field(() => String, {
    nullable: true,
    description: 'Day by which the agency acknowledges it, YYYY-MM-DD.',
  })
  acknowledgeBy!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who acknowledged it for the agency.' })
  acknowledgedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was acknowledged.' })
  acknowledgedOn!: string | null

  @Field(() => AllowedAct, { description: 'Whether the caller may read and print it.' })
  open!: AllowedAct
}

@ObjectType({ description: 'How the lead monitor of an audit is reached.' })
export class AuditLeadContact {
  @Field(() => String, { description: 'Address for mail.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'Number of the telephone, where there is one.' })
  phoneNumber!: string | null
}

@ObjectType({ description: 'The course of an audit, from its first review to its end.' })
export class AuditCourse {
  @Field(() => Int, { description: 'Id of the audit.' })
  auditId!: number

  @Field(() => DateTimeISO, { nullable: true, description: 'When the audit was closed.' })
  closedOn!: string | null

  @Field(() => AuditNextStep, {
    nullable: true,
    description: 'What takes the audit further; null when nothing does.',
  })
  next!: AuditNextStep | null

  @Field(() => String, {
    nullable: true,
    description: 'First day that a review of newer data can begin with; null while none can be opened.',
  })
  newerFrom!: string | null

  @Field(() => Int, { description: 'Usual size of its sample, where the list is long enough.' })
  newerSize!: number

  @Field(() => [AuditReview], { description: 'Its reviews, by number and round.' })
  reviews!: AuditReview[]

  @Field(() => [AuditFindingProgress], { description: 'Its findings that were not withdrawn, by number.' })
  findings!: AuditFindingProgress[]

  @Field(() => [AuditLetterEntry], { description: 'Its letters, the newest first.' })
  letters!: AuditLetterEntry[]

  @Field(() => AuditLeadContact, { description: 'How the lead monitor is reached.' })
  leadContact!: AuditLeadContact

  @Field(() => Int, { description: 'Version of the audit.' })
  version!: number
}
