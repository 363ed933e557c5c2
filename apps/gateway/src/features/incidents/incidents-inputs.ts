import { Field, ID, InputType, Int } from 'type-graphql'
import { changesOf } from '../../changes-of.js'

@InputType({ description: 'Narrows the register of incidents.' })
export class IncidentFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Two characters or more, searched in number, school and what led to it.',
  })
  q?: string | null

  @Field(() => Int, { nullable: true, description: 'Only of this agency.' })
  leaId?: number | null

  @Field(() => Int, { nullable: true, description: 'Only of this compliance year.' })
  year?: number | null

  @Field(() => String, { nullable: true, description: 'Only of this kind, by its code.' })
  kind?: string | null

  @Field(() => String, { nullable: true, description: 'Only with this injury, by its code.' })
  injury?: string | null

  @Field(() => String, { nullable: true, description: "Only with this flag, or 'any'." })
  flag?: string | null

  @Field(() => Int, { nullable: true, description: 'Only of the student of this incident, in its year.' })
  sameStudentAs?: number | null
}

@InputType({ description: 'Somebody of the staff who took part.' })
export class IncidentStaffInput {
  @Field(() => ID, { description: 'Made by the client, the same as long as the entry is there.' })
  id!: string

  @Field(() => String, { description: 'Name of the person.' })
  name!: string

  @Field(() => Boolean, { description: 'Whether the person was trained.' })
  trained!: boolean

  @Field(() => String, { description: 'Day as YYYY-MM-DD; empty where the training does not expire.' })
  trainedUntil!: string
}

@InputType({ description: 'An incident of the agency of the caller.' })
export class AddIncidentInput {
  @Field(() => String, { description: 'State number of the student, 10 digits.' })
  studentId!: string

  @Field(() => String, { description: 'Last name of the student.' })
  lastName!: string

  @Field(() => String, { description: 'First name of the student.' })
  firstName!: string

  @Field(() => String, { description: "The agency's own number of the incident." })
  number!: string

  @Field(() => String, { description: 'Name of the school.' })
  school!: string

  @Field(() => String, { description: "'Public school' or 'Nonpublic school'." })
  setting!: string

  @Field(() => String, { description: 'Day of the incident, as YYYY-MM-DD.' })
  incidentDate!: string

  @Field(() => String, { description: 'HH:MM in the time of the school.' })
  startTime!: string

  @Field(() => String, { description: 'HH:MM in the time of the school.' })
  endTime!: string

  @Field(() => String, { description: 'Code of the kind of incident.' })
  kind!: string

  @Field(() => String, { description: "Code of the position, such as 'STANDING' or 'PRONE'." })
  position!: string

  @Field(() => String, { description: 'What led to it.' })
  trigger!: string

  @Field(() => String, { description: 'What was tried before, a line each.' })
  lessIntrusive!: string

  @Field(() => String, { description: 'Code of the injury.' })
  injury!: string

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

  @Field(() => [IncidentStaffInput], { description: 'Who took part.' })
  staff!: IncidentStaffInput[]
}

@InputType({ description: 'Changes of an incident; what is left out stays as it is.' })
export class UpdateIncidentInput extends changesOf(AddIncidentInput) {
  @Field(() => Int, { description: 'Id of the incident.' })
  id!: number

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'That a notice about a student with many incidents was given.' })
export class RecordIncidentNoticeInput {
  @Field(() => Int, { description: 'Id of the notice.' })
  id!: number

  @Field(() => String, { description: 'Day as YYYY-MM-DD.' })
  givenOn!: string

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}
