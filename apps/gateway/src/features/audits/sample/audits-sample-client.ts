import {
  addSampleStudent,
  assignRecords,
  confirmEnrolments,
  deleteSample,
  deleteSampleRecord,
  generateSample,
  getAuditSample,
  listRecordPeople,
  listSampleRecords,
  previewSample,
  revealRecords,
  updateSampleRecord,
  type AnswerOf,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../../context.js'
import { filterBody, valuesOf } from '../lists/audits-lists-client.js'
import type { RevealedRecord, RevealRecordsInput } from './audits-reveal-types.js'
import type {
  AddSampleStudentInput,
  AssignRecordsInput,
  AuditProngInput,
  AuditSample,
  DeleteSampleRecordInput,
  GenerateSampleInput,
  PlannedSample,
  SampleRecord,
  UpdateSampleRecordInput,
} from './audits-sample-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** A sample as GraphQL has it: a seed may be larger than an Int. */
export function sampleOf({ drawn, ...sample }: AnswerOf<typeof getAuditSample>): AuditSample {
  return { ...sample, drawn: drawn && { ...drawn, seed: String(drawn.seed) } }
}

/** The sample of a prong: sizes that are usual, and how it was drawn (`GET /api/msde/{typeKey}/generate-sample/{id}`). */
export async function readSample({ upstream }: Upstream, typeKey: string, id: number): Promise<AuditSample> {
  return sampleOf(await upstream.call(getAuditSample, { params: { typeKey, id } }))
}

/** Records of the sample, and those that left it (`GET /api/msde/{typeKey}/sample-audit/{prongId}/students`). */
export function readRecords(
  { upstream }: Upstream,
  typeKey: string,
  prongId: number,
): Promise<SampleRecord[]> {
  return upstream.call(listSampleRecords, { params: { typeKey, prongId }, query: {} })
}

/** Draws the sample, or tops it up or trims it (`POST /api/msde/{typeKey}/generate-sample/{id}`). */
export async function draw({ upstream }: Upstream, input: GenerateSampleInput): Promise<AuditSample> {
  const { typeKey, prongId: id } = input
  return sampleOf(await upstream.call(generateSample, { params: { typeKey, id }, body: drawBody(input) }))
}

/** What a new draw would give, without drawing; reads only (`POST /api/msde/{typeKey}/generate-sample/{id}/preview`). */
export async function planDraw({ upstream }: Upstream, input: GenerateSampleInput): Promise<PlannedSample> {
  const { typeKey, prongId: id } = input
  const planned = await upstream.call(previewSample, { params: { typeKey, id }, body: drawBody(input) })
  return { ...planned, seed: String(planned.seed) }
}

function drawBody({
  prongId,
  sampleSize,
  updateOnly,
  seed,
  strataField,
  quotas,
  filter,
  confirm,
}: GenerateSampleInput) {
  return {
    prongId,
    sampleSize,
    updateOnly,
    // What is no number is refused as a seed.
    seed: seed ? (/^\d{1,10}$/.test(seed) ? Number(seed) : -1) : undefined,
    strata: strataField ? { field: strataField } : undefined,
    quotas: quotas ?? undefined,
    filter: filter ? filterBody(filter) : undefined,
    confirm: confirm ?? false,
  }
}

/** Adds a row of the list to the sample by hand (`GET /api/msde/{typeKey}/sample-data/add/{prongId}/{studentId}`). */
export async function addStudent(
  { upstream }: Upstream,
  { reason, confirm, ...params }: AddSampleStudentInput,
): Promise<AuditSample> {
  const query = { reason, confirm: confirm === true ? ('true' as const) : ('false' as const) }
  return sampleOf(await upstream.call(addSampleStudent, { params, query }))
}

/** Deletes the whole sample, which leads back to the list (`POST /api/msde/{typeKey}/student-sample/delete/{prongId}`). */
export async function removeSample({ upstream }: Upstream, params: AuditProngInput): Promise<AuditSample> {
  return sampleOf(await upstream.call(deleteSample, { params }))
}

/** Takes one record out of the sample, with a reason (`POST /api/msde/{typeKey}/student-record/delete/{id}`). */
export function removeRecord(
  { upstream }: Upstream,
  { typeKey, id, ...body }: DeleteSampleRecordInput,
): Promise<unknown> {
  return upstream.call(deleteSampleRecord, { params: { typeKey, id }, body })
}

/**
 * Assigns a monitor, confirms enrolment, replaces the record, or notes something (`PATCH /api/msde/{typeKey}/sample-
 * audit/student/{id}`).
 */
export function changeRecord(
  { upstream }: Upstream,
  { typeKey, id, replace, ...sent }: UpdateSampleRecordInput,
): Promise<SampleRecord> {
  const body = {
    version: sent.version,
    assignedMonitorId: sent.assignedMonitorId,
    secondReaderId: sent.secondReaderId,
    leaConfirmedEnrolled: sent.leaConfirmedEnrolled ?? undefined,
    leftOn: sent.leftOn,
    note: sent.note ?? undefined,
    noDocumentReason: sent.noDocumentReason ?? undefined,
    ...(replace === true && { status: 7 as const, reason: sent.reason ?? '' }),
  }
  return upstream.call(updateSampleRecord, { params: { typeKey, id }, body })
}

/**
 * Says that every child of the sample of whom nothing was said yet is still served (`POST /api/msde/{typeKey}/sample-
 * audit/{prongId}/confirm-enrolment`).
 */
export function confirmAll({ upstream }: Upstream, params: AuditProngInput): Promise<SampleRecord[]> {
  return upstream.call(confirmEnrolments, { params })
}

/**
 * Local users of the agency, marked where they work on a record of the sample (`GET /api/msde/{typeKey}/sample-
 * audit/{prongId}/people`).
 */
export function readPeople(
  { upstream }: Upstream,
  typeKey: string,
  prongId: number,
): Promise<AnswerOf<typeof listRecordPeople>> {
  return upstream.call(listRecordPeople, { params: { typeKey, prongId } })
}

/** Assigns a local user to records, or takes them off (`POST /api/msde/{typeKey}/sample-audit/{prongId}/assign`). */
export function assign(
  { upstream }: Upstream,
  { typeKey, prongId, ...body }: AssignRecordsInput,
): Promise<SampleRecord[]> {
  return upstream.call(assignRecords, { params: { typeKey, prongId }, body })
}

/** Names and identifiers of records, which is recorded (`POST /api/msde/{typeKey}/sample-audit/{prongId}/reveal`). */
export async function reveal(
  { upstream }: Upstream,
  { typeKey, prongId, ...body }: RevealRecordsInput,
): Promise<RevealedRecord[]> {
  const records = await upstream.call(revealRecords, { params: { typeKey, prongId }, body })
  return records.map(({ id, values }) => ({ id, values: valuesOf(values) }))
}
