import { leasSeenBy, seesAgency, type Actor } from '@portal/domain'
import { lea } from '@portal/rest-contract'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { builtOnce } from '../../db/built-once.js'
import type { Database } from '../../db/database.js'
import { leas } from '../../db/schema/index.js'
import { picked } from '../../server/picked.js'

export type Agency = typeof leas.$inferSelect

/** Agencies that the actor may see, by code; those that are no longer monitored only if wanted. */
export async function listVisibleAgencies(
  db: Database,
  actor: Actor,
  inactive = false,
): Promise<ListedAgency[]> {
  const seen = leasSeenBy(actor)
  const ids = seen === 'all' ? null : [...seen]
  const rows = await agenciesByCode(db).execute({ inactive, ids })
  return rows.filter((row) => seesAgency(actor, row))
}

/** The fields that every list of agencies shows: those of the contract, without the texts of the content page. */
const names = lea.keyof().options
const listed = picked(leas, names)
export type ListedAgency = Pick<Agency, (typeof names)[number]>

/** The members of an agency that every reader of lists gets. */
export const toLea = (agency: ListedAgency): ListedAgency => picked(agency, names)

/** Every screen asks for them: the query is built once. Whether the training agency is seen, the domain judges. */
const agenciesByCode = builtOnce((db) => {
  const ids = sql`${sql.placeholder('ids')}::int[]`
  return db
    .select(listed)
    .from(leas)
    .where(
      and(
        or(leas.active, sql`${sql.placeholder('inactive')}::boolean`),
        or(sql`${ids} is null`, sql`${leas.id} = any(${ids})`, leas.isTest),
      ),
    )
    .orderBy(asc(leas.code))
    .prepare('agencies by code')
})

/** Ids of the agencies: all there are, and those that are monitored. */
export async function agencyIds(db: Database): Promise<{ all: Set<number>; active: Set<number> }> {
  const rows = await standingOfAgencies(db).execute()
  return {
    all: new Set(rows.map(({ id }) => id)),
    active: new Set(rows.filter(({ active }) => active).map(({ id }) => id)),
  }
}

const standingOfAgencies = builtOnce((db) =>
  db.select({ id: leas.id, active: leas.active }).from(leas).prepare('standing of agencies'),
)

/** What agencies can be named by in a file; only those that are monitored. */
export async function listAgencyNames(
  db: Database,
): Promise<Pick<Agency, 'id' | 'code' | 'name' | 'shortName'>[]> {
  const { id, code, name, shortName } = leas
  return db.select({ id, code, name, shortName }).from(leas).where(eq(leas.active, true))
}

/** Ids of the agencies that counts include: monitored, and not for training. */
export async function listCountedAgencies(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: leas.id })
    .from(leas)
    .where(and(eq(leas.active, true), eq(leas.isTest, false)))
  return rows.map(({ id }) => id)
}
