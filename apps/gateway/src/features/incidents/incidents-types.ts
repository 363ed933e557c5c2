import { Field, ID, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { DateTimeISO } from '../../scalars.js'
import { Lea } from '../agencies/agencies-types.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'

const errorsDescription = 'Why it was refused; empty when it was done.'

@ObjectType({ description: 'Something about an incident that may be unlawful, seen by rule.' })
export class IncidentFlag {
  @Field(() => String, { description: 'Key of the flag.' })
  key!: string

  @Field(() => String, { description: 'The flag in words.' })
  label!: string

  @Field(() => String, { description: 'The numbers that raised it.' })
  reason!: string
}

@ObjectType({ description: 'Somebody of the staff who took part.' })
export class IncidentStaff {
  @Field(() => ID, { description: 'Made by the client, the same as long as the entry is there.' })
  id!: string

  @Field(() => String, { description: 'Name of the person.' })
  name!: string

  @Field(() => Boolean, { description: 'Whether the person was trained.' })
  trained!: boolean

  @Field(() => String, { description: 'Day as YYYY-MM-DD; empty where the training does not expire.' })
  trainedUntil!: string
}

@ObjectType()
abstract class IncidentCore {
  @Field(() => Int, { description: 'Id of the incident.' })
  id!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Int, { description: 'Compliance year of the incident.' })
  year!: number

  @Field(() => String, { description: "The agency's own number of the incident." })
  number!: string

  @Field(() => String, { description: 'Masked: initials and the end of the identifier.' })
  student!: string

  @Field(() => String, { description: 'Name of the school.' })
  school!: string

  @Field(() => String, { description: 'Day of the incident, as YYYY-MM-DD.' })
  incidentDate!: string

  @Field(() => String, { description: 'Code of the kind of incident.' })
  kind!: string

  @Field(() => Int, { description: 'From start to end.' })
  minutes!: number

  @Field(() => String, { description: 'Code of the injury.' })
  injury!: string

  @Field(() => String, { description: 'Day as YYYY-MM-DD until which the team meets.' })
  meetingDueOn!: string

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number

  @Field(() => [IncidentFlag], { description: 'What may be unlawful about it, now.' })
  flags!: IncidentFlag[]

  @Field(() => Lea, { description: 'The agency.' })
  lea?: Lea
}

@ObjectType({ description: 'An incident in the register.' })
export class IncidentRow extends IncidentCore {}

@ObjectType({ description: 'Incidents of the same student in the same year.' })
export class IncidentsOfStudent {
  @Field(() => Int, { description: 'Which of them it is, counted from 1.' })
  position!: number

  @Field(() => Int, { description: 'How many there are.' })
  total!: number
}

@ObjectType({ description: 'A restraint or seclusion of one student.' })
export class Incident extends IncidentCore {
  @Field(() => String, { description: "'Public school' or 'Nonpublic school'." })
  setting!: string

  @Field(() => String, { description: 'HH:MM in the time of the school.' })
  startTime!: string

  @Field(() => String, { description: 'HH:MM in the time of the school.' })
  endTime!: string

  @Field(() => String, { description: "Code of the position, such as 'STANDING' or 'PRONE'." })
  position!: string

  @Field(() => String, { description: 'What led to it.' })
  trigger!: string

  @Field(() => String, { description: 'What was tried before, a line each.' })
  lessIntrusive!: string

  @Field(() => String, { description: "'Done', 'Not done' or 'Not needed'." })
  medicalCheck!: string

  @Field(() => String, { description: 'Day as YYYY-MM-DD; empty where parents were not told.' })
  parentNotifiedOn!: string

  @Field(() => String, { description: 'HH:MM; empty where only the day is known.' })
  parentNotifiedTime!: string

  @Field(() => String, { description: 'How parents were told; empty where they were not.' })
  parentNotifiedHow!: string

  @Field(() => String, { description: 'Day of the debriefing, as YYYY-MM-DD; empty before it.' })
  debriefOn!: string

  @Field(() => String, {
    description: "Whether a plan of the student addresses the use: 'Yes', 'No' or 'No plan'.",
  })
  planAddresses!: string

  @Field(() => String, { description: 'Day as YYYY-MM-DD; empty before the meeting.' })
  teamMeetingHeldOn!: string

  @Field(() => String, { description: 'Code of the grade.' })
  grade!: string

  @Field(() => Int, { description: 'In whole years on the day of the incident.' })
  age!: number

  @Field(() => String, { description: 'Code of the disability.' })
  disability!: string

  @Field(() => String, { description: 'Code of race or ethnicity.' })
  raceEthnicity!: string

  @Field(() => String, { description: 'Code of the gender.' })
  gender!: string

  @Field(() => String, { description: 'Code of the type of placement.' })
  placement!: string

  @Field(() => [IncidentStaff], { description: 'Who took part.' })
  staff!: IncidentStaff[]

  @Field(() => String, {
    description: 'Last moment of the notice to parents, YYYY-MM-DDTHH:MM in the time of the school.',
  })
  parentNoticeDue!: string

  @Field(() => IncidentsOfStudent, { description: 'Incidents of the same student in the same year.' })
  ofStudent!: IncidentsOfStudent

  @Field(() => PersonRef, { description: 'Who registered it.' })
  createdBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was registered.' })
  createdOn!: string

  @Field(() => PersonRef, { description: 'Who changed it last.' })
  changedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was changed last.' })
  changedOn!: string

  @Field(() => AllowedAct, { description: 'Whether the caller may change it.' })
  edit!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may see the name of the student.' })
  reveal!: AllowedAct
}

@ObjectType({ description: 'The notice about a student with many incidents, once in a year.' })
export class IncidentNotice {
  @Field(() => Int, { description: 'Id of the notice.' })
  id!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Int, { description: 'Compliance year of the incidents.' })
  year!: number

  @Field(() => String, { description: 'Masked: initials and the end of the identifier.' })
  student!: string

  @Field(() => Int, { description: 'Incidents of the student in the year by now.' })
  incidents!: number

  @Field(() => String, { description: 'Day as YYYY-MM-DD of the incident that called for it.' })
  reachedOn!: string

  @Field(() => String, { description: 'Day as YYYY-MM-DD.' })
  dueOn!: string

  @Field(() => String, { description: 'The rule of its due date.' })
  rule!: string

  @Field(() => String, { description: 'How the due date came about, in a sentence.' })
  derivation!: string

  @Field(() => String, { nullable: true, description: 'Day as YYYY-MM-DD; null until it is given.' })
  givenOn!: string | null

  @Field(() => Int, { description: 'The newest incident of the student.' })
  incidentId!: number

  @Field(() => AllowedAct, { description: 'Whether the caller may say that it was given.' })
  record!: AllowedAct

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number

  @Field(() => Lea, { description: 'The agency.' })
  lea?: Lea
}

@ObjectType({ description: 'One page of incidents.' })
export class IncidentPage {
  @Field(() => [IncidentRow], { description: 'Incidents of this page; none past the end.' })
  rows!: IncidentRow[]

  @Field(() => Int, { description: 'Incidents that the filter leaves, on all pages.' })
  total!: number

  @Field(() => Int, { description: 'Number of this page, counted from 1.' })
  page!: number

  @Field(() => Int, { description: 'Rows of one page.' })
  pageSize!: number

  @Field(() => [IncidentNotice], {
    description: 'Notices about students with many incidents that are to be given.',
  })
  notices!: IncidentNotice[]

  @Field(() => AllowedAct, { description: 'Whether the caller may register one.' })
  add!: AllowedAct
}

@ObjectType({ description: 'A code that can be chosen.' })
export class IncidentOption {
  @Field(() => String, { description: 'The code itself.' })
  code!: string

  @Field(() => String, { description: 'The code in words.' })
  label!: string
}

@ObjectType({ description: 'What can be chosen in a field of an incident.' })
export class IncidentCodeList {
  @Field(() => String, { description: 'Name of the field.' })
  field!: string

  @Field(() => [IncidentOption], { description: 'In the order of the list.' })
  options!: IncidentOption[]
}

@ObjectType({ description: 'Something that flags and clocks of incidents are judged by.' })
export class IncidentParameter {
  @Field(() => String, { description: 'Key of the parameter.' })
  key!: string

  @Field(() => String, { description: 'The parameter in words.' })
  label!: string

  @Field(() => String, { description: 'Its value here.' })
  value!: string

  @Field(() => String, { description: 'Where the law says so.' })
  source!: string

  @Field(() => String, { description: 'What the state must do before the value is relied on.' })
  verify!: string
}

@ObjectType({ description: 'What the fields of an incident can hold, and what they are judged by.' })
export class IncidentChoices {
  @Field(() => [IncidentCodeList], { description: 'One for each field of codes.' })
  codes!: IncidentCodeList[]

  @Field(() => [IncidentParameter], { description: 'The parameters of the state.' })
  parameters!: IncidentParameter[]
}

@ObjectType({ description: 'Who the student of an incident is.' })
export class RevealedIncidentStudent {
  @Field(() => String, { description: 'State number of the student, 10 digits.' })
  studentId!: string

  @Field(() => String, { description: 'Last name of the student.' })
  lastName!: string

  @Field(() => String, { description: 'First name of the student.' })
  firstName!: string
}

@ObjectType({ description: 'The incident after the act.' })
export class IncidentPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => Incident, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  incident!: Incident | null
}

@ObjectType({ description: 'The notice after the act.' })
export class IncidentNoticePayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => IncidentNotice, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  notice!: IncidentNotice | null
}

@ObjectType({ description: 'The student of an incident by name.' })
export class IncidentStudentPayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => RevealedIncidentStudent, { nullable: true, description: 'Null when it was refused.' })
  student!: RevealedIncidentStudent | null
}
