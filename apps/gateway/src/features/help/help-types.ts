import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { DateTimeISO } from '../../scalars.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'

export const TrainingShow = { kept: 'kept', deleted: 'deleted' } as const

registerEnumType(TrainingShow, {
  name: 'TrainingShow',
  description: 'Which training items a list shows.',
  valuesConfig: {
    kept: { description: 'Those that are there.' },
    deleted: { description: 'Those that were deleted and can be restored; for editors.' },
  },
})

@ObjectType({ description: 'A file of a training item.' })
export class TrainingFile {
  @Field(() => ID, { description: 'Id of the stored file.' })
  id!: string

  @Field(() => String, { description: 'Title of the file.' })
  title!: string

  @Field(() => String, { description: 'Name that it came with.' })
  fileName!: string

  @Field(() => Int, { description: 'Bytes of the file.' })
  size!: number

  @Field(() => String, { description: 'Media type that it is served as.' })
  mime!: string

  @Field(() => String, { description: 'Pending, Clean, Infected, Failed or NotScanned.' })
  scanState!: string
}

@ObjectType({ description: 'How much a training item is used; for editors.' })
export class TrainingUsage {
  @Field(() => Int, { description: 'How often it was opened.' })
  opened!: number

  @Field(() => Int, { description: 'How many people opened it.' })
  people!: number

  @Field(() => Int, { description: 'How many marked it as watched.' })
  watched!: number

  @Field(() => Int, { description: "How many said Yes to 'Did this help?'." })
  helped!: number

  @Field(() => Int, { description: 'How many said No.' })
  notHelped!: number
}

@ObjectType({
  description: 'Something to learn from: a film, a guide, slides, a question with its answer, a link.',
})
export class TrainingItem {
  @Field(() => Int, { description: 'Id of the item.' })
  id!: number

  @Field(() => String, { description: 'What it is called.' })
  title!: string

  @Field(() => String, { description: 'What it is about, in a sentence or two.' })
  summary!: string

  @Field(() => String, { description: 'Video, Guide PDF, Slides, FAQ, Link or Interactive.' })
  kind!: string

  @Field(() => String, { description: 'Part of the portal that it is about.' })
  module!: string

  @Field(() => [String], { description: 'Names of the roles that it is for; none for everybody.' })
  roles!: string[]

  @Field(() => [String], { description: 'Beginnings of the addresses that it explains.' })
  routes!: string[]

  @Field(() => String, { description: 'Rich text, sanitised HTML: an answer, the text of a guide.' })
  body!: string

  @Field(() => String, { description: 'Address outside of the portal; empty for none.' })
  url!: string

  @Field(() => TrainingFile, {
    nullable: true,
    description: 'Its file; its bytes come from /files/training.',
  })
  file!: TrainingFile | null

  @Field(() => TrainingFile, { nullable: true, description: 'Captions of a film, WebVTT.' })
  captions!: TrainingFile | null

  @Field(() => String, { description: 'What is said in a film, as text.' })
  transcript!: string

  @Field(() => Int, { nullable: true, description: 'How long it takes, in minutes.' })
  durationMin!: number | null

  @Field(() => String, { nullable: true, description: 'New or Updated; null for neither.' })
  mark!: string | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When the caller marked it as watched.' })
  watchedOn!: string | null

  @Field(() => Boolean, { nullable: true, description: "What the caller said to 'Did this help?'." })
  helped!: boolean | null

  @Field(() => TrainingUsage, { nullable: true, description: 'How much it is used; for editors.' })
  usage!: TrainingUsage | null

  @Field(() => Boolean, { description: 'Whether its audience sees it.' })
  published!: boolean

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was published first.' })
  publishedOn!: string | null

  @Field(() => PersonRef, { description: 'Who changed it last.' })
  changedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When its contents changed last.' })
  changedOn!: string

  @Field(() => Boolean, { description: 'True while it is deleted.' })
  isDeleted!: boolean

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number
}

@ObjectType({ description: 'Training items in their order.' })
export class TrainingList {
  @Field(() => [TrainingItem], { description: 'Those for the caller; all of them for editors.' })
  items!: TrainingItem[]

  @Field(() => AllowedAct, { description: 'Whether the caller may edit them.' })
  edit!: AllowedAct
}

@ObjectType({ description: 'Answer to a change of a training item.' })
export class TrainingItemPayload {
  @Field(() => [UserError], { description: 'Why nothing changed; empty when it was done.' })
  errors!: UserError[]

  @Field(() => TrainingItem, {
    nullable: true,
    description: 'The item as it is now; after a CONFLICT as somebody else left it.',
  })
  item!: TrainingItem | null
}

@ObjectType({ description: 'Answer to another order of training items.' })
export class TrainingListPayload {
  @Field(() => [UserError], { description: 'Why nothing changed; empty when it was done.' })
  errors!: UserError[]

  @Field(() => TrainingList, { nullable: true, description: 'The items in their new order.' })
  list!: TrainingList | null
}
