export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.This scalar is serialized to a string in ISO 8601 format and parsed from a string in ISO 8601 format. */
  DateTimeISO: { input: string; output: string; }
  /** A local date string (i.e., with no associated timezone) in `YYYY-MM-DD` format, e.g. `2020-01-01`. */
  LocalDate: { input: string; output: string; }
};

/** Accepts a subsection at the agency's ratings. */
export type AcceptAllRatingsInput = {
  /** The record. */
  id: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Says that a report was received. */
export type AcknowledgeReportInput = {
  /** The report. */
  id: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Activates self-assessments, all or none. */
export type ActivateSelfAssessmentsInput = {
  /** Day by which they are to be submitted. */
  dueOn: Scalars['LocalDate']['input'];
  /** Self-assessments to activate. */
  ids: Array<Scalars['Int']['input']>;
};

/** What was activated. */
export type ActivateSelfAssessmentsPayload = {
  __typename?: 'ActivateSelfAssessmentsPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The activated rows; on CONFLICT the rows as they stand now. */
  rows: Array<SelfAssessmentRow>;
};

/** A new comment on a case study. */
export type AddCaseStudyCommentInput = {
  /** Its words, as rich text. */
  body: Scalars['String']['input'];
  /** Id of the case study. */
  id: Scalars['Int']['input'];
  /** Who reads it; it cannot be changed later. */
  visibility: FindingCommentVisibility;
};

/** A new case study. */
export type AddCaseStudyInput = {
  /** Id of the agency that it is about. */
  leaId: Scalars['Int']['input'];
  /** 'Part B' or 'Part C'. */
  part: Scalars['String']['input'];
  /** What it is about, in one line. */
  theme: Scalars['String']['input'];
  /** Compliance year. */
  year: Scalars['Int']['input'];
};

/** One more student of a draft. */
export type AddCaseStudyStudentInput = {
  /** First name of the student. */
  firstName: Scalars['String']['input'];
  /** Id of the case study. */
  id: Scalars['Int']['input'];
  /** Last name of the student. */
  lastName: Scalars['String']['input'];
  /** Identifier of the agency for the student. */
  studentId: Scalars['String']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** A new place in a draft. */
export type AddContentNodeInput = {
  /** Place to copy with everything below it, right after itself. */
  copyOf?: InputMaybe<Scalars['String']['input']>;
  /** Id of the version. */
  id: Scalars['Int']['input'];
  /** self-assessment, required-documents or desk-audit. */
  kind: Scalars['String']['input'];
  /** Place that it goes into, at the end; null for the top. */
  parentId?: InputMaybe<Scalars['String']['input']>;
};

/** A version with a new place in it. */
export type AddContentNodePayload = {
  __typename?: 'AddContentNodePayload';
  /** Id of the new place; null when it was refused. */
  contentId?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  version?: Maybe<ContentVersion>;
};

/** A comment on a finding. */
export type AddFindingCommentInput = {
  /** Its words, as rich text. */
  body: Scalars['String']['input'];
  /** Id of the finding. */
  id: Scalars['Int']['input'];
  /** Who reads it; it cannot be changed later. */
  visibility: FindingCommentVisibility;
};

/** An incident of the agency of the caller. */
export type AddIncidentInput = {
  /** In whole years on the day of the incident. */
  age: Scalars['Int']['input'];
  /** Day of the debriefing, as YYYY-MM-DD; empty before it. */
  debriefOn: Scalars['String']['input'];
  /** Code of the disability. */
  disability: Scalars['String']['input'];
  /** HH:MM in the time of the school. */
  endTime: Scalars['String']['input'];
  /** First name of the student. */
  firstName: Scalars['String']['input'];
  /** Code of the gender. */
  gender: Scalars['String']['input'];
  /** Code of the grade. */
  grade: Scalars['String']['input'];
  /** Day of the incident, as YYYY-MM-DD. */
  incidentDate: Scalars['String']['input'];
  /** Code of the injury. */
  injury: Scalars['String']['input'];
  /** Code of the kind of incident. */
  kind: Scalars['String']['input'];
  /** Last name of the student. */
  lastName: Scalars['String']['input'];
  /** What was tried before, a line each. */
  lessIntrusive: Scalars['String']['input'];
  /** 'Done', 'Not done' or 'Not needed'. */
  medicalCheck: Scalars['String']['input'];
  /** The agency's own number of the incident. */
  number: Scalars['String']['input'];
  /** How parents were told; empty where they were not. */
  parentNotifiedHow: Scalars['String']['input'];
  /** Day as YYYY-MM-DD; empty where parents were not told. */
  parentNotifiedOn: Scalars['String']['input'];
  /** HH:MM; empty where only the day is known. */
  parentNotifiedTime: Scalars['String']['input'];
  /** Code of the type of placement. */
  placement: Scalars['String']['input'];
  /** Whether a plan of the student addresses the use: 'Yes', 'No' or 'No plan'. */
  planAddresses: Scalars['String']['input'];
  /** Code of the position, such as 'STANDING' or 'PRONE'. */
  position: Scalars['String']['input'];
  /** Code of race or ethnicity. */
  raceEthnicity: Scalars['String']['input'];
  /** Name of the school. */
  school: Scalars['String']['input'];
  /** 'Public school' or 'Nonpublic school'. */
  setting: Scalars['String']['input'];
  /** Who took part. */
  staff: Array<IncidentStaffInput>;
  /** HH:MM in the time of the school. */
  startTime: Scalars['String']['input'];
  /** State number of the student, 10 digits. */
  studentId: Scalars['String']['input'];
  /** Day as YYYY-MM-DD; empty before the meeting. */
  teamMeetingHeldOn: Scalars['String']['input'];
  /** What led to it. */
  trigger: Scalars['String']['input'];
};

/** A comment on a record of an audit. */
export type AddRecordCommentInput = {
  /** Its words, as rich text. */
  body: Scalars['String']['input'];
  /** Id of the record. */
  id: Scalars['Int']['input'];
  /** Who reads it; it cannot be changed later. */
  visibility: FindingCommentVisibility;
};

/** A row of the list that is added to the sample by hand. */
export type AddSampleStudentInput = {
  /** Even where over 20 % would be chosen by hand. */
  confirm?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the prong. */
  prongId: Scalars['Int']['input'];
  /** Why; required. */
  reason: Scalars['String']['input'];
  /** Id of the row of the list. */
  studentId: Scalars['Int']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** Whether a link to choose a new password was mailed. */
export type AdminResetPasswordPayload = {
  __typename?: 'AdminResetPasswordPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** On CONFLICT the user as it stands now; otherwise null. */
  user?: Maybe<UserRow>;
};

/** Required documents of one agency in one year. */
export type AgencyDocuments = {
  __typename?: 'AgencyDocuments';
  /** Categories of those that are activated, with their documents. */
  categories: Array<RequiredDocumentCategoryResponse>;
  /** Its self-assessments, by part. */
  selfAssessments: Array<SelfAssessmentRow>;
};

/** How one agency was monitored in six years. */
export type AgencyMonitoring = {
  __typename?: 'AgencyMonitoring';
  /** What there was, by year, activity and part. */
  activities: Array<MonitoringActivity>;
  /** Number of the agency, 01. */
  code: Scalars['String']['output'];
  /** Year of the cycle of the agency, 1 to 6. */
  cohort?: Maybe<Scalars['Int']['output']>;
  /** Last compliance year with a result; null for none in six years. */
  lastMonitored?: Maybe<Scalars['Int']['output']>;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Name of the agency. */
  name: Scalars['String']['output'];
  /** Short name of the agency. */
  shortName: Scalars['String']['output'];
};

/** Participation of one agency in alternate assessments of a year. */
export type AgencyParticipation = {
  __typename?: 'AgencyParticipation';
  /** Who changed it last; null before anybody did. */
  changedBy?: Maybe<PersonRef>;
  /** When it was changed last; null before anybody did. */
  changedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** English language arts; null where no numbers are entered. */
  ela?: Maybe<TestedCounts>;
  /** Entering the numbers. */
  enter: AllowedAct;
  /** Subjects in which more than the threshold took the alternate assessment: 'ela', 'math', 'science'. */
  exceeding: Array<Scalars['String']['output']>;
  /** Year and agency, such as 2026-13. */
  id: Scalars['ID']['output'];
  /** Its justification; empty before the agency wrote it. */
  justification: Justification;
  /** The agency. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Mathematics; null where no numbers are entered. */
  math?: Maybe<TestedCounts>;
  /** Science; null where no numbers are entered. */
  science?: Maybe<TestedCounts>;
  /** Percent above which a subject needs a justification. */
  threshold: Scalars['Float']['output'];
  /** Version of the record, to be sent with a change of it; 0 for none yet. */
  version: Scalars['Int']['output'];
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** The participation of an agency after the act. */
export type AgencyParticipationPayload = {
  __typename?: 'AgencyParticipationPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  participation?: Maybe<AgencyParticipation>;
};

/** Something that the caller may or may not do now. Screens show the reason beside a control that is disabled. */
export type AllowedAct = {
  __typename?: 'AllowedAct';
  /** True when the caller may do it now. */
  allowed: Scalars['Boolean']['output'];
  /** Why not, in words for the person; null when allowed. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** Something that the state announces to the caller today. */
export type Announcement = {
  __typename?: 'Announcement';
  /** Its text: sanitised HTML. */
  body: Scalars['String']['output'];
  /** Whether the caller may put it away. */
  dismiss: AllowedAct;
  /** First day on which it is shown, YYYY-MM-DD. */
  fromDay: Scalars['String']['output'];
  /** Id of the announcement. */
  id: Scalars['Int']['output'];
  /** How loud it is. */
  severity: AnnouncementSeverity;
  /** What it is about, in one line. */
  title: Scalars['String']['output'];
  /** Last day on which it is shown, YYYY-MM-DD. */
  toDay: Scalars['String']['output'];
};

/** The announcement after the act. */
export type AnnouncementPayload = {
  __typename?: 'AnnouncementPayload';
  /** As it stands now, on CONFLICT too; null on other refusals. */
  announcement?: Maybe<ManagedAnnouncement>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** How loud an announcement is. */
export type AnnouncementSeverity =
  /** Not to be missed. */
  | 'Important'
  /** Good to know. */
  | 'Information'
  /** Before anything else. */
  | 'Urgent';

/** Which announcements a list shows. */
export type AnnouncementShow =
  /** Those that were deleted and can be restored. */
  | 'deleted'
  /** Those that are there. */
  | 'kept';

/** Figures of an annual report as they are entered. */
export type AnnualFigures = {
  __typename?: 'AnnualFigures';
  /** Students enrolled in the agency. */
  enrolled?: Maybe<Scalars['Float']['output']>;
  /** Mechanical restraint; null where nothing is entered. */
  mechanical?: Maybe<IncidentCounts>;
  /** Physical restraint; null where nothing is entered. */
  physical?: Maybe<IncidentCounts>;
  /** Seclusion; null where nothing is entered. */
  seclusion?: Maybe<IncidentCounts>;
  /** Students among them with more than one incident. */
  several?: Maybe<Scalars['Float']['output']>;
  /** Students with an incident of any kind, each once. */
  students?: Maybe<Scalars['Float']['output']>;
};

/** Incidents and students of a group. */
export type AnnualGroup = {
  __typename?: 'AnnualGroup';
  /** Category and code, such as gender-F. */
  id: Scalars['ID']['output'];
  /** Incidents of its students. */
  incidents: ShownCount;
  /** The group in words. */
  label: Scalars['String']['output'];
  /** Its students with an incident. */
  students: ShownCount;
};

/** The annual report of incidents of one agency for a school year. */
export type AnnualReport = {
  __typename?: 'AnnualReport';
  /** Who certified it. */
  certifiedBy?: Maybe<PersonRef>;
  /** When it was certified; null before that. */
  certifiedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Certifying it, which sends it to the state. */
  certify: AllowedAct;
  /** Who changed it last; null before anybody did. */
  changedBy?: Maybe<PersonRef>;
  /** When it was changed last; null before that. */
  changedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Accepting or returning it. */
  decide: AllowedAct;
  /** Who accepted or returned it. */
  decidedBy?: Maybe<PersonRef>;
  /** When it was accepted or returned. */
  decidedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Day by which it is due, YYYY-MM-DD. */
  dueOn: Scalars['String']['output'];
  /** Entering figures. */
  enter: AllowedAct;
  /** The figures as they are entered; null for who may not see small numbers. */
  entered?: Maybe<AnnualFigures>;
  /** What it lacks before it can be certified, a sentence each. */
  gaps: Array<Scalars['String']['output']>;
  /** Year and agency, such as 2026-13. */
  id: Scalars['ID']['output'];
  /** False where the caller reads figures only once they are accepted. */
  isShown: Scalars['Boolean']['output'];
  /** The agency. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Students with one incident. */
  once?: Maybe<ShownCount>;
  /** Incidents in the register; null for who may not see small numbers. */
  registered?: Maybe<Scalars['Int']['output']>;
  /** Why it was returned; null after it was accepted. */
  returnReason?: Maybe<Scalars['String']['output']>;
  /** Taking the figures from the register. */
  rollUp: AllowedAct;
  /** Students with more than one incident. */
  several?: Maybe<ShownCount>;
  /** 'Not started', 'Draft', 'Certified', 'Returned' or 'Accepted'. */
  status: Scalars['String']['output'];
  /** By demographic, as at the last incident of a student in the year. */
  tables: Array<AnnualTable>;
  /** By kind; null where nothing is shown. */
  totals?: Maybe<AnnualTotals>;
  /** Accepted reports of the agency by year, and this one. */
  trend: Array<PublishedYear>;
  /** Version of the report, to be sent with a change of it; 0 for none yet. */
  version: Scalars['Int']['output'];
  /** Compliance year of the school year that is reported. */
  year: Scalars['Int']['output'];
};

/** Which annual report, and the version that the caller saw. */
export type AnnualReportInput = {
  /** Id of the agency. */
  leaId: Scalars['Int']['input'];
  /** Version of the report that the caller saw; 0 for none yet. */
  version: Scalars['Int']['input'];
  /** Compliance year of the school year that is reported. */
  year: Scalars['Int']['input'];
};

/** Annual reports of incidents of a school year. */
export type AnnualReportList = {
  __typename?: 'AnnualReportList';
  /** Importing a file of figures, by POST /files/annual-reports/{year}/import. */
  importFile: AllowedAct;
  /** One for each agency that the caller sees, by code; also where nothing is entered. */
  rows: Array<AnnualReportRow>;
};

/** The annual report of an agency after the act. */
export type AnnualReportPayload = {
  __typename?: 'AnnualReportPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  report?: Maybe<AnnualReport>;
};

/** An annual report in the list of a year. */
export type AnnualReportRow = {
  __typename?: 'AnnualReportRow';
  /** When it was certified; null before that. */
  certifiedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Day by which it is due, YYYY-MM-DD. */
  dueOn: Scalars['String']['output'];
  /** How many things it lacks before it can be certified. */
  gaps: Scalars['Int']['output'];
  /** Year and agency, such as 2026-13. */
  id: Scalars['ID']['output'];
  /** Incidents of all kinds, as reported. */
  incidents: ShownCount;
  /** The agency. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Incidents for each 100 students enrolled. */
  per100: Scalars['String']['output'];
  /** Incidents in the register; null for who may not see small numbers. */
  registered?: Maybe<Scalars['Int']['output']>;
  /** 'Not started', 'Draft', 'Certified', 'Returned' or 'Accepted'. */
  status: Scalars['String']['output'];
  /** Students whom they are about, each once. */
  students: ShownCount;
};

/** Incidents and students by one demographic. */
export type AnnualTable = {
  __typename?: 'AnnualTable';
  /** 'disability', 'raceEthnicity', 'gender', 'age' or 'placement'. */
  category: Scalars['String']['output'];
  /** The demographic in words. */
  label: Scalars['String']['output'];
  /** Its groups in the order of the list. */
  rows: Array<AnnualGroup>;
};

/** Totals of one report by kind. */
export type AnnualTotals = {
  __typename?: 'AnnualTotals';
  /** All kinds; students once each. */
  all: ShownCounts;
  /** Students enrolled; null where that is not known. */
  enrolled?: Maybe<Scalars['Int']['output']>;
  /** Mechanical restraint. */
  mechanical: ShownCounts;
  /** Physical restraint. */
  physical: ShownCounts;
  /** Seclusion in the school year. */
  seclusion: ShownCounts;
  /** Share of the incidents of all agencies. */
  share: Scalars['String']['output'];
};

/** What the agency answers to a request for documents. */
export type AnswerDocumentRequestInput = {
  /** Id of the request. */
  id: Scalars['Int']['input'];
  /** There is no such document. */
  noDocument: Scalars['Boolean']['input'];
  /** What the agency says; the reason where there is no such document. */
  text: Scalars['String']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version that the change was made from. */
  version: Scalars['Int']['input'];
};

/** The answer of the second reader to one item. */
export type AnswerSecondReadingInput = {
  /** Id of the item. */
  itemId: Scalars['String']['input'];
  /** Id of the record. */
  recordId: Scalars['Int']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** One of the choices of the item; null for none. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** Version of the item that the answer was made from. */
  version: Scalars['Int']['input'];
};

/** A previewed file of a draft. */
export type ApplyContentImportInput = {
  /** Id of the version. */
  id: Scalars['Int']['input'];
  /** Id of the preview. */
  importId: Scalars['ID']['input'];
  /** self-assessment, required-documents or desk-audit. */
  kind: Scalars['String']['input'];
};

/** A draft after a file was written into it. */
export type ApplyContentImportPayload = {
  __typename?: 'ApplyContentImportPayload';
  /** Changes that were written. */
  changes: Scalars['Int']['output'];
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The file, checked again, on CONFLICT; null otherwise. */
  preview?: Maybe<ContentImportPreview>;
  /** The draft as it is now; null on refusal. */
  version?: Maybe<ContentVersion>;
};

/** What became of a file of new users. */
export type ApplyUserImportPayload = {
  __typename?: 'ApplyUserImportPayload';
  /** Users that were created; 0 when it was refused. */
  created: Scalars['Int']['output'];
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** On CONFLICT the file, checked again; otherwise null. */
  preview?: Maybe<UserImportPreview>;
};

/** Ratings of one agency in one area. */
export type AreaCompliance = {
  __typename?: 'AreaCompliance';
  /** Number of the area, 1 to 8. */
  areaId: Scalars['Int']['output'];
  /** Of these, rated 4, Fully implemented. */
  fully: Scalars['Int']['output'];
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Answers rated 1 to 4. */
  rated: Scalars['Int']['output'];
};

/** The monitor who is to lead audits. */
export type AssignAuditLeadInput = {
  /** Ids of the audits, at most 200. */
  ids: Array<Scalars['Int']['input']>;
  /** Id of the state monitor. */
  leadMonitorId: Scalars['String']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** A person of the agency who works on the corrections, or no longer. */
export type AssignFindingUserInput = {
  /** True assigns, false takes off. */
  assigned: Scalars['Boolean']['input'];
  /** Id of the finding. */
  id: Scalars['Int']['input'];
  /** Id of the account. */
  userId: Scalars['ID']['input'];
};

/** Records that a state monitor is to review. */
export type AssignMonitorInput = {
  /** Id of the monitor; null for nobody. */
  monitorId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the prong. */
  prongId: Scalars['Int']['input'];
  /** Ids of the records. */
  recordIds: Array<Scalars['Int']['input']>;
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** Records that a local user is assigned to, or taken off. */
export type AssignRecordsInput = {
  /** True to assign, false to take off. */
  assigned: Scalars['Boolean']['input'];
  /** Id of the prong. */
  prongId: Scalars['Int']['input'];
  /** Ids of the records. */
  recordIds: Array<Scalars['Int']['input']>;
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Id of the local user. */
  userId: Scalars['String']['input'];
};

/** Records that a state monitor is to read a second time. */
export type AssignSecondReaderInput = {
  /** Id of the prong. */
  prongId: Scalars['Int']['input'];
  /** Ids of the records. */
  recordIds: Array<Scalars['Int']['input']>;
  /** Id of the monitor. */
  secondReaderId: Scalars['String']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** Subsections whose people of the earlier year are to be assigned again. */
export type AssignSuggestedInput = {
  /** The self-assessment. */
  selfAssessmentId: Scalars['Int']['input'];
  /** Subsections that have suggestions, all or none. */
  subsectionResponseIds: Array<Scalars['Int']['input']>;
};

/** What is left to suggest after people were assigned as in the earlier year. */
export type AssignSuggestedPayload = {
  __typename?: 'AssignSuggestedPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Suggestions left; empty when it was refused. */
  suggestions: Array<AssignmentSuggestion>;
};

/** A user of the agency who can be assigned to a subsection. */
export type AssignableUser = {
  __typename?: 'AssignableUser';
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** True when already assigned. */
  isAssigned: Scalars['Boolean']['output'];
  /** Names of the roles. */
  roles: Array<Scalars['String']['output']>;
};

/** A person and a subsection. */
export type AssignmentInput = {
  /** The subsection in its self-assessment. */
  subsectionResponseId: Scalars['Int']['input'];
  /** The person. */
  userId: Scalars['ID']['input'];
};

/** The people of the agency after the assignment. */
export type AssignmentPayload = {
  __typename?: 'AssignmentPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Users of the agency with a mark for those assigned; empty when it was refused. */
  users: Array<AssignableUser>;
};

/** People of an earlier year who could work on the same subsection again. */
export type AssignmentSuggestion = {
  __typename?: 'AssignmentSuggestion';
  /** Its number, such as 1.2. */
  number: Scalars['String']['output'];
  /** The subsection in its self-assessment. */
  subsectionResponseId: Scalars['Int']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** People who can be assigned and are not yet. */
  users: Array<PersonRef>;
  /** Compliance year in which they were assigned. */
  year: Scalars['Int']['output'];
};

/** An audit of one agency and part. */
export type Audit = {
  __typename?: 'Audit';
  /** When it was created. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** Day by which documents are due, YYYY-MM-DD. */
  documentsDueOn?: Maybe<Scalars['String']['output']>;
  /** Id of the audit. */
  id: Scalars['Int']['output'];
  /** The agency that is audited. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Who leads the audit. */
  leadMonitor: PersonRef;
  /** When the agency was notified; null before. */
  notifiedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Whether the caller may send the letter of notification. */
  notify: AllowedAct;
  /** Part B or Part C. */
  part: Scalars['String']['output'];
  /** Day on which it is planned to end, YYYY-MM-DD. */
  plannedEnd?: Maybe<Scalars['String']['output']>;
  /** Day on which it is planned to start, YYYY-MM-DD. */
  plannedStart: Scalars['String']['output'];
  /** Its prongs, by number and round. */
  prongs: Array<AuditProngRow>;
  /** Why the agency is audited. */
  reason: Scalars['String']['output'];
  /** The reason in words; empty where none was given. */
  reasonText: Scalars['String']['output'];
  /** More than 1 only for targeted audits. */
  sequence: Scalars['Int']['output'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['output'];
  /** Version of the audit. */
  version: Scalars['Int']['output'];
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** What became of one of many audits or records. */
export type AuditActResult = {
  __typename?: 'AuditActResult';
  /** Whether it was done. */
  done: Scalars['Boolean']['output'];
  /** Id of the audit or record. */
  id: Scalars['Int']['output'];
  /** Why it was not done; null where it was. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** What became of each of the audits or records. */
export type AuditActResultsPayload = {
  __typename?: 'AuditActResultsPayload';
  /** Why all was refused; empty when each was judged by itself. */
  errors: Array<UserError>;
  /** One for each; empty when all was refused. */
  results: Array<AuditActResult>;
};

/** One field that an act changed. Numbers and lists are written out for reading. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** What stands there after it; null for nothing. */
  after?: Maybe<Scalars['String']['output']>;
  /** What stood there before; null for nothing. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field. */
  field: Scalars['String']['output'];
};

/** The reviews of an audit, item by item. */
export type AuditComparison = {
  __typename?: 'AuditComparison';
  /** Items in order. */
  items: Array<ComparedItem>;
  /** Reviews of newer data, by their rounds. */
  rounds: Array<Scalars['Int']['output']>;
};

/** What newer content would change in a record. */
export type AuditContentChange = {
  __typename?: 'AuditContentChange';
  /** Items that are new. */
  added: Array<AuditItemName>;
  /** Answers that would not count any more. */
  answersLost: Array<ContentLostAnswer>;
  /** Items that are changed. */
  changed: Array<ChangedAuditItem>;
  /** Whether the caller may choose now. */
  choose: AllowedAct;
  /** The version that it has. */
  from: AuditContentVersion;
  /** Id of the record. */
  id: Scalars['Int']['output'];
  /** Who chose to keep the version when this newer one was there. */
  kept?: Maybe<KeptAuditContent>;
  /** Required setup questions without an answer then. */
  missing: Array<AuditContentQuestion>;
  /** Items that are not asked any more. */
  removed: Array<AuditItemName>;
  /** Setup questions whose answer does not fit any more. */
  setupLost: Array<AuditContentQuestion>;
  /** The newer one; null where there is none that the record can go on with. */
  to?: Maybe<AuditContentVersion>;
  /** Version of the record; a choice names it. */
  version: Scalars['Int']['output'];
};

/** The content of a record after a choice. */
export type AuditContentChangePayload = {
  __typename?: 'AuditContentChangePayload';
  /** As it stands now, where yet another version was published too; null on other refusals. */
  change?: Maybe<AuditContentChange>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** What happens to a record when newer content was published. */
export type AuditContentChoice =
  /** It keeps the version that it has. */
  | 'Keep'
  /** It is carried into the newer version. */
  | 'Upgrade';

/** A setup question that newer content asks, or asks otherwise. */
export type AuditContentQuestion = {
  __typename?: 'AuditContentQuestion';
  /** Key of the question. */
  key: Scalars['String']['output'];
  /** The question. */
  text: Scalars['String']['output'];
};

/** A published version of the content of a kind of audit. */
export type AuditContentVersion = {
  __typename?: 'AuditContentVersion';
  /** Id of the version. */
  id: Scalars['Int']['output'];
  /** Counts the published versions of a kind, part and year. */
  number: Scalars['Int']['output'];
  /** When it was published. */
  publishedOn: Scalars['DateTimeISO']['output'];
};

/** A correction that a review asks for. */
export type AuditCorrection = {
  __typename?: 'AuditCorrection';
  /** Whether the caller may ask for compensatory services. */
  askServices: AllowedAct;
  /** First regulation of the item. */
  citation: Scalars['String']['output'];
  /** Services to make up for what the child missed that the state asks for; empty for none. */
  compensatoryAsked: Scalars['String']['output'];
  /** Whether compensatory services are needed. */
  compensatoryNeeded: Scalars['Boolean']['output'];
  /** Which they are, in the words of the agency. */
  compensatoryText: Scalars['String']['output'];
  /** Individual or TimelineOnly. */
  correctable: Scalars['String']['output'];
  /** Day of the correction, YYYY-MM-DD. */
  correctedOn?: Maybe<Scalars['String']['output']>;
  /** Day by which it is due, YYYY-MM-DD. */
  dueOn?: Maybe<Scalars['String']['output']>;
  /** How that day came about. */
  dueRule?: Maybe<Scalars['String']['output']>;
  /** Number of its files. */
  files: Scalars['Int']['output'];
  /** Day by which the whole finding is corrected, YYYY-MM-DD. */
  findingDueOn?: Maybe<Scalars['String']['output']>;
  /** Id of its finding. */
  findingId: Scalars['Int']['output'];
  /** Day of the written notification, YYYY-MM-DD. */
  findingIssuedOn?: Maybe<Scalars['String']['output']>;
  /** Number of the finding. */
  findingNumber: Scalars['String']['output'];
  /** Day of the review, YYYY-MM-DD: the earliest day of a correction. */
  foundOn: Scalars['String']['output'];
  /** What happened with it, the newest first. */
  history: Array<AuditCorrectionEvent>;
  /** Id of the correction. */
  id: Scalars['Int']['output'];
  /** Id of the item. */
  itemId: Scalars['String']['output'];
  /** Number of the item. */
  itemNumber: Scalars['String']['output'];
  /** Whether the caller may verify or return it. */
  judge: AllowedAct;
  /** Day on which the child left, YYYY-MM-DD. */
  leftJurisdictionOn?: Maybe<Scalars['String']['output']>;
  /** What was done; empty for the state while it is a draft of the agency. */
  narrative: Scalars['String']['output'];
  /** Whether the caller may take it back. */
  recall: AllowedAct;
  /** Id of the record. */
  recordId: Scalars['Int']['output'];
  /** What has to be done. */
  requiredAction: Scalars['String']['output'];
  /** School of the record; empty where the list names none. */
  school: Scalars['String']['output'];
  /** State: 0 Required to 6 Left jurisdiction. */
  state: Scalars['Int']['output'];
  /** Comment of the state. */
  stateComment?: Maybe<Scalars['String']['output']>;
  /** The student, masked. */
  student: Scalars['String']['output'];
  /** When it was submitted. */
  submittedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The requirement. */
  text: Scalars['String']['output'];
  /** Whether the caller may take a verification back. */
  undo: AllowedAct;
  /** When it was verified. */
  verifiedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Version; a change names it. */
  version: Scalars['Int']['output'];
  /** Whether the caller may write it. */
  write: AllowedAct;
  /** What was wrong, in the words of the state. */
  wrong: Scalars['String']['output'];
};

/** Counts of the corrections of a review. */
export type AuditCorrectionCounts = {
  __typename?: 'AuditCorrectionCounts';
  /** Of children who left the jurisdiction, approved. */
  leftJurisdiction: Scalars['Int']['output'];
  /** Neither verified nor left the jurisdiction. */
  remaining: Scalars['Int']['output'];
  /** All of them. */
  required: Scalars['Int']['output'];
  /** Returned to the agency. */
  returned: Scalars['Int']['output'];
  /** With the state now. */
  submitted: Scalars['Int']['output'];
  /** Verified by the state. */
  verified: Scalars['Int']['output'];
};

/** Something that happened with a correction. */
export type AuditCorrectionEvent = {
  __typename?: 'AuditCorrectionEvent';
  /** submitted, recalled, returned, verified, undone, fileAdded, fileRemoved or servicesAsked. */
  act: Scalars['String']['output'];
  /** Who did it; null for the portal itself. */
  by?: Maybe<PersonRef>;
  /** Why it was returned or undone, in the words of the state. */
  note?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  on: Scalars['DateTimeISO']['output'];
};

/** Numbers of corrections of an audit. */
export type AuditCorrectionFigures = {
  __typename?: 'AuditCorrectionFigures';
  /** Neither verified nor of a child who left. */
  open: Scalars['Int']['output'];
  /** Open ones of the agency whose due date is past. */
  overdue: Scalars['Int']['output'];
  /** Corrections that the report asks for. */
  required: Scalars['Int']['output'];
  /** Returned to the agency. */
  returned: Scalars['Int']['output'];
  /** Submitted, for the state to judge. */
  submitted: Scalars['Int']['output'];
  /** Verified, with those of children who left. */
  verified: Scalars['Int']['output'];
};

/** A file of a correction. */
export type AuditCorrectionFile = {
  __typename?: 'AuditCorrectionFile';
  /** Who uploaded it. */
  createdBy: PersonRef;
  /** When it was uploaded. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** Address from which the browser gets it. */
  downloadPath: Scalars['String']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Id of the file. */
  id: Scalars['ID']['output'];
  /** Whether the caller may delete it. */
  remove: AllowedAct;
  /** Pending, Clean, Infected, Failed or NotScanned. */
  scanState: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Title of the file. */
  title: Scalars['String']['output'];
};

/** The files after the act. */
export type AuditCorrectionFilesPayload = {
  __typename?: 'AuditCorrectionFilesPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As they stand now; empty when it was refused. */
  files: Array<AuditCorrectionFile>;
};

/** The correction after the act. */
export type AuditCorrectionPayload = {
  __typename?: 'AuditCorrectionPayload';
  /** As it stands now; null when it was refused. */
  correction?: Maybe<AuditCorrection>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** Corrections of a prong. */
export type AuditCorrections = {
  __typename?: 'AuditCorrections';
  /** By record and item. */
  corrections: Array<AuditCorrection>;
  /** Id of the prong. */
  prongId: Scalars['Int']['output'];
  /** Of all together: 0 None required to 6 Overdue. */
  status: Scalars['Int']['output'];
};

/** The corrections after the act. */
export type AuditCorrectionsPayload = {
  __typename?: 'AuditCorrectionsPayload';
  /** As they stand now; null when it was refused. */
  corrections?: Maybe<AuditCorrections>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** The course of an audit, from its first review to its end. */
export type AuditCourse = {
  __typename?: 'AuditCourse';
  /** Id of the audit. */
  auditId: Scalars['Int']['output'];
  /** When the audit was closed. */
  closedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Its findings that were not withdrawn, by number. */
  findings: Array<AuditFindingProgress>;
  /** How the lead monitor is reached. */
  leadContact: AuditLeadContact;
  /** Its letters, the newest first. */
  letters: Array<AuditLetterEntry>;
  /** First day that a review of newer data can begin with; null while none can be opened. */
  newerFrom?: Maybe<Scalars['String']['output']>;
  /** Usual size of its sample, where the list is long enough. */
  newerSize: Scalars['Int']['output'];
  /** What takes the audit further; null when nothing does. */
  next?: Maybe<AuditNextStep>;
  /** Its reviews, by number and round. */
  reviews: Array<AuditReview>;
  /** Version of the audit. */
  version: Scalars['Int']['output'];
};

/** The certificate of an erasure: what is gone, never what it was. */
export type AuditErasure = {
  __typename?: 'AuditErasure';
  /** Who erased it. */
  by: PersonRef;
  /** Documents that are gone. */
  files: Scalars['Int']['output'];
  /** Rows of lists that are gone. */
  listRows: Scalars['Int']['output'];
  /** When it was erased. */
  on: Scalars['DateTimeISO']['output'];
  /** The reason that was given. */
  reason: Scalars['String']['output'];
  /** Records whose names, answers, requests and comments are gone. */
  records: Scalars['Int']['output'];
};

/** Something that happened: who did what to which record, when and from where. */
export type AuditEvent = {
  __typename?: 'AuditEvent';
  /** Name of the act, such as submitSelfAssessment, signIn or denied. */
  action: Scalars['String']['output'];
  /** Who did it; null for somebody not signed in, and for the portal itself. */
  actor?: Maybe<PersonRef>;
  /** Role in which the person did it. */
  actorRole?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  at: Scalars['DateTimeISO']['output'];
  /** What changed, field by field. */
  changes: Array<AuditChange>;
  /** Network address that it came from; null for readers who are not of the state. */
  ip?: Maybe<Scalars['String']['output']>;
  /** Agency that it concerns. */
  leaId?: Maybe<Scalars['Int']['output']>;
  /** Name of that agency. */
  leaName?: Maybe<Scalars['String']['output']>;
  /** Reason that the person gave. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Id of the request, as the logs have it. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** Place in the record, from 1 without gaps. */
  seq: Scalars['Int']['output'];
  /** Id of the record. */
  targetId: Scalars['ID']['output'];
  /** Name of the record today, where it has one. */
  targetName?: Maybe<Scalars['String']['output']>;
  /** Kind of the record, such as user or selfAssessment. */
  targetType: Scalars['String']['output'];
  /** Year that it concerns. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** How far an audit is beyond the steps of its prongs. */
export type AuditFigures = {
  __typename?: 'AuditFigures';
  /** Whether the caller may name another lead monitor. */
  assignLead: AllowedAct;
  /** Percent over the complete records of the first prong; empty while there are none. */
  compliance: Scalars['String']['output'];
  /** Null where none is asked for, and where a small number is hidden from the reader. */
  corrections?: Maybe<AuditCorrectionFigures>;
  /** Earliest due day of an open correction, YYYY-MM-DD. */
  correctionsDueOn?: Maybe<Scalars['String']['output']>;
  /** Findings that were not withdrawn. */
  findings: Scalars['Int']['output'];
  /** Findings that are open. */
  findingsOpen: Scalars['Int']['output'];
  /** Id of the audit. */
  id: Scalars['Int']['output'];
  /** Whether the caller may move the day that is next. */
  moveDue: AllowedAct;
  /** Review of newer data: none, notNeeded, notOpen, running, passed or failed. */
  newerData: Scalars['String']['output'];
  /** Whether the caller may remind the agency. */
  remind: AllowedAct;
  /** Size that the sample of the current prong was drawn to; before, the usual one for its list; null without a list. */
  sampleSize?: Maybe<Scalars['Int']['output']>;
};

/** Narrows the record of what happened. */
export type AuditFilterInput = {
  /** Only this act. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Only what this person did. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** First day, in the zone of the portal. */
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only this agency. */
  leaId?: InputMaybe<Scalars['Int']['input']>;
  /** Two characters or more, searched in people, acts, records, reasons and changed values. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only this record. */
  targetId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this kind of record. */
  targetType?: InputMaybe<Scalars['String']['input']>;
  /** Last day, in the zone of the portal. */
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only this year. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** What the record of what happened can be filtered by. */
export type AuditFilters = {
  __typename?: 'AuditFilters';
  /** Acts that occur in it. */
  actions: Array<Scalars['String']['output']>;
  /** Kinds of records that occur in it. */
  targetTypes: Array<Scalars['String']['output']>;
};

/** A finding of an audit, as far as it is. */
export type AuditFindingProgress = {
  __typename?: 'AuditFindingProgress';
  /** Individual cases. */
  cases: Scalars['Int']['output'];
  /** Reference of the regulation. */
  citation: Scalars['String']['output'];
  /** Day by which it has to be corrected, YYYY-MM-DD. */
  dueOn?: Maybe<Scalars['String']['output']>;
  /** Id of the finding. */
  id: Scalars['Int']['output'];
  /** Numbers of its items. */
  itemNumbers: Array<Scalars['String']['output']>;
  /** Its number. */
  number: Scalars['String']['output'];
  /** A review of newer data found every record compliant. */
  passed: Scalars['Boolean']['output'];
  /** The next review of newer data takes it. */
  ready: Scalars['Boolean']['output'];
  /** Individual cases that are not verified. */
  remaining: Scalars['Int']['output'];
  /** Status: 0 Draft to 9 Withdrawn. */
  status: Scalars['Int']['output'];
  /** The requirement in short. */
  title: Scalars['String']['output'];
};

/** Audits of one kind by status. */
export type AuditFunnel = {
  __typename?: 'AuditFunnel';
  /** Kind of audit in words. */
  label: Scalars['String']['output'];
  /** Statuses 0 to 9; cancelled audits are left out. */
  steps: Array<FunnelStep>;
  /** Kind of audit as in addresses: desk-audit. */
  typeKey: Scalars['String']['output'];
};

/** An item that newer content adds or removes. */
export type AuditItemName = {
  __typename?: 'AuditItemName';
  /** Id of the item. */
  id: Scalars['String']['output'];
  /** Number in the content. */
  number: Scalars['String']['output'];
  /** The question. */
  text: Scalars['String']['output'];
};

/** How the lead monitor of an audit is reached. */
export type AuditLeadContact = {
  __typename?: 'AuditLeadContact';
  /** Address for mail. */
  email: Scalars['String']['output'];
  /** Number of the telephone, where there is one. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
};

/** A letter before it is issued. */
export type AuditLetterDraft = {
  __typename?: 'AuditLetterDraft';
  /** Its paragraphs. */
  paragraphs: Array<Scalars['String']['output']>;
  /** Its subject. */
  subject: Scalars['String']['output'];
};

/** A letter about an audit. */
export type AuditLetterEntry = {
  __typename?: 'AuditLetterEntry';
  /** Day by which the agency acknowledges it, YYYY-MM-DD. */
  acknowledgeBy?: Maybe<Scalars['String']['output']>;
  /** Who acknowledged it for the agency. */
  acknowledgedBy?: Maybe<PersonRef>;
  /** When it was acknowledged. */
  acknowledgedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Who issued it. */
  issuedBy: PersonRef;
  /** When it was issued. */
  issuedOn: Scalars['DateTimeISO']['output'];
  /** Notification, Report, NewerData, NewerDataResults or Closure. */
  kind: Scalars['String']['output'];
  /** Day of the letter, YYYY-MM-DD. */
  letterDate: Scalars['String']['output'];
  /** Whether the caller may read and print it. */
  open: AllowedAct;
  /** Id of the prong that it is about; null for the whole audit. */
  prongId?: Maybe<Scalars['Int']['output']>;
  /** Id of its entry in the library. */
  reportId: Scalars['Int']['output'];
  /** Where it stands in the library: Issued, Acknowledged, Superseded or Withdrawn. */
  state: Scalars['String']['output'];
  /** Its subject. */
  subject: Scalars['String']['output'];
  /** Another letter took its place, or its report was taken back. */
  superseded: Scalars['Boolean']['output'];
};

/** Compliance of each item at each agency. */
export type AuditMatrix = {
  __typename?: 'AuditMatrix';
  /** Agencies of the page by code. */
  agencies: Array<MatrixAgency>;
  /** Items in order. */
  items: Array<MatrixItem>;
  /** Complete reviews on all pages. */
  total: Scalars['Int']['output'];
  /** Audits whose first review is not complete. */
  waiting: Scalars['Int']['output'];
};

/** What takes an audit further. */
export type AuditNextStep = {
  __typename?: 'AuditNextStep';
  /** review, verifyCorrections, correct, openRound, closeFindings, declareReady, closeReviews or closeAudit. */
  act: Scalars['String']['output'];
  /** How many corrections, findings or reviews it is about. */
  n: Scalars['Int']['output'];
  /** Whose it is: State, Agency or None. */
  turn: Scalars['String']['output'];
};

/** Order of the record of what happened. */
export type AuditOrder =
  /** The newest event first. */
  | 'newest'
  /** The oldest event first. */
  | 'oldest';

/** One page of the record of what happened. */
export type AuditPage = {
  __typename?: 'AuditPage';
  /** Number of this page, counted from 1. */
  page: Scalars['Int']['output'];
  /** Rows of one page. */
  pageSize: Scalars['Int']['output'];
  /** Events of this page; none past the end. */
  rows: Array<AuditEvent>;
  /** Events that the filters leave, on all pages. */
  total: Scalars['Int']['output'];
};

/** How far the present step of an audit is. */
export type AuditProgress = {
  __typename?: 'AuditProgress';
  /** Records with documents or a reason, records that are reviewed, or corrections that are verified. */
  done: Scalars['Int']['output'];
  /** What is counted: documents, records or corrections. */
  of: Scalars['String']['output'];
  /** All of them. */
  total: Scalars['Int']['output'];
};

/** One prong with its audit. */
export type AuditProng = {
  __typename?: 'AuditProng';
  /** Steps from this status that people can take. */
  allowedActions: Array<AuditStep>;
  /** The audit that it belongs to. */
  audit: Audit;
  /** Whether the caller may close the audit. */
  closeAudit: AllowedAct;
  /** When the audit was closed. */
  closedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Of these, whose review is complete. */
  complete: Scalars['Int']['output'];
  /** Of all corrections together: 0 None required to 5 Verified. */
  correctionStatus: Scalars['Int']['output'];
  /** Day by which the list and documents of a review of newer data are due, YYYY-MM-DD; null for others. */
  documentsDueOn?: Maybe<Scalars['String']['output']>;
  /** Id of the prong. */
  id: Scalars['Int']['output'];
  /** Why nothing of the audit may be deleted; empty where something may. For the state. */
  legalHold: Scalars['String']['output'];
  /** The only items of a review of newer data; null for all items. */
  limitedItemIds?: Maybe<Array<Scalars['String']['output']>>;
  /** 1: review of records; 2: review of newer data. */
  number: Scalars['Int']['output'];
  /** Whether the caller may open a review of newer data. */
  openRound: AllowedAct;
  /** First day of the records that count, YYYY-MM-DD. */
  periodFrom?: Maybe<Scalars['String']['output']>;
  /** Last day of the records that count, YYYY-MM-DD. */
  periodTo?: Maybe<Scalars['String']['output']>;
  /** Round, counted from 1. */
  round: Scalars['Int']['output'];
  /** Records that are in the sample now. */
  sampled: Scalars['Int']['output'];
  /** Status: 0 Not started to 10 Cancelled. */
  status: Scalars['Int']['output'];
  /** When data of its students were erased. */
  studentDataErasedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Last day on which data of its students are kept, YYYY-MM-DD; null while the audit is open. */
  studentDataUntil?: Maybe<Scalars['String']['output']>;
  /** Version; a change names it. */
  version: Scalars['Int']['output'];
  /** Of these, with a document or the reason why there is none. */
  withDocuments: Scalars['Int']['output'];
  /** Whether the caller may take the report back. */
  withdrawReport: AllowedAct;
};

/** A prong of a kind of audit. */
export type AuditProngInput = {
  /** Id of the prong. */
  prongId: Scalars['Int']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** The prong after the act. */
export type AuditProngPayload = {
  __typename?: 'AuditProngPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  prong?: Maybe<AuditProng>;
};

/** The review of the records of an audit, or a review of newer data. */
export type AuditProngRow = {
  __typename?: 'AuditProngRow';
  /** Of these, whose review is complete. */
  complete: Scalars['Int']['output'];
  /** Day by which the list and documents of a review of newer data are due, YYYY-MM-DD; null for others. */
  documentsDueOn?: Maybe<Scalars['String']['output']>;
  /** Id of the prong. */
  id: Scalars['Int']['output'];
  /** 1: review of records; 2: review of newer data. */
  number: Scalars['Int']['output'];
  /** Round, counted from 1. */
  round: Scalars['Int']['output'];
  /** Records that are in the sample now. */
  sampled: Scalars['Int']['output'];
  /** Status: 0 Not started to 10 Cancelled. */
  status: Scalars['Int']['output'];
  /** Version; a change names it. */
  version: Scalars['Int']['output'];
  /** Of these, with a document or the reason why there is none. */
  withDocuments: Scalars['Int']['output'];
};

/** What newer content changed in a question. */
export type AuditQuestionChange = {
  __typename?: 'AuditQuestionChange';
  /** As it reads now. */
  after: Scalars['String']['output'];
  /** As it was read before. */
  before: Scalars['String']['output'];
  /** What changed: text, guidance or citations. */
  field: Scalars['String']['output'];
};

/** What somebody says about a record of an audit. */
export type AuditRecordComment = {
  __typename?: 'AuditRecordComment';
  /** When it was written. */
  at: Scalars['DateTimeISO']['output'];
  /** Who wrote it. */
  author: PersonRef;
  /** Its words, sanitised HTML. */
  body: Scalars['String']['output'];
  /** Whether the caller may change it now. */
  edit: AllowedAct;
  /** When its author changed it last. */
  editedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Id of the comment. */
  id: Scalars['Int']['output'];
  /** Whether the caller may resolve it, or open it again. */
  resolve: AllowedAct;
  /** When it was marked as resolved. */
  resolvedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Who marked it as resolved; null while nobody has. */
  resolvedBy?: Maybe<PersonRef>;
  /** Version of the comment, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** For the state alone, or for the agency too. */
  visibility: FindingCommentVisibility;
};

/** A record of a kind of audit. */
export type AuditRecordInput = {
  /** Id of the record. */
  recordId: Scalars['Int']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** What issuing the report of a prong would do. */
export type AuditReportPreview = {
  __typename?: 'AuditReportPreview';
  /** Day by which individual cases are due, YYYY-MM-DD. */
  correctBy?: Maybe<Scalars['String']['output']>;
  /** Day by which the findings are due, YYYY-MM-DD. */
  dueOn?: Maybe<Scalars['String']['output']>;
  /** Of a review of records. */
  findings: Array<PlannedFinding>;
  /** The letter, with numbers of findings left open. */
  letter: ReportDocument;
  /** Of a review of newer data. */
  outcomes: Array<PlannedOutcome>;
};

/** How long data of students are kept in audits of one kind. */
export type AuditRetention = {
  __typename?: 'AuditRetention';
  /** Closed audits, the longest closed first. */
  audits: Array<RetainedAudit>;
  /** Who set them last; null where they are the usual ones. */
  setBy?: Maybe<PersonRef>;
  /** When they were set last. */
  setOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Version of the setting; 0 where it was never set. */
  version: Scalars['Int']['output'];
  /** Years after the closing. */
  years: Scalars['Int']['output'];
};

/** What is kept after the act. */
export type AuditRetentionPayload = {
  __typename?: 'AuditRetentionPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now; null when it was refused. */
  retention?: Maybe<AuditRetention>;
};

/** A review of an audit, as far as it is. */
export type AuditReview = {
  __typename?: 'AuditReview';
  /** Whether the caller may close it. */
  close: AllowedAct;
  /** Of these, whose review is complete. */
  complete: Scalars['Int']['output'];
  /** First day on which an open correction is due, YYYY-MM-DD. */
  correctBy?: Maybe<Scalars['String']['output']>;
  /** Corrections that it asked for; null where the caller does not see them. */
  corrections?: Maybe<AuditCorrectionCounts>;
  /** Day by which the step that is next is due, YYYY-MM-DD; null where none is. */
  dueOn?: Maybe<Scalars['String']['output']>;
  /** The only items that it looks at; null for all items. */
  items?: Maybe<Array<AuditReviewItem>>;
  /** 1: review of records; 2: review of newer data. */
  number: Scalars['Int']['output'];
  /** What it says about findings; for the agency once its results are issued. */
  outcomes: Array<AuditReviewOutcome>;
  /** First day of the records that count, YYYY-MM-DD. */
  periodFrom?: Maybe<Scalars['String']['output']>;
  /** Last day of the records that count, YYYY-MM-DD. */
  periodTo?: Maybe<Scalars['String']['output']>;
  /** Id of the prong. */
  prongId: Scalars['Int']['output'];
  /** Round, counted from 1. */
  round: Scalars['Int']['output'];
  /** Records that are in the sample now. */
  sampled: Scalars['Int']['output'];
  /** Status: 0 Not started to 10 Cancelled. */
  status: Scalars['Int']['output'];
  /** Version of the prong. */
  version: Scalars['Int']['output'];
  /** Whether the caller may take its report back. */
  withdraw: AllowedAct;
};

/** An item of a review of newer data. */
export type AuditReviewItem = {
  __typename?: 'AuditReviewItem';
  /** Id of the item. */
  id: Scalars['String']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
  /** The requirement. */
  text: Scalars['String']['output'];
};

/** What a review of newer data said about a finding. */
export type AuditReviewOutcome = {
  __typename?: 'AuditReviewOutcome';
  /** Id of the finding. */
  findingId: Scalars['Int']['output'];
  /** Number of the finding. */
  number: Scalars['String']['output'];
  /** Result: passed, failed or noneApplies. */
  outcome: Scalars['String']['output'];
};

/** The sample of a prong, without its records. */
export type AuditSample = {
  __typename?: 'AuditSample';
  /** Whether the caller may draw now. */
  draw: AllowedAct;
  /** The last draw; null before one. */
  drawn?: Maybe<DrawnSample>;
  /** Rows of the list. */
  population: Scalars['Int']['output'];
  /** Id of the prong. */
  prongId: Scalars['Int']['output'];
  /** Whether the caller may delete the sample now. */
  remove: AllowedAct;
  /** Records in the sample. */
  sampled: Scalars['Int']['output'];
  /** Statistical size at 90 % confidence and an error of 10 %, as a help. */
  statisticalSize: Scalars['Int']['output'];
  /** Status of the prong. */
  status: Scalars['Int']['output'];
  /** Usual size for a list of this length. */
  usualSize: Scalars['Int']['output'];
};

/** The sample after the act. */
export type AuditSamplePayload = {
  __typename?: 'AuditSamplePayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  sample?: Maybe<AuditSample>;
};

/** Counts of answers. Outside the state a number below ten students is replaced by why it is hidden. */
export type AuditScore = {
  __typename?: 'AuditScore';
  /** Answers that are met. */
  met: Scalars['String']['output'];
  /** Answers that are not met. */
  notMet: Scalars['String']['output'];
  /** Met of all that were reviewed; N/A of none. */
  percent: Scalars['String']['output'];
  /** Met and not met together. */
  reviewed: Scalars['String']['output'];
};

/** A step to another status. */
export type AuditStep = {
  __typename?: 'AuditStep';
  /** True when the caller may do it now. */
  allowed: Scalars['Boolean']['output'];
  /** Why not, in words for the person; null when allowed. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Status that it leads to. */
  to: Scalars['Int']['output'];
};

/** The audits after the act. */
export type AuditsPayload = {
  __typename?: 'AuditsPayload';
  /** As they stand now; empty when it was refused. */
  audits: Array<Audit>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** One of several users who are to be disabled together. */
export type BulkDisableRow = {
  __typename?: 'BulkDisableRow';
  /** Whether this user can be disabled, with those before it in the list already disabled. */
  disable: AllowedAct;
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** Name of the agency; null for state staff. */
  leaName?: Maybe<Scalars['String']['output']>;
  /** Names of the roles, such as LocalAdmin. */
  roles: Array<Scalars['String']['output']>;
  /** Name to sign in with: the e-mail address. */
  userName: Scalars['String']['output'];
};

/** What became of the users who were to be disabled together. */
export type BulkDisableUsersPayload = {
  __typename?: 'BulkDisableUsersPayload';
  /** Users that were disabled; 0 when it was refused. */
  disabled: Scalars['Int']['output'];
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** When single users are refused, all of them, checked again; otherwise empty. */
  rows: Array<BulkDisableRow>;
};

/** What stands around the events of an agency in one compliance year. */
export type Calendar = {
  __typename?: 'Calendar';
  /** Whether the caller may add events. */
  add: AllowedAct;
  /** First school day; null while nobody entered it. */
  firstDay?: Maybe<Scalars['LocalDate']['output']>;
  /** Last school day, likewise. */
  lastDay?: Maybe<Scalars['LocalDate']['output']>;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Full name of the agency. */
  name: Scalars['String']['output'];
  /** School days between both: Monday to Friday without system-wide closures. */
  schoolDays?: Maybe<Scalars['Int']['output']>;
  /** Compliance year, 1 July to 30 June. */
  year: Scalars['Int']['output'];
};

/** An event in the calendar of an agency. */
export type CalendarEvent = {
  __typename?: 'CalendarEvent';
  /** Who last changed it. */
  changedBy?: Maybe<PersonRef>;
  /** When it was last changed. */
  changedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** More about it; required where the reason is Other. */
  description: Scalars['String']['output'];
  /** Last day, included; null for one day. */
  endTime?: Maybe<Scalars['LocalDate']['output']>;
  /** The chosen reason. Empty for days that the portal knows of itself. */
  eventDescription: Scalars['String']['output'];
  /** 1 for an LITP/LEA/PA event, 2 for an individual school event. */
  eventType: Scalars['Int']['output'];
  /** Id of the event. */
  id: Scalars['ID']['output'];
  /** Nobody, or not the caller, may change it. */
  isReadonly: Scalars['Boolean']['output'];
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Where it takes place. */
  location: Scalars['String']['output'];
  /** 'Part B', 'Part C', or empty for Part C/B. */
  part: Scalars['String']['output'];
  /** Name of the school of an individual school event, otherwise empty. */
  school: Scalars['String']['output'];
  /** First day. Every event lasts whole days, in UTC-10. */
  startTime: Scalars['LocalDate']['output'];
  /** What it is called; empty when its reason says enough. */
  subject: Scalars['String']['output'];
  /** Null for days that the portal knows of itself. */
  version?: Maybe<Scalars['Int']['output']>;
  /** Compliance year of its first day. */
  year: Scalars['Int']['output'];
};

/** The event after the act. */
export type CalendarEventPayload = {
  __typename?: 'CalendarEventPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  event?: Maybe<CalendarEvent>;
};

/** The event, and the version that the caller saw. */
export type CalendarEventRefInput = {
  /** The event. */
  id: Scalars['ID']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** A secret address at which a calendar program reads the events of an agency. */
export type CalendarFeed = {
  __typename?: 'CalendarFeed';
  /** When it was made. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** Id of the address. */
  id: Scalars['Int']['output'];
  /** When a program last read it. */
  lastReadOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
};

/** A new feed address. */
export type CalendarFeedPayload = {
  __typename?: 'CalendarFeedPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The address without its secret. */
  feed?: Maybe<CalendarFeed>;
  /** Path at this server with the secret. Shown once; null on a refusal, and when the same request is repeated. */
  path?: Maybe<Scalars['String']['output']>;
};

/** A case study of the state about one to five students of an agency. */
export type CaseStudy = {
  __typename?: 'CaseStudy';
  /** The audit that came of it. */
  audit?: Maybe<CaseStudyAudit>;
  /** Who began it. */
  author: PersonRef;
  /** Who changed it last. */
  changedBy: PersonRef;
  /** When it was changed last. */
  changedOn: Scalars['DateTimeISO']['output'];
  /** Whether the caller may comment on it. */
  commentInternally: AllowedAct;
  /** Comments of the state among its own, oldest first. */
  comments: Array<CaseStudyComment>;
  /** What did not go well. */
  concerns: Scalars['String']['output'];
  /** What the study concludes. */
  conclusions: Scalars['String']['output'];
  /** When it was begun. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** Whether the caller may decide about its capitalised words. */
  decideWords: AllowedAct;
  /** Whether the caller may change it now. */
  edit: AllowedAct;
  /** Whether the caller may take it away without names now. */
  exportFile: AllowedAct;
  /** Whether the caller may take it away with names, for a reason. */
  exportNames: AllowedAct;
  /** What it lacks before it can be reviewed, a sentence each. */
  gaps: Array<Scalars['String']['output']>;
  /** Id of the case study. */
  id: Scalars['Int']['output'];
  /** Interviews, in the order in which they were entered. */
  interviews: Array<CaseStudyInterview>;
  /** Reason of the last backward step; null after a forward one. */
  lastReason?: Maybe<Scalars['String']['output']>;
  /** The agency that it is about. */
  lea: Lea;
  /** Id of the agency that it is about. */
  leaId: Scalars['Int']['output'];
  /** How it was done. */
  methodNotes: Scalars['String']['output'];
  /** 'Part B' or 'Part C'. */
  part: Scalars['String']['output'];
  /** What the study asks. */
  question: Scalars['String']['output'];
  /** One for each area that is rated. */
  ratings: Array<CaseStudyRating>;
  /** What it recommends. */
  recommendations: Array<CaseStudyRecommendation>;
  /** Whether the caller may create a targeted audit from it now. */
  refer: AllowedAct;
  /** Whether it recommends a desk audit. */
  referToAudit: Scalars['Boolean']['output'];
  /** Id of the summary in the library, while it is shared. */
  reportId?: Maybe<Scalars['Int']['output']>;
  /** Whether the caller may see the names of its students. */
  reveal: AllowedAct;
  /** The second monitor; null before it was sent for review. */
  reviewer?: Maybe<PersonRef>;
  /** 'Draft', 'In review', 'Final' or 'Shared summary'. */
  status: Scalars['String']['output'];
  /** The steps out of its status. */
  steps: Array<CaseStudyStep>;
  /** What went well. */
  strengths: Scalars['String']['output'];
  /** Whom it is about, masked. */
  students: Array<CaseStudyStudent>;
  /** What it is about, in one line. */
  theme: Scalars['String']['output'];
  /** Events, in the order in which they were entered. */
  timeline: Array<CaseStudyEvent>;
  /** Words of which nobody decided whether they stay in files without names. */
  undecided: Scalars['Int']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** The audit that came of a case study. */
export type CaseStudyAudit = {
  __typename?: 'CaseStudyAudit';
  /** Id of the audit. */
  id: Scalars['Int']['output'];
  /** Id of its newest review. */
  prongId: Scalars['Int']['output'];
  /** Kind of the audit. */
  typeKey: Scalars['String']['output'];
};

/** A comment of the state on a case study. */
export type CaseStudyComment = {
  __typename?: 'CaseStudyComment';
  /** When it was written. */
  at: Scalars['DateTimeISO']['output'];
  /** Who wrote it. */
  author: PersonRef;
  /** Its words, sanitised HTML. */
  body: Scalars['String']['output'];
  /** Whether the caller may change it now. */
  edit: AllowedAct;
  /** When its author changed it last. */
  editedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Id of the comment. */
  id: Scalars['Int']['output'];
  /** Whether the caller may resolve it, or open it again. */
  resolve: AllowedAct;
  /** When it was marked as resolved. */
  resolvedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Who marked it as resolved; null while nobody has. */
  resolvedBy?: Maybe<PersonRef>;
  /** Version of the comment, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** For the state alone, or for the agency too. */
  visibility: FindingCommentVisibility;
};

/** What happened, when, and where it is written. */
export type CaseStudyEvent = {
  __typename?: 'CaseStudyEvent';
  /** Day, as YYYY-MM-DD; empty while it is not known. */
  date: Scalars['String']['output'];
  /** The document that says so. */
  document: Scalars['String']['output'];
  /** What happened. */
  event: Scalars['String']['output'];
  /** Made by the client, the same as long as the entry is there. */
  id: Scalars['ID']['output'];
  /** Where it is known from. */
  source: Scalars['String']['output'];
};

/** What happened, when, and where it is written. */
export type CaseStudyEventInput = {
  /** Day, as YYYY-MM-DD; empty while it is not known. */
  date: Scalars['String']['input'];
  /** The document that says so. */
  document: Scalars['String']['input'];
  /** What happened. */
  event: Scalars['String']['input'];
  /** Made by the client, the same as long as the entry is there. */
  id: Scalars['ID']['input'];
  /** Where it is known from. */
  source: Scalars['String']['input'];
};

/** Narrows a list of case studies. */
export type CaseStudyFilterInput = {
  /** Only about this agency. */
  leaId?: InputMaybe<Scalars['Int']['input']>;
  /** Only 'Part B' or 'Part C'. */
  part?: InputMaybe<Scalars['String']['input']>;
  /** Only the one that led to the audit of this review. */
  prongId?: InputMaybe<Scalars['Int']['input']>;
  /** Two characters or more, searched in theme, question and agency. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only those in this status. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** Only this compliance year. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** A talk with somebody, as notes. */
export type CaseStudyInterview = {
  __typename?: 'CaseStudyInterview';
  /** Day, as YYYY-MM-DD; empty while it is not known. */
  date: Scalars['String']['output'];
  /** Made by the client, the same as long as the entry is there. */
  id: Scalars['ID']['output'];
  /** What was said. */
  notes: Scalars['String']['output'];
  /** Name as it was given; never in files without names. */
  person: Scalars['String']['output'];
  /** What the person is to the student. */
  role: Scalars['String']['output'];
};

/** A talk with somebody, as notes. */
export type CaseStudyInterviewInput = {
  /** Day, as YYYY-MM-DD; empty while it is not known. */
  date: Scalars['String']['input'];
  /** Made by the client, the same as long as the entry is there. */
  id: Scalars['ID']['input'];
  /** What was said. */
  notes: Scalars['String']['input'];
  /** Name as it was given; never in files without names. */
  person: Scalars['String']['input'];
  /** What the person is to the student. */
  role: Scalars['String']['input'];
};

/** One page of case studies. */
export type CaseStudyPage = {
  __typename?: 'CaseStudyPage';
  /** Whether the caller may begin one. */
  add: AllowedAct;
  /** Number of this page, counted from 1. */
  page: Scalars['Int']['output'];
  /** Rows of one page. */
  pageSize: Scalars['Int']['output'];
  /** Case studies of this page; none past the end. */
  rows: Array<CaseStudyRow>;
  /** Case studies that the filter leaves, on all pages. */
  total: Scalars['Int']['output'];
};

/** The case study after the act. */
export type CaseStudyPayload = {
  __typename?: 'CaseStudyPayload';
  /** As it stands now, on CONFLICT too; null on other refusals. */
  caseStudy?: Maybe<CaseStudy>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** How far an area is evident. */
export type CaseStudyRating = {
  __typename?: 'CaseStudyRating';
  /** Key of the area. */
  area: Scalars['String']['output'];
  /** Why, in words. */
  note: Scalars['String']['output'];
  /** 1 Not evident to 4 Strong; null while it is not rated. */
  rating?: Maybe<Scalars['Int']['output']>;
};

/** How far an area is evident. */
export type CaseStudyRatingInput = {
  /** Key of the area. */
  area: Scalars['String']['input'];
  /** Why, in words. */
  note: Scalars['String']['input'];
  /** 1 Not evident to 4 Strong; null for not rated. */
  rating?: InputMaybe<Scalars['Int']['input']>;
};

/** What the study recommends. */
export type CaseStudyRecommendation = {
  __typename?: 'CaseStudyRecommendation';
  /** Made by the client, the same as long as the entry is there. */
  id: Scalars['ID']['output'];
  /** Its words, plain text. */
  text: Scalars['String']['output'];
};

/** What the study recommends. */
export type CaseStudyRecommendationInput = {
  /** Made by the client, the same as long as the entry is there. */
  id: Scalars['ID']['input'];
  /** Its words, plain text. */
  text: Scalars['String']['input'];
};

/** A case study in a list. */
export type CaseStudyRow = {
  __typename?: 'CaseStudyRow';
  /** Who began it. */
  author: PersonRef;
  /** Who changed it last. */
  changedBy: PersonRef;
  /** When it was changed last. */
  changedOn: Scalars['DateTimeISO']['output'];
  /** Id of the case study. */
  id: Scalars['Int']['output'];
  /** The agency that it is about. */
  lea: Lea;
  /** Id of the agency that it is about. */
  leaId: Scalars['Int']['output'];
  /** 'Part B' or 'Part C'. */
  part: Scalars['String']['output'];
  /** The second monitor; null before it was sent for review. */
  reviewer?: Maybe<PersonRef>;
  /** 'Draft', 'In review', 'Final' or 'Shared summary'. */
  status: Scalars['String']['output'];
  /** How many students it is about. */
  students: Scalars['Int']['output'];
  /** What it is about, in one line. */
  theme: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** A step from one status to another. */
export type CaseStudyStep = {
  __typename?: 'CaseStudyStep';
  /** True when the caller may take it now. */
  allowed: Scalars['Boolean']['output'];
  /** 'submit', 'takeBack', 'approve', 'reopen', 'share' or 'unshare'. */
  move: Scalars['String']['output'];
  /** True for backward steps. */
  needsReason: Scalars['Boolean']['output'];
  /** Why not, in words for the person; null when allowed. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A student whom a case study is about. */
export type CaseStudyStudent = {
  __typename?: 'CaseStudyStudent';
  /** Id of the student within the study. */
  id: Scalars['ID']['output'];
  /** Masked: initials and the end of the identifier. */
  label: Scalars['String']['output'];
};

/** The students of a case study by name. */
export type CaseStudyStudentsPayload = {
  __typename?: 'CaseStudyStudentsPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Empty when it was refused. */
  students: Array<RevealedCaseStudent>;
};

/** A capitalised word of a case study that may be a name. */
export type CaseStudyWord = {
  __typename?: 'CaseStudyWord';
  /** The words around its first place; known names are removed. */
  around: Scalars['String']['output'];
  /** 'Keep' or 'Remove'; null while nobody decided. */
  decision?: Maybe<Scalars['String']['output']>;
  /** How often it stands in the study. */
  times: Scalars['Int']['output'];
  /** As it is written. */
  word: Scalars['String']['output'];
};

/** What is decided about a word. */
export type CaseStudyWordInput = {
  /** 'Keep' or 'Remove', in files without names. */
  decision: Scalars['String']['input'];
  /** As it is written. */
  word: Scalars['String']['input'];
};

/** The words of a case study after decisions about them. */
export type CaseStudyWordsPayload = {
  __typename?: 'CaseStudyWordsPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Empty when it was refused. */
  words: Array<CaseStudyWord>;
};

/** Certifies a complete annual report. */
export type CertifyAnnualReportInput = {
  /** Agrees to the statement of certification. */
  agreed: Scalars['Boolean']['input'];
  /** Id of the agency. */
  leaId: Scalars['Int']['input'];
  /** Version of the report that the caller saw; 0 for none yet. */
  version: Scalars['Int']['input'];
  /** Compliance year of the school year that is reported. */
  year: Scalars['Int']['input'];
};

/** A new password for the signed-in person. */
export type ChangePasswordInput = {
  /** The password up to now. */
  currentPassword: Scalars['String']['input'];
  /** The new password: twelve characters or more, of four kinds. */
  newPassword: Scalars['String']['input'];
};

/** Whether the password was changed. Every other session of the person ends then. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** Changes what the state says about a category. */
export type ChangeRequiredDocumentCommentsInput = {
  /** The comments; empty for none. */
  comments: Scalars['String']['input'];
  /** The category in its self-assessment. */
  id: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Sets how many documents a category takes. */
export type ChangeRequiredDocumentMaximumInput = {
  /** The category in its self-assessment. */
  id: Scalars['Int']['input'];
  /** 0 to 20, and not below the documents that are there. */
  maximum: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Ticks or clears 'Received'. */
export type ChangeRequiredDocumentStateMonitorInput = {
  /** The document. */
  id: Scalars['ID']['input'];
  /** Whether the state has received it. */
  received: Scalars['Boolean']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Changes the title of a document. */
export type ChangeRequiredDocumentTitleInput = {
  /** The document. */
  id: Scalars['ID']['input'];
  /** The title, at most 200 characters. */
  title: Scalars['String']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** An item that newer content changes. */
export type ChangedAuditItem = {
  __typename?: 'ChangedAuditItem';
  /** What reads otherwise; empty where only a rule changed. */
  fields: Array<AuditQuestionChange>;
  /** Id of the item. */
  id: Scalars['String']['output'];
  /** Number in the content. */
  number: Scalars['String']['output'];
  /** It is answered: the answer would have to be confirmed. */
  recheck: Scalars['Boolean']['output'];
  /** The question. */
  text: Scalars['String']['output'];
};

/** A field of a place that a newer version changes. */
export type ChangedContentField = {
  __typename?: 'ChangedContentField';
  /** What it would say. */
  after: Scalars['String']['output'];
  /** What it says now. */
  before: Scalars['String']['output'];
  /** Which field. */
  field: Scalars['String']['output'];
};

/** A field of a question that an upgrade changed. */
export type ChangedQuestion = {
  __typename?: 'ChangedQuestion';
  /** What it says now. */
  after: Scalars['String']['output'];
  /** What it said. */
  before: Scalars['String']['output'];
  /** Which field: text, guidance. */
  field: Scalars['String']['output'];
};

/** What pages let people choose from. Parts that fail are null, each with its error. */
export type Choices = {
  __typename?: 'Choices';
  /** The monitored agencies that the caller may see, by code. */
  agencies?: Maybe<Array<Lea>>;
  /** All agencies that the caller may see, by code, with those that are no longer monitored. */
  allAgencies?: Maybe<Array<Lea>>;
  /** What the record of what happened can be filtered by; null for those who do not read it. */
  auditFilters?: Maybe<AuditFilters>;
  /** State people who may own findings; null for those who see no findings. */
  findingOwners?: Maybe<Array<PersonRef>>;
  /** Roles that the user editor shows to the caller, in order; null for those who edit no users. */
  offeredRoles?: Maybe<Array<OfferedRole>>;
  /** Questionnaires whose drafts can be published; null for those who keep no content. */
  questionnaires?: Maybe<Array<QuestionnaireRow>>;
  /** Compliance years, oldest first. */
  years?: Maybe<Array<Year>>;
};

/** A choice between the content that a record has and a newer version. */
export type ChooseRecordContentInput = {
  /** Keep or upgrade. */
  choice: AuditContentChoice;
  /** The newer version that the caller looked at. */
  contentId: Scalars['Int']['input'];
  /** Id of the record. */
  recordId: Scalars['Int']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version of the record that the choice was made from. */
  version: Scalars['Int']['input'];
};

/** A rule of law that a question rests on. */
export type Citation = {
  __typename?: 'Citation';
  /** What it says, in plain words. */
  plainText: Scalars['String']['output'];
  /** Where it stands: 34 CFR 300.111. */
  reference: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** Another system that reads or changes records in its own name. */
export type Client = {
  __typename?: 'Client';
  /** It may act for every agency, those of later years too. */
  allLeas: Scalars['Boolean']['output'];
  /** Who changed it last. */
  changedBy?: Maybe<PersonRef>;
  /** Instant of its last change. */
  changedOn?: Maybe<Scalars['String']['output']>;
  /** Whom to ask about it. */
  contact: Scalars['String']['output'];
  /** Who registered it. */
  createdBy?: Maybe<PersonRef>;
  /** Instant of its registration. */
  createdOn: Scalars['String']['output'];
  /** Whether the caller may change it now. */
  edit: AllowedAct;
  /** Last day on which it is good, YYYY-MM-DD. */
  expiresOn: Scalars['String']['output'];
  /** The public client_id. */
  id: Scalars['ID']['output'];
  /** Address of its last use. */
  lastUsedFrom?: Maybe<Scalars['String']['output']>;
  /** Instant of its last use, to the minute; null when it was never used. */
  lastUsedOn?: Maybe<Scalars['String']['output']>;
  /** Ids of its agencies; empty with allLeas. */
  leaIds: Array<Scalars['Int']['output']>;
  /** Name, as the audit trail shows it. */
  name: Scalars['String']['output'];
  /** Until when the secret before is good too; null when it is not. */
  previousSecretUntil?: Maybe<Scalars['String']['output']>;
  /** Calls of the system of record in a minute, over all its tokens. */
  requestsPerMinute: Scalars['Int']['output'];
  /** Whether the caller may revoke it now. */
  revoke: AllowedAct;
  /** Instant at which it was revoked. */
  revokedOn?: Maybe<Scalars['String']['output']>;
  /** Whether the caller may make it a new secret now. */
  rotate: AllowedAct;
  /** What it may do, such as agencies.read. */
  scopes: Array<Scalars['String']['output']>;
  /** Instant at which its secret was made. */
  secretCreatedOn: Scalars['String']['output'];
  /** Whether it is good today. */
  state: ClientState;
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
};

/** The client after the act. */
export type ClientPayload = {
  __typename?: 'ClientPayload';
  /** As it stands now, on CONFLICT too; null on other refusals. */
  client?: Maybe<Client>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** What a client of another system may be allowed. */
export type ClientScope = {
  __typename?: 'ClientScope';
  /** What it lets a client do. */
  description: Scalars['String']['output'];
  /** Only for clients of all jurisdictions. */
  isStateWide: Scalars['Boolean']['output'];
  /** Name, such as Read agencies. */
  name: Scalars['String']['output'];
  /** Value, such as agencies.read. */
  value: Scalars['String']['output'];
};

/** The client after the act, with its new secret. */
export type ClientSecretPayload = {
  __typename?: 'ClientSecretPayload';
  /** As it stands now, on CONFLICT too; null on other refusals. */
  client?: Maybe<Client>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Shown once. Null on a refusal, and when a repeat with the same idempotency key asks again. */
  secret?: Maybe<Scalars['String']['output']>;
};

/** Whether the secret and the tokens of a client are good. */
export type ClientState =
  /** They are. */
  | 'active'
  /** Its last day is past; another expiry makes it good again. */
  | 'expired'
  /** It was ended for ever. */
  | 'revoked';

/** Open findings by days left. */
export type ClockClass = {
  __typename?: 'ClockClass';
  /** Open findings in the class. */
  findings: Scalars['Int']['output'];
  /** Key of the class: week. */
  id: Scalars['String']['output'];
};

/** A category of an earlier year, for the dialog that re-uses its documents. */
export type CloneCategory = {
  __typename?: 'CloneCategory';
  /** Name of the category. */
  documentCategory: Scalars['String']['output'];
  /** Group that it is listed under. */
  group: Scalars['String']['output'];
  /** Id of the category in its year. */
  id: Scalars['Int']['output'];
  /** True for the same category as the one that is to be filled. */
  matches: Scalars['Boolean']['output'];
  /** Id of the category in its self-assessment. */
  requiredDocumentCategoryResponseId: Scalars['Int']['output'];
  /** Name, year and number of documents, for a list. */
  text: Scalars['String']['output'];
};

/** A document of an earlier year. */
export type CloneDocument = {
  __typename?: 'CloneDocument';
  /** Day that the file is about. */
  aboutDate?: Maybe<Scalars['LocalDate']['output']>;
  /** True when the category has this file already. */
  alreadyAdded: Scalars['Boolean']['output'];
  /** Who uploaded or re-used it. */
  createdBy: PersonRef;
  /** When it was uploaded or re-used, as a day for reading. */
  createdOnText: Scalars['String']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Id of the document. */
  id: Scalars['ID']['output'];
  /** Title that the agency gave. */
  title: Scalars['String']['output'];
};

/** Re-uses documents of an earlier year. */
export type CloneRequiredDocumentsInput = {
  /** The category that takes them. */
  categoryResponseId: Scalars['Int']['input'];
  /** The documents, at most 20. */
  documentIds: Array<Scalars['ID']['input']>;
};

/** The end of an audit. */
export type CloseAuditInput = {
  /** Id of the audit. */
  id: Scalars['Int']['input'];
  /** Typed name of who issues the letter. */
  signatureName: Scalars['String']['input'];
  /** Their title. */
  signatureTitle: Scalars['String']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version of the audit. */
  version: Scalars['Int']['input'];
};

/** The letter that closes a finding. */
export type CloseFindingInput = {
  /** Id of the finding. */
  id: Scalars['Int']['input'];
  /** Name under the letter. */
  signatureName: Scalars['String']['input'];
  /** Title under the letter. */
  signatureTitle: Scalars['String']['input'];
  /** Version of the finding that was seen. */
  version: Scalars['Int']['input'];
};

/** Closes a self-assessment. */
export type CloseSelfAssessmentInput = {
  /** The record. */
  id: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** A day on which the state is closed. */
export type ClosedDay = {
  __typename?: 'ClosedDay';
  /** The day itself. */
  day: Scalars['LocalDate']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
};

/** What one state monitor answers for in one year. */
export type Cohort = {
  __typename?: 'Cohort';
  /** Who changed it last. */
  changedBy?: Maybe<PersonRef>;
  /** When it was changed last. */
  changedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Year of the cycle that the agencies are in, 1 to 6; null when they are of several. */
  cohortNumber?: Maybe<Scalars['Int']['output']>;
  /** Whether the caller may change it now. */
  edit: AllowedAct;
  /** Id of the record; null while nothing was ever said about this person and year. */
  id?: Maybe<Scalars['Int']['output']>;
  /** False when the person is disabled or no longer a state monitor. */
  isActive: Scalars['Boolean']['output'];
  /** Ids of the agencies, by their numbers. */
  leaIds: Array<Scalars['Int']['output']>;
  /** The state monitor. */
  user: PersonRef;
  /** Version of the record, to be sent with a change of it; 0 for none yet. */
  version: Scalars['Int']['output'];
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** The cohort after the act. */
export type CohortPayload = {
  __typename?: 'CohortPayload';
  /** As it stands now, on CONFLICT too; null on other refusals. */
  cohort?: Maybe<Cohort>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A document of an item that can be compared, in its version. */
export type ComparableDocument = {
  __typename?: 'ComparableDocument';
  /** Whether it belongs to the version that was accepted last. */
  accepted: Scalars['Boolean']['output'];
  /** Id of the document. */
  documentId: Scalars['ID']['output'];
  /** Address from which it is downloaded. */
  downloadPath: Scalars['String']['output'];
  /** Name of its file. */
  fileName: Scalars['String']['output'];
  /** When it was handed in; null while it is not. */
  handedInOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Number of its version; 1 is the oldest. */
  number: Scalars['Int']['output'];
  /** 1 for the first review, 2 for a review of revised documents. */
  prong: Scalars['Int']['output'];
  /** Round of the review of revised documents. */
  round: Scalars['Int']['output'];
  /** Title of the document. */
  title: Scalars['String']['output'];
  /** Compliance year of the audit. */
  year: Scalars['Int']['output'];
};

/** One of two documents whose texts are compared. */
export type ComparedDocument = {
  __typename?: 'ComparedDocument';
  /** Id of the document. */
  documentId: Scalars['ID']['output'];
  /** Pages without text among others that have some. */
  emptyPages: Scalars['Int']['output'];
  /** Pages; 0 where the kind of file has none. */
  pages: Scalars['Int']['output'];
  /** Why its text is not shown, for people; empty where it is. */
  reason: Scalars['String']['output'];
  /** read, or why its text is not shown: noText, encrypted, damaged, unsupported, tooLarge, tooLong, tooCostly or withheld. */
  state: Scalars['String']['output'];
};

/** An item over the reviews of an audit. */
export type ComparedItem = {
  __typename?: 'ComparedItem';
  /** References of regulations. */
  citations: Array<Scalars['String']['output']>;
  /** Percent of the review of records. */
  first: Scalars['String']['output'];
  /** Id of the item. */
  id: Scalars['String']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
  /** Percent of the year before. */
  prior?: Maybe<Scalars['String']['output']>;
  /** Percent of each review of newer data. */
  rounds: Array<Scalars['String']['output']>;
  /** The requirement. */
  text: Scalars['String']['output'];
};

/** One passage of two texts side by side. */
export type ComparedRow = {
  __typename?: 'ComparedRow';
  /** same, changed, removed, added, or alone where the other text was not read. */
  kind: Scalars['String']['output'];
  /** The passage in the newer document; empty where it has none. */
  newer: Array<TextPiece>;
  /** The passage in the older document; empty where it has none. */
  older: Array<TextPiece>;
};

/** An item with its counts. */
export type ComplianceItem = {
  __typename?: 'ComplianceItem';
  /** Compliant, Noncompliant - individual or Noncompliant - systemic; null where nothing was reviewed. */
  band?: Maybe<Scalars['String']['output']>;
  /** References of regulations. */
  citations: Array<Scalars['String']['output']>;
  /** Id of the item. */
  id: Scalars['String']['output'];
  /** Records to which it does not apply. */
  notApplicable: Scalars['String']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
  /** Percent of the year before, found by lineage; null for a new item. */
  prior?: Maybe<Scalars['String']['output']>;
  /** Its counts. */
  score: AuditScore;
  /** The requirement. */
  text: Scalars['String']['output'];
};

/** A section with its items. */
export type ComplianceSection = {
  __typename?: 'ComplianceSection';
  /** Id of the section. */
  id: Scalars['String']['output'];
  /** Items in order. */
  items: Array<ComplianceItem>;
  /** Sum of the records to which its items do not apply. */
  notApplicable: Scalars['String']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
  /** Sums over its items. */
  score: AuditScore;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** One question (compliance strategy item) with the answer of one agency. */
export type ComplianceStrategyItem = {
  __typename?: 'ComplianceStrategyItem';
  /** Documents that count as evidence. */
  acceptableEvidence: Array<Scalars['String']['output']>;
  /** Who saved the answer last. */
  answeredBy?: Maybe<PersonRef>;
  /** When it was saved last. */
  answeredOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Year whose explanation was taken over; null for a text of its own. */
  carriedFromYear?: Maybe<Scalars['Int']['output']>;
  /** Rules of law behind it. */
  citations: Array<Citation>;
  /** True when what was taken over is confirmed for this year. */
  confirmedThisYear: Scalars['Boolean']['output'];
  /** Documents attached to this question. */
  documents: Array<SupportingDocument>;
  /** True when a document is wanted. */
  evidenceRequired: Scalars['Boolean']['output'];
  /** What the answer still lacks, in words for the person. */
  gaps: Array<Scalars['String']['output']>;
  /** How to answer it. */
  guidance: Scalars['String']['output'];
  /** Id of the question. */
  id: Scalars['Int']['output'];
  /** Federal indicator that it belongs to. */
  indicatorCode?: Maybe<Scalars['String']['output']>;
  /** The same question in every version and year. */
  lineageId: Scalars['String']['output'];
  /** The explanation, sanitised HTML. */
  narrative: Scalars['String']['output'];
  /** When an explanation is required: 'always', 'when not top rating' or 'never'. */
  narrativeRequired: Scalars['String']['output'];
  /** Number, such as 1.2.3. */
  number: Scalars['String']['output'];
  /** 4 fully implemented … 1 not implemented, 0 not applicable; null when not rated. */
  rating?: Maybe<Scalars['Int']['output']>;
  /** The ratings to choose from, best first. */
  ratingScale: Array<RatingChoice>;
  /** What an upgrade changed in the question since it was answered; null once the agency confirmed the answer. */
  recheck?: Maybe<Array<ChangedQuestion>>;
  /** Rating, YesNo, Narrative, Number or Checklist. */
  responseType: Scalars['String']['output'];
  /** The question. */
  text: Scalars['String']['output'];
  /** Version of the answer, to be sent with a change of it; 0 before the first save. */
  version: Scalars['Int']['output'];
};

/** The question after its answer was saved. */
export type ComplianceStrategyItemPayload = {
  __typename?: 'ComplianceStrategyItemPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  item?: Maybe<ComplianceStrategyItem>;
};

/** An answer that holds though its question was changed. */
export type ConfirmComplianceStrategyItemInput = {
  /** The question. */
  itemId: Scalars['Int']['input'];
  /** The self-assessment. */
  selfAssessmentId: Scalars['Int']['input'];
  /** Version of the answer that the caller saw. */
  version: Scalars['Int']['input'];
};

/** A link that was mailed to a new address. */
export type ConfirmEmailChangeInput = {
  /** Token of the link; good once. */
  token: Scalars['String']['input'];
};

/** An answer that still holds although its question was changed. */
export type ConfirmItemRecheckInput = {
  /** Id of the item. */
  itemId: Scalars['String']['input'];
  /** Id of the record. */
  recordId: Scalars['Int']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version of the answer. */
  version: Scalars['Int']['input'];
};

/** The security code that followed the password. */
export type ConfirmPasswordCodeInput = {
  /** The six digits that were sent by mail. */
  code: Scalars['String']['input'];
};

/** The password of the signed-in person, entered again. */
export type ConfirmPasswordInput = {
  /** Password of the account. */
  password: Scalars['String']['input'];
};

/** Whether the password counts as confirmed, or a security code is still required. */
export type ConfirmPasswordPayload = {
  __typename?: 'ConfirmPasswordPayload';
  /** True once the confirmation is complete: a change that was refused for the password can be sent again. */
  confirmed: Scalars['Boolean']['output'];
  /** Address that a security code was sent to; null when none was. */
  email?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was right. */
  errors: Array<UserError>;
};

/** A regulation that an item may rest on. */
export type ContentCitation = {
  __typename?: 'ContentCitation';
  /** Part B, Part C, or nothing for both. */
  part: Scalars['String']['output'];
  /** What it means in plain words. */
  plainText: Scalars['String']['output'];
  /** Where it stands: 34 CFR 300.111(c). */
  reference: Scalars['String']['output'];
  /** Title of the section. */
  title: Scalars['String']['output'];
};

/** Everything that a place in the content can say; null for what its kind does not have. */
export type ContentFields = {
  __typename?: 'ContentFields';
  /** Documents that would show it. */
  acceptableEvidence?: Maybe<Array<Scalars['String']['output']>>;
  /** Response set of an audit, one answer each: Y | Yes | met. */
  answerOptions?: Maybe<Array<Scalars['String']['output']>>;
  /** Codes of the answers that an item offers. */
  answers?: Maybe<Array<Scalars['String']['output']>>;
  /** Note area, 1 General Supervision to 8 Other. */
  areaId?: Maybe<Scalars['Int']['output']>;
  /** References of the citations, in order. */
  citations?: Maybe<Array<Scalars['String']['output']>>;
  /** Individual, TimelineOnly or SystemOnly: how an answer that is not met can be corrected. */
  correctable?: Maybe<Scalars['String']['output']>;
  /** What an agency is told to correct. */
  correctionInstruction?: Maybe<Scalars['String']['output']>;
  /** Documents that a category takes, 0 to 20. */
  defaultMaximum?: Maybe<Scalars['Int']['output']>;
  /** What the documents of a category are. */
  description?: Maybe<Scalars['String']['output']>;
  /** Documents of a record in which the answer is usually found. */
  documentHints?: Maybe<Array<Scalars['String']['output']>>;
  /** When the documents are due, in words. */
  dueRule?: Maybe<Scalars['String']['output']>;
  /** Whether evidence has to be attached. */
  evidenceRequired?: Maybe<Scalars['Boolean']['output']>;
  /** Fields beside each answer, one each: pages | Page reference | Text | required. */
  extraFields?: Maybe<Array<Scalars['String']['output']>>;
  /** Group that a document category is listed in. */
  group?: Maybe<Scalars['String']['output']>;
  /** How the question is to be understood. */
  guidance?: Maybe<Scalars['String']['output']>;
  /** Guidance for people who upload them. */
  help?: Maybe<Scalars['String']['output']>;
  /** Federal indicator that it is tied to. */
  indicatorCode?: Maybe<Scalars['String']['output']>;
  /** Text above what stands below. */
  intro?: Maybe<Scalars['String']['output']>;
  /** Short name of a setup question, by which rules and stored answers know it. */
  key?: Maybe<Scalars['String']['output']>;
  /** always, when not top rating or never. */
  narrativeRequired?: Maybe<Scalars['String']['output']>;
  /** Number as it is shown: 1.2.3. */
  number?: Maybe<Scalars['String']['output']>;
  /** Choices of a setup question. */
  options?: Maybe<Array<Scalars['String']['output']>>;
  /** What of the list an answer is proposed from, such as evaluationDate. */
  prefillFrom?: Maybe<Scalars['String']['output']>;
  /** YesNo, Date, Select, Multi or Number. */
  questionType?: Maybe<Scalars['String']['output']>;
  /** Choices of a rating, one each: 4 Fully implemented. None: the scale of the questionnaire. */
  ratingScale?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether a document has to be handed in. */
  required?: Maybe<Scalars['Boolean']['output']>;
  /** Content ids of the document categories of a subsection. */
  requiredDocumentCategoryIds?: Maybe<Array<Scalars['String']['output']>>;
  /** Rating, YesNo, Narrative, Number or Checklist. */
  responseType?: Maybe<Scalars['String']['output']>;
  /** Whether single subsections may go to the state before the whole is submitted. */
  rollingSubmission?: Maybe<Scalars['Boolean']['output']>;
  /** What a questionnaire is about, in one sentence. */
  shortDescription?: Maybe<Scalars['String']['output']>;
  /** How "Not applicable because ..." goes on. */
  skipReason?: Maybe<Scalars['String']['output']>;
  /** Condition under which a section or item does not apply, as JSON. */
  skipWhen?: Maybe<Scalars['String']['output']>;
  /** Content ids of the subsections that a category belongs to. */
  subsectionIds?: Maybe<Array<Scalars['String']['output']>>;
  /** The question. */
  text?: Maybe<Scalars['String']['output']>;
  /** Title of a section, name of a document category. */
  title?: Maybe<Scalars['String']['output']>;
  /** Counts in weighted scores, 1 to 100. */
  weight?: Maybe<Scalars['Int']['output']>;
};

/** What a place in the content shall say; what its kind does not have is not read. */
export type ContentFieldsInput = {
  /** Documents that would show it. */
  acceptableEvidence?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Response set of an audit, one answer each: Y | Yes | met. */
  answerOptions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Codes of the answers that an item offers. */
  answers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Note area, 1 General Supervision to 8 Other. */
  areaId?: InputMaybe<Scalars['Int']['input']>;
  /** References of the citations, in order. */
  citations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Individual, TimelineOnly or SystemOnly: how an answer that is not met can be corrected. */
  correctable?: InputMaybe<Scalars['String']['input']>;
  /** What an agency is told to correct. */
  correctionInstruction?: InputMaybe<Scalars['String']['input']>;
  /** Documents that a category takes, 0 to 20. */
  defaultMaximum?: InputMaybe<Scalars['Int']['input']>;
  /** What the documents of a category are. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Documents of a record in which the answer is usually found. */
  documentHints?: InputMaybe<Array<Scalars['String']['input']>>;
  /** When the documents are due, in words. */
  dueRule?: InputMaybe<Scalars['String']['input']>;
  /** Whether evidence has to be attached. */
  evidenceRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Fields beside each answer, one each: pages | Page reference | Text | required. */
  extraFields?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Group that a document category is listed in. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** How the question is to be understood. */
  guidance?: InputMaybe<Scalars['String']['input']>;
  /** Guidance for people who upload them. */
  help?: InputMaybe<Scalars['String']['input']>;
  /** Federal indicator that it is tied to. */
  indicatorCode?: InputMaybe<Scalars['String']['input']>;
  /** Text above what stands below. */
  intro?: InputMaybe<Scalars['String']['input']>;
  /** Short name of a setup question, by which rules and stored answers know it. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** always, when not top rating or never. */
  narrativeRequired?: InputMaybe<Scalars['String']['input']>;
  /** Number as it is shown: 1.2.3. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Choices of a setup question. */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What of the list an answer is proposed from, such as evaluationDate. */
  prefillFrom?: InputMaybe<Scalars['String']['input']>;
  /** YesNo, Date, Select, Multi or Number. */
  questionType?: InputMaybe<Scalars['String']['input']>;
  /** Choices of a rating, one each: 4 Fully implemented; null leaves them as they are. */
  ratingScale?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether a document has to be handed in. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Content ids of the document categories of a subsection. */
  requiredDocumentCategoryIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Rating, YesNo, Narrative, Number or Checklist. */
  responseType?: InputMaybe<Scalars['String']['input']>;
  /** Whether single subsections may go to the state before the whole is submitted. */
  rollingSubmission?: InputMaybe<Scalars['Boolean']['input']>;
  /** What a questionnaire is about, in one sentence. */
  shortDescription?: InputMaybe<Scalars['String']['input']>;
  /** How "Not applicable because ..." goes on. */
  skipReason?: InputMaybe<Scalars['String']['input']>;
  /** Condition under which a section or item does not apply, as JSON. */
  skipWhen?: InputMaybe<Scalars['String']['input']>;
  /** Content ids of the subsections that a category belongs to. */
  subsectionIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The question. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Title of a section, name of a document category. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Counts in weighted scores, 1 to 100. */
  weight?: InputMaybe<Scalars['Int']['input']>;
};

/** What a file of content would do to one place. */
export type ContentImportChange = {
  __typename?: 'ContentImportChange';
  /** Id of the place; of a new one only until it is applied. */
  contentId: Scalars['String']['output'];
  /** The fields that change. */
  fields: Array<ContentImportField>;
  /** added, changed, moved, removed, retired or restored. */
  kind: Scalars['String']['output'];
  /** What the place is called. */
  label: Scalars['String']['output'];
  /** questionnaire, section, subsection, item or category. */
  nodeKind: Scalars['String']['output'];
  /** What happens to a place without a row. */
  note?: Maybe<Scalars['String']['output']>;
  /** Row in the file; null for a place without one. */
  row?: Maybe<Scalars['Int']['output']>;
};

/** What is wrong with one row of a file of content. */
export type ContentImportError = {
  __typename?: 'ContentImportError';
  /** Heading of the refused cell; null for the row. */
  column?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  message: Scalars['String']['output'];
  /** Row in the file, the heading being row 1; 0 for the file as a whole. */
  row: Scalars['Int']['output'];
  /** What stands there. */
  value: Scalars['String']['output'];
};

/** One field of a place before and after a file of content. */
export type ContentImportField = {
  __typename?: 'ContentImportField';
  /** What the file says. */
  after: Scalars['String']['output'];
  /** What the draft says now. */
  before: Scalars['String']['output'];
  /** Name of the field. */
  field: Scalars['String']['output'];
};

/** A file of content, read and checked; nothing is written yet. POST /files/content-imports/{kind}/{id} returns it for a file. */
export type ContentImportPreview = {
  __typename?: 'ContentImportPreview';
  /** Whether it can be applied. */
  apply: AllowedAct;
  /** What applying it would do, by row. */
  changes: Array<ContentImportChange>;
  /** What is wrong, by row; at most 300. */
  errors: Array<ContentImportError>;
  /** How many refusals there are. */
  errorsTotal: Scalars['Int']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Id to apply it with, for an hour. */
  id: Scalars['ID']['output'];
  /** Rows with something in them. */
  rows: Scalars['Int']['output'];
  /** Who changed the draft after the file was downloaded; null when nobody did. */
  stale?: Maybe<Scalars['String']['output']>;
};

/** An answer that would not count any more; it is kept. */
export type ContentLostAnswer = {
  __typename?: 'ContentLostAnswer';
  /** Id of the item. */
  id: Scalars['String']['output'];
  /** Number of the item. */
  number: Scalars['String']['output'];
  /** Its item is removed; otherwise a rule skips it. */
  removed: Scalars['Boolean']['output'];
  /** The answer: Y, N, NA or PEND, as the kind of audit has them. */
  value: Scalars['String']['output'];
};

/** One place of the content: a section, an item, a document category. */
export type ContentNode = {
  __typename?: 'ContentNode';
  /** False: retired, left out when the version is published. */
  active: Scalars['Boolean']['output'];
  /** Answers, or documents of a category, in any year. */
  answers: Scalars['Int']['output'];
  /** Who last changed it in this version. */
  changedBy?: Maybe<PersonRef>;
  /** When it was last changed in this version. */
  changedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Id of the place, the same in every version and year. */
  contentId: Scalars['String']['output'];
  /** What it says. */
  fields: ContentFields;
  /** questionnaire, section, subsection, item, category, audit, auditSection, auditItem, setup or question. */
  nodeKind: Scalars['String']['output'];
  /** Order among the places of its parent. */
  order: Scalars['Int']['output'];
  /** Place that it stands in; null for the top. */
  parentId?: Maybe<Scalars['String']['output']>;
  /** Whether it may be deleted; what was used is retired instead. */
  remove: AllowedAct;
  /** Counts its changes; a write names the one that the caller saw. */
  version: Scalars['Int']['output'];
};

/** A place in a version. */
export type ContentNodeInput = {
  /** Id of the place. */
  contentId: Scalars['String']['input'];
  /** Id of the version. */
  id: Scalars['Int']['input'];
  /** self-assessment, required-documents or desk-audit. */
  kind: Scalars['String']['input'];
};

/** The number that a place gets. */
export type ContentNumberInput = {
  /** The place. */
  contentId: Scalars['String']['input'];
  /** Its new number, such as 1.1.2. */
  number: Scalars['String']['input'];
};

/** What a newer version would change in one started self-assessment. */
export type ContentUpgrade = {
  __typename?: 'ContentUpgrade';
  /** Every difference, in the order of the content. */
  changes: Array<ContentUpgradeChange>;
  /** The self-assessment, with how many differences there are. */
  record: ContentUpgradeRow;
  /** The newest version. */
  to: ContentVersionRow;
};

/** What a newer version adds, changes or removes. */
export type ContentUpgradeChange = {
  __typename?: 'ContentUpgradeChange';
  /** True when the agency has answered it. */
  answered: Scalars['Boolean']['output'];
  /** Id of the place, the same in every version. */
  contentId: Scalars['String']['output'];
  /** Its fields, when they change. */
  fields: Array<ChangedContentField>;
  /** added, changed or removed. */
  kind: Scalars['String']['output'];
  /** Its number with its title or text. */
  label: Scalars['String']['output'];
  /** questionnaire, section, subsection, item or category. */
  nodeKind: Scalars['String']['output'];
  /** True when its answer would be marked "Re-check". */
  recheck: Scalars['Boolean']['output'];
};

/** A started self-assessment on a version before the newest. */
export type ContentUpgradeRow = {
  __typename?: 'ContentUpgradeRow';
  /** Places that the newer version adds. */
  added: Scalars['Int']['output'];
  /** Name of the agency. */
  agency: Scalars['String']['output'];
  /** Answers to questions that no longer exist; they stay in the history. */
  answersRemoved: Scalars['Int']['output'];
  /** Places that it changes. */
  changed: Scalars['Int']['output'];
  /** Whether Keep and Upgrade are open, and why not. */
  decide: AllowedAct;
  /** Number of the version that it is on. */
  fromNumber: Scalars['Int']['output'];
  /** Id of the self-assessment. */
  id: Scalars['Int']['output'];
  /** True for the test agency, which no count includes. */
  isTest: Scalars['Boolean']['output'];
  /** Null while nobody decided to keep it. */
  kept?: Maybe<KeptVersion>;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Places that it no longer has. */
  removed: Scalars['Int']['output'];
  /** State of the self-assessment. */
  submitState: Scalars['Int']['output'];
  /** Answers that the agency would have to confirm. */
  toRecheck: Scalars['Int']['output'];
};

/** A version of the content with everything in it. */
export type ContentVersion = {
  __typename?: 'ContentVersion';
  /** Whether the caller may change it now. */
  edit: AllowedAct;
  /** Id among the versions of its kind. */
  id: Scalars['Int']['output'];
  /** self-assessment, required-documents or desk-audit. */
  kind: Scalars['String']['output'];
  /** Document categories for subsections, subsections for categories; null while there are none. */
  linked?: Maybe<Array<LinkedContent>>;
  /** All places; parent and order say where each stands. */
  nodes: Array<ContentNode>;
  /** Records on older versions of the year and part in which no agency has begun. */
  notStarted: Scalars['Int']['output'];
  /** Counts published versions of the year and part from 1; null for a draft. */
  number?: Maybe<Scalars['Int']['output']>;
  /** Part B or Part C. */
  part: Scalars['String']['output'];
  /** Who published it. */
  publishedBy?: Maybe<PersonRef>;
  /** When it was published. */
  publishedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Records of agencies that use it, without that of the test agency. */
  reviews: Scalars['Int']['output'];
  /** Draft, Published or Archived. */
  state: Scalars['String']['output'];
  /** The same for the test agency, which no other count includes. */
  testNotStarted: Scalars['Int']['output'];
  /** Records of the test agency that use it. */
  testReviews: Scalars['Int']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** Compliance year, launched or to come. */
  year: Scalars['Int']['output'];
};

/** A version of the content. */
export type ContentVersionInput = {
  /** Id of the version. */
  id: Scalars['Int']['input'];
  /** self-assessment, required-documents or desk-audit. */
  kind: Scalars['String']['input'];
};

/** A version after an act on it. */
export type ContentVersionPayload = {
  __typename?: 'ContentVersionPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  version?: Maybe<ContentVersion>;
};

/** A version of the content of a year and part. */
export type ContentVersionRow = {
  __typename?: 'ContentVersionRow';
  /** Whether the caller may change it now. */
  edit: AllowedAct;
  /** Id among the versions of its kind. */
  id: Scalars['Int']['output'];
  /** self-assessment, required-documents or desk-audit. */
  kind: Scalars['String']['output'];
  /** Records on older versions of the year and part in which no agency has begun. */
  notStarted: Scalars['Int']['output'];
  /** Counts published versions of the year and part from 1; null for a draft. */
  number?: Maybe<Scalars['Int']['output']>;
  /** Part B or Part C. */
  part: Scalars['String']['output'];
  /** Who published it. */
  publishedBy?: Maybe<PersonRef>;
  /** When it was published. */
  publishedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Records of agencies that use it, without that of the test agency. */
  reviews: Scalars['Int']['output'];
  /** Draft, Published or Archived. */
  state: Scalars['String']['output'];
  /** The same for the test agency, which no other count includes. */
  testNotStarted: Scalars['Int']['output'];
  /** Records of the test agency that use it. */
  testReviews: Scalars['Int']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** Compliance year, launched or to come. */
  year: Scalars['Int']['output'];
};

/** What an act on whole versions has done. */
export type ContentVersionsPayload = {
  __typename?: 'ContentVersionsPayload';
  /** Records that were moved onto the version. */
  applied: Scalars['Int']['output'];
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Records that agencies got. */
  records: Scalars['Int']['output'];
  /** All versions of the kind as they stand now; null when they could not be read. */
  versions?: Maybe<Array<ContentVersionRow>>;
};

/** Items that were corrected before the report, and the newer data that show it. */
export type CorrectedBeforeInput = {
  /** Ids of the items. */
  itemIds: Array<Scalars['String']['input']>;
  /** What was reviewed. */
  note: Scalars['String']['input'];
  /** First day of the records, YYYY-MM-DD. */
  periodFrom: Scalars['String']['input'];
  /** Last day of the records, YYYY-MM-DD. */
  periodTo: Scalars['String']['input'];
  /** Records reviewed, all of them compliant. */
  recordsReviewed: Scalars['Int']['input'];
};

/** What the state says about a correction. */
export type CorrectionVerdict =
  /** Something is missing; a comment says what. */
  | 'return'
  /** Takes a verification back, with a reason. */
  | 'undo'
  /** The case is corrected, or the child has left the jurisdiction. */
  | 'verify';

/** Individual cases of the open findings. */
export type CorrectionsDone = {
  __typename?: 'CorrectionsDone';
  /** Cases in all. */
  total: Scalars['Int']['output'];
  /** Cases that need no further action. */
  verified: Scalars['Int']['output'];
};

/** A new announcement. */
export type CreateAnnouncementInput = {
  /** Rich text; sanitised before it is stored. */
  body: Scalars['String']['input'];
  /** Whether readers may put it away. */
  dismissible: Scalars['Boolean']['input'];
  /** First day on which it is shown, YYYY-MM-DD. */
  fromDay: Scalars['String']['input'];
  /** Ids of the agencies that it is for; empty for every agency. */
  leaIds: Array<Scalars['Int']['input']>;
  /** Roles that it is for; empty for every role. */
  roles: Array<Scalars['String']['input']>;
  /** How loud it is. */
  severity: AnnouncementSeverity;
  /** What it is about, in one line. */
  title: Scalars['String']['input'];
  /** Last day on which it is shown, YYYY-MM-DD. */
  toDay: Scalars['String']['input'];
};

/** Audits to create: one for each agency and part. */
export type CreateAuditsInput = {
  /** Day by which documents are due, YYYY-MM-DD. */
  documentsDueOn?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the agencies. */
  leaIds: Array<Scalars['Int']['input']>;
  /** Id of the state monitor who leads them. */
  leadMonitorId: Scalars['String']['input'];
  /** Part B, Part C or both. */
  parts: Array<Scalars['String']['input']>;
  /** Day on which they are planned to end, YYYY-MM-DD. */
  plannedEnd?: InputMaybe<Scalars['String']['input']>;
  /** Day on which they are planned to start, YYYY-MM-DD. */
  plannedStart: Scalars['String']['input'];
  /** Cyclical, Targeted, Complaint follow-up, Determination follow-up or Other. */
  reason: Scalars['String']['input'];
  /** The reason in words; required with Other. */
  reasonText?: InputMaybe<Scalars['String']['input']>;
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Compliance year. */
  year: Scalars['Int']['input'];
};

/** A new event. */
export type CreateCalendarEventInput = {
  /** More about it; required where the reason is Other. */
  description: Scalars['String']['input'];
  /** Last day, included; null for one day. */
  endTime?: InputMaybe<Scalars['String']['input']>;
  /** The chosen reason. */
  eventDescription: Scalars['String']['input'];
  /** 1 for an LITP/LEA/PA event, 2 for an individual school event. */
  eventType: Scalars['Int']['input'];
  /** Id of the agency. */
  leaId: Scalars['Int']['input'];
  /** Where it takes place. */
  location: Scalars['String']['input'];
  /** 'Part B', 'Part C', or empty for Part C/B. */
  part: Scalars['String']['input'];
  /** Name of the school of an individual school event, otherwise empty. */
  school: Scalars['String']['input'];
  /** First day. Every event lasts whole days, in UTC-10. YYYY-MM-DD. */
  startTime: Scalars['String']['input'];
  /** What it is called; empty when its reason says enough. */
  subject: Scalars['String']['input'];
};

/** A new draft. */
export type CreateContentVersionInput = {
  /** Published version that it begins with. */
  fromId: Scalars['Int']['input'];
  /** self-assessment, required-documents or desk-audit. */
  kind: Scalars['String']['input'];
  /** Compliance year that it is for. */
  year: Scalars['Int']['input'];
};

/** A new agency. Its texts, contacts and links are added by updateLea. */
export type CreateLeaInput = {
  /** Two-digit number of the state, or letters. */
  code: Scalars['String']['input'];
  /** Serves children from 3 to 21 (IDEA Part B). */
  hasPartB: Scalars['Boolean']['input'];
  /** Serves infants and toddlers (IDEA Part C). */
  hasPartC: Scalars['Boolean']['input'];
  /** True for the training agency, which no count includes. */
  isTest: Scalars['Boolean']['input'];
  /** LEA for a local school system, PA for another public agency. */
  kind: Scalars['String']['input'];
  /** Full name: Allegany County Public Schools. */
  name: Scalars['String']['input'];
  /** Name for menus and badges: Allegany County. */
  shortName: Scalars['String']['input'];
};

/** A new template. */
export type CreateNoteTemplateInput = {
  /** Category that it sets; 0 for none. */
  category?: Scalars['Int']['input'];
  /** Rich text; sanitised before it is stored. */
  textNote: Scalars['String']['input'];
  /** Title, as it is chosen by. */
  title: Scalars['String']['input'];
};

/** A new role. */
export type CreateRoleInput = {
  /** What it is for. */
  description: Scalars['String']['input'];
  /** Name of the role. */
  name: Scalars['String']['input'];
  /** Values of its permissions: at least one, unless it had none before. */
  permissions: Array<Scalars['String']['input']>;
};

/** A new training item. */
export type CreateTrainingItemInput = {
  /** Rich text; sanitised before it is stored. */
  body?: Scalars['String']['input'];
  /** How long it takes, in minutes. */
  durationMin?: InputMaybe<Scalars['Int']['input']>;
  /** Video, Guide PDF, Slides, FAQ, Link or Interactive. */
  kind: Scalars['String']['input'];
  /** Part of the portal that it is about. */
  module: Scalars['String']['input'];
  /** Roles that it is for; none for everybody. */
  roles?: Array<Scalars['String']['input']>;
  /** Beginnings of the addresses that it explains. */
  routes?: Array<Scalars['String']['input']>;
  /** What it is about, in a sentence or two. */
  summary: Scalars['String']['input'];
  /** What it is called. */
  title: Scalars['String']['input'];
  /** What is said in a film, as text. */
  transcript?: Scalars['String']['input'];
  /** Address outside of the portal. */
  url?: Scalars['String']['input'];
};

/** A new user. The person gets a link by mail that leads to Set Password. */
export type CreateUserInput = {
  /** E-mail address; it is the user name too. */
  email: Scalars['String']['input'];
  /** First and last name. */
  fullName: Scalars['String']['input'];
  /** Job title, shown before the name; as it is when left out. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Agency of local people; null for state staff. */
  leaId?: InputMaybe<Scalars['Int']['input']>;
  /** Telephone number. */
  phoneNumber: Scalars['String']['input'];
  /** 'Preferred LEA Dashboard', for state staff only. */
  preferredLeaId?: InputMaybe<Scalars['Int']['input']>;
  /** One role of the portal, and any number of roles that the state made, by their names. */
  roles: Array<Scalars['String']['input']>;
  /** Agencies to hear about, for state staff only; a liaison is limited to them. */
  selectedLeas?: Array<Scalars['Int']['input']>;
  /** Title of the person, such as Director. */
  title: Scalars['String']['input'];
};

/** One of several acts on one record. */
export type DashboardAct = {
  __typename?: 'DashboardAct';
  /** When it happened. */
  at: Scalars['DateTimeISO']['output'];
  /** Full name of who did it; null for the portal itself. */
  by?: Maybe<Scalars['String']['output']>;
  /** Number of the entry in the history. */
  seq: Scalars['Int']['output'];
};

/** Something that happened in an agency. */
export type DashboardActivity = {
  __typename?: 'DashboardActivity';
  /** Name of the use case. */
  action: Scalars['String']['output'];
  /** When it happened. */
  at: Scalars['DateTimeISO']['output'];
  /** Full name of who did it; null for the portal itself. */
  by?: Maybe<Scalars['String']['output']>;
  /** How many acts of this kind on this record; the row is the newest of them. */
  count: Scalars['Int']['output'];
  /** These in words: 362 changes to due dates; null for one. */
  counted?: Maybe<Scalars['String']['output']>;
  /** Short name of the agency. */
  lea: Scalars['String']['output'];
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Prong of an audit, or of the record of one. */
  placeId?: Maybe<Scalars['Int']['output']>;
  /** Kind of audit, of which the address of the record depends: desk-audit. */
  recordKind?: Maybe<Scalars['String']['output']>;
  /** Number of the entry in the history. */
  seq: Scalars['Int']['output'];
  /** The newest of them, one by one; none where there is one only. */
  single: Array<DashboardAct>;
  /** Id of the record. */
  targetId: Scalars['String']['output'];
  /** Kind of record. */
  targetType: Scalars['String']['output'];
};

/** One agency in the grid of the state dashboard. */
export type DashboardAgency = {
  __typename?: 'DashboardAgency';
  /** Audits of the year, by kind and part. */
  audits: Array<DashboardAudit>;
  /** Of these, those that wait for the state. */
  auditsWaiting: Scalars['Int']['output'];
  /** Number of the agency, 01. */
  code: Scalars['String']['output'];
  /** Year of the cycle, 1 to 6. */
  cohort?: Maybe<Scalars['Int']['output']>;
  /** Required documents that nobody of the state has marked Received. */
  documentsWaiting: Scalars['Int']['output'];
  /** Findings that are issued and not closed, whatever their year. */
  findingsOpen: Scalars['Int']['output'];
  /** Of these, past their due date. */
  findingsOverdue: Scalars['Int']['output'];
  /** The turn is that of the agency, and nothing happened in 30 days. */
  idle: Scalars['Boolean']['output'];
  /** Newest work on its self-assessments or corrections. */
  lastActivityOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Whether the caller answers for it in the year. */
  mine: Scalars['Boolean']['output'];
  /** State monitors who answer for it in the year, by name. */
  monitors: Array<PersonRef>;
  /** Name of the agency. */
  name: Scalars['String']['output'];
  /** Files of the agency since the visit before; of 30 days on the first visit. */
  newUploads: Scalars['Int']['output'];
  /** Its self-assessments, by part. */
  selfAssessments: Array<DashboardSelfAssessment>;
  /** Activated, not handed in, and past their due date. */
  selfAssessmentsOverdue: Scalars['Int']['output'];
  /** Short name of the agency. */
  shortName: Scalars['String']['output'];
  /** Subsections whose turn is that of the state. */
  subsectionsWaiting: Scalars['Int']['output'];
};

/** Where one audit stands. */
export type DashboardAudit = {
  __typename?: 'DashboardAudit';
  /** What is due next: the start, documents, the review, or the earliest correction. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Id of the audit. */
  id: Scalars['Int']['output'];
  /** Kind of audit in words. */
  label: Scalars['String']['output'];
  /** 1 for the review of records, 2 for the review of newer data. */
  number: Scalars['Int']['output'];
  /** Part B or Part C. */
  part: Scalars['String']['output'];
  /** How far the present step is; null where nothing is counted, or is not for the caller. */
  progress?: Maybe<AuditProgress>;
  /** Where it is: id of the last round of its last prong. */
  prongId: Scalars['Int']['output'];
  /** Round of the review of newer data. */
  round: Scalars['Int']['output'];
  /** Number of the status, 0 to 9. */
  status: Scalars['Int']['output'];
  /** Kind of audit as in addresses: desk-audit. */
  typeKey: Scalars['String']['output'];
  /** Whether the turn is that of the state, or corrections wait to be verified. */
  waitsForState: Scalars['Boolean']['output'];
};

/** A deadline or an event. */
export type DashboardDay = {
  __typename?: 'DashboardDay';
  /** Id of the record. */
  id: Scalars['Int']['output'];
  /** selfAssessment, response, audit, correction, finding, report or event. */
  kind: Scalars['String']['output'];
  /** Short name of the agency. */
  lea: Scalars['String']['output'];
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Name of the record. */
  name: Scalars['String']['output'];
  /** The day, or the first day in the span. */
  on: Scalars['LocalDate']['output'];
  /** Part B, Part C, or empty for both. */
  part: Scalars['String']['output'];
  /** Kind of record, where its address depends on it: desk-audit. */
  recordKind?: Maybe<Scalars['String']['output']>;
  /** Last day of an event that lasts longer. */
  until?: Maybe<Scalars['LocalDate']['output']>;
};

/** Where the self-assessment of one part stands. */
export type DashboardSelfAssessment = {
  __typename?: 'DashboardSelfAssessment';
  /** Required items that apply: denominator of the completion. */
  answerable: Scalars['Int']['output'];
  /** Answered required items: numerator of the completion. */
  answered: Scalars['Int']['output'];
  /** Required categories. */
  documentsNeeded: Scalars['Int']['output'];
  /** Required categories with a document or more. */
  documentsReceived: Scalars['Int']['output'];
  /** Derivation of the due date; for a single agency only, null in the grid of all. */
  dueDerivation?: Maybe<Scalars['String']['output']>;
  /** The due date in force: that of a response while a selective report waits for one. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Id of the self-assessment. */
  id: Scalars['Int']['output'];
  /** Part B or Part C. */
  part: Scalars['String']['output'];
  /** Number of the state, 0 to 9. */
  submitState: Scalars['Int']['output'];
  /** Subsections that are ready or further. */
  subsectionsReady: Scalars['Int']['output'];
  /** Subsections in all. */
  subsectionsTotal: Scalars['Int']['output'];
};

/** Which annual reports are accepted or returned. */
export type DecideAnnualReportsInput = {
  /** 'Accept' or 'Return'. */
  decision: Scalars['String']['input'];
  /** Ids of the agencies. */
  leaIds: Array<Scalars['Int']['input']>;
  /** Why they are returned. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Compliance year of the school year that is reported. */
  year: Scalars['Int']['input'];
};

/** What becomes of started self-assessments that are on a version before this one. */
export type DecideContentUpgradesInput = {
  /** Keep or Upgrade. */
  decision: Scalars['String']['input'];
  /** Id of the version. */
  id: Scalars['Int']['input'];
  /** self-assessment, required-documents or desk-audit. */
  kind: Scalars['String']['input'];
  /** The self-assessments, at most 200. */
  selfAssessmentIds: Array<Scalars['Int']['input']>;
};

/** What a decision has done. */
export type DecideContentUpgradesPayload = {
  __typename?: 'DecideContentUpgradesPayload';
  /** How many were decided. */
  done: Scalars['Int']['output'];
  /** Why all of it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The list as it stands now. */
  records?: Maybe<Array<ContentUpgradeRow>>;
  /** Those that were left alone. */
  refused: Array<RefusedUpgrade>;
};

/** What the state decides about a request for documents. */
export type DecideDocumentRequestInput = {
  /** close, askAgain, extend or withdraw. */
  decision: Scalars['String']['input'];
  /** New day by which it is due, YYYY-MM-DD. */
  dueOn?: InputMaybe<Scalars['String']['input']>;
  /** Id of the request. */
  id: Scalars['Int']['input'];
  /** Required, unless an answer is accepted. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version that the change was made from. */
  version: Scalars['Int']['input'];
};

/** A decision about a finding. */
export type DecideFindingInput = {
  /** What is decided. */
  decision: FindingDecision;
  /** Id of the finding. */
  id: Scalars['Int']['input'];
  /** Why it is decided so. */
  reason: Scalars['String']['input'];
  /** Version of the finding that was seen. */
  version: Scalars['Int']['input'];
};

/** Decisions about pieces of the answers of a justification. */
export type DecideJustificationWordsInput = {
  /** Id of the agency. */
  leaId: Scalars['Int']['input'];
  /** The decisions; others stay as they are. */
  words: Array<FlaggedWordInput>;
  /** Compliance year. */
  year: Scalars['Int']['input'];
};

/** Which justifications are accepted or returned. */
export type DecideJustificationsInput = {
  /** 'Accept' or 'Return'. */
  decision: Scalars['String']['input'];
  /** Ids of the agencies. */
  leaIds: Array<Scalars['Int']['input']>;
  /** Why they are returned. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Compliance year. */
  year: Scalars['Int']['input'];
};

/** What became of annual reports that were decided on. */
export type DecidedAnnualReportsPayload = {
  __typename?: 'DecidedAnnualReportsPayload';
  /** How many were accepted or returned: all of them, or none. */
  decided: Scalars['Int']['output'];
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** What became of justifications that were decided on. */
export type DecidedJustificationsPayload = {
  __typename?: 'DecidedJustificationsPayload';
  /** How many were accepted or returned: all of them, or none. */
  decided: Scalars['Int']['output'];
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A file of a correction. */
export type DeleteCorrectionFileInput = {
  /** Id of the file. */
  id: Scalars['ID']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** Takes the logo of an agency away. */
export type DeleteLeaLogoInput = {
  /** The agency. */
  id: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** What became of the wish to take a template away. */
export type DeleteNoteTemplatePayload = {
  __typename?: 'DeleteNoteTemplatePayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A document that is deleted. */
export type DeleteRecordFileInput = {
  /** Id of the document. */
  id: Scalars['ID']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** Whether the role was deleted. */
export type DeleteRolePayload = {
  __typename?: 'DeleteRolePayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** On CONFLICT the role as it stands now; otherwise null. */
  role?: Maybe<Role>;
};

/** A record that is taken out of the sample. */
export type DeleteSampleRecordInput = {
  /** Id of the record. */
  id: Scalars['Int']['input'];
  /** Why; required. */
  reason: Scalars['String']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version that the change was made from. */
  version: Scalars['Int']['input'];
};

/** Whether the document was deleted. */
export type DeleteSupportingDocumentPayload = {
  __typename?: 'DeleteSupportingDocumentPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** What became of the wish to put an announcement away. */
export type DismissAnnouncementPayload = {
  __typename?: 'DismissAnnouncementPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A person and a required document category. */
export type DocumentAssignmentInput = {
  /** The category in its self-assessment. */
  categoryResponseId: Scalars['Int']['input'];
  /** The person. */
  userId: Scalars['ID']['input'];
};

/** The people of the agency after the assignment. */
export type DocumentAssignmentPayload = {
  __typename?: 'DocumentAssignmentPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Users of the agency with a mark for those assigned; empty when it was refused. */
  users: Array<AssignableUser>;
};

/** A person who is to hand in the documents of a category. */
export type DocumentCategoryResponseAssignment = {
  __typename?: 'DocumentCategoryResponseAssignment';
  /** The person. */
  user: PersonRef;
};

/** The texts of two documents of an item of a set side by side. */
export type DocumentComparison = {
  __typename?: 'DocumentComparison';
  /** Passages that only the newer document has. */
  added: Scalars['Int']['output'];
  /** Passages that differ. */
  changed: Scalars['Int']['output'];
  /** Documents that can be chosen, the oldest first. */
  documents: Array<ComparableDocument>;
  /** Id of the item. */
  itemId: Scalars['ID']['output'];
  /** The document on the right; null where the item has none. */
  newer?: Maybe<ComparedDocument>;
  /** Number of the item. */
  number: Scalars['String']['output'];
  /** The document on the left; null where there is nothing to compare with. */
  older?: Maybe<ComparedDocument>;
  /** Passages that only the older document has. */
  removed: Scalars['Int']['output'];
  /** Passages side by side, in their order. */
  rows: Array<ComparedRow>;
  /** The requirement. */
  text: Scalars['String']['output'];
};

/** A request of the state for more documents of a record. */
export type DocumentRequest = {
  __typename?: 'DocumentRequest';
  /** What the agency says; empty before the first answer. */
  answer: Scalars['String']['output'];
  /** Whether the caller may answer it now. */
  answerIt: AllowedAct;
  /** Who answered last. */
  answeredBy?: Maybe<PersonRef>;
  /** When it was answered last. */
  answeredOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Whether the caller may return the answer now. */
  askAgain: AllowedAct;
  /** Local users who work on the record. */
  assignees: Array<PersonRef>;
  /** Whether the caller may accept the answer, or close the request, now. */
  close: AllowedAct;
  /** Who decided last. */
  decidedBy?: Maybe<PersonRef>;
  /** When it was decided last. */
  decidedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** What the state said with its last decision. */
  decision: Scalars['String']['output'];
  /** How that day came about, in sentences. */
  dueDerivation: Scalars['String']['output'];
  /** Day by which it is due, YYYY-MM-DD. */
  dueOn: Scalars['String']['output'];
  /** Whether the caller may give more time now. */
  extend: AllowedAct;
  /** Each time that the state gave more time. */
  extensions: Array<RequestExtension>;
  /** Documents that were uploaded as the answer. */
  files: Scalars['Int']['output'];
  /** Id of the request. */
  id: Scalars['Int']['output'];
  /** Item that it is about; null for the record as a whole. */
  itemId?: Maybe<Scalars['String']['output']>;
  /** Number of that item; empty for the record as a whole. */
  itemNumber: Scalars['String']['output'];
  /** The requirement of that item. */
  itemText: Scalars['String']['output'];
  /** The agency says that there is no such document. */
  noDocument: Scalars['Boolean']['output'];
  /** Place of the record in the sample, counted from 1. */
  order: Scalars['Int']['output'];
  /** Id of the prong. */
  prongId: Scalars['Int']['output'];
  /** Id of the record. */
  recordId: Scalars['Int']['output'];
  /** Whether the caller may remind the agency now. */
  remind: AllowedAct;
  /** Day on which a monitor reminded the agency last. */
  remindedOn?: Maybe<Scalars['String']['output']>;
  /** Who asks. */
  requestedBy: PersonRef;
  /** When it was asked. */
  requestedOn: Scalars['DateTimeISO']['output'];
  /** Open, Answered, Closed or Withdrawn. */
  state: Scalars['String']['output'];
  /** The student, masked. */
  student: Scalars['String']['output'];
  /** What is wanted. */
  text: Scalars['String']['output'];
  /** Version, to be sent with a change. */
  version: Scalars['Int']['output'];
  /** Whether the caller may withdraw it now. */
  withdraw: AllowedAct;
};

/** A request for documents after the act. */
export type DocumentRequestPayload = {
  __typename?: 'DocumentRequestPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, also on a conflict; null when it was refused otherwise. */
  request?: Maybe<DocumentRequest>;
};

/** The requests for documents of a record after the act. */
export type DocumentRequestsPayload = {
  __typename?: 'DocumentRequestsPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As they stand now; empty when it was refused. */
  requests: Array<DocumentRequest>;
};

/** What an agency says and sends about each item of a review without a sample. */
export type DocumentSet = {
  __typename?: 'DocumentSet';
  /** Items with new documents. */
  changed: Scalars['Int']['output'];
  /** Day on which the documents are due. */
  dueOn?: Maybe<Scalars['String']['output']>;
  /** Whether the reader sees no files. */
  filesHidden: Scalars['Boolean']['output'];
  /** Whether the caller may hand the set in now. */
  handIn: AllowedAct;
  /** Who handed it in last. */
  handedInBy?: Maybe<PersonRef>;
  /** When the set was handed in last; null before. */
  handedInOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Id of the record. */
  id: Scalars['Int']['output'];
  /** The items in their order. */
  items: Array<DocumentSetItem>;
  /** Compliance year of the review before; null for the first. */
  lastReviewYear?: Maybe<Scalars['Int']['output']>;
  /** Compliance year in which the rotation asks for the next. */
  nextReviewYear?: Maybe<Scalars['Int']['output']>;
  /** Items that the agency says are not applicable. */
  notApplicable: Scalars['Int']['output'];
  /** Items with something missing. */
  open: Scalars['Int']['output'];
  /** Whether the caller may write about items now. */
  save: AllowedAct;
  /** Items that were attested as unchanged. */
  unchanged: Scalars['Int']['output'];
  /** Whether the caller may upload documents now. */
  upload: AllowedAct;
};

/** One item of a document set with what the agency says and sends about it. */
export type DocumentSetItem = {
  __typename?: 'DocumentSetItem';
  /** Whether the caller may attest now that nothing changed. */
  attest: AllowedAct;
  /** Who attested that nothing changed. */
  attestedBy?: Maybe<PersonRef>;
  /** When it was attested. */
  attestedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Day on which the board approved it. */
  boardApprovedOn?: Maybe<Scalars['String']['output']>;
  /** Regulations that require it. */
  citations: Array<Scalars['String']['output']>;
  /** Documents in which the rule is usually found. */
  documentHints: Array<Scalars['String']['output']>;
  /** Documents of this review; empty for readers who see no files. */
  documents: Array<RecordFile>;
  /** Day from which the documents are in force. */
  effectiveOn?: Maybe<Scalars['String']['output']>;
  /** The version that was accepted last; null where none can be carried forward. */
  former?: Maybe<FormerSetVersion>;
  /** What is missing before the set can be handed in. */
  gaps: Array<Scalars['String']['output']>;
  /** What to look for. */
  guidance: Scalars['String']['output'];
  /** Id of the item. */
  id: Scalars['ID']['output'];
  /** Number of the item. */
  number: Scalars['String']['output'];
  /** Where in the documents the rule stands. */
  pages: Scalars['String']['output'];
  /** Why the item is not applicable. */
  reason: Scalars['String']['output'];
  /** Day of the last revision. */
  revisedOn?: Maybe<Scalars['String']['output']>;
  /** What has to be revised, in a review of revised documents. */
  revision?: Maybe<RequiredRevision>;
  /** Title of its section. */
  section: Scalars['String']['output'];
  /** What the agency says: documents, noChange or notApplicable; null while it says nothing. */
  standing?: Maybe<Scalars['String']['output']>;
  /** The requirement. */
  text: Scalars['String']['output'];
  /** 0 while nobody wrote anything. */
  version: Scalars['Int']['output'];
  /** All versions of the documents, the oldest first. */
  versions: Array<SetDocumentVersion>;
};

/** The answer to saving an item of a document set. */
export type DocumentSetPayload = {
  __typename?: 'DocumentSetPayload';
  /** Why it was not saved; empty when it was. */
  errors: Array<UserError>;
  /** The set as it stands now, also on a conflict. */
  set?: Maybe<DocumentSet>;
};

/** How much of the document set of an audit is answered and changed. */
export type DocumentSetRow = {
  __typename?: 'DocumentSetRow';
  /** Items with new documents. */
  changed: Scalars['Int']['output'];
  /** When the set was handed in last; null before. */
  handedInOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Id of the audit. */
  id: Scalars['Int']['output'];
  /** Items of the set. */
  items: Scalars['Int']['output'];
  /** Compliance year of the review before; null for the first. */
  lastReviewYear?: Maybe<Scalars['Int']['output']>;
  /** Compliance year in which the rotation asks for the next. */
  nextReviewYear?: Maybe<Scalars['Int']['output']>;
  /** Items that the agency says are not applicable. */
  notApplicable: Scalars['Int']['output'];
  /** Items with something missing. */
  open: Scalars['Int']['output'];
  /** Items that were attested as unchanged. */
  unchanged: Scalars['Int']['output'];
};

/** Required documents of one part. */
export type DocumentsOfPart = {
  __typename?: 'DocumentsOfPart';
  /** Part B or Part C. */
  part: Scalars['String']['output'];
  /** Of these, marked Received by the state. */
  received: Scalars['Int']['output'];
  /** Documents that the agency handed in. */
  sent: Scalars['Int']['output'];
};

/** A finding to be drafted. */
export type DraftFindingInput = {
  /** Its individual cases. */
  cases?: Array<FindingCaseInput>;
  /** The requirement that was not met. */
  citationId?: InputMaybe<Scalars['Int']['input']>;
  /** Grouped by requirement, or Individual. */
  countingMode?: FindingCountingMode;
  /** What was found. */
  description: Scalars['String']['input'];
  /** Day on which it was found. */
  discoveredOn: Scalars['LocalDate']['input'];
  /** The data that show it. */
  evidenceSummary?: Scalars['String']['input'];
  /** Federal indicator that it is counted under. */
  indicatorCode?: InputMaybe<Scalars['String']['input']>;
  /** Item that it was found in. */
  itemId?: InputMaybe<Scalars['Int']['input']>;
  /** Agency, for other sources. */
  leaId?: InputMaybe<Scalars['Int']['input']>;
  /** Monitor who answers for it; the drafter without it. */
  ownerMonitorId?: InputMaybe<Scalars['ID']['input']>;
  /** 'Part B' or 'Part C', for other sources. */
  part?: InputMaybe<Scalars['String']['input']>;
  /** Self-assessment that it was found in. */
  questionnaireResponseId?: InputMaybe<Scalars['Int']['input']>;
  /** Where it was found. */
  source: FindingSource;
  /** Subsection that it was found in. */
  subsectionResponseId?: InputMaybe<Scalars['Int']['input']>;
  /** True when it concerns how the agency works. */
  systemic?: Scalars['Boolean']['input'];
  /** Compliance year, for other sources. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** A draw of a sample. */
export type DrawnSample = {
  __typename?: 'DrawnSample';
  /** Version of the algorithm. */
  algorithm: Scalars['Int']['output'];
  /** Later changes; the certificate has each. */
  changes: Scalars['Int']['output'];
  /** When it was drawn. */
  drawnAt: Scalars['DateTimeISO']['output'];
  /** Who drew it. */
  drawnBy: Scalars['String']['output'];
  /** Quotas in their order. */
  quotas: Array<SampleQuota>;
  /** Seed of the draw, a number of 32 bits. */
  seed: Scalars['String']['output'];
  /** Rows that were drawn. */
  size: Scalars['Int']['output'];
  /** Groups in the order in which they are drawn. */
  strata: Array<SampleStratum>;
};

/** What was answered about the same child in an earlier year. */
export type EarlierAnswer = {
  __typename?: 'EarlierAnswer';
  /** The answer in words. */
  answer: Scalars['String']['output'];
  /** Comment. */
  comment: Scalars['String']['output'];
  /** met, notMet, excluded or open. */
  counts: Scalars['String']['output'];
  /** The same in every version of the content. */
  lineageId: Scalars['String']['output'];
};

/** Answers of an earlier year about the child of a record. */
export type EarlierAnswers = {
  __typename?: 'EarlierAnswers';
  /** By lineage of the items. */
  items: Array<EarlierAnswer>;
  /** Id of the record that they are shown beside. */
  recordId: Scalars['Int']['output'];
  /** Year of the answers; null where there are none. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** New words of an own comment. */
export type EditCaseStudyCommentInput = {
  /** Its words, as rich text. */
  body: Scalars['String']['input'];
  /** Id of the comment. */
  commentId: Scalars['Int']['input'];
  /** Id of the case study. */
  id: Scalars['Int']['input'];
  /** Version of the comment that was seen. */
  version: Scalars['Int']['input'];
};

/** A comment with its new words. */
export type EditFindingCommentInput = {
  /** Its words, as rich text. */
  body: Scalars['String']['input'];
  /** Id of the comment. */
  commentId: Scalars['Int']['input'];
  /** Id of the finding. */
  id: Scalars['Int']['input'];
  /** Version of the comment that was seen. */
  version: Scalars['Int']['input'];
};

/** A comment on a record with its new words. */
export type EditRecordCommentInput = {
  /** Its words, as rich text. */
  body: Scalars['String']['input'];
  /** Id of the comment. */
  commentId: Scalars['Int']['input'];
  /** Id of the record. */
  id: Scalars['Int']['input'];
  /** Version of the comment that was seen. */
  version: Scalars['Int']['input'];
};

/** Whether it was done. */
export type EmailChangePayload = {
  __typename?: 'EmailChangePayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** An erasure of the data of the students of an audit. */
export type EraseAuditStudentsInput = {
  /** That the data cannot be restored. */
  confirm: Scalars['Boolean']['input'];
  /** Id of the audit. */
  id: Scalars['Int']['input'];
  /** Why they are erased. */
  reason: Scalars['String']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version of the audit. */
  version: Scalars['Int']['input'];
};

/** What kind of refusal or fault an error is. Read this, never the text of a message. */
export type ErrorCode =
  /** A value was refused; `field` says which. */
  | 'BAD_USER_INPUT'
  /** The record has changed meanwhile, or is not in a state for this act. */
  | 'CONFLICT'
  /** The role of the person does not allow this. */
  | 'FORBIDDEN'
  /** Something went wrong that is not the doing of the person. */
  | 'INTERNAL'
  /** There is no such record for this person. */
  | 'NOT_FOUND'
  /** Too many tries; wait before the next one. */
  | 'TOO_MANY_REQUESTS'
  /** Nobody is signed in, or the sign-in was refused. */
  | 'UNAUTHENTICATED'
  /** The system of record did not answer in time. */
  | 'UPSTREAM_TIMEOUT'
  /** The system of record cannot be reached or gave no usable answer. */
  | 'UPSTREAM_UNAVAILABLE';

/** A final report to look at. */
export type FinalReportInput = {
  /** Day by which the agency acknowledges. */
  acknowledgeBy: Scalars['LocalDate']['input'];
  /** What happens next. */
  nextSteps: Scalars['String']['input'];
  /** Recommendations of the state. */
  recommendations: Scalars['String']['input'];
  /** The self-assessment. */
  selfAssessmentId: Scalars['Int']['input'];
};

/** A finding of noncompliance with its cases, reviews of newer data and letters. */
export type Finding = {
  __typename?: 'Finding';
  /** Whether the caller may upload documents of the finding itself. */
  addEvidence: AllowedAct;
  /** Whether the caller may choose the people of the agency who work on it now. */
  assign: AllowedAct;
  /** People of the agency who work on the corrections. */
  assignees: Array<PersonRef>;
  /** Its individual cases. */
  cases: Array<FindingCase>;
  /** Of those, children who left. */
  casesLeft: Scalars['Int']['output'];
  /** Cases whose correction was submitted, or further. */
  casesSubmitted: Scalars['Int']['output'];
  /** Individual cases. */
  casesTotal: Scalars['Int']['output'];
  /** Cases verified, or whose child left the jurisdiction. */
  casesVerified: Scalars['Int']['output'];
  /** Who changed it last. */
  changedBy: PersonRef;
  /** When it was changed last. */
  changedOn: Scalars['DateTimeISO']['output'];
  /** The requirement that was not met; a draft may lack it. */
  citation?: Maybe<FindingCitation>;
  /** Whether the caller may close it now. */
  close: AllowedAct;
  /** Whether the caller may record that it was corrected before it was issued now. */
  closeBeforeIssuing: AllowedAct;
  /** Day on which it was closed. */
  closedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Whether the caller may write comments that the agency reads too. */
  comment: AllowedAct;
  /** Whether the caller may write comments for the state alone. */
  commentInternally: AllowedAct;
  /** What people say about it, oldest first. Internal comments are for people of the state alone. */
  comments: Array<FindingComment>;
  /** Later of the two verifications; it decides timeliness. */
  correctedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Grouped by requirement, or Individual. */
  countingMode: Scalars['String']['output'];
  /** Who drafted it. */
  createdBy: PersonRef;
  /** When it was drafted. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** What was found. */
  description: Scalars['String']['output'];
  /** Day on which the noncompliance was found. */
  discoveredOn: Scalars['LocalDate']['output'];
  /** One year later; federal rules allow no extension. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** True when it is due in 60 days or less. */
  dueSoon: Scalars['Boolean']['output'];
  /** Whether the caller may change the draft now. */
  edit: AllowedAct;
  /** How far it has fallen behind: 0 not, 1 to 3 at 90, 180 and 270 days, 4 overdue, 5 longstanding. */
  escalation: Scalars['Int']['output'];
  /** Documents of the finding itself. */
  evidence: Array<FindingFile>;
  /** The data that show it. */
  evidenceSummary: Scalars['String']['output'];
  /** Files that were uploaded for the next review of newer data. */
  files: Array<FindingFile>;
  /** Id of the finding. */
  id: Scalars['Int']['output'];
  /** Federal indicator that it is counted under. */
  indicatorCode?: Maybe<Scalars['String']['output']>;
  /** Whether the caller may issue it now. */
  issue: AllowedAct;
  /** Three months later: the letter is due. */
  issueBy: Scalars['LocalDate']['output'];
  /** Day of the written notification; null before it. */
  issuedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Number of the item that it was found in. */
  itemNumber?: Maybe<Scalars['String']['output']>;
  /** Text of that item. */
  itemText?: Maybe<Scalars['String']['output']>;
  /** Of those, compliant. */
  lastRoundCompliant?: Maybe<Scalars['Int']['output']>;
  /** 'passed', 'failed' or 'noneApplies': outcome of the latest review that still counts. */
  lastRoundOutcome?: Maybe<Scalars['String']['output']>;
  /** Records of the latest review. */
  lastRoundReviewed?: Maybe<Scalars['Int']['output']>;
  /** The agency that it belongs to. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Its letters, the oldest first. */
  letters: Array<FindingLetter>;
  /** True when it is more than a year overdue. */
  longstanding: Scalars['Boolean']['output'];
  /** First day whose records count in a review of newer data. */
  newerDataFrom: Scalars['LocalDate']['output'];
  /** Number of the finding, such as F-2026-01-B-0001. */
  number: Scalars['String']['output'];
  /** True when it is open and its due date is over. */
  overdue: Scalars['Boolean']['output'];
  /** Whether the caller may choose the monitor who answers for it now. */
  ownFinding: AllowedAct;
  /** State monitor who answers for it. */
  owner?: Maybe<PersonRef>;
  /** 'Part B' for children from 3 to 21, 'Part C' for infants and toddlers. */
  part: Scalars['String']['output'];
  /** Day since which no individual case is open. */
  prong1VerifiedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Day on which newer data was found compliant. */
  prong2VerifiedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Whether the caller may record a review of newer data now. */
  recordRound: AllowedAct;
  /** Whether the caller may send a reminder now. */
  remind: AllowedAct;
  /** Whether the caller may reopen it now. */
  reopen: AllowedAct;
  /** True when the agency had the same finding in one of the two years before. */
  repeat: Scalars['Boolean']['output'];
  /** Whether the caller may ask for the review of newer data now. */
  requestVerification: AllowedAct;
  /** Whether the caller may see what the students are known by. */
  reveal: AllowedAct;
  /** Reviews of newer data so far. */
  roundCount: Scalars['Int']['output'];
  /** Reviews of newer data, the latest first. */
  rounds: Array<FindingRound>;
  /** Drawn samples that a finding of an audit rests on. */
  samples: Array<FindingSample>;
  /** Self-assessment that it was found in. */
  selfAssessmentId?: Maybe<Scalars['Int']['output']>;
  /** Where the noncompliance was found, such as SelfAssessment or DeskAudit. */
  source: Scalars['String']['output'];
  /** 0 draft, 1 corrected before issuing, 2 issued, 3 correction in progress, 4 individual cases verified, 5 verification requested, 6 newer data not compliant, 7 closed on time, 8 closed late, 9 withdrawn. */
  status: Scalars['Int']['output'];
  /** Number of that subsection. */
  subsectionNumber?: Maybe<Scalars['String']['output']>;
  /** Subsection that it was found in. */
  subsectionResponseId?: Maybe<Scalars['Int']['output']>;
  /** True when it concerns how the agency works, not single cases alone. */
  systemic: Scalars['Boolean']['output'];
  /** What the agency says about its readiness for newer data. */
  verificationNote?: Maybe<Scalars['String']['output']>;
  /** When it said so. */
  verificationRequestedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Whether the caller may withdraw it now. */
  withdraw: AllowedAct;
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** One individual case of noncompliance with its correction. */
export type FindingCase = {
  __typename?: 'FindingCase';
  /** Where it is corrected and verified: a correction of an audit that is not closed. */
  audit?: Maybe<FindingCaseAudit>;
  /** Who changed the case last. */
  changedBy: PersonRef;
  /** When the case was changed last. */
  changedOn: Scalars['DateTimeISO']['output'];
  /** Whether the caller may write and submit the correction now. */
  correct: AllowedAct;
  /** How it can be corrected. TimelineOnly: the required action took place, but late; its day is entered, without a file. */
  correctable: FindingCaseCorrection;
  /** Day on which it was corrected. */
  correctedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Day by which the correction is due; null before the finding is issued. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** How the due date came about, in words. */
  dueRule?: Maybe<Scalars['String']['output']>;
  /** Files that show the correction. */
  files: Array<FindingFile>;
  /** Day on which it was found; no correction lies before it. */
  foundOn: Scalars['LocalDate']['output'];
  /** Id of the case. */
  id: Scalars['Int']['output'];
  /** Whether the caller may verify or return it now. */
  judge: AllowedAct;
  /** Day since which the child is no longer served here. */
  leftJurisdictionOn?: Maybe<Scalars['LocalDate']['output']>;
  /** What the agency did. */
  narrative: Scalars['String']['output'];
  /** What has to be done about it. */
  requiredAction: Scalars['String']['output'];
  /** 0 required, 1 draft of the agency, 2 submitted, 3 returned, 4 verified, 5 left the jurisdiction claimed, 6 left the jurisdiction. */
  state: Scalars['Int']['output'];
  /** Comment of the state on it. */
  stateComment?: Maybe<Scalars['String']['output']>;
  /** Student reference of the agency, masked; revealFindingReferences returns it in full. */
  studentReference: Scalars['String']['output'];
  /** Who submitted the correction. */
  submittedBy?: Maybe<PersonRef>;
  /** When it was submitted. */
  submittedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Whether the caller may take the verification back now. */
  undo: AllowedAct;
  /** Who verified it. */
  verifiedBy?: Maybe<PersonRef>;
  /** When it was verified. */
  verifiedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Version of the case, to be sent with a change of it. */
  version: Scalars['Int']['output'];
};

/** The review of an audit in which a case is corrected and verified. */
export type FindingCaseAudit = {
  __typename?: 'FindingCaseAudit';
  /** Id of the prong of the audit. */
  prongId: Scalars['Int']['output'];
  /** Kind of audit. */
  typeKey: Scalars['String']['output'];
};

/** How a case can be corrected. */
export type FindingCaseCorrection =
  /** Anew, with a file that shows it. */
  | 'Individual'
  /** Not at all: what had to happen has happened, only late. */
  | 'TimelineOnly';

/** An individual case of a draft. */
export type FindingCaseInput = {
  /** How it can be corrected. */
  correctable?: InputMaybe<FindingCaseCorrection>;
  /** Id of a case that is there already. */
  id?: InputMaybe<Scalars['Int']['input']>;
  /** What has to be done about it. */
  requiredAction: Scalars['String']['input'];
  /** What the agency knows the record by; never a name. */
  studentReference: Scalars['String']['input'];
};

/** A requirement that a finding rests on. */
export type FindingCitation = {
  __typename?: 'FindingCitation';
  /** Area of the content that it belongs to. */
  areaId?: Maybe<Scalars['Int']['output']>;
  /** Id of the citation. */
  id: Scalars['Int']['output'];
  /** Federal indicator that it belongs to. */
  indicatorCode?: Maybe<Scalars['String']['output']>;
  /** 'Part B', 'Part C', or empty for both. */
  part: Scalars['String']['output'];
  /** What the regulation asks for, in plain words. */
  plainText: Scalars['String']['output'];
  /** Regulation, such as 34 CFR 300.320(a)(2). */
  reference: Scalars['String']['output'];
  /** Regulation of the state, where there is one. */
  stateReference?: Maybe<Scalars['String']['output']>;
  /** Short title of the requirement. */
  title: Scalars['String']['output'];
};

/** What somebody says about a finding. */
export type FindingComment = {
  __typename?: 'FindingComment';
  /** When it was written. */
  at: Scalars['DateTimeISO']['output'];
  /** Who wrote it. */
  author: PersonRef;
  /** Its words, sanitised HTML. */
  body: Scalars['String']['output'];
  /** Whether the caller may change it now. */
  edit: AllowedAct;
  /** When its author changed it last. */
  editedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Id of the comment. */
  id: Scalars['Int']['output'];
  /** Whether the caller may resolve it, or open it again. */
  resolve: AllowedAct;
  /** When it was marked as resolved. */
  resolvedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Who marked it as resolved; null while nobody has. */
  resolvedBy?: Maybe<PersonRef>;
  /** Version of the comment, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** For the state alone, or for the agency too. */
  visibility: FindingCommentVisibility;
};

/** Who reads a comment. */
export type FindingCommentVisibility =
  /** People of the state alone. */
  | 'Internal'
  /** The agency too. */
  | 'Shared';

/** How findings are counted. */
export type FindingCountingMode =
  /** One for an agency and requirement. */
  | 'Grouped'
  /** One for every instance. */
  | 'Individual';

/** What the state decides about a finding, always with a reason. */
export type FindingDecision =
  /** Both prongs were verified before the letter; it is no finding. */
  | 'correctedBeforeIssuing'
  /** It was closed too early. */
  | 'reopen'
  /** It does not stand and is not counted. */
  | 'withdraw';

/** A file of a correction, of a review of newer data, or of the finding itself. Its bytes come from downloadPath. */
export type FindingFile = {
  __typename?: 'FindingFile';
  /** Day that the file is about. */
  aboutDate?: Maybe<Scalars['LocalDate']['output']>;
  /** True when it names students. */
  containsPii: Scalars['Boolean']['output'];
  /** Who uploaded or re-used it. */
  createdBy: PersonRef;
  /** When it was uploaded or re-used. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** Path of the bytes at this server, for a link; it downloads as a file. */
  downloadPath: Scalars['String']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Id of the file or document. */
  id: Scalars['ID']['output'];
  /** Type of the file, found from its content. */
  mime: Scalars['String']['output'];
  /** Whether the caller may delete it now. */
  remove: AllowedAct;
  /** Day until which it is kept; null while none is set. */
  retentionUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** Result of the virus scan: Pending, Clean, Infected, Failed or NotScanned. */
  scanState: Scalars['String']['output'];
  /** SHA-256 of its bytes, in hex. */
  sha256: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Title of the file. */
  title: Scalars['String']['output'];
};

/** Narrows the register of findings. */
export type FindingFilterInput = {
  /** Only requirements of this area. */
  areaId?: InputMaybe<Scalars['Int']['input']>;
  /** Only this row of the federal form: an indicator, 'related' or 'other'. */
  formRow?: InputMaybe<Scalars['String']['input']>;
  /** Only this indicator. */
  indicator?: InputMaybe<Scalars['String']['input']>;
  /** First day of the written notification. */
  issuedFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Last day of it. */
  issuedTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only this agency. */
  leaId?: InputMaybe<Scalars['Int']['input']>;
  /** Only those behind this number of the timely correction. */
  outcome?: InputMaybe<FindingOutcome>;
  /** Only overdue ones, or only others. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of this monitor. */
  owner?: InputMaybe<Scalars['ID']['input']>;
  /** Only this part. */
  part?: InputMaybe<Scalars['String']['input']>;
  /** Two characters or more, searched in numbers, agencies, requirements and descriptions. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only repeat findings, or only others. */
  repeat?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only from this source. */
  source?: InputMaybe<FindingSource>;
  /** Only where they stand so. */
  status?: InputMaybe<FindingStatusGroup>;
  /** Only this compliance year. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** An issued letter about a finding; it is never changed. */
export type FindingLetter = {
  __typename?: 'FindingLetter';
  /** Who acknowledged it. */
  acknowledgedBy?: Maybe<PersonRef>;
  /** When it was acknowledged. */
  acknowledgedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Paragraphs, an empty line between them. */
  body: Scalars['String']['output'];
  /** Id of the letter. */
  id: Scalars['Int']['output'];
  /** Who issued it. */
  issuedBy?: Maybe<PersonRef>;
  /** When it was issued. */
  issuedOn: Scalars['DateTimeISO']['output'];
  /** Issued, Reminder, CorrectionsVerified or Closed. */
  kind: Scalars['String']['output'];
  /** Date of the letter. */
  letterDate: Scalars['LocalDate']['output'];
  /** Number of the letter. */
  letterNumber?: Maybe<Scalars['String']['output']>;
  /** Its entry in the library of reports, where it is printed and acknowledged. */
  reportId?: Maybe<Scalars['Int']['output']>;
  /** When its notice was sent again. */
  resentOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Name under the letter. */
  signatureName: Scalars['String']['output'];
  /** Title under the letter; may be empty. */
  signatureTitle: Scalars['String']['output'];
  /** 'Issued', 'Acknowledged', 'Superseded' or 'Withdrawn'. */
  state?: Maybe<Scalars['String']['output']>;
  /** Subject of the letter. */
  subject: Scalars['String']['output'];
};

/** Timely correction of the findings that were issued in one federal fiscal year. */
export type FindingNumbers = {
  __typename?: 'FindingNumbers';
  /** By agency, those without findings left out. */
  agencies: Array<TimelyCorrectionOfLea>;
  /** Year in which it begins, on 1 July. */
  ffy: Scalars['Int']['output'];
  /** 'Part B' or 'Part C'. */
  part: Scalars['String']['output'];
  /** As the federal form splits them. */
  rows: Array<TimelyCorrectionRow>;
  /** All findings. */
  total: TimelyCorrectionTotal;
};

/** An open finding with its clock. */
export type FindingOnTheClock = {
  __typename?: 'FindingOnTheClock';
  /** Cases in all. */
  casesTotal: Scalars['Int']['output'];
  /** Cases that need no further action. */
  casesVerified: Scalars['Int']['output'];
  /** One year later. */
  dueOn: Scalars['LocalDate']['output'];
  /** Id of the finding. */
  id: Scalars['Int']['output'];
  /** Day of the written notification. */
  issuedOn: Scalars['LocalDate']['output'];
  /** Number of the finding. */
  number: Scalars['String']['output'];
  /** Part B or Part C. */
  part: Scalars['String']['output'];
  /** Number of the status, 2 to 6. */
  status: Scalars['Int']['output'];
};

/** Findings behind a number of the timely correction. */
export type FindingOutcome =
  /** All that count. */
  | 'issued'
  /** Corrected later. */
  | 'late'
  /** Not verified yet. */
  | 'notVerified'
  /** Corrected within one year. */
  | 'timely';

/** One page of the register of findings. */
export type FindingPage = {
  __typename?: 'FindingPage';
  /** Number of this page, counted from 1. */
  page: Scalars['Int']['output'];
  /** Rows of one page. */
  pageSize: Scalars['Int']['output'];
  /** Findings of this page; none past the end. */
  rows: Array<FindingRow>;
  /** Findings that the filters leave, on all pages. */
  total: Scalars['Int']['output'];
};

/** The finding after the act. */
export type FindingPayload = {
  __typename?: 'FindingPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  finding?: Maybe<Finding>;
};

/** What a student is known by at the agency. */
export type FindingReference = {
  __typename?: 'FindingReference';
  /** Id of the case. */
  caseId: Scalars['Int']['output'];
  /** What the agency knows the record by; never a name. */
  studentReference: Scalars['String']['output'];
};

/** What the students of a finding are known by. */
export type FindingReferencesPayload = {
  __typename?: 'FindingReferencesPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** One for each case; empty when it was refused. */
  references: Array<FindingReference>;
};

/** A review of newer data. It passes with a compliant record and none that is not. */
export type FindingRound = {
  __typename?: 'FindingRound';
  /** Files that show the review. */
  files: Array<FindingFile>;
  /** Id of the review. */
  id: Scalars['Int']['output'];
  /** Note of the state. */
  note: Scalars['String']['output'];
  /** 1 for the first review of the finding. */
  number: Scalars['Int']['output'];
  /** 'passed', 'failed', or 'noneApplies' where the requirement applies to no record and another review follows. */
  outcome: Scalars['String']['output'];
  /** True when a record is compliant and none is not. */
  passed: Scalars['Boolean']['output'];
  /** First day of the data. */
  periodFrom: Scalars['LocalDate']['output'];
  /** Last day of the data. */
  periodTo: Scalars['LocalDate']['output'];
  /** Who recorded it. */
  recordedBy: PersonRef;
  /** When it was recorded. */
  recordedOn: Scalars['DateTimeISO']['output'];
  /** Of those, compliant. */
  recordsCompliant: Scalars['Int']['output'];
  /** Of those, records to which the requirement does not apply. */
  recordsNotApplicable: Scalars['Int']['output'];
  /** Records that were reviewed. */
  recordsReviewed: Scalars['Int']['output'];
  /** True when it is from before the finding was reopened, and counts no more. */
  setAside: Scalars['Boolean']['output'];
};

/** One finding in the register. */
export type FindingRow = {
  __typename?: 'FindingRow';
  /** Of those, children who left. */
  casesLeft: Scalars['Int']['output'];
  /** Cases whose correction was submitted, or further. */
  casesSubmitted: Scalars['Int']['output'];
  /** Individual cases. */
  casesTotal: Scalars['Int']['output'];
  /** Cases verified, or whose child left the jurisdiction. */
  casesVerified: Scalars['Int']['output'];
  /** The requirement that was not met; a draft may lack it. */
  citation?: Maybe<FindingCitation>;
  /** Day on which it was closed. */
  closedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Later of the two verifications; it decides timeliness. */
  correctedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Day on which the noncompliance was found. */
  discoveredOn: Scalars['LocalDate']['output'];
  /** One year later; federal rules allow no extension. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** True when it is due in 60 days or less. */
  dueSoon: Scalars['Boolean']['output'];
  /** How far it has fallen behind: 0 not, 1 to 3 at 90, 180 and 270 days, 4 overdue, 5 longstanding. */
  escalation: Scalars['Int']['output'];
  /** Id of the finding. */
  id: Scalars['Int']['output'];
  /** Federal indicator that it is counted under. */
  indicatorCode?: Maybe<Scalars['String']['output']>;
  /** Three months later: the letter is due. */
  issueBy: Scalars['LocalDate']['output'];
  /** Day of the written notification; null before it. */
  issuedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Of those, compliant. */
  lastRoundCompliant?: Maybe<Scalars['Int']['output']>;
  /** 'passed', 'failed' or 'noneApplies': outcome of the latest review that still counts. */
  lastRoundOutcome?: Maybe<Scalars['String']['output']>;
  /** Records of the latest review. */
  lastRoundReviewed?: Maybe<Scalars['Int']['output']>;
  /** The agency that it belongs to. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** True when it is more than a year overdue. */
  longstanding: Scalars['Boolean']['output'];
  /** Number of the finding, such as F-2026-01-B-0001. */
  number: Scalars['String']['output'];
  /** True when it is open and its due date is over. */
  overdue: Scalars['Boolean']['output'];
  /** State monitor who answers for it. */
  owner?: Maybe<PersonRef>;
  /** 'Part B' for children from 3 to 21, 'Part C' for infants and toddlers. */
  part: Scalars['String']['output'];
  /** Day since which no individual case is open. */
  prong1VerifiedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Day on which newer data was found compliant. */
  prong2VerifiedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** True when the agency had the same finding in one of the two years before. */
  repeat: Scalars['Boolean']['output'];
  /** Reviews of newer data so far. */
  roundCount: Scalars['Int']['output'];
  /** Where the noncompliance was found, such as SelfAssessment or DeskAudit. */
  source: Scalars['String']['output'];
  /** 0 draft, 1 corrected before issuing, 2 issued, 3 correction in progress, 4 individual cases verified, 5 verification requested, 6 newer data not compliant, 7 closed on time, 8 closed late, 9 withdrawn. */
  status: Scalars['Int']['output'];
  /** True when it concerns how the agency works, not single cases alone. */
  systemic: Scalars['Boolean']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** A drawn sample that a finding of an audit rests on. */
export type FindingSample = {
  __typename?: 'FindingSample';
  /** 1: the review that found it; 2: a review of newer data. */
  number: Scalars['Int']['output'];
  /** passed, failed or noneApplies, once it is known. */
  outcome?: Maybe<Scalars['String']['output']>;
  /** Id of the prong of the audit. */
  prongId: Scalars['Int']['output'];
  /** Records in the sample. */
  records: Scalars['Int']['output'];
  /** Round, counted from 1. */
  round: Scalars['Int']['output'];
  /** Id of the recorded round with that result. */
  roundId?: Maybe<Scalars['Int']['output']>;
  /** Status of the prong. */
  status: Scalars['Int']['output'];
  /** Kind of audit. */
  typeKey: Scalars['String']['output'];
};

/** Where noncompliance is found. */
export type FindingSource =
  /** Audit of the alternate framework. */
  | 'AltFramework'
  /** Case study. */
  | 'CaseStudy'
  /** Review of data. */
  | 'DataReview'
  /** Review of student records. */
  | 'DeskAudit'
  /** Due process decision. */
  | 'DueProcess'
  /** Fiscal monitoring. */
  | 'Fiscal'
  /** Another source. */
  | 'Other'
  /** Audit of policies and procedures. */
  | 'Policies'
  /** Audit of restraint and seclusion. */
  | 'Restraint'
  /** Review of a self-assessment. */
  | 'SelfAssessment'
  /** Audit of services. */
  | 'Services'
  /** State complaint. */
  | 'StateComplaint';

/** Findings by where they stand. */
export type FindingStatusGroup =
  /** The agency has the next move. */
  | 'agency'
  /** Closed, or corrected before issuing. */
  | 'closed'
  /** Closed, corrected late. */
  | 'closedLate'
  /** Closed, corrected in time. */
  | 'closedTimely'
  /** Correction in progress. */
  | 'correctionInProgress'
  /** Not issued yet. */
  | 'draft'
  /** Issued, and nothing corrected yet. */
  | 'issued'
  /** Issued and not closed. */
  | 'open'
  /** Corrected before issuing. */
  | 'preFindingCorrected'
  /** Individual cases verified. */
  | 'prong1Verified'
  /** Newer data not compliant. */
  | 'prong2Failed'
  /** The state has the next move. */
  | 'state'
  /** Verification requested. */
  | 'verificationRequested'
  /** Withdrawn. */
  | 'withdrawn';

/** The people of the agency after the assignment. */
export type FindingUsersPayload = {
  __typename?: 'FindingUsersPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Users of the agency with a mark for those assigned; empty when it was refused. */
  users: Array<AssignableUser>;
};

/** Findings of one month. */
export type FindingsOfMonth = {
  __typename?: 'FindingsOfMonth';
  /** Findings closed in it. */
  closed: Scalars['Int']['output'];
  /** Findings issued in it. */
  issued: Scalars['Int']['output'];
  /** Month as YYYY-MM. */
  month: Scalars['String']['output'];
};

/** The findings after the act. */
export type FindingsPayload = {
  __typename?: 'FindingsPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As they stand now; empty when it was refused. */
  findings: Array<FindingRow>;
};

/** The end of a second reading. */
export type FinishSecondReadingInput = {
  /** Id of the record. */
  recordId: Scalars['Int']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version of the record. */
  version: Scalars['Int']['input'];
};

/** A piece of the answers that may identify a student. */
export type FlaggedWord = {
  __typename?: 'FlaggedWord';
  /** What stands around its first place; whole names are removed. */
  around: Scalars['String']['output'];
  /** 'Keep' or 'Remove'; null while nobody decided. */
  decision?: Maybe<Scalars['String']['output']>;
  /** Why it may: 'name', 'number', 'date' or 'word'. */
  kind: Scalars['String']['output'];
  /** How often it stands in the answers. */
  times: Scalars['Int']['output'];
  /** As it is written. */
  word: Scalars['String']['output'];
};

/** What is decided about a piece of the answers. */
export type FlaggedWordInput = {
  /** 'Keep' or 'Remove'. */
  decision: Scalars['String']['input'];
  /** The piece. */
  word: Scalars['String']['input'];
};

/** The version of an item that was accepted last and can be carried forward. */
export type FormerSetVersion = {
  __typename?: 'FormerSetVersion';
  /** Day on which the board approved it. */
  boardApprovedOn?: Maybe<Scalars['String']['output']>;
  /** The documents; empty for readers who see no files. */
  documents: Array<RecordFile>;
  /** Day from which the documents are in force. */
  effectiveOn?: Maybe<Scalars['String']['output']>;
  /** Where in the documents the rule stands. */
  pages: Scalars['String']['output'];
  /** Day of the last revision. */
  revisedOn?: Maybe<Scalars['String']['output']>;
  /** Compliance year of the review that accepted it. */
  year: Scalars['Int']['output'];
};

/** How many self-assessments or audits came to a state. */
export type FunnelStep = {
  __typename?: 'FunnelStep';
  /** Those that came there or further. */
  reached: Scalars['Int']['output'];
  /** Those that stand there. */
  stands: Scalars['Int']['output'];
  /** Number of the state, 0 to 9. */
  state: Scalars['Int']['output'];
};

/** A sample to draw, or the size that the one that is there gets. */
export type GenerateSampleInput = {
  /** Removes records even where work would be lost. */
  confirm?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which rows of the list count. */
  filter?: InputMaybe<PopulationFilterInput>;
  /** Id of the prong. */
  prongId: Scalars['Int']['input'];
  /** Other numbers for quotas. */
  quotas?: InputMaybe<Array<SampleQuotaInput>>;
  /** Records that the sample is to have. */
  sampleSize: Scalars['Int']['input'];
  /** Seed of 32 bits; random without one. */
  seed?: InputMaybe<Scalars['String']['input']>;
  /** Field by whose values it is grouped instead. */
  strataField?: InputMaybe<Scalars['String']['input']>;
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Keeps the records and adds some, or takes such out as nobody started. */
  updateOnly: Scalars['Boolean']['input'];
};

/** From whom to whom the open work of an agency goes. */
export type HandOverWorkInput = {
  /** Id of the person who has it. */
  fromUserId: Scalars['ID']['input'];
  /** Id of the colleague who gets it. */
  toUserId: Scalars['ID']['input'];
};

/** What went to a colleague. */
export type HandOverWorkPayload = {
  __typename?: 'HandOverWorkPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Open ones that cannot be assigned in the state they are in. */
  kept?: Maybe<Scalars['Int']['output']>;
  /** Assignments that went over. */
  moved?: Maybe<Scalars['Int']['output']>;
};

/** Somebody to ask. */
export type HelpContact = {
  __typename?: 'HelpContact';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** Phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
};

/** A page that can be opened after signing in. */
export type HomePageChoice = {
  __typename?: 'HomePageChoice';
  /** Name of the page. */
  name: Scalars['String']['output'];
  /** Address within the portal. */
  path: Scalars['String']['output'];
};

/** A restraint or seclusion of one student. */
export type Incident = {
  __typename?: 'Incident';
  /** In whole years on the day of the incident. */
  age: Scalars['Int']['output'];
  /** Who changed it last. */
  changedBy: PersonRef;
  /** When it was changed last. */
  changedOn: Scalars['DateTimeISO']['output'];
  /** Who registered it. */
  createdBy: PersonRef;
  /** When it was registered. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** Day of the debriefing, as YYYY-MM-DD; empty before it. */
  debriefOn: Scalars['String']['output'];
  /** Code of the disability. */
  disability: Scalars['String']['output'];
  /** Whether the caller may change it. */
  edit: AllowedAct;
  /** HH:MM in the time of the school. */
  endTime: Scalars['String']['output'];
  /** What may be unlawful about it, now. */
  flags: Array<IncidentFlag>;
  /** Code of the gender. */
  gender: Scalars['String']['output'];
  /** Code of the grade. */
  grade: Scalars['String']['output'];
  /** Id of the incident. */
  id: Scalars['Int']['output'];
  /** Day of the incident, as YYYY-MM-DD. */
  incidentDate: Scalars['String']['output'];
  /** Code of the injury. */
  injury: Scalars['String']['output'];
  /** Code of the kind of incident. */
  kind: Scalars['String']['output'];
  /** The agency. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** What was tried before, a line each. */
  lessIntrusive: Scalars['String']['output'];
  /** 'Done', 'Not done' or 'Not needed'. */
  medicalCheck: Scalars['String']['output'];
  /** Day as YYYY-MM-DD until which the team meets. */
  meetingDueOn: Scalars['String']['output'];
  /** From start to end. */
  minutes: Scalars['Int']['output'];
  /** The agency's own number of the incident. */
  number: Scalars['String']['output'];
  /** Incidents of the same student in the same year. */
  ofStudent: IncidentsOfStudent;
  /** Last moment of the notice to parents, YYYY-MM-DDTHH:MM in the time of the school. */
  parentNoticeDue: Scalars['String']['output'];
  /** How parents were told; empty where they were not. */
  parentNotifiedHow: Scalars['String']['output'];
  /** Day as YYYY-MM-DD; empty where parents were not told. */
  parentNotifiedOn: Scalars['String']['output'];
  /** HH:MM; empty where only the day is known. */
  parentNotifiedTime: Scalars['String']['output'];
  /** Code of the type of placement. */
  placement: Scalars['String']['output'];
  /** Whether a plan of the student addresses the use: 'Yes', 'No' or 'No plan'. */
  planAddresses: Scalars['String']['output'];
  /** Code of the position, such as 'STANDING' or 'PRONE'. */
  position: Scalars['String']['output'];
  /** Code of race or ethnicity. */
  raceEthnicity: Scalars['String']['output'];
  /** Whether the caller may see the name of the student. */
  reveal: AllowedAct;
  /** Name of the school. */
  school: Scalars['String']['output'];
  /** 'Public school' or 'Nonpublic school'. */
  setting: Scalars['String']['output'];
  /** Who took part. */
  staff: Array<IncidentStaff>;
  /** HH:MM in the time of the school. */
  startTime: Scalars['String']['output'];
  /** Masked: initials and the end of the identifier. */
  student: Scalars['String']['output'];
  /** Day as YYYY-MM-DD; empty before the meeting. */
  teamMeetingHeldOn: Scalars['String']['output'];
  /** What led to it. */
  trigger: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Compliance year of the incident. */
  year: Scalars['Int']['output'];
};

/** What the fields of an incident can hold, and what they are judged by. */
export type IncidentChoices = {
  __typename?: 'IncidentChoices';
  /** One for each field of codes. */
  codes: Array<IncidentCodeList>;
  /** The parameters of the state. */
  parameters: Array<IncidentParameter>;
};

/** What can be chosen in a field of an incident. */
export type IncidentCodeList = {
  __typename?: 'IncidentCodeList';
  /** Name of the field. */
  field: Scalars['String']['output'];
  /** In the order of the list. */
  options: Array<IncidentOption>;
};

/** Incidents of a kind, and the students whom they are about. */
export type IncidentCounts = {
  __typename?: 'IncidentCounts';
  /** Incidents of the kind in the school year. */
  incidents: Scalars['Int']['output'];
  /** Students whom they are about, each once. */
  students: Scalars['Int']['output'];
};

/** Counts as they are entered: whole numbers, others are refused. */
export type IncidentCountsInput = {
  /** Incidents of the kind in the school year. */
  incidents: Scalars['Float']['input'];
  /** Students whom they are about, each once. */
  students: Scalars['Float']['input'];
};

/** Narrows the register of incidents. */
export type IncidentFilterInput = {
  /** Only with this flag, or 'any'. */
  flag?: InputMaybe<Scalars['String']['input']>;
  /** Only with this injury, by its code. */
  injury?: InputMaybe<Scalars['String']['input']>;
  /** Only of this kind, by its code. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Only of this agency. */
  leaId?: InputMaybe<Scalars['Int']['input']>;
  /** Two characters or more, searched in number, school and what led to it. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only of the student of this incident, in its year. */
  sameStudentAs?: InputMaybe<Scalars['Int']['input']>;
  /** Only of this compliance year. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** Something about an incident that may be unlawful, seen by rule. */
export type IncidentFlag = {
  __typename?: 'IncidentFlag';
  /** Key of the flag. */
  key: Scalars['String']['output'];
  /** The flag in words. */
  label: Scalars['String']['output'];
  /** The numbers that raised it. */
  reason: Scalars['String']['output'];
};

/** The notice about a student with many incidents, once in a year. */
export type IncidentNotice = {
  __typename?: 'IncidentNotice';
  /** How the due date came about, in a sentence. */
  derivation: Scalars['String']['output'];
  /** Day as YYYY-MM-DD. */
  dueOn: Scalars['String']['output'];
  /** Day as YYYY-MM-DD; null until it is given. */
  givenOn?: Maybe<Scalars['String']['output']>;
  /** Id of the notice. */
  id: Scalars['Int']['output'];
  /** The newest incident of the student. */
  incidentId: Scalars['Int']['output'];
  /** Incidents of the student in the year by now. */
  incidents: Scalars['Int']['output'];
  /** The agency. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Day as YYYY-MM-DD of the incident that called for it. */
  reachedOn: Scalars['String']['output'];
  /** Whether the caller may say that it was given. */
  record: AllowedAct;
  /** The rule of its due date. */
  rule: Scalars['String']['output'];
  /** Masked: initials and the end of the identifier. */
  student: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Compliance year of the incidents. */
  year: Scalars['Int']['output'];
};

/** The notice after the act. */
export type IncidentNoticePayload = {
  __typename?: 'IncidentNoticePayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  notice?: Maybe<IncidentNotice>;
};

/** A code that can be chosen. */
export type IncidentOption = {
  __typename?: 'IncidentOption';
  /** The code itself. */
  code: Scalars['String']['output'];
  /** The code in words. */
  label: Scalars['String']['output'];
};

/** One page of incidents. */
export type IncidentPage = {
  __typename?: 'IncidentPage';
  /** Whether the caller may register one. */
  add: AllowedAct;
  /** Notices about students with many incidents that are to be given. */
  notices: Array<IncidentNotice>;
  /** Number of this page, counted from 1. */
  page: Scalars['Int']['output'];
  /** Rows of one page. */
  pageSize: Scalars['Int']['output'];
  /** Incidents of this page; none past the end. */
  rows: Array<IncidentRow>;
  /** Incidents that the filter leaves, on all pages. */
  total: Scalars['Int']['output'];
};

/** Something that flags and clocks of incidents are judged by. */
export type IncidentParameter = {
  __typename?: 'IncidentParameter';
  /** Key of the parameter. */
  key: Scalars['String']['output'];
  /** The parameter in words. */
  label: Scalars['String']['output'];
  /** Where the law says so. */
  source: Scalars['String']['output'];
  /** Its value here. */
  value: Scalars['String']['output'];
  /** What the state must do before the value is relied on. */
  verify: Scalars['String']['output'];
};

/** The incident after the act. */
export type IncidentPayload = {
  __typename?: 'IncidentPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  incident?: Maybe<Incident>;
};

/** An incident in the register. */
export type IncidentRow = {
  __typename?: 'IncidentRow';
  /** What may be unlawful about it, now. */
  flags: Array<IncidentFlag>;
  /** Id of the incident. */
  id: Scalars['Int']['output'];
  /** Day of the incident, as YYYY-MM-DD. */
  incidentDate: Scalars['String']['output'];
  /** Code of the injury. */
  injury: Scalars['String']['output'];
  /** Code of the kind of incident. */
  kind: Scalars['String']['output'];
  /** The agency. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Day as YYYY-MM-DD until which the team meets. */
  meetingDueOn: Scalars['String']['output'];
  /** From start to end. */
  minutes: Scalars['Int']['output'];
  /** The agency's own number of the incident. */
  number: Scalars['String']['output'];
  /** Name of the school. */
  school: Scalars['String']['output'];
  /** Masked: initials and the end of the identifier. */
  student: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Compliance year of the incident. */
  year: Scalars['Int']['output'];
};

/** Somebody of the staff who took part. */
export type IncidentStaff = {
  __typename?: 'IncidentStaff';
  /** Made by the client, the same as long as the entry is there. */
  id: Scalars['ID']['output'];
  /** Name of the person. */
  name: Scalars['String']['output'];
  /** Whether the person was trained. */
  trained: Scalars['Boolean']['output'];
  /** Day as YYYY-MM-DD; empty where the training does not expire. */
  trainedUntil: Scalars['String']['output'];
};

/** Somebody of the staff who took part. */
export type IncidentStaffInput = {
  /** Made by the client, the same as long as the entry is there. */
  id: Scalars['ID']['input'];
  /** Name of the person. */
  name: Scalars['String']['input'];
  /** Whether the person was trained. */
  trained: Scalars['Boolean']['input'];
  /** Day as YYYY-MM-DD; empty where the training does not expire. */
  trainedUntil: Scalars['String']['input'];
};

/** The student of an incident by name. */
export type IncidentStudentPayload = {
  __typename?: 'IncidentStudentPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Null when it was refused. */
  student?: Maybe<RevealedIncidentStudent>;
};

/** Incidents of the same student in the same year. */
export type IncidentsOfStudent = {
  __typename?: 'IncidentsOfStudent';
  /** Which of them it is, counted from 1. */
  position: Scalars['Int']['output'];
  /** How many there are. */
  total: Scalars['Int']['output'];
};

/** An answer that is not met. */
export type IndividualNoncompliance = {
  __typename?: 'IndividualNoncompliance';
  /** Id of the correction; null where none is asked for. */
  caseId?: Maybe<Scalars['Int']['output']>;
  /** First regulation of the item. */
  citation: Scalars['String']['output'];
  /** What was wrong. */
  comment: Scalars['String']['output'];
  /** Day by which it is due, YYYY-MM-DD. */
  dueOn?: Maybe<Scalars['String']['output']>;
  /** Id of the item. */
  itemId: Scalars['String']['output'];
  /** Number of the item. */
  itemNumber: Scalars['String']['output'];
  /** Id of the record. */
  recordId: Scalars['Int']['output'];
  /** What has to be done. */
  requiredAction: Scalars['String']['output'];
  /** School of the student. */
  school: Scalars['String']['output'];
  /** State of the correction: 0 Required to 6 Left jurisdiction. */
  state?: Maybe<Scalars['Int']['output']>;
  /** The student, masked. */
  student: Scalars['String']['output'];
  /** The requirement. */
  text: Scalars['String']['output'];
  /** When it was verified. */
  verifiedOn?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** The report of a prong. */
export type IssueAuditReportInput = {
  /** What need not be issued as a finding. */
  correctedBefore?: InputMaybe<CorrectedBeforeInput>;
  /** Id of the prong. */
  prongId: Scalars['Int']['input'];
  /** Typed name of who issues the letter. */
  signatureName: Scalars['String']['input'];
  /** Their title. */
  signatureTitle: Scalars['String']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version that the change was made from. */
  version: Scalars['Int']['input'];
};

/** A final report to issue. */
export type IssueFinalReportInput = {
  /** Day by which the agency acknowledges. */
  acknowledgeBy: Scalars['LocalDate']['input'];
  /** What happens next. */
  nextSteps: Scalars['String']['input'];
  /** Recommendations of the state. */
  recommendations: Scalars['String']['input'];
  /** The self-assessment. */
  selfAssessmentId: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** The letter that notifies the agency. */
export type IssueFindingInput = {
  /** Id of the finding. */
  id: Scalars['Int']['input'];
  /** Day of the written notification. */
  issuedOn: Scalars['LocalDate']['input'];
  /** Name under the letter. */
  signatureName: Scalars['String']['input'];
  /** Title under the letter. */
  signatureTitle: Scalars['String']['input'];
  /** Kind of letter: Issued. */
  template: Scalars['String']['input'];
  /** Version of the finding that was seen. */
  version: Scalars['Int']['input'];
};

/** A selective report to issue. */
export type IssueSelectiveReportInput = {
  /** Day by which the agency responds. */
  dueOn: Scalars['LocalDate']['input'];
  /** Words before the list. */
  note: Scalars['String']['input'];
  /** The self-assessment. */
  selfAssessmentId: Scalars['Int']['input'];
  /** Subsections that need a response. */
  subsectionResponseIds: Array<Scalars['Int']['input']>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Where the corrections of an item stand. Outside the state a number below ten is replaced by why it is hidden. */
export type ItemCorrections = {
  __typename?: 'ItemCorrections';
  /** References of regulations. */
  citations: Array<Scalars['String']['output']>;
  /** Day by which the finding is due, YYYY-MM-DD. */
  findingDueOn?: Maybe<Scalars['String']['output']>;
  /** Id of the finding. */
  findingId?: Maybe<Scalars['Int']['output']>;
  /** Number of the finding. */
  findingNumber?: Maybe<Scalars['String']['output']>;
  /** Id of the item. */
  itemId: Scalars['String']['output'];
  /** Of them approved as left. */
  leftJurisdiction: Scalars['String']['output'];
  /** Percent of the last review of newer data. */
  newerData?: Maybe<Scalars['String']['output']>;
  /** Answers that are not met. */
  notMet: Scalars['String']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
  /** Of them not done. */
  remaining: Scalars['String']['output'];
  /** Corrections. */
  required: Scalars['String']['output'];
  /** Of them returned. */
  returned: Scalars['String']['output'];
  /** Of them with the state. */
  submitted: Scalars['String']['output'];
  /** The requirement. */
  text: Scalars['String']['output'];
  /** Of them verified. */
  verified: Scalars['String']['output'];
};

/** The state's view on one answer. */
export type ItemReview = {
  __typename?: 'ItemReview';
  /** Who saved it last. */
  changedBy?: Maybe<PersonRef>;
  /** When it was saved last. */
  changedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Comment that never leaves the state; null for all but monitors. */
  internalComment?: Maybe<Scalars['String']['output']>;
  /** Id of the question. */
  itemId: Scalars['Int']['output'];
  /** The answer of an earlier year. */
  previous?: Maybe<PreviousAnswer>;
  /** Comment that the agency reads once a report is issued. */
  stateComment: Scalars['String']['output'];
  /** Rating of the state; null when not rated. */
  stateRating?: Maybe<Scalars['Int']['output']>;
  /** What the agency must provide; empty when nothing. */
  toProvide: Scalars['String']['output'];
  /** Version of the review, to be sent with a change of it; 0 before the first save. */
  version: Scalars['Int']['output'];
};

/** The review of the question after it was saved. */
export type ItemReviewPayload = {
  __typename?: 'ItemReviewPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  item?: Maybe<ItemReview>;
};

/** What the state says about a correction. */
export type JudgeFindingCorrectionInput = {
  /** Id of the case. */
  caseId: Scalars['Int']['input'];
  /** Required to return and to undo. */
  comment?: Scalars['String']['input'];
  /** Id of the finding. */
  id: Scalars['Int']['input'];
  /** What it says. */
  verdict: CorrectionVerdict;
  /** Version of the case that was seen. */
  version: Scalars['Int']['input'];
};

/** What an agency above the threshold writes, and what the state decided. */
export type Justification = {
  __typename?: 'Justification';
  /** Decisions among them that were changed. */
  changed?: Maybe<Scalars['Float']['output']>;
  /** Whether the agency confirms that the information is correct. */
  confirmed: Scalars['Boolean']['output'];
  /** Accepting or returning it. */
  decide: AllowedAct;
  /** Who accepted or returned it. */
  decidedBy?: Maybe<PersonRef>;
  /** When it was accepted or returned. */
  decidedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Day by which it is due, YYYY-MM-DD; null where none is required. */
  dueOn?: Maybe<Scalars['String']['output']>;
  /** What it lacks before it can be submitted, a sentence each. */
  gaps: Array<Scalars['String']['output']>;
  /** The subject whose students the groups are part of: 'ela', 'math' or 'science'. */
  groupSubject: Scalars['String']['output'];
  /** Groups with numbers. */
  groups: Array<JustificationGroup>;
  /** How teams use the guidelines of the state. */
  guidelines: Scalars['String']['output'];
  /** Where rates are highest, and why. */
  highest: Scalars['String']['output'];
  /** What the agency will do. */
  plan: Scalars['String']['output'];
  /** What everybody who is signed in reads of it. */
  publication: PublicationStanding;
  /** Why it was returned; null after it was accepted. */
  returnReason?: Maybe<Scalars['String']['output']>;
  /** Eligibility decisions reviewed in the year. */
  reviewed?: Maybe<Scalars['Float']['output']>;
  /** 'Not required', 'Required', 'Draft', 'Submitted', 'Returned' or 'Accepted'. */
  status: Scalars['String']['output'];
  /** Submitting it to the state. */
  submit: AllowedAct;
  /** Who submitted it. */
  submittedBy?: Maybe<PersonRef>;
  /** When it was submitted; null before that. */
  submittedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Training of staff and parents. */
  training: Scalars['String']['output'];
  /** Why the agency is above the threshold, by subject. */
  why: Scalars['String']['output'];
  /** Writing the justification. */
  write: AllowedAct;
};

/** A justification as it was published; what it says is never changed. */
export type JustificationEdition = {
  __typename?: 'JustificationEdition';
  /** Counts from 1. */
  number: Scalars['Int']['output'];
  /** Who published it. */
  publishedBy: PersonRef;
  /** When it was published. */
  publishedOn: Scalars['DateTimeISO']['output'];
  /** Why it was withdrawn. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Who withdrew it or published the next one; null while it is published. */
  withdrawnBy?: Maybe<PersonRef>;
  /** When that was; null while it is published. */
  withdrawnOn?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** Students of a group, as they are entered. */
export type JustificationGroup = {
  __typename?: 'JustificationGroup';
  /** Students among them who took the alternate assessment; null while it is not known. */
  alternate?: Maybe<Scalars['Float']['output']>;
  /** Key of the group, such as gender-female. */
  id: Scalars['ID']['output'];
  /** Students of the group who were tested; null while it is not known. */
  tested?: Maybe<Scalars['Float']['output']>;
};

/** Students of a group, as they are entered. */
export type JustificationGroupInput = {
  /** Students who took the alternate assessment. */
  alternate?: InputMaybe<Scalars['Float']['input']>;
  /** Key of the group, such as gender-female. */
  id: Scalars['ID']['input'];
  /** Students who were tested. */
  tested?: InputMaybe<Scalars['Float']['input']>;
};

/** A justification as it would be published. For state monitors. */
export type JustificationPublication = {
  __typename?: 'JustificationPublication';
  /** Short name of the agency. */
  agency: Scalars['String']['output'];
  /** Deciding about words. */
  decideWords: AllowedAct;
  /** As it would be published now. */
  draft: ReportDocument;
  /** Every edition, the newest first. */
  editions: Array<JustificationEdition>;
  /** Year and agency, such as 2026-13. */
  id: Scalars['ID']['output'];
  /** Whether that is what is published. */
  isCurrent: Scalars['Boolean']['output'];
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Publishing it. */
  publish: AllowedAct;
  /** Places that are removed without a decision. */
  removed: Scalars['Int']['output'];
  /** Whether it is published. */
  standing: PublicationStanding;
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Taking it back. */
  withdraw: AllowedAct;
  /** Pieces of the answers that may identify a student. */
  words: Array<FlaggedWord>;
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** The publication after the act. */
export type JustificationPublicationPayload = {
  __typename?: 'JustificationPublicationPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  publication?: Maybe<JustificationPublication>;
};

/** How far the justification of an agency is. */
export type JustificationStanding = {
  __typename?: 'JustificationStanding';
  /** Day by which it is due, YYYY-MM-DD; null where none is required. */
  dueOn?: Maybe<Scalars['String']['output']>;
  /** 'Not required', 'Required', 'Draft', 'Submitted', 'Returned' or 'Accepted'. */
  status: Scalars['String']['output'];
  /** When it was submitted; null before that. */
  submittedOn?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** Who kept the version of a record, and when. */
export type KeptAuditContent = {
  __typename?: 'KeptAuditContent';
  /** Who chose to keep it. */
  by: PersonRef;
  /** When it was chosen. */
  on: Scalars['DateTimeISO']['output'];
};

/** Who decided that a self-assessment keeps its version. */
export type KeptVersion = {
  __typename?: 'KeptVersion';
  /** Who decided it. */
  by: PersonRef;
  /** When it was decided. */
  decidedOn: Scalars['DateTimeISO']['output'];
};

/** What the landing page adds to the work itself. */
export type Landing = {
  __typename?: 'Landing';
  /** Deadlines and events of the month. */
  days: Array<DashboardDay>;
  /** First day of the month. */
  from: Scalars['LocalDate']['output'];
  /** Monitors of the own agency. */
  help: Array<HelpContact>;
  /** Last day of the month. */
  to: Scalars['LocalDate']['output'];
  /** Whether the tour was finished or skipped. */
  tourDone: Scalars['Boolean']['output'];
};

/** The first page of the portal. Parts that fail are null, each with its error. */
export type LandingPage = {
  __typename?: 'LandingPage';
  /** What is announced to the caller today and was not put away, the most urgent first. */
  announcements?: Maybe<Array<Announcement>>;
  /** Deadlines of the month, whom to ask, and whether the tour was seen. */
  landing?: Maybe<Landing>;
  /** Self-assessments of the year that the caller may see. */
  selfAssessments?: Maybe<Array<SelfAssessmentRow>>;
  /** The first tasks that name the caller or nobody in particular, alike ones in one line. */
  tasks?: Maybe<TaskPage>;
  /** Training materials for the caller. */
  training?: Maybe<TrainingList>;
};

/** What the agency answered to the same question in the latest earlier year. */
export type LastYearAnswer = {
  __typename?: 'LastYearAnswer';
  /** The question of this year. */
  itemId: Scalars['Int']['output'];
  /** The explanation of then, sanitised HTML. */
  narrative: Scalars['String']['output'];
  /** The rating of then; null when it was not rated. */
  rating?: Maybe<Scalars['Int']['output']>;
  /** The earlier compliance year. */
  year: Scalars['Int']['output'];
};

/** A questionnaire that a launched year works with. */
export type LaunchContent = {
  __typename?: 'LaunchContent';
  /** 'Part B' for children from 3 to 21, 'Part C' for infants and toddlers. */
  part: Scalars['String']['output'];
  /** Id of the questionnaire; null while there is none for the year. */
  questionnaireId?: Maybe<Scalars['Int']['output']>;
  /** Self-assessments that the launch makes from it. */
  selfAssessments: Scalars['Int']['output'];
  /** How ready it is. */
  state: LaunchContentState;
  /** Title of the questionnaire. */
  title: Scalars['String']['output'];
};

/** How ready a questionnaire is for the year that is to be launched. */
export type LaunchContentState =
  /** The launch makes a draft from the year before. */
  | 'Copied'
  /** It is there and not published: the agencies get it when it is. */
  | 'Draft'
  /** There is none, and nothing to copy. */
  | 'Missing'
  /** The agencies get it at once. */
  | 'Published';

/** A number with its words, such as 3 'open self-assessments'. */
export type LaunchCount = {
  __typename?: 'LaunchCount';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** What is counted, in words for the screen. */
  what: Scalars['String']['output'];
};

/** What launching a year will make, and what is not ready. Asking changes nothing. */
export type LaunchPreview = {
  __typename?: 'LaunchPreview';
  /** Active agencies, the training agency not counted. */
  agencies: Scalars['Int']['output'];
  /** Open work of earlier years, which keeps its own clock; without entries that are 0. */
  carriedOver: Array<LaunchCount>;
  /** Questionnaires; for compliance years only, otherwise empty. */
  contents: Array<LaunchContent>;
  /** Whether the caller may launch it now. */
  launch: AllowedAct;
  /** The year that would be launched. */
  next: Year;
  /** What is not ready, in sentences; launching is possible all the same. */
  notReady: Array<Scalars['String']['output']>;
  /** Self-assessments that the launch makes, none of them activated. */
  selfAssessments: Scalars['Int']['output'];
  /** Enabled users who have not signed in once. */
  usersNeverSignedIn: Scalars['Int']['output'];
};

/** What a launch has made. */
export type LaunchSummary = {
  __typename?: 'LaunchSummary';
  /** Questionnaires of the year; empty but for compliance years. */
  contents: Array<LaunchContent>;
  /** What was made. */
  created: Array<LaunchCount>;
  /** Who launched it. */
  launchedBy: PersonRef;
  /** When it was launched. */
  launchedOn: Scalars['DateTimeISO']['output'];
  /** What is still to be made ready, in sentences. */
  notReady: Array<Scalars['String']['output']>;
  /** The launched year. */
  year: Year;
};

/** Launches a year. It cannot be taken back. */
export type LaunchYearInput = {
  /** The year, always the one after the latest. */
  year: Scalars['Int']['input'];
};

/** What became of a launch. */
export type LaunchYearPayload = {
  __typename?: 'LaunchYearPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** What was made; null when it was refused. */
  summary?: Maybe<LaunchSummary>;
  /** The years as they stand now, on CONFLICT too; null on other refusals, and when they cannot be read. */
  years?: Maybe<Array<Year>>;
};

/** A local education agency (LEA), also called jurisdiction. */
export type Lea = {
  __typename?: 'Lea';
  /** False for an agency that is no longer monitored. */
  active: Scalars['Boolean']['output'];
  /** Two-digit number of the state, 01 to 30; 99 is the training agency. */
  code: Scalars['String']['output'];
  /** Monitoring cohort, 1 to 6. */
  cohort?: Maybe<Scalars['Int']['output']>;
  /** Size by enrolment: S, M or L. */
  enrollmentBand?: Maybe<Scalars['String']['output']>;
  /** Serves children from 3 to 21 (IDEA Part B). */
  hasPartB: Scalars['Boolean']['output'];
  /** Serves infants and toddlers (IDEA Part C). */
  hasPartC: Scalars['Boolean']['output'];
  /** Id of the agency. */
  id: Scalars['Int']['output'];
  /** True for the training agency, which no count includes. */
  isTest: Scalars['Boolean']['output'];
  /** LEA for a local school system, PA for another public agency. */
  kind: Scalars['String']['output'];
  /** Full name: Allegany County Public Schools. */
  name: Scalars['String']['output'];
  /** Region of the state. */
  region?: Maybe<Scalars['String']['output']>;
  /** Name for menus and badges: Allegany County. */
  shortName: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
};

/** Somebody to write or call to in an agency; need not have an account. */
export type LeaContact = {
  __typename?: 'LeaContact';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Telephone number. */
  phoneNumber: Scalars['String']['output'];
  /** Title of the person, such as Superintendent. */
  title: Scalars['String']['output'];
};

/** Somebody to write or call to in an agency. */
export type LeaContactInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** First and last name. */
  name: Scalars['String']['input'];
  /** Telephone number. */
  phoneNumber: Scalars['String']['input'];
  /** Title of the person, such as Superintendent. */
  title: Scalars['String']['input'];
};

/** An agency with everything that its content page shows. */
export type LeaContent = {
  __typename?: 'LeaContent';
  /** False for an agency that is no longer monitored. */
  active: Scalars['Boolean']['output'];
  /** Who last changed it. */
  changedBy?: Maybe<PersonRef>;
  /** When it was last changed. */
  changedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Two-digit number of the state, 01 to 30; 99 is the training agency. */
  code: Scalars['String']['output'];
  /** Monitoring cohort, 1 to 6. */
  cohort?: Maybe<Scalars['Int']['output']>;
  /** People to write or call to, in order. */
  contacts: Array<LeaContact>;
  /** Whether the caller may change it now. */
  edit: AllowedAct;
  /** Size by enrolment: S, M or L. */
  enrollmentBand?: Maybe<Scalars['String']['output']>;
  /** Serves children from 3 to 21 (IDEA Part B). */
  hasPartB: Scalars['Boolean']['output'];
  /** Serves infants and toddlers (IDEA Part C). */
  hasPartC: Scalars['Boolean']['output'];
  /** Id of the agency. */
  id: Scalars['Int']['output'];
  /** Text on the pages of the agency, sanitised HTML. */
  intro: Scalars['String']['output'];
  /** True for the training agency, which no count includes. */
  isTest: Scalars['Boolean']['output'];
  /** LEA for a local school system, PA for another public agency. */
  kind: Scalars['String']['output'];
  /** Links on the pages of the agency, in order. */
  links: Array<LeaLink>;
  /** The logo; null while there is none. */
  logo?: Maybe<LeaLogo>;
  /** Full name: Allegany County Public Schools. */
  name: Scalars['String']['output'];
  /** Region of the state. */
  region?: Maybe<Scalars['String']['output']>;
  /** First and last school days, newest year first. */
  schoolYears: Array<LeaSchoolYear>;
  /** Name for menus and badges: Allegany County. */
  shortName: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
};

/** The agency after the act. */
export type LeaContentPayload = {
  __typename?: 'LeaContentPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  lea?: Maybe<LeaContent>;
};

/** A link on the pages of an agency. */
export type LeaLink = {
  __typename?: 'LeaLink';
  /** Words of the link. */
  label: Scalars['String']['output'];
  /** Where it leads: http or https. */
  url: Scalars['String']['output'];
};

/** A link on the pages of an agency. */
export type LeaLinkInput = {
  /** Words of the link. */
  label: Scalars['String']['input'];
  /** Where it leads: http or https. */
  url: Scalars['String']['input'];
};

/** The logo of an agency. POST /files/agency-logos/{id} sets it. */
export type LeaLogo = {
  __typename?: 'LeaLogo';
  /** Path of the picture at this server; another one for every picture. */
  downloadPath: Scalars['String']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Type of the picture, found from its content. */
  mime: Scalars['String']['output'];
  /** SHA-256 of its bytes, in hex. */
  sha256: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
};

/** First and last day of one school year of an agency. */
export type LeaSchoolYear = {
  __typename?: 'LeaSchoolYear';
  /** First school day. */
  firstDay: Scalars['LocalDate']['output'];
  /** Last school day. */
  lastDay: Scalars['LocalDate']['output'];
  /** Compliance year: the calendar year in which the school year starts. */
  year: Scalars['Int']['output'];
};

/** First and last day of one school year of an agency. */
export type LeaSchoolYearInput = {
  /** First school day. */
  firstDay: Scalars['LocalDate']['input'];
  /** Last school day. */
  lastDay: Scalars['LocalDate']['input'];
  /** Compliance year: the calendar year in which the school year starts. */
  year: Scalars['Int']['input'];
};

/** What may be named by its content id in a field. */
export type LinkedContent = {
  __typename?: 'LinkedContent';
  /** Content id. */
  contentId: Scalars['String']['output'];
  /** What it is called. */
  label: Scalars['String']['output'];
};

/** A column of a list. */
export type ListColumnName = {
  __typename?: 'ListColumnName';
  /** Name of its field. */
  field: Scalars['String']['output'];
  /** Heading. */
  name: Scalars['String']['output'];
};

/** Columns of one list that a person has put away. */
export type ListColumns = {
  __typename?: 'ListColumns';
  /** Ids of the columns that are put away. */
  hidden: Array<Scalars['String']['output']>;
  /** Name of the list, such as users. */
  list: Scalars['String']['output'];
};

/** The choice of columns after it was saved. */
export type ListColumnsPayload = {
  __typename?: 'ListColumnsPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Columns that the person has put away, by list; null when it was refused. */
  listColumns?: Maybe<Array<ListColumns>>;
};

/** Something about one cell, one row or the whole of a list. */
export type ListProblem = {
  __typename?: 'ListProblem';
  /** Column; null where it is about the row. */
  column?: Maybe<Scalars['String']['output']>;
  /** What it is, in a sentence. */
  message: Scalars['String']['output'];
  /** Row of the file; 1 is the heading, 0 the list as a whole. */
  row: Scalars['Int']['output'];
};

/** Reports that are generated on request; the summary is for the state. */
export type LiveReportKind =
  /** This year beside the year before. */
  | 'comparison'
  /** Every answer of the agency, with the stamp of its submission. */
  | 'detailed'
  /** Ratings over several agencies, for the state. */
  | 'summary'
  /** Every answer of the agency, as it stands. */
  | 'yearly';

/** The work of one agency in one year. Parts that fail are null, each with its error. */
export type LocalDashboard = {
  __typename?: 'LocalDashboard';
  /** Messages from the state, and what changed since the visit before. */
  news?: Maybe<LocalNews>;
  /** Required documents of the agency, by its self-assessments. */
  requiredDocuments?: Maybe<AgencyDocuments>;
  /** Where the work stands. */
  standing?: Maybe<LocalStanding>;
  /** The first tasks about the agency, alike ones in one line. */
  tasks?: Maybe<TaskPage>;
  /** People of the agency with their open work; null for those who do not lead it. */
  team?: Maybe<Array<TeamMember>>;
};


/** The work of one agency in one year. Parts that fail are null, each with its error. */
export type LocalDashboardTasksArgs = {
  show?: InputMaybe<TaskShow>;
};

/** Announcements of the state to the agency, and what changed. */
export type LocalNews = {
  __typename?: 'LocalNews';
  /** What others did since, newest first. */
  changes: Array<DashboardActivity>;
  /** Messages, newest first. */
  messages: Array<StateMessage>;
  /** End of the visit before; null on the first. */
  since?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** Where the work of one agency stands. */
export type LocalStanding = {
  __typename?: 'LocalStanding';
  /** When it was computed. */
  asOf: Scalars['DateTimeISO']['output'];
  /** Audits of the year, by kind and part. */
  audits: Array<DashboardAudit>;
  /** Individual corrections of the open findings. */
  corrections: CorrectionsDone;
  /** Required documents by part. */
  documents: Array<DocumentsOfPart>;
  /** Open findings of every year, the earliest due date first. */
  findings: Array<FindingOnTheClock>;
  /** State monitors who answer for the agency in the year. */
  monitors: Array<PersonRef>;
  /** Its self-assessments, by part. */
  selfAssessments: Array<DashboardSelfAssessment>;
};

/** A letter to the local administrators of agencies. */
export type MailAgenciesInput = {
  /** Ids of the agencies. */
  leaIds: Array<Scalars['Int']['input']>;
  /** Its subject, in one line. */
  subject: Scalars['String']['input'];
  /** Plain text. No student may be named in mail. */
  text: Scalars['String']['input'];
};

/** Whom a letter to agencies reached. */
export type MailAgenciesPayload = {
  __typename?: 'MailAgenciesPayload';
  /** Agencies in which somebody was notified. */
  agencies?: Maybe<Scalars['Int']['output']>;
  /** Why it was refused; empty when it was sent. */
  errors: Array<UserError>;
  /** People who were notified. */
  people?: Maybe<Scalars['Int']['output']>;
  /** Agencies that have no local administrator. */
  unreached?: Maybe<Scalars['Int']['output']>;
};

/** An announcement as those get it who manage them. */
export type ManagedAnnouncement = {
  __typename?: 'ManagedAnnouncement';
  /** Its text: sanitised HTML. */
  body: Scalars['String']['output'];
  /** Whether the caller may change or delete it now. */
  change: AllowedAct;
  /** Who changed it last. */
  changedBy: PersonRef;
  /** When it was changed last. */
  changedOn: Scalars['DateTimeISO']['output'];
  /** How many people have put it away. */
  dismissals: Scalars['Int']['output'];
  /** Whether readers may put it away. */
  dismissible: Scalars['Boolean']['output'];
  /** First day on which it is shown, YYYY-MM-DD. */
  fromDay: Scalars['String']['output'];
  /** Id of the announcement. */
  id: Scalars['Int']['output'];
  /** True for one that was deleted and can be restored. */
  isDeleted: Scalars['Boolean']['output'];
  /** Ids of the agencies that it is for; empty for every agency. */
  leaIds: Array<Scalars['Int']['output']>;
  /** Whether the caller may take it back now. */
  restore: AllowedAct;
  /** Roles that it is for; empty for every role. */
  roles: Array<Scalars['String']['output']>;
  /** How loud it is. */
  severity: AnnouncementSeverity;
  /** Where it stands today: 'Planned', 'Shown' or 'Over'. */
  state: Scalars['String']['output'];
  /** What it is about, in one line. */
  title: Scalars['String']['output'];
  /** Last day on which it is shown, YYYY-MM-DD. */
  toDay: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
};

/** A section or item that a monitor skips in a record. */
export type ManualSkip = {
  __typename?: 'ManualSkip';
  /** Either section or item. */
  kind: Scalars['String']['output'];
  /** Number and title of a section, number of an item. */
  name: Scalars['String']['output'];
  /** Why it is skipped. */
  reason: Scalars['String']['output'];
  /** Who skipped it. */
  skippedBy: PersonRef;
  /** When it was skipped. */
  skippedOn: Scalars['DateTimeISO']['output'];
  /** Id of the section or item. */
  targetId: Scalars['String']['output'];
};

/** What monitors skip in a record by hand. */
export type ManualSkips = {
  __typename?: 'ManualSkips';
  /** Whether the caller may change what is skipped now. */
  change: AllowedAct;
  /** Id of the record. */
  id: Scalars['Int']['output'];
  /** Skips in the order of the content. */
  skips: Array<ManualSkip>;
  /** Version of the record; a change names it. */
  version: Scalars['Int']['output'];
};

/** Which own notices have been read. */
export type MarkNoticesReadInput = {
  /** With each named one those before it of its kind that lead to the same record. */
  alike?: Scalars['Boolean']['input'];
  /** Ids of notices; others than own ones are passed over. */
  ids?: Array<Scalars['Int']['input']>;
  /** All up to this one, itself included. */
  upToId?: InputMaybe<Scalars['Int']['input']>;
};

/** What is unread after notices were marked. */
export type MarkNoticesReadPayload = {
  __typename?: 'MarkNoticesReadPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** How many own notices are unread; counted to 100 and no further. Null when it was refused. */
  unread?: Maybe<Scalars['Int']['output']>;
};

/** A column of the comparison of agencies. */
export type MatrixAgency = {
  __typename?: 'MatrixAgency';
  /** Its code. */
  code: Scalars['String']['output'];
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Percent over all items. */
  percent: Scalars['String']['output'];
  /** Id of its prong. */
  prongId: Scalars['Int']['output'];
  /** Its short name. */
  shortName: Scalars['String']['output'];
};

/** An item at an agency. */
export type MatrixCell = {
  __typename?: 'MatrixCell';
  /** Not applicable: neither met nor not met. */
  excluded: Scalars['Int']['output'];
  /** Its band: none, compliant, individual or systemic. */
  heat: Scalars['String']['output'];
  /** Id of the item there; null where it had none. */
  itemId?: Maybe<Scalars['String']['output']>;
  /** Answers that are met. */
  met: Scalars['Int']['output'];
  /** Percent; N/A of none. */
  percent: Scalars['String']['output'];
  /** Id of the prong that it comes from. */
  prongId: Scalars['Int']['output'];
  /** Met and not met together. */
  reviewed: Scalars['Int']['output'];
};

/** An item at every agency. */
export type MatrixItem = {
  __typename?: 'MatrixItem';
  /** One for each agency of the page, in their order. */
  cells: Array<MatrixCell>;
  /** References of regulations. */
  citations: Array<Scalars['String']['output']>;
  /** Id of the item. */
  id: Scalars['String']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
  /** Number of its section. */
  sectionNumber: Scalars['String']['output'];
  /** Title of its section. */
  sectionTitle: Scalars['String']['output'];
  /** The agencies of all pages together. */
  state: MatrixScore;
  /** The requirement. */
  text: Scalars['String']['output'];
};

/** Compliance with an item. */
export type MatrixScore = {
  __typename?: 'MatrixScore';
  /** Not applicable: neither met nor not met. */
  excluded: Scalars['Int']['output'];
  /** Its band: none, compliant, individual or systemic. */
  heat: Scalars['String']['output'];
  /** Answers that are met. */
  met: Scalars['Int']['output'];
  /** Percent; N/A of none. */
  percent: Scalars['String']['output'];
  /** Met and not met together. */
  reviewed: Scalars['Int']['output'];
};

/** Minutes of a service that were missed, by reason. */
export type MissedMinutes = {
  __typename?: 'MissedMinutes';
  /** Because the school was closed. */
  closed: Scalars['Int']['output'];
  /** For another reason. */
  other: Scalars['Int']['output'];
  /** Because the provider was absent. */
  provider: Scalars['Int']['output'];
  /** Because the student was absent. */
  student: Scalars['Int']['output'];
};

/** Minutes that were missed, by reason. */
export type MissedMinutesInput = {
  /** Because the school was closed. */
  closed: Scalars['Int']['input'];
  /** For another reason. */
  other: Scalars['Int']['input'];
  /** Because the provider was absent. */
  provider: Scalars['Int']['input'];
  /** Because the student was absent. */
  student: Scalars['Int']['input'];
};

/** A self-assessment or an audit of one agency, part and year. */
export type MonitoringActivity = {
  __typename?: 'MonitoringActivity';
  /** Self-assessment, or the kind of audit in words. */
  activity: Scalars['String']['output'];
  /** Whether the state has told the agency the result. */
  monitored: Scalars['Boolean']['output'];
  /** Part B or Part C. */
  part: Scalars['String']['output'];
  /** Id of the self-assessment, or of the prong of the audit. */
  recordId: Scalars['Int']['output'];
  /** Kind of audit as in addresses; null for a self-assessment. */
  recordKind?: Maybe<Scalars['String']['output']>;
  /** Where it stands, in words. */
  status: Scalars['String']['output'];
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** Monitoring of agencies in six compliance years. */
export type MonitoringHistory = {
  __typename?: 'MonitoringHistory';
  /** Agencies by their numbers. */
  agencies: Array<AgencyMonitoring>;
  /** The six compliance years, the earliest first. */
  years: Array<Scalars['Int']['output']>;
};

/** Another day for what audits have to keep next. */
export type MoveAuditDueDatesInput = {
  /** The day; one on which offices are closed moves on. */
  dueOn: Scalars['LocalDate']['input'];
  /** Ids of the audits, at most 200. */
  ids: Array<Scalars['Int']['input']>;
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** An event and its new days. */
export type MoveCalendarEventInput = {
  /** Last day, included; null for one day. */
  endTime?: InputMaybe<Scalars['String']['input']>;
  /** The event. */
  id: Scalars['ID']['input'];
  /** First day. Every event lasts whole days, in UTC-10. YYYY-MM-DD. */
  startTime?: InputMaybe<Scalars['String']['input']>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** A step of a case study to another status. */
export type MoveCaseStudyInput = {
  /** Id of the case study. */
  id: Scalars['Int']['input'];
  /** 'submit', 'takeBack', 'approve', 'reopen', 'share' or 'unshare'. */
  move: Scalars['String']['input'];
  /** Why; backward steps need it. */
  reason?: Scalars['String']['input'];
  /** The second monitor, of a study that is sent for review. */
  reviewerId?: InputMaybe<Scalars['ID']['input']>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Where a place shall stand. */
export type MoveContentNodeInput = {
  /** Id of the place. */
  contentId: Scalars['String']['input'];
  /** Id of the version. */
  id: Scalars['Int']['input'];
  /** self-assessment, required-documents or desk-audit. */
  kind: Scalars['String']['input'];
  /** Place that it goes into; null for the top. */
  parentId?: InputMaybe<Scalars['String']['input']>;
  /** Position among the places there, without itself, from 0. */
  position: Scalars['Int']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts a subsection at the agency's ratings where the state has given none. For the state. */
  acceptAllRatings: SubsectionReviewPayload;
  /** Says that a report was received. For administrators of the agency. */
  acknowledgeReport: PublishedReportPayload;
  /** Activates self-assessments for their agencies, all or none. For the state. */
  activateSelfAssessments: ActivateSelfAssessmentsPayload;
  /** Begins a case study as a draft. For state monitors. */
  addCaseStudy: CaseStudyPayload;
  /** Comments on a case study, for the state alone. For state monitors. */
  addCaseStudyComment: CaseStudyPayload;
  /** Names one more student of a draft, five at most. For state monitors. */
  addCaseStudyStudent: CaseStudyPayload;
  /** Adds a place to a draft, empty or as a copy of another. */
  addContentNode: AddContentNodePayload;
  /** Comments on a finding: for the state alone, or for the agency too. For monitors, and shared ones for the agency. */
  addFindingComment: FindingPayload;
  /** Registers an incident. For people of the agency. */
  addIncident: IncidentPayload;
  /** Comments on a record: for the state alone, or for the agency too. For monitors, and shared ones for the agency. */
  addRecordComment: RecordDiscussionPayload;
  /** Adds a row of the list to the sample by hand, with a reason. For the state. */
  addSampleStudent: AuditSamplePayload;
  /** Mails a link to choose a new password with; the old one stays good until it is used. */
  adminResetPassword: AdminResetPasswordPayload;
  /** Answers a request for documents. For those of the agency who work on the record. */
  answerDocumentRequest: DocumentRequestPayload;
  /** Saves what the second reader answers to one item. For that monitor. */
  answerSecondReading: SecondReadingPayload;
  /** Writes a previewed file into its draft, wholly or not at all. */
  applyContentImport: ApplyContentImportPayload;
  /** Moves records in which no agency has begun onto a published version. */
  applyContentVersion: ContentVersionsPayload;
  /** Creates every user of a previewed file, each with a mailed link; all or none. */
  applyUserImport: ApplyUserImportPayload;
  /** Names the monitor who leads audits; each is done or refused by itself. For the state. */
  assignAuditLead: AuditActResultsPayload;
  /** Assigns a person to a required document category. */
  assignDocumentUser: DocumentAssignmentPayload;
  /** Gives findings to a monitor, all or none. For the state. */
  assignFindingOwner: FindingsPayload;
  /** Lets a person of the agency work on the corrections, or no longer. For administrators of the agency. */
  assignFindingUser: FindingUsersPayload;
  /** Says which state monitor reviews records; all or none. For the state. */
  assignMonitor: SampleRecordsPayload;
  /** Assigns a local user to records, or takes them off; all or none. For local administrators. */
  assignRecords: SampleRecordsPayload;
  /** Chooses the second reader of records; each is done or refused by itself. For the state. */
  assignSecondReader: AuditActResultsPayload;
  /** Assigns the people of the earlier year to the chosen subsections, all or none. */
  assignSuggested: AssignSuggestedPayload;
  /** Assigns a person to a subsection. */
  assignUser: AssignmentPayload;
  /** Disables users, all or none. */
  bulkDisableUsers: BulkDisableUsersPayload;
  /** Takes a new own address back that waits for its confirmation. */
  cancelEmailChange: EmailChangePayload;
  /** Certifies a complete report, which goes to the state. For local administrators of the agency. */
  certifyAnnualReport: AnnualReportPayload;
  /** Changes the password of the signed-in person. Other sessions and trusted devices end. */
  changePassword: ChangePasswordPayload;
  /** Changes the comments on a category, which the agency reads. For state monitors. */
  changeRequiredDocumentComments: RequiredDocumentCategoryPayload;
  /** Sets how many documents a category takes. For administrators of the agency. */
  changeRequiredDocumentMaximum: RequiredDocumentCategoryPayload;
  /** Ticks or clears 'Received' of a required document. For state monitors. */
  changeRequiredDocumentStateMonitor: RequiredDocumentPayload;
  /** Changes the title of a required document. For administrators of the agency. */
  changeRequiredDocumentTitle: RequiredDocumentPayload;
  /** Keeps the version of content that a record has, or carries the record into the newer one. For state monitors. */
  chooseRecordContent: AuditContentChangePayload;
  /** Re-uses documents of an earlier year. Each keeps its file, title and day, and is not received yet. */
  cloneRequiredDocuments: RequiredDocumentCategoryPayload;
  /** Closes an audit by letter, once its prongs have ended and its findings are closed. For the state. */
  closeAudit: AuditsPayload;
  /** Closes a finding by letter, once both prongs are verified. For the state. */
  closeFinding: FindingPayload;
  /** Closes a self-assessment after its final report. For the state. */
  closeSelfAssessment: SelfAssessmentReviewPayload;
  /** Confirms an answer whose question was changed by an upgrade. */
  confirmComplianceStrategyItem: ComplianceStrategyItemPayload;
  /** Takes a new own e-mail address into use, signed in or not. Every link that is no longer good is refused alike. */
  confirmEmailChange: EmailChangePayload;
  /** Says that every child of whom nothing was said is still served. For the agency. */
  confirmEnrolments: SampleRecordsPayload;
  /** Confirms the answer to an item whose question newer content changed. For state monitors. */
  confirmItemRecheck: RecordItemPayload;
  /** Confirms the password, after a change was refused with FORBIDDEN and the field `currentPassword`. Such changes require a confirmation in the last ten minutes; signing in is one too. Without a trusted device a security code is sent. Five wrong passwords or codes in a row end the session: the fifth is a root error UNAUTHENTICATED. */
  confirmPassword: ConfirmPasswordPayload;
  /** The security code after the password was confirmed. Five wrong passwords or codes in a row end the session: the fifth is a root error UNAUTHENTICATED. */
  confirmPasswordCode: ConfirmPasswordPayload;
  /** Adds an announcement. For state monitors. */
  createAnnouncement: AnnouncementPayload;
  /** Creates an audit for each agency and part, all or none. For the state. */
  createAudits: AuditsPayload;
  /** Adds an event. For state monitors, and for local administrators in their own agency. */
  createCalendarEvent: CalendarEventPayload;
  /** Makes a secret address for calendar programs; the one before for this agency is revoked. */
  createCalendarFeed: CalendarFeedPayload;
  /** Makes a draft for a year from a published version of the same part. */
  createContentVersion: ContentVersionPayload;
  /** Adds an agency. */
  createLea: LeaContentPayload;
  /** Adds a template of notes. For state monitors. */
  createNoteTemplate: NoteTemplatePayload;
  /** Creates a role. */
  createRole: RolePayload;
  /** Adds a training item as a draft. For state monitors. */
  createTrainingItem: TrainingItemPayload;
  /** Creates a user and mails a single-use link that leads to Set Password. */
  createUser: UserPayload;
  /** Accepts or returns certified reports, all or none. For state monitors. */
  decideAnnualReports: DecidedAnnualReportsPayload;
  /** Decides whether words stay in files without names. For state monitors. */
  decideCaseStudyWords: CaseStudyWordsPayload;
  /** Keeps the version of started self-assessments, or takes them over onto this one. */
  decideContentUpgrades: DecideContentUpgradesPayload;
  /** Accepts an answer, returns it, gives more time, or withdraws a request. For the state. */
  decideDocumentRequest: DocumentRequestPayload;
  /** Withdraws or reopens a finding, or records that it was corrected before it was issued. For the state. */
  decideFinding: FindingPayload;
  /** Decides whether pieces of the answers are published. For state monitors. */
  decideJustificationWords: JustificationPublicationPayload;
  /** Accepts or returns submitted justifications, all or none. For state monitors. */
  decideJustifications: DecidedJustificationsPayload;
  /** Deletes an announcement; it can be restored. */
  deleteAnnouncement: AnnouncementPayload;
  /** Deletes an event. It can be restored. */
  deleteCalendarEvent: CalendarEventPayload;
  /** Deletes a place of a draft, with everything below it, that was never used. */
  deleteContentNode: ContentVersionPayload;
  /** Deletes a draft. */
  deleteContentVersion: ContentVersionsPayload;
  /** Deletes a file of a correction that is not submitted. */
  deleteCorrectionFile: AuditCorrectionFilesPayload;
  /** Deletes a file of what was not submitted or recorded yet, or a document of the finding itself. */
  deleteFindingFile: FindingPayload;
  /** Takes the logo of an agency away. */
  deleteLeaLogo: LeaContentPayload;
  /** Deletes a note; it can be restored. */
  deleteNote: NotePayload;
  /** Takes a template away; it can be restored. */
  deleteNoteTemplate: DeleteNoteTemplatePayload;
  /** Deletes a document of a record. For the side that uploaded it. */
  deleteRecordFile: RecordFilesPayload;
  /** Deletes a required document with its relations: administrators of the agency any, others those they added. */
  deleteRequiredDocument: RequiredDocumentCategoryPayload;
  /** Deletes a role that nobody has. */
  deleteRole: DeleteRolePayload;
  /** Deletes the whole sample, which leads back to the list. For the state. */
  deleteSample: AuditSamplePayload;
  /** Takes one record out of the sample, with a reason. For the state. */
  deleteSampleRecord: SampleRecordPayload;
  /** Deletes a supporting document: administrators of the agency any, others their own. */
  deleteSupportingDocument: DeleteSupportingDocumentPayload;
  /** Deletes a training item; it can be restored. */
  deleteTrainingItem: TrainingItemPayload;
  /** Deletes a user; the records keep the name, and restoreUser brings the account back. */
  deleteUser: UserPayload;
  /** Disables a user; every session of the user ends at once. Never the last administrator. */
  disableUser: UserPayload;
  /** Puts an announcement away for the caller; a second time changes nothing. */
  dismissAnnouncement: DismissAnnouncementPayload;
  /** Drafts a finding. The agency sees nothing of it until it is issued. For the state. */
  draftFinding: FindingPayload;
  /** Changes the words of an own comment. For its author. */
  editCaseStudyComment: CaseStudyPayload;
  /** Changes the words of an own comment. For its author. */
  editFindingComment: FindingPayload;
  /** Changes the words of an own comment on a record. For its author. */
  editRecordComment: RecordDiscussionPayload;
  /** Enables a disabled user. */
  enableUser: UserPayload;
  /** Ends one session of the person; the own one as signOut does. */
  endOwnSession: OwnSessionsPayload;
  /** Erases the data of the students of an audit for good. For monitors. */
  eraseAuditStudents: AuditRetentionPayload;
  /** Ends the second reading; a record without differences is complete. For that monitor. */
  finishSecondReading: SecondReadingPayload;
  /** Forgets one trusted device: signing in there needs a security code again. */
  forgetOwnDevice: OwnSessionsPayload;
  /** Forgets every trusted device. Sessions go on. */
  forgetOwnDevices: OwnSessionsPayload;
  /** Forgets what the caller searched for. */
  forgetSearches: RecentSearchesPayload;
  /** Draws the sample, or tops it up or trims it. For the state. */
  generateSample: AuditSamplePayload;
  /** Gives the open work of a person of the own agency to a colleague. For its local administrators. */
  handOverWork: HandOverWorkPayload;
  /** Issues the report of a prong by letter, with its findings or their results. For the state. */
  issueAuditReport: AuditProngPayload;
  /** Issues the final report. For the state. */
  issueFinalReport: SelfAssessmentReviewPayload;
  /** Notifies the agency by letter; from that day it has one year. For the state. */
  issueFinding: FindingPayload;
  /** Issues a selective report; the named subsections open again for the agency. For the state. */
  issueSelectiveReport: SelfAssessmentReviewPayload;
  /** Verifies a correction, returns it, or takes a verification back. For the state. */
  judgeFindingCorrection: FindingPayload;
  /** Launches the next compliance year with its self-assessments. It cannot be taken back. */
  launchComplianceYear: LaunchYearPayload;
  /** Launches the next fiscal year of local determinations. It cannot be taken back. */
  launchDeterminationYear: LaunchYearPayload;
  /** Launches the next fiscal year of dispute resolution. It cannot be taken back. */
  launchDisputeYear: LaunchYearPayload;
  /** Writes to the local administrators of several agencies, at once. For state monitors. */
  mailAgencies: MailAgenciesPayload;
  /** Marks own notices as read. */
  markNoticesRead: MarkNoticesReadPayload;
  /** Records that a second monitor has read the review of a subsection. For the state. */
  markSecondReading: SubsectionReviewPayload;
  /** Moves the day that audits have to keep next; each by itself. For the state. */
  moveAuditDueDates: AuditActResultsPayload;
  /** Moves an event to other days; by whom it may be added. */
  moveCalendarEvent: CalendarEventPayload;
  /** Moves a case study to another status; backward steps need a reason. For state monitors. */
  moveCaseStudy: CaseStudyPayload;
  /** Moves a place in a draft. */
  moveContentNode: ContentVersionPayload;
  /** Sends the letter with which an audit begins to its agency, once. For the state. */
  notifyOfAudit: AuditsPayload;
  /** Opens a review of newer data, with its own list and sample. For the state. */
  openAuditRound: AuditProngPayload;
  /** Takes a submitted self-assessment up for review. For the state. */
  openSelfAssessmentReview: SelfAssessmentReviewPayload;
  /** Puts training items into another order. For state monitors. */
  orderTrainingItems: TrainingListPayload;
  /** Changes some members of a user; what is left out stays, null empties. Refusals as updateUser. */
  patchUser: UserPayload;
  /** Changes who leads in the agency, and when single subsections are due. For administrators of the agency. */
  planSelfAssessment: SelfAssessmentPayload;
  /** Publishes a draft when no check finds an error. Existing records keep their version, except, on request, those in which the agency has not begun. */
  publishContentVersion: ContentVersionsPayload;
  /** Publishes an accepted justification as its next edition. For state monitors. */
  publishJustification: JustificationPublicationPayload;
  /** Publishes a draft; in a launched year every active agency of its part gets its self-assessment. */
  publishQuestionnaire: PublishQuestionnairePayload;
  /** Shows an item to its audience, or takes it back. */
  publishTrainingItem: TrainingItemPayload;
  /** Says as second reader that a letter can be issued, or gives it back. For the state. */
  readReportDraft: SelfAssessmentReviewPayload;
  /** Takes a submission back, until the state begins its review. */
  recallSelfAssessment: SelfAssessmentPayload;
  /** Records a review of newer data, which passes with a compliant record and none that is not. For the state. */
  recordFindingRound: FindingPayload;
  /** Says on which day the notice about a student with many incidents was given. For people of the agency. */
  recordIncidentNotice: IncidentNoticePayload;
  /** Counts that the caller opened an item, marks it as watched, or says whether it helped. */
  recordTrainingUse: TrainingItemPayload;
  /** Creates the targeted desk audit of a final case study. For state monitors. */
  referCaseStudy: CaseStudyPayload;
  /** Registers a client and shows its secret, once. */
  registerClient: ClientSecretPayload;
  /** Names a required document beside the answers of a subsection. */
  relateRequiredDocument: RelatedRequiredDocumentsPayload;
  /** Keeps a search of the caller; what a student is known by is not kept. */
  rememberSearch: RecentSearchesPayload;
  /** Remembers that the person was at a place, or finished the tour. */
  rememberVisit: VisitPayload;
  /** Reminds agencies of what their audits wait for; each by itself. For the state. */
  remindOfAudits: AuditActResultsPayload;
  /** Sends the mail about the open requests of an item again, once a day. For the state. */
  remindOfDocumentRequests: DocumentRequestsPayload;
  /** Sends reminder letters for open findings, all or none. For the state. */
  remindOfFindings: FindingsPayload;
  /** Reminds agencies of self-assessments that wait for them, all or none. For the state. */
  remindOfSelfAssessments: SelfAssessmentRowsPayload;
  /** Takes a student out of a draft. For state monitors. */
  removeCaseStudyStudent: CaseStudyPayload;
  /** Takes a person off a required document category. */
  removeDocumentUser: DocumentAssignmentPayload;
  /** Takes a person off a subsection. */
  removeUser: AssignmentPayload;
  /** Numbers the places of a draft by where they stand; ids and lineage stay. */
  renumberContent: ContentVersionPayload;
  /** Reopens a complete record, or sends a submitted one back, with a reason. For state monitors, and for its second reader. */
  reopenRecord: RecordContentPayload;
  /** Gives a self-assessment back to the agency. For the state. */
  reopenSelfAssessment: SelfAssessmentReviewPayload;
  /** Makes sure that the lead monitor hears of the uploads of the agency at the end of the hour. For the agency. */
  reportRecordUploads: RecordUploadsPayload;
  /** Asks the agency for documents of a record. For the state. */
  requestDocuments: DocumentRequestPayload;
  /** Declares that the agency is ready for the review of newer data. For administrators of the agency. */
  requestFindingVerification: FindingPayload;
  /** Sends a link to choose a new password with. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Mails the link to the new own address again; the link before is dead. */
  resendEmailChange: EmailChangePayload;
  /** Sends the security code of a password confirmation again: at most once in 30 seconds. */
  resendPasswordCode: ConfirmPasswordPayload;
  /** Tells the readers of a report again that it is there. For the state. */
  resendReport: PublishedReportPayload;
  /** Sends the security code of the running sign-in again: once in 30 seconds, five times an hour. */
  resendSecurityCode: ResendSecurityCodePayload;
  /** Sets a new password with the token of a mailed link. */
  resetPassword: ResetPasswordPayload;
  /** Takes an activation back. Answers are kept, hidden, and come back with the next activation. */
  resetSelfAssessmentActivation: SelfAssessmentPayload;
  /** Marks a comment as resolved, or opens it again. For state monitors. */
  resolveCaseStudyComment: CaseStudyPayload;
  /** Marks a comment as resolved, or opens it again. For those who may write such comments. */
  resolveFindingComment: FindingPayload;
  /** Marks a comment on a record as resolved, or opens it again. For those who may write such comments. */
  resolveRecordComment: RecordDiscussionPayload;
  /** Takes a deleted announcement back. */
  restoreAnnouncement: AnnouncementPayload;
  /** Takes a deleted event back. */
  restoreCalendarEvent: CalendarEventPayload;
  /** Takes a deleted note back. */
  restoreNote: NotePayload;
  /** Takes a deleted template back. */
  restoreNoteTemplate: NoteTemplatePayload;
  /** Takes a deleted training item back, as a draft. */
  restoreTrainingItem: TrainingItemPayload;
  /** Brings a deleted user back, disabled. */
  restoreUser: UserPayload;
  /** Hands the responses to a selective report to the state. For administrators of the agency. */
  resubmitSelfAssessment: SelfAssessmentPayload;
  /** Retires a place of a draft, or takes that back. */
  retireContentNode: ContentVersionPayload;
  /** Names of the students, which is recorded in the history of the study. For state monitors. */
  revealCaseStudyStudents: CaseStudyStudentsPayload;
  /** Reveals the student references of a finding, which is recorded in its history. For those who work on it. */
  revealFindingReferences: FindingReferencesPayload;
  /** Name and number of the student, which is recorded in the history. For state monitors and people of the agency. */
  revealIncidentStudent: IncidentStudentPayload;
  /** Names of records, for those who work on them; who saw which is recorded. */
  revealRecords: RevealedRecordsPayload;
  /** Revokes a feed address of the caller: programs that read it get nothing from then on. */
  revokeCalendarFeed: RevokeCalendarFeedPayload;
  /** Revokes a client for ever; its tokens are refused from the next request on. */
  revokeClient: ClientPayload;
  /** Takes the figures from the register of incidents. For local administrators of the agency. */
  rollUpAnnualReport: AnnualReportPayload;
  /** Makes a new secret and shows it, once. The one before is good for 24 more hours, or ends at once with every token. */
  rotateClientSecret: ClientSecretPayload;
  /** Enters figures. For local administrators of the agency, and state monitors where it has begun none. */
  saveAnnualReport: AnnualReportPayload;
  /** Says which agencies a state monitor answers for in one year. For state monitors. */
  saveCohort: CohortPayload;
  /** Saves the rating and the explanation of one question, complete or not. */
  saveComplianceStrategyItem: ComplianceStrategyItemPayload;
  /** Saves the fields of a place in a draft. */
  saveContentNode: SaveContentNodePayload;
  /** Saves what the agency says about one item of its document set. For the agency. */
  saveDocumentSetItem: DocumentSetPayload;
  /** Saves what an agency did about a case, and hands it to the state. For the agency. */
  saveFindingCorrection: FindingPayload;
  /** Saves the state's rating of one question, its comments and what to provide. For the state. */
  saveItemReview: ItemReviewPayload;
  /** Writes the justification of an agency. For its local administrators. */
  saveJustification: AgencyParticipationPayload;
  /** Remembers which columns of a list are put away. */
  saveListColumns: ListColumnsPayload;
  /** Saves a note, a new one too. For state monitors. */
  saveNote: NotePayload;
  /** Enters the numbers of an agency. For state monitors, and local administrators of the agency. */
  saveParticipationRates: AgencyParticipationPayload;
  /** Saves the own preferences. */
  savePreferences: PreferencesPayload;
  /** Saves a letter before it is issued, or hands it to a second reader. For the state. */
  saveReportDraft: SelfAssessmentReviewPayload;
  /** Saves what was planned, delivered, missed and made up of a service. For the state. */
  saveServiceLine: ServiceLinePayload;
  /** Saves the comments on a subsection. For the state. */
  saveSubsectionReview: SubsectionReviewPayload;
  /** Sends one approved subsection to the state before the whole, or recalls it. */
  sendSubsection: SubsectionResponsePayload;
  /** Keeps everything of an audit from deletion, or no longer. For the state. */
  setAuditHold: AuditsPayload;
  /** Sets for how many years after the closing data of students are kept. For monitors. */
  setAuditRetention: AuditRetentionPayload;
  /** Moves a prong to another status. For the state, and for some steps the agency. */
  setAuditStatus: AuditProngPayload;
  /** Moves corrections of a prong that were seen, one or many; all or nothing. */
  setCorrectionStatus: AuditCorrectionsPayload;
  /** Changes the due date of activated self-assessments and notifies their agencies. For the state. */
  setSelfAssessmentDueDates: SelfAssessmentRowsPayload;
  /** Says that a subsection does not apply to the agency, or decides on it for the state. */
  setSubsectionApplicability: SubsectionResponsePayload;
  /** Marks a subsection ready, approves it or returns it. */
  setSubsectionState: SubsectionResponsePayload;
  /** Settles one item about which the two readers differ. For these two. */
  settleSecondReading: SecondReadingPayload;
  /** First step of signing in. With a trusted device the person is signed in at once; otherwise a security code is sent by mail. A session that this browser already has is ended first. */
  signIn: SignInPayload;
  /** Signs out: forgets the session and revokes its tokens. The device stays trusted. */
  signOut: SignOutPayload;
  /** Ends every session of the person, this one too. Trusted devices stay trusted. */
  signOutEverywhere: OwnSessionsPayload;
  /** Opens a self-assessment for answers. For administrators of the agency. */
  startSelfAssessment: SelfAssessmentPayload;
  /** Sends a complete justification to the state. For local administrators of the agency. */
  submitJustification: AgencyParticipationPayload;
  /** Submits a record whose every applicable item is answered. For state monitors. */
  submitRecord: RecordContentPayload;
  /** Submits a self-assessment to the state, with the statement of accuracy. */
  submitSelfAssessment: SelfAssessmentPayload;
  /** Lifts the lock that failed sign-ins put on an account. */
  unblockUser: UserPayload;
  /** Names a required document no longer beside the answers of a subsection. */
  unrelateRequiredDocument: RelatedRequiredDocumentsPayload;
  /** Changes an announcement. */
  updateAnnouncement: AnnouncementPayload;
  /** One step of a correction: the agency writes, submits or recalls it, the state verifies or returns it. */
  updateAuditCorrection: AuditCorrectionPayload;
  /** Changes an event; by whom it may be added. */
  updateCalendarEvent: CalendarEventPayload;
  /** Changes a draft. For state monitors. */
  updateCaseStudy: CaseStudyPayload;
  /** Changes a client; it holds for its next request. */
  updateClient: ClientPayload;
  /** Says whether a person is displayed as a contact, and at which place. */
  updateContactInfo: UserPayload;
  /** Changes a draft with its cases. For the state. */
  updateFinding: FindingPayload;
  /** Changes an incident. For people of the agency. */
  updateIncident: IncidentPayload;
  /** Saves the answer to one item of a record. For state monitors. */
  updateItemResponse: RecordItemPayload;
  /** Changes an agency and its content. */
  updateLea: LeaContentPayload;
  /** Changes a template; notes that were begun with it stay as they are. */
  updateNoteTemplate: NoteTemplatePayload;
  /** Answers setup questions of a record; changes nothing where answers to its items would be lost. For the state. */
  updateRecordSetup: RecordSetupPayload;
  /** Changes a role; it holds for everybody who has it within a second. */
  updateRole: RolePayload;
  /** Assigns a monitor, notes something or replaces a record, for the state; says whether the child is served, for its agency. */
  updateSampleRecord: SampleRecordPayload;
  /** Changes what is skipped in a record, and setup answers, even where answers are lost by it. For state monitors. */
  updateSkipLogic: SkipLogicPayload;
  /** Changes a training item. For state monitors. */
  updateTrainingItem: TrainingItemPayload;
  /** Changes a user, or the own details: everybody may change name, titles and phone number. */
  updateUser: UserPayload;
  /** Second step of signing in: the security code that was mailed. */
  verifySecurityCode: SignInPayload;
  /** Takes a report back: its letter is superseded and its findings are withdrawn. For the state. */
  withdrawAuditReport: AuditProngPayload;
  /** Takes the published edition back. For state monitors. */
  withdrawJustification: JustificationPublicationPayload;
  /** Takes a report out of the library of the agency. For the state. */
  withdrawReport: PublishedReportPayload;
};


export type MutationAcceptAllRatingsArgs = {
  input: AcceptAllRatingsInput;
};


export type MutationAcknowledgeReportArgs = {
  input: AcknowledgeReportInput;
};


export type MutationActivateSelfAssessmentsArgs = {
  input: ActivateSelfAssessmentsInput;
};


export type MutationAddCaseStudyArgs = {
  input: AddCaseStudyInput;
};


export type MutationAddCaseStudyCommentArgs = {
  input: AddCaseStudyCommentInput;
};


export type MutationAddCaseStudyStudentArgs = {
  input: AddCaseStudyStudentInput;
};


export type MutationAddContentNodeArgs = {
  input: AddContentNodeInput;
};


export type MutationAddFindingCommentArgs = {
  input: AddFindingCommentInput;
};


export type MutationAddIncidentArgs = {
  input: AddIncidentInput;
};


export type MutationAddRecordCommentArgs = {
  input: AddRecordCommentInput;
};


export type MutationAddSampleStudentArgs = {
  input: AddSampleStudentInput;
};


export type MutationAdminResetPasswordArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAnswerDocumentRequestArgs = {
  input: AnswerDocumentRequestInput;
};


export type MutationAnswerSecondReadingArgs = {
  input: AnswerSecondReadingInput;
};


export type MutationApplyContentImportArgs = {
  input: ApplyContentImportInput;
};


export type MutationApplyContentVersionArgs = {
  input: ContentVersionInput;
};


export type MutationApplyUserImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAssignAuditLeadArgs = {
  input: AssignAuditLeadInput;
};


export type MutationAssignDocumentUserArgs = {
  input: DocumentAssignmentInput;
};


export type MutationAssignFindingOwnerArgs = {
  ids: Array<Scalars['Int']['input']>;
  ownerMonitorId: Scalars['ID']['input'];
};


export type MutationAssignFindingUserArgs = {
  input: AssignFindingUserInput;
};


export type MutationAssignMonitorArgs = {
  input: AssignMonitorInput;
};


export type MutationAssignRecordsArgs = {
  input: AssignRecordsInput;
};


export type MutationAssignSecondReaderArgs = {
  input: AssignSecondReaderInput;
};


export type MutationAssignSuggestedArgs = {
  input: AssignSuggestedInput;
};


export type MutationAssignUserArgs = {
  input: AssignmentInput;
};


export type MutationBulkDisableUsersArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationCertifyAnnualReportArgs = {
  input: CertifyAnnualReportInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChangeRequiredDocumentCommentsArgs = {
  input: ChangeRequiredDocumentCommentsInput;
};


export type MutationChangeRequiredDocumentMaximumArgs = {
  input: ChangeRequiredDocumentMaximumInput;
};


export type MutationChangeRequiredDocumentStateMonitorArgs = {
  input: ChangeRequiredDocumentStateMonitorInput;
};


export type MutationChangeRequiredDocumentTitleArgs = {
  input: ChangeRequiredDocumentTitleInput;
};


export type MutationChooseRecordContentArgs = {
  input: ChooseRecordContentInput;
};


export type MutationCloneRequiredDocumentsArgs = {
  input: CloneRequiredDocumentsInput;
};


export type MutationCloseAuditArgs = {
  input: CloseAuditInput;
};


export type MutationCloseFindingArgs = {
  input: CloseFindingInput;
};


export type MutationCloseSelfAssessmentArgs = {
  input: CloseSelfAssessmentInput;
};


export type MutationConfirmComplianceStrategyItemArgs = {
  input: ConfirmComplianceStrategyItemInput;
};


export type MutationConfirmEmailChangeArgs = {
  input: ConfirmEmailChangeInput;
};


export type MutationConfirmEnrolmentsArgs = {
  input: AuditProngInput;
};


export type MutationConfirmItemRecheckArgs = {
  input: ConfirmItemRecheckInput;
};


export type MutationConfirmPasswordArgs = {
  input: ConfirmPasswordInput;
};


export type MutationConfirmPasswordCodeArgs = {
  input: ConfirmPasswordCodeInput;
};


export type MutationCreateAnnouncementArgs = {
  input: CreateAnnouncementInput;
};


export type MutationCreateAuditsArgs = {
  input: CreateAuditsInput;
};


export type MutationCreateCalendarEventArgs = {
  input: CreateCalendarEventInput;
};


export type MutationCreateCalendarFeedArgs = {
  leaId: Scalars['Int']['input'];
};


export type MutationCreateContentVersionArgs = {
  input: CreateContentVersionInput;
};


export type MutationCreateLeaArgs = {
  input: CreateLeaInput;
};


export type MutationCreateNoteTemplateArgs = {
  input: CreateNoteTemplateInput;
};


export type MutationCreateRoleArgs = {
  input: CreateRoleInput;
};


export type MutationCreateTrainingItemArgs = {
  input: CreateTrainingItemInput;
};


export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


export type MutationDecideAnnualReportsArgs = {
  input: DecideAnnualReportsInput;
};


export type MutationDecideCaseStudyWordsArgs = {
  id: Scalars['Int']['input'];
  words: Array<CaseStudyWordInput>;
};


export type MutationDecideContentUpgradesArgs = {
  input: DecideContentUpgradesInput;
};


export type MutationDecideDocumentRequestArgs = {
  input: DecideDocumentRequestInput;
};


export type MutationDecideFindingArgs = {
  input: DecideFindingInput;
};


export type MutationDecideJustificationWordsArgs = {
  input: DecideJustificationWordsInput;
};


export type MutationDecideJustificationsArgs = {
  input: DecideJustificationsInput;
};


export type MutationDeleteAnnouncementArgs = {
  id: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteCalendarEventArgs = {
  input: CalendarEventRefInput;
};


export type MutationDeleteContentNodeArgs = {
  input: ContentNodeInput;
};


export type MutationDeleteContentVersionArgs = {
  input: ContentVersionInput;
};


export type MutationDeleteCorrectionFileArgs = {
  input: DeleteCorrectionFileInput;
};


export type MutationDeleteFindingFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteLeaLogoArgs = {
  input: DeleteLeaLogoInput;
};


export type MutationDeleteNoteArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteNoteTemplateArgs = {
  id: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteRecordFileArgs = {
  input: DeleteRecordFileInput;
};


export type MutationDeleteRequiredDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteRoleArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteSampleArgs = {
  input: AuditProngInput;
};


export type MutationDeleteSampleRecordArgs = {
  input: DeleteSampleRecordInput;
};


export type MutationDeleteSupportingDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteTrainingItemArgs = {
  id: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDisableUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDismissAnnouncementArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDraftFindingArgs = {
  input: DraftFindingInput;
};


export type MutationEditCaseStudyCommentArgs = {
  input: EditCaseStudyCommentInput;
};


export type MutationEditFindingCommentArgs = {
  input: EditFindingCommentInput;
};


export type MutationEditRecordCommentArgs = {
  input: EditRecordCommentInput;
};


export type MutationEnableUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndOwnSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEraseAuditStudentsArgs = {
  input: EraseAuditStudentsInput;
};


export type MutationFinishSecondReadingArgs = {
  input: FinishSecondReadingInput;
};


export type MutationForgetOwnDeviceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationGenerateSampleArgs = {
  input: GenerateSampleInput;
};


export type MutationHandOverWorkArgs = {
  input: HandOverWorkInput;
};


export type MutationIssueAuditReportArgs = {
  input: IssueAuditReportInput;
};


export type MutationIssueFinalReportArgs = {
  input: IssueFinalReportInput;
};


export type MutationIssueFindingArgs = {
  input: IssueFindingInput;
};


export type MutationIssueSelectiveReportArgs = {
  input: IssueSelectiveReportInput;
};


export type MutationJudgeFindingCorrectionArgs = {
  input: JudgeFindingCorrectionInput;
};


export type MutationLaunchComplianceYearArgs = {
  input: LaunchYearInput;
};


export type MutationLaunchDeterminationYearArgs = {
  input: LaunchYearInput;
};


export type MutationLaunchDisputeYearArgs = {
  input: LaunchYearInput;
};


export type MutationMailAgenciesArgs = {
  input: MailAgenciesInput;
};


export type MutationMarkNoticesReadArgs = {
  input: MarkNoticesReadInput;
};


export type MutationMarkSecondReadingArgs = {
  id: Scalars['Int']['input'];
};


export type MutationMoveAuditDueDatesArgs = {
  input: MoveAuditDueDatesInput;
};


export type MutationMoveCalendarEventArgs = {
  input: MoveCalendarEventInput;
};


export type MutationMoveCaseStudyArgs = {
  input: MoveCaseStudyInput;
};


export type MutationMoveContentNodeArgs = {
  input: MoveContentNodeInput;
};


export type MutationNotifyOfAuditArgs = {
  input: NotifyOfAuditInput;
};


export type MutationOpenAuditRoundArgs = {
  input: OpenAuditRoundInput;
};


export type MutationOpenSelfAssessmentReviewArgs = {
  input: OpenSelfAssessmentReviewInput;
};


export type MutationOrderTrainingItemsArgs = {
  ids: Array<Scalars['Int']['input']>;
};


export type MutationPatchUserArgs = {
  input: PatchUserInput;
};


export type MutationPlanSelfAssessmentArgs = {
  input: PlanSelfAssessmentInput;
};


export type MutationPublishContentVersionArgs = {
  input: PublishContentVersionInput;
};


export type MutationPublishJustificationArgs = {
  input: PublishJustificationInput;
};


export type MutationPublishQuestionnaireArgs = {
  id: Scalars['Int']['input'];
};


export type MutationPublishTrainingItemArgs = {
  id: Scalars['Int']['input'];
  published: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


export type MutationReadReportDraftArgs = {
  input: ReadReportDraftInput;
};


export type MutationRecallSelfAssessmentArgs = {
  input: RecallSelfAssessmentInput;
};


export type MutationRecordFindingRoundArgs = {
  input: RecordFindingRoundInput;
};


export type MutationRecordIncidentNoticeArgs = {
  input: RecordIncidentNoticeInput;
};


export type MutationRecordTrainingUseArgs = {
  input: TrainingUseInput;
};


export type MutationReferCaseStudyArgs = {
  input: ReferCaseStudyInput;
};


export type MutationRegisterClientArgs = {
  input: RegisterClientInput;
};


export type MutationRelateRequiredDocumentArgs = {
  input: RequiredDocumentRelationInput;
};


export type MutationRememberSearchArgs = {
  text: Scalars['String']['input'];
};


export type MutationRememberVisitArgs = {
  place: VisitPlace;
};


export type MutationRemindOfAuditsArgs = {
  input: NamedAuditsInput;
};


export type MutationRemindOfDocumentRequestsArgs = {
  input: RemindOfRequestsInput;
};


export type MutationRemindOfFindingsArgs = {
  ids: Array<Scalars['Int']['input']>;
};


export type MutationRemindOfSelfAssessmentsArgs = {
  ids: Array<Scalars['Int']['input']>;
};


export type MutationRemoveCaseStudyStudentArgs = {
  input: RemoveCaseStudyStudentInput;
};


export type MutationRemoveDocumentUserArgs = {
  input: DocumentAssignmentInput;
};


export type MutationRemoveUserArgs = {
  input: AssignmentInput;
};


export type MutationRenumberContentArgs = {
  input: RenumberContentInput;
};


export type MutationReopenRecordArgs = {
  input: ReopenRecordInput;
};


export type MutationReopenSelfAssessmentArgs = {
  input: ReopenSelfAssessmentInput;
};


export type MutationReportRecordUploadsArgs = {
  input: ReportRecordUploadsInput;
};


export type MutationRequestDocumentsArgs = {
  input: RequestDocumentsInput;
};


export type MutationRequestFindingVerificationArgs = {
  input: RequestFindingVerificationInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResendReportArgs = {
  input: ResendReportInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationResetSelfAssessmentActivationArgs = {
  input: ResetSelfAssessmentActivationInput;
};


export type MutationResolveCaseStudyCommentArgs = {
  input: ResolveCaseStudyCommentInput;
};


export type MutationResolveFindingCommentArgs = {
  input: ResolveFindingCommentInput;
};


export type MutationResolveRecordCommentArgs = {
  input: ResolveRecordCommentInput;
};


export type MutationRestoreAnnouncementArgs = {
  id: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestoreCalendarEventArgs = {
  input: CalendarEventRefInput;
};


export type MutationRestoreNoteArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestoreNoteTemplateArgs = {
  id: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestoreTrainingItemArgs = {
  id: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestoreUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResubmitSelfAssessmentArgs = {
  input: ResubmitSelfAssessmentInput;
};


export type MutationRetireContentNodeArgs = {
  input: RetireContentNodeInput;
};


export type MutationRevealCaseStudyStudentsArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRevealFindingReferencesArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRevealIncidentStudentArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRevealRecordsArgs = {
  input: RevealRecordsInput;
};


export type MutationRevokeCalendarFeedArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRevokeClientArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRollUpAnnualReportArgs = {
  input: AnnualReportInput;
};


export type MutationRotateClientSecretArgs = {
  id: Scalars['ID']['input'];
  keepPrevious: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSaveAnnualReportArgs = {
  input: SaveAnnualReportInput;
};


export type MutationSaveCohortArgs = {
  input: SaveCohortInput;
};


export type MutationSaveComplianceStrategyItemArgs = {
  input: SaveComplianceStrategyItemInput;
};


export type MutationSaveContentNodeArgs = {
  input: SaveContentNodeInput;
};


export type MutationSaveDocumentSetItemArgs = {
  input: SaveDocumentSetItemInput;
};


export type MutationSaveFindingCorrectionArgs = {
  input: SaveFindingCorrectionInput;
};


export type MutationSaveItemReviewArgs = {
  input: SaveItemReviewInput;
};


export type MutationSaveJustificationArgs = {
  input: SaveJustificationInput;
};


export type MutationSaveListColumnsArgs = {
  input: SaveListColumnsInput;
};


export type MutationSaveNoteArgs = {
  input: SaveNoteInput;
};


export type MutationSaveParticipationRatesArgs = {
  input: SaveParticipationRatesInput;
};


export type MutationSavePreferencesArgs = {
  input: SavePreferencesInput;
};


export type MutationSaveReportDraftArgs = {
  input: SaveReportDraftInput;
};


export type MutationSaveServiceLineArgs = {
  input: SaveServiceLineInput;
};


export type MutationSaveSubsectionReviewArgs = {
  input: SaveSubsectionReviewInput;
};


export type MutationSendSubsectionArgs = {
  input: SendSubsectionInput;
};


export type MutationSetAuditHoldArgs = {
  input: SetAuditHoldInput;
};


export type MutationSetAuditRetentionArgs = {
  input: SetAuditRetentionInput;
};


export type MutationSetAuditStatusArgs = {
  input: SetAuditStatusInput;
};


export type MutationSetCorrectionStatusArgs = {
  input: SetCorrectionStatusInput;
};


export type MutationSetSelfAssessmentDueDatesArgs = {
  input: SetSelfAssessmentDueDatesInput;
};


export type MutationSetSubsectionApplicabilityArgs = {
  input: SetSubsectionApplicabilityInput;
};


export type MutationSetSubsectionStateArgs = {
  input: SetSubsectionStateInput;
};


export type MutationSettleSecondReadingArgs = {
  input: SettleSecondReadingInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationStartSelfAssessmentArgs = {
  input: StartSelfAssessmentInput;
};


export type MutationSubmitJustificationArgs = {
  input: SubmitJustificationInput;
};


export type MutationSubmitRecordArgs = {
  input: AuditRecordInput;
};


export type MutationSubmitSelfAssessmentArgs = {
  input: SubmitSelfAssessmentInput;
};


export type MutationUnblockUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnrelateRequiredDocumentArgs = {
  input: RequiredDocumentRelationInput;
};


export type MutationUpdateAnnouncementArgs = {
  input: UpdateAnnouncementInput;
};


export type MutationUpdateAuditCorrectionArgs = {
  input: UpdateAuditCorrectionInput;
};


export type MutationUpdateCalendarEventArgs = {
  input: UpdateCalendarEventInput;
};


export type MutationUpdateCaseStudyArgs = {
  input: UpdateCaseStudyInput;
};


export type MutationUpdateClientArgs = {
  input: UpdateClientInput;
};


export type MutationUpdateContactInfoArgs = {
  input: UpdateContactInfoInput;
};


export type MutationUpdateFindingArgs = {
  input: UpdateFindingInput;
};


export type MutationUpdateIncidentArgs = {
  input: UpdateIncidentInput;
};


export type MutationUpdateItemResponseArgs = {
  input: UpdateItemResponseInput;
};


export type MutationUpdateLeaArgs = {
  input: UpdateLeaInput;
};


export type MutationUpdateNoteTemplateArgs = {
  input: UpdateNoteTemplateInput;
};


export type MutationUpdateRecordSetupArgs = {
  input: UpdateRecordSetupInput;
};


export type MutationUpdateRoleArgs = {
  input: UpdateRoleInput;
};


export type MutationUpdateSampleRecordArgs = {
  input: UpdateSampleRecordInput;
};


export type MutationUpdateSkipLogicArgs = {
  input: UpdateSkipLogicInput;
};


export type MutationUpdateTrainingItemArgs = {
  input: UpdateTrainingItemInput;
};


export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


export type MutationVerifySecurityCodeArgs = {
  input: VerifySecurityCodeInput;
};


export type MutationWithdrawAuditReportArgs = {
  input: WithdrawAuditReportInput;
};


export type MutationWithdrawJustificationArgs = {
  input: WithdrawJustificationInput;
};


export type MutationWithdrawReportArgs = {
  input: WithdrawReportInput;
};

/** Audits of one kind. */
export type NamedAuditsInput = {
  /** Ids of the audits, at most 200. */
  ids: Array<Scalars['Int']['input']>;
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** Newer content that a record can be carried into. */
export type NewerAuditContent = {
  __typename?: 'NewerAuditContent';
  /** Id of the version. */
  id: Scalars['Int']['output'];
  /** A monitor chose to keep the version that the record has. */
  kept: Scalars['Boolean']['output'];
  /** Number of the version. */
  number: Scalars['Int']['output'];
  /** When it was published. */
  publishedOn: Scalars['DateTimeISO']['output'];
};

/** The agency says that a subsection does not apply to it. */
export type NotApplicable = {
  __typename?: 'NotApplicable';
  /** Why it does not apply. */
  reason: Scalars['String']['output'];
  /** Who said so. */
  requestedBy?: Maybe<PersonRef>;
  /** When it was said. */
  requestedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Requested: the state has to decide. Approved: it agreed. */
  state: Scalars['String']['output'];
};

/** A note of the state about an agency in a year. */
export type Note = {
  __typename?: 'Note';
  /** 1 General Supervision, 2 Services/Related Services, 3 Restraint & Seclusion, 4 Policies & Procedures, 5 Early Childhood, 6 Access, Equity, & Progress, 7 Secondary Transition, 8 Other. */
  category: Scalars['Int']['output'];
  /** Whether the caller may change or delete it now. */
  change: AllowedAct;
  /** Who changed it last. */
  changedBy: PersonRef;
  /** When it was changed last. */
  changedOn: Scalars['DateTimeISO']['output'];
  /** Who wrote it. */
  createdBy: PersonRef;
  /** When it was written. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** When it was deleted; null while it is not. */
  deletedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** GUID of the note; the client that creates it generates it. */
  id: Scalars['ID']['output'];
  /** True for a note that was deleted and can be restored. */
  isDeleted: Scalars['Boolean']['output'];
  /** The agency that it is about. */
  lea: Lea;
  /** Id of the agency that it is about. */
  leaId: Scalars['Int']['output'];
  /** 'Part B', 'Part C', or empty for both. */
  part: Scalars['String']['output'];
  /** Whether the caller may take it back now. */
  restore: AllowedAct;
  /** Its text: sanitised HTML. */
  textNote: Scalars['String']['output'];
  /** First line of its text. */
  title: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** Narrows a list of notes. */
export type NoteFilterInput = {
  /** Only this category, 1 to 8. */
  category?: InputMaybe<Scalars['Int']['input']>;
  /** Only about this agency. */
  leaId?: InputMaybe<Scalars['Int']['input']>;
  /** Two characters or more, searched in the text of notes. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Existing ones by default. */
  show?: InputMaybe<NoteShow>;
  /** Only this compliance year. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of notes. */
export type NotePage = {
  __typename?: 'NotePage';
  /** Number of this page, counted from 1. */
  page: Scalars['Int']['output'];
  /** Rows of one page. */
  pageSize: Scalars['Int']['output'];
  /** Notes of this page; none past the end. */
  rows: Array<NoteRow>;
  /** Notes that the filter leaves, on all pages. */
  total: Scalars['Int']['output'];
};

/** The note after the act. */
export type NotePayload = {
  __typename?: 'NotePayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  note?: Maybe<Note>;
};

/** A note in a list. */
export type NoteRow = {
  __typename?: 'NoteRow';
  /** 1 General Supervision, 2 Services/Related Services, 3 Restraint & Seclusion, 4 Policies & Procedures, 5 Early Childhood, 6 Access, Equity, & Progress, 7 Secondary Transition, 8 Other. */
  category: Scalars['Int']['output'];
  /** Whether the caller may change or delete it now. */
  change: AllowedAct;
  /** Who changed it last. */
  changedBy: PersonRef;
  /** When it was changed last. */
  changedOn: Scalars['DateTimeISO']['output'];
  /** Who wrote it. */
  createdBy: PersonRef;
  /** When it was written. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** When it was deleted; null while it is not. */
  deletedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** GUID of the note; the client that creates it generates it. */
  id: Scalars['ID']['output'];
  /** True for a note that was deleted and can be restored. */
  isDeleted: Scalars['Boolean']['output'];
  /** The agency that it is about. */
  lea: Lea;
  /** Id of the agency that it is about. */
  leaId: Scalars['Int']['output'];
  /** 'Part B', 'Part C', or empty for both. */
  part: Scalars['String']['output'];
  /** Whether the caller may take it back now. */
  restore: AllowedAct;
  /** First line of its text. */
  title: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** Which notes a list shows. */
export type NoteShow =
  /** Those that were deleted and can be restored. */
  | 'deleted'
  /** Those that are there. */
  | 'kept';

/** A text that notes begin with. */
export type NoteTemplate = {
  __typename?: 'NoteTemplate';
  /** Category that it sets; 0 for none. */
  category: Scalars['Int']['output'];
  /** Who changed it last. */
  changedBy: PersonRef;
  /** When it was changed last. */
  changedOn: Scalars['DateTimeISO']['output'];
  /** Id of the template. */
  id: Scalars['Int']['output'];
  /** Its text: sanitised HTML. */
  textNote: Scalars['String']['output'];
  /** Title, as it is chosen by. */
  title: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
};

/** The template after the act. */
export type NoteTemplatePayload = {
  __typename?: 'NoteTemplatePayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  template?: Maybe<NoteTemplate>;
};

/** A text that notes begin with, in a list. */
export type NoteTemplateRow = {
  __typename?: 'NoteTemplateRow';
  /** Category that it sets; 0 for none. */
  category: Scalars['Int']['output'];
  /** Who changed it last. */
  changedBy: PersonRef;
  /** When it was changed last. */
  changedOn: Scalars['DateTimeISO']['output'];
  /** Id of the template. */
  id: Scalars['Int']['output'];
  /** Title, as it is chosen by. */
  title: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
};

/** One line of the bell. */
export type Notice = {
  __typename?: 'Notice';
  /** Short name of the agency; null as its id. */
  agency?: Maybe<Scalars['String']['output']>;
  /** How many of its kind lead to the same record, itself included; 1 unless they are put together. */
  alike: Scalars['Int']['output'];
  /** How many of these are unread. */
  alikeUnread: Scalars['Int']['output'];
  /** These in words: 362 changes to due dates; null for one. */
  counted?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** How many events it stands for; uploads of an hour are one notice. */
  events: Scalars['Int']['output'];
  /** Key of its group of events, such as findings. */
  group: Scalars['String']['output'];
  /** Words for the group. */
  groupLabel: Scalars['String']['output'];
  /** Id of the notice. */
  id: Scalars['ID']['output'];
  /** A legal notice: it is always mailed at once. */
  isLegal: Scalars['Boolean']['output'];
  /** Kind of event, such as dueChanged. */
  kind: Scalars['String']['output'];
  /** Id of the agency; null when it is about none. */
  leaId?: Maybe<Scalars['Int']['output']>;
  /** Where it leads, within the portal. */
  path: Scalars['String']['output'];
  /** When it was read; null while it is unread. */
  readOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** What happened: agencies and numbers, never a student. */
  title: Scalars['String']['output'];
};

/** An agency that notices can be narrowed to. */
export type NoticeAgency = {
  __typename?: 'NoticeAgency';
  /** Id of the agency. */
  id: Scalars['Int']['output'];
  /** Short name of the agency. */
  shortName: Scalars['String']['output'];
};

/** Narrows a list of notices. */
export type NoticeFilterInput = {
  /** Only those of the kind of this one that lead to the same record. */
  alikeTo?: InputMaybe<Scalars['Int']['input']>;
  /** Only of this group of events. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** Only about this agency. */
  leaId?: InputMaybe<Scalars['Int']['input']>;
  /** What happened to one record is one row, its newest notice, with the number. */
  together?: Scalars['Boolean']['input'];
  /** Only unread ones. */
  unread?: Scalars['Boolean']['input'];
};

/** A group of events that notices can be narrowed to. */
export type NoticeGroup = {
  __typename?: 'NoticeGroup';
  /** Key of the group, such as findings. */
  key: Scalars['String']['output'];
  /** Words for the screen. */
  label: Scalars['String']['output'];
};

/** One page of the own notices. */
export type NoticePage = {
  __typename?: 'NoticePage';
  /** Agencies that the own notices are about. */
  agencies: Array<NoticeAgency>;
  /** Groups that the own notices are of. */
  groups: Array<NoticeGroup>;
  /** Newest own notice, by which all can be marked as read; null when there is none. */
  newestId?: Maybe<Scalars['Int']['output']>;
  /** Page, counted from 1. */
  page: Scalars['Int']['output'];
  /** Rows of one page. */
  pageSize: Scalars['Int']['output'];
  /** Notices of this page, newest first. */
  rows: Array<Notice>;
  /** How many notices there are with this filter. */
  total: Scalars['Int']['output'];
  /** How many own notices are unread; counted to 100 and no further. */
  unread: Scalars['Int']['output'];
};

/** How often somebody gets mail about a group of events. */
export type NotificationChannel =
  /** Once a day, everything together. */
  | 'Daily'
  /** As soon as it happens. */
  | 'Immediate'
  /** No mail; the bell shows it all the same. */
  | 'Off'
  /** Once a week, everything together. */
  | 'Weekly';

/** What the person gets by mail about one group of events. */
export type NotificationChoice = {
  __typename?: 'NotificationChoice';
  /** How often mail comes. */
  channel: NotificationChannel;
  /** What belongs to the group. */
  description: Scalars['String']['output'];
  /** Key of the group, such as findings. */
  group: Scalars['String']['output'];
  /** Legal notices are always mailed at once: the channel stays Immediate. */
  isLegal: Scalars['Boolean']['output'];
  /** Words for the screen. */
  label: Scalars['String']['output'];
};

/** A choice for one group of events. */
export type NotificationChoiceInput = {
  /** How often mail shall come. */
  channel: NotificationChannel;
  /** Key of the group, such as findings. */
  group: Scalars['String']['input'];
};

/** The audit of whose beginning its agency is notified. */
export type NotifyOfAuditInput = {
  /** Id of the audit. */
  id: Scalars['Int']['input'];
  /** Id of its agency. */
  leaId: Scalars['Int']['input'];
  /** Its part: Part B or Part C. */
  part: Scalars['String']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Id of the state monitor whom the agency may ask. */
  userId: Scalars['String']['input'];
  /** Its compliance year. */
  year: Scalars['Int']['input'];
};

/** A role of the user editor. */
export type OfferedRole = {
  __typename?: 'OfferedRole';
  /** Whether the caller may give it. */
  grant: AllowedAct;
  /** True when its holder may choose agencies to hear about. */
  hasSelectedLeas: Scalars['Boolean']['output'];
  /** False for roles that the state made: they come beside one built-in role. */
  isBuiltIn: Scalars['Boolean']['output'];
  /** Words of the editor: StateMonitor is 'State Admin'. */
  label: Scalars['String']['output'];
  /** Name, such as LocalAdmin. */
  name: Scalars['String']['output'];
  /** True when its holder belongs to an agency. */
  needsLea: Scalars['Boolean']['output'];
};

/** A review of newer data. */
export type OpenAuditRoundInput = {
  /** Day by which the list and documents are due, YYYY-MM-DD; 30 days from today without it. */
  documentsDueOn?: InputMaybe<Scalars['String']['input']>;
  /** Id of the audit. */
  id: Scalars['Int']['input'];
  /** First day of the records that count, YYYY-MM-DD; the first that is possible without it. */
  periodFrom?: InputMaybe<Scalars['String']['input']>;
  /** Last day of the records that count, YYYY-MM-DD. */
  periodTo?: InputMaybe<Scalars['String']['input']>;
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version of the audit. */
  version: Scalars['Int']['input'];
};

/** Takes a self-assessment up for review. */
export type OpenSelfAssessmentReviewInput = {
  /** The record. */
  id: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Compliance of each section and item of a prong. */
export type OverallCompliance = {
  __typename?: 'OverallCompliance';
  /** Complete records without any answer that is not met. */
  compliant: Scalars['String']['output'];
  /** The same as percent. */
  compliantPercent: Scalars['String']['output'];
  /** Instant of the draw. */
  drawnOn?: Maybe<Scalars['String']['output']>;
  /** Rows of the accepted list. */
  population: Scalars['String']['output'];
  /** Id of the prong. */
  prongId: Scalars['Int']['output'];
  /** Complete records. */
  records: Scalars['String']['output'];
  /** Records that are in the sample. */
  sampled: Scalars['String']['output'];
  /** Sections in order. */
  sections: Array<ComplianceSection>;
  /** Sums over all items. */
  total: AuditScore;
  /** Sum of the records to which items do not apply. */
  totalNotApplicable: Scalars['String']['output'];
  /** Percent with the weight of each item. */
  weighted: Scalars['String']['output'];
};

/** A sign-in of the person that still goes on. */
export type OwnSession = {
  __typename?: 'OwnSession';
  /** Browser and system, 'Firefox on Windows'; empty where it did not say. */
  browser: Scalars['String']['output'];
  /** Id of the session. */
  id: Scalars['ID']['output'];
  /** The session that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** Network address; null where it was not kept. */
  lastUsedFrom?: Maybe<Scalars['String']['output']>;
  /** Instant of its last use, to five minutes. */
  lastUsedOn: Scalars['String']['output'];
  /** Network address; null where it was not kept. */
  startedFrom?: Maybe<Scalars['String']['output']>;
  /** Instant of the sign-in. */
  startedOn: Scalars['String']['output'];
};

/** Where the person is signed in, and where without a security code. */
export type OwnSessions = {
  __typename?: 'OwnSessions';
  /** Last used first. */
  devices: Array<TrustedDevice>;
  /** Last used first. */
  sessions: Array<OwnSession>;
};

/** What is left of sessions and trusted devices after the act. */
export type OwnSessionsPayload = {
  __typename?: 'OwnSessionsPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Null on refusals, and once the own session is over. */
  ownSessions?: Maybe<OwnSessions>;
};

/** Participation in alternate assessments of a year. */
export type ParticipationList = {
  __typename?: 'ParticipationList';
  /** Importing a file of rates, by POST /files/participation-imports/{year}. */
  importFile: AllowedAct;
  /** One for each agency that the caller sees, by code; also where nothing is entered. */
  rows: Array<ParticipationRow>;
  /** Percent above which a subject needs a justification. */
  threshold: Scalars['Float']['output'];
  /** Of the state; null for people of an agency. */
  totals?: Maybe<ParticipationTotals>;
};

/** Participation of an agency in a list. */
export type ParticipationRow = {
  __typename?: 'ParticipationRow';
  /** When it was changed last; null where nothing is entered. */
  changedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** English language arts; null where no numbers are entered. */
  ela?: Maybe<TestedCounts>;
  /** Subjects in which more than the threshold took the alternate assessment: 'ela', 'math', 'science'. */
  exceeding: Array<Scalars['String']['output']>;
  /** Year and agency, such as 2026-13. */
  id: Scalars['ID']['output'];
  /** How far its justification is. */
  justification: JustificationStanding;
  /** The agency. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Mathematics; null where no numbers are entered. */
  math?: Maybe<TestedCounts>;
  /** Science; null where no numbers are entered. */
  science?: Maybe<TestedCounts>;
};

/** Participation of the whole state, without training agencies. */
export type ParticipationTotals = {
  __typename?: 'ParticipationTotals';
  /** English language arts; null where no numbers are entered. */
  ela?: Maybe<TestedCounts>;
  /** Subjects in which more than the threshold took the alternate assessment: 'ela', 'math', 'science'. */
  exceeding: Array<Scalars['String']['output']>;
  /** Mathematics; null where no numbers are entered. */
  math?: Maybe<TestedCounts>;
  /** Science; null where no numbers are entered. */
  science?: Maybe<TestedCounts>;
};

/** Changes some members of a user; what is left out stays as it is. */
export type PatchUserInput = {
  /** E-mail address; it is the user name too. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First and last name. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** The account. */
  id: Scalars['ID']['input'];
  /** Job title, shown before the name. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Agency of local people; null for state staff. */
  leaId?: InputMaybe<Scalars['Int']['input']>;
  /** Telephone number. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** 'Preferred LEA Dashboard', for state staff only. */
  preferredLeaId?: InputMaybe<Scalars['Int']['input']>;
  /** Every role that the person shall have, by its name. */
  roles?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Agencies to hear about, for state staff only. */
  selectedLeas?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Title of the person, such as Director. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Something that a role can allow. */
export type Permission = {
  __typename?: 'Permission';
  /** What it lets its holder do. */
  description: Scalars['String']['output'];
  /** True for permissions that are shown when a role is edited, but not when it is created. */
  editOnly: Scalars['Boolean']['output'];
  /** Heading under which the role editor lists it. */
  groupName: Scalars['String']['output'];
  /** Name in the words of the role editor. */
  name: Scalars['String']['output'];
  /** Value that programs compare, such as users.view. */
  value: Scalars['String']['output'];
};

/** A person, as lists and stamps show one. */
export type PersonRef = {
  __typename?: 'PersonRef';
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
};

/** A visit that is remembered. */
export type PlaceVisit = {
  __typename?: 'PlaceVisit';
  /** When the visit began. */
  at: Scalars['DateTimeISO']['output'];
  /** End of the visit before. */
  before?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Where the person was. */
  place: VisitPlace;
};

/** Changes who leads in the agency, and when single subsections are due. */
export type PlanSelfAssessmentInput = {
  /** Subsections with other days. */
  dueDates?: InputMaybe<Array<SubsectionDueDateInput>>;
  /** The self-assessment. */
  id: Scalars['Int']['input'];
  /** Who leads the work; stays as it is without one. */
  leadId?: InputMaybe<Scalars['ID']['input']>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** An audit as it would be created. */
export type PlannedAudit = {
  __typename?: 'PlannedAudit';
  /** The agency that would be audited. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** The letter that would notify the agency. */
  letter: AuditLetterDraft;
  /** Part B or Part C. */
  part: Scalars['String']['output'];
  /** Why it cannot be created; empty when it can. */
  refusals: Array<Scalars['String']['output']>;
  /** More than 1 only for targeted audits. */
  sequence: Scalars['Int']['output'];
};

/** A finding that the report would issue. */
export type PlannedFinding = {
  __typename?: 'PlannedFinding';
  /** Individual corrections that open. */
  cases: Scalars['Int']['output'];
  /** Reference of the requirement. */
  citation: Scalars['String']['output'];
  /** Every item is marked as corrected, so that no finding is issued. */
  correctedBefore: Scalars['Boolean']['output'];
  /** Answers that are not met. */
  instances: Scalars['Int']['output'];
  /** Ids of its items. */
  itemIds: Array<Scalars['String']['output']>;
  /** Their numbers. */
  itemNumbers: Array<Scalars['String']['output']>;
  /** It needs a corrective action plan. */
  systemic: Scalars['Boolean']['output'];
  /** The requirement. */
  title: Scalars['String']['output'];
};

/** What a finding would get from a review of newer data. */
export type PlannedOutcome = {
  __typename?: 'PlannedOutcome';
  /** Number of the finding. */
  number: Scalars['String']['output'];
  /** passed, failed or noneApplies. */
  outcome: Scalars['String']['output'];
};

/** The reminder that the agency of an audit would get. */
export type PlannedReminder = {
  __typename?: 'PlannedReminder';
  /** Id of the audit. */
  id: Scalars['Int']['output'];
  /** The agency that would be reminded. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Why no reminder is sent; null where one is. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Who of the agency gets it; empty where none is sent. */
  recipients: Array<PersonRef>;
  /** Its subject; empty where none is sent. */
  subject: Scalars['String']['output'];
  /** Its text; empty where none is sent. */
  text: Scalars['String']['output'];
};

/** What a new draw would give, without drawing. */
export type PlannedSample = {
  __typename?: 'PlannedSample';
  /** Rows that are reviewed without being drawn, beside them. */
  always: Scalars['Int']['output'];
  /** Rows that can be drawn, after the filter. */
  eligible: Scalars['Int']['output'];
  /** What of their work would be removed, in words; null for nothing. */
  lost?: Maybe<Scalars['String']['output']>;
  /** Quotas in their order. */
  quotas: Array<SampleQuota>;
  /** Records of the sample that is there, which would be removed. */
  removed: Scalars['Int']['output'];
  /** Seed: drawing with it gives the same records while the list is the same. */
  seed: Scalars['String']['output'];
  /** Groups in the order in which they are drawn. */
  strata: Array<SampleStratum>;
};

/** A field that rows of a list can be filtered by. */
export type PopulationChoice = {
  __typename?: 'PopulationChoice';
  /** Name of the field: school, for example. */
  field: Scalars['String']['output'];
  /** Heading of its column. */
  name: Scalars['String']['output'];
  /** Its values, the most frequent first. */
  values: Array<PopulationChoiceValue>;
};

/** Values of a field of which a row must have one. */
export type PopulationChoiceInput = {
  /** Name of the field: school, for example. */
  field: Scalars['String']['input'];
  /** The values; none filters nothing. */
  values: Array<Scalars['String']['input']>;
};

/** A value that rows of a list have. */
export type PopulationChoiceValue = {
  __typename?: 'PopulationChoiceValue';
  /** As people read it. */
  label: Scalars['String']['output'];
  /** Rows that have it. */
  rows: Scalars['Int']['output'];
  /** As filters have it. */
  value: Scalars['String']['output'];
};

/** What the rows of a list can be filtered by. */
export type PopulationChoices = {
  __typename?: 'PopulationChoices';
  /** Youngest and oldest age; empty where rows have none. */
  ages: Array<Scalars['Int']['output']>;
  /** Fields with their values. */
  fields: Array<PopulationChoice>;
  /** Fields of which at least one row has a value. */
  filled: Array<Scalars['String']['output']>;
  /** Flags with their rows. */
  flags: Array<PopulationFlag>;
};

/** Which rows of a list count; what is left out filters nothing. */
export type PopulationFilterInput = {
  /** Youngest age. */
  ageFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Oldest age. */
  ageTo?: InputMaybe<Scalars['Int']['input']>;
  /** Flags that a row must all have. */
  flags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Values by field. */
  values?: InputMaybe<Array<PopulationChoiceInput>>;
};

/** A flag that some rows of a list have. */
export type PopulationFlag = {
  __typename?: 'PopulationFlag';
  /** As filters have it. */
  flag: Scalars['String']['output'];
  /** Heading of its column. */
  name: Scalars['String']['output'];
  /** Rows that have it. */
  rows: Scalars['Int']['output'];
};

/** A page of the accepted list. */
export type PopulationPage = {
  __typename?: 'PopulationPage';
  /** Columns of the values. */
  columns: Array<ListColumnName>;
  /** Rows of this page. */
  rows: Array<PopulationRow>;
  /** Rows that the filter leaves. */
  total: Scalars['Int']['output'];
};

/** One row of a list, without what says who it is. */
export type PopulationRow = {
  __typename?: 'PopulationRow';
  /** Whole years on the day of the upload. */
  age?: Maybe<Scalars['Int']['output']>;
  /** Flags that it has. */
  flags: Array<Scalars['String']['output']>;
  /** Id of the row. */
  id: Scalars['Int']['output'];
  /** It is in the sample now. */
  inSample: Scalars['Boolean']['output'];
  /** Masked: initials and the end of the identifier. */
  student: Scalars['String']['output'];
  /** Its cells. */
  values: Array<PopulationValue>;
};

/** One cell of a list. */
export type PopulationValue = {
  __typename?: 'PopulationValue';
  /** Name of the field. */
  field: Scalars['String']['output'];
  /** Its value; empty where the cell was. */
  value: Scalars['String']['output'];
};

/** Other skips and setup answers of a record; what is not named stays. */
export type PreCheckSkipLogicInput = {
  /** Answers to setup questions. */
  answers?: InputMaybe<Array<SetupAnswerInput>>;
  /** Items to skip, or not to skip any more. */
  items?: InputMaybe<Array<SkipInput>>;
  /** Id of the record. */
  recordId: Scalars['Int']['input'];
  /** Sections to skip, or not to skip any more. */
  sections?: InputMaybe<Array<SkipInput>>;
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** The preferences after they were saved. */
export type PreferencesPayload = {
  __typename?: 'PreferencesPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As they stand now, on CONFLICT too; null on other refusals. */
  preferences?: Maybe<UserPreferences>;
};

/** The same question in the latest earlier year. */
export type PreviousAnswer = {
  __typename?: 'PreviousAnswer';
  /** The explanation, sanitised HTML. */
  narrative: Scalars['String']['output'];
  /** Rating of the agency. */
  rating?: Maybe<Scalars['Int']['output']>;
  /** Rating of the state. */
  stateRating?: Maybe<Scalars['Int']['output']>;
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** How far first and second readers of a prong agree. */
export type ProngAgreement = {
  __typename?: 'ProngAgreement';
  /** Of these, with the same answer. */
  equal: Scalars['Int']['output'];
  /** Cohen’s kappa; null below 20 pairs. */
  kappa?: Maybe<Scalars['Float']['output']>;
  /** Items that both readers answered. */
  pairs: Scalars['Int']['output'];
  /** Equal of all pairs, as percent; N/A of none. */
  percent: Scalars['String']['output'];
  /** Id of the prong. */
  prongId: Scalars['Int']['output'];
  /** Records whose second reading is finished. */
  read: Scalars['Int']['output'];
  /** Records that wait for it. */
  waiting: Scalars['Int']['output'];
};

/** A document of one of the records of a prong. */
export type ProngFile = {
  __typename?: 'ProngFile';
  /** Correction that it shows; null for a document of the review. */
  correctionId?: Maybe<Scalars['Int']['output']>;
  /** Who uploaded it. */
  createdBy: PersonRef;
  /** When it was uploaded. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** Where the file is downloaded. */
  downloadPath: Scalars['String']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Id of the document. */
  id: Scalars['ID']['output'];
  /** Item that it is about; null for the whole record. */
  itemId?: Maybe<Scalars['String']['output']>;
  /** Number of the item; empty for the whole record. */
  itemNumber: Scalars['String']['output'];
  /** Requirement of the item; empty for the whole record. */
  itemText: Scalars['String']['output'];
  /** Place of the record in the sample. */
  order: Scalars['Int']['output'];
  /** Id of the record. */
  recordId: Scalars['Int']['output'];
  /** Request for documents that it answers. */
  requestId?: Maybe<Scalars['Int']['output']>;
  /** Pending, Clean, Infected, Failed or NotScanned. */
  scanState: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** The student, masked. */
  student: Scalars['String']['output'];
  /** Title of the document. */
  title: Scalars['String']['output'];
};

/** Whether an accepted justification is published. */
export type PublicationStanding = {
  __typename?: 'PublicationStanding';
  /** Number of the newest edition; null before the first. */
  edition?: Maybe<Scalars['Int']['output']>;
  /** When the newest edition was published. */
  publishedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Why it was withdrawn. */
  reason?: Maybe<Scalars['String']['output']>;
  /** 'Not published', 'Published' or 'Withdrawn'. */
  state: Scalars['String']['output'];
  /** When it was withdrawn; null unless the newest one is. */
  withdrawnOn?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** A draft that shall be published. */
export type PublishContentVersionInput = {
  /** True: records in which no agency has begun are moved onto it. */
  applyToNotStarted: Scalars['Boolean']['input'];
  /** Id of the version. */
  id: Scalars['Int']['input'];
  /** self-assessment, required-documents or desk-audit. */
  kind: Scalars['String']['input'];
};

/** Which justification is published. */
export type PublishJustificationInput = {
  /** Id of the agency. */
  leaId: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
  /** Compliance year. */
  year: Scalars['Int']['input'];
};

/** What publishing has made. */
export type PublishQuestionnairePayload = {
  __typename?: 'PublishQuestionnairePayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** All questionnaires as they stand now; null when they could not be read. */
  questionnaires?: Maybe<Array<QuestionnaireRow>>;
  /** Self-assessments that agencies got; 0 when it was refused. */
  selfAssessments: Scalars['Int']['output'];
};

/** Totals of incidents by agency and kind, from accepted reports. */
export type PublishedIncidents = {
  __typename?: 'PublishedIncidents';
  /** Whether small numbers are hidden. */
  hidden: Scalars['Boolean']['output'];
  /** Agencies whose reports are not accepted. */
  missing: Scalars['Int']['output'];
  /** Agencies whose reports are accepted, by code; without training agencies. */
  rows: Array<PublishedRow>;
  /** Whether the caller may see the table without anything hidden. */
  seesAll: Scalars['Boolean']['output'];
  /** Of the state. */
  totals: PublishedTotals;
  /** Totals of the state by year, this one last. */
  trend: Array<PublishedYear>;
  /** Compliance year of the school year. */
  year: Scalars['Int']['output'];
};

/** A justification as it is published, for everybody who is signed in. */
export type PublishedJustification = {
  __typename?: 'PublishedJustification';
  /** Short name of the agency. */
  agency: Scalars['String']['output'];
  /** What is published. */
  document: ReportDocument;
  /** Number of its edition. */
  edition: Scalars['Int']['output'];
  /** Year and agency, such as 2026-13. */
  id: Scalars['ID']['output'];
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** When that was published. */
  publishedOn: Scalars['DateTimeISO']['output'];
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** A published justification in the list. */
export type PublishedJustificationRow = {
  __typename?: 'PublishedJustificationRow';
  /** Subjects above the threshold, in words. */
  above: Array<Scalars['String']['output']>;
  /** Short name of the agency. */
  agency: Scalars['String']['output'];
  /** Number of its edition. */
  edition: Scalars['Int']['output'];
  /** Year and agency, such as 2026-13. */
  id: Scalars['ID']['output'];
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** When that was published. */
  publishedOn: Scalars['DateTimeISO']['output'];
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** A report or letter that was issued to an agency. */
export type PublishedReport = {
  __typename?: 'PublishedReport';
  /** Whether the caller may acknowledge it now. */
  acknowledge: AllowedAct;
  /** Day by which it is to be acknowledged. */
  acknowledgeBy?: Maybe<Scalars['LocalDate']['output']>;
  /** How that day came about; null without one. */
  acknowledgeDerivation?: Maybe<Scalars['String']['output']>;
  /** Who acknowledged it. */
  acknowledgedBy?: Maybe<PersonRef>;
  /** When it was acknowledged. */
  acknowledgedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Name of the agency. */
  agency: Scalars['String']['output'];
  /** Who reads it: 'Agency admins' or 'All agency users'. */
  audience: Scalars['String']['output'];
  /** 1, and one more for each report whose place it took. */
  edition: Scalars['Int']['output'];
  /** A report that was made elsewhere; the others are printed from their document. */
  file?: Maybe<ReportFile>;
  /** Finding that a letter is about. */
  findingId?: Maybe<Scalars['Int']['output']>;
  /** Id of the report. */
  id: Scalars['Int']['output'];
  /** Who issued it. */
  issuedBy: PersonRef;
  /** When it was issued. */
  issuedOn: Scalars['DateTimeISO']['output'];
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Number of a letter. */
  letterNumber?: Maybe<Scalars['String']['output']>;
  /** Where it comes from: Self-assessment, Findings letter, … */
  module: Scalars['String']['output'];
  /** 'Part B', 'Part C', or '' for both. */
  part: Scalars['String']['output'];
  /** Whether the caller may upload a file that takes its place now. */
  replace: AllowedAct;
  /** Report whose place it took. */
  replacesId?: Maybe<Scalars['Int']['output']>;
  /** True when the agency is to say that it has received it. */
  requiresAcknowledgement: Scalars['Boolean']['output'];
  /** Whether the caller may notify its readers again now. */
  resend: AllowedAct;
  /** How often they were notified again. */
  resentCount: Scalars['Int']['output'];
  /** When its readers were notified again. */
  resentOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Self-assessment that it is about. */
  selfAssessmentId?: Maybe<Scalars['Int']['output']>;
  /** 'Issued', 'Acknowledged', 'Superseded' or 'Withdrawn'. */
  state: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Whether the caller may withdraw it now. */
  withdraw: AllowedAct;
  /** Why it was withdrawn. */
  withdrawnReason?: Maybe<Scalars['String']['output']>;
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** Which reports are wanted; all of them without it. */
export type PublishedReportFilter = {
  /** Id of the agency; all without it. */
  leaId?: InputMaybe<Scalars['Int']['input']>;
  /** Where they come from. */
  module?: InputMaybe<Scalars['String']['input']>;
  /** 'Part B' or 'Part C'. */
  part?: InputMaybe<Scalars['String']['input']>;
  /** Text in the title or the name of the agency. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Their state. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Compliance year. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of the library of reports. */
export type PublishedReportPage = {
  __typename?: 'PublishedReportPage';
  /** Reports of the page, newest first. */
  rows: Array<PublishedReport>;
  /** Reports that match, on all pages. */
  total: Scalars['Int']['output'];
};

/** The report after the act. */
export type PublishedReportPayload = {
  __typename?: 'PublishedReportPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  report?: Maybe<PublishedReport>;
};

/** An issued report with its text, frozen on the day it was issued. */
export type PublishedReportWithDocument = {
  __typename?: 'PublishedReportWithDocument';
  /** Whether the caller may acknowledge it now. */
  acknowledge: AllowedAct;
  /** Day by which it is to be acknowledged. */
  acknowledgeBy?: Maybe<Scalars['LocalDate']['output']>;
  /** How that day came about; null without one. */
  acknowledgeDerivation?: Maybe<Scalars['String']['output']>;
  /** Who acknowledged it. */
  acknowledgedBy?: Maybe<PersonRef>;
  /** When it was acknowledged. */
  acknowledgedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Name of the agency. */
  agency: Scalars['String']['output'];
  /** Who reads it: 'Agency admins' or 'All agency users'. */
  audience: Scalars['String']['output'];
  /** Audit that a letter is about. */
  audit?: Maybe<ReportedAudit>;
  /** What was issued. */
  document: ReportDocument;
  /** 1, and one more for each report whose place it took. */
  edition: Scalars['Int']['output'];
  /** A report that was made elsewhere; the others are printed from their document. */
  file?: Maybe<ReportFile>;
  /** Finding that a letter is about. */
  findingId?: Maybe<Scalars['Int']['output']>;
  /** Id of the report. */
  id: Scalars['Int']['output'];
  /** Who issued it. */
  issuedBy: PersonRef;
  /** When it was issued. */
  issuedOn: Scalars['DateTimeISO']['output'];
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Number of a letter. */
  letterNumber?: Maybe<Scalars['String']['output']>;
  /** Where it comes from: Self-assessment, Findings letter, … */
  module: Scalars['String']['output'];
  /** 'Part B', 'Part C', or '' for both. */
  part: Scalars['String']['output'];
  /** Whether the caller may upload a file that takes its place now. */
  replace: AllowedAct;
  /** Report whose place it took. */
  replacesId?: Maybe<Scalars['Int']['output']>;
  /** True when the agency is to say that it has received it. */
  requiresAcknowledgement: Scalars['Boolean']['output'];
  /** Whether the caller may notify its readers again now. */
  resend: AllowedAct;
  /** How often they were notified again. */
  resentCount: Scalars['Int']['output'];
  /** When its readers were notified again. */
  resentOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Self-assessment that it is about. */
  selfAssessmentId?: Maybe<Scalars['Int']['output']>;
  /** 'Issued', 'Acknowledged', 'Superseded' or 'Withdrawn'. */
  state: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Whether the caller may withdraw it now. */
  withdraw: AllowedAct;
  /** Why it was withdrawn. */
  withdrawnReason?: Maybe<Scalars['String']['output']>;
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** Totals of one agency. */
export type PublishedRow = {
  __typename?: 'PublishedRow';
  /** Its short name; also of agencies that the caller does not see. */
  agency: Scalars['String']['output'];
  /** All kinds; students once each. */
  all: ShownCounts;
  /** Code of the agency. */
  code: Scalars['String']['output'];
  /** Students enrolled; null where that is not known. */
  enrolled?: Maybe<Scalars['Int']['output']>;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Mechanical restraint. */
  mechanical: ShownCounts;
  /** Physical restraint. */
  physical: ShownCounts;
  /** Seclusion in the school year. */
  seclusion: ShownCounts;
  /** Share of the incidents of all agencies. */
  share: Scalars['String']['output'];
};

/** Totals of the state. */
export type PublishedTotals = {
  __typename?: 'PublishedTotals';
  /** All kinds; students once each. */
  all: ShownCounts;
  /** Students enrolled; null where that is not known. */
  enrolled?: Maybe<Scalars['Int']['output']>;
  /** Mechanical restraint. */
  mechanical: ShownCounts;
  /** Physical restraint. */
  physical: ShownCounts;
  /** Seclusion in the school year. */
  seclusion: ShownCounts;
  /** Share of the incidents of all agencies. */
  share: Scalars['String']['output'];
};

/** Totals of a school year. */
export type PublishedYear = {
  __typename?: 'PublishedYear';
  /** All kinds; students once each. */
  all: ShownCounts;
  /** Students enrolled; null where that is not known. */
  enrolled?: Maybe<Scalars['Int']['output']>;
  /** Mechanical restraint. */
  mechanical: ShownCounts;
  /** Physical restraint. */
  physical: ShownCounts;
  /** Seclusion in the school year. */
  seclusion: ShownCounts;
  /** Share of the incidents of all agencies. */
  share: Scalars['String']['output'];
  /** Compliance year of the school year. */
  year: Scalars['Int']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Notes about one agency in one year, newest first. For state monitors. */
  agencyNotes: Array<Note>;
  /** Participation of one agency in a year; null for an agency or a year that the caller does not see. */
  agencyParticipation?: Maybe<AgencyParticipation>;
  /** What is announced to the caller today and was not put away, the most urgent first. */
  announcements: Array<Announcement>;
  /** The annual report of one agency; null for an agency or a year that the caller does not see. */
  annualReport?: Maybe<AnnualReport>;
  /** Annual reports of incidents of a school year, of the agencies that the caller sees; null where there is no such year. */
  annualReports?: Maybe<AnnualReportList>;
  /** Users of the agency, with a mark for those assigned to a subsection. */
  assignableUsers: Array<AssignableUser>;
  /** Who worked on the subsections of a self-assessment in the latest earlier year. */
  assignmentSuggestions: Array<AssignmentSuggestion>;
  /** How far first and second readers of a prong agree. For the state. */
  auditAgreement: ProngAgreement;
  /** The reviews of an audit, item by item. The state sees it at any time, administrators of the agency from the report on. */
  auditComparison: AuditComparison;
  /** Compliance of each section and item of a prong. The state sees it at any time, administrators of the agency from the report on. */
  auditCompliance: OverallCompliance;
  /** What newer content would change in a record: items, answers and setup. For the state. */
  auditContentChange: AuditContentChange;
  /** Files of a correction. */
  auditCorrectionFiles: Array<AuditCorrectionFile>;
  /** Corrections of a prong, for the agency from the report on. Local users see those of their records. */
  auditCorrections: AuditCorrections;
  /** The course of an audit: reviews, findings, letters and what is next. Findings are for the state, and for administrators of the agency from the report on. */
  auditCourse: AuditCourse;
  /** The texts of two documents of an item side by side; without a choice those of this review and of the one before. For those who see its documents; opening them is recorded. */
  auditDocumentComparison: DocumentComparison;
  /** What the agency says and sends about each item of a review without a sample. */
  auditDocumentSet: DocumentSet;
  /** How much of the document sets of a year is answered, and how much changed since the last review. */
  auditDocumentSets: Array<DocumentSetRow>;
  /** The record of what happened, by page. For the state only. */
  auditEvents: AuditPage;
  /** Compliance, findings and corrections of the audits of one kind and year. For the state. */
  auditFigures: Array<AuditFigures>;
  /** What the record of what happened can be filtered by. */
  auditFilters: AuditFilters;
  /** Where the corrections of each item of a prong stand. The state sees it at any time, administrators of the agency from the report on. */
  auditItemCorrections: Array<ItemCorrections>;
  /** What list a prong has, and what was wrong with the one that was refused since. */
  auditListCheck: StudentListCheck;
  /** Sections and items that a monitor skipped in a record, with who, when and why. For the state. */
  auditManualSkips: ManualSkips;
  /** Compliance of each item at each agency. For the state. */
  auditMatrix: AuditMatrix;
  /** Every answer of a prong that is not met. The state sees it at any time, administrators of the agency from the report on. Local users see those of their records. */
  auditNoncompliance: Array<IndividualNoncompliance>;
  /** A page of the accepted list of a prong, names masked. */
  auditPopulation: PopulationPage;
  /** What the rows of the accepted list of a prong can be filtered by. */
  auditPopulationChoices: PopulationChoices;
  /** What was answered about the same child in an earlier year. For the state. */
  auditPreviousAnswers: EarlierAnswers;
  /** One prong with its audit; null when there is none that the caller may see. */
  auditProng?: Maybe<AuditProng>;
  /** Documents of the records of a prong, the newest first, for those who may see the names of its students. Local users get those of their records. */
  auditProngFiles: Array<ProngFile>;
  /** Sections and items of a record with their answers, and those that do not apply. For the state. */
  auditRecordContent: RecordContent;
  /** Documents of a record, for those who may see its names. */
  auditRecordFiles: Array<RecordFile>;
  /** Local people, marked where they work on a record of the sample. For local administrators. */
  auditRecordPeople: Array<AssignableUser>;
  /** How far the review of each record of a sample is; without those whose answers are hidden. For the state. */
  auditRecordProgress: Array<RecordProgress>;
  /** Setup questions of a record with their answers, and the items that do not apply. For the state. */
  auditRecordSetup: RecordSetup;
  /** All answers of one record with its setup, and why items do not apply. For the state. */
  auditRecordSummary: RecordSummary;
  /** Records of the sample, and those that left it. Local users get those they are assigned to. */
  auditRecords: Array<SampleRecord>;
  /** What issuing the report of a prong would do, with its letter. For the state. */
  auditReportPreview: AuditReportPreview;
  /** Closed audits of one kind with how long data of their students are kept. For monitors. */
  auditRetention: AuditRetention;
  /** The sample of a prong: sizes that are usual, and how it was drawn. */
  auditSample: AuditSample;
  /** How a record is read a second time: answers, differences and agreement. For the state. */
  auditSecondReading: SecondReading;
  /** The minutes of the service that a record is about. For the state, and after the report. */
  auditServiceLine: ServiceLine;
  /** Audits of one kind and year. Agencies see those that they were notified of. */
  audits: Array<Audit>;
  /** The calendar of an agency in one year; null when there is none that the caller may see. */
  calendar?: Maybe<Calendar>;
  /** Events of an agency that touch a span of days, by day: those that people keep, its first and last school day, and to state monitors who ask for them the days on which its work is due. */
  calendarEvents: Array<CalendarEvent>;
  /** Feed addresses of the caller that are not revoked. */
  calendarFeeds: Array<CalendarFeed>;
  /** Case studies of the agencies that the caller sees, by page. For the state. */
  caseStudies: CaseStudyPage;
  /** One case study; null when there is none. For the state. */
  caseStudy?: Maybe<CaseStudy>;
  /** Capitalised words of a case study that may be names. For state monitors. */
  caseStudyWords?: Maybe<Array<CaseStudyWord>>;
  /** What a page chooses from, each part of which may fail without the rest of the page. */
  choices: Choices;
  /** One client; null when there is none. */
  client?: Maybe<Client>;
  /** Every scope that a client can have. */
  clientScopes: Array<ClientScope>;
  /** Clients of other systems: good ones first. For people who may manage clients. */
  clients: Array<Client>;
  /** Categories of the latest earlier year with documents that a category could re-use. */
  cloneCategories: Array<CloneCategory>;
  /** Documents of an earlier category, with a mark for those that the category has already. */
  cloneDocuments: Array<CloneDocument>;
  /** Days on which the state is closed, beside weekends and federal holidays: due dates that it sets move off them. */
  closedDays: Array<ClosedDay>;
  /** What one state monitor answers for in one year; null for somebody who is none. For the state. */
  cohort?: Maybe<Cohort>;
  /** Who answers for which agencies in one year: every state monitor, by name. For the state. */
  cohorts: Array<Cohort>;
  /** What launching the compliance year will make, and what is not ready. */
  complianceYearLaunchPreview: LaunchPreview;
  /** Compliance years, oldest first; the last one is the default where none was chosen before. */
  complianceYears: Array<Year>;
  /** People who are displayed as contacts, by page: of the state, and of agencies in sight. */
  contactUsers: UserPage;
  /** Citations that an item may rest on, by reference. For those who manage content. */
  contentCitations: Array<ContentCitation>;
  /** What a newer version would change in a started self-assessment; null when there is none. For those who manage content. */
  contentUpgrade?: Maybe<ContentUpgrade>;
  /** Started self-assessments on a version before this one; null when there is no such version. For those who manage content. */
  contentUpgrades?: Maybe<Array<ContentUpgradeRow>>;
  /** One version with everything in it; null when there is none. */
  contentVersion?: Maybe<ContentVersion>;
  /** Versions of a kind of content, newest year first. For those who manage content. */
  contentVersions: Array<ContentVersionRow>;
  /** What launching the fiscal year of local determinations will make, and what is not ready. */
  determinationYearLaunchPreview: LaunchPreview;
  /** Federal fiscal years of local determinations, newest first. */
  determinationYears: Array<Year>;
  /** What launching the fiscal year of dispute resolution will make, and what is not ready. */
  disputeYearLaunchPreview: LaunchPreview;
  /** Federal fiscal years of dispute resolution, newest first. */
  disputeYears: Array<Year>;
  /** Users of the agency, with a mark for those assigned to a required document category. */
  documentAssignableUsers: Array<AssignableUser>;
  /** One request for documents, for those who see the record. */
  documentRequest: DocumentRequest;
  /** Requests for documents of the records of a prong, the latest first. Local users see those of their records. */
  documentRequests: Array<DocumentRequest>;
  /** A final report as it would be issued. For the state. */
  finalReportPreview: ReportDocument;
  /** One finding; null when there is none that the caller may see. */
  finding?: Maybe<Finding>;
  /** Requirements that a finding can rest on. */
  findingCitations: Array<FindingCitation>;
  /** Timely correction of the findings that were issued in one federal fiscal year. */
  findingNumbers: FindingNumbers;
  /** State monitors who can answer for a finding. */
  findingOwners: Array<PersonRef>;
  /** People of the agency, with a mark for those who work on the corrections of a finding. */
  findingUsers: Array<AssignableUser>;
  /** The register of findings, by page. Agencies see what was issued to them. */
  findings: FindingPage;
  /** One incident; null when there is none. Its student is masked. */
  incident?: Maybe<Incident>;
  /** What the fields of an incident can hold, and what flags and clocks are judged by. */
  incidentChoices: IncidentChoices;
  /** Incidents of the agencies that the caller sees, by page; students are masked. */
  incidents: IncidentPage;
  /** Users of one agency, by page: of the own one, or the one in the filter for state staff. */
  jurisdictionUsers: UserPage;
  /** A justification as it would be published; null for an agency or year that is not there. For state monitors. */
  justificationPublication?: Maybe<JustificationPublication>;
  /** Deadlines of the month, whom to ask, and whether the tour was seen. */
  landing?: Maybe<Landing>;
  /** What the first page shows of every feature; one call for each part, however long it is. */
  landingPage: LandingPage;
  /** Answers of the agency to the questions of a subsection in the latest earlier year; empty where none can be taken over. */
  lastYearAnswers: Array<LastYearAnswer>;
  /** One agency; null when there is none that the caller may see. */
  lea?: Maybe<Lea>;
  /** One agency with its content; null when there is none that the caller may see. */
  leaContent?: Maybe<LeaContent>;
  /** The agencies that the caller may see, by code: all of them for state staff, else the own one. */
  leas: Array<Lea>;
  /** The work of one agency in one year; its parts are null for an agency that the caller may not see. */
  localDashboard: LocalDashboard;
  /** One announcement, a deleted one too; null when there is none. For state monitors. */
  managedAnnouncement?: Maybe<ManagedAnnouncement>;
  /** All announcements, the newest first. For state monitors. */
  managedAnnouncements: Array<ManagedAnnouncement>;
  /** Monitoring of each agency that the caller sees, in six compliance years. */
  monitoringHistory: MonitoringHistory;
  /** One note, a deleted one too; null when there is none. For state monitors. */
  note?: Maybe<Note>;
  /** One template; null when there is none. */
  noteTemplate?: Maybe<NoteTemplate>;
  /** Templates of notes, by title. For state monitors. */
  noteTemplates: Array<NoteTemplateRow>;
  /** Notes of all agencies, by page. For state monitors. */
  notes: NotePage;
  /** The own notices, newest first, by page. */
  notices: NoticePage;
  /** Roles that the user editor shows to the caller, in order. */
  offeredRoles: Array<OfferedRole>;
  /** Sessions and trusted devices of the person. */
  ownSessions: OwnSessions;
  /** Participation in alternate assessments of a year, of the agencies that the caller sees; null where there is no such year. */
  participation?: Maybe<ParticipationList>;
  /** Every permission that a role can hold. For people who may see roles. */
  permissions: Array<Permission>;
  /** The audits that creating would make, with their letters; changes nothing. For the state. */
  plannedAudits: Array<PlannedAudit>;
  /** The reminders that sending would make, and who gets them. For the state. */
  plannedReminders: Array<PlannedReminder>;
  /** What a new draw would give; changes nothing. For the state. */
  plannedSample: PlannedSample;
  /** What other skips or setup answers would do to a record, without doing it. For state monitors. */
  preCheckSkipLogic: SkipPreview;
  /** What the signed-in person has chosen for the own portal. */
  preferences: UserPreferences;
  /** Which of these users can be disabled together, and why the others cannot. Unknown ids are left out. */
  previewBulkDisable: Array<BulkDisableRow>;
  /** Totals of incidents by agency and kind; null where there is no such year. */
  publishedIncidents?: Maybe<PublishedIncidents>;
  /** One published justification; null where nothing is published. */
  publishedJustification?: Maybe<PublishedJustification>;
  /** Justifications that are published, newest year first. For everybody who is signed in. */
  publishedJustifications: Array<PublishedJustificationRow>;
  /** One issued report; null when there is none that the caller may see. */
  publishedReport?: Maybe<PublishedReportWithDocument>;
  /** Reports that were issued to agencies, newest first unless sorted otherwise. Local people get those of their agency. */
  publishedReports: PublishedReportPage;
  /** Questionnaires of every year, newest first. For those who manage content. */
  questionnaires: Array<QuestionnaireRow>;
  /** What the caller searched for last, newest first. */
  recentSearches: Array<Scalars['String']['output']>;
  /** What people say about a record of an audit, for those who see the record. */
  recordDiscussion: RecordDiscussion;
  /** History of one record, newest first. Local administrators see what is shared with their agency, without addresses. */
  recordHistory: AuditPage;
  /** Requests for documents of a record, the latest first, for those who see the record. */
  recordRequests: Array<DocumentRequest>;
  /** The services in the sample of a prong, in its order. For the state, and after the report. */
  relatedServices: Array<RelatedService>;
  /** Required document categories of one agency in one year. None before the activation. */
  requiredDocumentCategories: Array<RequiredDocumentCategoryResponse>;
  /** Every required document of one self-assessment. */
  requiredDocuments: Array<RequiredDocument>;
  /** One role; null when there is none. */
  role?: Maybe<Role>;
  /** The role of a name; null when there is none. */
  roleByName?: Maybe<Role>;
  /** Roles with the number of their users: those of every installation first, then by name. */
  roles: Array<Role>;
  /** What holds the words, by kind: only what the caller may see. One call of the system of record. */
  search: SearchAnswer;
  /** A selective report as it would be issued. For the state. */
  selectiveReportPreview: ReportDocument;
  /** One self-assessment; null when there is none that the caller may see. */
  selfAssessment?: Maybe<SelfAssessment>;
  /** A report on a self-assessment as it stands now; null when there is none for the caller. */
  selfAssessmentDocument?: Maybe<ReportDocument>;
  /** Every answer and document of a self-assessment; null when there is none that the caller may see. */
  selfAssessmentReport?: Maybe<SelfAssessmentReport>;
  /** Where the review of a self-assessment stands, for the state; null when there is none for the caller. */
  selfAssessmentReview?: Maybe<SelfAssessmentReview>;
  /** Self-assessments of one year, one for each agency and part that the caller may see. */
  selfAssessments: Array<SelfAssessmentRow>;
  /** All agencies in one year. For the state. */
  stateDashboard: StateDashboard;
  /** One subsection with its questions and answers; null when there is none that the caller may see. */
  subsectionResponse?: Maybe<SubsectionResponse>;
  /** The state's ratings and comments on one subsection, for the state. */
  subsectionReview?: Maybe<SubsectionReview>;
  /** What the caller has to do in every area, by page, the earliest due date first; derived on request. */
  tasks: TaskPage;
  /** Training materials: those for the caller, all of them for editors. */
  training: TrainingList;
  /** How many own notices are unread; counted to 100 and no further. */
  unreadNotices: Scalars['Int']['output'];
  /** One user, or the own account; null when there is none that the caller may see. */
  user?: Maybe<UserRow>;
  /** The user of a user name, whatever its letter case; null when there is none in sight. */
  userByUserName?: Maybe<UserRow>;
  /** Users, by page: all of them, those of the own agency or contacts only, as the permissions of the caller give. */
  users: UserPage;
  /** The signed-in person; null when nobody is signed in. This decides whether a browser is signed in. */
  viewer?: Maybe<Viewer>;
  /** Who launched each year of a kind and how much work it holds, newest first; for those who launch years. Null where the system of record does not count. */
  yearFigures?: Maybe<Array<YearFigures>>;
};


export type QueryAgencyNotesArgs = {
  leaId: Scalars['Int']['input'];
  year: Scalars['Int']['input'];
};


export type QueryAgencyParticipationArgs = {
  leaId: Scalars['Int']['input'];
  year: Scalars['Int']['input'];
};


export type QueryAnnualReportArgs = {
  leaId: Scalars['Int']['input'];
  year: Scalars['Int']['input'];
};


export type QueryAnnualReportsArgs = {
  year: Scalars['Int']['input'];
};


export type QueryAssignableUsersArgs = {
  leaId: Scalars['Int']['input'];
  subsectionResponseId: Scalars['Int']['input'];
};


export type QueryAssignmentSuggestionsArgs = {
  selfAssessmentId: Scalars['Int']['input'];
};


export type QueryAuditAgreementArgs = {
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditComparisonArgs = {
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditComplianceArgs = {
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditContentChangeArgs = {
  recordId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditCorrectionFilesArgs = {
  correctionId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditCorrectionsArgs = {
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditCourseArgs = {
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditDocumentComparisonArgs = {
  itemId: Scalars['ID']['input'];
  newerId?: InputMaybe<Scalars['ID']['input']>;
  olderId?: InputMaybe<Scalars['ID']['input']>;
  recordId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditDocumentSetArgs = {
  recordId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditDocumentSetsArgs = {
  typeKey: Scalars['String']['input'];
  year: Scalars['Int']['input'];
};


export type QueryAuditEventsArgs = {
  filter?: InputMaybe<AuditFilterInput>;
  order?: AuditOrder;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type QueryAuditFiguresArgs = {
  typeKey: Scalars['String']['input'];
  year: Scalars['Int']['input'];
};


export type QueryAuditItemCorrectionsArgs = {
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditListCheckArgs = {
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditManualSkipsArgs = {
  recordId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditMatrixArgs = {
  areaId?: InputMaybe<Scalars['Int']['input']>;
  cohort?: InputMaybe<Scalars['Int']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  part: Scalars['String']['input'];
  typeKey: Scalars['String']['input'];
  year: Scalars['Int']['input'];
};


export type QueryAuditNoncomplianceArgs = {
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditPopulationArgs = {
  filter?: InputMaybe<PopulationFilterInput>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditPopulationChoicesArgs = {
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditPreviousAnswersArgs = {
  recordId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditProngArgs = {
  id: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditProngFilesArgs = {
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditRecordContentArgs = {
  prongId: Scalars['Int']['input'];
  recordId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditRecordFilesArgs = {
  recordId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditRecordPeopleArgs = {
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditRecordProgressArgs = {
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditRecordSetupArgs = {
  recordId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditRecordSummaryArgs = {
  recordId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditRecordsArgs = {
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditReportPreviewArgs = {
  correctedItemIds: Array<Scalars['String']['input']>;
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditRetentionArgs = {
  typeKey: Scalars['String']['input'];
};


export type QueryAuditSampleArgs = {
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditSecondReadingArgs = {
  recordId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditServiceLineArgs = {
  recordId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryAuditsArgs = {
  leaIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  typeKey: Scalars['String']['input'];
  year: Scalars['Int']['input'];
};


export type QueryCalendarArgs = {
  leaId: Scalars['Int']['input'];
  year: Scalars['Int']['input'];
};


export type QueryCalendarEventsArgs = {
  from: Scalars['LocalDate']['input'];
  isStateMonitor?: Scalars['Boolean']['input'];
  leaId: Scalars['Int']['input'];
  to: Scalars['LocalDate']['input'];
};


export type QueryCaseStudiesArgs = {
  filter?: InputMaybe<CaseStudyFilterInput>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  sort?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCaseStudyArgs = {
  id: Scalars['Int']['input'];
};


export type QueryCaseStudyWordsArgs = {
  id: Scalars['Int']['input'];
};


export type QueryClientArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCloneCategoriesArgs = {
  categoryResponseId: Scalars['Int']['input'];
};


export type QueryCloneDocumentsArgs = {
  destinationId: Scalars['Int']['input'];
  originId: Scalars['Int']['input'];
};


export type QueryCohortArgs = {
  userId: Scalars['ID']['input'];
  year: Scalars['Int']['input'];
};


export type QueryCohortsArgs = {
  year: Scalars['Int']['input'];
};


export type QueryComplianceYearLaunchPreviewArgs = {
  year: Scalars['Int']['input'];
};


export type QueryContactUsersArgs = {
  filter?: InputMaybe<UserFilterInput>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type QueryContentUpgradeArgs = {
  kind: Scalars['String']['input'];
  selfAssessmentId: Scalars['Int']['input'];
};


export type QueryContentUpgradesArgs = {
  id: Scalars['Int']['input'];
  kind: Scalars['String']['input'];
};


export type QueryContentVersionArgs = {
  id: Scalars['Int']['input'];
  kind: Scalars['String']['input'];
};


export type QueryContentVersionsArgs = {
  kind: Scalars['String']['input'];
};


export type QueryDeterminationYearLaunchPreviewArgs = {
  year: Scalars['Int']['input'];
};


export type QueryDisputeYearLaunchPreviewArgs = {
  year: Scalars['Int']['input'];
};


export type QueryDocumentAssignableUsersArgs = {
  categoryResponseId: Scalars['Int']['input'];
  leaId: Scalars['Int']['input'];
};


export type QueryDocumentRequestArgs = {
  id: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryDocumentRequestsArgs = {
  prongId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryFinalReportPreviewArgs = {
  input: FinalReportInput;
};


export type QueryFindingArgs = {
  id: Scalars['Int']['input'];
};


export type QueryFindingCitationsArgs = {
  part?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFindingNumbersArgs = {
  ffy: Scalars['Int']['input'];
  part: Scalars['String']['input'];
};


export type QueryFindingUsersArgs = {
  id: Scalars['Int']['input'];
};


export type QueryFindingsArgs = {
  filter?: InputMaybe<FindingFilterInput>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  sort?: InputMaybe<Scalars['String']['input']>;
};


export type QueryIncidentArgs = {
  id: Scalars['Int']['input'];
};


export type QueryIncidentsArgs = {
  filter?: InputMaybe<IncidentFilterInput>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  sort?: InputMaybe<Scalars['String']['input']>;
};


export type QueryJurisdictionUsersArgs = {
  filter?: InputMaybe<UserFilterInput>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type QueryJustificationPublicationArgs = {
  leaId: Scalars['Int']['input'];
  year: Scalars['Int']['input'];
};


export type QueryLandingArgs = {
  leaId?: InputMaybe<Scalars['Int']['input']>;
  part?: InputMaybe<Scalars['String']['input']>;
  year: Scalars['Int']['input'];
};


export type QueryLandingPageArgs = {
  leaId?: InputMaybe<Scalars['Int']['input']>;
  part?: InputMaybe<Scalars['String']['input']>;
  year: Scalars['Int']['input'];
};


export type QueryLastYearAnswersArgs = {
  subsectionResponseId: Scalars['Int']['input'];
};


export type QueryLeaArgs = {
  id: Scalars['Int']['input'];
};


export type QueryLeaContentArgs = {
  id: Scalars['Int']['input'];
};


export type QueryLeasArgs = {
  inactive?: Scalars['Boolean']['input'];
};


export type QueryLocalDashboardArgs = {
  leaId: Scalars['Int']['input'];
  year: Scalars['Int']['input'];
};


export type QueryManagedAnnouncementArgs = {
  id: Scalars['Int']['input'];
};


export type QueryManagedAnnouncementsArgs = {
  show?: InputMaybe<AnnouncementShow>;
};


export type QueryMonitoringHistoryArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNoteArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNoteTemplateArgs = {
  id: Scalars['Int']['input'];
};


export type QueryNoteTemplatesArgs = {
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryNotesArgs = {
  filter?: InputMaybe<NoteFilterInput>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  sort?: InputMaybe<Scalars['String']['input']>;
};


export type QueryNoticesArgs = {
  filter?: InputMaybe<NoticeFilterInput>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type QueryParticipationArgs = {
  year: Scalars['Int']['input'];
};


export type QueryPlannedAuditsArgs = {
  input: CreateAuditsInput;
};


export type QueryPlannedRemindersArgs = {
  input: NamedAuditsInput;
};


export type QueryPlannedSampleArgs = {
  input: GenerateSampleInput;
};


export type QueryPreCheckSkipLogicArgs = {
  input: PreCheckSkipLogicInput;
};


export type QueryPreviewBulkDisableArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryPublishedIncidentsArgs = {
  all?: Scalars['Boolean']['input'];
  year: Scalars['Int']['input'];
};


export type QueryPublishedJustificationArgs = {
  leaId: Scalars['Int']['input'];
  year: Scalars['Int']['input'];
};


export type QueryPublishedReportArgs = {
  id: Scalars['Int']['input'];
};


export type QueryPublishedReportsArgs = {
  filter?: InputMaybe<PublishedReportFilter>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  sort?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRecordDiscussionArgs = {
  recordId: Scalars['Int']['input'];
};


export type QueryRecordHistoryArgs = {
  filter?: InputMaybe<RecordHistoryFilterInput>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  targetId: Scalars['ID']['input'];
  targetType: Scalars['String']['input'];
};


export type QueryRecordRequestsArgs = {
  recordId: Scalars['Int']['input'];
  typeKey: Scalars['String']['input'];
};


export type QueryRelatedServicesArgs = {
  prongId: Scalars['Int']['input'];
};


export type QueryRequiredDocumentCategoriesArgs = {
  leaId: Scalars['Int']['input'];
  selfAssessmentId?: InputMaybe<Scalars['Int']['input']>;
  year: Scalars['Int']['input'];
};


export type QueryRequiredDocumentsArgs = {
  selfAssessmentId: Scalars['Int']['input'];
};


export type QueryRoleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRoleByNameArgs = {
  name: Scalars['String']['input'];
};


export type QuerySearchArgs = {
  group?: InputMaybe<SearchGroupName>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type QuerySelectiveReportPreviewArgs = {
  input: SelectiveReportInput;
};


export type QuerySelfAssessmentArgs = {
  id: Scalars['Int']['input'];
};


export type QuerySelfAssessmentDocumentArgs = {
  id: Scalars['Int']['input'];
  kind: LiveReportKind;
};


export type QuerySelfAssessmentReportArgs = {
  id: Scalars['Int']['input'];
};


export type QuerySelfAssessmentReviewArgs = {
  id: Scalars['Int']['input'];
};


export type QuerySelfAssessmentsArgs = {
  leaIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  year: Scalars['Int']['input'];
};


export type QueryStateDashboardArgs = {
  cohort?: InputMaybe<Scalars['Int']['input']>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  part?: InputMaybe<Scalars['String']['input']>;
  year: Scalars['Int']['input'];
};


export type QuerySubsectionResponseArgs = {
  id: Scalars['Int']['input'];
};


export type QuerySubsectionReviewArgs = {
  id: Scalars['Int']['input'];
};


export type QueryTasksArgs = {
  filter?: InputMaybe<TaskFilterInput>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  sort?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTrainingArgs = {
  show?: InputMaybe<TrainingShow>;
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUserByUserNameArgs = {
  userName: Scalars['String']['input'];
};


export type QueryUsersArgs = {
  filter?: InputMaybe<UserFilterInput>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type QueryYearFiguresArgs = {
  kind: YearKind;
};

/** The questionnaire behind a self-assessment. */
export type QuestionnaireRef = {
  __typename?: 'QuestionnaireRef';
  /** Id of the questionnaire. */
  id: Scalars['Int']['output'];
  /** What the questionnaire is about, in one sentence. */
  shortDescription: Scalars['String']['output'];
};

/** The self-assessment that a category belongs to. */
export type QuestionnaireResponseRef = {
  __typename?: 'QuestionnaireResponseRef';
  /** Id of the self-assessment. */
  id: Scalars['Int']['output'];
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** What it answers. */
  questionnaire: QuestionnaireRef;
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** A questionnaire as the state manages it. */
export type QuestionnaireRow = {
  __typename?: 'QuestionnaireRow';
  /** Id of the questionnaire. */
  id: Scalars['Int']['output'];
  /** True when its year is launched: agencies get it as soon as it is published. */
  isLaunched: Scalars['Boolean']['output'];
  /** What publishing a draft does now, in sentences. */
  onPublish: Array<Scalars['String']['output']>;
  /** Part B or Part C. */
  part: Scalars['String']['output'];
  /** Whether the caller may publish it now. */
  publish: AllowedAct;
  /** Draft, Published or Archived. */
  state: Scalars['String']['output'];
  /** Name of the questionnaire. */
  title: Scalars['String']['output'];
  /** Compliance year that it is for. */
  year: Scalars['Int']['output'];
};

/** One step of a rating scale. */
export type RatingChoice = {
  __typename?: 'RatingChoice';
  /** Words for the screen. */
  label: Scalars['String']['output'];
  /** Number that is saved. */
  value: Scalars['Int']['output'];
};

/** What a second reader says of a letter. */
export type ReadReportDraftInput = {
  /** True: it can be issued. False gives it back. */
  agrees: Scalars['Boolean']['input'];
  /** What must change; may be empty for an agreement. */
  comment: Scalars['String']['input'];
  /** 'selective' or 'final'. */
  kind: Scalars['String']['input'];
  /** The self-assessment. */
  selfAssessmentId: Scalars['Int']['input'];
  /** Version of the draft that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Takes a submission back, until its review begins. */
export type RecallSelfAssessmentInput = {
  /** The self-assessment. */
  id: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** What the caller searched for last, after a change of it. */
export type RecentSearchesPayload = {
  __typename?: 'RecentSearchesPayload';
  /** Why nothing changed; empty when it was done. */
  errors: Array<UserError>;
  /** Newest first. */
  searches: Array<Scalars['String']['output']>;
};

/** The items of a record with their answers. */
export type RecordContent = {
  __typename?: 'RecordContent';
  /** Whether the caller may answer now. */
  answer: AllowedAct;
  /** The caller is its second reader and has not finished: answers of the first are left out. */
  blind: Scalars['Boolean']['output'];
  /** Fields that its kind of audit has beside each answer. */
  extraFields: Array<RecordExtraField>;
  /** Flags of its row of the list, which rules look at. */
  flags: Array<Scalars['String']['output']>;
  /** Id of the record. */
  id: Scalars['Int']['output'];
  /** Newer content that the record can be carried into; null where there is none. */
  newer?: Maybe<NewerAuditContent>;
  /** Whether the caller may reopen it, or send it back, now. */
  reopen: AllowedAct;
  /** It was submitted and has a second reader. */
  secondReaderDue: Scalars['Boolean']['output'];
  /** Sections in their order. */
  sections: Array<RecordSection>;
  /** Whether the caller may skip sections and items by hand now. */
  skip: AllowedAct;
  /** Status of the record: 0 Not started to 8 Removed. */
  status: Scalars['Int']['output'];
  /** Whether the caller may submit it now; what is not answered yet is left out of account. */
  submit: AllowedAct;
  /** Version of the record. */
  version: Scalars['Int']['output'];
};

/** The record after the act. */
export type RecordContentPayload = {
  __typename?: 'RecordContentPayload';
  /** As it stands now; null when it was refused. */
  content?: Maybe<RecordContent>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** What people say about a record of an audit. */
export type RecordDiscussion = {
  __typename?: 'RecordDiscussion';
  /** Whether the caller may write comments that the agency reads too. */
  comment: AllowedAct;
  /** Whether the caller may write comments for the state alone. */
  commentInternally: AllowedAct;
  /** Oldest first. Internal comments are for people of the state alone. */
  comments: Array<AuditRecordComment>;
  /** Id of the record. */
  id: Scalars['Int']['output'];
};

/** The comments on a record after the act. */
export type RecordDiscussionPayload = {
  __typename?: 'RecordDiscussionPayload';
  /** As they stand now, on CONFLICT too; null on other refusals. */
  discussion?: Maybe<RecordDiscussion>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A field beside each answer that a kind of audit has. */
export type RecordExtraField = {
  __typename?: 'RecordExtraField';
  /** Key; values name it. */
  key: Scalars['String']['output'];
  /** What is asked for. */
  label: Scalars['String']['output'];
  /** Largest number; null without limit. */
  max?: Maybe<Scalars['Float']['output']>;
  /** Smallest number; null without limit. */
  min?: Maybe<Scalars['Float']['output']>;
  /** Required beside every answer that is met or not met. */
  required: Scalars['Boolean']['output'];
  /** Text, Number, Date or YesNo. */
  type: Scalars['String']['output'];
};

/** A document of a record. */
export type RecordFile = {
  __typename?: 'RecordFile';
  /** Who uploaded it. */
  createdBy: PersonRef;
  /** When it was uploaded. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** Where the file is downloaded. */
  downloadPath: Scalars['String']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Id of the document. */
  id: Scalars['ID']['output'];
  /** Item that it is about; null for the whole record. */
  itemId?: Maybe<Scalars['String']['output']>;
  /** Whether the caller may delete it now. */
  remove: AllowedAct;
  /** Request for documents that it answers. */
  requestId?: Maybe<Scalars['Int']['output']>;
  /** Pending, Clean, Infected, Failed or NotScanned. */
  scanState: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Title of the document. */
  title: Scalars['String']['output'];
};

/** The documents of a record after the act. */
export type RecordFilesPayload = {
  __typename?: 'RecordFilesPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As they stand now; empty when it was refused. */
  files: Array<RecordFile>;
};

/** A review of newer data. */
export type RecordFindingRoundInput = {
  /** Id of the finding. */
  id: Scalars['Int']['input'];
  /** References of the records that are not compliant. */
  newCases?: Array<Scalars['String']['input']>;
  /** Note beside the numbers. */
  note?: Scalars['String']['input'];
  /** First day of the data. */
  periodFrom: Scalars['LocalDate']['input'];
  /** Last day of the data. */
  periodTo: Scalars['LocalDate']['input'];
  /** Of those, compliant. */
  recordsCompliant: Scalars['Int']['input'];
  /** Of those, records to which the requirement does not apply. */
  recordsNotApplicable?: Scalars['Int']['input'];
  /** Records that were reviewed. */
  recordsReviewed: Scalars['Int']['input'];
  /** Version of the finding that was seen. */
  version: Scalars['Int']['input'];
};

/** Narrows the history of one record. */
export type RecordHistoryFilterInput = {
  /** First day, in the zone of the portal. */
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only entries about records of this kind: its own or that of a part. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Last day, in the zone of the portal. */
  to?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** That a notice about a student with many incidents was given. */
export type RecordIncidentNoticeInput = {
  /** Day as YYYY-MM-DD. */
  givenOn: Scalars['String']['input'];
  /** Id of the notice. */
  id: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** An item of a record with its answer. */
export type RecordItem = {
  __typename?: 'RecordItem';
  /** Who answered last. */
  answeredBy?: Maybe<PersonRef>;
  /** When it was answered last. */
  answeredOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Answers that it can have. */
  choices: Array<RecordItemChoice>;
  /** The law that it rests on. */
  citations: Array<Scalars['String']['output']>;
  /** Comment. */
  comment: Scalars['String']['output'];
  /** Documents in which the answer is usually found. */
  documentHints: Array<Scalars['String']['output']>;
  /** Fields beside the answer that are filled in. */
  extras: Array<RecordItemExtra>;
  /** What to look for in the record. */
  guidance: Scalars['String']['output'];
  /** Id of the item. */
  id: Scalars['String']['output'];
  /** Note for the state alone. */
  internalNote: Scalars['String']['output'];
  /** The same in every version of the content. */
  lineageId: Scalars['String']['output'];
  /** Why it does not apply; null where it does. */
  notApplicable?: Maybe<Scalars['String']['output']>;
  /** Number in the content. */
  number: Scalars['String']['output'];
  /** What newer content changed in the question; null once the answer is confirmed. */
  recheck?: Maybe<Array<AuditQuestionChange>>;
  /** When it does not apply. */
  skipRule?: Maybe<RecordSkipRule>;
  /** A monitor skips this item in this record. */
  skippedByHand?: Maybe<SkippedByHand>;
  /** The question. */
  text: Scalars['String']['output'];
  /** As it was answered; kept while the item does not apply. */
  value?: Maybe<Scalars['String']['output']>;
  /** Version; a change names it. 0 while it was never answered. */
  version: Scalars['Int']['output'];
};

/** An answer that an item of a record can have. */
export type RecordItemChoice = {
  __typename?: 'RecordItemChoice';
  /** met, notMet, excluded, or open while it waits for documents. */
  counts: Scalars['String']['output'];
  /** The answer in words. */
  label: Scalars['String']['output'];
  /** The answer: Y, N, NA or PEND, as the kind of audit has them. */
  value: Scalars['String']['output'];
};

/** What is filled in beside an answer. */
export type RecordItemExtra = {
  __typename?: 'RecordItemExtra';
  /** Key of the field. */
  key: Scalars['String']['output'];
  /** What is filled in. */
  value: Scalars['String']['output'];
};

/** What is filled in beside an answer. */
export type RecordItemExtraInput = {
  /** Key of the field. */
  key: Scalars['String']['input'];
  /** What is filled in; empty for nothing. */
  value: Scalars['String']['input'];
};

/** The item after the act. */
export type RecordItemPayload = {
  __typename?: 'RecordItemPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  item?: Maybe<RecordItem>;
};

/** How far the review of a record is. */
export type RecordProgress = {
  __typename?: 'RecordProgress';
  /** Items with an answer; those that wait for documents have none. */
  answered: Scalars['Int']['output'];
  /** Items that apply to the record. */
  applicable: Scalars['Int']['output'];
  /** Id of the record. */
  id: Scalars['Int']['output'];
  /** Items whose answer is not met. */
  notMet: Scalars['Int']['output'];
  /** Its setup questions are answered. */
  setUp: Scalars['Boolean']['output'];
};

/** A section of a record. */
export type RecordSection = {
  __typename?: 'RecordSection';
  /** Id of the section. */
  id: Scalars['String']['output'];
  /** Text above its items; empty for none. */
  intro: Scalars['String']['output'];
  /** Items in their order. */
  items: Array<RecordItem>;
  /** Number in the content. */
  number: Scalars['String']['output'];
  /** When none of its items applies. */
  skipRule?: Maybe<RecordSkipRule>;
  /** A monitor skips the whole section in this record. */
  skippedByHand?: Maybe<SkippedByHand>;
  /** Title of the section. */
  title: Scalars['String']['output'];
};

/** The setup of a record, and what follows from it. */
export type RecordSetup = {
  __typename?: 'RecordSetup';
  /** Items that are left to answer. */
  applicable: Scalars['Int']['output'];
  /** Id of the record. */
  id: Scalars['Int']['output'];
  /** Keys of required questions without an answer. */
  missing: Array<Scalars['String']['output']>;
  /** Items that the answers make not applicable. */
  notApplicable: Array<SkippedItem>;
  /** Questions in their order. */
  questions: Array<SetupQuestion>;
  /** Status of the record: 0 Not started to 8 Removed. */
  status: Scalars['Int']['output'];
  /** Whether the caller may answer now. */
  update: AllowedAct;
  /** Version of the record; a change names it. */
  version: Scalars['Int']['output'];
};

/** The setup after the act. */
export type RecordSetupPayload = {
  __typename?: 'RecordSetupPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** What would be lost; nothing was changed then, updateSkipLogic does it. Null when it was done. */
  preview?: Maybe<SkipPreview>;
  /** As it stands now; null when it was refused. */
  setup?: Maybe<RecordSetup>;
};

/** Under which condition a section or an item does not apply. */
export type RecordSkipRule = {
  __typename?: 'RecordSkipRule';
  /** Id of the rule. */
  id: Scalars['String']['output'];
  /** Why it does not apply then. */
  reason: Scalars['String']['output'];
  /** The condition as JSON, for a preview of other setup answers. */
  when: Scalars['String']['output'];
};

/** All answers of one record. */
export type RecordSummary = {
  __typename?: 'RecordSummary';
  /** Grade of the student. */
  grade: Scalars['String']['output'];
  /** Id of the record. */
  id: Scalars['Int']['output'];
  /** Answers that are met. */
  met: Scalars['Int']['output'];
  /** Items that do not apply. */
  notApplicable: Scalars['Int']['output'];
  /** Answers that are not met. */
  notMet: Scalars['Int']['output'];
  /** Items without an answer that counts. */
  open: Scalars['Int']['output'];
  /** School of the student. */
  school: Scalars['String']['output'];
  /** Name of who read it again; empty where nobody has. */
  secondReader: Scalars['String']['output'];
  /** Sections in their order. */
  sections: Array<RecordSummarySection>;
  /** The setup. */
  setup: Array<RecordSummarySetup>;
  /** Status of the record: 0 Not started to 8 Removed. */
  status: Scalars['Int']['output'];
  /** Masked name. */
  student: Scalars['String']['output'];
  /** Name of who submitted it; empty before. */
  submittedBy: Scalars['String']['output'];
  /** When it was submitted. */
  submittedOn?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** A field beside an answer, as its kind of audit names it. */
export type RecordSummaryExtra = {
  __typename?: 'RecordSummaryExtra';
  /** What was asked for. */
  label: Scalars['String']['output'];
  /** What was filled in. */
  value: Scalars['String']['output'];
};

/** An item of a record with its answer in words. */
export type RecordSummaryItem = {
  __typename?: 'RecordSummaryItem';
  /** The answer in words; empty while there is none. */
  answer: Scalars['String']['output'];
  /** The law that it rests on. */
  citations: Array<Scalars['String']['output']>;
  /** Comment. */
  comment: Scalars['String']['output'];
  /** met, notMet, excluded, or open without an answer that counts. */
  counts: Scalars['String']['output'];
  /** Fields beside the answer that are filled in. */
  extras: Array<RecordSummaryExtra>;
  /** Id of the item. */
  id: Scalars['String']['output'];
  /** Why it does not apply; null where it does. */
  notApplicable?: Maybe<Scalars['String']['output']>;
  /** Number in the content. */
  number: Scalars['String']['output'];
  /** The question. */
  text: Scalars['String']['output'];
};

/** A section of the summary of a record. */
export type RecordSummarySection = {
  __typename?: 'RecordSummarySection';
  /** Id of the section. */
  id: Scalars['String']['output'];
  /** Items in their order. */
  items: Array<RecordSummaryItem>;
  /** Number in the content. */
  number: Scalars['String']['output'];
  /** Title of the section. */
  title: Scalars['String']['output'];
};

/** A question of the setup with its answer in words. */
export type RecordSummarySetup = {
  __typename?: 'RecordSummarySetup';
  /** The answer in words; empty while there is none. */
  answer: Scalars['String']['output'];
  /** The question. */
  text: Scalars['String']['output'];
};

/** What the lead monitor hears of uploads. */
export type RecordUploadsPayload = {
  __typename?: 'RecordUploadsPayload';
  /** Documents of the agency within the hour. */
  documents: Scalars['Int']['output'];
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** When the mail is sent; null when it was refused. */
  mailOn?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** The targeted audit that a final case study leads to. */
export type ReferCaseStudyInput = {
  /** Day by which documents are due, as YYYY-MM-DD. */
  documentsDueOn?: InputMaybe<Scalars['String']['input']>;
  /** Id of the case study. */
  id: Scalars['Int']['input'];
  /** The state monitor who leads it. */
  leadMonitorId: Scalars['ID']['input'];
  /** Planned last day, as YYYY-MM-DD. */
  plannedEnd?: InputMaybe<Scalars['String']['input']>;
  /** Planned first day, as YYYY-MM-DD. */
  plannedStart: Scalars['String']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** A list that was refused, so that the one before it stays. */
export type RefusedStudentList = {
  __typename?: 'RefusedStudentList';
  /** What was wrong; the file with its problems has all. */
  errors: Array<ListProblem>;
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Rows of the file. */
  rowCount: Scalars['Int']['output'];
};

/** One that could not be decided any more. */
export type RefusedUpgrade = {
  __typename?: 'RefusedUpgrade';
  /** Name of its agency; empty when it is gone from the list. */
  agency: Scalars['String']['output'];
  /** Id of the self-assessment. */
  id: Scalars['Int']['output'];
  /** Why, in words. */
  message: Scalars['String']['output'];
};

/** A new client. */
export type RegisterClientInput = {
  /** Every agency; then leaIds is empty. */
  allLeas: Scalars['Boolean']['input'];
  /** Whom to ask about it. */
  contact: Scalars['String']['input'];
  /** Last good day, YYYY-MM-DD, at most two years ahead. */
  expiresOn: Scalars['String']['input'];
  /** Ids of its agencies. An empty list never means all. */
  leaIds: Array<Scalars['Int']['input']>;
  /** Name, as the audit trail shows it. */
  name: Scalars['String']['input'];
  /** Calls in a minute, from 10 to 6000. */
  requestsPerMinute: Scalars['Int']['input'];
  /** Values of its scopes, at least one. */
  scopes: Array<Scalars['String']['input']>;
};

/** A required document that a subsection names as evidence of its answers. Its bytes come from downloadPath. */
export type RelatedDocument = {
  __typename?: 'RelatedDocument';
  /** Required document category that it lies in. */
  category: Scalars['String']['output'];
  /** Who uploaded or re-used it. */
  createdBy: PersonRef;
  /** When it was uploaded or re-used. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** Path of the bytes at this server, for a link; it downloads as a file. */
  downloadPath: Scalars['String']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Id of the file or document. */
  id: Scalars['ID']['output'];
  /** Type of the file, found from its content. */
  mime: Scalars['String']['output'];
  /** Result of the virus scan: Pending, Clean, Infected, Failed or NotScanned. */
  scanState: Scalars['String']['output'];
  /** SHA-256 of its bytes, in hex. */
  sha256: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Title of the file. */
  title: Scalars['String']['output'];
};

/** The required documents that a subsection names after the act. */
export type RelatedRequiredDocumentsPayload = {
  __typename?: 'RelatedRequiredDocumentsPayload';
  /** The documents; empty when it was refused. */
  documents: Array<RequiredDocument>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A service in the sample of an audit, with what was delivered of it. */
export type RelatedService = {
  __typename?: 'RelatedService';
  /** Who saved it last; null while it is as the list has it. */
  changedBy?: Maybe<PersonRef>;
  /** Instant at which it was saved last. */
  changedOn?: Maybe<Scalars['String']['output']>;
  /** WEEKLY or MONTHLY: for what minutes are planned. */
  frequency: Scalars['String']['output'];
  /** False where the agency has no school year for the period: days of work stand in. */
  hasCalendar: Scalars['Boolean']['output'];
  /** Id of the record. */
  id: Scalars['Int']['output'];
  /** Planned minutes of each week or month. */
  minutes: Scalars['Int']['output'];
  /** Every month of the period. */
  months: Array<ServiceMonth>;
  /** Notes of the monitor. */
  notes: Scalars['String']['output'];
  /** Number of the record in its sample. */
  order: Scalars['Int']['output'];
  /** First day that is looked at. */
  periodFrom: Scalars['String']['output'];
  /** Last day that is looked at. */
  periodTo: Scalars['String']['output'];
  /** Who gives the service. */
  provider: Scalars['String']['output'];
  /** What kind of provider that is. */
  providerType: Scalars['String']['output'];
  /** Code of the service. */
  service: Scalars['String']['output'];
  /** Where the service is given. */
  setting: Scalars['String']['output'];
  /** Masked student with the service and its start. */
  student: Scalars['String']['output'];
  /** What the months come to. */
  totals: ServiceTotals;
  /** 0 while it was never saved. */
  version: Scalars['Int']['output'];
};

/** A subsection that names a required document beside its answers. */
export type RelatedSubsection = {
  __typename?: 'RelatedSubsection';
  /** Number, such as 1.2. */
  number: Scalars['String']['output'];
  /** Id of the subsection in its self-assessment. */
  subsectionResponseId: Scalars['Int']['output'];
  /** Title of the subsection. */
  title: Scalars['String']['output'];
};

/** Open requests of which the agency is reminded. */
export type RemindOfRequestsInput = {
  /** Item that they are about; null for the record as a whole. */
  itemId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the agency. */
  leaId: Scalars['Int']['input'];
  /** Id of the record. */
  recordId: Scalars['Int']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** A student to take out of a draft. */
export type RemoveCaseStudyStudentInput = {
  /** Id of the case study. */
  id: Scalars['Int']['input'];
  /** Id of the student within the study. */
  studentRowId: Scalars['ID']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Which numbers of a draft shall say where places stand. */
export type RenumberContentInput = {
  /** Id of the version. */
  id: Scalars['Int']['input'];
  /** self-assessment, required-documents or desk-audit. */
  kind: Scalars['String']['input'];
  /** Every new number as it was shown before. */
  numbers: Array<ContentNumberInput>;
  /** Only what stands in this place; null for the whole draft. */
  within?: InputMaybe<Scalars['String']['input']>;
};

/** A record that goes back into review. */
export type ReopenRecordInput = {
  /** Why it is opened again. */
  reason: Scalars['String']['input'];
  /** Id of the record. */
  recordId: Scalars['Int']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version of the record. */
  version: Scalars['Int']['input'];
};

/** Gives a self-assessment back to the agency. */
export type ReopenSelfAssessmentInput = {
  /** The self-assessment. */
  id: Scalars['Int']['input'];
  /** Why; it stands in the audit trail. */
  reason: Scalars['String']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** What a number is made of. */
export type ReportBasis = {
  __typename?: 'ReportBasis';
  /** What it is made of, a line each. */
  lines: Array<Scalars['String']['output']>;
  /** What the number says. */
  title: Scalars['String']['output'];
};

/** One piece of a report, in reading order. */
export type ReportBlock = {
  __typename?: 'ReportBlock';
  /** Columns of a table. */
  columns: Array<ReportColumn>;
  /** Entries of a list. */
  items: Array<Scalars['String']['output']>;
  /** 'heading', 'paragraph', 'list' or 'table'. */
  kind: Scalars['String']['output'];
  /** Level of a heading, 2 to 4. */
  level?: Maybe<Scalars['Int']['output']>;
  /** Rows of a table. */
  rows: Array<ReportRow>;
  /** Text of a heading or paragraph, lead of a list, caption of a table. */
  text: Scalars['String']['output'];
};

/** One cell of a table. */
export type ReportCell = {
  __typename?: 'ReportCell';
  /** What the number is made of. */
  basis?: Maybe<ReportBasis>;
  /** The number behind the text. */
  number?: Maybe<Scalars['Float']['output']>;
  /** As it is shown. */
  text: Scalars['String']['output'];
};

/** A column of a table. */
export type ReportColumn = {
  __typename?: 'ReportColumn';
  /** Its head. */
  label: Scalars['String']['output'];
  /** True when it holds numbers. */
  numeric: Scalars['Boolean']['output'];
};

/** A report as it is shown, printed and exported. */
export type ReportDocument = {
  __typename?: 'ReportDocument';
  /** Its pieces. */
  blocks: Array<ReportBlock>;
  /** Agency, part, year and stamps, a line each. */
  facts: Array<Scalars['String']['output']>;
  /** 'yearly', 'detailed', 'summary', 'comparison', 'selective', 'final', 'letter' or 'other'. */
  kind: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A letter of a review that is not issued yet. */
export type ReportDraft = {
  __typename?: 'ReportDraft';
  /** Day by which the agency responds or acknowledges; null when it is not chosen yet. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Whether its review is in the way of issuing it. */
  issue: AllowedAct;
  /** 'selective' or 'final'. */
  kind: Scalars['String']['output'];
  /** Next steps of a final report. */
  nextSteps: Scalars['String']['output'];
  /** Words before the list of a selective report. */
  note: Scalars['String']['output'];
  /** Whether the caller may be its second reader now. */
  read: AllowedAct;
  /** The second reader. */
  readBy?: Maybe<PersonRef>;
  /** When it was read. */
  readOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** What the second reader said. */
  readerComment: Scalars['String']['output'];
  /** Recommendations of a final report. */
  recommendations: Scalars['String']['output'];
  /** Whether the caller may write on it now. */
  save: AllowedAct;
  /** 'Draft', 'In review' while a second reader has it, or 'Read'. */
  state: Scalars['String']['output'];
  /** Subsections that need a response; none in a final report. */
  subsectionResponseIds: Array<Scalars['Int']['output']>;
  /** Version of the draft, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Who wrote it last. */
  writtenBy: PersonRef;
  /** When it was written last. */
  writtenOn: Scalars['DateTimeISO']['output'];
};

/** The file of a report that was made elsewhere. */
export type ReportFile = {
  __typename?: 'ReportFile';
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Type of the file, found from its content. */
  mime: Scalars['String']['output'];
  /** Result of the virus scan: Pending, Clean, Infected, Failed or NotScanned. */
  scanState: Scalars['String']['output'];
  /** SHA-256 of its bytes, in hex. */
  sha256: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
};

/** A prong of which the agency has uploaded documents. */
export type ReportRecordUploadsInput = {
  /** Id of the prong. */
  prongId: Scalars['Int']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** A row of a table. */
export type ReportRow = {
  __typename?: 'ReportRow';
  /** Its cells; the first one names the row. */
  cells: Array<ReportCell>;
};

/** An audit that a letter is about. */
export type ReportedAudit = {
  __typename?: 'ReportedAudit';
  /** Id of the prong that the letter is about; the first of the audit. */
  prongId: Scalars['Int']['output'];
  /** Kind of audit as in addresses: desk-audit. */
  typeKey: Scalars['String']['output'];
};

/** Documents of a record that are wanted. */
export type RequestDocumentsInput = {
  /** Day by which it is due, YYYY-MM-DD; null for the usual one. */
  dueOn?: InputMaybe<Scalars['String']['input']>;
  /** Item that it is about; null for the record as a whole. */
  itemId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the record. */
  recordId: Scalars['Int']['input'];
  /** What is wanted; required. */
  text: Scalars['String']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** More time that the state gave for a request for documents. */
export type RequestExtension = {
  __typename?: 'RequestExtension';
  /** When that was decided. */
  at: Scalars['DateTimeISO']['output'];
  /** Day by which it was due before, YYYY-MM-DD. */
  from: Scalars['String']['output'];
  /** Why there was more time. */
  reason: Scalars['String']['output'];
  /** Day by which it is due since, YYYY-MM-DD. */
  to: Scalars['String']['output'];
};

/** The agency is ready for the review of newer data. */
export type RequestFindingVerificationInput = {
  /** Id of the finding. */
  id: Scalars['Int']['input'];
  /** What changed. */
  note: Scalars['String']['input'];
  /** Version of the finding that was seen. */
  version: Scalars['Int']['input'];
};

/** Asks for a link to choose a new password with. */
export type RequestPasswordResetInput = {
  /** E-mail address of the account. */
  email: Scalars['String']['input'];
};

/** Whether the link was sent. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A file that an agency hands in for a category. Its bytes come from downloadPath. */
export type RequiredDocument = {
  __typename?: 'RequiredDocument';
  /** Day that the file is about; it stays when the document is re-used. */
  aboutDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Id of the category that it stands in. */
  categoryResponseId: Scalars['Int']['output'];
  /** Whether the caller may change 'Received' now. */
  changeStateMonitor: AllowedAct;
  /** Whether the caller may change the title now. */
  changeTitle: AllowedAct;
  /** Who uploaded or re-used it. */
  createdBy: PersonRef;
  /** When it was uploaded or re-used. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** The same as a day for reading. */
  createdOnText: Scalars['String']['output'];
  /** Path of the bytes at this server, for a link; it downloads as a file. */
  downloadPath: Scalars['String']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Id of the file or document. */
  id: Scalars['ID']['output'];
  /** Type of the file, found from its content. */
  mime: Scalars['String']['output'];
  /** Year of the document that this one re-uses; null when it was uploaded. */
  originYear?: Maybe<Scalars['Int']['output']>;
  /** Subsections that name it beside their answers. */
  relatedSubsections: Array<RelatedSubsection>;
  /** Whether the caller may delete it now. */
  remove: AllowedAct;
  /** Result of the virus scan: Pending, Clean, Infected, Failed or NotScanned. */
  scanState: Scalars['String']['output'];
  /** SHA-256 of its bytes, in hex. */
  sha256: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** 'Received', or empty. */
  stateMonitor: Scalars['String']['output'];
  /** The 'Received' checkbox of the state. */
  stateMonitorBool: Scalars['Boolean']['output'];
  /** Title of the file. */
  title: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
};

/** A kind of document that every agency hands in. */
export type RequiredDocumentCategory = {
  __typename?: 'RequiredDocumentCategory';
  /** What the document holds. */
  description: Scalars['String']['output'];
  /** Name of the category. */
  documentCategory: Scalars['String']['output'];
  /** When it is due, in words. */
  dueRule: Scalars['String']['output'];
  /** Group that it is listed under. */
  group: Scalars['String']['output'];
  /** Guidance for people who submit it. */
  help: Scalars['String']['output'];
  /** Id of the category in its year. */
  id: Scalars['Int']['output'];
  /** True when at least one document is wanted. */
  required: Scalars['Boolean']['output'];
};

/** The category after the act. */
export type RequiredDocumentCategoryPayload = {
  __typename?: 'RequiredDocumentCategoryPayload';
  /** As it stands now, on CONFLICT too when it is known; null on other refusals. */
  category?: Maybe<RequiredDocumentCategoryResponse>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** One required document category of one agency, with its documents. */
export type RequiredDocumentCategoryResponse = {
  __typename?: 'RequiredDocumentCategoryResponse';
  /** Whether the caller may assign people now. */
  assign: AllowedAct;
  /** Whether the caller may change the comments of the state now. */
  changeComments: AllowedAct;
  /** Whether the caller may change the maximum now. */
  changeMaximum: AllowedAct;
  /** Who is to hand the documents in. */
  documentCategoryResponseAssignments: Array<DocumentCategoryResponseAssignment>;
  /** Documents that are there. */
  documentCount: Scalars['Int']['output'];
  /** Its documents, oldest first. */
  documents: Array<RequiredDocument>;
  /** Id of the category in this self-assessment. */
  id: Scalars['Int']['output'];
  /** Most documents that it takes, 0 to 20. */
  maximum: Scalars['Int']['output'];
  /** The self-assessment that it belongs to. */
  questionnaireResponse: QuestionnaireResponseRef;
  /** The category, as the state wrote it. */
  requiredDocumentCategory: RequiredDocumentCategory;
  /** Comments of the state, which the agency reads. */
  stateMonitorComments: Scalars['String']['output'];
  /** Whether the caller may upload and re-use documents now. */
  upload: AllowedAct;
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
};

/** The document after the act. */
export type RequiredDocumentPayload = {
  __typename?: 'RequiredDocumentPayload';
  /** As it stands now, on CONFLICT too when it is known; null on other refusals. */
  document?: Maybe<RequiredDocument>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A required document and a subsection of the same self-assessment. */
export type RequiredDocumentRelationInput = {
  /** The document. */
  documentId: Scalars['ID']['input'];
  /** The subsection in its self-assessment. */
  subsectionResponseId: Scalars['Int']['input'];
};

/** What has to be revised in an item that was not met. */
export type RequiredRevision = {
  __typename?: 'RequiredRevision';
  /** What the state found missing. */
  comment: Scalars['String']['output'];
  /** Day on which the finding has to be corrected. */
  dueOn?: Maybe<Scalars['String']['output']>;
  /** What the item asks to be revised. */
  instruction: Scalars['String']['output'];
};

/** Tells the readers of a report again that it is there. */
export type ResendReportInput = {
  /** The report. */
  id: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Whether the security code was sent again. */
export type ResendSecurityCodePayload = {
  __typename?: 'ResendSecurityCodePayload';
  /** Address that the security code was sent to. */
  email?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A new password, with the token of a mailed link. */
export type ResetPasswordInput = {
  /** E-mail address of the account, as the link carries it. */
  email: Scalars['String']['input'];
  /** True for the first password of a new account. */
  isNewUser?: Scalars['Boolean']['input'];
  /** The new password: twelve characters or more, of four kinds. */
  password: Scalars['String']['input'];
  /** Token of the link; good once. */
  token: Scalars['String']['input'];
};

/** Whether the new password was set. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** Takes an activation back. */
export type ResetSelfAssessmentActivationInput = {
  /** The self-assessment. */
  id: Scalars['Int']['input'];
  /** Why; it stands in the audit trail. */
  reason: Scalars['String']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Whether a comment is resolved. */
export type ResolveCaseStudyCommentInput = {
  /** Id of the comment. */
  commentId: Scalars['Int']['input'];
  /** Id of the case study. */
  id: Scalars['Int']['input'];
  /** True resolves it, false opens it again. */
  resolved: Scalars['Boolean']['input'];
  /** Version of the comment that was seen. */
  version: Scalars['Int']['input'];
};

/** A comment that is resolved, or open again. */
export type ResolveFindingCommentInput = {
  /** Id of the comment. */
  commentId: Scalars['Int']['input'];
  /** Id of the finding. */
  id: Scalars['Int']['input'];
  /** True resolves it, false opens it again. */
  resolved: Scalars['Boolean']['input'];
  /** Version of the comment that was seen. */
  version: Scalars['Int']['input'];
};

/** A comment on a record that is resolved, or open again. */
export type ResolveRecordCommentInput = {
  /** Id of the comment. */
  commentId: Scalars['Int']['input'];
  /** Id of the record. */
  id: Scalars['Int']['input'];
  /** True resolves it, false opens it again. */
  resolved: Scalars['Boolean']['input'];
  /** Version of the comment that was seen. */
  version: Scalars['Int']['input'];
};

/** Hands the responses to the state. */
export type ResubmitSelfAssessmentInput = {
  /** The record. */
  id: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** A closed audit with how long data of its students are kept. */
export type RetainedAudit = {
  __typename?: 'RetainedAudit';
  /** Name of the agency. */
  agency: Scalars['String']['output'];
  /** When it was closed. */
  closedOn: Scalars['DateTimeISO']['output'];
  /** Whether the caller may erase them. */
  erase: AllowedAct;
  /** The certificate; null before. */
  erasure?: Maybe<AuditErasure>;
  /** Documents of its records and corrections. */
  files: Scalars['Int']['output'];
  /** Id of the audit. */
  id: Scalars['Int']['output'];
  /** Last day on which data of its students are kept, YYYY-MM-DD. */
  keptUntil: Scalars['String']['output'];
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Why nothing of it may be deleted; empty where something may. */
  legalHold: Scalars['String']['output'];
  /** Rows of its lists. */
  listRows: Scalars['Int']['output'];
  /** Part B or Part C. */
  part: Scalars['String']['output'];
  /** Id of its first prong. */
  prongId: Scalars['Int']['output'];
  /** Records of students that it has. */
  records: Scalars['Int']['output'];
  /** One of due, held, kept and erased. */
  state: Scalars['String']['output'];
  /** Version of the audit. */
  version: Scalars['Int']['output'];
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** Whether a place is retired. */
export type RetireContentNodeInput = {
  /** Id of the place. */
  contentId: Scalars['String']['input'];
  /** Id of the version. */
  id: Scalars['Int']['input'];
  /** self-assessment, required-documents or desk-audit. */
  kind: Scalars['String']['input'];
  /** True: left out when the version is published. */
  retired: Scalars['Boolean']['input'];
};

/** Records whose names are to be seen. */
export type RevealRecordsInput = {
  /** Id of the prong. */
  prongId: Scalars['Int']['input'];
  /** Ids of the records. */
  recordIds: Array<Scalars['Int']['input']>;
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** A student of a case study by name, after it was revealed. */
export type RevealedCaseStudent = {
  __typename?: 'RevealedCaseStudent';
  /** First name of the student. */
  firstName: Scalars['String']['output'];
  /** Id of the student within the study. */
  id: Scalars['ID']['output'];
  /** Last name of the student. */
  lastName: Scalars['String']['output'];
  /** Identifier of the agency for the student. */
  studentId: Scalars['String']['output'];
};

/** Who the student of an incident is. */
export type RevealedIncidentStudent = {
  __typename?: 'RevealedIncidentStudent';
  /** First name of the student. */
  firstName: Scalars['String']['output'];
  /** Last name of the student. */
  lastName: Scalars['String']['output'];
  /** State number of the student, 10 digits. */
  studentId: Scalars['String']['output'];
};

/** What says who a record is about. */
export type RevealedRecord = {
  __typename?: 'RevealedRecord';
  /** Id of the record. */
  id: Scalars['Int']['output'];
  /** Names and identifiers, by field. */
  values: Array<PopulationValue>;
};

/** The names that were revealed. */
export type RevealedRecordsPayload = {
  __typename?: 'RevealedRecordsPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** By record; empty when it was refused. */
  records: Array<RevealedRecord>;
};

/** A finding that was drafted in a review. */
export type ReviewFinding = {
  __typename?: 'ReviewFinding';
  /** What was found. */
  description: Scalars['String']['output'];
  /** Id of the finding. */
  id: Scalars['Int']['output'];
  /** Number of the question. */
  itemNumber?: Maybe<Scalars['String']['output']>;
  /** Its number. */
  number: Scalars['String']['output'];
  /** Its state, 0 draft to 9 withdrawn. */
  status: Scalars['Int']['output'];
};

/** The outcome of the revocation. */
export type RevokeCalendarFeedPayload = {
  __typename?: 'RevokeCalendarFeedPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A role: a name for a set of permissions. */
export type Role = {
  __typename?: 'Role';
  /** What it is for. */
  description: Scalars['String']['output'];
  /** Whether the caller may change it now. */
  edit: AllowedAct;
  /** Id of the role. */
  id: Scalars['ID']['output'];
  /** Part of every installation: it cannot be renamed or deleted. */
  isBuiltIn: Scalars['Boolean']['output'];
  /** Name, such as LocalAdmin. */
  name: Scalars['String']['output'];
  /** Values of its permissions, such as users.view. */
  permissions: Array<Scalars['String']['output']>;
  /** Whether the caller may delete it now. */
  remove: AllowedAct;
  /** Users who hold it, disabled ones too, deleted ones not. */
  usersCount: Scalars['Int']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
};

/** The role after the act. */
export type RolePayload = {
  __typename?: 'RolePayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  role?: Maybe<Role>;
};

/** At least so many of a kind in the sample. */
export type SampleQuota = {
  __typename?: 'SampleQuota';
  /** How many it wants. */
  atLeast: Scalars['Int']['output'];
  /** How many were drawn. */
  inSample: Scalars['Int']['output'];
  /** Name of the quota. */
  name: Scalars['String']['output'];
  /** That it was not met, in words; null where it was. */
  notMet?: Maybe<Scalars['String']['output']>;
};

/** Another number for a quota of the kind of audit. */
export type SampleQuotaInput = {
  /** How many it wants; 0 for none. */
  atLeast: Scalars['Int']['input'];
  /** Name of the quota, or its field. */
  name: Scalars['String']['input'];
};

/** A record that is or was in a sample. */
export type SampleRecord = {
  __typename?: 'SampleRecord';
  /** Whole years on the day of the upload. */
  age?: Maybe<Scalars['Int']['output']>;
  /** Whether the caller may choose the second reader now. */
  assignSecondReader: AllowedAct;
  /** State monitor who reviews it; null for nobody. */
  assignedMonitor?: Maybe<PersonRef>;
  /** Id of the monitor who reviews it. */
  assignedMonitorId?: Maybe<Scalars['String']['output']>;
  /** Local users who work on it. */
  assignees: Array<PersonRef>;
  /** Whether the caller may say that the child is served, or left. */
  confirmEnrolment: AllowedAct;
  /** Code of the disability; empty where the list names none. */
  disability: Scalars['String']['output'];
  /** Number of its documents. */
  documents: Scalars['Int']['output'];
  /** None, Requested, Uploaded or Complete. */
  documentsStatus: Scalars['String']['output'];
  /** Flags that it has. */
  flags: Array<Scalars['String']['output']>;
  /** Code of the grade; empty where the list names none. */
  grade: Scalars['String']['output'];
  /** Id of the record. */
  id: Scalars['Int']['output'];
  /** Whether the agency still serves the child; null while it has said nothing. */
  leaConfirmedEnrolled?: Maybe<Scalars['Boolean']['output']>;
  /** Day on which the child left, YYYY-MM-DD. */
  leftOn?: Maybe<Scalars['String']['output']>;
  /** Why the agency has no document; empty where it has given no reason. */
  noDocumentReason: Scalars['String']['output'];
  /** Note of the state; empty for others. */
  note: Scalars['String']['output'];
  /** Requests for documents that wait for the agency. */
  openRequests: Scalars['Int']['output'];
  /** Place in the sample, counted from 1. */
  order: Scalars['Int']['output'];
  /** Random, Manual add or Replacement. */
  origin: Scalars['String']['output'];
  /** Why it was added, or is not in the sample any more. */
  reason: Scalars['String']['output'];
  /** Whether the caller may request documents of it now. */
  requestDocuments: AllowedAct;
  /** School; empty where the list names none. */
  school: Scalars['String']['output'];
  /** Id of the monitor who reads it again; for the state. */
  secondReaderId?: Maybe<Scalars['String']['output']>;
  /** Status: 0 Not started to 8 Removed. */
  status: Scalars['Int']['output'];
  /** Masked: initials and the end of the identifier. */
  student: Scalars['String']['output'];
  /** Whether the caller may replace or remove it now. */
  takeOut: AllowedAct;
  /** Whether the caller may upload documents, or say why there are none. */
  upload: AllowedAct;
  /** Version; a change names it. */
  version: Scalars['Int']['output'];
};

/** The record after the act. */
export type SampleRecordPayload = {
  __typename?: 'SampleRecordPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals, and when it was removed. */
  record?: Maybe<SampleRecord>;
};

/** The records after the act. */
export type SampleRecordsPayload = {
  __typename?: 'SampleRecordsPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As they stand now; empty when it was refused. */
  records: Array<SampleRecord>;
};

/** A group of the list that is sampled by itself. */
export type SampleStratum = {
  __typename?: 'SampleStratum';
  /** Seats of the sample that it got. */
  allocated: Scalars['Int']['output'];
  /** Rows that were drawn from it. */
  drawn: Scalars['Int']['output'];
  /** Name of the group. */
  name: Scalars['String']['output'];
  /** Rows that it has. */
  population: Scalars['Int']['output'];
};

/** Enters figures of an annual report; those that are left out stay as they are. */
export type SaveAnnualReportInput = {
  /** Students enrolled in the agency. */
  enrolled?: InputMaybe<Scalars['Float']['input']>;
  /** Id of the agency. */
  leaId: Scalars['Int']['input'];
  /** Mechanical restraint; null takes the numbers away. */
  mechanical?: InputMaybe<IncidentCountsInput>;
  /** Physical restraint; null takes the numbers away. */
  physical?: InputMaybe<IncidentCountsInput>;
  /** Seclusion; null takes the numbers away. */
  seclusion?: InputMaybe<IncidentCountsInput>;
  /** Students among them with more than one incident. */
  several?: InputMaybe<Scalars['Float']['input']>;
  /** Students with an incident of any kind, each once. */
  students?: InputMaybe<Scalars['Float']['input']>;
  /** Version of the report that the caller saw; 0 for none yet. */
  version: Scalars['Int']['input'];
  /** Compliance year of the school year that is reported. */
  year: Scalars['Int']['input'];
};

/** Says which agencies a state monitor answers for in one year. */
export type SaveCohortInput = {
  /** Year of the cycle, 1 to 6; null for several. */
  cohortNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of the agencies. */
  leaIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Id of the state monitor. */
  userId: Scalars['ID']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
  /** Compliance year. */
  year: Scalars['Int']['input'];
};

/** The answer to one question, complete or not; what is left out stays as it is. */
export type SaveComplianceStrategyItemInput = {
  /** Year of the answer that the explanation was taken over from; null for a text of its own. */
  carriedFromYear?: InputMaybe<Scalars['Int']['input']>;
  /** True confirms for this year what was taken over. */
  confirmedThisYear?: InputMaybe<Scalars['Boolean']['input']>;
  /** The question. */
  itemId: Scalars['Int']['input'];
  /** The explanation as HTML; it is sanitised. */
  narrative?: InputMaybe<Scalars['String']['input']>;
  /** 4 fully implemented … 1 not implemented, 0 not applicable; null for none. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** The self-assessment. */
  selfAssessmentId: Scalars['Int']['input'];
  /** Version of the answer that the caller saw; 0 before the first save. */
  version: Scalars['Int']['input'];
};

/** What a place shall say. */
export type SaveContentNodeInput = {
  /** Id of the place. */
  contentId: Scalars['String']['input'];
  /** Fields to change; what is left out stays as it is. */
  fields: ContentFieldsInput;
  /** Id of the version. */
  id: Scalars['Int']['input'];
  /** self-assessment, required-documents or desk-audit. */
  kind: Scalars['String']['input'];
  /** Version of the place that the caller saw. */
  version: Scalars['Int']['input'];
};

/** A place after it was saved. */
export type SaveContentNodePayload = {
  __typename?: 'SaveContentNodePayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  node?: Maybe<ContentNode>;
};

/** What the agency says about one item; what is left out stays as it is. */
export type SaveDocumentSetItemInput = {
  /** Day on which the board approved it; null takes it away. */
  boardApprovedOn?: InputMaybe<Scalars['String']['input']>;
  /** Day from which the documents are in force; null takes it away. */
  effectiveOn?: InputMaybe<Scalars['String']['input']>;
  /** Id of the item. */
  itemId: Scalars['ID']['input'];
  /** Where in the documents the rule stands. */
  pages?: InputMaybe<Scalars['String']['input']>;
  /** Why the item is not applicable. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Id of the record. */
  recordId: Scalars['Int']['input'];
  /** Day of the last revision; null takes it away. */
  revisedOn?: InputMaybe<Scalars['String']['input']>;
  /** documents, noChange or notApplicable. */
  standing?: InputMaybe<Scalars['String']['input']>;
  /** Kind of audit: policies-procedures. */
  typeKey: Scalars['String']['input'];
  /** The version that the caller has seen; 0 for the first time. */
  version: Scalars['Int']['input'];
};

/** What an agency did about a case. */
export type SaveFindingCorrectionInput = {
  /** Id of the case. */
  caseId: Scalars['Int']['input'];
  /** Day on which it was corrected. */
  correctedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Id of the finding. */
  id: Scalars['Int']['input'];
  /** Day since which the child is no longer served here. */
  leftJurisdictionOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** What was done. */
  narrative?: InputMaybe<Scalars['String']['input']>;
  /** True hands it to the state, false keeps a draft. */
  submit: Scalars['Boolean']['input'];
  /** Version of the case that was seen. */
  version: Scalars['Int']['input'];
};

/** The state's view on one answer; what is left out stays as it is. */
export type SaveItemReviewInput = {
  /** Comment for the state alone. */
  internalComment?: InputMaybe<Scalars['String']['input']>;
  /** The question. */
  itemId: Scalars['Int']['input'];
  /** Comment for the agency. */
  stateComment?: InputMaybe<Scalars['String']['input']>;
  /** Rating of the state; null for none. */
  stateRating?: InputMaybe<Scalars['Int']['input']>;
  /** The subsection in its self-assessment. */
  subsectionResponseId: Scalars['Int']['input'];
  /** What the agency must provide. */
  toProvide?: InputMaybe<Scalars['String']['input']>;
  /** Version of the review that the caller saw; 0 before the first save. */
  version: Scalars['Int']['input'];
};

/** Changes of a justification; fields that are left out stay as they are. */
export type SaveJustificationInput = {
  /** Decisions that were changed. */
  changed?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the information is confirmed. */
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The subject whose students the groups are part of: 'ela', 'math' or 'science'. */
  groupSubject?: InputMaybe<Scalars['String']['input']>;
  /** All groups with numbers. */
  groups?: InputMaybe<Array<JustificationGroupInput>>;
  /** How teams use the guidelines. */
  guidelines?: InputMaybe<Scalars['String']['input']>;
  /** Where rates are highest, and why. */
  highest?: InputMaybe<Scalars['String']['input']>;
  /** Id of the agency. */
  leaId: Scalars['Int']['input'];
  /** What the agency will do. */
  plan?: InputMaybe<Scalars['String']['input']>;
  /** Decisions reviewed in the year. */
  reviewed?: InputMaybe<Scalars['Float']['input']>;
  /** Training of staff and parents. */
  training?: InputMaybe<Scalars['String']['input']>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
  /** Why the agency is above the threshold. */
  why?: InputMaybe<Scalars['String']['input']>;
  /** Compliance year. */
  year: Scalars['Int']['input'];
};

/** Columns of one list that shall be put away. */
export type SaveListColumnsInput = {
  /** Ids of the columns; none forgets the choice. */
  hidden: Array<Scalars['String']['input']>;
  /** Name of the list, such as users. */
  list: Scalars['String']['input'];
};

/** A new note, or changes of one; what is left out stays as it is. Of a new one only the part may be left out. */
export type SaveNoteInput = {
  /** 1 to 8; 0 is refused as missing. */
  category?: InputMaybe<Scalars['Int']['input']>;
  /** GUID of the note; of a new one a GUID that the caller makes. */
  id: Scalars['ID']['input'];
  /** Id of the agency that it is about. */
  leaId?: InputMaybe<Scalars['Int']['input']>;
  /** 'Part B', 'Part C', or empty for both. */
  part?: InputMaybe<Scalars['String']['input']>;
  /** Rich text; sanitised before it is stored. */
  textNote?: InputMaybe<Scalars['String']['input']>;
  /** Version that the caller saw; null for a new note. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Compliance year. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** Enters the numbers of an agency; subjects that are left out stay as they are. */
export type SaveParticipationRatesInput = {
  /** English language arts; null takes the numbers away. */
  ela?: InputMaybe<TestedCountsInput>;
  /** Id of the agency. */
  leaId: Scalars['Int']['input'];
  /** Mathematics; null takes the numbers away. */
  math?: InputMaybe<TestedCountsInput>;
  /** Science; null takes the numbers away. */
  science?: InputMaybe<TestedCountsInput>;
  /** Version of the record that the caller saw; 0 for none yet. */
  version: Scalars['Int']['input'];
  /** Compliance year. */
  year: Scalars['Int']['input'];
};

/** Changes of preferences; what is left out stays as it is. */
export type SavePreferencesInput = {
  /** Address to open after signing in; null for the one that the role has. */
  homePage?: InputMaybe<Scalars['String']['input']>;
  /** Key of the language, such as en. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Groups that are left out stay as they are. */
  notifications?: InputMaybe<Array<NotificationChoiceInput>>;
  /** Left out, it stays as it is. */
  onlyPreferredLeas?: InputMaybe<Scalars['Boolean']['input']>;
  /** Colours of the portal. */
  theme?: InputMaybe<Theme>;
  /** Version that the caller saw. */
  version: Scalars['Int']['input'];
};

/** A letter before it is issued; what is left out stays as it is. */
export type SaveReportDraftInput = {
  /** Day by which the agency answers. */
  dueOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** 'selective' or 'final'. */
  kind: Scalars['String']['input'];
  /** Next steps of a final report. */
  nextSteps?: InputMaybe<Scalars['String']['input']>;
  /** Words before the list of a selective report. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Recommendations of a final report. */
  recommendations?: InputMaybe<Scalars['String']['input']>;
  /** The self-assessment. */
  selfAssessmentId: Scalars['Int']['input'];
  /** Subsections that need a response; none in a final report. */
  subsectionResponseIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** True hands it to a second reader; false keeps it, or takes it back from there. */
  toReview: Scalars['Boolean']['input'];
  /** Version of the draft that the caller saw; 0 before the first save. */
  version: Scalars['Int']['input'];
};

/** What is saved of a service line; what is left out stays as it is. */
export type SaveServiceLineInput = {
  /** WEEKLY or MONTHLY: for what minutes are planned. */
  frequency?: InputMaybe<Scalars['String']['input']>;
  /** Planned minutes of each week or month. */
  minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Minutes by month. */
  months?: InputMaybe<Array<ServiceMonthInput>>;
  /** Notes of the monitor. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** First day that is looked at. */
  periodFrom?: InputMaybe<Scalars['String']['input']>;
  /** Last day that is looked at. */
  periodTo?: InputMaybe<Scalars['String']['input']>;
  /** Who gives the service. */
  provider?: InputMaybe<Scalars['String']['input']>;
  /** What kind of provider that is. */
  providerType?: InputMaybe<Scalars['String']['input']>;
  /** Id of the record. */
  recordId: Scalars['Int']['input'];
  /** Where the service is given. */
  setting?: InputMaybe<Scalars['String']['input']>;
  /** Kind of audit: services. */
  typeKey: Scalars['String']['input'];
  /** The version that the caller has seen; 0 for the first time. */
  version: Scalars['Int']['input'];
};

/** The comments on a subsection; what is left out stays as it is. */
export type SaveSubsectionReviewInput = {
  /** The subsection in its self-assessment. */
  id: Scalars['Int']['input'];
  /** Comment for the state alone. */
  internalComment?: InputMaybe<Scalars['String']['input']>;
  /** Needs of the agency, for the final report. */
  needs?: InputMaybe<Scalars['String']['input']>;
  /** Comment for the agency. */
  sharedComment?: InputMaybe<Scalars['String']['input']>;
  /** Strengths. */
  strengths?: InputMaybe<Scalars['String']['input']>;
  /** Version of the comments that the caller saw; 0 before the first save. */
  version: Scalars['Int']['input'];
};

/** What was found. */
export type SearchAnswer = {
  __typename?: 'SearchAnswer';
  /** Kinds with a match, in their order. */
  groups: Array<SearchResultGroup>;
};

/** Kinds of what can be found. */
export type SearchGroupName =
  /** Agencies by name and number. */
  | 'agencies'
  /** What agencies wrote. */
  | 'answers'
  /** Records of samples by the whole number or whole names of the student, without showing them. */
  | 'auditRecords'
  /** Audits by agency, kind, part and year. */
  | 'audits'
  /** Case studies by theme, question and agency, for the state. */
  | 'caseStudies'
  /** Case studies by the whole name or identifier of a student, for state monitors. */
  | 'caseStudyStudents'
  /** Supporting and required documents by title. */
  | 'documents'
  /** Findings by number, text and citation. */
  | 'findings'
  /** Notes of the state. */
  | 'notes'
  /** Subsections and items of a self-assessment. */
  | 'questions'
  /** Reports and letters by title and number. */
  | 'reports'
  /** Individual cases by the whole reference of the student. */
  | 'students'
  /** Training materials. */
  | 'training'
  /** People by name and e-mail address. */
  | 'users';

/** One thing that was found. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** Short name of its agency. */
  agency?: Maybe<Scalars['String']['output']>;
  /** One line more; empty for none. */
  detail: Scalars['String']['output'];
  /** Where the words stand in a longer text; empty for none. */
  excerpt: Scalars['String']['output'];
  /** Id within its kind. */
  id: Scalars['String']['output'];
  /** Id of what it stands in: a self-assessment, a version of questions, the finding of a case. */
  parentId?: Maybe<Scalars['String']['output']>;
  /** Id of the subsection of an agency that it stands in. */
  placeId?: Maybe<Scalars['String']['output']>;
  /** What it is called; what a student is known by is masked. */
  title: Scalars['String']['output'];
  /** Compliance year. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** What was found of one kind. */
export type SearchResultGroup = {
  __typename?: 'SearchResultGroup';
  /** The kind. */
  group: SearchGroupName;
  /** The requested page. */
  hits: Array<SearchHit>;
  /** There are more matches than were counted. */
  isMore: Scalars['Boolean']['output'];
  /** Matches in the sight of the caller, counted up to 1,000. */
  total: Scalars['Int']['output'];
};

/** How a record is read a second time. */
export type SecondReading = {
  __typename?: 'SecondReading';
  /** Whether the caller may choose the second reader now. */
  assign: AllowedAct;
  /** The record has a second reader. */
  due: Scalars['Boolean']['output'];
  /** Of these, with the same answer. */
  equal: Scalars['Int']['output'];
  /** When the second reader finished. */
  finishedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Who submitted it. */
  firstReader?: Maybe<PersonRef>;
  /** Id of the record. */
  id: Scalars['Int']['output'];
  /** Items that apply to the record. */
  items: Array<SecondReadingItem>;
  /** Cohen’s kappa; null below 20 pairs. */
  kappa?: Maybe<Scalars['Float']['output']>;
  /** Monitors who saw the first answers: none of them can be chosen as second reader. */
  knowing: Array<PersonRef>;
  /** Items that both readers answered. */
  pairs: Scalars['Int']['output'];
  /** Equal of all pairs, as percent; N/A of none. */
  percent: Scalars['String']['output'];
  /** Whether the caller may answer and finish as second reader now. */
  read: AllowedAct;
  /** Who reads it again; null while nobody is chosen. */
  secondReader?: Maybe<PersonRef>;
  /** Whether the caller may send the record back to its first reader now. */
  sendBack: AllowedAct;
  /** Whether the caller may settle differences now. */
  settle: AllowedAct;
  /** Status of the record: 0 Not started to 8 Removed. */
  status: Scalars['Int']['output'];
  /** When it was submitted. */
  submittedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Version of the record. */
  version: Scalars['Int']['output'];
};

/** One item of a record as its two readers answered it. */
export type SecondReadingItem = {
  __typename?: 'SecondReadingItem';
  /** Answers that it can have. */
  choices: Array<RecordItemChoice>;
  /** They differ, and it is not settled. */
  differs: Scalars['Boolean']['output'];
  /** What the first reader had answered; null until the second has finished. */
  first?: Maybe<Scalars['String']['output']>;
  /** What to look for in the record. */
  guidance: Scalars['String']['output'];
  /** Id of the item. */
  itemId: Scalars['String']['output'];
  /** Number in the content. */
  number: Scalars['String']['output'];
  /** What the second reader answered; null for others until that reading is finished. */
  second?: Maybe<Scalars['String']['output']>;
  /** Number and title of its section. */
  sectionTitle: Scalars['String']['output'];
  /** What both agreed on, where they differed. */
  settled?: Maybe<Scalars['String']['output']>;
  /** Who settled it. */
  settledBy?: Maybe<PersonRef>;
  /** When it was settled. */
  settledOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The question. */
  text: Scalars['String']['output'];
  /** Version; an answer names it. 0 while the second reader has not answered it. */
  version: Scalars['Int']['output'];
};

/** The second reading after the act. */
export type SecondReadingPayload = {
  __typename?: 'SecondReadingPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too where it is known; null on other refusals. */
  reading?: Maybe<SecondReading>;
};

/** A section with its subsections. */
export type SectionSummary = {
  __typename?: 'SectionSummary';
  /** Id of the section in the questionnaire. */
  id: Scalars['Int']['output'];
  /** Introduction, sanitised HTML. */
  intro: Scalars['String']['output'];
  /** Number, such as 1. */
  number: Scalars['String']['output'];
  /** Its subsections, in order. */
  subsections: Array<SubsectionSummary>;
  /** Title of the section. */
  title: Scalars['String']['output'];
};

/** A correction as the caller has seen it. */
export type SeenCorrectionInput = {
  /** Id of the correction. */
  id: Scalars['Int']['input'];
  /** Version that was seen. */
  version: Scalars['Int']['input'];
};

/** A selective report to look at. */
export type SelectiveReportInput = {
  /** Day by which the agency responds. */
  dueOn: Scalars['LocalDate']['input'];
  /** Words before the list. */
  note: Scalars['String']['input'];
  /** The self-assessment. */
  selfAssessmentId: Scalars['Int']['input'];
  /** Subsections that need a response. */
  subsectionResponseIds: Array<Scalars['Int']['input']>;
};

/** A self-assessment of an agency with its sections, and what the caller may do with it. */
export type SelfAssessment = {
  __typename?: 'SelfAssessment';
  /** Whether the caller may activate it now. */
  activate: AllowedAct;
  /** Who activated it for the agency. */
  activatedBy?: Maybe<PersonRef>;
  /** When it was activated for the agency. */
  activatedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Required items that apply: denominator of the completion. */
  answerable: Scalars['Int']['output'];
  /** Required items that are answered: numerator of the completion. */
  answered: Scalars['Int']['output'];
  /** Supporting documents uploaded. */
  documents: Scalars['Int']['output'];
  /** Required document categories. */
  documentsNeeded: Scalars['Int']['output'];
  /** Why the agency submitted with empty required document categories. */
  documentsReason?: Maybe<Scalars['String']['output']>;
  /** Required document categories with a document or more. */
  documentsReceived: Scalars['Int']['output'];
  /** How the due date in force came about, that of a response while one is wanted; null without one. */
  dueDerivation?: Maybe<Scalars['String']['output']>;
  /** Day by which it is to be submitted. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** The final report that is in force. */
  finalReportId?: Maybe<Scalars['Int']['output']>;
  /** When the final report was issued. */
  finalReportOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** What still keeps it from being submitted; empty when nothing does. */
  gaps: Array<SubmissionGap>;
  /** Id of the self-assessment. */
  id: Scalars['Int']['output'];
  /** Introduction, sanitised HTML. */
  intro: Scalars['String']['output'];
  /** True once the state and, where needed, the agency have activated it. */
  isActive: Scalars['Boolean']['output'];
  /** When somebody last worked on it. */
  lastActivityOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The agency that it belongs to. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** State monitor who reviews it. */
  lead?: Maybe<PersonRef>;
  /** Who leads the work in the agency. */
  localLead?: Maybe<PersonRef>;
  /** Who started it in the agency. */
  locallyActivatedBy?: Maybe<PersonRef>;
  /** When it was started in the agency. */
  locallyActivatedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** State monitors who answer for the agency in this year. */
  monitors: Array<PersonRef>;
  /** Subsections of which the state has not decided yet whether they apply. */
  notApplicableRequests: Scalars['Int']['output'];
  /** 'Part B' for children from 3 to 21, 'Part C' for infants and toddlers. */
  part: Scalars['String']['output'];
  /** Whether the caller may change who leads in the agency, and when subsections are due. */
  plan: AllowedAct;
  /** Title of the questionnaire that is answered. */
  questionnaireTitle: Scalars['String']['output'];
  /** Whether the caller may take the submission back now. */
  recall: AllowedAct;
  /** Whether the caller may take the activation back now. */
  resetActivation: AllowedAct;
  /** Day by which a selective report wants a response. */
  responseDueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Whether the caller may hand the responses to the state now. */
  resubmit: AllowedAct;
  /** Its sections, in order. */
  sections: Array<SectionSummary>;
  /** Selective reports issued so far. */
  selectiveRounds: Scalars['Int']['output'];
  /** What the questionnaire is about, in one sentence. */
  shortDescription: Scalars['String']['output'];
  /** Whether the caller may start it in the agency now. */
  start: AllowedAct;
  /** Name under the statement of accuracy. */
  statementName?: Maybe<Scalars['String']['output']>;
  /** Title under the statement of accuracy. */
  statementTitle?: Maybe<Scalars['String']['output']>;
  /** Whether the caller may submit it now. */
  submit: AllowedAct;
  /** 0 not activated, 1 activated by the state, 2 open, 3 in progress, 4 submitted, 5 in state review, 6 selective report issued, 7 resubmitted, 8 final report issued, 9 closed. */
  submitState: Scalars['Int']['output'];
  /** Who submitted it. */
  submittedBy?: Maybe<PersonRef>;
  /** When it was submitted. */
  submittedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Subsections that are marked ready, approved or further. */
  subsectionsReady: Scalars['Int']['output'];
  /** Subsections that the state has accepted or returned. */
  subsectionsReviewed: Scalars['Int']['output'];
  /** Subsections that were sent before the whole and are with the state, as far as the caller knows. */
  subsectionsSent: Scalars['Int']['output'];
  /** All subsections. */
  subsectionsTotal: Scalars['Int']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Compliance year: the calendar year in which the school year starts. */
  year: Scalars['Int']['output'];
};

/** The self-assessment after the act. */
export type SelfAssessmentPayload = {
  __typename?: 'SelfAssessmentPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  selfAssessment?: Maybe<SelfAssessment>;
};

/** Every answer and document of a self-assessment, for reading and printing. */
export type SelfAssessmentReport = {
  __typename?: 'SelfAssessmentReport';
  /** When this report was made. */
  generatedOn: Scalars['DateTimeISO']['output'];
  /** The self-assessment, with the stamp of its submission. */
  selfAssessment: SelfAssessment;
  /** Its subsections with answers and documents, in order. */
  subsections: Array<SubsectionResponse>;
};

/** Where the review of a self-assessment stands. */
export type SelfAssessmentReview = {
  __typename?: 'SelfAssessmentReview';
  /** Questions with both ratings. */
  bothRatings: Scalars['Int']['output'];
  /** Whether the caller may close it now. */
  close: AllowedAct;
  /** Letters that are not issued yet, for those who review. */
  drafts: Array<ReportDraft>;
  /** How that day came about; null without one. */
  dueDerivation?: Maybe<Scalars['String']['output']>;
  /** Questions with equal ratings of agency and state. */
  equalRatings: Scalars['Int']['output'];
  /** Id of the self-assessment. */
  id: Scalars['Int']['output'];
  /** Whether the caller may issue the final report now. */
  issueFinalReport: AllowedAct;
  /** Whether the caller may issue a selective report now. */
  issueSelectiveReport: AllowedAct;
  /** The agency that it belongs to. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Who opened the review. */
  lead?: Maybe<PersonRef>;
  /** Whether the caller may open the review now. */
  open: AllowedAct;
  /** When it was opened last. */
  openedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 'Part B' or 'Part C'. */
  part: Scalars['String']['output'];
  /** Whether the caller may give it back to the agency now. */
  reopen: AllowedAct;
  /** Day by which a response is wanted. */
  responseDueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Subsections that are decided. */
  reviewed: Scalars['Int']['output'];
  /** Selective reports issued so far. */
  round: Scalars['Int']['output'];
  /** What it is about. */
  shortDescription: Scalars['String']['output'];
  /** State of the self-assessment, 0 to 9. */
  submitState: Scalars['Int']['output'];
  /** Its subsections, in order. */
  subsections: Array<SubsectionReviewRow>;
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** The review after the act. */
export type SelfAssessmentReviewPayload = {
  __typename?: 'SelfAssessmentReviewPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  review?: Maybe<SelfAssessmentReview>;
};

/** One self-assessment in the list: an agency and a part in one year. */
export type SelfAssessmentRow = {
  __typename?: 'SelfAssessmentRow';
  /** Whether the caller may activate it now. */
  activate: AllowedAct;
  /** Required items that apply: denominator of the completion. */
  answerable: Scalars['Int']['output'];
  /** Required items that are answered: numerator of the completion. */
  answered: Scalars['Int']['output'];
  /** Supporting documents uploaded. */
  documents: Scalars['Int']['output'];
  /** Required document categories. */
  documentsNeeded: Scalars['Int']['output'];
  /** Required document categories with a document or more. */
  documentsReceived: Scalars['Int']['output'];
  /** How the due date in force came about, that of a response while one is wanted; null without one. */
  dueDerivation?: Maybe<Scalars['String']['output']>;
  /** Day by which it is to be submitted. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** The final report that is in force. */
  finalReportId?: Maybe<Scalars['Int']['output']>;
  /** When the final report was issued. */
  finalReportOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Id of the self-assessment. */
  id: Scalars['Int']['output'];
  /** True once the state and, where needed, the agency have activated it. */
  isActive: Scalars['Boolean']['output'];
  /** When somebody last worked on it. */
  lastActivityOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The agency that it belongs to. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** State monitor who reviews it. */
  lead?: Maybe<PersonRef>;
  /** State monitors who answer for the agency in this year. */
  monitors: Array<PersonRef>;
  /** Subsections of which the state has not decided yet whether they apply. */
  notApplicableRequests: Scalars['Int']['output'];
  /** 'Part B' for children from 3 to 21, 'Part C' for infants and toddlers. */
  part: Scalars['String']['output'];
  /** Title of the questionnaire that is answered. */
  questionnaireTitle: Scalars['String']['output'];
  /** Day by which a selective report wants a response. */
  responseDueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Selective reports issued so far. */
  selectiveRounds: Scalars['Int']['output'];
  /** What the questionnaire is about, in one sentence. */
  shortDescription: Scalars['String']['output'];
  /** 0 not activated, 1 activated by the state, 2 open, 3 in progress, 4 submitted, 5 in state review, 6 selective report issued, 7 resubmitted, 8 final report issued, 9 closed. */
  submitState: Scalars['Int']['output'];
  /** Who submitted it. */
  submittedBy?: Maybe<PersonRef>;
  /** When it was submitted. */
  submittedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Subsections that are marked ready, approved or further. */
  subsectionsReady: Scalars['Int']['output'];
  /** Subsections that the state has accepted or returned. */
  subsectionsReviewed: Scalars['Int']['output'];
  /** Subsections that were sent before the whole and are with the state, as far as the caller knows. */
  subsectionsSent: Scalars['Int']['output'];
  /** All subsections. */
  subsectionsTotal: Scalars['Int']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Compliance year: the calendar year in which the school year starts. */
  year: Scalars['Int']['output'];
};

/** Rows of the state list after an act on many of them. */
export type SelfAssessmentRowsPayload = {
  __typename?: 'SelfAssessmentRowsPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The rows as they stand now. */
  rows: Array<SelfAssessmentRow>;
};

/** Sends one subsection to the state before the whole, or recalls it. */
export type SendSubsectionInput = {
  /** The subsection in its self-assessment. */
  id: Scalars['Int']['input'];
  /** True sends it, false recalls it. */
  send: Scalars['Boolean']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** The service that a record is about. */
export type ServiceLine = {
  __typename?: 'ServiceLine';
  /** Who saved it last; null while it is as the list has it. */
  changedBy?: Maybe<PersonRef>;
  /** Instant at which it was saved last. */
  changedOn?: Maybe<Scalars['String']['output']>;
  /** WEEKLY or MONTHLY: for what minutes are planned. */
  frequency: Scalars['String']['output'];
  /** False where the agency has no school year for the period: days of work stand in. */
  hasCalendar: Scalars['Boolean']['output'];
  /** Id of the record. */
  id: Scalars['Int']['output'];
  /** Planned minutes of each week or month. */
  minutes: Scalars['Int']['output'];
  /** Every month of the period. */
  months: Array<ServiceMonth>;
  /** Notes of the monitor. */
  notes: Scalars['String']['output'];
  /** Number of the record in its sample. */
  order: Scalars['Int']['output'];
  /** First day that is looked at. */
  periodFrom: Scalars['String']['output'];
  /** Last day that is looked at. */
  periodTo: Scalars['String']['output'];
  /** Who gives the service. */
  provider: Scalars['String']['output'];
  /** What kind of provider that is. */
  providerType: Scalars['String']['output'];
  /** Whether the caller may save it now. */
  save: AllowedAct;
  /** Code of the service. */
  service: Scalars['String']['output'];
  /** Where the service is given. */
  setting: Scalars['String']['output'];
  /** Masked student with the service and its start. */
  student: Scalars['String']['output'];
  /** What the months come to. */
  totals: ServiceTotals;
  /** 0 while it was never saved. */
  version: Scalars['Int']['output'];
};

/** The answer to saving a service line. */
export type ServiceLinePayload = {
  __typename?: 'ServiceLinePayload';
  /** Why it was not saved; empty when it was. */
  errors: Array<UserError>;
  /** The line as it stands now, also on a conflict. */
  line?: Maybe<ServiceLine>;
};

/** Minutes of a service in one month. */
export type ServiceMonth = {
  __typename?: 'ServiceMonth';
  /** Minutes that were delivered. */
  delivered: Scalars['Int']['output'];
  /** Minutes that were made up for missed ones. */
  makeUp: Scalars['Int']['output'];
  /** Minutes that were missed. */
  missed: MissedMinutes;
  /** The month: YYYY-MM. */
  month: Scalars['String']['output'];
  /** Minutes that the plan of the student promises. */
  planned: Scalars['Int']['output'];
};

/** Minutes of a service in one month. */
export type ServiceMonthInput = {
  /** Minutes that were delivered. */
  delivered: Scalars['Int']['input'];
  /** Minutes that were made up for missed ones. */
  makeUp: Scalars['Int']['input'];
  /** Minutes that were missed. */
  missed: MissedMinutesInput;
  /** The month: YYYY-MM. */
  month: Scalars['String']['input'];
};

/** What the months of a service come to. */
export type ServiceTotals = {
  __typename?: 'ServiceTotals';
  /** Of the shortfall, minutes that the student did not miss. */
  compensatory: Scalars['Int']['output'];
  /** Delivered minutes. */
  delivered: Scalars['Int']['output'];
  /** Whether it is less than 90 percent; the monitor decides. */
  flagged: Scalars['Boolean']['output'];
  /** Made-up minutes. */
  makeUp: Scalars['Int']['output'];
  /** Missed minutes by reason. */
  missed: MissedMinutes;
  /** Delivered and made up, of planned: "90.7 %", or "N/A". */
  percent: Scalars['String']['output'];
  /** Planned minutes of the period. */
  planned: Scalars['Int']['output'];
  /** Planned minutes that were neither delivered nor made up. */
  shortfall: Scalars['Int']['output'];
};

/** A legal hold. */
export type SetAuditHoldInput = {
  /** False to end it. */
  hold: Scalars['Boolean']['input'];
  /** Id of the audit. */
  id: Scalars['Int']['input'];
  /** Why it is set or lifted. */
  reason: Scalars['String']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version of the audit. */
  version: Scalars['Int']['input'];
};

/** For how many years data of students are kept. */
export type SetAuditRetentionInput = {
  /** Why they are set. */
  reason: Scalars['String']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version of the setting. */
  version: Scalars['Int']['input'];
  /** Years after the closing, 1 to 25. */
  years: Scalars['Int']['input'];
};

/** The status that a prong moves to. */
export type SetAuditStatusInput = {
  /** Id of the prong. */
  prongId: Scalars['Int']['input'];
  /** Why; required for backward steps and Cancelled. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Status that it moves to. */
  status: Scalars['Int']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version that the change was made from. */
  version: Scalars['Int']['input'];
};

/** A step of corrections of a prong, one or many. */
export type SetCorrectionStatusInput = {
  /** Required to return. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Id of the prong. */
  prongId: Scalars['Int']['input'];
  /** Which corrections, as they were seen. Nothing moves when one has changed since. */
  seen: Array<SeenCorrectionInput>;
  /** 3: the agency submits those that are ready. 4: the state returns, 5: it verifies those that are submitted. */
  status: Scalars['Int']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
};

/** Documents of an item that were handed in together. */
export type SetDocumentVersion = {
  __typename?: 'SetDocumentVersion';
  /** The documents; empty for readers who see no files. */
  documents: Array<RecordFile>;
  /** When it was handed in; null while it is not. */
  handedInOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Number of the version; 1 is the oldest. */
  number: Scalars['Int']['output'];
  /** 1 for the first review, 2 for a review of revised documents. */
  prong: Scalars['Int']['output'];
  /** Round of the review of revised documents. */
  round: Scalars['Int']['output'];
  /** Compliance year of the audit. */
  year: Scalars['Int']['output'];
};

/** Gives activated self-assessments another due date, all or none. */
export type SetSelfAssessmentDueDatesInput = {
  /** Day by which they are to be submitted. */
  dueOn: Scalars['LocalDate']['input'];
  /** Self-assessments that are not submitted yet. */
  ids: Array<Scalars['Int']['input']>;
};

/** Whether a subsection applies to the agency. */
export type SetSubsectionApplicabilityInput = {
  /** The subsection in its self-assessment. */
  id: Scalars['Int']['input'];
  /** Why; wanted to request and to refuse. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** request or withdraw by the agency, approve or refuse by the state. */
  step: Scalars['String']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Moves a subsection on. */
export type SetSubsectionStateInput = {
  /** What is to be changed, when it is returned. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The subsection in its self-assessment. */
  id: Scalars['Int']['input'];
  /** 2 marks it ready, 3 approves it, 1 returns it. */
  state: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** What both readers agreed on for one item. */
export type SettleSecondReadingInput = {
  /** Replaces the comment of the item; required where the answer is not met and has none. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Id of the item. */
  itemId: Scalars['String']['input'];
  /** Id of the record. */
  recordId: Scalars['Int']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** One of the choices of the item. */
  value: Scalars['String']['input'];
  /** Version of the record. */
  version: Scalars['Int']['input'];
};

/** An answer to a setup question. */
export type SetupAnswerInput = {
  /** Key of the question. */
  key: Scalars['String']['input'];
  /** The answer as texts; an empty list takes it away. */
  values: Array<Scalars['String']['input']>;
};

/** A question about a child, asked before the items of its record. */
export type SetupQuestion = {
  __typename?: 'SetupQuestion';
  /** Key; answers name it. */
  key: Scalars['String']['output'];
  /** Choices of Select and Multi. */
  options: Array<Scalars['String']['output']>;
  /** What the list already says, for a monitor to confirm. */
  proposed: Array<Scalars['String']['output']>;
  /** Whether the record is ready only with an answer. */
  required: Scalars['Boolean']['output'];
  /** The question. */
  text: Scalars['String']['output'];
  /** YesNo, Date, Select, Multi or Number. */
  type: Scalars['String']['output'];
  /** The answer as texts; empty while there is none. */
  values: Array<Scalars['String']['output']>;
};

/** A count as the caller may read it. */
export type ShownCount = {
  __typename?: 'ShownCount';
  /** The number, 'n<10' for a small one, 'hidden' where it would reveal one, '-' where nothing is entered. */
  text: Scalars['String']['output'];
  /** null where it is hidden or not entered. */
  value?: Maybe<Scalars['Int']['output']>;
};

/** Incidents and students as the caller may read them. */
export type ShownCounts = {
  __typename?: 'ShownCounts';
  /** Incidents in the school year. */
  incidents: ShownCount;
  /** Incidents for each 100 students enrolled, hidden with them; N/A without enrollment. */
  per100: Scalars['String']['output'];
  /** Students whom they are about, each once. */
  students: ShownCount;
};

/** First step of signing in. */
export type SignInInput = {
  /** Password of the account. */
  password: Scalars['String']['input'];
  /** User name: the e-mail address. */
  username: Scalars['String']['input'];
};

/** How far a sign-in has come. The session itself is a cookie; tokens are never answered. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Address that the security code was sent to. */
  email?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** True when a security code was sent and has to be entered next. */
  mfaRequired: Scalars['Boolean']['output'];
  /** The person, once fully signed in. */
  viewer?: Maybe<Viewer>;
};

/** Answer to signing out, which always succeeds. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Always empty. */
  errors: Array<UserError>;
};

/** An answer that would count no more, or again. */
export type SkipAnswer = {
  __typename?: 'SkipAnswer';
  /** Id of the item. */
  id: Scalars['String']['output'];
  /** Number of the item. */
  number: Scalars['String']['output'];
  /** The answer: Y, N, NA or PEND, as the kind of audit has them. */
  value: Scalars['String']['output'];
};

/** An item that would not apply any more. */
export type SkipClosing = {
  __typename?: 'SkipClosing';
  /** Id of the item. */
  id: Scalars['String']['output'];
  /** Number of the item. */
  number: Scalars['String']['output'];
  /** Why it would not apply. */
  reason: Scalars['String']['output'];
};

/** A section or item that a monitor skips, or does not skip any more. */
export type SkipInput = {
  /** Id of the section or item. */
  id: Scalars['String']['input'];
  /** Why it is skipped; null takes that back. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Skips and setup after the act. */
export type SkipLogicPayload = {
  __typename?: 'SkipLogicPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** What would be lost now, where more would be than was seen; null otherwise. */
  preview?: Maybe<SkipPreview>;
  /** As it is now; null when it was refused. */
  setup?: Maybe<RecordSetup>;
  /** As they are now; null when it was refused. */
  skips?: Maybe<ManualSkips>;
};

/** An item that would apply again. */
export type SkipOpening = {
  __typename?: 'SkipOpening';
  /** Id of the item. */
  id: Scalars['String']['output'];
  /** Number of the item. */
  number: Scalars['String']['output'];
};

/** What other setup answers or skips would do to a record. */
export type SkipPreview = {
  __typename?: 'SkipPreview';
  /** Answers that would not count any more. */
  answersLost: Array<SkipAnswer>;
  /** Answers from before that would count again. */
  answersRestored: Array<SkipAnswer>;
  /** Items that would not apply any more. */
  itemsToNA: Array<SkipClosing>;
  /** Items that would apply again. */
  itemsToOpen: Array<SkipOpening>;
  /** The lost answers in words; null for none. */
  text?: Maybe<Scalars['String']['output']>;
};

/** That a monitor skips a section or item in a record. */
export type SkippedByHand = {
  __typename?: 'SkippedByHand';
  /** Why it is skipped. */
  reason: Scalars['String']['output'];
  /** Who skipped it. */
  skippedBy: PersonRef;
  /** When it was skipped. */
  skippedOn: Scalars['DateTimeISO']['output'];
};

/** An item that does not apply to a record. */
export type SkippedItem = {
  __typename?: 'SkippedItem';
  /** Id of the item. */
  id: Scalars['String']['output'];
  /** Number of the item. */
  number: Scalars['String']['output'];
  /** Why it does not apply. */
  reason: Scalars['String']['output'];
};

/** Opens a self-assessment for answers in the agency. */
export type StartSelfAssessmentInput = {
  /** Subsections that are due before the self-assessment. */
  dueDates?: InputMaybe<Array<SubsectionDueDateInput>>;
  /** The self-assessment. */
  id: Scalars['Int']['input'];
  /** Who leads the work; by default the person who starts it. */
  leadId?: InputMaybe<Scalars['ID']['input']>;
  /** Who works on which subsection. */
  people?: InputMaybe<Array<SubsectionPeopleInput>>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Figures of the charts of the state dashboard. */
export type StateCharts = {
  __typename?: 'StateCharts';
  /** Ratings of the agencies by area. */
  areas: Array<AreaCompliance>;
  /** Audits of the year by status, a kind each. */
  audits: Array<AuditFunnel>;
  /** Open findings by days left, the latest first. */
  clock: Array<ClockClass>;
  /** Self-assessments by state, 0 to 9. */
  funnel: Array<FunnelStep>;
  /** Findings by month of the compliance year, July first. */
  months: Array<FindingsOfMonth>;
};

/** All agencies in one year. Parts that fail are null, each with its error. */
export type StateDashboard = {
  __typename?: 'StateDashboard';
  /** What happened last in the agencies, newest first. */
  activity?: Maybe<Array<DashboardActivity>>;
  /** Figures of the charts. */
  charts?: Maybe<StateCharts>;
  /** Deadlines and events of the next 14 days. */
  days?: Maybe<Array<DashboardDay>>;
  /** Every agency with its figures; one call, however many agencies. */
  standing?: Maybe<StateStanding>;
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** An announcement of the state to the agency. */
export type StateMessage = {
  __typename?: 'StateMessage';
  /** Full name of who wrote it. */
  by?: Maybe<Scalars['String']['output']>;
  /** Id of the report, the category, the finding or the letter. */
  id: Scalars['Int']['output'];
  /** report, comment, returned or letter. */
  kind: Scalars['String']['output'];
  /** When it was written. */
  on: Scalars['DateTimeISO']['output'];
  /** Plain text; empty where the title says it all. */
  text: Scalars['String']['output'];
  /** What it is about. */
  title: Scalars['String']['output'];
  /** Waits to be acknowledged. */
  toAcknowledge: Scalars['Boolean']['output'];
};

/** What the latest selective report asks in a subsection, as it was issued. */
export type StateRequest = {
  __typename?: 'StateRequest';
  /** Comment of the state on the subsection. */
  comment: Scalars['String']['output'];
  /** Day by which a response is wanted. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** When it was issued. */
  issuedOn: Scalars['DateTimeISO']['output'];
  /** Questions that need a response. */
  items: Array<StateRequestItem>;
  /** Id of the report. */
  reportId: Scalars['Int']['output'];
  /** Title of the report. */
  title: Scalars['String']['output'];
};

/** What the state asks for beside one question. */
export type StateRequestItem = {
  __typename?: 'StateRequestItem';
  /** Number of the question. */
  number: Scalars['String']['output'];
  /** Comment of the state. */
  stateComment: Scalars['String']['output'];
  /** Rating of the state. */
  stateRating?: Maybe<Scalars['Int']['output']>;
  /** What the agency must provide. */
  toProvide: Scalars['String']['output'];
};

/** Where every agency stands. */
export type StateStanding = {
  __typename?: 'StateStanding';
  /** Agencies by their numbers. */
  agencies: Array<DashboardAgency>;
  /** When it was computed. */
  asOf: Scalars['DateTimeISO']['output'];
  /** End of the visit before; null on the first. */
  since?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** The list from which the sample of a prong is drawn. */
export type StudentListCheck = {
  __typename?: 'StudentListCheck';
  /** Errors of the list that was refused since; 0 when none was. */
  errorCount: Scalars['Int']['output'];
  /** Name of the accepted file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Whether a list was accepted. */
  hasFile: Scalars['Boolean']['output'];
  /** The list that was refused since; null for those who may not send lists. */
  refused?: Maybe<RefusedStudentList>;
  /** Rows of the accepted list. */
  rowCount: Scalars['Int']['output'];
  /** Whether the caller may send a list now. */
  upload: AllowedAct;
  /** When it was uploaded. */
  uploadedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Who uploaded the accepted list. */
  uploadedBy?: Maybe<PersonRef>;
  /** Warnings about the accepted list. */
  warnings: Array<ListProblem>;
};

/** What still keeps a self-assessment from being submitted. */
export type SubmissionGap = {
  __typename?: 'SubmissionGap';
  /** What is missing, in words for the person. */
  message: Scalars['String']['output'];
  /** Number of that subsection. */
  number?: Maybe<Scalars['String']['output']>;
  /** Subsection in which it is missing; null for the whole. */
  subsectionResponseId?: Maybe<Scalars['Int']['output']>;
};

/** Which justification is sent to the state. */
export type SubmitJustificationInput = {
  /** Id of the agency. */
  leaId: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
  /** Compliance year. */
  year: Scalars['Int']['input'];
};

/** Submits a self-assessment to the state. */
export type SubmitSelfAssessmentInput = {
  /** Why required documents are missing; wanted when required categories are empty. */
  documentsReason?: InputMaybe<Scalars['String']['input']>;
  /** The self-assessment. */
  id: Scalars['Int']['input'];
  /** Name under the statement of accuracy. */
  statementName: Scalars['String']['input'];
  /** Title under the statement of accuracy. */
  statementTitle: Scalars['String']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Until when a subsection is due. */
export type SubsectionDueDateInput = {
  /** Not later than the self-assessment; null for the day of the self-assessment. */
  dueOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The subsection in the self-assessment. */
  subsectionResponseId: Scalars['Int']['input'];
};

/** Who works on a subsection. */
export type SubsectionPeopleInput = {
  /** The subsection in the self-assessment. */
  subsectionResponseId: Scalars['Int']['input'];
  /** People of the agency, beside those who already work on it. */
  userIds: Array<Scalars['ID']['input']>;
};

/** A subsection with its questions, answers and documents, and what the caller may do with it. */
export type SubsectionResponse = {
  __typename?: 'SubsectionResponse';
  /** Whether the caller may answer now. */
  answer: AllowedAct;
  /** Whether the caller may approve it now. */
  approve: AllowedAct;
  /** Whether the caller may agree that it does not apply. */
  approveNotApplicable: AllowedAct;
  /** Whether the caller may assign people now. */
  assign: AllowedAct;
  /** People who are to answer it. */
  assignees: Array<PersonRef>;
  /** Documents of the subsection that belong to no single question. */
  documents: Array<SupportingDocument>;
  /** How the due date in force came about; null without one. */
  dueDerivation?: Maybe<Scalars['String']['output']>;
  /** Day by which the self-assessment is to be submitted. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Id of the subsection in this self-assessment. */
  id: Scalars['Int']['output'];
  /** Introduction, sanitised HTML. */
  intro: Scalars['String']['output'];
  /** True when the caller is one of them. */
  isAssignedToCurrentUser: Scalars['Boolean']['output'];
  /** Its questions, in order. */
  items: Array<ComplianceStrategyItem>;
  /** The agency that it belongs to. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** Whether the caller may mark it ready now. */
  markReady: AllowedAct;
  /** That it does not apply; its questions then count as not applicable in every number. */
  notApplicable?: Maybe<NotApplicable>;
  /** Number, such as 1.2. */
  number: Scalars['String']['output'];
  /** 'Part B' or 'Part C'. */
  part: Scalars['String']['output'];
  /** Whether the caller may take back what was sent. */
  recallSent: AllowedAct;
  /** Whether the caller may refuse that. */
  refuseNotApplicable: AllowedAct;
  /** Required documents that the subsection names: evidence of each of its answers. */
  relatedDocuments: Array<RelatedDocument>;
  /** Whether the caller may say that it does not apply. */
  requestNotApplicable: AllowedAct;
  /** Whether the caller may return it now. */
  return: AllowedAct;
  /** Comment of the last return. */
  reviewerComment?: Maybe<Scalars['String']['output']>;
  /** Whether single subsections may go to the state before the whole is submitted. */
  rollingSubmission: Scalars['Boolean']['output'];
  /** Number of its section. */
  sectionNumber: Scalars['String']['output'];
  /** Title of its section. */
  sectionTitle: Scalars['String']['output'];
  /** Self-assessment that it belongs to. */
  selfAssessmentId: Scalars['Int']['output'];
  /** Whether the caller may send it to the state now. */
  send: AllowedAct;
  /** 0 not started, 1 in progress, 2 ready for local review, 3 approved locally, further as in SubsectionSummary. */
  state: Scalars['Int']['output'];
  /** What the state asks for here. */
  stateRequest?: Maybe<StateRequest>;
  /** State of the self-assessment, 0 to 9. */
  submitState: Scalars['Int']['output'];
  /** Id of the subsection in the questionnaire. */
  subsectionId: Scalars['Int']['output'];
  /** Title of the subsection. */
  title: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Whether the caller may take that back. */
  withdrawNotApplicable: AllowedAct;
  /** Compliance year. */
  year: Scalars['Int']['output'];
};

/** The subsection after the act. */
export type SubsectionResponsePayload = {
  __typename?: 'SubsectionResponsePayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  subsectionResponse?: Maybe<SubsectionResponse>;
};

/** The state's review of one subsection. */
export type SubsectionReview = {
  __typename?: 'SubsectionReview';
  /** Whether the caller may accept it now. */
  accept: AllowedAct;
  /** Whether the caller may accept it at the agency's ratings now. */
  acceptAll: AllowedAct;
  /** Whether the caller may ask for a response now. */
  askForResponse: AllowedAct;
  /** Who saved the comments last. */
  changedBy?: Maybe<PersonRef>;
  /** When they were saved last. */
  changedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Findings that were drafted here. */
  findings: Array<ReviewFinding>;
  /** Id of the subsection in its self-assessment. */
  id: Scalars['Int']['output'];
  /** Comment that never leaves the state; null for all but monitors. */
  internalComment?: Maybe<Scalars['String']['output']>;
  /** Its questions, in order. */
  items: Array<ItemReview>;
  /** Needs, for the final report. */
  needs: Scalars['String']['output'];
  /** Whether the caller may take it up again now. */
  reconsider: AllowedAct;
  /** Who reviewed it. */
  reviewedBy?: Maybe<PersonRef>;
  /** When it was reviewed. */
  reviewedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Whether the caller may mark it as read now. */
  secondRead: AllowedAct;
  /** Who read the review as second reader. */
  secondReadBy?: Maybe<PersonRef>;
  /** When it was read. */
  secondReadOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Self-assessment that it belongs to. */
  selfAssessmentId: Scalars['Int']['output'];
  /** Comment that the agency reads once a report is issued. */
  sharedComment: Scalars['String']['output'];
  /** State of the subsection, 0 to 10. */
  state: Scalars['Int']['output'];
  /** Version of the subsection, to be sent with a step. */
  stateVersion: Scalars['Int']['output'];
  /** Strengths, for the final report. */
  strengths: Scalars['String']['output'];
  /** Version of the comments, to be sent with a change of them; 0 before the first save. */
  version: Scalars['Int']['output'];
  /** Whether the caller may rate and comment now. */
  write: AllowedAct;
};

/** The review of the subsection after the act. */
export type SubsectionReviewPayload = {
  __typename?: 'SubsectionReviewPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  review?: Maybe<SubsectionReview>;
};

/** One subsection in the list of a review. */
export type SubsectionReviewRow = {
  __typename?: 'SubsectionReviewRow';
  /** Questions with both ratings. */
  both: Scalars['Int']['output'];
  /** Questions with equal ratings. */
  equal: Scalars['Int']['output'];
  /** Id of the subsection in its self-assessment. */
  id: Scalars['Int']['output'];
  /** Questions that are rated. */
  items: Scalars['Int']['output'];
  /** Requested: the agency says that it does not apply. Approved: the state agrees. */
  notApplicable?: Maybe<Scalars['String']['output']>;
  /** Its number. */
  number: Scalars['String']['output'];
  /** Of these, with a rating of the state. */
  rated: Scalars['Int']['output'];
  /** Questions for which the agency must provide something. */
  requests: Scalars['Int']['output'];
  /** Who reviewed it. */
  reviewedBy?: Maybe<PersonRef>;
  /** Who read the review as second reader. */
  secondReadBy?: Maybe<PersonRef>;
  /** Number of its section. */
  sectionNumber: Scalars['String']['output'];
  /** Title of its section. */
  sectionTitle: Scalars['String']['output'];
  /** Its state, 0 to 10. */
  state: Scalars['Int']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A subsection, as the page of a self-assessment lists it. */
export type SubsectionSummary = {
  __typename?: 'SubsectionSummary';
  /** Required items that apply. */
  answerable: Scalars['Int']['output'];
  /** Required items that are answered. */
  answered: Scalars['Int']['output'];
  /** People who are to answer it. */
  assignees: Array<PersonRef>;
  /** Supporting documents uploaded. */
  documents: Scalars['Int']['output'];
  /** Day by which the agency has to have it done: its own, or that of the self-assessment. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Id of the subsection in this self-assessment. */
  id: Scalars['Int']['output'];
  /** True when the caller is one of them. */
  isAssignedToCurrentUser: Scalars['Boolean']['output'];
  /** Items for which the latest selective report of the state asks something. */
  itemsFlagged?: Maybe<Scalars['Int']['output']>;
  /** Requested: the agency says that it does not apply. Approved: the state agrees. */
  notApplicable?: Maybe<Scalars['String']['output']>;
  /** Number, such as 1.2. */
  number: Scalars['String']['output'];
  /** 0 not started, 1 in progress, 2 ready for local review, 3 approved locally, 4 submitted to the state, 5 in state review, 6 accepted, 7 response needed, 8 response in progress, 9 response submitted, 10 final. */
  state: Scalars['Int']['output'];
  /** Id of the subsection in the questionnaire. */
  subsectionId: Scalars['Int']['output'];
  /** Title of the subsection. */
  title: Scalars['String']['output'];
};

/** A file that supports an answer. Its bytes come from downloadPath. */
export type SupportingDocument = {
  __typename?: 'SupportingDocument';
  /** Who uploaded or re-used it. */
  createdBy: PersonRef;
  /** When it was uploaded or re-used. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** Path of the bytes at this server, for a link; it downloads as a file. */
  downloadPath: Scalars['String']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Id of the file or document. */
  id: Scalars['ID']['output'];
  /** Question that it is attached to; null for the whole subsection. */
  itemId?: Maybe<Scalars['Int']['output']>;
  /** Type of the file, found from its content. */
  mime: Scalars['String']['output'];
  /** Whether the caller may delete it now. */
  remove: AllowedAct;
  /** Result of the virus scan: Pending, Clean, Infected, Failed or NotScanned. */
  scanState: Scalars['String']['output'];
  /** SHA-256 of its bytes, in hex. */
  sha256: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Title of the file. */
  title: Scalars['String']['output'];
};

/** Something that somebody has to do, as the state of its record makes it. */
export type Task = {
  __typename?: 'Task';
  /** Short name of the agency. */
  agency?: Maybe<Scalars['String']['output']>;
  /** Who answers for it; empty for nobody in particular. */
  assignees: Array<PersonRef>;
  /** How many there are of what it is about. */
  count: Scalars['Int']['output'];
  /** Null where nothing sets a due date. */
  deadline?: Maybe<TaskDeadline>;
  /** Of a line that stands for several tasks, it being the first of them; otherwise null. */
  group?: Maybe<TaskGroup>;
  /** Kind and record; the same as long as the task is there. */
  id: Scalars['String']['output'];
  /** Whether the caller is one of them. */
  isMine: Scalars['Boolean']['output'];
  /** What is to be done, as a name: answer, verify, acknowledge … */
  kind: Scalars['String']['output'];
  /** What is to be done, in words. */
  label: Scalars['String']['output'];
  /** Agency that it is about; null for none. */
  leaId?: Maybe<Scalars['Int']['output']>;
  /** 'Part B', 'Part C', or empty for both. */
  part: Scalars['String']['output'];
  /** Place within the record: a subsection, a category. */
  placeId?: Maybe<Scalars['Int']['output']>;
  /** Record that it is about, by its kind. */
  recordId?: Maybe<Scalars['Int']['output']>;
  /** Kind of audit, for tasks of audits. */
  recordKind?: Maybe<Scalars['String']['output']>;
  /** Self-assessment, Required documents, Findings, Reports or Years. */
  room: Scalars['String']['output'];
  /** Since when it is there, where that is known. */
  since?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Compliance year of the record. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** Whom a task names. */
export type TaskAssigned =
  /** The caller, or nobody in particular. */
  | 'forMe'
  /** The caller. */
  | 'me'
  /** Nobody in particular. */
  | 'nobody';

/** A due date and how it came about. */
export type TaskDeadline = {
  __typename?: 'TaskDeadline';
  /** As the rule has it, before it was moved. */
  baseDue: Scalars['String']['output'];
  /** 'calendar', 'business' or 'school' days; 'set' where it was typed. */
  counted: Scalars['String']['output'];
  /** How it came about, in sentences. */
  derivation: Scalars['String']['output'];
  /** The day, YYYY-MM-DD. */
  due: Scalars['String']['output'];
  /** Day from which it is counted, or on which it was set. */
  from?: Maybe<Scalars['String']['output']>;
  /** Why it is another day than the rule names. */
  moved?: Maybe<Scalars['String']['output']>;
  /** The rule: '60 days from the written notification'. */
  rule: Scalars['String']['output'];
};

/** How near the due date of a task is. */
export type TaskDue =
  /** Due within 30 days, or overdue. */
  | 'month'
  /** Without a due date. */
  | 'none'
  /** Past its due date. */
  | 'overdue'
  /** Due within 7 days, or overdue. */
  | 'week';

/** Narrows a list of tasks. */
export type TaskFilterInput = {
  /** Only those that name these people. */
  assigned?: InputMaybe<TaskAssigned>;
  /** Only those that are due so. */
  due?: InputMaybe<TaskDue>;
  /** Only the tasks of this group, by its id. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** Several tasks of one kind about one agency, year and part are one line. */
  grouped?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only about this agency. */
  leaId?: InputMaybe<Scalars['Int']['input']>;
  /** Two characters or more, searched in agencies and in what tasks are about. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only of this area: Self-assessment, Required documents, Findings, Reports, Years. */
  room?: InputMaybe<Scalars['String']['input']>;
  /** By default the tasks that the caller can do. */
  show?: InputMaybe<TaskShow>;
};

/** Several tasks of one kind about one agency, year and part. */
export type TaskGroup = {
  __typename?: 'TaskGroup';
  /** Tasks in it, two or more. */
  count: Scalars['Int']['output'];
  /** Value of the filter for its tasks. */
  id: Scalars['ID']['output'];
  /** What they have in common: '8 subsections to answer for Howard'. */
  label: Scalars['String']['output'];
};

/** One page of tasks. */
export type TaskPage = {
  __typename?: 'TaskPage';
  /** Of these, how many are due today or within 7 days. */
  dueThisWeek: Scalars['Int']['output'];
  /** Of these, how many are past their due date. */
  overdue: Scalars['Int']['output'];
  /** Number of this page, counted from 1. */
  page: Scalars['Int']['output'];
  /** Rows of one page. */
  pageSize: Scalars['Int']['output'];
  /** Tasks of this page; none past the end. */
  rows: Array<Task>;
  /** Tasks, or lines of a grouped list, that the filter leaves, on all pages. */
  total: Scalars['Int']['output'];
};

/** Whose tasks a list shows. */
export type TaskShow =
  /** What the caller can do. */
  | 'mine'
  /** What the other side has to do. */
  | 'waiting';

/** Somebody of the agency with the open work. */
export type TeamMember = {
  __typename?: 'TeamMember';
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** Newest sign-in. */
  lastLoginAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Assigned categories without a document. */
  openDocuments: Scalars['Int']['output'];
  /** Open findings that they work on. */
  openFindings: Scalars['Int']['output'];
  /** Records of audits that they work on and that wait for the agency. */
  openRecords: Scalars['Int']['output'];
  /** Assigned subsections that are not ready. */
  openSubsections: Scalars['Int']['output'];
  /** Names of the roles. */
  roles: Array<Scalars['String']['output']>;
};

/** Students of one subject and year. */
export type TestedCounts = {
  __typename?: 'TestedCounts';
  /** Students among them who took the alternate assessment. */
  alternate: Scalars['Int']['output'];
  /** Students tested, with whichever assessment. */
  tested: Scalars['Int']['output'];
};

/** Students of one subject as they are entered: whole numbers, others are refused. */
export type TestedCountsInput = {
  /** Students among them who took the alternate assessment. */
  alternate: Scalars['Float']['input'];
  /** Students tested, with whichever assessment. */
  tested: Scalars['Float']['input'];
};

/** A part of a passage. */
export type TextPiece = {
  __typename?: 'TextPiece';
  /** Whether the other side does not have them. */
  marked: Scalars['Boolean']['output'];
  /** The words as they stand in the document. */
  text: Scalars['String']['output'];
};

/** Colours of the portal. */
export type Theme =
  /** Light text on dark ground. */
  | 'dark'
  /** Dark text on light ground. */
  | 'light'
  /** As the device is set. */
  | 'system';

/** Timely correction of one agency. */
export type TimelyCorrectionOfLea = {
  __typename?: 'TimelyCorrectionOfLea';
  /** Findings that were issued and count. */
  issued: Scalars['Int']['output'];
  /** Of those, corrected later. */
  late: Scalars['Int']['output'];
  /** The agency. */
  lea: Lea;
  /** Id of the agency. */
  leaId: Scalars['Int']['output'];
  /** The longest of them. */
  maxDays?: Maybe<Scalars['Int']['output']>;
  /** Days from the letter to the correction, the middle of all; null of none. */
  medianDays?: Maybe<Scalars['Float']['output']>;
  /** Of those, not verified yet. */
  notVerified: Scalars['Int']['output'];
  /** Of those, corrected within one year. */
  timely: Scalars['Int']['output'];
};

/** Timely correction in one row of the federal form. */
export type TimelyCorrectionRow = {
  __typename?: 'TimelyCorrectionRow';
  /** Findings that were issued and count. */
  issued: Scalars['Int']['output'];
  /** Of those, corrected later. */
  late: Scalars['Int']['output'];
  /** Of those, not verified yet. */
  notVerified: Scalars['Int']['output'];
  /** An indicator, 'related' for other findings about indicators, 'other' for other requirements. */
  row: Scalars['String']['output'];
  /** Of those, corrected within one year. */
  timely: Scalars['Int']['output'];
};

/** Timely correction of all findings of a year. */
export type TimelyCorrectionTotal = {
  __typename?: 'TimelyCorrectionTotal';
  /** Findings that were issued and count. */
  issued: Scalars['Int']['output'];
  /** Of those, corrected later. */
  late: Scalars['Int']['output'];
  /** Of those, not verified yet. */
  notVerified: Scalars['Int']['output'];
  /** Of those, corrected within one year. */
  timely: Scalars['Int']['output'];
};

/** A file of a training item. */
export type TrainingFile = {
  __typename?: 'TrainingFile';
  /** Name that it came with. */
  fileName: Scalars['String']['output'];
  /** Id of the stored file. */
  id: Scalars['ID']['output'];
  /** Media type that it is served as. */
  mime: Scalars['String']['output'];
  /** Pending, Clean, Infected, Failed or NotScanned. */
  scanState: Scalars['String']['output'];
  /** Bytes of the file. */
  size: Scalars['Int']['output'];
  /** Title of the file. */
  title: Scalars['String']['output'];
};

/** Something to learn from: a film, a guide, slides, a question with its answer, a link. */
export type TrainingItem = {
  __typename?: 'TrainingItem';
  /** Rich text, sanitised HTML: an answer, the text of a guide. */
  body: Scalars['String']['output'];
  /** Captions of a film, WebVTT. */
  captions?: Maybe<TrainingFile>;
  /** Who changed it last. */
  changedBy: PersonRef;
  /** When its contents changed last. */
  changedOn: Scalars['DateTimeISO']['output'];
  /** How long it takes, in minutes. */
  durationMin?: Maybe<Scalars['Int']['output']>;
  /** Its file; its bytes come from /files/training. */
  file?: Maybe<TrainingFile>;
  /** What the caller said to 'Did this help?'. */
  helped?: Maybe<Scalars['Boolean']['output']>;
  /** Id of the item. */
  id: Scalars['Int']['output'];
  /** True while it is deleted. */
  isDeleted: Scalars['Boolean']['output'];
  /** Video, Guide PDF, Slides, FAQ, Link or Interactive. */
  kind: Scalars['String']['output'];
  /** New or Updated; null for neither. */
  mark?: Maybe<Scalars['String']['output']>;
  /** Part of the portal that it is about. */
  module: Scalars['String']['output'];
  /** Whether its audience sees it. */
  published: Scalars['Boolean']['output'];
  /** When it was published first. */
  publishedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Names of the roles that it is for; none for everybody. */
  roles: Array<Scalars['String']['output']>;
  /** Beginnings of the addresses that it explains. */
  routes: Array<Scalars['String']['output']>;
  /** What it is about, in a sentence or two. */
  summary: Scalars['String']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** What is said in a film, as text. */
  transcript: Scalars['String']['output'];
  /** Address outside of the portal; empty for none. */
  url: Scalars['String']['output'];
  /** How much it is used; for editors. */
  usage?: Maybe<TrainingUsage>;
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** When the caller marked it as watched. */
  watchedOn?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** Answer to a change of a training item. */
export type TrainingItemPayload = {
  __typename?: 'TrainingItemPayload';
  /** Why nothing changed; empty when it was done. */
  errors: Array<UserError>;
  /** The item as it is now; after a CONFLICT as somebody else left it. */
  item?: Maybe<TrainingItem>;
};

/** Training items in their order. */
export type TrainingList = {
  __typename?: 'TrainingList';
  /** Whether the caller may edit them. */
  edit: AllowedAct;
  /** Those for the caller; all of them for editors. */
  items: Array<TrainingItem>;
};

/** Answer to another order of training items. */
export type TrainingListPayload = {
  __typename?: 'TrainingListPayload';
  /** Why nothing changed; empty when it was done. */
  errors: Array<UserError>;
  /** The items in their new order. */
  list?: Maybe<TrainingList>;
};

/** Which training items a list shows. */
export type TrainingShow =
  /** Those that were deleted and can be restored; for editors. */
  | 'deleted'
  /** Those that are there. */
  | 'kept';

/** How much a training item is used; for editors. */
export type TrainingUsage = {
  __typename?: 'TrainingUsage';
  /** How many said Yes to 'Did this help?'. */
  helped: Scalars['Int']['output'];
  /** How many said No. */
  notHelped: Scalars['Int']['output'];
  /** How often it was opened. */
  opened: Scalars['Int']['output'];
  /** How many people opened it. */
  people: Scalars['Int']['output'];
  /** How many marked it as watched. */
  watched: Scalars['Int']['output'];
};

/** What the caller did with a training item. */
export type TrainingUseInput = {
  /** The answer to 'Did this help?'. */
  helped?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the item. */
  id: Scalars['Int']['input'];
  /** Counts that it was opened. */
  opened?: Scalars['Boolean']['input'];
  /** True marks it as watched, false takes the mark away. */
  watched?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A device on which the person signs in without a security code. */
export type TrustedDevice = {
  __typename?: 'TrustedDevice';
  /** Browser and system, 'Firefox on Windows'; empty where it did not say. */
  browser: Scalars['String']['output'];
  /** Id of the device. */
  id: Scalars['ID']['output'];
  /** The session that asks began on it. */
  isCurrent: Scalars['Boolean']['output'];
  /** Network address; null where it was not kept. */
  lastUsedFrom?: Maybe<Scalars['String']['output']>;
  /** Instant of the last sign-in with it. */
  lastUsedOn?: Maybe<Scalars['String']['output']>;
  /** Network address; null where it was not kept. */
  trustedFrom?: Maybe<Scalars['String']['output']>;
  /** Instant since when it is trusted. */
  trustedOn: Scalars['String']['output'];
  /** Instant until when it is trusted. */
  trustedUntil: Scalars['String']['output'];
};

/** Changes of an announcement; what is left out stays as it is. */
export type UpdateAnnouncementInput = {
  /** Rich text; sanitised before it is stored. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Whether readers may put it away. */
  dismissible?: InputMaybe<Scalars['Boolean']['input']>;
  /** First day on which it is shown, YYYY-MM-DD. */
  fromDay?: InputMaybe<Scalars['String']['input']>;
  /** Id of the announcement. */
  id: Scalars['Int']['input'];
  /** Ids of the agencies that it is for; empty for every agency. */
  leaIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Roles that it is for; empty for every role. */
  roles?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How loud it is. */
  severity?: InputMaybe<AnnouncementSeverity>;
  /** Shows it again to those who had put it away. */
  showAgain?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is about, in one line. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Last day on which it is shown, YYYY-MM-DD. */
  toDay?: InputMaybe<Scalars['String']['input']>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** One step of a correction; fields that are not sent stay. */
export type UpdateAuditCorrectionInput = {
  /** The agency: save, submit or recall. The state: open, verify, return, undo or askServices. */
  act: Scalars['String']['input'];
  /** Required to return and to undo. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Compensatory services that the state asks for; with askServices. */
  compensatoryAsked?: InputMaybe<Scalars['String']['input']>;
  /** Whether compensatory services are needed. */
  compensatoryNeeded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which they are. */
  compensatoryText?: InputMaybe<Scalars['String']['input']>;
  /** Day of the correction, YYYY-MM-DD. */
  correctedOn?: InputMaybe<Scalars['String']['input']>;
  /** Id of the correction. */
  id: Scalars['Int']['input'];
  /** Day since which the child is no longer served here, YYYY-MM-DD. */
  leftJurisdictionOn?: InputMaybe<Scalars['String']['input']>;
  /** What was done. */
  narrative?: InputMaybe<Scalars['String']['input']>;
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version that the change was made from. */
  version: Scalars['Int']['input'];
};

/** Changes of an event; what is left out stays as it is. */
export type UpdateCalendarEventInput = {
  /** More about it; required where the reason is Other. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Last day, included; null for one day. */
  endTime?: InputMaybe<Scalars['String']['input']>;
  /** The chosen reason. */
  eventDescription?: InputMaybe<Scalars['String']['input']>;
  /** 1 for an LITP/LEA/PA event, 2 for an individual school event. */
  eventType?: InputMaybe<Scalars['Int']['input']>;
  /** The event. */
  id: Scalars['ID']['input'];
  /** Where it takes place. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** 'Part B', 'Part C', or empty for Part C/B. */
  part?: InputMaybe<Scalars['String']['input']>;
  /** Name of the school of an individual school event, otherwise empty. */
  school?: InputMaybe<Scalars['String']['input']>;
  /** First day. Every event lasts whole days, in UTC-10. YYYY-MM-DD. */
  startTime?: InputMaybe<Scalars['String']['input']>;
  /** What it is called; empty when its reason says enough. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Changes of a draft; what is left out stays as it is. */
export type UpdateCaseStudyInput = {
  /** What did not go well. */
  concerns?: InputMaybe<Scalars['String']['input']>;
  /** What the study concludes. */
  conclusions?: InputMaybe<Scalars['String']['input']>;
  /** Id of the case study. */
  id: Scalars['Int']['input'];
  /** All interviews. */
  interviews?: InputMaybe<Array<CaseStudyInterviewInput>>;
  /** How it was done. */
  methodNotes?: InputMaybe<Scalars['String']['input']>;
  /** What the study asks. */
  question?: InputMaybe<Scalars['String']['input']>;
  /** All ratings, one for each area. */
  ratings?: InputMaybe<Array<CaseStudyRatingInput>>;
  /** All recommendations. */
  recommendations?: InputMaybe<Array<CaseStudyRecommendationInput>>;
  /** Whether it recommends a desk audit. */
  referToAudit?: InputMaybe<Scalars['Boolean']['input']>;
  /** What went well. */
  strengths?: InputMaybe<Scalars['String']['input']>;
  /** What it is about, in one line. */
  theme?: InputMaybe<Scalars['String']['input']>;
  /** The whole timeline. */
  timeline?: InputMaybe<Array<CaseStudyEventInput>>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Changes of a client; what is left out stays as it is. */
export type UpdateClientInput = {
  /** Every agency; then leaIds is empty. */
  allLeas?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whom to ask about it. */
  contact?: InputMaybe<Scalars['String']['input']>;
  /** Last good day, YYYY-MM-DD, at most two years ahead. */
  expiresOn?: InputMaybe<Scalars['String']['input']>;
  /** The client. */
  id: Scalars['ID']['input'];
  /** Ids of its agencies. An empty list never means all. */
  leaIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Name, as the audit trail shows it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Calls in a minute, from 10 to 6000. */
  requestsPerMinute?: InputMaybe<Scalars['Int']['input']>;
  /** Values of its scopes, at least one. */
  scopes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Whether a person is displayed as a contact, and at which place. */
export type UpdateContactInfoInput = {
  /** True to display the person as a contact. */
  contactInfoDisplayed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The account. */
  id: Scalars['ID']['input'];
  /** Place among the contacts, lowest first. */
  sortOrder?: InputMaybe<Scalars['Int']['input']>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Changes of a draft; what is left out stays as it is. */
export type UpdateFindingInput = {
  /** All of its cases: those with an id are changed, those without are added, the others are removed. */
  cases?: InputMaybe<Array<FindingCaseInput>>;
  /** The requirement that was not met. */
  citationId?: InputMaybe<Scalars['Int']['input']>;
  /** Grouped by requirement, or Individual. */
  countingMode?: InputMaybe<FindingCountingMode>;
  /** What was found. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Day on which it was found. */
  discoveredOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The data that show it. */
  evidenceSummary?: InputMaybe<Scalars['String']['input']>;
  /** Id of the finding. */
  id: Scalars['Int']['input'];
  /** Federal indicator that it is counted under. */
  indicatorCode?: InputMaybe<Scalars['String']['input']>;
  /** Monitor who answers for it; the drafter without it. */
  ownerMonitorId?: InputMaybe<Scalars['ID']['input']>;
  /** True when it concerns how the agency works. */
  systemic?: InputMaybe<Scalars['Boolean']['input']>;
  /** Version of the finding that was seen. */
  version: Scalars['Int']['input'];
};

/** Changes of an incident; what is left out stays as it is. */
export type UpdateIncidentInput = {
  /** In whole years on the day of the incident. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Day of the debriefing, as YYYY-MM-DD; empty before it. */
  debriefOn?: InputMaybe<Scalars['String']['input']>;
  /** Code of the disability. */
  disability?: InputMaybe<Scalars['String']['input']>;
  /** HH:MM in the time of the school. */
  endTime?: InputMaybe<Scalars['String']['input']>;
  /** First name of the student. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Code of the gender. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Code of the grade. */
  grade?: InputMaybe<Scalars['String']['input']>;
  /** Id of the incident. */
  id: Scalars['Int']['input'];
  /** Day of the incident, as YYYY-MM-DD. */
  incidentDate?: InputMaybe<Scalars['String']['input']>;
  /** Code of the injury. */
  injury?: InputMaybe<Scalars['String']['input']>;
  /** Code of the kind of incident. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Last name of the student. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** What was tried before, a line each. */
  lessIntrusive?: InputMaybe<Scalars['String']['input']>;
  /** 'Done', 'Not done' or 'Not needed'. */
  medicalCheck?: InputMaybe<Scalars['String']['input']>;
  /** The agency's own number of the incident. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** How parents were told; empty where they were not. */
  parentNotifiedHow?: InputMaybe<Scalars['String']['input']>;
  /** Day as YYYY-MM-DD; empty where parents were not told. */
  parentNotifiedOn?: InputMaybe<Scalars['String']['input']>;
  /** HH:MM; empty where only the day is known. */
  parentNotifiedTime?: InputMaybe<Scalars['String']['input']>;
  /** Code of the type of placement. */
  placement?: InputMaybe<Scalars['String']['input']>;
  /** Whether a plan of the student addresses the use: 'Yes', 'No' or 'No plan'. */
  planAddresses?: InputMaybe<Scalars['String']['input']>;
  /** Code of the position, such as 'STANDING' or 'PRONE'. */
  position?: InputMaybe<Scalars['String']['input']>;
  /** Code of race or ethnicity. */
  raceEthnicity?: InputMaybe<Scalars['String']['input']>;
  /** Name of the school. */
  school?: InputMaybe<Scalars['String']['input']>;
  /** 'Public school' or 'Nonpublic school'. */
  setting?: InputMaybe<Scalars['String']['input']>;
  /** Who took part. */
  staff?: InputMaybe<Array<IncidentStaffInput>>;
  /** HH:MM in the time of the school. */
  startTime?: InputMaybe<Scalars['String']['input']>;
  /** State number of the student, 10 digits. */
  studentId?: InputMaybe<Scalars['String']['input']>;
  /** Day as YYYY-MM-DD; empty before the meeting. */
  teamMeetingHeldOn?: InputMaybe<Scalars['String']['input']>;
  /** What led to it. */
  trigger?: InputMaybe<Scalars['String']['input']>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** The answer to one item of a record; what is left out stays. */
export type UpdateItemResponseInput = {
  /** Comment. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** All fields beside the answer that are filled in. */
  extras?: InputMaybe<Array<RecordItemExtraInput>>;
  /** Note for the state alone. */
  internalNote?: InputMaybe<Scalars['String']['input']>;
  /** Id of the item. */
  itemId: Scalars['String']['input'];
  /** Id of the record. */
  recordId: Scalars['Int']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** One of the choices of the item; null for none. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** Version that the answer was made from. */
  version: Scalars['Int']['input'];
};

/** Changes of an agency; what is left out stays as it is. The logo is changed by itself. */
export type UpdateLeaInput = {
  /** False for an agency that is no longer monitored. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Two-digit number of the state, or letters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Monitoring cohort, 1 to 6. */
  cohort?: InputMaybe<Scalars['Int']['input']>;
  /** People to write or call to, in order. */
  contacts?: InputMaybe<Array<LeaContactInput>>;
  /** Size by enrolment: S, M or L. */
  enrollmentBand?: InputMaybe<Scalars['String']['input']>;
  /** Serves children from 3 to 21 (IDEA Part B). */
  hasPartB?: InputMaybe<Scalars['Boolean']['input']>;
  /** Serves infants and toddlers (IDEA Part C). */
  hasPartC?: InputMaybe<Scalars['Boolean']['input']>;
  /** The agency. */
  id: Scalars['Int']['input'];
  /** Text on the pages of the agency, HTML; it is sanitised. */
  intro?: InputMaybe<Scalars['String']['input']>;
  /** True for the training agency, which no count includes. */
  isTest?: InputMaybe<Scalars['Boolean']['input']>;
  /** LEA for a local school system, PA for another public agency. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Links on the pages of the agency, in order. */
  links?: InputMaybe<Array<LeaLinkInput>>;
  /** Full name: Allegany County Public Schools. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Region of the state. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** First and last school days. */
  schoolYears?: InputMaybe<Array<LeaSchoolYearInput>>;
  /** Name for menus and badges: Allegany County. */
  shortName?: InputMaybe<Scalars['String']['input']>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Changes of a template; what is left out stays as it is. */
export type UpdateNoteTemplateInput = {
  /** Category that it sets; 0 for none. */
  category?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the template. */
  id: Scalars['Int']['input'];
  /** Rich text; sanitised before it is stored. */
  textNote?: InputMaybe<Scalars['String']['input']>;
  /** Title, as it is chosen by. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Answers to setup questions; those that are not named stay. */
export type UpdateRecordSetupInput = {
  /** Answers. */
  answers: Array<SetupAnswerInput>;
  /** Id of the record. */
  id: Scalars['Int']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version that the change was made from. */
  version: Scalars['Int']['input'];
};

/** Changes of a role; what is left out stays as it is. */
export type UpdateRoleInput = {
  /** What it is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The role. */
  id: Scalars['ID']['input'];
  /** Name of the role. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Values of its permissions: at least one, unless it had none before. */
  permissions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** What changes of a record; what is left out stays. */
export type UpdateSampleRecordInput = {
  /** Id of the monitor who reviews it; null for nobody. */
  assignedMonitorId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the record. */
  id: Scalars['Int']['input'];
  /** Whether the agency still serves the child. */
  leaConfirmedEnrolled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Day on which the child left, YYYY-MM-DD. */
  leftOn?: InputMaybe<Scalars['String']['input']>;
  /** Why the agency has no document. */
  noDocumentReason?: InputMaybe<Scalars['String']['input']>;
  /** Note of the state. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why it is replaced. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Replaces it by the next of the same part of the list; with a reason, and nothing else. */
  replace?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of its second reader; null for nobody. */
  secondReaderId?: InputMaybe<Scalars['String']['input']>;
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version that the change was made from. */
  version: Scalars['Int']['input'];
};

/** A change of skips and setup answers of a record; what is not named stays. */
export type UpdateSkipLogicInput = {
  /** Answers to setup questions. */
  answers?: InputMaybe<Array<SetupAnswerInput>>;
  /** Items to skip, or not to skip any more. */
  items?: InputMaybe<Array<SkipInput>>;
  /** Id of the record. */
  recordId: Scalars['Int']['input'];
  /** Sections to skip, or not to skip any more. */
  sections?: InputMaybe<Array<SkipInput>>;
  /** Items whose answers may be lost; CONFLICT where others would be. Null accepts every loss. */
  seenLost?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version of the record that the change was made from. */
  version: Scalars['Int']['input'];
};

/** Changes of a training item; what is left out stays as it is. */
export type UpdateTrainingItemInput = {
  /** Rich text; sanitised before it is stored. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** How long it takes, in minutes. */
  durationMin?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the item. */
  id: Scalars['Int']['input'];
  /** Video, Guide PDF, Slides, FAQ, Link or Interactive. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Part of the portal that it is about. */
  module?: InputMaybe<Scalars['String']['input']>;
  /** Roles that it is for; none for everybody. */
  roles?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Beginnings of the addresses that it explains. */
  routes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it is about, in a sentence or two. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** What it is called. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What is said in a film, as text. */
  transcript?: InputMaybe<Scalars['String']['input']>;
  /** Address outside of the portal. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Changes of a user; what is left out stays as it is. */
export type UpdateUserInput = {
  /** E-mail address; it is the user name too. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First and last name. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** The account. */
  id: Scalars['ID']['input'];
  /** Job title, shown before the name; as it is when left out. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Agency of local people; null for state staff. */
  leaId?: InputMaybe<Scalars['Int']['input']>;
  /** Telephone number. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** 'Preferred LEA Dashboard', for state staff only. */
  preferredLeaId?: InputMaybe<Scalars['Int']['input']>;
  /** One role of the portal, and any number of roles that the state made, by their names. */
  roles?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Agencies to hear about, for state staff only; a liaison is limited to them. */
  selectedLeas?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Title of the person, such as Director. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** How many users each choice of Show would leave, the other filters as they are. */
export type UserCounts = {
  __typename?: 'UserCounts';
  /** Those who can sign in. */
  active: Scalars['Int']['output'];
  /** Active and disabled ones. */
  all: Scalars['Int']['output'];
  /** Those who cannot. */
  disabled: Scalars['Int']['output'];
};

/** A refusal that a form shows, beside its field when one is named. */
export type UserError = {
  __typename?: 'UserError';
  /** What kind of refusal this is. */
  code: ErrorCode;
  /** Name of the input field that was refused; null for the whole. */
  field?: Maybe<Scalars['String']['output']>;
  /** True when somebody deleted the record meanwhile; the message says who, and when. */
  isDeleted?: Maybe<Scalars['Boolean']['output']>;
  /** Sentence for the person. */
  message: Scalars['String']['output'];
};

/** Narrows and orders a list of users. */
export type UserFilterInput = {
  /** Only this jurisdiction. */
  leaId?: InputMaybe<Scalars['Int']['input']>;
  /** Two characters or more, searched in user name, full name, email, phone number, title and agency. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only this role, by its name. */
  role?: InputMaybe<Scalars['String']['input']>;
  /** Which users to show. */
  show?: UserShow;
  /** Columns with commas between, a minus for descending: userName, fullName, email, phoneNumber, leaName, role, lastLoginDate, isEnabled, sortOrder. By full name without it. */
  sort?: InputMaybe<Scalars['String']['input']>;
};

/** A refused cell or row of a file of new users. */
export type UserImportError = {
  __typename?: 'UserImportError';
  /** Heading of the refused cell; null for the whole row. */
  column?: Maybe<Scalars['String']['output']>;
  /** Sentence for the person. */
  message: Scalars['String']['output'];
  /** Row in the file, the heading being row 1; 0 for the file as a whole. */
  row: Scalars['Int']['output'];
  /** What stands there. */
  value: Scalars['String']['output'];
};

/** A file of new users, read and checked; nothing is created yet. POST /files/user-imports returns it for a file. */
export type UserImportPreview = {
  __typename?: 'UserImportPreview';
  /** Whether the caller may create these users now. */
  apply: AllowedAct;
  /** Rows with an error. */
  badRows: Scalars['Int']['output'];
  /** How many people get which role. */
  byRole: Array<UserImportRoleCount>;
  /** What is wrong, by row; at most 500. */
  errors: Array<UserImportError>;
  /** All errors, the ones that are not listed too. */
  errorsTotal: Scalars['Int']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Rows without an error. */
  goodRows: Scalars['Int']['output'];
  /** To apply it with; good for one hour, for the same person. */
  id: Scalars['ID']['output'];
  /** Rows with something in them. */
  rows: Scalars['Int']['output'];
  /** The first 20 good rows. */
  sample: Array<UserImportRow>;
};

/** How many people of a file get a role. */
export type UserImportRoleCount = {
  __typename?: 'UserImportRoleCount';
  /** Good rows with this role. */
  count: Scalars['Int']['output'];
  /** Name of the role, such as LocalUser. */
  role: Scalars['String']['output'];
};

/** A good row of a file of new users. */
export type UserImportRow = {
  __typename?: 'UserImportRow';
  /** E-mail address; it becomes the user name too. */
  email: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Job title, shown before the name. */
  jobTitle: Scalars['String']['output'];
  /** Agency of the person; null for state staff. */
  leaId?: Maybe<Scalars['Int']['output']>;
  /** Name of that agency; null for state staff. */
  leaName?: Maybe<Scalars['String']['output']>;
  /** Telephone number. */
  phoneNumber: Scalars['String']['output'];
  /** Name of the role, such as LocalUser. */
  role: Scalars['String']['output'];
  /** Row in the file, the heading being row 1. */
  row: Scalars['Int']['output'];
  /** Title of the person. */
  title: Scalars['String']['output'];
};

/** One page of users. */
export type UserPage = {
  __typename?: 'UserPage';
  /** How many each choice of Show would leave. */
  counts: UserCounts;
  /** Whether the caller may create users now. */
  create: AllowedAct;
  /** Whether the caller may export the active users now. */
  exportActive: AllowedAct;
  /** Whether the caller may import a file of users now. */
  importUsers: AllowedAct;
  /** Number of this page, counted from 1. */
  page: Scalars['Int']['output'];
  /** Rows of one page. */
  pageSize: Scalars['Int']['output'];
  /** Users of this page; none past the end. */
  rows: Array<UserRow>;
  /** What the list is taken from. */
  source: UserSource;
  /** Users that the filters leave, on all pages. */
  total: Scalars['Int']['output'];
};

/** The user after the act. */
export type UserPayload = {
  __typename?: 'UserPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it stands now, on CONFLICT too; null on other refusals. */
  user?: Maybe<UserRow>;
};

/** What somebody has chosen for the own portal. */
export type UserPreferences = {
  __typename?: 'UserPreferences';
  /** Address to open after signing in; null for the one that the role has. */
  homePage?: Maybe<Scalars['String']['output']>;
  /** Pages that can be chosen for it. */
  homePages: Array<HomePageChoice>;
  /** Key of the language, such as en. */
  language: Scalars['String']['output'];
  /** Since when the mail server refuses the own address; null while mail arrives. */
  mailBouncedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Every group of events that the roles of the person can hear of. */
  notifications: Array<NotificationChoice>;
  /** State staff: mail about the preferred agencies only; legal notices come all the same. */
  onlyPreferredLeas: Scalars['Boolean']['output'];
  /** Names of the preferred agencies, which an administrator chooses; none for local people. */
  preferredLeas: Array<Scalars['String']['output']>;
  /** Colours of the portal. */
  theme: Theme;
  /** Version, to be sent with a change; 0 before the first one. */
  version: Scalars['Int']['output'];
};

/** A user in the list and in the editor, with what the caller may do with it now. */
export type UserRow = {
  __typename?: 'UserRow';
  /** Who last changed the account. */
  changedBy?: Maybe<PersonRef>;
  /** When a person last changed the account. */
  changedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** True when the person is displayed as a contact. */
  contactInfoDisplayed: Scalars['Boolean']['output'];
  /** Whether the caller may disable the account now. */
  disable: AllowedAct;
  /** Whether the caller may change every field now. */
  edit: AllowedAct;
  /** Whether the caller may change place and display as a contact now. */
  editContactInfo: AllowedAct;
  /** Whether the caller may change full name, title, job title and phone number now. */
  editDetails: AllowedAct;
  /** Address that mail is sent to. */
  email: Scalars['String']['output'];
  /** Whether the caller may enable the account now. */
  enable: AllowedAct;
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** True for an account that was deleted and can be restored. */
  isDeleted: Scalars['Boolean']['output'];
  /** False for an account that cannot sign in. */
  isEnabled: Scalars['Boolean']['output'];
  /** True while too many failed sign-ins keep the person out. */
  isLocked: Scalars['Boolean']['output'];
  /** Job title, shown before the name. */
  jobTitle?: Maybe<Scalars['String']['output']>;
  /** When the person last signed in; null if never. */
  lastLoginDate?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The agency of the person; null for state staff. */
  lea?: Maybe<Lea>;
  /** Agency of the person; null for state staff. */
  leaId?: Maybe<Scalars['Int']['output']>;
  /** Name of that agency; null for state staff. */
  leaName?: Maybe<Scalars['String']['output']>;
  /** Since when the mail server refuses the address; null while mail arrives. */
  mailBouncedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** New address of the own account that waits for its confirmation; null for other people. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** Telephone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** 'Preferred LEA Dashboard' of state staff; null for local people. */
  preferredLea?: Maybe<Lea>;
  /** 'Preferred LEA Dashboard' of state staff; null for local people. */
  preferredLeaId?: Maybe<Scalars['Int']['output']>;
  /** Whether the caller may delete the account now. */
  remove: AllowedAct;
  /** Whether the caller may bring the deleted account back now. */
  restore: AllowedAct;
  /** Names of the roles, such as LocalAdmin. */
  roles: Array<Scalars['String']['output']>;
  /** Agencies that a person of the state wants to hear about. */
  selectedLeas: Array<Scalars['Int']['output']>;
  /** Whether the caller may mail a link to choose a new password now. */
  sendPasswordReset: AllowedAct;
  /** Place among the contacts, lowest first. */
  sortOrder: Scalars['Int']['output'];
  /** Title of the person, such as Director. */
  title?: Maybe<Scalars['String']['output']>;
  /** Whether the caller may lift the lock now. */
  unblock: AllowedAct;
  /** Name to sign in with: the e-mail address. */
  userName: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
};

/** Which users a list shows. */
export type UserShow =
  /** Those who can sign in. */
  | 'active'
  /** Active and disabled ones. */
  | 'all'
  /** Those who were deleted and can be restored. */
  | 'deleted'
  /** Those who cannot sign in. */
  | 'disabled';

/** What a list of users is taken from; the permissions of the caller decide. */
export type UserSource =
  /** Everybody with an account. */
  | 'all'
  /** Only people who are displayed as contacts. */
  | 'contacts'
  /** Everybody with an account of the own agency. */
  | 'jurisdiction';

/** Second step of signing in. */
export type VerifySecurityCodeInput = {
  /** The six digits that were sent by mail. */
  code: Scalars['String']['input'];
  /** Skip this step for the next 30 days on this device. */
  trustDevice?: Scalars['Boolean']['input'];
};

/** The signed-in person, with what the person may do now. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Address that mail is sent to. */
  email: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** True for liaisons of the state and for dispute resolution staff. */
  isLiaison: Scalars['Boolean']['output'];
  /** True for an administrator of a local agency. */
  isLocalAdmin: Scalars['Boolean']['output'];
  /** True for an ordinary user of a local agency. */
  isLocalUser: Scalars['Boolean']['output'];
  /** True for state monitors and system administrators. */
  isStateMonitor: Scalars['Boolean']['output'];
  /** Job title, shown before the name. */
  jobTitle?: Maybe<Scalars['String']['output']>;
  /** When the person signed in before; null if never. */
  lastLoginDate?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Agency of the person; null for state staff. */
  leaId?: Maybe<Scalars['Int']['output']>;
  /** Name of the agency of the person; null for state staff. */
  leaName?: Maybe<Scalars['String']['output']>;
  /** Columns that the person has put away, by list. */
  listColumns: Array<ListColumns>;
  /** Parts of the portal that the system of record does not have, such as audit-trail or preferences. Menus leave them out. */
  missingRooms: Array<Scalars['String']['output']>;
  /** Current permissions of the roles, such as users.manage. */
  permissions: Array<Scalars['String']['output']>;
  /** Telephone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Names of the roles the person holds, such as LocalAdmin. */
  roles: Array<Scalars['String']['output']>;
  /** True for people who read compliance records but never change them. */
  specialReadOnly: Scalars['Boolean']['output'];
  /** Title of the person, such as Director. */
  title?: Maybe<Scalars['String']['output']>;
  /** Name to sign in with: the e-mail address. */
  userName: Scalars['String']['output'];
};

/** Outcome of remembering a visit. */
export type VisitPayload = {
  __typename?: 'VisitPayload';
  /** Refusals; empty when it is remembered. */
  errors: Array<UserError>;
  /** The visit; null when it was refused. */
  visit?: Maybe<PlaceVisit>;
};

/** A place whose visits are remembered for the person. */
export type VisitPlace =
  /** The local dashboard. */
  | 'localDashboard'
  /** The state dashboard. */
  | 'stateDashboard'
  /** The tour of the landing page: a visit finishes it. */
  | 'tour';

/** A report that is taken back. */
export type WithdrawAuditReportInput = {
  /** Id of the prong. */
  prongId: Scalars['Int']['input'];
  /** Why it is taken back. */
  reason: Scalars['String']['input'];
  /** Kind of audit: desk-audit. */
  typeKey: Scalars['String']['input'];
  /** Version that the change was made from. */
  version: Scalars['Int']['input'];
};

/** Which publication is taken back, and why. */
export type WithdrawJustificationInput = {
  /** Id of the agency. */
  leaId: Scalars['Int']['input'];
  /** Why, which the agency reads. */
  reason: Scalars['String']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
  /** Compliance year. */
  year: Scalars['Int']['input'];
};

/** Takes a report out of the library of the agency. */
export type WithdrawReportInput = {
  /** The report. */
  id: Scalars['Int']['input'];
  /** Why; it stands in the audit trail. */
  reason: Scalars['String']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** A compliance year, from July to June, or a federal fiscal year. */
export type Year = {
  __typename?: 'Year';
  /** Calendar year in which it starts. */
  id: Scalars['Int']['output'];
  /** Name for the screen: '2026 - 2027' for compliance years, 'FFY 2026' for the others. */
  name: Scalars['String']['output'];
};

/** Who launched a year and how much work it holds. The training agency is not counted. */
export type YearFigures = {
  __typename?: 'YearFigures';
  /** Agencies that have a self-assessment of the year. */
  agencies: Scalars['Int']['output'];
  /** Of these, how many are closed. */
  closedSelfAssessments: Scalars['Int']['output'];
  /** Required and supporting documents that are kept. */
  documents: Scalars['Int']['output'];
  /** Findings issued about the year, or dated in the fiscal year. */
  findings: Scalars['Int']['output'];
  /** Who launched it; null where nobody did. */
  launchedBy?: Maybe<PersonRef>;
  /** When it was launched; null for years of the first installation. */
  launchedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Of these, how many are not closed yet. */
  openFindings: Scalars['Int']['output'];
  /** Self-assessments of the year. */
  selfAssessments: Scalars['Int']['output'];
  /** Id of the year. */
  year: Scalars['Int']['output'];
};

/** The calendars that a year is launched in. */
export type YearKind =
  /** Compliance years. */
  | 'compliance'
  /** Federal fiscal years of local determinations. */
  | 'determinations'
  /** Federal fiscal years of dispute resolution. */
  | 'disputes';
