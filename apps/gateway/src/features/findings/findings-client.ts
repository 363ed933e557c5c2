import {
  addFindingComment,
  assignFindingOwner,
  assignFindingUser,
  closeFinding,
  decideFinding,
  deleteFindingFile,
  draftFinding,
  editFindingComment,
  getFinding,
  getFindingNumbers,
  issueFinding,
  judgeFindingCorrection,
  listFindingCitations,
  listFindingOwners,
  listFindings,
  listFindingUsers,
  recordFindingRound,
  remindOfFindings,
  requestFindingVerification,
  resolveFindingComment,
  revealFindingReferences,
  saveFindingCorrection,
  updateFinding,
  type BodyInputOf,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { PageArgs } from '../shared/shared-types.js'
import type {
  AddFindingCommentInput,
  AssignFindingUserInput,
  CloseFindingInput,
  DecideFindingInput,
  DraftFindingInput,
  EditFindingCommentInput,
  FindingFilterInput,
  IssueFindingInput,
  JudgeFindingCorrectionInput,
  RecordFindingRoundInput,
  RequestFindingVerificationInput,
  ResolveFindingCommentInput,
  SaveFindingCorrectionInput,
  UpdateFindingInput,
} from './findings-inputs.js'

type Upstream = Pick<GatewayContext, 'upstream'>
type Part = 'Part B' | 'Part C'

/** The register of findings, by page (`GET /api/findings`). */
export function readFindings(
  { upstream }: Upstream,
  { page, pageSize }: PageArgs,
  filter: FindingFilterInput | null | undefined,
  sort: string | null | undefined,
) {
  return upstream.call(listFindings, {
    query: { page, pageSize, ...filterQuery(filter ?? {}), sort: sort || undefined },
  })
}

/** The filter as query members; empty ones are left out. */
function filterQuery({ overdue, repeat, part, ...rest }: FindingFilterInput) {
  const yesNo = (value: boolean | null | undefined) =>
    value === null || value === undefined ? undefined : value ? ('true' as const) : ('false' as const)
  return {
    q: rest.q || undefined,
    year: rest.year ?? undefined,
    part: (part || undefined) as Part | undefined,
    leaId: rest.leaId ?? undefined,
    source: rest.source ?? undefined,
    areaId: rest.areaId ?? undefined,
    indicator: rest.indicator || undefined,
    status: rest.status ?? undefined,
    overdue: yesNo(overdue),
    repeat: yesNo(repeat),
    owner: rest.owner || undefined,
    issuedFrom: rest.issuedFrom ?? undefined,
    issuedTo: rest.issuedTo ?? undefined,
    outcome: rest.outcome ?? undefined,
    formRow: rest.formRow || undefined,
  }
}

/** One finding with its cases, reviews of newer data and letters (`GET /api/findings/{id}`). */
export function readFinding({ upstream }: Upstream, id: number) {
  return upstream.call(getFinding, { params: { id } })
}

/** Timely correction of the findings issued in one FFY, and days to correction (1.4) (`GET /api/findings/numbers`). */
export function readNumbers({ upstream }: Upstream, ffy: number, part: string) {
  return upstream.call(getFindingNumbers, { query: { ffy, part } })
}

/** Requirements that a finding can rest on, with their plain meaning (`GET /api/findings/citations`). */
export function readCitations({ upstream }: Upstream, part: string | null | undefined) {
  return upstream.call(listFindingCitations, { query: { part: part || undefined } })
}

/** State monitors who can answer for a finding (`GET /api/findings/owners`). */
export function readOwners({ upstream }: Upstream) {
  return upstream.call(listFindingOwners, {})
}

/** People of the agency, with a mark for those who work on the corrections (`GET /api/findings/{id}/users`). */
export function readFindingUsers({ upstream }: Upstream, id: number) {
  return upstream.call(listFindingUsers, { params: { id } })
}

/** Drafts a finding; the agency sees nothing of it until it is issued (`POST /api/findings`). */
export function draft({ upstream }: Upstream, input: DraftFindingInput) {
  const { cases, part, questionnaireResponseId, subsectionResponseId, itemId, leaId, year, ...rest } = input
  const body: BodyInputOf<typeof draftFinding> = {
    ...rest,
    citationId: rest.citationId ?? null,
    questionnaireResponseId: questionnaireResponseId ?? undefined,
    subsectionResponseId: subsectionResponseId ?? undefined,
    itemId: itemId ?? undefined,
    leaId: leaId ?? undefined,
    year: year ?? undefined,
    part: (part || undefined) as Part | undefined,
    cases: cases.map(({ studentReference, requiredAction, correctable }) => ({
      studentReference,
      requiredAction,
      correctable,
    })),
  }
  return upstream.call(draftFinding, { body })
}

/** Changes a draft, with its individual cases (`PUT /api/findings/{id}`). */
export function update({ upstream }: Upstream, { id, cases, ...rest }: UpdateFindingInput) {
  return upstream.call(updateFinding, {
    params: { id },
    body: {
      ...rest,
      cases: cases?.map(({ id: caseId, ...fields }) => ({ ...fields, id: caseId ?? undefined })),
    },
  })
}

/** Notifies the agency by letter; the one-year clock starts on the day of the letter (`POST /api/findings/{id}/issue`). */
export function issue({ upstream }: Upstream, { id, template, ...rest }: IssueFindingInput) {
  // The API knows which templates exist and refuses others.
  return upstream.call(issueFinding, {
    params: { id },
    body: { ...rest, template: template as BodyInputOf<typeof issueFinding>['template'] },
  })
}

/**
 * Withdraws or reopens a finding, or records that it was corrected before it was issued (`POST
 * /api/findings/{id}/decision`).
 */
export function decide({ upstream }: Upstream, { id, ...body }: DecideFindingInput) {
  return upstream.call(decideFinding, { params: { id }, body })
}

/** Closes a finding by letter, once both prongs are verified (`POST /api/findings/{id}/close`). */
export function close({ upstream }: Upstream, { id, ...body }: CloseFindingInput) {
  return upstream.call(closeFinding, { params: { id }, body })
}

/** The agency writes what it did about an individual case, and submits it (`PUT /api/findings/{id}/cases/{caseId}`). */
export function saveCorrection({ upstream }: Upstream, { id, caseId, ...body }: SaveFindingCorrectionInput) {
  return upstream.call(saveFindingCorrection, { params: { id, caseId }, body })
}

/**
 * The state verifies a correction, returns it, or takes a verification back (`POST
 * /api/findings/{id}/cases/{caseId}/verdict`).
 */
export function judge({ upstream }: Upstream, { id, caseId, ...body }: JudgeFindingCorrectionInput) {
  return upstream.call(judgeFindingCorrection, { params: { id, caseId }, body })
}

/** The agency declares that it is ready for the review of newer data (`POST /api/findings/{id}/verification-request`). */
export function requestVerification(
  { upstream }: Upstream,
  { id, ...body }: RequestFindingVerificationInput,
) {
  return upstream.call(requestFindingVerification, { params: { id }, body })
}

/**
 * Records a review of newer data; it passes with a compliant record and none that is not (`POST /api/findings/{id}/rounds`).
 */
export function recordRound({ upstream }: Upstream, { id, ...body }: RecordFindingRoundInput) {
  return upstream.call(recordFindingRound, { params: { id }, body })
}

/** Student references of a finding; the request is recorded (`POST /api/findings/{id}/references`). */
export function reveal({ upstream }: Upstream, id: number) {
  return upstream.call(revealFindingReferences, { params: { id } })
}

/** Sends reminder letters for open findings, one or many (`POST /api/findings/reminders`). */
export function remind({ upstream }: Upstream, ids: number[]) {
  return upstream.call(remindOfFindings, { body: { ids } })
}

/** Gives findings to a monitor, one or many (`POST /api/findings/owner`). */
export function giveTo({ upstream }: Upstream, ids: number[], ownerMonitorId: string) {
  return upstream.call(assignFindingOwner, { body: { ids, ownerMonitorId } })
}

/** Lets a person of the agency work on the corrections, or no longer (`POST /api/findings/{id}/users/{userId}`). */
export function assignUser({ upstream }: Upstream, { id, userId, assigned }: AssignFindingUserInput) {
  return upstream.call(assignFindingUser, { params: { id, userId }, body: { assigned } })
}

/**
 * Deletes a file that was not submitted or recorded yet, or a document of the finding itself (`POST
 * /api/findings/files/{id}/delete`).
 */
export function removeFile({ upstream }: Upstream, id: string) {
  return upstream.call(deleteFindingFile, { params: { id } })
}

/** Comments on a finding, for the state alone or for the agency too (`POST /api/findings/{id}/comments`). */
export function addComment({ upstream }: Upstream, { id, ...body }: AddFindingCommentInput) {
  return upstream.call(addFindingComment, { params: { id }, body })
}

/** Changes the words of an own comment (`PUT /api/findings/{id}/comments/{commentId}`). */
export function editComment({ upstream }: Upstream, { id, commentId, ...body }: EditFindingCommentInput) {
  return upstream.call(editFindingComment, { params: { id, commentId }, body })
}

/** Marks a comment as resolved, or opens it again (`POST /api/findings/{id}/comments/{commentId}/resolution`). */
export function resolveComment(
  { upstream }: Upstream,
  { id, commentId, ...body }: ResolveFindingCommentInput,
) {
  return upstream.call(resolveFindingComment, { params: { id, commentId }, body })
}
