import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchema, getMetadataStorage } from 'type-graphql'
import { EmailChangeResolver } from '../features/accounts/accounts-address-resolver.js'
import { PreferencesResolver } from '../features/accounts/accounts-preferences-resolver.js'
import { AccountsResolver } from '../features/accounts/accounts-resolver.js'
import { ClientsResolver } from '../features/accounts/accounts-clients-resolver.js'
import { RolesResolver } from '../features/accounts/accounts-role-resolver.js'
import { UserMutations } from '../features/accounts/accounts-user-mutations.js'
import { UserRowResolver } from '../features/accounts/accounts-user-resolver.js'
import { LeaContentResolver } from '../features/agencies/agencies-content-resolver.js'
import { AnnouncementsResolver } from '../features/announcements/announcements-resolver.js'
import { TasksResolver } from '../features/tasks/tasks-resolver.js'
import { AgenciesResolver } from '../features/agencies/agencies-resolver.js'
import { AuditTrailResolver } from '../features/audit-trail/audit-trail-resolver.js'
import { CohortsResolver } from '../features/cohorts/cohorts-resolver.js'
import {
  LandingResolver,
  LocalDashboardResolver,
  StateDashboardResolver,
} from '../features/dashboards/dashboards-resolver.js'
import { ChoicesResolver, LandingPageResolver } from '../features/dashboards/dashboards-landing-resolver.js'
import { CalendarResolver } from '../features/calendar/calendar-resolver.js'
import { RequiredDocumentsResolver } from '../features/documents/documents-required-resolver.js'
import { RequiredDocumentsReuseResolver } from '../features/documents/documents-reuse-resolver.js'
import { DocumentsResolver, RelatedDocumentResolver } from '../features/documents/documents-resolver.js'
import { FindingsMutations } from '../features/findings/findings-mutations.js'
import {
  FindingFileResolver,
  FindingResolver,
  FindingsResolver,
} from '../features/findings/findings-resolver.js'
import { HelpResolver } from '../features/help/help-resolver.js'
import { NotesMutations } from '../features/notes/notes-mutations.js'
import { NoteResolver, NotesResolver } from '../features/notes/notes-resolver.js'
import { NotificationsResolver } from '../features/notifications/notifications-resolver.js'
import { ContentResolver } from '../features/content/content-resolver.js'
import { ContentUpgradeResolver } from '../features/content/content-upgrade-resolver.js'
import { QuestionnaireResolver } from '../features/self-assessment/questionnaire-resolver.js'
import { ReportsResolver } from '../features/reports/reports-resolver.js'
import { SelfAssessmentDraftsResolver } from '../features/self-assessment/self-assessment-drafts-resolver.js'
import { SelfAssessmentReviewResolver } from '../features/self-assessment/self-assessment-review-resolver.js'
import { SearchResolver } from '../features/search/search-resolver.js'
import { SelfAssessmentMutations } from '../features/self-assessment/self-assessment-mutations.js'
import {
  SelfAssessmentResolver,
  SelfAssessmentRowResolver,
  SubsectionResponseResolver,
} from '../features/self-assessment/self-assessment-resolver.js'
import { SessionConfirmationResolver } from '../features/session/session-confirmation-resolver.js'
import { OwnSessionsResolver } from '../features/session/session-own-resolver.js'
import { SessionResolver } from '../features/session/session-resolver.js'
import { YearsLaunchResolver } from '../features/years/years-launch-resolver.js'
import { YearsResolver } from '../features/years/years-resolver.js'

/** The schema of the portal: a resolver class of each feature, nothing else. */
export function createSchema(): Promise<GraphQLSchema> {
  // Fields without a resolver of their own are read from their object as they are: no middleware, no promise for each.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true
  return buildSchema({
    resolvers: [
      AccountsResolver,
      UserRowResolver,
      UserMutations,
      EmailChangeResolver,
      RolesResolver,
      ClientsResolver,
      PreferencesResolver,
      AgenciesResolver,
      LeaContentResolver,
      AuditTrailResolver,
      DocumentsResolver,
      RelatedDocumentResolver,
      ContentResolver,
      ContentUpgradeResolver,
      RequiredDocumentsResolver,
      RequiredDocumentsReuseResolver,
      FindingsMutations,
      FindingsResolver,
      FindingResolver,
      FindingFileResolver,
      CohortsResolver,
      HelpResolver,
      StateDashboardResolver,
      LocalDashboardResolver,
      LandingResolver,
      ChoicesResolver,
      LandingPageResolver,
      NotesMutations,
      NotesResolver,
      NoteResolver,
      NotificationsResolver,
      ReportsResolver,
      CalendarResolver,
      SearchResolver,
      TasksResolver,
      AnnouncementsResolver,
      SelfAssessmentMutations,
      SelfAssessmentReviewResolver,
      SelfAssessmentDraftsResolver,
      SelfAssessmentResolver,
      SelfAssessmentRowResolver,
      SubsectionResponseResolver,
      SessionResolver,
      SessionConfirmationResolver,
      OwnSessionsResolver,
      YearsResolver,
      QuestionnaireResolver,
      YearsLaunchResolver,
    ],
    validate: false,
  })
}
