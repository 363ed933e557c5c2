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

export function readFinding({ upstream }: Upstream, id: number) {
  return upstream.call(getFinding, { params: { id } })
}

export function readNumbers({ upstream }: Upstream, ffy: number, part: string) {
  return upstream.call(getFindingNumbers, { query: { ffy, part } })
}

export function readCitations({ upstream }: Upstream, part: string | null | undefined) {
  return upstream.call(listFindingCitations, { query: { part: part || undefined } })
}

export function readOwners({ upstream }: Upstream) {
  return upstream.call(listFindingOwners, {})
}

export function readFindingUsers({ upstream }: Upstream, id: number) {
  return upstream.call(listFindingUsers, { params: { id } })
}

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

export function update({ upstream }: Upstream, { id, cases, ...rest }: UpdateFindingInput) {
  return upstream.call(updateFinding, {
    params: { id },
    body: {
      ...rest,
      cases: cases?.map(({ id: caseId, ...fields }) => ({ ...fields, id: caseId ?? undefined })),
    },
  })
}

export function issue({ upstream }: Upstream, { id, template, ...rest }: IssueFindingInput) {
  // The API knows which templates exist and refuses others.
  return upstream.call(issueFinding, {
    params: { id },
    body: { ...rest, template: template as BodyInputOf<typeof issueFinding>['template'] },
  })
}

export function decide({ upstream }: Upstream, { id, ...body }: DecideFindingInput) {
  return upstream.call(decideFinding, { params: { id }, body })
}

export function close({ upstream }: Upstream, { id, ...body }: CloseFindingInput) {
  return upstream.call(closeFinding, { params: { id }, body })
}

export function saveCorrection({ upstream }: Upstream, { id, caseId, ...body }: SaveFindingCorrectionInput) {
  return upstream.call(saveFindingCorrection, { params: { id, caseId }, body })
}

export function judge({ upstream }: Upstream, { id, caseId, ...body }: JudgeFindingCorrectionInput) {
  return upstream.call(judgeFindingCorrection, { params: { id, caseId }, body })
}

export function requestVerification(
  { upstream }: Upstream,
  { id, ...body }: RequestFindingVerificationInput,
) {
  return upstream.call(requestFindingVerification, { params: { id }, body })
}

export function recordRound({ upstream }: Upstream, { id, ...body }: RecordFindingRoundInput) {
  return upstream.call(recordFindingRound, { params: { id }, body })
}

export function reveal({ upstream }: Upstream, id: number) {
  return upstream.call(revealFindingReferences, { params: { id } })
}

export function remind({ upstream }: Upstream, ids: number[]) {
  return upstream.call(remindOfFindings, { body: { ids } })
}

export function giveTo({ upstream }: Upstream, ids: number[], ownerMonitorId: string) {
  return upstream.call(assignFindingOwner, { body: { ids, ownerMonitorId } })
}

export function assignUser({ upstream }: Upstream, { id, userId, assigned }: AssignFindingUserInput) {
  return upstream.call(assignFindingUser, { params: { id, userId }, body: { assigned } })
}

export function removeFile({ upstream }: Upstream, id: string) {
  return upstream.call(deleteFindingFile, { params: { id } })
}

export function addComment({ upstream }: Upstream, { id, ...body }: AddFindingCommentInput) {
  return upstream.call(addFindingComment, { params: { id }, body })
}

export function editComment({ upstream }: Upstream, { id, commentId, ...body }: EditFindingCommentInput) {
  return upstream.call(editFindingComment, { params: { id, commentId }, body })
}

export function resolveComment(
  { upstream }: Upstream,
  { id, commentId, ...body }: ResolveFindingCommentInput,
) {
  return upstream.call(resolveFindingComment, { params: { id, commentId }, body })
}
