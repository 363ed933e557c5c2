import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { DateTimeISO } from '../../scalars.js'
import { Lea } from '../agencies/agencies-types.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'
import { Justification, JustificationStanding } from './justification-types.js'

@ObjectType({ description: 'Students of one subject and year.' })
export class TestedCounts {
  @Field(() => Int, { description: 'Students tested, with whichever assessment.' })
  tested!: number

  @Field(() => Int, { description: 'Students among them who took the alternate assessment.' })
  alternate!: number
}

@ObjectType()
abstract class ParticipationCore {
  @Field(() => TestedCounts, {
    nullable: true,
    description: 'English language arts; null where no numbers are entered.',
  })
  ela!: TestedCounts | null

  @Field(() => TestedCounts, {
    nullable: true,
    description: 'Mathematics; null where no numbers are entered.',
  })
  math!: TestedCounts | null

  @Field(() => TestedCounts, { nullable: true, description: 'Science; null where no numbers are entered.' })
  science!: TestedCounts | null

  @Field(() => [String], {
    description:
      "Subjects in which more than the threshold took the alternate assessment: 'ela', 'math', 'science'.",
  })
  exceeding!: string[]
}

@ObjectType({ description: 'Participation of the whole state, without training agencies.' })
export class ParticipationTotals extends ParticipationCore {}

@ObjectType({ description: 'Participation of an agency in a list.' })
export class ParticipationRow extends ParticipationCore {
  @Field(() => ID, { description: 'Year and agency, such as 2026-13.' })
  id!: string

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Lea, { description: 'The agency.' })
  lea?: Lea

  @Field(() => JustificationStanding, { description: 'How far its justification is.' })
  justification!: JustificationStanding

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was changed last; null where nothing is entered.',
  })
  changedOn!: string | null
}

@ObjectType({ description: 'Participation in alternate assessments of a year.' })
export class ParticipationList {
  @Field(() => Float, { description: 'Percent above which a subject needs a justification.' })
  threshold!: number

  @Field(() => [ParticipationRow], {
    description: 'One for each agency that the caller sees, by code; also where nothing is entered.',
  })
  rows!: ParticipationRow[]

  @Field(() => ParticipationTotals, {
    nullable: true,
    description: 'Of the state; null for people of an agency.',
  })
  totals!: ParticipationTotals | null

  @Field(() => AllowedAct, {
    description: 'Importing a file of rates, by POST /files/participation-imports/{year}.',
  })
  importFile!: AllowedAct
}

@ObjectType({ description: 'Participation of one agency in alternate assessments of a year.' })
export class AgencyParticipation extends ParticipationCore {
  @Field(() => ID, { description: 'Year and agency, such as 2026-13.' })
  id!: string

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Lea, { description: 'The agency.' })
  lea?: Lea

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => Float, { description: 'Percent above which a subject needs a justification.' })
  threshold!: number

  @Field(() => PersonRef, {
    nullable: true,
    description: 'Who changed it last; null before anybody did.',
  })
  changedBy!: PersonRef | null

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was changed last; null before anybody did.',
  })
  changedOn!: string | null

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it; 0 for none yet.' })
  version!: number

  @Field(() => AllowedAct, { description: 'Entering the numbers.' })
  enter!: AllowedAct

  @Field(() => Justification, { description: 'Its justification; empty before the agency wrote it.' })
  justification!: Justification
}

@InputType({ description: 'Students of one subject as they are entered: whole numbers, others are refused.' })
export class TestedCountsInput {
  @Field(() => Float, { description: 'Students tested, with whichever assessment.' })
  tested!: number

  @Field(() => Float, { description: 'Students among them who took the alternate assessment.' })
  alternate!: number
}

@InputType({ description: 'Enters the numbers of an agency; subjects that are left out stay as they are.' })
export class SaveParticipationRatesInput {
  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => TestedCountsInput, {
    nullable: true,
    description: 'English language arts; null takes the numbers away.',
  })
  ela?: TestedCountsInput | null

  @Field(() => TestedCountsInput, {
    nullable: true,
    description: 'Mathematics; null takes the numbers away.',
  })
  math?: TestedCountsInput | null

  @Field(() => TestedCountsInput, { nullable: true, description: 'Science; null takes the numbers away.' })
  science?: TestedCountsInput | null

  @Field(() => Int, { description: 'Version of the record that the caller saw; 0 for none yet.' })
  version!: number
}

@ObjectType({ description: 'The participation of an agency after the act.' })
export class AgencyParticipationPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => AgencyParticipation, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  participation!: AgencyParticipation | null
}
