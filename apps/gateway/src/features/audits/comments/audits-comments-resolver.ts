import {
  addRecordComment,
  editRecordComment,
  getRecordDiscussion,
  recordDiscussion,
  resolveRecordComment,
} from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orRefusal } from '../../../errors/user-error.js'
import {
  AddRecordCommentInput,
  EditRecordCommentInput,
  RecordDiscussion,
  RecordDiscussionPayload,
  ResolveRecordCommentInput,
} from './audits-comments-types.js'

@Resolver()
export class AuditCommentsResolver {
  @Query(() => RecordDiscussion, {
    description: 'What people say about a record of an audit, for those who see the record.',
  })
  async recordDiscussion(
    @Ctx() { upstream }: GatewayContext,
    @Arg('recordId', () => Int, { description: 'Id of the record.' }) id: number,
  ): Promise<RecordDiscussion> {
    return upstream.call(getRecordDiscussion, { params: { id } })
  }

  @Mutation(() => RecordDiscussionPayload, {
    description:
      'Comments on a record: for the state alone, or for the agency too. For monitors, and shared ones for the agency.',
  })
  async addRecordComment(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => AddRecordCommentInput, { description: 'Where, and what is said.' })
    { id, ...body }: AddRecordCommentInput,
  ): Promise<RecordDiscussionPayload> {
    return discussionAct(() => upstream.call(addRecordComment, { params: { id }, body }))
  }

  @Mutation(() => RecordDiscussionPayload, {
    description: 'Changes the words of an own comment on a record. For its author.',
  })
  async editRecordComment(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => EditRecordCommentInput, { description: 'Which, and its new words.' })
    { id, commentId, ...body }: EditRecordCommentInput,
  ): Promise<RecordDiscussionPayload> {
    return discussionAct(() => upstream.call(editRecordComment, { params: { id, commentId }, body }))
  }

  @Mutation(() => RecordDiscussionPayload, {
    description:
      'Marks a comment on a record as resolved, or opens it again. For those who may write such comments.',
  })
  async resolveRecordComment(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => ResolveRecordCommentInput, { description: 'Which, and whether it is resolved.' })
    { id, commentId, ...body }: ResolveRecordCommentInput,
  ): Promise<RecordDiscussionPayload> {
    return discussionAct(() => upstream.call(resolveRecordComment, { params: { id, commentId }, body }))
  }
}

/** The answer of an act on comments; on a conflict with the comments as they stand. */
function discussionAct(act: () => Promise<RecordDiscussion>): Promise<RecordDiscussionPayload> {
  return orRefusal<RecordDiscussionPayload>(
    async () => ({ errors: [], discussion: await act() }),
    async (refused) => ({
      errors: refused.errors,
      discussion: await currentRow(refused, recordDiscussion),
    }),
  )
}
