import {
  getRecordContent,
  recordItem,
  submitRecord,
  updateItemResponse,
  type AnswerOf,
} from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orRefusal } from '../../../errors/user-error.js'
import {
  AuditRecordInput,
  RecordContent,
  RecordContentPayload,
  RecordItem,
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
    return contentOf(
      await upstream.call(getRecordContent, { params: { typeKey, prongId, studentId: recordId }, query: {} }),
    )
  }

  @Mutation(() => RecordItemPayload, {
    description: 'Saves the answer to one item of a record. For state monitors.',
  })
  async updateItemResponse(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => UpdateItemResponseInput, { description: 'Which, and the answer.' })
    { typeKey, recordId, itemId, value, comment, internalNote, extras, version }: UpdateItemResponseInput,
  ): Promise<RecordItemPayload> {
    const body = {
      studentId: recordId,
      itemId,
      version,
      ...(value !== undefined && { value }),
      ...(comment != null && { comment }),
      ...(internalNote != null && { internalNote }),
      ...(extras != null && { extras: Object.fromEntries(extras.map((one) => [one.key, one.value])) }),
    }
    return orRefusal<RecordItemPayload>(
      async () => ({
        errors: [],
        item: itemOf(await upstream.call(updateItemResponse, { params: { typeKey }, body })),
      }),
      async (refused) => {
        const current = await currentRow(refused, recordItem)
        return { errors: refused.errors, item: current && itemOf(current) }
      },
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
        content: contentOf(await upstream.call(submitRecord, { params: { typeKey, studentId: recordId } })),
      }),
      ({ errors }) => ({ errors, content: null }),
    )
  }
}

type Content = AnswerOf<typeof getRecordContent>
type Item = Content['sections'][number]['items'][number]

/** A record whose fields beside answers are lists: GraphQL has no objects of any keys. */
export function contentOf({ sections, ...content }: Content): RecordContent {
  return {
    ...content,
    sections: sections.map(({ items, ...section }) => ({ ...section, items: items.map(itemOf) })),
  }
}

/** An item whose fields beside the answer are a list. */
export function itemOf({ extras, ...item }: Item): RecordItem {
  return { ...item, extras: Object.entries(extras).map(([key, value]) => ({ key, value })) }
}
