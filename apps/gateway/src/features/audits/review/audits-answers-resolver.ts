import { getRecordContent, recordItem, submitRecord, updateItemResponse } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orRefusal } from '../../../errors/user-error.js'
import {
  AuditRecordInput,
  RecordContent,
  RecordContentPayload,
  RecordItemPayload,
  UpdateItemResponseInput,
} from './audits-answers-types.js'

@Resolver()
export class AuditAnswersResolver {
  @Query(() => RecordContent, {
    description:
      'Sections and items of a record with their answers, and those that do not apply. For the state.',
  })
  async auditRecordContent(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: 'Kind of audit: desk-audit.' }) typeKey: string,
    @Arg('prongId', () => Int, { description: 'Id of the prong.' }) prongId: number,
    @Arg('recordId', () => Int, { description: 'Id of the record.' }) recordId: number,
  ): Promise<RecordContent> {
    return upstream.call(getRecordContent, { params: { typeKey, prongId, studentId: recordId }, query: {} })
  }

  @Mutation(() => RecordItemPayload, {
    description: 'Saves the answer to one item of a record. For state monitors.',
  })
  async updateItemResponse(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => UpdateItemResponseInput, { description: 'Which, and the answer.' })
    { typeKey, recordId, itemId, value, comment, internalNote, version }: UpdateItemResponseInput,
  ): Promise<RecordItemPayload> {
    const body = {
      studentId: recordId,
      itemId,
      version,
      ...(value !== undefined && { value }),
      ...(comment != null && { comment }),
      ...(internalNote != null && { internalNote }),
    }
    return orRefusal<RecordItemPayload>(
      async () => ({
        errors: [],
        item: await upstream.call(updateItemResponse, { params: { typeKey }, body }),
      }),
      async (refused) => ({ errors: refused.errors, item: await currentRow(refused, recordItem) }),
    )
  }

  @Mutation(() => RecordContentPayload, {
    description: 'Submits a record whose every applicable item is answered. For state monitors.',
  })
  async submitRecord(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => AuditRecordInput, { description: 'Which record.' }) {
      typeKey,
      recordId,
    }: AuditRecordInput,
  ): Promise<RecordContentPayload> {
    return orRefusal<RecordContentPayload>(
      async () => ({
        errors: [],
        content: await upstream.call(submitRecord, { params: { typeKey, studentId: recordId } }),
      }),
      ({ errors }) => ({ errors, content: null }),
    )
  }
}
