import type { Actor, EmptyCategory, InventoryDocument, ScanState } from '@portal/domain'
import type { Database } from '../../../db/database.js'
import { listCategories } from '../../documents/required/documents-required-read-model.js'
import { listSubsections } from '../self-assessment-subsection-read-model.js'

/** A document with where its bytes lie. */
export interface StoredDocument extends InventoryDocument {
  fileId: string
  scanState: ScanState
}

/** Every document of a self-assessment that the actor may see, required ones first, and categories that have none. */
export async function listInventory(
  db: Database,
  actor: Actor,
  id: number,
): Promise<{ documents: StoredDocument[]; empty: EmptyCategory[] }> {
  const categories = await listCategories(db, actor, { responseId: id })
  const subsections = await listSubsections(db, actor, id)
  const required = categories.flatMap(({ rows, answer }) =>
    rows.map((row): StoredDocument => ({
      kind: 'Required',
      place: answer.requiredDocumentCategory.documentCategory,
      item: '',
      title: row.title,
      fileName: row.fileName,
      size: row.size,
      sha256: row.sha256,
      uploadedBy: row.createdBy.fullName,
      uploadedOn: row.createdOn,
      received: row.received,
      reusedFrom: row.originYear,
      related: row.relatedSubsections.map(({ number }) => number),
      fileId: row.fileId,
      scanState: row.scanState,
    })),
  )
  const supporting = subsections.flatMap(({ number, title, documents, items }) =>
    [
      ...documents.map((document) => ({ document, item: '' })),
      ...items.flatMap((item) => item.documents.map((document) => ({ document, item: item.number }))),
    ].map(({ document, item }): StoredDocument => ({
      kind: 'Supporting',
      place: `${number} ${title}`,
      item,
      title: document.title,
      fileName: document.fileName,
      size: document.size,
      sha256: document.sha256,
      uploadedBy: document.createdBy.fullName,
      uploadedOn: new Date(document.createdOn),
      received: null,
      reusedFrom: null,
      related: [number],
      fileId: document.id,
      scanState: document.scanState,
    })),
  )
  return {
    documents: [...required, ...supporting],
    empty: categories
      .filter(({ rows }) => rows.length === 0)
      .map(({ answer: { requiredDocumentCategory: category } }) => ({
        place: category.documentCategory,
        required: category.required,
      })),
  }
}
