import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../../scalars.js'
import { PersonRef } from '../../shared/shared-types.js'

@ObjectType({ description: 'Where the self-assessment of one part stands.' })
export class DashboardSelfAssessment {
  @Field(() => Int, { description: 'Id of the self-assessment.' })
  id!: number

  @Field(() => String, { description: 'Part B or Part C.' })
  part!: string

  @Field(() => Int, { description: 'Number of the state, 0 to 9.' })
  submitState!: number

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The due date in force: that of a response while a selective report waits for one.',
  })
  dueOn!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Derivation of the due date; for a single agency only, null in the grid of all.',
  })
  dueDerivation?: string | null

  @Field(() => Int, { description: 'Answered required items: numerator of the completion.' })
  answered!: number

  @Field(() => Int, { description: 'Required items that apply: denominator of the completion.' })
  answerable!: number

  @Field(() => Int, { description: 'Subsections that are ready or further.' })
  subsectionsReady!: number

  @Field(() => Int, { description: 'Subsections in all.' })
  subsectionsTotal!: number

  @Field(() => Int, { description: 'Required categories with a document or more.' })
  documentsReceived!: number

  @Field(() => Int, { description: 'Required categories.' })
  documentsNeeded!: number
}

@ObjectType({ description: 'How far the present step of an audit is.' })
export class AuditProgress {
  @Field(() => String, { description: 'What is counted: documents, records or corrections.' })
  of!: string

  @Field(() => Int, {
    description:
      'Records with documents or a reason, records that are reviewed, or corrections that are verified.',
  })
  done!: number

  @Field(() => Int, { description: 'All of them.' })
  total!: number
}

@ObjectType({ description: 'Where one audit stands.' })
export class DashboardAudit {
  @Field(() => Int, { description: 'Id of the audit.' })
  id!: number

  @Field(() => Int, { description: 'Where it is: id of the last round of its last prong.' })
  prongId!: number

  @Field(() => String, { description: 'Kind of audit as in addresses: desk-audit.' })
  typeKey!: string

  @Field(() => String, { description: 'Kind of audit in words.' })
  label!: string

  @Field(() => String, { description: 'Part B or Part C.' })
  part!: string

  @Field(() => Int, { description: '1 for the review of records, 2 for the review of newer data.' })
  number!: number

  @Field(() => Int, { description: 'Round of the review of newer data.' })
  round!: number

  @Field(() => Int, { description: 'Number of the status, 0 to 9.' })
  status!: number

  @Field(() => Boolean, {
    description: 'Whether the turn is that of the state, or corrections wait to be verified.',
  })
  waitsForState!: boolean

  @Field(() => AuditProgress, {
    nullable: true,
    description: 'How far the present step is; null where nothing is counted, or is not for the caller.',
  })
  progress!: AuditProgress | null

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'What is due next: the start, documents, the review, or the earliest correction.',
  })
  dueOn!: string | null
}

@ObjectType({ description: 'One agency in the grid of the state dashboard.' })
export class DashboardAgency {
  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => String, { description: 'Number of the agency, 01.' })
  code!: string

  @Field(() => String, { description: 'Name of the agency.' })
  name!: string

  @Field(() => String, { description: 'Short name of the agency.' })
  shortName!: string

  @Field(() => Int, { nullable: true, description: 'Year of the cycle, 1 to 6.' })
  cohort!: number | null

  @Field(() => Boolean, { description: 'Whether the caller answers for it in the year.' })
  mine!: boolean

  @Field(() => [PersonRef], { description: 'State monitors who answer for it in the year, by name.' })
  monitors!: PersonRef[]

  @Field(() => [DashboardSelfAssessment], { description: 'Its self-assessments, by part.' })
  selfAssessments!: DashboardSelfAssessment[]

  @Field(() => Int, { description: 'Activated, not handed in, and past their due date.' })
  selfAssessmentsOverdue!: number

  @Field(() => Int, { description: 'Subsections whose turn is that of the state.' })
  subsectionsWaiting!: number

  @Field(() => Int, { description: 'Required documents that nobody of the state has marked Received.' })
  documentsWaiting!: number

  @Field(() => Int, {
    description: 'Files of the agency since the visit before; of 30 days on the first visit.',
  })
  newUploads!: number

  @Field(() => [DashboardAudit], { description: 'Audits of the year, by kind and part.' })
  audits!: DashboardAudit[]

  @Field(() => Int, { description: 'Of these, those that wait for the state.' })
  auditsWaiting!: number

  @Field(() => Int, { description: 'Findings that are issued and not closed, whatever their year.' })
  findingsOpen!: number

  @Field(() => Int, { description: 'Of these, past their due date.' })
  findingsOverdue!: number

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Newest work on its self-assessments or corrections.',
  })
  lastActivityOn!: string | null

  @Field(() => Boolean, { description: 'The turn is that of the agency, and nothing happened in 30 days.' })
  idle!: boolean
}

@ObjectType({ description: 'Where every agency stands.' })
export class StateStanding {
  @Field(() => DateTimeISO, { description: 'When it was computed.' })
  asOf!: string

  @Field(() => DateTimeISO, { nullable: true, description: 'End of the visit before; null on the first.' })
  since!: string | null

  @Field(() => [DashboardAgency], { description: 'Agencies by their numbers.' })
  agencies!: DashboardAgency[]
}

@ObjectType({ description: 'How many self-assessments or audits came to a state.' })
export class FunnelStep {
  @Field(() => Int, { description: 'Number of the state, 0 to 9.' })
  state!: number

  @Field(() => Int, { description: 'Those that stand there.' })
  stands!: number

  @Field(() => Int, { description: 'Those that came there or further.' })
  reached!: number
}

@ObjectType({ description: 'Audits of one kind by status.' })
export class AuditFunnel {
  @Field(() => String, { description: 'Kind of audit as in addresses: desk-audit.' })
  typeKey!: string

  @Field(() => String, { description: 'Kind of audit in words.' })
  label!: string

  @Field(() => [FunnelStep], { description: 'Statuses 0 to 9; cancelled audits are left out.' })
  steps!: FunnelStep[]
}

@ObjectType({ description: 'Findings of one month.' })
export class FindingsOfMonth {
  @Field(() => String, { description: 'Month as YYYY-MM.' })
  month!: string

  @Field(() => Int, { description: 'Findings issued in it.' })
  issued!: number

  @Field(() => Int, { description: 'Findings closed in it.' })
  closed!: number
}

@ObjectType({ description: 'Open findings by days left.' })
export class ClockClass {
  @Field(() => String, { description: 'Key of the class: week.' })
  id!: string

  @Field(() => Int, { description: 'Open findings in the class.' })
  findings!: number
}

@ObjectType({ description: 'Ratings of one agency in one area.' })
export class AreaCompliance {
  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Int, { description: 'Number of the area, 1 to 8.' })
  areaId!: number

  @Field(() => Int, { description: 'Answers rated 1 to 4.' })
  rated!: number

  @Field(() => Int, { description: 'Of these, rated 4, Fully implemented.' })
  fully!: number
}

@ObjectType({ description: 'Figures of the charts of the state dashboard.' })
export class StateCharts {
  @Field(() => [FunnelStep], { description: 'Self-assessments by state, 0 to 9.' })
  funnel!: FunnelStep[]

  @Field(() => [AuditFunnel], { description: 'Audits of the year by status, a kind each.' })
  audits!: AuditFunnel[]

  @Field(() => [FindingsOfMonth], { description: 'Findings by month of the compliance year, July first.' })
  months!: FindingsOfMonth[]

  @Field(() => [ClockClass], { description: 'Open findings by days left, the latest first.' })
  clock!: ClockClass[]

  @Field(() => [AreaCompliance], { description: 'Ratings of the agencies by area.' })
  areas!: AreaCompliance[]
}

@ObjectType({ description: 'A deadline or an event.' })
export class DashboardDay {
  @Field(() => GraphQLLocalDate, { description: 'The day, or the first day in the span.' })
  on!: string

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Last day of an event that lasts longer.' })
  until!: string | null

  @Field(() => String, {
    description: 'selfAssessment, response, audit, correction, finding, report or event.',
  })
  kind!: string

  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => String, { description: 'Short name of the agency.' })
  lea!: string

  @Field(() => String, { description: 'Part B, Part C, or empty for both.' })
  part!: string

  @Field(() => String, { description: 'Name of the record.' })
  name!: string

  @Field(() => String, {
    nullable: true,
    description: 'Kind of record, where its address depends on it: desk-audit.',
  })
  recordKind!: string | null
}

@ObjectType({ description: 'One of several acts on one record.' })
export class DashboardAct {
  @Field(() => Int, { description: 'Number of the entry in the history.' })
  seq!: number

  @Field(() => DateTimeISO, { description: 'When it happened.' })
  at!: string

  @Field(() => String, {
    nullable: true,
    description: 'Full name of who did it; null for the portal itself.',
  })
  by!: string | null
}

@ObjectType({ description: 'Something that happened in an agency.' })
export class DashboardActivity {
  @Field(() => Int, { description: 'Number of the entry in the history.' })
  seq!: number

  @Field(() => DateTimeISO, { description: 'When it happened.' })
  at!: string

  @Field(() => String, { description: 'Name of the use case.' })
  action!: string

  @Field(() => String, { description: 'Kind of record.' })
  targetType!: string

  @Field(() => String, { description: 'Id of the record.' })
  targetId!: string

  @Field(() => String, {
    nullable: true,
    description: 'Kind of audit, of which the address of the record depends: desk-audit.',
  })
  recordKind!: string | null

  @Field(() => Int, { nullable: true, description: 'Prong of an audit, or of the record of one.' })
  placeId!: number | null

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => String, { description: 'Short name of the agency.' })
  lea!: string

  @Field(() => String, {
    nullable: true,
    description: 'Full name of who did it; null for the portal itself.',
  })
  by!: string | null

  @Field(() => Int, {
    description: 'How many acts of this kind on this record; the row is the newest of them.',
  })
  count!: number

  @Field(() => String, {
    nullable: true,
    description: 'These in words: 362 changes to due dates; null for one.',
  })
  counted!: string | null

  @Field(() => [DashboardAct], {
    description: 'The newest of them, one by one; none where there is one only.',
  })
  single!: DashboardAct[]
}

/**
 * The filter, passed to each part of the dashboard. Each part is read by itself, so a failure of one leaves the others.
 */
@ObjectType({ description: 'All agencies in one year. Parts that fail are null, each with its error.' })
export class StateDashboard {
  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  part!: 'Part B' | 'Part C' | undefined

  cohort!: number | undefined

  caseload!: 'mine' | undefined
}
