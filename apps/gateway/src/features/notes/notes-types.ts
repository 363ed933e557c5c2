import { Field, ID, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { DateTimeISO } from '../../scalars.js'
import { Lea } from '../agencies/agencies-types.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'

const errorsDescription = 'Why it was refused; empty when it was done.'

/** Fields common to lists and the notepad. */
@ObjectType()
export abstract class NoteCore {
  @Field(() => ID, { description: 'GUID of the note; the client that creates it generates it.' })
  id!: string

  @Field(() => Int, { description: 'Id of the agency that it is about.' })
  leaId!: number

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => Int, {
    description:
      '1 General Supervision, 2 Services/Related Services, 3 Restraint & Seclusion, 4 Policies & Procedures, 5 Early Childhood, 6 Access, Equity, & Progress, 7 Secondary Transition, 8 Other.',
  })
  category!: number

  @Field(() => String, { description: "'Part B', 'Part C', or empty for both." })
  part!: string

  @Field(() => String, { description: 'First line of its text.' })
  title!: string

  @Field(() => PersonRef, { description: 'Who wrote it.' })
  createdBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was written.' })
  createdOn!: string

  @Field(() => PersonRef, { description: 'Who changed it last.' })
  changedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was changed last.' })
  changedOn!: string

  @Field(() => Boolean, { description: 'True for a note that was deleted and can be restored.' })
  isDeleted!: boolean

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was deleted; null while it is not.' })
  deletedOn!: string | null

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number

  @Field(() => AllowedAct, { description: 'Whether the caller may change or delete it now.' })
  change!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may take it back now.' })
  restore!: AllowedAct
}

@ObjectType({ description: 'A note in a list.' })
export class NoteRow extends NoteCore {
  @Field(() => Lea, { description: 'The agency that it is about.' })
  lea?: Lea
}

@ObjectType({ description: 'A note of the state about an agency in a year.' })
export class Note extends NoteCore {
  @Field(() => String, { description: 'Its text: sanitised HTML.' })
  textNote!: string
}

@ObjectType({ description: 'One page of notes.' })
export class NotePage {
  @Field(() => [NoteRow], { description: 'Notes of this page; none past the end.' })
  rows!: NoteRow[]

  @Field(() => Int, { description: 'Notes that the filter leaves, on all pages.' })
  total!: number

  @Field(() => Int, { description: 'Number of this page, counted from 1.' })
  page!: number

  @Field(() => Int, { description: 'Rows of one page.' })
  pageSize!: number
}

@ObjectType({ description: 'The note after the act.' })
export class NotePayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => Note, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  note!: Note | null
}

@ObjectType({ description: 'A text that notes begin with, in a list.' })
export class NoteTemplateRow {
  @Field(() => Int, { description: 'Id of the template.' })
  id!: number

  @Field(() => String, { description: 'Title, as it is chosen by.' })
  title!: string

  @Field(() => Int, { description: 'Category that it sets; 0 for none.' })
  category!: number

  @Field(() => PersonRef, { description: 'Who changed it last.' })
  changedBy!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was changed last.' })
  changedOn!: string

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number
}

@ObjectType({ description: 'A text that notes begin with.' })
export class NoteTemplate extends NoteTemplateRow {
  @Field(() => String, { description: 'Its text: sanitised HTML.' })
  textNote!: string
}

@ObjectType({ description: 'The template after the act.' })
export class NoteTemplatePayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]

  @Field(() => NoteTemplate, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  template!: NoteTemplate | null
}

@ObjectType({ description: 'What became of the wish to take a template away.' })
export class DeleteNoteTemplatePayload {
  @Field(() => [UserError], { description: errorsDescription })
  errors!: UserError[]
}
