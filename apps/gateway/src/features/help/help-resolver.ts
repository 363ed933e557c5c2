import { trainingItem } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orRefusal } from '../../errors/user-error.js'
import * as client from './help-client.js'
import { CreateTrainingItemInput, TrainingUseInput, UpdateTrainingItemInput } from './help-inputs.js'
import {
  TrainingItemPayload,
  TrainingList,
  TrainingListPayload,
  TrainingShow,
  type TrainingItem,
} from './help-types.js'

const versionSeen = 'Version of the record that the caller saw.'

@Resolver()
export class HelpResolver {
  @Query(() => TrainingList, {
    description: 'Training materials: those for the caller, all of them for editors.',
  })
  async training(
    @Ctx() context: GatewayContext,
    @Arg('show', () => TrainingShow, {
      nullable: true,
      description: 'Existing ones by default.',
    })
    show?: keyof typeof TrainingShow | null,
  ): Promise<TrainingList> {
    return client.readTraining(context, show ?? 'kept')
  }

  @Mutation(() => TrainingItemPayload, {
    description: 'Adds a training item as a draft. For state monitors.',
  })
  async createTrainingItem(
    @Ctx() context: GatewayContext,
    @Arg('input', () => CreateTrainingItemInput, { description: 'The new item.' })
    input: CreateTrainingItemInput,
  ): Promise<TrainingItemPayload> {
    return acted(() => client.create(context, input))
  }

  @Mutation(() => TrainingItemPayload, { description: 'Changes a training item. For state monitors.' })
  async updateTrainingItem(
    @Ctx() context: GatewayContext,
    @Arg('input', () => UpdateTrainingItemInput, { description: 'The item and its changes.' })
    input: UpdateTrainingItemInput,
  ): Promise<TrainingItemPayload> {
    return acted(
      () => client.update(context, input),
      async () => itemOf(context, input.id),
    )
  }

  @Mutation(() => TrainingItemPayload, { description: 'Shows an item to its audience, or takes it back.' })
  async publishTrainingItem(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'The item.' }) id: number,
    @Arg('published', () => Boolean, { description: 'False takes it back.' }) published: boolean,
    @Arg('version', () => Int, { description: versionSeen }) version: number,
  ): Promise<TrainingItemPayload> {
    return acted(
      () => client.publish(context, id, published, version),
      () => itemOf(context, id),
    )
  }

  @Mutation(() => TrainingItemPayload, { description: 'Deletes a training item; it can be restored.' })
  async deleteTrainingItem(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'The item.' }) id: number,
    @Arg('version', () => Int, { description: versionSeen }) version: number,
  ): Promise<TrainingItemPayload> {
    return acted(
      () => client.remove(context, id, version),
      () => itemOf(context, id),
    )
  }

  @Mutation(() => TrainingItemPayload, { description: 'Takes a deleted training item back, as a draft.' })
  async restoreTrainingItem(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'The item.' }) id: number,
    @Arg('version', () => Int, { description: versionSeen }) version: number,
  ): Promise<TrainingItemPayload> {
    return acted(
      () => client.takeBack(context, id, version),
      () => itemOf(context, id),
    )
  }

  @Mutation(() => TrainingListPayload, {
    description: 'Puts training items into another order. For state monitors.',
  })
  async orderTrainingItems(
    @Ctx() context: GatewayContext,
    @Arg('ids', () => [Int], { description: 'Items in their new order; others stand behind them.' })
    ids: number[],
  ): Promise<TrainingListPayload> {
    return orRefusal<TrainingListPayload>(
      async () => ({ errors: [], list: await client.order(context, ids) }),
      ({ errors }) => ({ errors, list: null }),
    )
  }

  @Mutation(() => TrainingItemPayload, {
    description: 'Counts that the caller opened an item, marks it as watched, or says whether it helped.',
  })
  async recordTrainingUse(
    @Ctx() context: GatewayContext,
    @Arg('input', () => TrainingUseInput, { description: 'What the caller did.' }) input: TrainingUseInput,
  ): Promise<TrainingItemPayload> {
    return acted(() => client.recordUse(context, input))
  }
}

/** The current item, for a conflict that did not include it. */
async function itemOf(context: GatewayContext, id: number): Promise<TrainingItem> {
  const { items } = await client.readTraining(context, 'kept')
  const found = items.find((item) => item.id === id)
  if (!found) throw new Error(`There is no training item ${id} any more.`)
  return found
}

function acted(
  act: () => Promise<TrainingItem>,
  current?: () => Promise<TrainingItem>,
): Promise<TrainingItemPayload> {
  return orRefusal<TrainingItemPayload>(
    async () => ({ errors: [], item: await act() }),
    async (refused) => ({
      errors: refused.errors,
      item: current ? await currentRow(refused, trainingItem, current) : null,
    }),
  )
}
