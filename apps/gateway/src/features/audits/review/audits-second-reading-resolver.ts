import {
  answerSecondReading,
  finishSecondReading,
  getProngAgreement,
  getSecondReading,
  secondReading,
  settleSecondReading,
} from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orRefusal } from '../../../errors/user-error.js'
import {
  AnswerSecondReadingInput,
  FinishSecondReadingInput,
  ProngAgreement,
  SecondReading,
  SecondReadingPayload,
  SettleSecondReadingInput,
} from './audits-second-reading-types.js'

const kind = 'Kind of audit: desk-audit.'

@Resolver()
export class AuditSecondReadingResolver {
  @Query(() => SecondReading, {
    description: 'How a record is read a second time: answers, differences and agreement. For the state.',
  })
  async auditSecondReading(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('recordId', () => Int, { description: 'Id of the record.' }) recordId: number,
  ): Promise<SecondReading> {
    return upstream.call(getSecondReading, { params: { typeKey, id: recordId } })
  }

  @Query(() => ProngAgreement, {
    description: 'How far first and second readers of a prong agree. For the state.',
  })
  async auditAgreement(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('prongId', () => Int, { description: 'Id of the prong.' }) prongId: number,
  ): Promise<ProngAgreement> {
    return upstream.call(getProngAgreement, { params: { typeKey, prongId } })
  }

  @Mutation(() => SecondReadingPayload, {
    description: 'Saves what the second reader answers to one item. For that monitor.',
  })
  async answerSecondReading(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => AnswerSecondReadingInput, { description: 'Which, and the answer.' })
    { typeKey, recordId: id, itemId, value, version }: AnswerSecondReadingInput,
  ): Promise<SecondReadingPayload> {
    const body = { itemId, value, version }
    return readingAct(() => upstream.call(answerSecondReading, { params: { typeKey, id }, body }))
  }

  @Mutation(() => SecondReadingPayload, {
    description: 'Ends the second reading; a record without differences is complete. For that monitor.',
  })
  async finishSecondReading(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => FinishSecondReadingInput, { description: 'Which record.' })
    { typeKey, recordId: id, version }: FinishSecondReadingInput,
  ): Promise<SecondReadingPayload> {
    return readingAct(() =>
      upstream.call(finishSecondReading, { params: { typeKey, id }, body: { version } }),
    )
  }

  @Mutation(() => SecondReadingPayload, {
    description: 'Settles one item about which the two readers differ. For these two.',
  })
  async settleSecondReading(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => SettleSecondReadingInput, { description: 'Which, and the answer.' })
    { typeKey, recordId: id, comment, ...body }: SettleSecondReadingInput,
  ): Promise<SecondReadingPayload> {
    return readingAct(() =>
      upstream.call(settleSecondReading, {
        params: { typeKey, id },
        body: { ...body, comment: comment ?? undefined },
      }),
    )
  }
}

function readingAct(act: () => Promise<SecondReading>): Promise<SecondReadingPayload> {
  return orRefusal<SecondReadingPayload>(
    async () => ({ errors: [], reading: await act() }),
    async (refused) => ({ errors: refused.errors, reading: await currentRow(refused, secondReading) }),
  )
}
