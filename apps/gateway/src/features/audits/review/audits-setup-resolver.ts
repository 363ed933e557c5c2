import { getRecordSetup, updateRecordSetup } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { orRefusal } from '../../../errors/user-error.js'
import {
  RecordSetup,
  RecordSetupPayload,
  UpdateRecordSetupInput,
  type SetupAnswerInput,
} from './audits-setup-types.js'

@Resolver()
export class AuditSetupResolver {
  @Query(() => RecordSetup, {
    description:
      'Setup questions of a record with their answers, and the items that do not apply. For the state.',
  })
  async auditRecordSetup(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: 'Kind of audit: desk-audit.' }) typeKey: string,
    @Arg('recordId', () => Int, { description: 'Id of the record.' }) recordId: number,
  ): Promise<RecordSetup> {
    return upstream.call(getRecordSetup, { params: { typeKey, id: recordId } })
  }

  @Mutation(() => RecordSetupPayload, {
    description:
      'Answers setup questions of a record; changes nothing where answers to its items would be lost. For the state.',
  })
  async updateRecordSetup(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => UpdateRecordSetupInput, { description: 'Which, and the answers.' })
    { typeKey, id, answers, version }: UpdateRecordSetupInput,
  ): Promise<RecordSetupPayload> {
    const body = { answers: setupAnswersOf(answers), version }
    return orRefusal<RecordSetupPayload>(
      async () => {
        const { preview, ...setup } = await upstream.call(updateRecordSetup, {
          params: { typeKey, id },
          body,
        })
        return { errors: [], preview, setup }
      },
      ({ errors }) => ({ errors, preview: null, setup: null }),
    )
  }
}

/** Answers by the keys of their questions, as REST takes them. */
export function setupAnswersOf(answers: readonly SetupAnswerInput[]): Record<string, string[]> {
  return Object.fromEntries(answers.map(({ key, values }) => [key, values]))
}
