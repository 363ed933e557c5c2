import type { CaseStudyMove, WordDecision } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { PageArgs } from '../shared/shared-types.js'
import type {
  AddCaseStudyCommentInput,
  AddCaseStudyInput,
  AddCaseStudyStudentInput,
  CaseStudyFilterInput,
  CaseStudyWordInput,
  EditCaseStudyCommentInput,
  MoveCaseStudyInput,
  ReferCaseStudyInput,
  RemoveCaseStudyStudentInput,
  ResolveCaseStudyCommentInput,
  UpdateCaseStudyInput,
} from './case-studies-inputs.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** Case studies by page (`GET /api/msde/case-studies`). */
export function readCaseStudies(
  { upstream }: Upstream,
  { page, pageSize }: PageArgs,
  filter: CaseStudyFilterInput,
  sort: string | null | undefined,
) {
  return upstream.call(calls.listCaseStudies, {
    query: {
      page,
      pageSize,
      q: filter.q || undefined,
      leaId: filter.leaId ?? undefined,
      year: filter.year ?? undefined,
      // The system of record refuses unknown ones.
      part: (filter.part || undefined) as 'Part B' | undefined,
      status: (filter.status || undefined) as 'Draft' | undefined,
      prongId: filter.prongId ?? undefined,
      sort: sort || undefined,
    },
  })
}

/** One case study (`GET /api/msde/case-studies/{id}`). */
export function readCaseStudy({ upstream }: Upstream, id: number) {
  return upstream.call(calls.getCaseStudy, { params: { id } })
}

/** Begins a case study (`POST /api/msde/case-studies`). */
export function add({ upstream }: Upstream, { part, ...input }: AddCaseStudyInput) {
  return upstream.call(calls.addCaseStudy, { body: { ...input, part: part as 'Part B' } })
}

/** Changes a draft (`PUT /api/msde/case-studies/{id}`). */
export function update({ upstream }: Upstream, { id, ...body }: UpdateCaseStudyInput) {
  return upstream.call(calls.updateCaseStudy, { params: { id }, body })
}

/** Names one more student (`POST /api/msde/case-studies/{id}/students`). */
export function addStudent({ upstream }: Upstream, { id, ...body }: AddCaseStudyStudentInput) {
  return upstream.call(calls.addCaseStudyStudent, { params: { id }, body })
}

/** Takes a student out (`DELETE /api/msde/case-studies/{id}/students/{studentRowId}`). */
export function removeStudent({ upstream }: Upstream, { version, ...params }: RemoveCaseStudyStudentInput) {
  return upstream.call(calls.removeCaseStudyStudent, { params, query: { version } })
}

/** Names of the students, which is recorded (`POST /api/msde/case-studies/{id}/reveal`). */
export function reveal({ upstream }: Upstream, id: number) {
  return upstream.call(calls.revealCaseStudyStudents, { params: { id } })
}

/** Moves a case study to another status (`POST /api/msde/case-studies/{id}/status`). */
export function move({ upstream }: Upstream, { id, ...body }: MoveCaseStudyInput) {
  return upstream.call(calls.moveCaseStudy, {
    params: { id },
    body: { ...body, move: body.move as CaseStudyMove },
  })
}

/** Creates the targeted audit of a final case study (`POST /api/msde/case-studies/{id}/audit`). */
export function refer({ upstream }: Upstream, { id, ...body }: ReferCaseStudyInput) {
  return upstream.call(calls.referCaseStudy, { params: { id }, body })
}

/** Capitalised words that may be names (`GET /api/msde/case-studies/{id}/words`). */
export function readWords({ upstream }: Upstream, id: number) {
  return upstream.call(calls.listCaseStudyWords, { params: { id } })
}

/** Decides about words (`PUT /api/msde/case-studies/{id}/words`). */
export function decide({ upstream }: Upstream, id: number, words: readonly CaseStudyWordInput[]) {
  return upstream.call(calls.decideCaseStudyWords, {
    params: { id },
    body: { words: words.map(({ word, decision }) => ({ word, decision: decision as WordDecision })) },
  })
}

/** Comments on a case study (`POST /api/msde/case-studies/{id}/comments`). */
export function addComment({ upstream }: Upstream, { id, ...body }: AddCaseStudyCommentInput) {
  return upstream.call(calls.addCaseStudyComment, { params: { id }, body })
}

/** Changes an own comment (`PUT /api/msde/case-studies/{id}/comments/{commentId}`). */
export function editComment({ upstream }: Upstream, { id, commentId, ...body }: EditCaseStudyCommentInput) {
  return upstream.call(calls.editCaseStudyComment, { params: { id, commentId }, body })
}

/** Resolves a comment, or opens it again (`POST /api/msde/case-studies/{id}/comments/{commentId}/resolution`). */
export function resolveComment(
  { upstream }: Upstream,
  { id, commentId, ...body }: ResolveCaseStudyCommentInput,
) {
  return upstream.call(calls.resolveCaseStudyComment, { params: { id, commentId }, body })
}
