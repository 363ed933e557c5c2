import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, Float, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../scalars.js'
import { Lea } from '../agencies/agencies-types.js'
import { StoredFile } from '../shared/file-types.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'

@ObjectType({ description: 'A requirement that a finding rests on.' })
export class FindingCitation {
  @Field(() => Int, { description: 'Id of the citation.' })
  id!: number

  @Field(() => String, { description: "'Part B', 'Part C', or empty for both." })
  part!: string

  @Field(() => String, { description: 'Regulation, such as 34 CFR 300.320(a)(2).' })
  reference!: string

  @Field(() => String, { nullable: true, description: 'Regulation of the state, where there is one.' })
  stateReference!: string | null

  @Field(() => String, { description: 'Short title of the requirement.' })
  title!: string

  @Field(() => String, { description: 'What the regulation asks for, in plain words.' })
  plainText!: string

  @Field(() => String, { nullable: true, description: 'Federal indicator that it belongs to.' })
  indicatorCode!: string | null

  @Field(() => Int, { nullable: true, description: 'Area of the content that it belongs to.' })
  areaId!: number | null
}

@ObjectType({
  description: 'A file of a correction, or of a review of newer data. Its bytes come from downloadPath.',
})
export class FindingFile extends StoredFile {
  @Field(() => AllowedAct, { description: 'Whether the caller may delete it now.' })
  remove!: AllowedAct
}

/** What the register and the page of a finding share. */
@ObjectType()
export abstract class FindingCore {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number

  @Field(() => String, { description: 'Number of the finding, such as F-2026-01-B-0001.' })
  number!: string

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => String, {
    description: "'Part B' for children from 3 to 21, 'Part C' for infants and toddlers.",
  })
  part!: string

  @Field(() => String, {
    description: 'Where the noncompliance was found, such as SelfAssessment or DeskAudit.',
  })
  source!: string

  @Field(() => FindingCitation, {
    nullable: true,
    description: 'The requirement that was not met; a draft may lack it.',
  })
  citation!: FindingCitation | null

  @Field(() => String, { nullable: true, description: 'Federal indicator that it is counted under.' })
  indicatorCode!: string | null

  @Field(() => Int, {
    description:
      '0 draft, 1 corrected before issuing, 2 issued, 3 correction in progress, 4 individual cases verified, 5 verification requested, 6 newer data not compliant, 7 closed on time, 8 closed late, 9 withdrawn.',
  })
  status!: number

  @Field(() => GraphQLLocalDate, { description: 'Day on which the noncompliance was found.' })
  discoveredOn!: string

  @Field(() => GraphQLLocalDate, { description: 'Three months later: the letter is due.' })
  issueBy!: string

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day of the written notification; null before it.',
  })
  issuedOn!: string | null

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'One year later; federal rules allow no extension.',
  })
  dueOn!: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Day on which it was closed.' })
  closedOn!: string | null

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Later of the two verifications; timeliness is judged by it.',
  })
  correctedOn!: string | null

  @Field(() => Int, { description: 'Individual cases.' })
  casesTotal!: number

  @Field(() => Int, { description: 'Cases whose correction was submitted, or further.' })
  casesSubmitted!: number

  @Field(() => Int, { description: 'Cases verified, or whose child left the jurisdiction.' })
  casesVerified!: number

  @Field(() => Int, { description: 'Of those, children who left.' })
  casesLeft!: number

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day since which no individual case is open.',
  })
  prong1VerifiedOn!: string | null

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day on which newer data was found compliant.',
  })
  prong2VerifiedOn!: string | null

  @Field(() => Int, { description: 'Reviews of newer data so far.' })
  roundCount!: number

  @Field(() => Int, { nullable: true, description: 'Records of the latest review.' })
  lastRoundReviewed!: number | null

  @Field(() => Int, { nullable: true, description: 'Of those, compliant.' })
  lastRoundCompliant!: number | null

  @Field(() => PersonRef, { nullable: true, description: 'State monitor who answers for it.' })
  owner!: PersonRef | null

  @Field(() => Boolean, { description: 'True when it is open and its due date is over.' })
  overdue!: boolean

  @Field(() => Boolean, { description: 'True when it is more than a year overdue.' })
  longstanding!: boolean

  @Field(() => Boolean, { description: 'True when it is due in 60 days or less.' })
  dueSoon!: boolean

  @Field(() => Boolean, {
    description: 'True when the agency had the same finding in one of the two years before.',
  })
  repeat!: boolean

  @Field(() => Boolean, {
    description: 'True when it concerns how the agency works, not single cases alone.',
  })
  systemic!: boolean

  @Field(() => Int, {
    description:
      'How far it has fallen behind: 0 not, 1 to 3 at 90, 180 and 270 days, 4 overdue, 5 longstanding.',
  })
  escalation!: number

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number
}

@ObjectType({ description: 'One finding in the register.' })
export class FindingRow extends FindingCore {
  // Joined by whoever makes the list, for all rows at once.
  @Field(() => Lea, { description: 'The agency that it belongs to.' })
  lea?: Lea
}

@ObjectType({ description: 'One page of the register of findings.' })
export class FindingPage {
  @Field(() => [FindingRow], { description: 'Findings of this page; none past the end.' })
  rows!: FindingRow[]

  @Field(() => Int, { description: 'Findings that the filters leave, on all pages.' })
  total!: number

  @Field(() => Int, { description: 'Number of this page, counted from 1.' })
  page!: number

  @Field(() => Int, { description: 'Rows of one page.' })
  pageSize!: number
}

@ObjectType({ description: 'One individual case of noncompliance with its correction.' })
export class FindingCase {
  @Field(() => Int, { description: 'Id of the case.' })
  id!: number

  @Field(() => String, {
    description: 'What the agency knows the record by, masked; revealFindingReferences tells what it hides.',
  })
  studentReference!: string

  @Field(() => String, { description: 'What has to be done about it.' })
  requiredAction!: string

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

  @Field(() => Int, { description: 'Version of the case, to be sent with a change of it.' })
  version!: number
}

@ObjectType({ description: 'A review of newer data. It passes only when every record is compliant.' })
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

  @Field(() => Boolean, { description: 'True when every record is compliant.' })
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

@ObjectType({ description: 'A finding of noncompliance with its cases, reviews of newer data and letters.' })
export class Finding extends FindingCore {
  @Field(() => String, { description: 'What was found.' })
  description!: string

  @Field(() => String, { description: 'The data that show it.' })
  evidenceSummary!: string

  @Field(() => String, { description: 'Grouped by requirement, or Individual.' })
  countingMode!: string

  @Field(() => Int, { nullable: true, description: 'Self-assessment that it was found in.' })
  selfAssessmentId!: number | null

  @Field(() => Int, { nullable: true, description: 'Subsection that it was found in.' })
  subsectionResponseId!: number | null

  @Field(() => String, { nullable: true, description: 'Number of that subsection.' })
  subsectionNumber!: string | null

  @Field(() => String, { nullable: true, description: 'Number of the item that it was found in.' })
  itemNumber!: string | null

  @Field(() => String, { nullable: true, description: 'Text of that item.' })
  itemText!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'What the agency says about its readiness for newer data.',
  })
  verificationNote!: string | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it said so.' })
  verificationRequestedOn!: string | null

  @Field(() => PersonRef, { description: 'Who drafted it.' })
  createdBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was drafted.' })
  createdOn!: string

  @Field(() => PersonRef, { description: 'Who changed it last.' })
  changedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was changed last.' })
  changedOn!: string

  @Field(() => [FindingCase], { description: 'Its individual cases.' })
  cases!: FindingCase[]

  @Field(() => [FindingRound], { description: 'Reviews of newer data, the latest first.' })
  rounds!: FindingRound[]

  @Field(() => [FindingFile], { description: 'Files that were uploaded for the next review of newer data.' })
  files!: FindingFile[]

  @Field(() => [FindingLetter], { description: 'Its letters, the oldest first.' })
  letters!: FindingLetter[]

  @Field(() => [PersonRef], { description: 'People of the agency who work on the corrections.' })
  assignees!: PersonRef[]

  @Field(() => AllowedAct, { description: 'Whether the caller may change the draft now.' })
  edit!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may issue it now.' })
  issue!: AllowedAct

  @Field(() => AllowedAct, {
    description: 'Whether the caller may record that it was corrected before it was issued now.',
  })
  closeBeforeIssuing!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may withdraw it now.' })
  withdraw!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may ask for the review of newer data now.' })
  requestVerification!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may record a review of newer data now.' })
  recordRound!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may close it now.' })
  close!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may reopen it now.' })
  reopen!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may send a reminder now.' })
  remind!: AllowedAct

  @Field(() => AllowedAct, {
    description: 'Whether the caller may see what the students are known by.',
  })
  reveal!: AllowedAct

  @Field(() => AllowedAct, {
    description: 'Whether the caller may choose the people of the agency who work on it now.',
  })
  assign!: AllowedAct

  @Field(() => AllowedAct, {
    description: 'Whether the caller may choose the monitor who answers for it now.',
  })
  ownFinding!: AllowedAct
}

@ObjectType()
export abstract class TimelyCorrection {
  @Field(() => Int, { description: 'Findings that were issued and count.' })
  issued!: number

  @Field(() => Int, { description: 'Of those, corrected within one year.' })
  timely!: number

  @Field(() => Int, { description: 'Of those, corrected later.' })
  late!: number

  @Field(() => Int, { description: 'Of those, not verified yet.' })
  notVerified!: number
}

@ObjectType({ description: 'Timely correction of all findings of a year.' })
export class TimelyCorrectionTotal extends TimelyCorrection {}

@ObjectType({ description: 'Timely correction in one row of the federal form.' })
export class TimelyCorrectionRow extends TimelyCorrection {
  @Field(() => String, {
    description:
      "An indicator, 'related' for other findings about indicators, 'other' for other requirements.",
  })
  row!: string
}

@ObjectType({ description: 'Timely correction of one agency.' })
export class TimelyCorrectionOfLea extends TimelyCorrection {
  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Float, {
    nullable: true,
    description: 'Days from the letter to the correction, the middle of all; null of none.',
  })
  medianDays!: number | null

  @Field(() => Int, { nullable: true, description: 'The longest of them.' })
  maxDays!: number | null

  @Field(() => Lea, { description: 'The agency.' })
  lea?: Lea
}

@ObjectType({ description: 'Timely correction of the findings that were issued in one federal fiscal year.' })
export class FindingNumbers {
  @Field(() => Int, { description: 'Year in which it begins, on 1 July.' })
  ffy!: number

  @Field(() => String, { description: "'Part B' or 'Part C'." })
  part!: string

  @Field(() => TimelyCorrectionTotal, { description: 'All findings.' })
  total!: TimelyCorrectionTotal

  @Field(() => [TimelyCorrectionRow], { description: 'As the federal form splits them.' })
  rows!: TimelyCorrectionRow[]

  @Field(() => [TimelyCorrectionOfLea], { description: 'By agency, those without findings left out.' })
  agencies!: TimelyCorrectionOfLea[]
}
