import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { DateTimeISO } from '../../scalars.js'
import { UserError } from '../../errors/user-error.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'
import { Year } from './years-types.js'

/** How ready a questionnaire is for the year that is to be launched. */
export const LaunchContentState = {
  Published: 'Published',
  Draft: 'Draft',
  Copied: 'Copied',
  Missing: 'Missing',
} as const

registerEnumType(LaunchContentState, {
  name: 'LaunchContentState',
  description: 'How ready a questionnaire is for the year that is to be launched.',
  valuesConfig: {
    Published: { description: 'The agencies get it at once.' },
    Draft: { description: 'It is there and not published: the agencies get it when it is.' },
    Copied: { description: 'The launch makes a draft from the year before.' },
    Missing: { description: 'There is none, and nothing to copy.' },
  },
})

@ObjectType({ description: 'A questionnaire that a launched year works with.' })
export class LaunchContent {
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the questionnaire; null while there is none for the year.',
  })
  questionnaireId!: number | null

  @Field(() => String, {
    description: "'Part B' for children from 3 to 21, 'Part C' for infants and toddlers.",
  })
  part!: string

  @Field(() => String, { description: 'Title of the questionnaire.' })
  title!: string

  @Field(() => LaunchContentState, { description: 'How ready it is.' })
  state!: keyof typeof LaunchContentState

  @Field(() => Int, { description: 'Self-assessments that the launch makes from it.' })
  selfAssessments!: number
}

@ObjectType({ description: "A number with its words, such as 3 'open self-assessments'." })
export class LaunchCount {
  @Field(() => String, { description: 'What is counted, in words for the screen.' })
  what!: string

  @Field(() => Int, { description: 'How many there are.' })
  count!: number
}

@ObjectType({
  description: 'What launching a year will make, and what is not ready. Asking changes nothing.',
})
export class LaunchPreview {
  @Field(() => Year, { description: 'The year that would be launched.' })
  next!: Year

  @Field(() => AllowedAct, { description: 'Whether the caller may launch it now.' })
  launch!: AllowedAct

  @Field(() => Int, { description: 'Active agencies, the training agency not counted.' })
  agencies!: number

  @Field(() => [LaunchContent], {
    description: 'Questionnaires; for compliance years only, otherwise empty.',
  })
  contents!: LaunchContent[]

  @Field(() => Int, { description: 'Self-assessments that the launch makes, none of them activated.' })
  selfAssessments!: number

  @Field(() => [LaunchCount], {
    description: 'Open work of earlier years, which keeps its own clock; without entries that are 0.',
  })
  carriedOver!: LaunchCount[]

  @Field(() => Int, { description: 'Enabled users who have not signed in once.' })
  usersNeverSignedIn!: number

  @Field(() => [String], {
    description: 'What is not ready, in sentences; launching is possible all the same.',
  })
  notReady!: string[]
}

@ObjectType({ description: 'What a launch has made.' })
export class LaunchSummary {
  @Field(() => Year, { description: 'The launched year.' })
  year!: Year

  @Field(() => PersonRef, { description: 'Who launched it.' })
  launchedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was launched.' })
  launchedOn!: string

  @Field(() => [LaunchCount], { description: 'What was made.' })
  created!: LaunchCount[]

  @Field(() => [LaunchContent], {
    description: 'Questionnaires of the year; empty but for compliance years.',
  })
  contents!: LaunchContent[]

  @Field(() => [String], { description: 'What is still to be made ready, in sentences.' })
  notReady!: string[]
}

@InputType({ description: 'Launches a year. It cannot be taken back.' })
export class LaunchYearInput {
  @Field(() => Int, { description: 'The year, always the one after the latest.' })
  year!: number
}

@ObjectType({ description: 'What became of a launch.' })
export class LaunchYearPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => LaunchSummary, { nullable: true, description: 'What was made; null when it was refused.' })
  summary!: LaunchSummary | null

  @Field(() => [Year], {
    nullable: true,
    description:
      'The years as they stand now, on CONFLICT too; null on other refusals, and when they cannot be read.',
  })
  years!: Year[] | null
}
