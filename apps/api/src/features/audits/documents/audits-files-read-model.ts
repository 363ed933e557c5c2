import { canRemoveRecordFile, type Actor, type RecordFacts } from '@portal/domain'
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditRecordFiles, fileObjects, users } from '../../../db/schema/index.js'
import { act } from '../../../server/verdicts.js'
import type { RecordFile } from './audits-files-port.js'

export type RecordFileRow = Awaited<ReturnType<typeof fileQuery>>[number]

/** Documents of a record, oldest first; deleted ones are gone. */
export function findRecordFiles(db: Database, recordId: number): Promise<RecordFileRow[]> {
  return fileQuery(db, eq(auditRecordFiles.recordId, recordId))
}

/** One document; null when it is deleted or was never there. */
export async function findRecordFile(db: Database, id: string): Promise<RecordFileRow | null> {
  return (await fileQuery(db, eq(auditRecordFiles.fileId, id)))[0] ?? null
}

function fileQuery(db: Database, where: SQL) {
  return db
    .select({
      id: fileObjects.id,
      recordId: auditRecordFiles.recordId,
      itemId: auditRecordFiles.itemId,
      title: fileObjects.title,
      fileName: fileObjects.name,
      size: fileObjects.size,
      mime: fileObjects.mime,
      sha256: fileObjects.sha256,
      scanState: fileObjects.scanState,
      /** Agency of who uploaded it; null for people of the state. */
      uploaderLeaId: users.leaId,
      createdBy: { id: users.id, fullName: users.fullName },
      createdOn: fileObjects.uploadedAt,
    })
    .from(auditRecordFiles)
    .innerJoin(fileObjects, eq(fileObjects.id, auditRecordFiles.fileId))
    .innerJoin(users, eq(users.id, fileObjects.uploadedBy))
    .where(and(where, isNull(fileObjects.deletedAt)))
    .orderBy(asc(fileObjects.uploadedAt), asc(fileObjects.id))
}

/** A document as clients get it. */
export function fileAnswer(actor: Actor, facts: RecordFacts, row: RecordFileRow): RecordFile {
  const { id, itemId, title, fileName, size, scanState, createdBy, createdOn, uploaderLeaId } = row
  return {
    id,
    itemId,
    title,
    fileName,
    size,
    scanState,
    createdBy,
    createdOn: createdOn.toISOString(),
    remove: act(canRemoveRecordFile(actor, facts, { leaId: uploaderLeaId })),
  }
}
