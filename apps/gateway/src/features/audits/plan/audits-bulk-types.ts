import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { Lea } from '../../agencies/agencies-types.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'

@ObjectType({ description: 'Numbers of corrections of an audit.' })
export class AuditCorrectionFigures {
  @Field(() => Int, { description: 'Corrections that the report asks for.' })
  required!: number

  @Field(() => Int, { description: 'Verified, with those of children who left.' })
  verified!: number

  @Field(() => Int, { description: 'Submitted, for the state to judge.' })
  submitted!: number

  @Field(() => Int, { description: 'Returned to the agency.' })
  returned!: number

  @Field(() => Int, { description: 'Neither verified nor of a child who left.' })
  open!: number

  @Field(() => Int, { description: 'Open ones of the agency whose due date is past.' })
  overdue!: number
}

@ObjectType({ description: 'How far an audit is beyond the steps of its prongs.' })
export class AuditFigures {
  @Field(() => Int, { description: 'Id of the audit.' })
  id!: number

  @Field(() => Int, {
    nullable: true,
    description:
      'Size that the sample of the current prong was drawn to; before, the usual one for its list; null without a list.',
  })
  sampleSize!: number | null

  @Field(() => String, {
    description: 'Percent over the complete records of the first prong; empty while there are none.',
  })
  compliance!: string

  @Field(() => Int, { description: 'Findings that are open.' })
  findingsOpen!: number

  @Field(() => Int, { description: 'Findings that were not withdrawn.' })
  findings!: number

  @Field(() => AuditCorrectionFigures, {
    nullable: true,
    description: 'Null where none is asked for, and where a small number is hidden from the reader.',
  })
  corrections!: AuditCorrectionFigures | null

  @Field(() => String, {
    nullable: true,
    description: 'Earliest due day of an open correction, YYYY-MM-DD.',
  })
  correctionsDueOn!: string | null

  @Field(() => String, {
    description: 'Review of newer data: none, notNeeded, notOpen, running, passed or failed.',
  })
  newerData!: 'none' | 'notNeeded' | 'notOpen' | 'running' | 'passed' | 'failed'

  @Field(() => AllowedAct, { description: 'Whether the caller may name another lead monitor.' })
  assignLead!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may remind the agency.' })
  remind!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may move the day that is next.' })
  moveDue!: AllowedAct
}

@ObjectType({ description: 'The reminder that the agency of an audit would get.' })
export class PlannedReminder {
  @Field(() => Int, { description: 'Id of the audit.' })
  id!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Lea, { description: 'The agency that would be reminded.' })
  lea?: Lea

  @Field(() => String, { nullable: true, description: 'Why no reminder is sent; null where one is.' })
  reason!: string | null

  @Field(() => [PersonRef], { description: 'Who of the agency gets it; empty where none is sent.' })
  recipients!: PersonRef[]

  @Field(() => String, { description: 'Its subject; empty where none is sent.' })
  subject!: string

  @Field(() => String, { description: 'Its text; empty where none is sent.' })
  text!: string
}

@ObjectType({ description: 'What became of one of many audits or records.' })
export class AuditActResult {
  @Field(() => Int, { description: 'Id of the audit or record.' })
  id!: number

  @Field(() => Boolean, { description: 'Whether it was done.' })
  done!: boolean

  @Field(() => String, { nullable: true, description: 'Why it was not done; null where it was.' })
  reason!: string | null
}

@ObjectType({ description: 'What became of each of the audits or records.' })
export class AuditActResultsPayload {
  @Field(() => [UserError], { description: 'Why all was refused; empty when each was judged by itself.' })
  errors!: UserError[]

  @Field(() => [AuditActResult], { description: 'One for each; empty when all was refused.' })
  results!: AuditActResult[]
}

@InputType({ description: 'Audits of one kind.' })
export class NamedAuditsInput {
  @Field(() => String, { description: 'Kind of audit: desk-audit.' })
  typeKey!: string

  @Field(() => [Int], { description: 'Ids of the audits, at most 200.' })
  ids!: number[]
}

@InputType({ description: 'The monitor who is to lead audits.' })
export class AssignAuditLeadInput extends NamedAuditsInput {
  @Field(() => String, { description: 'Id of the state monitor.' })
  leadMonitorId!: string
}

@InputType({ description: 'Another day for what audits have to keep next.' })
export class MoveAuditDueDatesInput extends NamedAuditsInput {
  @Field(() => GraphQLLocalDate, { description: 'The day; one on which offices are closed moves on.' })
  dueOn!: string
}
