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

/** Something that the caller may or may not do now. Screens show the reason beside a control that is disabled. */
export type AllowedAct = {
  __typename?: 'AllowedAct';
  /** True when the caller may do it now. */
  allowed: Scalars['Boolean']['output'];
  /** Why not, in words for the person; null when allowed. */
  reason?: Maybe<Scalars['String']['output']>;
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

/** One question (compliance strategy item) with the answer of one agency. */
export type ComplianceStrategyItem = {
  __typename?: 'ComplianceStrategyItem';
  /** Documents that count as evidence. */
  acceptableEvidence: Array<Scalars['String']['output']>;
  /** Who saved the answer last. */
  answeredBy?: Maybe<PersonRef>;
  /** When it was saved last. */
  answeredOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Rules of law behind it. */
  citations: Array<Citation>;
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

/** Whether the document was deleted. */
export type DeleteSupportingDocumentPayload = {
  __typename?: 'DeleteSupportingDocumentPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
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

export type Mutation = {
  __typename?: 'Mutation';
  /** Activates self-assessments for their agencies, all or none. For the state. */
  activateSelfAssessments: ActivateSelfAssessmentsPayload;
  /** Assigns a person to a subsection. */
  assignUser: AssignmentPayload;
  /** Changes the password of the signed-in person. Other sessions and trusted devices end. */
  changePassword: ChangePasswordPayload;
  /** Deletes a supporting document: administrators of the agency any, others their own. */
  deleteSupportingDocument: DeleteSupportingDocumentPayload;
  /** Takes a submission back, until the state begins its review. */
  recallSelfAssessment: SelfAssessmentPayload;
  /** Takes a person off a subsection. */
  removeUser: AssignmentPayload;
  /** Sends a link to choose a new password with. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sends the security code of the running sign-in again: once in 30 seconds, five times an hour. */
  resendSecurityCode: ResendSecurityCodePayload;
  /** Sets a new password with the token of a mailed link. */
  resetPassword: ResetPasswordPayload;
  /** Takes an activation back. Answers are kept, hidden, and come back with the next activation. */
  resetSelfAssessmentActivation: SelfAssessmentPayload;
  /** Saves the rating and the explanation of one question, complete or not. */
  saveComplianceStrategyItem: ComplianceStrategyItemPayload;
  /** Marks a subsection ready, approves it or returns it. */
  setSubsectionState: SubsectionResponsePayload;
  /** First step of signing in. With a trusted device the person is signed in at once; otherwise a security code is sent by mail. A session that this browser already has is ended first. */
  signIn: SignInPayload;
  /** Signs out: forgets the session and revokes its tokens. The device stays trusted. */
  signOut: SignOutPayload;
  /** Opens a self-assessment for answers. For administrators of the agency. */
  startSelfAssessment: SelfAssessmentPayload;
  /** Submits a self-assessment to the state, with the statement of accuracy. */
  submitSelfAssessment: SelfAssessmentPayload;
  /** Second step of signing in: the security code that was mailed. */
  verifySecurityCode: SignInPayload;
};


export type MutationActivateSelfAssessmentsArgs = {
  input: ActivateSelfAssessmentsInput;
};


export type MutationAssignUserArgs = {
  input: AssignmentInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationDeleteSupportingDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRecallSelfAssessmentArgs = {
  input: RecallSelfAssessmentInput;
};


export type MutationRemoveUserArgs = {
  input: AssignmentInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationResetSelfAssessmentActivationArgs = {
  input: ResetSelfAssessmentActivationInput;
};


export type MutationSaveComplianceStrategyItemArgs = {
  input: SaveComplianceStrategyItemInput;
};


export type MutationSetSubsectionStateArgs = {
  input: SetSubsectionStateInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationStartSelfAssessmentArgs = {
  input: StartSelfAssessmentInput;
};


export type MutationSubmitSelfAssessmentArgs = {
  input: SubmitSelfAssessmentInput;
};


export type MutationVerifySecurityCodeArgs = {
  input: VerifySecurityCodeInput;
};

/** Something that a role can allow. */
export type Permission = {
  __typename?: 'Permission';
  /** What it lets its holder do. */
  description: Scalars['String']['output'];
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

export type Query = {
  __typename?: 'Query';
  /** Users of the agency, with a mark for those assigned to a subsection. */
  assignableUsers: Array<AssignableUser>;
  /** Compliance years, oldest first; the last one is the default where none was chosen before. */
  complianceYears: Array<Year>;
  /** One agency; null when there is none that the caller may see. */
  lea?: Maybe<Lea>;
  /** The agencies that the caller may see, by code: all of them for state staff, else the own one. */
  leas: Array<Lea>;
  /** Every permission that a role can hold. For people who may see roles. */
  permissions: Array<Permission>;
  /** One self-assessment; null when there is none that the caller may see. */
  selfAssessment?: Maybe<SelfAssessment>;
  /** Every answer and document of a self-assessment; null when there is none that the caller may see. */
  selfAssessmentReport?: Maybe<SelfAssessmentReport>;
  /** Self-assessments of one year, one for each agency and part that the caller may see. */
  selfAssessments: Array<SelfAssessmentRow>;
  /** One subsection with its questions and answers; null when there is none that the caller may see. */
  subsectionResponse?: Maybe<SubsectionResponse>;
  /** The signed-in person; null when nobody is signed in. This decides whether a browser is signed in. */
  viewer?: Maybe<Viewer>;
};


export type QueryAssignableUsersArgs = {
  leaId: Scalars['Int']['input'];
  subsectionResponseId: Scalars['Int']['input'];
};


export type QueryLeaArgs = {
  id: Scalars['Int']['input'];
};


export type QuerySelfAssessmentArgs = {
  id: Scalars['Int']['input'];
};


export type QuerySelfAssessmentReportArgs = {
  id: Scalars['Int']['input'];
};


export type QuerySelfAssessmentsArgs = {
  leaIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  year: Scalars['Int']['input'];
};


export type QuerySubsectionResponseArgs = {
  id: Scalars['Int']['input'];
};

/** One step of a rating scale. */
export type RatingChoice = {
  __typename?: 'RatingChoice';
  /** Words for the screen. */
  label: Scalars['String']['output'];
  /** Number that is saved. */
  value: Scalars['Int']['output'];
};

/** Takes a submission back, until its review begins. */
export type RecallSelfAssessmentInput = {
  /** The self-assessment. */
  id: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
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

/** The answer to one question, complete or not. */
export type SaveComplianceStrategyItemInput = {
  /** The question. */
  itemId: Scalars['Int']['input'];
  /** The explanation as HTML; it is sanitised. */
  narrative: Scalars['String']['input'];
  /** 4 fully implemented … 1 not implemented, 0 not applicable; null for none. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** The self-assessment. */
  selfAssessmentId: Scalars['Int']['input'];
  /** Version of the answer that the caller saw; 0 before the first save. */
  version: Scalars['Int']['input'];
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
  /** Day by which it is to be submitted. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
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
  /** Who started it in the agency. */
  locallyActivatedBy?: Maybe<PersonRef>;
  /** When it was started in the agency. */
  locallyActivatedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** 'Part B' for children from 3 to 21, 'Part C' for infants and toddlers. */
  part: Scalars['String']['output'];
  /** Title of the questionnaire that is answered. */
  questionnaireTitle: Scalars['String']['output'];
  /** Whether the caller may take the submission back now. */
  recall: AllowedAct;
  /** Whether the caller may take the activation back now. */
  resetActivation: AllowedAct;
  /** Its sections, in order. */
  sections: Array<SectionSummary>;
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
  /** Day by which it is to be submitted. */
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
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
  /** 'Part B' for children from 3 to 21, 'Part C' for infants and toddlers. */
  part: Scalars['String']['output'];
  /** Title of the questionnaire that is answered. */
  questionnaireTitle: Scalars['String']['output'];
  /** 0 not activated, 1 activated by the state, 2 open, 3 in progress, 4 submitted, 5 in state review, 6 selective report issued, 7 resubmitted, 8 final report issued, 9 closed. */
  submitState: Scalars['Int']['output'];
  /** Who submitted it. */
  submittedBy?: Maybe<PersonRef>;
  /** When it was submitted. */
  submittedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Subsections that are marked ready, approved or further. */
  subsectionsReady: Scalars['Int']['output'];
  /** All subsections. */
  subsectionsTotal: Scalars['Int']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
  /** Compliance year: the calendar year in which the school year starts. */
  year: Scalars['Int']['output'];
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
  /** True when a security code was sent and must be given next. */
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

/** Opens a self-assessment for answers in the agency. */
export type StartSelfAssessmentInput = {
  /** The self-assessment. */
  id: Scalars['Int']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
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

/** Submits a self-assessment to the state. */
export type SubmitSelfAssessmentInput = {
  /** The self-assessment. */
  id: Scalars['Int']['input'];
  /** Name under the statement of accuracy. */
  statementName: Scalars['String']['input'];
  /** Title under the statement of accuracy. */
  statementTitle: Scalars['String']['input'];
  /** Version of the record that the caller saw. */
  version: Scalars['Int']['input'];
};

/** A subsection with its questions, answers and documents, and what the caller may do with it. */
export type SubsectionResponse = {
  __typename?: 'SubsectionResponse';
  /** Whether the caller may answer now. */
  answer: AllowedAct;
  /** Whether the caller may approve it now. */
  approve: AllowedAct;
  /** Whether the caller may assign people now. */
  assign: AllowedAct;
  /** People who are to answer it. */
  assignees: Array<PersonRef>;
  /** Documents of the subsection that belong to no single question. */
  documents: Array<SupportingDocument>;
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
  /** Number, such as 1.2. */
  number: Scalars['String']['output'];
  /** 'Part B' or 'Part C'. */
  part: Scalars['String']['output'];
  /** Whether the caller may return it now. */
  return: AllowedAct;
  /** Comment of the last return. */
  reviewerComment?: Maybe<Scalars['String']['output']>;
  /** Number of its section. */
  sectionNumber: Scalars['String']['output'];
  /** Title of its section. */
  sectionTitle: Scalars['String']['output'];
  /** Self-assessment that it belongs to. */
  selfAssessmentId: Scalars['Int']['output'];
  /** 0 not started, 1 in progress, 2 ready for local review, 3 approved locally, further as in SubsectionSummary. */
  state: Scalars['Int']['output'];
  /** State of the self-assessment, 0 to 9. */
  submitState: Scalars['Int']['output'];
  /** Id of the subsection in the questionnaire. */
  subsectionId: Scalars['Int']['output'];
  /** Title of the subsection. */
  title: Scalars['String']['output'];
  /** Version of the record, to be sent with a change of it. */
  version: Scalars['Int']['output'];
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
  /** Id of the subsection in this self-assessment. */
  id: Scalars['Int']['output'];
  /** True when the caller is one of them. */
  isAssignedToCurrentUser: Scalars['Boolean']['output'];
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
  /** Who uploaded it. */
  createdBy: PersonRef;
  /** When it was uploaded. */
  createdOn: Scalars['DateTimeISO']['output'];
  /** Path of the bytes at this server, for a link; it downloads as a file. */
  downloadPath: Scalars['String']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Id of the document. */
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
  /** Title that the uploader gave. */
  title: Scalars['String']['output'];
};

/** A refusal that a form shows, beside its field when one is named. */
export type UserError = {
  __typename?: 'UserError';
  /** What kind of refusal this is. */
  code: ErrorCode;
  /** Name of the input field that was refused; null for the whole. */
  field?: Maybe<Scalars['String']['output']>;
  /** Sentence for the person. */
  message: Scalars['String']['output'];
};

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
  /** What the roles allow at this moment, such as users.manage. */
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

/** A compliance year, from July to June. */
export type Year = {
  __typename?: 'Year';
  /** Calendar year in which the school year starts. */
  id: Scalars['Int']['output'];
  /** Name for the screen: '2026 - 2027'. */
  name: Scalars['String']['output'];
};
