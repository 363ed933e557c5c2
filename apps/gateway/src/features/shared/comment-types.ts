import type { CommentVisibility } from '@portal/domain'
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { DateTimeISO } from '../../scalars.js'
import { AllowedAct, PersonRef } from './shared-types.js'

const visibilities: { [Name in CommentVisibility]: Name } = { Internal: 'Internal', Shared: 'Shared' }
// Published under this name, when only findings had comments.
registerEnumType(visibilities, {
  name: 'FindingCommentVisibility',
  description: 'Who reads a comment.',
  valuesConfig: {
    Internal: { description: 'People of the state alone.' },
    Shared: { description: 'The agency too.' },
  },
})

/** Fields of a comment, whatever record it is about. */
@ObjectType()
export class RecordComment {
  @Field(() => Int, { description: 'Id of the comment.' })
  id!: number

  @Field(() => String, { description: 'Its words, sanitised HTML.' })
  body!: string

  @Field(() => visibilities, { description: 'For the state alone, or for the agency too.' })
  visibility!: CommentVisibility

  @Field(() => PersonRef, { description: 'Who wrote it.' })
  author!: PersonRef

  @Field(() => DateTimeISO, { description: 'When it was written.' })
  at!: string

  @Field(() => DateTimeISO, { nullable: true, description: 'When its author changed it last.' })
  editedAt!: string | null

  @Field(() => PersonRef, {
    nullable: true,
    description: 'Who marked it as resolved; null while nobody has.',
  })
  resolvedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was marked as resolved.' })
  resolvedAt!: string | null

  @Field(() => AllowedAct, { description: 'Whether the caller may change it now.' })
  edit!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may resolve it, or open it again.' })
  resolve!: AllowedAct

  @Field(() => Int, { description: 'Version of the comment, to be sent with a change of it.' })
  version!: number
}

@InputType()
export class AddCommentInput {
  @Field(() => String, { description: 'Its words, as rich text.' })
  body!: string

  @Field(() => visibilities, { description: 'Who reads it; it cannot be changed later.' })
  visibility!: CommentVisibility
}

@InputType()
class CommentInput {
  @Field(() => Int, { description: 'Id of the comment.' })
  commentId!: number

  @Field(() => Int, { description: 'Version of the comment that was seen.' })
  version!: number
}

@InputType()
export class EditCommentInput extends CommentInput {
  @Field(() => String, { description: 'Its words, as rich text.' })
  body!: string
}

@InputType()
export class ResolveCommentInput extends CommentInput {
  @Field(() => Boolean, { description: 'True resolves it, false opens it again.' })
  resolved!: boolean
}
