import type { IncidentFlag } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { PageArgs } from '../shared/shared-types.js'
import type {
  AddIncidentInput,
  IncidentFilterInput,
  RecordIncidentNoticeInput,
  UpdateIncidentInput,
} from './incidents-inputs.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** Incidents by page (`GET /api/incidents`). */
export function readIncidents(
  { upstream }: Upstream,
  { page, pageSize }: PageArgs,
  filter: IncidentFilterInput,
  sort: string | null | undefined,
) {
  return upstream.call(calls.listIncidents, {
    query: {
      page,
      pageSize,
      q: filter.q || undefined,
      leaId: filter.leaId ?? undefined,
      year: filter.year ?? undefined,
      kind: filter.kind || undefined,
      injury: filter.injury || undefined,
      // The system of record refuses unknown ones.
      flag: (filter.flag || undefined) as IncidentFlag | undefined,
      sameStudentAs: filter.sameStudentAs ?? undefined,
      sort: sort || undefined,
    },
  })
}

/** Codes and parameters (`GET /api/incidents/choices`). */
export function readChoices({ upstream }: Upstream) {
  return upstream.call(calls.listIncidentChoices, {})
}

/** One incident (`GET /api/incidents/{id}`). */
export function readIncident({ upstream }: Upstream, id: number) {
  return upstream.call(calls.getIncident, { params: { id } })
}

/** Registers an incident (`POST /api/incidents`). */
export function add({ upstream }: Upstream, body: AddIncidentInput) {
  return upstream.call(calls.addIncident, { body })
}

/** Changes an incident (`PUT /api/incidents/{id}`). */
export function update({ upstream }: Upstream, { id, ...body }: UpdateIncidentInput) {
  return upstream.call(calls.updateIncident, { params: { id }, body })
}

/** Name of the student, which is recorded (`POST /api/incidents/{id}/reveal`). */
export function reveal({ upstream }: Upstream, id: number) {
  return upstream.call(calls.revealIncidentStudent, { params: { id } })
}

/** That a notice was given (`POST /api/incidents/notices/{id}`). */
export function recordNotice({ upstream }: Upstream, { id, ...body }: RecordIncidentNoticeInput) {
  return upstream.call(calls.recordIncidentNotice, { params: { id }, body })
}
