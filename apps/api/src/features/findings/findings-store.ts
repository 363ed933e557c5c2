import type { CaseCorrection, DueDate } from '@portal/domain'
import { and, asc, count, eq, inArray, isNull, max, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.js'
import {
  complianceStrategyItems,
  complianceYears,
  fileObjects,
  findingAssignments,
  findingCases,
  findingFiles,
  findingLetters,
  findingRounds,
  findings,
  itemCitations,
  leas,
  questionnaireResponses,
  questionnaires,
  subsectionResponses,
} from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'
import type { Stamp } from '../../server/command.js'

/** First part of the locks on numbers of findings; the second is the agency. */
const numberLocks = 4_100_010

/** The next number of an agency in a year and part; nobody else gets one until the end of the transaction. */
export async function nextFindingSeq(
  tx: Tx,
  place: { leaId: number; year: number; part: 'Part B' | 'Part C' },
): Promise<{ seq: number; leaCode: string }> {
  await tx.execute(sql`select pg_advisory_xact_lock(${numberLocks}::int, ${place.leaId}::int)`)
  const [lea] = await tx.select({ code: leas.code }).from(leas).where(eq(leas.id, place.leaId))
  const [last] = await tx
    .select({ number: max(findings.number) })
    .from(findings)
    .where(
      sql`${findings.leaId} = ${place.leaId} and ${findings.year} = ${place.year} and ${findings.part} = ${place.part}`,
    )
  const before = Number(last?.number?.split('-').at(-1) ?? 0)
  return { seq: before + 1, leaCode: lea?.code ?? '' }
}

/** Stores a finding; returns its id. */
export async function insertFinding(
  tx: Tx,
  row: Omit<typeof findings.$inferInsert, 'id' | 'createdBy' | 'createdOn' | 'changedBy' | 'changedOn'>,
  change: Stamp,
): Promise<number> {
  const [added] = await tx
    .insert(findings)
    .values({
      ...row,
      createdBy: change.by,
      createdOn: change.on,
      changedBy: change.by,
      changedOn: change.on,
    })
    .returning({ id: findings.id })
  if (!added) throw new Error('The finding was not stored.')
  return added.id
}

/** Stores individual cases; their ids in the same order. */
export async function insertCases(
  tx: Tx,
  findingId: number,
  cases: readonly {
    studentReference: string
    requiredAction: string
    correctable?: CaseCorrection
    foundOn?: string
    state?: number
    verifiedBy?: string
    verifiedOn?: Date
    dueOn?: string | null
    dueRule?: string | null
  }[],
  change: Stamp,
): Promise<number[]> {
  if (cases.length === 0) return []
  const added = await tx
    .insert(findingCases)
    .values(cases.map((row) => ({ ...row, findingId, changedBy: change.by, changedOn: change.on })))
    .returning({ id: findingCases.id })
  return added.map(({ id }) => id)
}

/** Where a finding of a self-assessment comes from. */
export interface SelfAssessmentPlace {
  questionnaireResponseId: number
  leaId: number
  year: number
  part: 'Part B' | 'Part C'
}

/** The self-assessment by its id; null when there is none. */
export async function findSelfAssessmentPlace(tx: Tx, id: number): Promise<SelfAssessmentPlace | null> {
  if (!isRowId(id)) return null
  const [row] = await tx
    .select({
      questionnaireResponseId: questionnaireResponses.id,
      leaId: questionnaireResponses.leaId,
      year: questionnaireResponses.year,
      part: questionnaires.part,
    })
    .from(questionnaireResponses)
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
    .where(eq(questionnaireResponses.id, id))
  return row ?? null
}

/** Whether the subsection is one of the self-assessment, and the item one of the subsection. */
export async function holdsItem(
  tx: Tx,
  place: { questionnaireResponseId: number; subsectionResponseId: number; itemId: number | null },
): Promise<boolean> {
  if (!isRowId(place.subsectionResponseId) || (place.itemId !== null && !isRowId(place.itemId))) return false
  const [row] = await tx
    .select({
      item:
        place.itemId === null
          ? sql<boolean>`true`
          : sql<boolean>`exists(select 1 from ${complianceStrategyItems} where ${complianceStrategyItems.id} = ${place.itemId}
              and ${complianceStrategyItems.subsectionId} = ${subsectionResponses.subsectionId})`,
    })
    .from(subsectionResponses)
    .where(
      sql`${subsectionResponses.id} = ${place.subsectionResponseId} and ${subsectionResponses.responseId} = ${place.questionnaireResponseId}`,
    )
  return row?.item === true
}

/** First citation and indicator of an item: what a finding about it most likely rests on. */
export async function citationOfItem(
  tx: Tx,
  itemId: number,
): Promise<{ citationId: number; indicatorCode: string | null } | null> {
  const [row] = await tx
    .select({ citationId: itemCitations.citationId, indicatorCode: complianceStrategyItems.indicatorCode })
    .from(itemCitations)
    .innerJoin(complianceStrategyItems, eq(complianceStrategyItems.id, itemCitations.itemId))
    .where(eq(itemCitations.itemId, itemId))
    .orderBy(itemCitations.order)
    .limit(1)
  return row ?? null
}

/** Whether a compliance year is launched. */
export async function yearIsLaunched(tx: Tx, year: number): Promise<boolean> {
  if (!isRowId(year)) return false
  const rows = await tx
    .select({ id: complianceYears.id })
    .from(complianceYears)
    .where(eq(complianceYears.id, year))
  return rows.length > 0
}

/** Locks a finding until the end of the transaction: commands on one finding follow each other. */
export async function lockFinding(tx: Tx, id: number): Promise<void> {
  await lockFindings(tx, [id])
}

/** As {@link lockFinding}, many in one order. */
export async function lockFindings(tx: Tx, ids: readonly number[]): Promise<void> {
  const possible = ids.filter(isRowId)
  if (possible.length === 0) return
  await tx
    .select({ id: findings.id })
    .from(findings)
    .where(inArray(findings.id, possible))
    .orderBy(asc(findings.id))
    .for('update')
}

export type FindingColumns = Omit<Partial<typeof findings.$inferInsert>, 'id' | 'version'>

/** A step that a person takes: new columns, one version up. */
export async function changeFinding(
  tx: Tx,
  id: number,
  columns: FindingColumns,
  change: Stamp,
): Promise<void> {
  await tx
    .update(findings)
    .set({
      ...columns,
      changedBy: change.by,
      changedOn: change.on,
      version: sql`${findings.version} + 1`,
    })
    .where(eq(findings.id, id))
}

export type CaseColumns = Omit<Partial<typeof findingCases.$inferInsert>, 'id' | 'version' | 'findingId'>

/** Writes columns of a correction and raises its version. */
export async function changeCase(tx: Tx, id: number, columns: CaseColumns, change: Stamp): Promise<void> {
  await tx
    .update(findingCases)
    .set({
      ...columns,
      changedBy: change.by,
      changedOn: change.on,
      version: sql`${findingCases.version} + 1`,
    })
    .where(eq(findingCases.id, id))
}

/** Removes the cases of a finding that are not to be kept: nobody has begun to correct them. */
export async function removeCases(tx: Tx, findingId: number, keep: readonly number[]): Promise<void> {
  await tx
    .delete(findingCases)
    .where(
      and(
        eq(findingCases.findingId, findingId),
        keep.length === 0 ? undefined : notInArray(findingCases.id, [...keep]),
      ),
    )
}

/** A due date with how it came about, as a case keeps it. */
export function dueColumns({ due, derivation }: DueDate): { dueOn: string; dueRule: string } {
  return { dueOn: due, dueRule: derivation }
}

/** From the letter on every case has a due date. */
export async function setCasesDue(tx: Tx, findingId: number, due: DueDate): Promise<void> {
  await tx
    .update(findingCases)
    .set(dueColumns(due))
    .where(and(eq(findingCases.findingId, findingId), isNull(findingCases.dueOn)))
}

/** Stores a review of newer data of a finding and connects the files that were uploaded for it; returns its id. */
export async function insertRound(tx: Tx, row: typeof findingRounds.$inferInsert): Promise<number> {
  const [added] = await tx.insert(findingRounds).values(row).returning({ id: findingRounds.id })
  if (!added) throw new Error('The review was not stored.')
  await tx
    .update(findingFiles)
    .set({ roundId: added.id })
    .where(
      and(
        eq(findingFiles.findingId, row.findingId),
        isNull(findingFiles.caseId),
        isNull(findingFiles.roundId),
        eq(findingFiles.isEvidence, false),
      ),
    )
  return added.id
}

/** Reviews of before a reopening stay readable and count no more. */
export async function setRoundsAside(tx: Tx, findingId: number, on: Date): Promise<void> {
  await tx
    .update(findingRounds)
    .set({ setAsideOn: on })
    .where(and(eq(findingRounds.findingId, findingId), isNull(findingRounds.setAsideOn)))
}

/** A review whose result was taken back stays readable and counts no more. */
export async function setRoundAside(tx: Tx, roundId: number, on: Date): Promise<void> {
  await tx.update(findingRounds).set({ setAsideOn: on }).where(eq(findingRounds.id, roundId))
}

/** How many letters about a finding there are; whoever holds the lock of the finding issues the next. */
export async function countLetters(tx: Tx, findingId: number): Promise<number> {
  const [row] = await tx
    .select({ letters: count() })
    .from(findingLetters)
    .where(eq(findingLetters.findingId, findingId))
  return row?.letters ?? 0
}

/** Connects an issued letter with its finding; returns the id of the connection. */
export async function insertLetter(tx: Tx, row: typeof findingLetters.$inferInsert): Promise<number> {
  const [added] = await tx.insert(findingLetters).values(row).returning({ id: findingLetters.id })
  if (!added) throw new Error('The letter was not stored.')
  return added.id
}

/** A file as it is stored. */
export type FindingFileObject = typeof fileObjects.$inferInsert

/** Makes stored files those of a case, or of the next review of newer data. */
export async function insertFindingFiles(
  tx: Tx,
  rows: readonly FindingFileObject[],
  place: { findingId: number; caseId: number | null; isEvidence: boolean },
): Promise<void> {
  await tx.insert(fileObjects).values([...rows])
  await tx.insert(findingFiles).values(rows.map(({ id }) => ({ fileId: id, ...place })))
}

/** Gone for everybody from now on; the sweeper removes the bytes. */
export async function markFindingFileDeleted(tx: Tx, id: string, on: Date): Promise<void> {
  await tx.update(fileObjects).set({ deletedAt: on }).where(eq(fileObjects.id, id))
}

/** Assigns a local user to a finding; nothing where they are already. */
export async function addFindingUser(
  tx: Tx,
  assignment: { findingId: number; userId: string },
  change: Stamp,
): Promise<void> {
  await tx
    .insert(findingAssignments)
    .values({ ...assignment, assignedBy: change.by, assignedOn: change.on })
    .onConflictDoNothing()
}

/** Takes a local user off a finding. */
export async function removeFindingUser(
  tx: Tx,
  assignment: { findingId: number; userId: string },
): Promise<void> {
  await tx
    .delete(findingAssignments)
    .where(
      and(
        eq(findingAssignments.findingId, assignment.findingId),
        eq(findingAssignments.userId, assignment.userId),
      ),
    )
}
