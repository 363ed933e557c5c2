import { and, asc, eq, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { canRemoveDocument, type Actor, type ScanState, type Verdict } from '@portal/domain'
import type { supportingDocument } from '@portal/rest-contract'
import type { z } from 'zod'
import { builtOnce } from '../../db/built-once.js'
import type { Database } from '../../db/database.js'
import { fileObjects, subsectionResponses, supportingDocuments, users } from '../../db/schema/index.js'

export type SupportingDocument = z.infer<typeof supportingDocument>

/** A supporting document with what the rules about it need. */
export interface DocumentRow {
  id: string
  leaId: number
  subsectionResponseId: number
  itemId: number | null
  title: string
  fileName: string
  size: number
  mime: string
  sha256: string
  scanState: ScanState
  createdBy: { id: string; fullName: string }
  createdOn: Date
}

/** Documents of subsections, oldest first; deleted ones are gone. */
export async function listSupportingDocuments(
  db: Database,
  subsectionResponseIds: readonly number[],
): Promise<DocumentRow[]> {
  const [id] = subsectionResponseIds
  if (subsectionResponseIds.length === 1) return documentsOfSubsection(db).execute({ id })
  if (id === undefined) return []
  return documentsOfSubsections(db).execute({ ids: subsectionResponseIds })
}

const documentsOfSubsections = builtOnce((db) =>
  documentsIn(db, sql`any(${sql.placeholder('ids')})`).prepare('documents of subsections'),
)
/** For a list of any length PostgreSQL would plan the statement again each time. */
const documentsOfSubsection = builtOnce((db) =>
  documentsIn(db, sql.placeholder('id')).prepare('documents of a subsection'),
)

/** Id of the subsection response that an active item stands in, by the item and its self-assessment. */
export const subsectionOfItemSql = sql`(select s.id from subsection_responses s
  join compliance_strategy_items i on i.subsection_id = s.subsection_id
  where s.response_id = ${sql.placeholder('selfAssessmentId')} and i.id = ${sql.placeholder('itemId')} and i.active)`

/** Documents of the subsection that an item stands in, see {@link listSupportingDocuments}. */
export function listDocumentsBesideItem(
  db: Database,
  place: { selfAssessmentId: number; itemId: number },
): Promise<DocumentRow[]> {
  return documentsBesideItem(db).execute(place)
}

const documentsBesideItem = builtOnce((db) =>
  documentsIn(db, subsectionOfItemSql).prepare('documents beside an item'),
)

function documentsIn(db: Database, subsection: SQL | Placeholder) {
  return documentQuery(db)
    .where(
      and(sql`${supportingDocuments.subsectionResponseId} = ${subsection}`, isNull(fileObjects.deletedAt)),
    )
    .orderBy(asc(fileObjects.uploadedAt), asc(fileObjects.id))
}

/** A required document that a subsection names, as the database returns it. */
export interface RelatedDocumentRow {
  id: string
  title: string
  fileName: string
  size: number
  mime: string
  sha256: string
  scanState: ScanState
  createdBy: { id: string; fullName: string }
  createdOn: string
  category: string
}

/** Required documents that a subsection names, oldest first; for the row of the subsection, so that they cost no query. */
export const relatedDocumentsSql = sql<RelatedDocumentRow[]>`(
  select coalesce(json_agg(json_build_object('id', d.id, 'title', d.title, 'fileName', f.name, 'size', f.size,
    'mime', f.mime, 'sha256', f.sha256, 'scanState', f.scan_state, 'category', c.document_category,
    'createdBy', json_build_object('id', u.id, 'fullName', u.full_name), 'createdOn', d.created_on)
    order by d.created_on, d.id), '[]')
  from related_required_documents x join required_documents d on d.id = x.document_id and d.deleted_at is null
  join file_objects f on f.id = d.file_id join users u on u.id = d.created_by
  join required_document_category_responses e on e.id = d.category_response_id
  join required_document_categories c on c.id = e.category_id
  where x.subsection_response_id = ${subsectionResponses.id})`

/** One document by the id of its file; null when it is deleted or was never there. */
export async function findSupportingDocument(db: Database, id: string): Promise<DocumentRow | null> {
  const [row] = await documentById(db).execute({ id })
  return row ?? null
}

const documentById = builtOnce((db) =>
  documentQuery(db)
    .where(and(eq(fileObjects.id, sql.placeholder('id')), isNull(fileObjects.deletedAt)))
    .prepare('document by id'),
)

function documentQuery(db: Database) {
  return db
    .select({
      id: fileObjects.id,
      // What stands in a self-assessment is of its agency.
      leaId: sql<number>`${fileObjects.leaId}`,
      subsectionResponseId: supportingDocuments.subsectionResponseId,
      itemId: supportingDocuments.itemId,
      title: fileObjects.title,
      fileName: fileObjects.name,
      size: fileObjects.size,
      mime: fileObjects.mime,
      sha256: fileObjects.sha256,
      scanState: fileObjects.scanState,
      createdBy: { id: users.id, fullName: users.fullName },
      createdOn: fileObjects.uploadedAt,
    })
    .from(supportingDocuments)
    .innerJoin(fileObjects, eq(fileObjects.id, supportingDocuments.fileId))
    .innerJoin(users, eq(users.id, fileObjects.uploadedBy))
}

/** A document as clients get it; `answering` is whether the actor may answer in its subsection. */
export function documentAnswer(document: DocumentRow, actor: Actor, answering: Verdict): SupportingDocument {
  const { leaId, subsectionResponseId: _place, createdOn, ...shown } = document
  const removal = canRemoveDocument(actor, { leaId, createdBy: document.createdBy.id, answer: answering })
  return {
    ...shown,
    createdOn: createdOn.toISOString(),
    remove: { allowed: removal.allowed, reason: removal.reason },
  }
}
