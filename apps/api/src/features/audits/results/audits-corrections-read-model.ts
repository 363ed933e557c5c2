import { CaseState, FindingStatus, type CountedCorrection } from '@portal/domain'
import { grouped } from '../../../db/grouped.js'
import { and, asc, count, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { authorSql } from '../../accounts/accounts-names-read-model.js'
import {
  auditCorrections,
  auditFindings,
  auditProngs,
  auditRecordPeople,
  auditRecords,
  fileObjects,
  findingCases,
  findingFiles,
  findings,
} from '../../../db/schema/index.js'

/** A correction as it is stored, with its case, its finding and who of the agency works on its record. */
export type CorrectionRow = Awaited<ReturnType<typeof selectCorrections>>[number] & {
  assigneeIds: readonly string[]
  files: number
}

/** Corrections that a prong asked for, by record and item. */
export function correctionsOfProng(db: Database, prongId: number): Promise<CorrectionRow[]> {
  return withPeople(db, eq(auditRecords.prongId, prongId))
}

/** One correction; null where there is none. */
export async function findCorrection(db: Database, id: number): Promise<CorrectionRow | null> {
  return (await withPeople(db, eq(findingCases.id, id)))[0] ?? null
}

async function withPeople(db: Database, where: SQL): Promise<CorrectionRow[]> {
  const rows = await selectCorrections(db, where)
  if (rows.length === 0) return []
  const people = await db
    .select({ recordId: auditRecordPeople.recordId, userId: auditRecordPeople.userId })
    .from(auditRecordPeople)
    .where(inArray(auditRecordPeople.recordId, [...new Set(rows.map(({ recordId }) => recordId))]))
  const files = await db
    .select({ caseId: findingFiles.caseId, files: count() })
    .from(findingFiles)
    .innerJoin(fileObjects, eq(fileObjects.id, findingFiles.fileId))
    .where(
      and(
        inArray(
          findingFiles.caseId,
          rows.map(({ id }) => id),
        ),
        isNull(fileObjects.deletedAt),
      ),
    )
    .groupBy(findingFiles.caseId)
  const filesOf = new Map(files.map((row) => [row.caseId, row.files]))
  return rows.map((row) =>
    Object.assign(row, {
      assigneeIds: people.flatMap(({ recordId, userId }) => (recordId === row.recordId ? [userId] : [])),
      files: filesOf.get(row.id) ?? 0,
    }),
  )
}

function selectCorrections(db: Database, where: SQL) {
  return (
    db
      .select({
        id: findingCases.id,
        findingId: findings.id,
        findingNumber: findings.number,
        findingStatus: findings.status,
        findingIssuedOn: findings.issuedOn,
        findingDueOn: findings.dueOn,
        recordId: auditCorrections.recordId,
        itemId: auditCorrections.itemId,
        prongId: auditRecords.prongId,
        auditId: auditProngs.auditId,
        key: auditRecords.key,
        fields: auditRecords.fields,
        requiredAction: findingCases.requiredAction,
        correctable: findingCases.correctable,
        foundOn: sql<string>`coalesce(${findingCases.foundOn}, ${findings.discoveredOn})`,
        dueOn: findingCases.dueOn,
        dueRule: findingCases.dueRule,
        state: findingCases.state,
        narrative: findingCases.narrative,
        correctedOn: findingCases.correctedOn,
        leftJurisdictionOn: findingCases.leftJurisdictionOn,
        compensatoryNeeded: auditCorrections.compensatoryNeeded,
        compensatoryText: auditCorrections.compensatoryText,
        compensatoryAsked: auditCorrections.compensatoryAsked,
        stateComment: findingCases.stateComment,
        submittedOn: findingCases.submittedOn,
        verifiedOn: findingCases.verifiedOn,
        openedOn: auditCorrections.openedOn,
        changedBy: authorSql(findingCases.changedBy),
        changedOn: findingCases.changedOn,
        version: findingCases.version,
      })
      .from(auditCorrections)
      .innerJoin(findingCases, eq(findingCases.id, auditCorrections.caseId))
      .innerJoin(findings, eq(findings.id, findingCases.findingId))
      .innerJoin(auditRecords, eq(auditRecords.id, auditCorrections.recordId))
      .innerJoin(auditProngs, eq(auditProngs.id, auditRecords.prongId))
      // Those of a report that was taken back are open no more.
      .where(and(where, ne(findings.status, FindingStatus.withdrawn)))
      .orderBy(asc(auditRecords.order), asc(findingCases.id))
  )
}

/** States of corrections of prongs with their findings and due days, for lists. */
export async function countedCorrections(
  db: Database,
  prongIds: readonly number[],
): Promise<Map<number, (CountedCorrection & { findingId: number })[]>> {
  if (prongIds.length === 0) return new Map()
  const rows = await db
    .select({
      prongId: auditRecords.prongId,
      findingId: findings.id,
      state: findingCases.state,
      dueOn: sql<string>`coalesce(${findingCases.dueOn}, '9999-12-31')`,
    })
    .from(auditCorrections)
    .innerJoin(findingCases, eq(findingCases.id, auditCorrections.caseId))
    .innerJoin(findings, eq(findings.id, findingCases.findingId))
    .innerJoin(auditRecords, eq(auditRecords.id, auditCorrections.recordId))
    .where(and(inArray(auditRecords.prongId, [...prongIds]), ne(findings.status, FindingStatus.withdrawn)))
  return grouped(rows, ({ prongId }) => prongId)
}

/** Findings of an audit that were not withdrawn, with the items that each is about. */
export function findingsOfAudit(db: Database, auditId: number) {
  return findingsWhere(db, eq(auditProngs.auditId, auditId))
}

/** The same of several audits, by the id of the audit. */
export async function findingsByAudit(db: Database, auditIds: readonly number[]) {
  if (auditIds.length === 0) return new Map<number, never>()
  const rows = await findingsWhere(db, inArray(auditProngs.auditId, [...auditIds]))
  return grouped(rows, ({ auditId }) => auditId)
}

function findingsWhere(db: Database, where: SQL) {
  return db
    .select({
      id: findings.id,
      auditId: auditProngs.auditId,
      number: findings.number,
      status: findings.status,
      issuedOn: findings.issuedOn,
      dueOn: findings.dueOn,
      prong1VerifiedOn: findings.prong1VerifiedOn,
      prong2VerifiedOn: findings.prong2VerifiedOn,
      prongId: auditFindings.prongId,
      itemIds: auditFindings.itemIds,
    })
    .from(auditFindings)
    .innerJoin(findings, eq(findings.id, auditFindings.findingId))
    .innerJoin(auditProngs, eq(auditProngs.id, auditFindings.prongId))
    .where(and(where, ne(findings.status, FindingStatus.withdrawn)))
    .orderBy(asc(findings.number))
}

/** Days on which individual cases of findings were corrected; a child who left has no correction. */
export async function daysOfCorrections(db: Database, findingIds: readonly number[]): Promise<string[]> {
  if (findingIds.length === 0) return []
  const rows = await db
    .select({ correctedOn: findingCases.correctedOn })
    .from(findingCases)
    .where(
      and(
        inArray(findingCases.findingId, [...findingIds]),
        inArray(findingCases.state, [CaseState.submitted, CaseState.verified]),
        isNull(findingCases.leftJurisdictionOn),
      ),
    )
  return rows.flatMap(({ correctedOn }) => correctedOn ?? [])
}

/** Corrections of a review that the agency has begun: something is written, or a file was added. */
export function countBegunCorrections(db: Database, prongId: number): Promise<number> {
  const ofProng = sql`${auditCorrections.recordId} in (select ${auditRecords.id} from ${auditRecords}
    where ${auditRecords.prongId} = ${prongId})`
  const begun = sql`exists (select 1 from ${findingCases} where ${findingCases.id} = ${auditCorrections.caseId}
      and ${findingCases.state} <> ${CaseState.required})
    or exists (select 1 from ${findingFiles} where ${findingFiles.caseId} = ${auditCorrections.caseId})`
  return db.$count(auditCorrections, and(ofProng, sql`(${begun})`))
}
