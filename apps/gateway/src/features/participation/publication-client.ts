import type { WordDecision } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type {
  DecideJustificationWordsInput,
  PublishJustificationInput,
  WithdrawJustificationInput,
} from './publication-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>
interface Place {
  year: number
  leaId: number
}

/** A justification as it would be published (`GET /api/msde/participation/{year}/{leaId}/publication`). */
export function readPublication({ upstream }: Upstream, { year, leaId }: Place) {
  return upstream.call(calls.getJustificationPublication, { params: { year, leaId } })
}

/** Decides about words (`PUT /api/msde/participation/{year}/{leaId}/publication/words`). */
export function decideWords({ upstream }: Upstream, { year, leaId, words }: DecideJustificationWordsInput) {
  return upstream.call(calls.decideJustificationWords, {
    params: { year, leaId },
    // The system of record refuses other decisions.
    body: { words: words.map(({ word, decision }) => ({ word, decision: decision as WordDecision })) },
  })
}

/** Publishes a justification (`POST /api/msde/participation/{year}/{leaId}/publication`). */
export function publish({ upstream }: Upstream, { year, leaId, version }: PublishJustificationInput) {
  return upstream.call(calls.publishJustification, { params: { year, leaId }, body: { version } })
}

/** Takes a publication back (`POST /api/msde/participation/{year}/{leaId}/publication/withdrawal`). */
export function withdraw({ upstream }: Upstream, { year, leaId, ...body }: WithdrawJustificationInput) {
  return upstream.call(calls.withdrawJustification, { params: { year, leaId }, body })
}

/** What is published (`GET /api/msde/published-justifications`). */
export function readPublishedList({ upstream }: Upstream) {
  return upstream.call(calls.listPublishedJustifications, {})
}

/** One published justification (`GET /api/msde/published-justifications/{year}/{leaId}`). */
export function readPublished({ upstream }: Upstream, { year, leaId }: Place) {
  return upstream.call(calls.getPublishedJustification, { params: { year, leaId } })
}
