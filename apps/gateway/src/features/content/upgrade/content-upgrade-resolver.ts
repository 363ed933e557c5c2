import type { ContentKind } from '@portal/domain'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { orNull } from '../../../errors/missing.js'
import { orRefusal } from '../../../errors/user-error.js'
import * as client from '../content-client.js'
import { DecideContentUpgradesInput } from '../content-inputs.js'
import { ContentUpgrade, ContentUpgradeRow, DecideContentUpgradesPayload } from './content-upgrade-types.js'

const kindOf = { description: 'self-assessment or required-documents.' }

@Resolver()
export class ContentUpgradeResolver {
  @Query(() => ContentUpgrade, {
    nullable: true,
    description:
      'What a newer version would change in a started self-assessment; null when there is none. For those who manage ' +
      'content.',
  })
  async contentUpgrade(
    @Ctx() context: GatewayContext,
    @Arg('kind', () => String, kindOf) kind: ContentKind,
    @Arg('selfAssessmentId', () => Int, { description: 'The self-assessment.' }) selfAssessmentId: number,
  ): Promise<ContentUpgrade | null> {
    return orNull(client.readUpgrade(context, kind, selfAssessmentId))
  }

  @Query(() => [ContentUpgradeRow], {
    nullable: true,
    description:
      'Started self-assessments on a version before this one; null when there is no such version. For those who manage ' +
      'content.',
  })
  async contentUpgrades(
    @Ctx() context: GatewayContext,
    @Arg('kind', () => String, kindOf) kind: ContentKind,
    @Arg('id', () => Int, { description: 'Id of the version.' }) id: number,
  ): Promise<ContentUpgradeRow[] | null> {
    return orNull(client.readUpgrades(context, kind, id))
  }

  @Mutation(() => DecideContentUpgradesPayload, {
    description: 'Keeps the version of started self-assessments, or takes them over onto this one.',
  })
  async decideContentUpgrades(
    @Ctx() context: GatewayContext,
    @Arg('input', () => DecideContentUpgradesInput, { description: 'Which, and what becomes of them.' })
    input: DecideContentUpgradesInput,
  ): Promise<DecideContentUpgradesPayload> {
    return orRefusal<DecideContentUpgradesPayload>(
      async () => ({ errors: [], ...(await client.decide(context, input)) }),
      async ({ errors }) => ({ errors, done: 0, refused: [], records: null }),
    )
  }
}
