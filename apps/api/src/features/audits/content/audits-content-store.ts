import {
  auditContentOf,
  contentPlaces,
  RecordStatus,
  type ContentFields,
  type ContentNode,
} from '@portal/domain'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { MovedRecords } from '../../../db/content-versions.js'
import type { Database, Tx } from '../../../db/database.js'
import {
  auditContentPlaces as places,
  auditContents as versions,
  auditProngs,
  auditRecords,
  audits,
  leas,
} from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'
import { listAuditContentPlaces, notBegunSql } from './audits-content-versions-read-model.js'

interface Node extends ContentNode {
  rowId: number
}

/** Locks a version of the content until the transaction ends. */
export async function lockAuditContent(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: versions.id }).from(versions).where(eq(versions.id, id)).for('update')
}

/** Stores a new place of a draft. */
export async function insertAuditPlace(
  tx: Tx,
  versionId: number,
  { nodeKind, contentId, parentId, order, active, fields }: ContentNode,
  { by, on }: Stamp,
): Promise<void> {
  const own = storedFields(nodeKind, fields)
  await tx.insert(places).values({
    versionId,
    nodeKind,
    contentId,
    parentId,
    order,
    active,
    fields: own,
    changedBy: by,
    changedOn: on,
  })
}

/** Writes the fields of a place and raises its version. */
export async function updateAuditPlace(
  tx: Tx,
  { rowId, nodeKind, active, fields }: Node,
  { by, on }: Stamp,
): Promise<void> {
  await tx
    .update(places)
    .set({
      active,
      fields: storedFields(nodeKind, fields),
      changedBy: by,
      changedOn: on,
      version: sql`${places.version} + 1`,
    })
    .where(eq(places.id, rowId))
}

/** Writes parent and order of places. */
export async function placeAuditPlaces(tx: Tx, nodes: readonly Node[]): Promise<void> {
  for (const { rowId, parentId, order } of nodes)
    await tx.update(places).set({ parentId, order }).where(eq(places.id, rowId))
}

/** Deletes places of a draft; what stands below them is named too. */
export async function deleteAuditPlaces(tx: Tx, nodes: readonly Node[]): Promise<void> {
  await tx.delete(places).where(
    inArray(
      places.id,
      nodes.map(({ rowId }) => rowId),
    ),
  )
}

/** A draft for a year with every place that is not retired. */
export async function copyAuditContent(tx: Tx, from: number, year: number): Promise<number> {
  const [source] = await tx.select().from(versions).where(eq(versions.id, from))
  if (!source) throw new Error(`There is no version ${from} of the content of audits to copy.`)
  const { typeKey, part } = source
  const [copy] = await tx
    .insert(versions)
    .values({ typeKey, part, year, state: 'Draft' })
    .returning({ id: versions.id })
  if (!copy) throw new Error(`Version ${from} of the content of audits was not copied.`)
  await tx.execute(sql`insert into audit_content_places (version_id, node_kind, content_id, parent_id, "order", fields)
    select ${copy.id}::int, p.node_kind, p.content_id, p.parent_id, p."order", p.fields
    from audit_content_places p where p.version_id = ${from} and p.active and not exists (
      select 1 from audit_content_places above where above.version_id = p.version_id
        and above.content_id = p.parent_id and not above.active)
    order by p.id`)
  return copy.id
}

/** Deletes a draft with all its places. */
export async function deleteAuditContent(tx: Tx, id: number): Promise<void> {
  await tx.delete(versions).where(eq(versions.id, id))
}

/**
 * Publishes a draft under the next number of its kind, part and year: what reviews read is written from its places. Audits
 * are created by people, so nobody gets a record.
 */
export async function publishAuditContent(tx: Tx, id: number, { by, on }: Stamp): Promise<number> {
  const content = auditContentOf(await listAuditContentPlaces(tx, id))
  await tx
    .update(versions)
    .set({
      state: 'Published',
      number: sql`(select coalesce(max(o.number), 0) + 1 from audit_contents o where o.type_key = ${versions.typeKey}
        and o.part = ${versions.part} and o.year = ${versions.year})`,
      content,
      publishedBy: by,
      publishedOn: on,
      version: sql`${versions.version} + 1`,
    })
    .where(eq(versions.id, id))
  return 0
}

/** Moves the audits of the year on older versions in which nobody has begun to review onto this one. How many. */
export async function moveAuditsNotBegun(tx: Tx, id: number): Promise<MovedRecords> {
  const [version] = await tx.select().from(versions).where(eq(versions.id, id))
  if (!version) return { applied: 0, test: 0 }
  const { typeKey, part, year, number } = version
  const older = sql`a.type_key = ${typeKey} and a.part = ${part} and a.year = ${year}
    and exists (select 1 from audit_contents o where o.id = a.content_id
      and (o.year < ${year} or o.number < ${number}))`
  // Waits for the commits of those who begin at the same time, and checks afterwards.
  await tx.execute(sql`select p.id from audit_prongs p join audits a on a.id = p.audit_id
    where ${older} order by p.id for update of p`)
  const found = await notBegun(tx, sql`${older} and ${notBegunSql}`)
  const ids = found.map((row) => row.id)
  const test = found.filter(({ isTest }) => isTest).length
  if (ids.length === 0) return { applied: 0, test: 0 }
  await tx
    .update(audits)
    .set({ contentId: id, version: sql`${audits.version} + 1` })
    .where(inArray(audits.id, ids))
  // What was chosen for a record of an older version is over: it has that of its audit again.
  const status = version.content?.setupQuestions.length === 0 ? RecordStatus.ready : RecordStatus.notStarted
  const prongIds = tx
    .select({ id: auditProngs.id })
    .from(auditProngs)
    .where(inArray(auditProngs.auditId, ids))
  await tx
    .update(auditRecords)
    .set({ contentId: null, keptContentId: null, keptBy: null, keptOn: null, status })
    .where(and(inArray(auditRecords.prongId, prongIds), lt(auditRecords.status, RecordStatus.replaced)))
  return { applied: ids.length - test, test }
}

async function notBegun(db: Database, where: ReturnType<typeof sql>) {
  return db
    .select({ id: audits.id, isTest: leas.isTest })
    .from(audits)
    .innerJoin(leas, eq(leas.id, audits.leaId))
    .where(sql`${audits.id} in (select a.id from audits a where ${where})`)
}

function storedFields(nodeKind: ContentNode['nodeKind'], fields: ContentFields): Partial<ContentFields> {
  return Object.fromEntries(contentPlaces[nodeKind].fields.map((name) => [name, fields[name]]))
}
