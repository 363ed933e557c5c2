import { AuditStatus, ownFields, RecordStatus, type ContentNode } from '@portal/domain'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { archivedSql } from '../../../db/content-versions.js'
import type { Database } from '../../../db/database.js'
import { auditContentPlaces as places, auditContents as versions, users } from '../../../db/schema/index.js'

const publisher = alias(users, 'publisher')

/**
 * Whether nobody has begun to review the audit under the alias `a`: no review of it is under way or over, and no record has
 * an answer, to its setup or to an item.
 */
export const notBegunSql = sql`not exists (select 1 from audit_prongs p
    where p.audit_id = a.id and p.status >= ${AuditStatus.reviewInProgress})
  and not exists (select 1 from audit_records r join audit_prongs p on p.id = r.prong_id
    where p.audit_id = a.id and (r.setup <> '{}' or r.status between ${RecordStatus.inReview} and ${RecordStatus.complete}
      or exists (select 1 from audit_item_answers i where i.record_id = r.id)))`

/** Whether the audit under the alias `a` is that of the test agency, which no count includes. */
const ofTestAgencySql = sql`exists (select 1 from leas t where t.id = a.lea_id and t.is_test)`

/** Whether the audit under the alias `a` uses the version, or one of its records that was carried into it. */
const usesSql = sql`(a.content_id = ${versions.id} or a.id in (select p.audit_id from audit_records r
  join audit_prongs p on p.id = r.prong_id where r.content_id = ${versions.id}))`
const mayMoveSql = sql`a.type_key = ${versions.typeKey} and a.part = ${versions.part} and a.year = ${versions.year}
  and exists (select 1 from audit_contents o where o.id = a.content_id
    and (o.year < ${versions.year} or ${versions.number} is null or o.number < ${versions.number}))
  and ${notBegunSql}`
const count = (where: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from audits a where ${where})`

/** Versions of the content of a kind of audit, newest year first; one of them when an id is passed. */
export async function listAuditContentVersions(db: Database, typeKey: string, id?: number) {
  return db
    .select({
      id: versions.id,
      year: versions.year,
      part: versions.part,
      title: sql<string>`coalesce((select p.fields ->> 'title' from audit_content_places p
        where p.version_id = ${versions.id} and p.node_kind = 'audit'), '')`,
      state: archivedSql(versions.state, versions.year),
      number: versions.number,
      publishedBy: { id: publisher.id, fullName: publisher.fullName },
      publishedOn: versions.publishedOn,
      reviews: count(sql`${usesSql} and not ${ofTestAgencySql}`),
      testReviews: count(sql`${usesSql} and ${ofTestAgencySql}`),
      notStarted: count(sql`${mayMoveSql} and not ${ofTestAgencySql}`),
      testNotStarted: count(sql`${mayMoveSql} and ${ofTestAgencySql}`),
    })
    .from(versions)
    .leftJoin(publisher, eq(publisher.id, versions.publishedBy))
    .where(and(eq(versions.typeKey, typeKey), id === undefined ? undefined : eq(versions.id, id)))
    .orderBy(
      sql`${versions.year} desc`,
      asc(versions.part),
      sql`${versions.number} desc nulls first`,
      asc(versions.id),
    )
}

/** Every place of a version, with how many answers name it and whether it was published. */
export async function listAuditContentPlaces(db: Database, versionId: number) {
  const rows = await db
    .select({
      row: places,
      changedBy: { id: users.id, fullName: users.fullName },
      published: sql<boolean>`exists (select 1 from audit_content_places o
        join audit_contents v on v.id = o.version_id and v.state = 'Published'
        where o.content_id = ${places.contentId} and v.type_key = ${versions.typeKey} and v.part = ${versions.part})`,
    })
    .from(places)
    .innerJoin(versions, eq(versions.id, places.versionId))
    .leftJoin(users, eq(users.id, places.changedBy))
    .where(eq(places.versionId, versionId))
    .orderBy(asc(places.order), asc(places.id))
  const own = await countAnswers(db, versionId)
  const answersOf = (contentId: string) => own.get(contentId) ?? 0
  return rows.map(({ row, ...rest }) => {
    const { id: rowId, nodeKind, contentId, parentId, order, active, version, changedOn } = row
    const place = { rowId, nodeKind, contentId, parentId, order, active, version, changedOn }
    const below = rows.filter((one) => one.row.parentId === contentId)
    return Object.assign(place, rest, {
      fields: ownFields(nodeKind, row.fields),
      answers: below.reduce((sum, one) => sum + answersOf(one.row.contentId), answersOf(contentId)),
    })
  })
}

/** Answers to the items and setup questions of a version in all years, by content id. */
async function countAnswers(db: Database, versionId: number): Promise<Map<string, number>> {
  const counted = sql`
    select i.item_id as content_id, count(*)::int as answers from audit_item_answers i
      where i.item_id in (select p.content_id from audit_content_places p where p.version_id = ${versionId}
        and p.node_kind = 'auditItem')
      group by i.item_id
    union all select p.content_id, count(*)::int from audit_contents v
      join audits a on a.type_key = v.type_key and a.part = v.part
      join audit_prongs g on g.audit_id = a.id
      join audit_records r on r.prong_id = g.id
      cross join lateral jsonb_object_keys(r.setup) k(key)
      join audit_content_places p on p.version_id = v.id and p.node_kind = 'question' and p.fields ->> 'key' = k.key
      where v.id = ${versionId}
      group by p.content_id`
  const rows = await db
    .select({ contentId: sql<string>`c.content_id`, answers: sql<number>`c.answers` })
    .from(sql`(${counted}) c`)
  return new Map(rows.map(({ contentId, answers }) => [contentId, answers]))
}

/** The version that a place stands in, by the id of its row; null when there is no such row of the kind. */
export async function findVersionOfAuditPlace(
  db: Database,
  typeKey: string,
  nodeKind: ContentNode['nodeKind'],
  id: number,
): Promise<number | null> {
  const [row] = await db
    .select({ id: places.versionId })
    .from(places)
    .innerJoin(versions, eq(versions.id, places.versionId))
    .where(and(eq(places.id, id), eq(places.nodeKind, nodeKind), eq(versions.typeKey, typeKey)))
  return row?.id ?? null
}
