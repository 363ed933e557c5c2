import {
  auditContentChange,
  checkSetupChanges,
  chooseRecordContent,
  confirmItemRecheck,
  recordItem,
} from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orRefusal } from '../../../errors/user-error.js'
import { itemOf } from './audits-answers-resolver.js'
import { RecordItemPayload } from './audits-answers-types.js'
import {
  AuditContentChange,
  AuditContentChangePayload,
  ChooseRecordContentInput,
  ConfirmItemRecheckInput,
} from './audits-content-change-types.js'

@Resolver()
export class AuditContentChangeResolver {
  @Query(() => AuditContentChange, {
    description: 'What newer content would change in a record: items, answers and setup. For the state.',
  })
  async auditContentChange(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: 'Kind of audit: desk-audit.' }) typeKey: string,
    @Arg('recordId', () => Int, { description: 'Id of the record.' }) recordId: number,
  ): Promise<AuditContentChange> {
    return upstream.call(checkSetupChanges, { params: { typeKey, studentId: recordId }, query: {} })
  }

  @Mutation(() => AuditContentChangePayload, {
    description:
      'Keeps the version of content that a record has, or carries the record into the newer one. For state monitors.',
  })
  async chooseRecordContent(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => ChooseRecordContentInput, { description: 'Which record, and the choice.' })
    { typeKey, recordId, ...body }: ChooseRecordContentInput,
  ): Promise<AuditContentChangePayload> {
    return orRefusal<AuditContentChangePayload>(
      async () => ({
        errors: [],
        change: await upstream.call(chooseRecordContent, { params: { typeKey, studentId: recordId }, body }),
      }),
      async (refused) => ({
        errors: refused.errors,
        change: await currentRow(refused, auditContentChange),
      }),
    )
  }

  @Mutation(() => RecordItemPayload, {
    description: 'Confirms the answer to an item whose question newer content changed. For state monitors.',
  })
  async confirmItemRecheck(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => ConfirmItemRecheckInput, { description: 'Which answer.' })
    { typeKey, recordId, itemId, version }: ConfirmItemRecheckInput,
  ): Promise<RecordItemPayload> {
    const body = { studentId: recordId, itemId, version }
    return orRefusal<RecordItemPayload>(
      async () => ({
        errors: [],
        item: itemOf(await upstream.call(confirmItemRecheck, { params: { typeKey }, body })),
      }),
      async (refused) => {
        const current = await currentRow(refused, recordItem)
        return { errors: refused.errors, item: current && itemOf(current) }
      },
    )
  }
}
