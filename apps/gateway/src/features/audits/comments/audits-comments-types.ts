import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import {
  AddCommentInput,
  EditCommentInput,
  RecordComment,
  ResolveCommentInput,
} from '../../shared/comment-types.js'
import { AllowedAct } from '../../shared/shared-types.js'

@ObjectType({ description: 'What somebody says about a record of an audit.' })
export class AuditRecordComment extends RecordComment {}

@ObjectType({ description: 'What people say about a record of an audit.' })
export class RecordDiscussion {
  @Field(() => Int, { description: 'Id of the record.' })
  id!: number

  @Field(() => [AuditRecordComment], {
    description: 'Oldest first. Internal comments are for people of the state alone.',
  })
  comments!: AuditRecordComment[]

  @Field(() => AllowedAct, {
    description: 'Whether the caller may write comments that the agency reads too.',
  })
  comment!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may write comments for the state alone.' })
  commentInternally!: AllowedAct
}

@ObjectType({ description: 'The comments on a record after the act.' })
export class RecordDiscussionPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => RecordDiscussion, {
    nullable: true,
    description: 'As they stand now, on CONFLICT too; null on other refusals.',
  })
  discussion!: RecordDiscussion | null
}

@InputType({ description: 'A comment on a record of an audit.' })
export class AddRecordCommentInput extends AddCommentInput {
  @Field(() => Int, { description: 'Id of the record.' })
  id!: number
}

@InputType({ description: 'A comment on a record with its new words.' })
export class EditRecordCommentInput extends EditCommentInput {
  @Field(() => Int, { description: 'Id of the record.' })
  id!: number
}

@InputType({ description: 'A comment on a record that is resolved, or open again.' })
export class ResolveRecordCommentInput extends ResolveCommentInput {
  @Field(() => Int, { description: 'Id of the record.' })
  id!: number
}
