export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTimeISO: { input: string; output: string; }
  /** A calendar date, YYYY-MM-DD. */
  LocalDate: { input: string; output: string; }
};

export type ActivateSelfAssessmentsInput = {
  dueOn: Scalars['LocalDate']['input'];
  ids: Array<Scalars['Int']['input']>;
};

export type ActivateSelfAssessmentsPayload = {
  __typename?: 'ActivateSelfAssessmentsPayload';
  errors: Array<UserError>;
  rows: Array<SelfAssessmentRow>;
};

export type AllowedAct = {
  __typename?: 'AllowedAct';
  allowed: Scalars['Boolean']['output'];
  reason?: Maybe<Scalars['String']['output']>;
};

export type AssignableUser = {
  __typename?: 'AssignableUser';
  fullName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isAssigned: Scalars['Boolean']['output'];
  roles: Array<Scalars['String']['output']>;
};

export type AssignmentInput = {
  subsectionResponseId: Scalars['Int']['input'];
  userId: Scalars['ID']['input'];
};

export type AssignmentPayload = {
  __typename?: 'AssignmentPayload';
  errors: Array<UserError>;
  users: Array<AssignableUser>;
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  errors: Array<UserError>;
};

export type Citation = {
  __typename?: 'Citation';
  plainText: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ComplianceStrategyItem = {
  __typename?: 'ComplianceStrategyItem';
  acceptableEvidence: Array<Scalars['String']['output']>;
  answeredBy?: Maybe<PersonRef>;
  answeredOn?: Maybe<Scalars['DateTimeISO']['output']>;
  citations: Array<Citation>;
  documents: Array<SupportingDocument>;
  evidenceRequired: Scalars['Boolean']['output'];
  gaps: Array<Scalars['String']['output']>;
  guidance: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  indicatorCode?: Maybe<Scalars['String']['output']>;
  narrative: Scalars['String']['output'];
  narrativeRequired: Scalars['String']['output'];
  number: Scalars['String']['output'];
  rating?: Maybe<Scalars['Int']['output']>;
  ratingScale: Array<RatingChoice>;
  responseType: Scalars['String']['output'];
  text: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

/** On CONFLICT, item is the answer as it stands now. */
export type ComplianceStrategyItemPayload = {
  __typename?: 'ComplianceStrategyItemPayload';
  errors: Array<UserError>;
  item?: Maybe<ComplianceStrategyItem>;
};

export type DeleteSupportingDocumentPayload = {
  __typename?: 'DeleteSupportingDocumentPayload';
  errors: Array<UserError>;
};

export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'FORBIDDEN'
  | 'INTERNAL'
  | 'NOT_FOUND'
  | 'TOO_MANY_REQUESTS'
  | 'UNAUTHENTICATED'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE';

export type Lea = {
  __typename?: 'Lea';
  active: Scalars['Boolean']['output'];
  code: Scalars['String']['output'];
  cohort?: Maybe<Scalars['Int']['output']>;
  enrollmentBand?: Maybe<Scalars['String']['output']>;
  hasPartB: Scalars['Boolean']['output'];
  hasPartC: Scalars['Boolean']['output'];
  id: Scalars['Int']['output'];
  isTest: Scalars['Boolean']['output'];
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
  region?: Maybe<Scalars['String']['output']>;
  shortName: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  activateSelfAssessments: ActivateSelfAssessmentsPayload;
  assignUser: AssignmentPayload;
  changePassword: ChangePasswordPayload;
  deleteSupportingDocument: DeleteSupportingDocumentPayload;
  recallSelfAssessment: SelfAssessmentPayload;
  removeUser: AssignmentPayload;
  requestPasswordReset: RequestPasswordResetPayload;
  resendSecurityCode: ResendSecurityCodePayload;
  resetPassword: ResetPasswordPayload;
  resetSelfAssessmentActivation: SelfAssessmentPayload;
  saveComplianceStrategyItem: ComplianceStrategyItemPayload;
  setSubsectionState: SubsectionResponsePayload;
  signIn: SignInPayload;
  signOut: SignOutPayload;
  startSelfAssessment: SelfAssessmentPayload;
  submitSelfAssessment: SelfAssessmentPayload;
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

export type Permission = {
  __typename?: 'Permission';
  description: Scalars['String']['output'];
  groupName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type PersonRef = {
  __typename?: 'PersonRef';
  fullName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type Query = {
  __typename?: 'Query';
  assignableUsers: Array<AssignableUser>;
  complianceYears: Array<Year>;
  lea?: Maybe<Lea>;
  leas: Array<Lea>;
  permissions: Array<Permission>;
  selfAssessment?: Maybe<SelfAssessment>;
  selfAssessmentReport?: Maybe<SelfAssessmentReport>;
  selfAssessments: Array<SelfAssessmentRow>;
  subsectionResponse?: Maybe<SubsectionResponse>;
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

export type RatingChoice = {
  __typename?: 'RatingChoice';
  label: Scalars['String']['output'];
  value: Scalars['Int']['output'];
};

export type RecallSelfAssessmentInput = {
  id: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  errors: Array<UserError>;
};

export type ResendSecurityCodePayload = {
  __typename?: 'ResendSecurityCodePayload';
  email?: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
};

export type ResetPasswordInput = {
  email: Scalars['String']['input'];
  isNewUser?: Scalars['Boolean']['input'];
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  errors: Array<UserError>;
};

export type ResetSelfAssessmentActivationInput = {
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type SaveComplianceStrategyItemInput = {
  itemId: Scalars['Int']['input'];
  narrative: Scalars['String']['input'];
  rating?: InputMaybe<Scalars['Int']['input']>;
  selfAssessmentId: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};

export type SectionSummary = {
  __typename?: 'SectionSummary';
  id: Scalars['Int']['output'];
  intro: Scalars['String']['output'];
  number: Scalars['String']['output'];
  subsections: Array<SubsectionSummary>;
  title: Scalars['String']['output'];
};

export type SelfAssessment = {
  __typename?: 'SelfAssessment';
  activate: AllowedAct;
  activatedBy?: Maybe<PersonRef>;
  activatedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  answerable: Scalars['Int']['output'];
  answered: Scalars['Int']['output'];
  documents: Scalars['Int']['output'];
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  gaps: Array<SubmissionGap>;
  id: Scalars['Int']['output'];
  intro: Scalars['String']['output'];
  isActive: Scalars['Boolean']['output'];
  lastActivityOn?: Maybe<Scalars['DateTimeISO']['output']>;
  lea: Lea;
  leaId: Scalars['Int']['output'];
  locallyActivatedBy?: Maybe<PersonRef>;
  locallyActivatedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  part: Scalars['String']['output'];
  questionnaireTitle: Scalars['String']['output'];
  recall: AllowedAct;
  resetActivation: AllowedAct;
  sections: Array<SectionSummary>;
  shortDescription: Scalars['String']['output'];
  start: AllowedAct;
  statementName?: Maybe<Scalars['String']['output']>;
  statementTitle?: Maybe<Scalars['String']['output']>;
  submit: AllowedAct;
  submitState: Scalars['Int']['output'];
  submittedBy?: Maybe<PersonRef>;
  submittedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  subsectionsReady: Scalars['Int']['output'];
  subsectionsTotal: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
  year: Scalars['Int']['output'];
};

/** On CONFLICT, selfAssessment is the row as it stands now. */
export type SelfAssessmentPayload = {
  __typename?: 'SelfAssessmentPayload';
  errors: Array<UserError>;
  selfAssessment?: Maybe<SelfAssessment>;
};

export type SelfAssessmentReport = {
  __typename?: 'SelfAssessmentReport';
  generatedOn: Scalars['DateTimeISO']['output'];
  selfAssessment: SelfAssessment;
  subsections: Array<SubsectionResponse>;
};

export type SelfAssessmentRow = {
  __typename?: 'SelfAssessmentRow';
  activate: AllowedAct;
  answerable: Scalars['Int']['output'];
  answered: Scalars['Int']['output'];
  documents: Scalars['Int']['output'];
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['Int']['output'];
  isActive: Scalars['Boolean']['output'];
  lastActivityOn?: Maybe<Scalars['DateTimeISO']['output']>;
  lea: Lea;
  leaId: Scalars['Int']['output'];
  part: Scalars['String']['output'];
  questionnaireTitle: Scalars['String']['output'];
  submitState: Scalars['Int']['output'];
  submittedBy?: Maybe<PersonRef>;
  submittedOn?: Maybe<Scalars['DateTimeISO']['output']>;
  subsectionsReady: Scalars['Int']['output'];
  subsectionsTotal: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
  year: Scalars['Int']['output'];
};

export type SetSubsectionStateInput = {
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  state: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};

export type SignInInput = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type SignInPayload = {
  __typename?: 'SignInPayload';
  email?: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
  mfaRequired: Scalars['Boolean']['output'];
  viewer?: Maybe<Viewer>;
};

export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  errors: Array<UserError>;
};

export type StartSelfAssessmentInput = {
  id: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};

export type SubmissionGap = {
  __typename?: 'SubmissionGap';
  message: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  subsectionResponseId?: Maybe<Scalars['Int']['output']>;
};

export type SubmitSelfAssessmentInput = {
  id: Scalars['Int']['input'];
  statementName: Scalars['String']['input'];
  statementTitle: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type SubsectionResponse = {
  __typename?: 'SubsectionResponse';
  answer: AllowedAct;
  approve: AllowedAct;
  assign: AllowedAct;
  assignees: Array<PersonRef>;
  documents: Array<SupportingDocument>;
  dueOn?: Maybe<Scalars['LocalDate']['output']>;
  id: Scalars['Int']['output'];
  intro: Scalars['String']['output'];
  isAssignedToCurrentUser: Scalars['Boolean']['output'];
  items: Array<ComplianceStrategyItem>;
  lea: Lea;
  leaId: Scalars['Int']['output'];
  markReady: AllowedAct;
  number: Scalars['String']['output'];
  part: Scalars['String']['output'];
  return: AllowedAct;
  reviewerComment?: Maybe<Scalars['String']['output']>;
  sectionNumber: Scalars['String']['output'];
  sectionTitle: Scalars['String']['output'];
  selfAssessmentId: Scalars['Int']['output'];
  state: Scalars['Int']['output'];
  submitState: Scalars['Int']['output'];
  subsectionId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  year: Scalars['Int']['output'];
};

export type SubsectionResponsePayload = {
  __typename?: 'SubsectionResponsePayload';
  errors: Array<UserError>;
  subsectionResponse?: Maybe<SubsectionResponse>;
};

export type SubsectionSummary = {
  __typename?: 'SubsectionSummary';
  answerable: Scalars['Int']['output'];
  answered: Scalars['Int']['output'];
  assignees: Array<PersonRef>;
  documents: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  isAssignedToCurrentUser: Scalars['Boolean']['output'];
  number: Scalars['String']['output'];
  state: Scalars['Int']['output'];
  subsectionId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type SupportingDocument = {
  __typename?: 'SupportingDocument';
  createdBy: PersonRef;
  createdOn: Scalars['DateTimeISO']['output'];
  downloadPath: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  itemId?: Maybe<Scalars['Int']['output']>;
  mime: Scalars['String']['output'];
  remove: AllowedAct;
  scanState: Scalars['String']['output'];
  sha256: Scalars['String']['output'];
  size: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type UserError = {
  __typename?: 'UserError';
  code: ErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type VerifySecurityCodeInput = {
  code: Scalars['String']['input'];
  trustDevice?: Scalars['Boolean']['input'];
};

export type Viewer = {
  __typename?: 'Viewer';
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isLiaison: Scalars['Boolean']['output'];
  isLocalAdmin: Scalars['Boolean']['output'];
  isLocalUser: Scalars['Boolean']['output'];
  isStateMonitor: Scalars['Boolean']['output'];
  jobTitle?: Maybe<Scalars['String']['output']>;
  lastLoginDate?: Maybe<Scalars['DateTimeISO']['output']>;
  leaId?: Maybe<Scalars['Int']['output']>;
  leaName?: Maybe<Scalars['String']['output']>;
  permissions: Array<Scalars['String']['output']>;
  phoneNumber?: Maybe<Scalars['String']['output']>;
  roles: Array<Scalars['String']['output']>;
  specialReadOnly: Scalars['Boolean']['output'];
  title?: Maybe<Scalars['String']['output']>;
  userName: Scalars['String']['output'];
};

export type Year = {
  __typename?: 'Year';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};
