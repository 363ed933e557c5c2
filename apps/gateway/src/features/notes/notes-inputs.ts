import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql'
import { changesOf } from '../../changes-of.js'

export const NoteShow = { kept: 'kept', deleted: 'deleted' } as const

registerEnumType(NoteShow, {
  name: 'NoteShow',
  description: 'Which notes a list shows.',
  valuesConfig: {
    kept: { description: 'Those that are there.' },
    deleted: { description: 'Those that were deleted and can be restored.' },
  },
})

@InputType({ description: 'Narrows a list of notes.' })
export class NoteFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Two characters or more, searched in the text of notes.',
  })
  q?: string | null

  @Field(() => Int, { nullable: true, description: 'Only about this agency.' })
  leaId?: number | null

  @Field(() => Int, { nullable: true, description: 'Only this compliance year.' })
  year?: number | null

  @Field(() => Int, { nullable: true, description: 'Only this category, 1 to 8.' })
  category?: number | null

  @Field(() => NoteShow, { nullable: true, description: 'Existing ones by default.' })
  show?: keyof typeof NoteShow | null
}

@InputType({
  description:
    'A new note, or changes of one; what is left out stays as it is. Of a new one only the part may be left out.',
})
export class SaveNoteInput {
  @Field(() => ID, { description: 'GUID of the note; of a new one a GUID that the caller makes.' })
  id!: string

  @Field(() => Int, { nullable: true, description: 'Id of the agency that it is about.' })
  leaId?: number

  @Field(() => Int, { nullable: true, description: 'Compliance year.' })
  year?: number

  @Field(() => Int, { nullable: true, description: '1 to 8; 0 is refused as missing.' })
  category?: number

  @Field(() => String, { nullable: true, description: "'Part B', 'Part C', or empty for both." })
  part?: string

  @Field(() => String, { nullable: true, description: 'Rich text; sanitised before it is stored.' })
  textNote?: string

  @Field(() => Int, { nullable: true, description: 'Version that the caller saw; null for a new note.' })
  version?: number | null
}

@InputType({ description: 'A new template.' })
export class CreateNoteTemplateInput {
  @Field(() => String, { description: 'Title, as it is chosen by.' })
  title!: string

  @Field(() => Int, { defaultValue: 0, description: 'Category that it sets; 0 for none.' })
  category!: number

  @Field(() => String, { description: 'Rich text; sanitised before it is stored.' })
  textNote!: string
}

@InputType({ description: 'Changes of a template; what is left out stays as it is.' })
export class UpdateNoteTemplateInput extends changesOf(CreateNoteTemplateInput) {
  @Field(() => Int, { description: 'Id of the template.' })
  id!: number

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}
