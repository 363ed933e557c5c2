import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
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
  description:
    'A file of a correction, of a review of newer data, or of the finding itself. Its bytes come from downloadPath.',
})
export class FindingFile extends StoredFile {
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Day that the file is about.' })
  aboutDate!: string | null

  @Field(() => Boolean, { description: 'True when it names students.' })
  containsPii!: boolean

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day until which it is kept; null while none is set.',
  })
  retentionUntil!: string | null

  @Field(() => AllowedAct, { description: 'Whether the caller may delete it now.' })
  remove!: AllowedAct
}

/** Fields common to the register and the page of a finding. */
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
    description: 'Later of the two verifications; it decides timeliness.',
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

  @Field(() => String, {
    nullable: true,
    description: "'passed', 'failed' or 'noneApplies': outcome of the latest review that still counts.",
  })
  lastRoundOutcome!: string | null

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
  // Joined where the list is made, for all rows at once.
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
