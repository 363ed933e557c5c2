import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../scalars.js'
import { UserError } from '../../errors/user-error.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'

@ObjectType({ description: 'What one state monitor answers for in one year.' })
export class Cohort {
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the record; null while nothing was ever said about this person and year.',
  })
  id!: number | null

  @Field(() => PersonRef, { description: 'The state monitor.' })
  user!: PersonRef

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => Int, {
    nullable: true,
    description: 'Year of the cycle that the agencies are in, 1 to 6; null when they are of several.',
  })
  cohortNumber!: number | null

  @Field(() => [Int], { description: 'Ids of the agencies, by their numbers.' })
  leaIds!: number[]

  @Field(() => Boolean, {
    description: 'False when the person is disabled or no longer a state monitor.',
  })
  isActive!: boolean

  @Field(() => PersonRef, { nullable: true, description: 'Who changed it last.' })
  changedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was changed last.' })
  changedOn!: string | null

  @Field(() => AllowedAct, { description: 'Whether the caller may change it now.' })
  edit!: AllowedAct

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it; 0 for none yet.' })
  version!: number
}

@InputType({ description: 'Says which agencies a state monitor answers for in one year.' })
export class SaveCohortInput {
  @Field(() => ID, { description: 'Id of the state monitor.' })
  userId!: string

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => Int, { nullable: true, description: 'Year of the cycle, 1 to 6; null for several.' })
  cohortNumber?: number | null

  @Field(() => [Int], { nullable: true, description: 'Ids of the agencies.' })
  leaIds?: number[]

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@ObjectType({ description: 'The cohort after the act.' })
export class CohortPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => Cohort, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  cohort!: Cohort | null
}
