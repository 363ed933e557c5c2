import type { TrainingKind, TrainingModule } from '@portal/domain'
import { Field, InputType, Int } from 'type-graphql'
import { changesOf } from '../../changes-of.js'

@InputType({ description: 'A new training item.' })
export class CreateTrainingItemInput {
  @Field(() => String, { description: 'What it is called.' })
  title!: string

  @Field(() => String, { description: 'What it is about, in a sentence or two.' })
  summary!: string

  @Field(() => String, { description: 'Video, Guide PDF, Slides, FAQ, Link or Interactive.' })
  kind!: TrainingKind

  @Field(() => String, { description: 'Part of the portal that it is about.' })
  module!: TrainingModule

  @Field(() => [String], { defaultValue: [], description: 'Roles that it is for; none for everybody.' })
  roles!: string[]

  @Field(() => [String], { defaultValue: [], description: 'Beginnings of the addresses that it explains.' })
  routes!: string[]

  @Field(() => String, { defaultValue: '', description: 'Rich text; sanitised before it is stored.' })
  body!: string

  @Field(() => String, { defaultValue: '', description: 'Address outside of the portal.' })
  url!: string

  @Field(() => String, { defaultValue: '', description: 'What is said in a film, as text.' })
  transcript!: string

  @Field(() => Int, { nullable: true, description: 'How long it takes, in minutes.' })
  durationMin?: number | null
}

@InputType({ description: 'Changes of a training item; what is left out stays as it is.' })
export class UpdateTrainingItemInput extends changesOf(CreateTrainingItemInput) {
  @Field(() => Int, { description: 'Id of the item.' })
  id!: number

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'What the caller did with a training item.' })
export class TrainingUseInput {
  @Field(() => Int, { description: 'Id of the item.' })
  id!: number

  @Field(() => Boolean, { defaultValue: false, description: 'Counts that it was opened.' })
  opened!: boolean

  @Field(() => Boolean, {
    nullable: true,
    description: 'True marks it as watched, false takes the mark away.',
  })
  watched?: boolean | null

  @Field(() => Boolean, { nullable: true, description: "The answer to 'Did this help?'." })
  helped?: boolean | null
}
