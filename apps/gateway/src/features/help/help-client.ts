import type { TrainingKind, TrainingModule } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { CreateTrainingItemInput, TrainingUseInput, UpdateTrainingItemInput } from './help-inputs.js'

type Upstream = Pick<GatewayContext, 'upstream'>

export function readTraining({ upstream }: Upstream, show: 'kept' | 'deleted') {
  return upstream.call(calls.listTraining, { query: { show } })
}

/** Another kind or module than there is, is refused by the system of record. */
function bodyOf(input: CreateTrainingItemInput) {
  const { title, summary, roles, routes, body, url, transcript, durationMin } = input
  return {
    title,
    summary,
    roles,
    routes,
    body,
    url,
    transcript,
    kind: input.kind as TrainingKind,
    module: input.module as TrainingModule,
    durationMin: durationMin ?? null,
  }
}

export function create({ upstream }: Upstream, input: CreateTrainingItemInput) {
  return upstream.call(calls.createTrainingItem, { body: bodyOf(input) })
}

export function update({ upstream }: Upstream, input: UpdateTrainingItemInput) {
  const { id, version } = input
  return upstream.call(calls.updateTrainingItem, { params: { id }, body: { ...bodyOf(input), version } })
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
