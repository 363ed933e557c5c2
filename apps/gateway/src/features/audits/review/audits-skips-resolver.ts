import { getManualSkips, preCheckSkipLogic, skipPreview, updateSkipLogic } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orRefusal } from '../../../errors/user-error.js'
import { setupAnswersOf } from './audits-setup-resolver.js'
import { SkipPreview } from './audits-setup-types.js'
import {
  ManualSkips,
  PreCheckSkipLogicInput,
  SkipLogicPayload,
  UpdateSkipLogicInput,
  type SkipInput,
} from './audits-skips-types.js'

/** The record has a part; that of the path says nothing more. */
const part = '-'

@Resolver()
export class AuditSkipsResolver {
  @Query(() => ManualSkips, {
    description:
      'Sections and items that a monitor skipped in a record, with who, when and why. For the state.',
  })
  async auditManualSkips(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: 'Kind of audit: desk-audit.' }) typeKey: string,
    @Arg('recordId', () => Int, { description: 'Id of the record.' }) recordId: number,
  ): Promise<ManualSkips> {
    return upstream.call(getManualSkips, { params: { typeKey, studentId: recordId }, query: {} })
  }

  @Query(() => SkipPreview, {
    description:
      'What other skips or setup answers would do to a record, without doing it. For state monitors.',
  })
  async preCheckSkipLogic(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => PreCheckSkipLogicInput, { description: 'Which record, and the change.' })
    input: PreCheckSkipLogicInput,
  ): Promise<SkipPreview> {
    return upstream.call(preCheckSkipLogic, { params: paramsOf(input), body: changeOf(input) })
  }

  @Mutation(() => SkipLogicPayload, {
    description:
      'Changes what is skipped in a record, and setup answers, even where answers are lost by it. For state monitors.',
  })
  async updateSkipLogic(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => UpdateSkipLogicInput, { description: 'Which record, and the change.' })
    input: UpdateSkipLogicInput,
  ): Promise<SkipLogicPayload> {
    const body = {
      ...changeOf(input),
      version: input.version,
      ...(input.seenLost != null && { seenLost: input.seenLost }),
    }
    return orRefusal<SkipLogicPayload>(
      async () => ({
        errors: [],
        preview: null,
        ...(await upstream.call(updateSkipLogic, { params: paramsOf(input), body })),
      }),
      async (refused) => ({
        errors: refused.errors,
        skips: null,
        setup: null,
        preview: await currentRow(refused, skipPreview),
      }),
    )
  }
}

const paramsOf = ({ typeKey, recordId }: PreCheckSkipLogicInput) => ({ typeKey, studentId: recordId, part })

const changeOf = ({ sections, items, answers }: PreCheckSkipLogicInput) => ({
  sections: skipsOf(sections),
  items: skipsOf(items),
  answers: setupAnswersOf(answers ?? []),
})

const skipsOf = (skips: readonly SkipInput[] | null | undefined) =>
  (skips ?? []).map(({ id, reason }) => ({ id, reason: reason ?? null }))
