import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../scalars.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'
import {
  FindingCase,
  FindingComment,
  FindingLetter,
  FindingRound,
  FindingSample,
} from './corrections/findings-case-types.js'
import { FindingCore, FindingFile } from './findings-types.js'

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

  @Field(() => [FindingSample], { description: 'Drawn samples that a finding of an audit rests on.' })
  samples!: FindingSample[]

  @Field(() => [FindingFile], { description: 'Files that were uploaded for the next review of newer data.' })
  files!: FindingFile[]

  @Field(() => GraphQLLocalDate, {
    description: 'First day whose records count in a review of newer data.',
  })
  newerDataFrom!: string

  @Field(() => [FindingFile], { description: 'Documents of the finding itself.' })
  evidence!: FindingFile[]

  @Field(() => [FindingComment], {
    description:
      'What people say about it, oldest first. Internal comments are for people of the state alone.',
  })
  comments!: FindingComment[]

  @Field(() => AllowedAct, { description: 'Whether the caller may upload documents of the finding itself.' })
  addEvidence!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may write comments for the state alone.' })
  commentInternally!: AllowedAct

  @Field(() => AllowedAct, {
    description: 'Whether the caller may write comments that the agency reads too.',
  })
  comment!: AllowedAct

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
