import { canRemoveRecordFile, type Actor } from '@portal/domain'
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import {
  auditDocumentRequests,
  auditRecordFiles,
  auditRecords,
  fileObjects,
  users,
} from '../../../db/schema/index.js'
import { act } from '../../../server/verdicts.js'
import type { RecordView } from '../sample/audits-records-read-model.js'
import type { RecordFile } from './audits-files-port.js'

export type RecordFileRow = Awaited<ReturnType<typeof filesWhere>>[number]

/** Documents of a record, oldest first; deleted ones are gone. */
export function findRecordFiles(db: Database, recordId: number): Promise<RecordFileRow[]> {
  return filesWhere(db, eq(auditRecordFiles.recordId, recordId))
}

/** Documents of several records, oldest first. */
export function findFilesOfRecords(db: Database, recordIds: readonly number[]): Promise<RecordFileRow[]> {
  return filesWhere(db, inArray(auditRecordFiles.recordId, [...recordIds]))
}

/** One document; null when it is deleted or was never there. */
export async function findRecordFile(db: Database, id: string): Promise<RecordFileRow | null> {
  return (await filesWhere(db, eq(auditRecordFiles.fileId, id)))[0] ?? null
}

/** Documents that a condition on them, their records or requests leaves, oldest first. */
export function filesWhere(db: Database, where: SQL) {
  return db
    .select({
      id: fileObjects.id,
      recordId: auditRecordFiles.recordId,
      itemId: auditRecordFiles.itemId,
      requestId: auditRecordFiles.requestId,
      requestState: auditDocumentRequests.state,
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
    .innerJoin(auditRecords, eq(auditRecords.id, auditRecordFiles.recordId))
    .innerJoin(users, eq(users.id, fileObjects.uploadedBy))
    .leftJoin(auditDocumentRequests, eq(auditDocumentRequests.id, auditRecordFiles.requestId))
    .where(and(where, isNull(fileObjects.deletedAt)))
    .orderBy(asc(fileObjects.uploadedAt), asc(fileObjects.id))
}

/** What the rule about deleting a document needs to know of it. */
export const removedFile = (
  { uploaderLeaId, requestState }: RecordFileRow,
  { audit }: RecordView['prong'],
  handedIn: boolean,
) => ({ leaId: uploaderLeaId, requestState, held: audit.legalHold !== '', handedIn })

/** A document as clients get it. `handedIn`: it belongs to a set that was handed in. */
export function fileAnswer(
  actor: Actor,
  { facts, prong }: RecordView,
  row: RecordFileRow,
  handedIn: boolean,
): RecordFile {
  const { id, itemId, requestId, title, fileName, size, scanState, createdBy, createdOn } = row
  return {
    id,
    itemId,
    requestId,
    title,
    fileName,
    size,
    scanState,
    createdBy,
    createdOn: createdOn.toISOString(),
    remove: act(canRemoveRecordFile(actor, facts, removedFile(row, prong, handedIn))),
  }
}
