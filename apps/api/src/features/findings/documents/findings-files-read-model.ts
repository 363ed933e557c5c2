import {
  canRemoveFindingFile,
  CaseState,
  type Actor,
  type FindingFacts,
  type FindingFileFacts,
  type ScanState,
} from '@portal/domain'
import type { findingFile } from '@portal/rest-contract'
import { and, asc, eq, gte, inArray, isNull, ne, notInArray, or, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import { fileObjects, findingCases, findingFiles, findings, users } from '../../../db/schema/index.js'
import { act } from '../../../server/verdicts.js'
import { inSight } from '../register/findings-list-read-model.js'

export type FindingFile = z.infer<typeof findingFile>

/** A file of a finding with what the rules about it need. */
export interface FindingFileRow {
  id: string
  findingId: number
  caseId: number | null
  roundId: number | null
  isEvidence: boolean
  title: string
  fileName: string
  size: number
  mime: string
  sha256: string
  scanState: ScanState
  aboutDate: string | null
  containsPii: boolean
  retentionUntil: string | null
  /** Agency of who uploaded it; null for people of the state. */
  uploaderLeaId: number | null
  createdBy: { id: string; fullName: string }
  createdOn: Date
}

/** Files of a finding, oldest first; deleted ones are gone. */
export function listFindingFiles(db: Database, findingId: number): Promise<FindingFileRow[]> {
  return fileQuery(db, eq(findingFiles.findingId, findingId))
}

/** Files of the cases of several findings, oldest first; deleted ones are gone. */
export function listCaseFiles(db: Database, caseIds: readonly number[]): Promise<FindingFileRow[]> {
  return caseIds.length === 0
    ? Promise.resolve([])
    : fileQuery(db, inArray(findingFiles.caseId, [...caseIds]))
}

/** One file by its id; null when it is deleted or was never there. */
export async function findFindingFile(db: Database, id: string): Promise<FindingFileRow | null> {
  return (await fileQuery(db, eq(findingFiles.fileId, id)))[0] ?? null
}

function fileQuery(db: Database, where: SQL): Promise<FindingFileRow[]> {
  return db
    .select({
      id: fileObjects.id,
      findingId: findingFiles.findingId,
      caseId: findingFiles.caseId,
      roundId: findingFiles.roundId,
      isEvidence: findingFiles.isEvidence,
      title: fileObjects.title,
      fileName: fileObjects.name,
      size: fileObjects.size,
      mime: fileObjects.mime,
      sha256: fileObjects.sha256,
      scanState: fileObjects.scanState,
      aboutDate: fileObjects.aboutDate,
      containsPii: fileObjects.containsPii,
      retentionUntil: fileObjects.retentionUntil,
      uploaderLeaId: users.leaId,
      createdBy: { id: users.id, fullName: users.fullName },
      createdOn: fileObjects.uploadedAt,
    })
    .from(findingFiles)
    .innerJoin(fileObjects, eq(fileObjects.id, findingFiles.fileId))
    .innerJoin(users, eq(users.id, fileObjects.uploadedBy))
    .where(and(where, isNull(fileObjects.deletedAt)))
    .orderBy(asc(fileObjects.uploadedAt), asc(fileObjects.id))
}

/** A file as clients get it; `caseState` is that of its case, if it belongs to one. */
export function fileAnswer(
  row: FindingFileRow,
  actor: Actor,
  facts: FindingFacts,
  caseState: number | null = null,
): FindingFile {
  const {
    findingId: _finding,
    caseId: _case,
    roundId: _round,
    isEvidence: _own,
    uploaderLeaId: _lea,
    ...shown
  } = row
  return {
    ...shown,
    createdOn: row.createdOn.toISOString(),
    remove: act(canRemoveFindingFile(actor, facts, factsOfFile(row, caseState))),
  }
}

/** What the rules need to know about a file. */
export function factsOfFile(row: FindingFileRow, caseState: number | null): FindingFileFacts {
  return {
    caseState,
    isOfRound: row.roundId !== null,
    isEvidence: row.isEvidence,
    uploadedBy: { id: row.createdBy.id, leaId: row.uploaderLeaId },
  }
}

/** Where and when somebody uploaded a file of these bytes to the agency's findings before, as far as the reader may know. */
export async function findEarlierFindingFile(
  db: Database,
  actor: Actor,
  file: { leaId: number; sha256: string; but: readonly string[] },
): Promise<{ uploadedAt: Date; place: string } | null> {
  const [row] = await db
    .select({ uploadedAt: fileObjects.uploadedAt, number: findings.number })
    .from(findingFiles)
    .innerJoin(fileObjects, eq(fileObjects.id, findingFiles.fileId))
    .innerJoin(findings, eq(findings.id, findingFiles.findingId))
    .leftJoin(findingCases, eq(findingCases.id, findingFiles.caseId))
    .where(
      and(
        eq(fileObjects.leaId, file.leaId),
        eq(fileObjects.sha256, file.sha256),
        ne(fileObjects.scanState, 'Infected'),
        isNull(fileObjects.deletedAt),
        notInArray(fileObjects.id, [...file.but]),
        inSight(actor),
        // Drafts of the agency are its own.
        actor.leaId === file.leaId
          ? undefined
          : or(isNull(findingCases.id), gte(findingCases.state, CaseState.submitted)),
      ),
    )
    .orderBy(asc(fileObjects.uploadedAt))
    .limit(1)
  return row ? { uploadedAt: row.uploadedAt, place: `finding ${row.number}` } : null
}

/** The files of the finding itself, and the evidence for it; those of its cases and rounds stand there. */
export function ownFiles(files: readonly FindingFileRow[], actor: Actor, facts: FindingFacts) {
  const answers = (some: readonly FindingFileRow[]) => some.map((file) => fileAnswer(file, actor, facts))
  return {
    files: answers(
      files.filter(({ caseId, roundId, isEvidence }) => caseId === null && roundId === null && !isEvidence),
    ),
    evidence: answers(files.filter(({ isEvidence }) => isEvidence)),
  }
}
