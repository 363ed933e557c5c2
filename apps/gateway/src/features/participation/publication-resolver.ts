import { justificationPublication } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orNull } from '../../errors/missing.js'
import { orRefusal } from '../../errors/user-error.js'
import * as client from './publication-client.js'
import {
  DecideJustificationWordsInput,
  JustificationPublication,
  JustificationPublicationPayload,
  PublishedJustification,
  PublishedJustificationRow,
  PublishJustificationInput,
  WithdrawJustificationInput,
} from './publication-types.js'

@Resolver()
export class PublicationResolver {
  @Query(() => JustificationPublication, {
    nullable: true,
    description:
      'A justification as it would be published; null for an agency or year that is not there. For state monitors.',
  })
  async justificationPublication(
    @Ctx() context: GatewayContext,
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
    @Arg('leaId', () => Int, { description: 'Id of the agency.' }) leaId: number,
  ): Promise<JustificationPublication | null> {
    return orNull(client.readPublication(context, { year, leaId }))
  }

  @Query(() => [PublishedJustificationRow], {
    description: 'Justifications that are published, newest year first. For everybody who is signed in.',
  })
  async publishedJustifications(@Ctx() context: GatewayContext): Promise<PublishedJustificationRow[]> {
    return client.readPublishedList(context)
  }

  @Query(() => PublishedJustification, {
    nullable: true,
    description: 'One published justification; null where nothing is published.',
  })
  async publishedJustification(
    @Ctx() context: GatewayContext,
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
    @Arg('leaId', () => Int, { description: 'Id of the agency.' }) leaId: number,
  ): Promise<PublishedJustification | null> {
    return orNull(client.readPublished(context, { year, leaId }))
  }

  @Mutation(() => JustificationPublicationPayload, {
    description: 'Decides whether pieces of the answers are published. For state monitors.',
  })
  async decideJustificationWords(
    @Ctx() context: GatewayContext,
    @Arg('input', () => DecideJustificationWordsInput, { description: 'Where, and the decisions.' })
    input: DecideJustificationWordsInput,
  ): Promise<JustificationPublicationPayload> {
    return acted(context, input, () => client.decideWords(context, input))
  }

  @Mutation(() => JustificationPublicationPayload, {
    description: 'Publishes an accepted justification as its next edition. For state monitors.',
  })
  async publishJustification(
    @Ctx() context: GatewayContext,
    @Arg('input', () => PublishJustificationInput, { description: 'Which one.' })
    input: PublishJustificationInput,
  ): Promise<JustificationPublicationPayload> {
    return acted(context, input, () => client.publish(context, input))
  }

  @Mutation(() => JustificationPublicationPayload, {
    description: 'Takes the published edition back. For state monitors.',
  })
  async withdrawJustification(
    @Ctx() context: GatewayContext,
    @Arg('input', () => WithdrawJustificationInput, { description: 'Which one, and why.' })
    input: WithdrawJustificationInput,
  ): Promise<JustificationPublicationPayload> {
    return acted(context, input, () => client.withdraw(context, input))
  }
}

function acted(
  context: GatewayContext,
  place: { year: number; leaId: number },
  act: () => Promise<JustificationPublication>,
): Promise<JustificationPublicationPayload> {
  return orRefusal<JustificationPublicationPayload>(
    async () => ({ errors: [], publication: await act() }),
    async (refused) => ({
      errors: refused.errors,
      publication: await currentRow(refused, justificationPublication, () =>
        client.readPublication(context, place),
      ),
    }),
  )
}
