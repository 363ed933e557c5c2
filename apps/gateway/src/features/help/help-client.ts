import * as calls from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { CreateTrainingItemInput, TrainingUseInput, UpdateTrainingItemInput } from './help-inputs.js'

type Upstream = Pick<GatewayContext, 'upstream'>

export function readTraining({ upstream }: Upstream, show: 'kept' | 'deleted') {
  return upstream.call(calls.listTraining, { query: { show } })
}

export function create({ upstream }: Upstream, { durationMin, ...input }: CreateTrainingItemInput) {
  const body = { ...input, durationMin: durationMin ?? null }
  return upstream.call(calls.createTrainingItem, { body })
}

export function update({ upstream }: Upstream, { id, ...body }: UpdateTrainingItemInput) {
  return upstream.call(calls.updateTrainingItem, { params: { id }, body })
}

export function publish({ upstream }: Upstream, id: number, published: boolean, version: number) {
  return upstream.call(calls.publishTrainingItem, { params: { id }, body: { published, version } })
}

export function remove({ upstream }: Upstream, id: number, version: number) {
  return upstream.call(calls.deleteTrainingItem, { params: { id }, body: { version } })
}

export function takeBack({ upstream }: Upstream, id: number, version: number) {
  return upstream.call(calls.restoreTrainingItem, { params: { id }, body: { version } })
}

export function order({ upstream }: Upstream, ids: number[]) {
  return upstream.call(calls.orderTrainingItems, { body: { ids } })
}

export function recordUse({ upstream }: Upstream, { id, opened, watched, helped }: TrainingUseInput) {
  return upstream.call(calls.recordTrainingUse, {
    params: { id },
    body: { opened, watched: watched ?? undefined, helped },
  })
}
