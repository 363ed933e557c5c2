import { canRemoveFindingFile, type Actor, type FindingFacts, type ScanState } from '@portal/domain'
import type { findingFile } from '@portal/rest-contract'
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { fileObjects, findingFiles, users } from '../../db/schema/index.js'
import { act } from '../../server/verdicts.js'

export type FindingFile = z.infer<typeof findingFile>

/** A file of a finding with what the rules about it need. */
export interface FindingFileRow {
  id: string
  findingId: number
  caseId: number | null
  roundId: number | null
  title: string
  fileName: string
  size: number
  mime: string
  sha256: string
  scanState: ScanState
  createdBy: { id: string; fullName: string }
  createdOn: Date
}

/** Files of a finding, oldest first; deleted ones are gone. */
export function listFindingFiles(db: Database, findingId: number): Promise<FindingFileRow[]> {
  return fileQuery(db, eq(findingFiles.findingId, findingId))
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
      title: fileObjects.title,
      fileName: fileObjects.name,
      size: fileObjects.size,
      mime: fileObjects.mime,
      sha256: fileObjects.sha256,
      scanState: fileObjects.scanState,
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
  const { findingId: _finding, caseId: _case, roundId, createdOn, ...shown } = row
  return {
    ...shown,
    createdOn: createdOn.toISOString(),
    remove: act(canRemoveFindingFile(actor, facts, { caseState, isOfRound: roundId !== null })),
  }
}
