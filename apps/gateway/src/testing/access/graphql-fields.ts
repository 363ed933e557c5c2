import type { CallerName } from './graphql-access.js'

/**
 * Fields beneath the root that whoever may have the record may have, judged by hand: what they show is part of the record,
 * and agencies in them are those of the record. A new field stands here or in the list below, or the build fails.
 */
export const fieldsOfTheRecord = `
ActivateSelfAssessmentsPayload: errors rows
AddContentNodePayload: contentId errors version
AdminResetPasswordPayload: errors user
AgencyDocuments: categories selfAssessments
AllowedAct: allowed reason
Announcement: body dismiss fromDay id severity title toDay
AnnouncementPayload: announcement errors
ApplyContentImportPayload: changes errors preview version
ApplyUserImportPayload: created errors preview
AreaCompliance: areaId fully leaId rated
AssignableUser: fullName id isAssigned roles
AssignmentPayload: errors users
AssignmentSuggestion: number subsectionResponseId title users year
AssignSuggestedPayload: errors suggestions
AuditChange: after before field
AuditEvent: action actor actorRole at changes leaId leaName reason requestId seq targetId targetName targetType year
AuditFilters: actions targetTypes
AuditPage: page pageSize rows total
BulkDisableRow: disable fullName id leaName roles userName
BulkDisableUsersPayload: disabled errors rows
Calendar: add firstDay lastDay leaId name schoolDays year
CalendarEvent: changedBy changedOn description endTime eventDescription eventType id isReadonly leaId location part school startTime subject version year
CalendarEventPayload: errors event
CalendarFeed: createdOn id lastReadOn leaId
CalendarFeedPayload: errors feed
ChangedContentField: after before field
ChangedQuestion: after before field
ChangePasswordPayload: errors
Choices: agencies allAgencies auditFilters findingOwners offeredRoles questionnaires years
Citation: plainText reference title
Client: allLeas changedBy changedOn contact createdBy createdOn edit expiresOn id lastUsedFrom lastUsedOn leaIds name previousSecretUntil requestsPerMinute revoke revokedOn rotate scopes secretCreatedOn state version
ClientPayload: client errors
ClientScope: description isStateWide name value
ClientSecretPayload: client errors
ClockClass: findings id
CloneCategory: documentCategory group id matches requiredDocumentCategoryResponseId text
CloneDocument: aboutDate alreadyAdded createdBy createdOnText fileName id title
ClosedDay: day name
Cohort: changedBy changedOn cohortNumber edit id isActive leaIds user version year
CohortPayload: cohort errors
ComplianceStrategyItem: acceptableEvidence answeredBy answeredOn carriedFromYear citations confirmedThisYear documents evidenceRequired gaps guidance id indicatorCode lineageId narrative narrativeRequired number rating ratingScale recheck responseType text version
ComplianceStrategyItemPayload: errors item
ConfirmPasswordPayload: confirmed email errors
ContentCitation: part plainText reference title
ContentFields: acceptableEvidence areaId citations defaultMaximum description dueRule evidenceRequired group guidance help indicatorCode intro narrativeRequired number ratingScale required requiredDocumentCategoryIds responseType rollingSubmission shortDescription subsectionIds text title
ContentImportChange: contentId fields kind label nodeKind note row
ContentImportError: column message row value
ContentImportField: after before field
ContentImportPreview: apply changes errors errorsTotal fileName id rows stale
ContentNode: active answers changedBy changedOn contentId fields nodeKind order parentId remove version
ContentUpgrade: changes record to
ContentUpgradeChange: answered contentId fields kind label nodeKind recheck
ContentUpgradeRow: added agency answersRemoved changed decide fromNumber id isTest kept leaId removed submitState toRecheck
ContentVersion: edit id kind linked nodes notStarted number part publishedBy publishedOn reviews state testNotStarted testReviews title year
ContentVersionPayload: errors version
ContentVersionRow: edit id kind notStarted number part publishedBy publishedOn reviews state testNotStarted testReviews title year
ContentVersionsPayload: applied errors records versions
CorrectionsDone: total verified
DashboardAct: at by seq
DashboardActivity: action at by count counted lea leaId seq single targetId targetType
DashboardAgency: code cohort documentsWaiting findingsOpen findingsOverdue idle lastActivityOn leaId mine monitors name newUploads selfAssessments selfAssessmentsOverdue shortName subsectionsWaiting
DashboardDay: id kind lea leaId name on part until
DashboardSelfAssessment: answerable answered documentsNeeded documentsReceived dueDerivation dueOn id part submitState subsectionsReady subsectionsTotal
DecideContentUpgradesPayload: done errors records refused
DeleteNoteTemplatePayload: errors
DeleteRolePayload: errors role
DeleteSupportingDocumentPayload: errors
DismissAnnouncementPayload: errors
DocumentAssignmentPayload: errors users
DocumentCategoryResponseAssignment: user
DocumentsOfPart: part received sent
EmailChangePayload: errors
Finding: addEvidence assign assignees cases casesLeft casesSubmitted casesTotal casesVerified changedBy changedOn citation close closeBeforeIssuing closedOn comment commentInternally comments correctedOn countingMode createdBy createdOn description discoveredOn dueOn dueSoon edit escalation evidence evidenceSummary files id indicatorCode issue issueBy issuedOn itemNumber itemText lastRoundCompliant lastRoundOutcome lastRoundReviewed lea leaId letters longstanding newerDataFrom number overdue owner ownFinding part prong1VerifiedOn prong2VerifiedOn recordRound remind reopen repeat requestVerification reveal roundCount rounds selfAssessmentId source status subsectionNumber subsectionResponseId systemic verificationNote verificationRequestedOn version withdraw year
FindingCase: changedBy changedOn correct correctable correctedOn dueOn dueRule files foundOn id judge leftJurisdictionOn narrative requiredAction state stateComment studentReference submittedBy submittedOn undo verifiedBy verifiedOn version
FindingCitation: areaId id indicatorCode part plainText reference stateReference title
FindingComment: at author body edit editedAt id resolve resolvedAt resolvedBy version visibility
FindingFile: aboutDate containsPii createdBy createdOn downloadPath fileName id mime remove retentionUntil scanState sha256 size title
FindingLetter: acknowledgedBy acknowledgedOn body id issuedBy issuedOn kind letterDate letterNumber reportId resentOn signatureName signatureTitle state subject
FindingNumbers: agencies ffy part rows total
FindingOnTheClock: casesTotal casesVerified dueOn id issuedOn number part status
FindingPage: page pageSize rows total
FindingPayload: errors finding
FindingReference: caseId studentReference
FindingReferencesPayload: errors references
FindingRound: files id note number outcome passed periodFrom periodTo recordedBy recordedOn recordsCompliant recordsNotApplicable recordsReviewed setAside
FindingRow: casesLeft casesSubmitted casesTotal casesVerified citation closedOn correctedOn discoveredOn dueOn dueSoon escalation id indicatorCode issueBy issuedOn lastRoundCompliant lastRoundOutcome lastRoundReviewed lea leaId longstanding number overdue owner part prong1VerifiedOn prong2VerifiedOn repeat roundCount source status systemic version year
FindingsOfMonth: closed issued month
FindingsPayload: errors findings
FindingUsersPayload: errors users
FunnelStep: reached stands state
HandOverWorkPayload: errors kept moved
HelpContact: email fullName id phoneNumber
HomePageChoice: name path
ItemReview: changedBy changedOn itemId previous stateComment stateRating toProvide version
ItemReviewPayload: errors item
KeptVersion: by decidedOn
Landing: days from help to tourDone
LandingPage: announcements landing selfAssessments tasks training
LastYearAnswer: itemId narrative rating year
LaunchContent: part questionnaireId selfAssessments state title
LaunchCount: count what
LaunchPreview: agencies carriedOver contents launch next notReady selfAssessments usersNeverSignedIn
LaunchSummary: contents created launchedBy launchedOn notReady year
LaunchYearPayload: errors summary years
Lea: active code cohort enrollmentBand hasPartB hasPartC id isTest kind name region shortName version
LeaContact: email name phoneNumber title
LeaContent: active changedBy changedOn code cohort contacts edit enrollmentBand hasPartB hasPartC id intro isTest kind links logo name region schoolYears shortName version
LeaContentPayload: errors lea
LeaLink: label url
LeaLogo: downloadPath fileName mime sha256 size
LeaSchoolYear: firstDay lastDay year
LinkedContent: contentId label
ListColumns: hidden list
ListColumnsPayload: errors listColumns
LocalDashboard: news requiredDocuments standing tasks team
LocalNews: changes messages since
LocalStanding: asOf corrections documents findings monitors selfAssessments
MailAgenciesPayload: agencies errors people unreached
ManagedAnnouncement: body change changedBy changedOn dismissals dismissible fromDay id isDeleted leaIds restore roles severity state title toDay version
MarkNoticesReadPayload: errors unread
NotApplicable: reason requestedBy requestedOn state
Note: category change changedBy changedOn createdBy createdOn deletedOn id isDeleted lea leaId part restore textNote title version year
NotePage: page pageSize rows total
NotePayload: errors note
NoteRow: category change changedBy changedOn createdBy createdOn deletedOn id isDeleted lea leaId part restore title version year
NoteTemplate: category changedBy changedOn id textNote title version
NoteTemplatePayload: errors template
NoteTemplateRow: category changedBy changedOn id title version
Notice: agency alike alikeUnread counted createdOn events group groupLabel id isLegal kind leaId path readOn title
NoticeAgency: id shortName
NoticeGroup: key label
NoticePage: agencies groups newestId page pageSize rows total unread
NotificationChoice: channel description group isLegal label
OfferedRole: grant hasSelectedLeas isBuiltIn label name needsLea
OwnSession: browser id isCurrent lastUsedFrom lastUsedOn startedFrom startedOn
OwnSessions: devices sessions
OwnSessionsPayload: errors ownSessions
Permission: description editOnly groupName name value
PersonRef: fullName id
PlaceVisit: at before place
PreferencesPayload: errors preferences
PreviousAnswer: narrative rating stateRating year
PublishedReport: acknowledge acknowledgeBy acknowledgeDerivation acknowledgedBy acknowledgedOn agency audience edition file findingId id issuedBy issuedOn leaId letterNumber module part replace replacesId requiresAcknowledgement resend resentCount resentOn selfAssessmentId state title version withdraw withdrawnReason year
PublishedReportPage: rows total
PublishedReportPayload: errors report
PublishedReportWithDocument: acknowledge acknowledgeBy acknowledgeDerivation acknowledgedBy acknowledgedOn agency audience document edition file findingId id issuedBy issuedOn leaId letterNumber module part replace replacesId requiresAcknowledgement resend resentCount resentOn selfAssessmentId state title version withdraw withdrawnReason year
PublishQuestionnairePayload: errors questionnaires selfAssessments
QuestionnaireRef: id shortDescription
QuestionnaireResponseRef: id leaId questionnaire year
QuestionnaireRow: id isLaunched onPublish part publish state title year
RatingChoice: label value
RecentSearchesPayload: errors searches
RelatedDocument: category createdBy createdOn downloadPath fileName id mime scanState sha256 size title
RefusedUpgrade: agency id message
RelatedRequiredDocumentsPayload: documents errors
RelatedSubsection: number subsectionResponseId title
ReportBasis: lines title
ReportBlock: columns items kind level rows text
ReportCell: basis number text
ReportColumn: label numeric
ReportDocument: blocks facts kind title
ReportDraft: dueOn issue kind nextSteps note read readBy readOn readerComment recommendations save state subsectionResponseIds version writtenBy writtenOn
ReportFile: fileName mime scanState sha256 size
ReportRow: cells
RequestPasswordResetPayload: errors
RequiredDocument: aboutDate categoryResponseId changeStateMonitor changeTitle createdBy createdOn createdOnText downloadPath fileName id mime originYear relatedSubsections remove scanState sha256 size stateMonitor stateMonitorBool title version
RequiredDocumentCategory: description documentCategory dueRule group help id required
RequiredDocumentCategoryPayload: category errors
RequiredDocumentCategoryResponse: assign changeComments changeMaximum documentCategoryResponseAssignments documentCount documents id maximum questionnaireResponse requiredDocumentCategory stateMonitorComments upload version
RequiredDocumentPayload: document errors
ResendSecurityCodePayload: email errors
ResetPasswordPayload: errors
ReviewFinding: description id itemNumber number status
RevokeCalendarFeedPayload: errors
Role: description edit id isBuiltIn name permissions remove usersCount version
RolePayload: errors role
SaveContentNodePayload: errors node
SearchAnswer: groups
SearchHit: agency detail excerpt id parentId placeId title year
SearchResultGroup: group hits isMore total
SectionSummary: id intro number subsections title
SelfAssessment: activate activatedBy activatedOn answerable answered documents documentsNeeded documentsReason documentsReceived dueDerivation dueOn finalReportId finalReportOn gaps id intro isActive lastActivityOn lea leaId lead localLead locallyActivatedBy locallyActivatedOn monitors notApplicableRequests part plan questionnaireTitle recall resetActivation responseDueOn resubmit sections selectiveRounds shortDescription start statementName statementTitle submit submitState submittedBy submittedOn subsectionsReady subsectionsReviewed subsectionsSent subsectionsTotal version year
SelfAssessmentPayload: errors selfAssessment
SelfAssessmentReport: generatedOn selfAssessment subsections
SelfAssessmentReview: bothRatings close drafts dueDerivation equalRatings id issueFinalReport issueSelectiveReport lea leaId lead open openedOn part reopen responseDueOn reviewed round shortDescription submitState subsections version year
SelfAssessmentReviewPayload: errors review
SelfAssessmentRow: activate answerable answered documents documentsNeeded documentsReceived dueDerivation dueOn finalReportId finalReportOn id isActive lastActivityOn lea leaId lead monitors notApplicableRequests part questionnaireTitle responseDueOn selectiveRounds shortDescription submitState submittedBy submittedOn subsectionsReady subsectionsReviewed subsectionsSent subsectionsTotal version year
SelfAssessmentRowsPayload: errors rows
SignInPayload: email errors mfaRequired viewer
SignOutPayload: errors
StateCharts: areas clock funnel months
StateDashboard: activity charts days standing year
StateMessage: by id kind on text title toAcknowledge
StateRequest: comment dueOn issuedOn items reportId title
StateRequestItem: number stateComment stateRating toProvide
StateStanding: agencies asOf since
SubmissionGap: message number subsectionResponseId
SubsectionResponse: answer approve approveNotApplicable assign assignees documents dueDerivation dueOn id intro isAssignedToCurrentUser items lea leaId markReady notApplicable number part recallSent refuseNotApplicable relatedDocuments requestNotApplicable return reviewerComment rollingSubmission sectionNumber sectionTitle selfAssessmentId send state stateRequest submitState subsectionId title version withdrawNotApplicable year
SubsectionResponsePayload: errors subsectionResponse
SubsectionReview: accept acceptAll askForResponse changedBy changedOn findings id items needs reconsider reviewedBy reviewedOn secondRead secondReadBy secondReadOn selfAssessmentId sharedComment state stateVersion strengths version write
SubsectionReviewPayload: errors review
SubsectionReviewRow: both equal id items notApplicable number rated requests reviewedBy secondReadBy sectionNumber sectionTitle state title
SubsectionSummary: answerable answered assignees documents dueOn id isAssignedToCurrentUser itemsFlagged notApplicable number state subsectionId title
SupportingDocument: createdBy createdOn downloadPath fileName id itemId mime remove scanState sha256 size title
Task: agency assignees count deadline group id isMine kind label leaId part placeId recordId room since year
TaskDeadline: baseDue counted derivation due from moved rule
TaskGroup: count id label
TaskPage: dueThisWeek overdue page pageSize rows total
TeamMember: fullName id lastLoginAt openDocuments openFindings openSubsections roles
TimelyCorrectionOfLea: issued late lea leaId maxDays medianDays notVerified timely
TimelyCorrectionRow: issued late notVerified row timely
TimelyCorrectionTotal: issued late notVerified timely
TrainingFile: fileName id mime scanState size title
TrainingItem: body captions changedBy changedOn durationMin file helped id isDeleted kind mark module published publishedOn roles routes summary title transcript url usage version watchedOn
TrainingItemPayload: errors item
TrainingList: edit items
TrainingListPayload: errors list
TrainingUsage: helped notHelped opened people watched
TrustedDevice: browser id isCurrent lastUsedFrom lastUsedOn trustedFrom trustedOn trustedUntil
UserCounts: active all disabled
UserError: code field isDeleted message
UserImportError: column message row value
UserImportPreview: apply badRows byRole errors errorsTotal fileName goodRows id rows sample
UserImportRoleCount: count role
UserImportRow: email fullName jobTitle leaId leaName phoneNumber role row title
UserPage: counts create exportActive importUsers page pageSize rows source total
UserPayload: errors user
UserPreferences: homePage homePages language mailBouncedOn notifications onlyPreferredLeas preferredLeas theme version
UserRow: changedBy changedOn contactInfoDisplayed disable edit editContactInfo editDetails email enable fullName id isDeleted isEnabled isLocked jobTitle lea leaId leaName phoneNumber preferredLea preferredLeaId remove restore roles selectedLeas sendPasswordReset sortOrder title unblock userName version
Viewer: email fullName id isLiaison isLocalAdmin isLocalUser isStateMonitor jobTitle lastLoginDate leaId leaName listColumns missingRooms permissions phoneNumber roles specialReadOnly title userName
VisitPayload: errors visit
Year: id name
YearFigures: agencies closedSelfAssessments documents findings launchedBy launchedOn openFindings selfAssessments year
`

/** A field that not everybody who may have the record may have. */
export interface FieldVerdict {
  /** Asks for records whose field is set for some. */
  query: string
  /** Who may read it; others who get the record get null. */
  readers: readonly CallerName[]
  others: readonly CallerName[]
}

/** Fields beneath the root with verdicts of their own (domain definition 0.5, specification 000 section 6). */
export const fieldsWithVerdicts: Record<string, FieldVerdict> = {
  // Local people see who did what, not from where.
  'AuditEvent.ip': {
    query:
      'query ($own: ID!) { recordHistory(targetType: "selfAssessment", targetId: $own) { rows { ip } } }',
    readers: ['SA', 'SM'],
    others: ['LA'],
  },
  // What monitors write for each other is not for liaisons either; local people and clients do not get a review at all.
  'ItemReview.internalComment': {
    query:
      'query ($subsection: Int!) { subsectionReview(id: $subsection) { rows: items { internalComment } } }',
    readers: ['SA', 'SM'],
    others: ['LI', 'DRS'],
  },
  // The same rule on the same record, proved at the API.
  'SubsectionReview.internalComment': { query: '', readers: [], others: [] },
  // Contact users are shown without their sign-ins.
  'UserRow.lastLoginDate': {
    query: '{ users(pageSize: 200) { rows { lastLoginDate } } }',
    readers: ['SA', 'SM', 'LA', 'CL'],
    others: ['LI', 'DRS', 'LU'],
  },
  // The same rule as for the last sign-in, proved at the API.
  // Of the own account only, proved at the API.
  'UserRow.pendingEmail': { query: '', readers: [], others: [] },
  'UserRow.mailBouncedOn': { query: '', readers: [], others: [] },
  // Answered once, to whoever made it; refusals of the mutations are in the table.
  'CalendarFeedPayload.path': { query: '', readers: [], others: [] },
  'ClientSecretPayload.secret': { query: '', readers: [], others: [] },
}
