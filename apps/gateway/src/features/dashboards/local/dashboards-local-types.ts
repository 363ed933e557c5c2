import type { VisitPlace as VisitPlaceName } from '@portal/domain'
import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { DateTimeISO } from '../../../scalars.js'
import { RequiredDocumentCategoryResponse } from '../../documents/required/documents-required-types.js'
import { SelfAssessmentRow } from '../../self-assessment/self-assessment-types.js'
import { PersonRef } from '../../shared/shared-types.js'
import {
  DashboardActivity,
  DashboardAudit,
  DashboardDay,
  DashboardSelfAssessment,
} from '../state/dashboards-state-types.js'

/** GraphQL enum values for the keys of places, because enums cannot have hyphens. */
export const VisitPlace = {
  stateDashboard: 'state-dashboard',
  localDashboard: 'local-dashboard',
  tour: 'tour',
} as const satisfies Record<string, VisitPlaceName>

registerEnumType(VisitPlace, {
  name: 'VisitPlace',
  description: 'A place whose visits are remembered for the person.',
  valuesConfig: {
    stateDashboard: { description: 'The state dashboard.' },
    localDashboard: { description: 'The local dashboard.' },
    tour: { description: 'The tour of the landing page: a visit finishes it.' },
  },
})

@ObjectType({ description: 'Required documents of one part.' })
export class DocumentsOfPart {
  @Field(() => String, { description: 'Part B or Part C.' })
  part!: string

  @Field(() => Int, { description: 'Documents that the agency handed in.' })
  sent!: number

  @Field(() => Int, { description: 'Of these, marked Received by the state.' })
  received!: number
}

@ObjectType({ description: 'Individual cases of the open findings.' })
export class CorrectionsDone {
  @Field(() => Int, { description: 'Cases that need no further action.' })
  verified!: number

  @Field(() => Int, { description: 'Cases in all.' })
  total!: number
}

@ObjectType({ description: 'An open finding with its clock.' })
export class FindingOnTheClock {
  @Field(() => Int, { description: 'Id of the finding.' })
  id!: number

  @Field(() => String, { description: 'Number of the finding.' })
  number!: string

  @Field(() => String, { description: 'Part B or Part C.' })
  part!: string

  @Field(() => Int, { description: 'Number of the status, 2 to 6.' })
  status!: number

  @Field(() => GraphQLLocalDate, { description: 'Day of the written notification.' })
  issuedOn!: string

  @Field(() => GraphQLLocalDate, { description: 'One year later.' })
  dueOn!: string

  @Field(() => Int, { description: 'Cases that need no further action.' })
  casesVerified!: number

  @Field(() => Int, { description: 'Cases in all.' })
  casesTotal!: number
}

@ObjectType({ description: 'Where the work of one agency stands.' })
export class LocalStanding {
  @Field(() => DateTimeISO, { description: 'When it was computed.' })
  asOf!: string

  @Field(() => [PersonRef], { description: 'State monitors who answer for the agency in the year.' })
  monitors!: PersonRef[]

  @Field(() => [DashboardSelfAssessment], { description: 'Its self-assessments, by part.' })
  selfAssessments!: DashboardSelfAssessment[]

  @Field(() => [DashboardAudit], { description: 'Audits of the year, by kind and part.' })
  audits!: DashboardAudit[]

  @Field(() => [DocumentsOfPart], { description: 'Required documents by part.' })
  documents!: DocumentsOfPart[]

  @Field(() => CorrectionsDone, { description: 'Individual corrections of the open findings.' })
  corrections!: CorrectionsDone

  @Field(() => [FindingOnTheClock], {
    description: 'Open findings of every year, the earliest due date first.',
  })
  findings!: FindingOnTheClock[]
}

@ObjectType({ description: 'Required documents of one agency in one year.' })
export class AgencyDocuments {
  @Field(() => [SelfAssessmentRow], { description: 'Its self-assessments, by part.' })
  selfAssessments!: SelfAssessmentRow[]

  @Field(() => [RequiredDocumentCategoryResponse], {
    description: 'Categories of those that are activated, with their documents.',
  })
  categories!: RequiredDocumentCategoryResponse[]
}

@ObjectType({ description: 'An announcement of the state to the agency.' })
export class StateMessage {
  @Field(() => String, { description: 'report, comment, returned or letter.' })
  kind!: string

  @Field(() => Int, { description: 'Id of the report, the category, the finding or the letter.' })
  id!: number

  @Field(() => String, { description: 'What it is about.' })
  title!: string

  @Field(() => String, { description: 'Plain text; empty where the title says it all.' })
  text!: string

  @Field(() => String, { nullable: true, description: 'Full name of who wrote it.' })
  by!: string | null

  @Field(() => DateTimeISO, { description: 'When it was written.' })
  on!: string

  @Field(() => Boolean, { description: 'Waits to be acknowledged.' })
  toAcknowledge!: boolean
}

@ObjectType({ description: 'Announcements of the state to the agency, and what changed.' })
export class LocalNews {
  @Field(() => DateTimeISO, { nullable: true, description: 'End of the visit before; null on the first.' })
  since!: string | null

  @Field(() => [StateMessage], { description: 'Messages, newest first.' })
  messages!: StateMessage[]

  @Field(() => [DashboardActivity], { description: 'What others did since, newest first.' })
  changes!: DashboardActivity[]
}

@ObjectType({ description: 'Somebody of the agency with the open work.' })
export class TeamMember {
  @Field(() => ID, { description: 'Id of the account.' })
  id!: string

  @Field(() => String, { description: 'First and last name.' })
  fullName!: string

  @Field(() => [String], { description: 'Names of the roles.' })
  roles!: string[]

  @Field(() => Int, { description: 'Assigned subsections that are not ready.' })
  openSubsections!: number

  @Field(() => Int, { description: 'Assigned categories without a document.' })
  openDocuments!: number

  @Field(() => Int, { description: 'Open findings that they work on.' })
  openFindings!: number

  @Field(() => Int, { description: 'Records of audits that they work on and that wait for the agency.' })
  openRecords!: number

  @Field(() => DateTimeISO, { nullable: true, description: 'Newest sign-in.' })
  lastLoginAt!: string | null
}

@ObjectType({ description: 'Somebody to ask.' })
export class HelpContact {
  @Field(() => ID, { description: 'Id of the account.' })
  id!: string

  @Field(() => String, { description: 'First and last name.' })
  fullName!: string

  @Field(() => String, { description: 'E-mail address.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phoneNumber!: string | null
}

@ObjectType({ description: 'What the landing page adds to the work itself.' })
export class Landing {
  @Field(() => GraphQLLocalDate, { description: 'First day of the month.' })
  from!: string

  @Field(() => GraphQLLocalDate, { description: 'Last day of the month.' })
  to!: string

  @Field(() => [DashboardDay], { description: 'Deadlines and events of the month.' })
  days!: DashboardDay[]

  @Field(() => [HelpContact], { description: 'Monitors of the own agency.' })
  help!: HelpContact[]

  @Field(() => Boolean, { description: 'Whether the tour was finished or skipped.' })
  tourDone!: boolean
}

@ObjectType({ description: 'A visit that is remembered.' })
export class PlaceVisit {
  @Field(() => VisitPlace, { description: 'Where the person was.' })
  place!: VisitPlaceName

  @Field(() => DateTimeISO, { description: 'When the visit began.' })
  at!: string

  @Field(() => DateTimeISO, { nullable: true, description: 'End of the visit before.' })
  before!: string | null
}

@ObjectType({ description: 'Outcome of remembering a visit.' })
export class VisitPayload {
  @Field(() => [UserError], { description: 'Refusals; empty when it is remembered.' })
  errors!: UserError[]

  @Field(() => PlaceVisit, { nullable: true, description: 'The visit; null when it was refused.' })
  visit!: PlaceVisit | null
}

/**
 * The parent object of the parts of the dashboard. Each part is read by itself, so a failure of one leaves the others.
 */
@ObjectType({
  description: 'The work of one agency in one year. Parts that fail are null, each with its error.',
})
export class LocalDashboard {
  leaId!: number

  year!: number
}
