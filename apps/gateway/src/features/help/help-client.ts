import * as calls from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { CreateTrainingItemInput, TrainingUseInput, UpdateTrainingItemInput } from './help-inputs.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** Training items in their order: those for the caller, all of them for editors (`GET /api/help/tutorials`). */
export function readTraining({ upstream }: Upstream, show: 'kept' | 'deleted') {
  return upstream.call(calls.listTraining, { query: { show } })
}

/** Adds an item as a draft, at the end (`POST /api/help/tutorials`). */
export function create({ upstream }: Upstream, { durationMin, ...input }: CreateTrainingItemInput) {
  const body = { ...input, durationMin: durationMin ?? null }
  return upstream.call(calls.createTrainingItem, { body })
}

/** Changes an item; a published one stays whole (`PUT /api/help/tutorials/items/{id}`). */
export function update({ upstream }: Upstream, { id, ...body }: UpdateTrainingItemInput) {
  return upstream.call(calls.updateTrainingItem, { params: { id }, body })
}

/** Shows an item to its audience, or takes it back (`POST /api/help/tutorials/items/{id}/publish`). */
export function publish({ upstream }: Upstream, id: number, published: boolean, version: number) {
  return upstream.call(calls.publishTrainingItem, { params: { id }, body: { published, version } })
}

/** Deletes an item; it can be restored (`POST /api/help/tutorials/items/{id}/delete`). */
export function remove({ upstream }: Upstream, id: number, version: number) {
  return upstream.call(calls.deleteTrainingItem, { params: { id }, body: { version } })
}

/** Takes a deleted item back, as a draft (`POST /api/help/tutorials/items/{id}/restore`). */
export function takeBack({ upstream }: Upstream, id: number, version: number) {
  return upstream.call(calls.restoreTrainingItem, { params: { id }, body: { version } })
}

/**
 * Puts the items into another order; those that are not named keep theirs, after the others (`PUT
 * /api/help/tutorials/order`).
 */
export function order({ upstream }: Upstream, ids: number[]) {
  return upstream.call(calls.orderTrainingItems, { body: { ids } })
}

/**
 * Counts that the caller opened an item, marks it as watched, or says whether it helped (`POST
 * /api/help/tutorials/items/{id}/use`).
 */
export function recordUse({ upstream }: Upstream, { id, opened, watched, helped }: TrainingUseInput) {
  return upstream.call(calls.recordTrainingUse, {
    params: { id },
    body: { opened, watched: watched ?? undefined, helped },
  })
}
