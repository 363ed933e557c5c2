import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, ID, InputType, Int } from 'type-graphql'
import { AddCommentInput, EditCommentInput, ResolveCommentInput } from '../shared/comment-types.js'
import {
  FindingSource,
  FindingCountingMode,
  FindingDecision,
  CorrectionVerdict,
  FindingCaseCorrection,
  FindingStatusGroup,
  FindingOutcome,
} from './findings-enums.js'

@InputType({ description: 'An individual case of a draft.' })
export class FindingCaseInput {
  @Field(() => Int, { nullable: true, description: 'Id of a case that is there already.' })
  id?: number | null

  @Field(() => String, { description: 'What the agency knows the record by; never a name.' })
  studentReference!: string

  @Field(() => String, { description: 'What has to be done about it.' })
  requiredAction!: string

  @Field(() => FindingCaseCorrection, { nullable: true, description: 'How it can be corrected.' })
  correctable?: keyof typeof FindingCaseCorrection
}

@InputType({ description: 'A finding to be drafted.' })
export class DraftFindingInput {
  @Field(() => FindingSource, { description: 'Where it was found.' })
  source!: keyof typeof FindingSource

  @Field(() => Int, { nullable: true, description: 'Self-assessment that it was found in.' })
  questionnaireResponseId?: number | null

  @Field(() => Int, { nullable: true, description: 'Subsection that it was found in.' })
  subsectionResponseId?: number | null

  @Field(() => Int, { nullable: true, description: 'Item that it was found in.' })
  itemId?: number | null

  @Field(() => Int, { nullable: true, description: 'Agency, for other sources.' })
  leaId?: number | null

  @Field(() => Int, { nullable: true, description: 'Compliance year, for other sources.' })
  year?: number | null

  @Field(() => String, { nullable: true, description: "'Part B' or 'Part C', for other sources." })
  part?: string | null

  @Field(() => Int, { nullable: true, description: 'The requirement that was not met.' })
  citationId?: number | null

  @Field(() => String, { nullable: true, description: 'Federal indicator that it is counted under.' })
  indicatorCode?: string | null

  @Field(() => FindingCountingMode, {
    defaultValue: FindingCountingMode.Grouped,
    description: 'Grouped by requirement, or Individual.',
  })
  countingMode!: keyof typeof FindingCountingMode

  @Field(() => String, { description: 'What was found.' })
  description!: string

  @Field(() => String, { defaultValue: '', description: 'The data that show it.' })
  evidenceSummary!: string

  @Field(() => Boolean, { defaultValue: false, description: 'True when it concerns how the agency works.' })
  systemic!: boolean

  @Field(() => GraphQLLocalDate, { description: 'Day on which it was found.' })
  discoveredOn!: string

  @Field(() => ID, { nullable: true, description: 'Monitor who answers for it; the drafter without it.' })
  ownerMonitorId?: string | null

  @Field(() => [FindingCaseInput], { defaultValue: [], description: 'Its individual cases.' })
  cases!: FindingCaseInput[]
}

@InputType({ description: 'Changes of a draft; what is left out stays as it is.' })
export class UpdateFindingInput {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number

  @Field(() => Int, { nullable: true, description: 'The requirement that was not met.' })
  citationId?: number | null

  @Field(() => String, { nullable: true, description: 'Federal indicator that it is counted under.' })
  indicatorCode?: string | null

  @Field(() => FindingCountingMode, { nullable: true, description: 'Grouped by requirement, or Individual.' })
  countingMode?: keyof typeof FindingCountingMode

  @Field(() => String, { nullable: true, description: 'What was found.' })
  description?: string

  @Field(() => String, { nullable: true, description: 'The data that show it.' })
  evidenceSummary?: string

  @Field(() => Boolean, { nullable: true, description: 'True when it concerns how the agency works.' })
  systemic?: boolean

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Day on which it was found.' })
  discoveredOn?: string

  @Field(() => ID, { nullable: true, description: 'Monitor who answers for it; the drafter without it.' })
  ownerMonitorId?: string | null

  @Field(() => [FindingCaseInput], {
    nullable: true,
    description:
      'All of its cases: those with an id are changed, those without are added, the others are removed.',
  })
  cases?: FindingCaseInput[]

  @Field(() => Int, { description: 'Version of the finding that was seen.' })
  version!: number
}

@InputType({ description: 'The letter that notifies the agency.' })
export class IssueFindingInput {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number

  @Field(() => GraphQLLocalDate, { description: 'Day of the written notification.' })
  issuedOn!: string

  @Field(() => String, { description: 'Kind of letter: Issued.' })
  template!: string

  @Field(() => String, { description: 'Name under the letter.' })
  signatureName!: string

  @Field(() => String, { description: 'Title under the letter.' })
  signatureTitle!: string

  @Field(() => Int, { description: 'Version of the finding that was seen.' })
  version!: number
}

@InputType({ description: 'A decision about a finding.' })
export class DecideFindingInput {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number

  @Field(() => FindingDecision, { description: 'What is decided.' })
  decision!: keyof typeof FindingDecision

  @Field(() => String, { description: 'Why it is decided so.' })
  reason!: string

  @Field(() => Int, { description: 'Version of the finding that was seen.' })
  version!: number
}

@InputType({ description: 'The letter that closes a finding.' })
export class CloseFindingInput {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number

  @Field(() => String, { description: 'Name under the letter.' })
  signatureName!: string

  @Field(() => String, { description: 'Title under the letter.' })
  signatureTitle!: string

  @Field(() => Int, { description: 'Version of the finding that was seen.' })
  version!: number
}

@InputType({ description: 'What an agency did about a case.' })
export class SaveFindingCorrectionInput {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number

  @Field(() => Int, { description: 'Id of the case.' })
  caseId!: number

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Day on which it was corrected.' })
  correctedOn?: string | null

  @Field(() => String, { nullable: true, description: 'What was done.' })
  narrative?: string

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day since which the child is no longer served here.',
  })
  leftJurisdictionOn?: string | null

  @Field(() => Boolean, { description: 'True hands it to the state, false keeps a draft.' })
  submit!: boolean

  @Field(() => Int, { description: 'Version of the case that was seen.' })
  version!: number
}

@InputType({ description: 'What the state says about a correction.' })
export class JudgeFindingCorrectionInput {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number

  @Field(() => Int, { description: 'Id of the case.' })
  caseId!: number

  @Field(() => CorrectionVerdict, { description: 'What it says.' })
  verdict!: keyof typeof CorrectionVerdict

  @Field(() => String, { defaultValue: '', description: 'Required to return and to undo.' })
  comment!: string

  @Field(() => Int, { description: 'Version of the case that was seen.' })
  version!: number
}

@InputType({ description: 'The agency is ready for the review of newer data.' })
export class RequestFindingVerificationInput {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number

  @Field(() => String, { description: 'What changed.' })
  note!: string

  @Field(() => Int, { description: 'Version of the finding that was seen.' })
  version!: number
}

@InputType({ description: 'A review of newer data.' })
export class RecordFindingRoundInput {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number

  @Field(() => GraphQLLocalDate, { description: 'First day of the data.' })
  periodFrom!: string

  @Field(() => GraphQLLocalDate, { description: 'Last day of the data.' })
  periodTo!: string

  @Field(() => Int, { description: 'Records that were reviewed.' })
  recordsReviewed!: number

  @Field(() => Int, { description: 'Of those, compliant.' })
  recordsCompliant!: number

  @Field(() => Int, {
    defaultValue: 0,
    description: 'Of those, records to which the requirement does not apply.',
  })
  recordsNotApplicable!: number

  @Field(() => String, { defaultValue: '', description: 'Note beside the numbers.' })
  note!: string

  @Field(() => [String], {
    defaultValue: [],
    description: 'References of the records that are not compliant.',
  })
  newCases!: string[]

  @Field(() => Int, { description: 'Version of the finding that was seen.' })
  version!: number
}

@InputType({ description: 'A comment on a finding.' })
export class AddFindingCommentInput extends AddCommentInput {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number
}

@InputType({ description: 'A comment with its new words.' })
export class EditFindingCommentInput extends EditCommentInput {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number
}

@InputType({ description: 'A comment that is resolved, or open again.' })
export class ResolveFindingCommentInput extends ResolveCommentInput {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number
}

@InputType({ description: 'A person of the agency who works on the corrections, or no longer.' })
export class AssignFindingUserInput {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number

  @Field(() => ID, { description: 'Id of the account.' })
  userId!: string

  @Field(() => Boolean, { description: 'True assigns, false takes off.' })
  assigned!: boolean
}

@InputType({ description: 'Narrows the register of findings.' })
export class FindingFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Two characters or more, searched in numbers, agencies, requirements and descriptions.',
  })
  q?: string | null

  @Field(() => Int, { nullable: true, description: 'Only this compliance year.' })
  year?: number | null

  @Field(() => String, { nullable: true, description: 'Only this part.' })
  part?: string | null

  @Field(() => Int, { nullable: true, description: 'Only this agency.' })
  leaId?: number | null

  @Field(() => FindingSource, { nullable: true, description: 'Only from this source.' })
  source?: keyof typeof FindingSource | null

  @Field(() => Int, { nullable: true, description: 'Only requirements of this area.' })
  areaId?: number | null

  @Field(() => String, { nullable: true, description: 'Only this indicator.' })
  indicator?: string | null

  @Field(() => FindingStatusGroup, { nullable: true, description: 'Only where they stand so.' })
  status?: keyof typeof FindingStatusGroup | null

  @Field(() => Boolean, { nullable: true, description: 'Only overdue ones, or only others.' })
  overdue?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'Only repeat findings, or only others.' })
  repeat?: boolean | null

  @Field(() => ID, { nullable: true, description: 'Only those of this monitor.' })
  owner?: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'First day of the written notification.' })
  issuedFrom?: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Last day of it.' })
  issuedTo?: string | null

  @Field(() => FindingOutcome, {
    nullable: true,
    description: 'Only those behind this number of the timely correction.',
  })
  outcome?: keyof typeof FindingOutcome | null

  @Field(() => String, {
    nullable: true,
    description: "Only this row of the federal form: an indicator, 'related' or 'other'.",
  })
  formRow?: string | null
}
