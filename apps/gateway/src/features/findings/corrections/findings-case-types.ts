import type { CaseCorrection } from '@portal/domain'
import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../../scalars.js'
import { RecordComment } from '../../shared/comment-types.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'
import { FindingCaseCorrection } from '../findings-enums.js'
import { FindingFile } from '../findings-types.js'

@ObjectType({ description: 'The review of an audit in which a case is corrected and verified.' })
export class FindingCaseAudit {
  @Field(() => String, { description: 'Kind of audit.' })
  typeKey!: string

  @Field(() => Int, { description: 'Id of the prong of the audit.' })
  prongId!: number
}

@ObjectType({ description: 'One individual case of noncompliance with its correction.' })
export class FindingCase {
  @Field(() => Int, { description: 'Id of the case.' })
  id!: number

  @Field(() => String, {
    description: 'Student reference of the agency, masked; revealFindingReferences returns it in full.',
  })
  studentReference!: string

  @Field(() => String, { description: 'What has to be done about it.' })
  requiredAction!: string

  @Field(() => FindingCaseCorrection, {
    description:
      'How it can be corrected. TimelineOnly: the required action took place, but late; its day is entered, without a file.',
  })
  correctable!: CaseCorrection

  @Field(() => GraphQLLocalDate, { description: 'Day on which it was found; no correction lies before it.' })
  foundOn!: string

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day by which the correction is due; null before the finding is issued.',
  })
  dueOn!: string | null

  @Field(() => String, { nullable: true, description: 'How the due date came about, in words.' })
  dueRule!: string | null

  @Field(() => Int, {
    description:
      '0 required, 1 draft of the agency, 2 submitted, 3 returned, 4 verified, 5 left the jurisdiction claimed, 6 left the jurisdiction.',
  })
  state!: number

  @Field(() => String, { description: 'What the agency did.' })
  narrative!: string

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Day on which it was corrected.' })
  correctedOn!: string | null

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day since which the child is no longer served here.',
  })
  leftJurisdictionOn!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who submitted the correction.' })
  submittedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was submitted.' })
  submittedOn!: string | null

  @Field(() => String, { nullable: true, description: 'Comment of the state on it.' })
  stateComment!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who verified it.' })
  verifiedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was verified.' })
  verifiedOn!: string | null

  @Field(() => PersonRef, { description: 'Who changed the case last.' })
  changedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When the case was changed last.' })
  changedOn!: string

  @Field(() => [FindingFile], { description: 'Files that show the correction.' })
  files!: FindingFile[]

  @Field(() => AllowedAct, { description: 'Whether the caller may write and submit the correction now.' })
  correct!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may verify or return it now.' })
  judge!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may take the verification back now.' })
  undo!: AllowedAct

  @Field(() => FindingCaseAudit, {
    nullable: true,
    description: 'Where it is corrected and verified: a correction of an audit that is not closed.',
  })
  audit!: FindingCaseAudit | null

  @Field(() => Int, { description: 'Version of the case, to be sent with a change of it.' })
  version!: number
}

@ObjectType({
  description: 'A review of newer data. It passes with a compliant record and none that is not.',
})
export class FindingRound {
  @Field(() => Int, { description: 'Id of the review.' })
  id!: number

  @Field(() => Int, { description: '1 for the first review of the finding.' })
  number!: number

  @Field(() => GraphQLLocalDate, { description: 'First day of the data.' })
  periodFrom!: string

  @Field(() => GraphQLLocalDate, { description: 'Last day of the data.' })
  periodTo!: string

  @Field(() => Int, { description: 'Records that were reviewed.' })
  recordsReviewed!: number

  @Field(() => Int, { description: 'Of those, compliant.' })
  recordsCompliant!: number

  @Field(() => Int, { description: 'Of those, records to which the requirement does not apply.' })
  recordsNotApplicable!: number

  @Field(() => String, {
    description:
      "'passed', 'failed', or 'noneApplies' where the requirement applies to no record and another review follows.",
  })
  outcome!: string

  @Field(() => Boolean, { description: 'True when a record is compliant and none is not.' })
  passed!: boolean

  @Field(() => Boolean, {
    description: 'True when it is from before the finding was reopened, and counts no more.',
  })
  setAside!: boolean

  @Field(() => String, { description: 'Note of the state.' })
  note!: string

  @Field(() => PersonRef, { description: 'Who recorded it.' })
  recordedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was recorded.' })
  recordedOn!: string

  @Field(() => [FindingFile], { description: 'Files that show the review.' })
  files!: FindingFile[]
}

@ObjectType({ description: 'What a student is known by at the agency.' })
export class FindingReference {
  @Field(() => Int, { description: 'Id of the case.' })
  caseId!: number

  @Field(() => String, { description: 'What the agency knows the record by; never a name.' })
  studentReference!: string
}

@ObjectType({ description: 'What somebody says about a finding.' })
export class FindingComment extends RecordComment {}

@ObjectType({ description: 'An issued letter about a finding; it is never changed.' })
export class FindingLetter {
  @Field(() => Int, { description: 'Id of the letter.' })
  id!: number

  @Field(() => String, { description: 'Issued, Reminder, CorrectionsVerified or Closed.' })
  kind!: string

  @Field(() => String, { description: 'Subject of the letter.' })
  subject!: string

  @Field(() => String, { description: 'Paragraphs, an empty line between them.' })
  body!: string

  @Field(() => String, { description: 'Name under the letter.' })
  signatureName!: string

  @Field(() => String, { description: 'Title under the letter; may be empty.' })
  signatureTitle!: string

  @Field(() => GraphQLLocalDate, { description: 'Date of the letter.' })
  letterDate!: string

  @Field(() => Int, {
    nullable: true,
    description: 'Its entry in the library of reports, where it is printed and acknowledged.',
  })
  reportId!: number | null

  @Field(() => String, { nullable: true, description: 'Number of the letter.' })
  letterNumber!: string | null

  @Field(() => String, {
    nullable: true,
    description: "'Issued', 'Acknowledged', 'Superseded' or 'Withdrawn'.",
  })
  state!: string | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When its notice was sent again.' })
  resentOn!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who acknowledged it.' })
  acknowledgedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was acknowledged.' })
  acknowledgedOn!: string | null

  @Field(() => PersonRef, { nullable: true, description: 'Who issued it.' })
  issuedBy!: PersonRef | null

  @Field(() => DateTimeISO, { description: 'When it was issued.' })
  issuedOn!: string
}

@ObjectType({ description: 'A drawn sample that a finding of an audit rests on.' })
export class FindingSample {
  @Field(() => Int, { description: 'Id of the prong of the audit.' })
  prongId!: number

  @Field(() => String, { description: 'Kind of audit.' })
  typeKey!: string

  @Field(() => Int, { description: '1: the review that found it; 2: a review of newer data.' })
  number!: number

  @Field(() => Int, { description: 'Round, counted from 1.' })
  round!: number

  @Field(() => Int, { description: 'Status of the prong.' })
  status!: number

  @Field(() => Int, { description: 'Records in the sample.' })
  records!: number

  @Field(() => String, { nullable: true, description: 'passed, failed or noneApplies, once it is known.' })
  outcome!: string | null

  @Field(() => Int, { nullable: true, description: 'Id of the recorded round with that result.' })
  roundId!: number | null
}
