import {
  announcementSeverities,
  announcementState,
  calendarDay,
  canChangeAnnouncement,
  canDismissAnnouncement,
  canRestoreAnnouncement,
  seesAnnouncement,
  type Actor,
} from '@portal/domain'
import type { announcement, managedAnnouncement } from '@portal/rest-contract'
import { and, desc, eq, gte, isNotNull, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { builtOnce } from '../../db/built-once.js'
import type { Database } from '../../db/database.js'
import { announcementDismissals, announcements, users } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'
import { act } from '../../server/verdicts.js'

export type Announcement = z.infer<typeof announcement>
export type ManagedAnnouncement = z.infer<typeof managedAnnouncement>
type Stored = typeof announcements.$inferSelect

const mostManaged = 500

/** Shown on a day and not put away by a person. Everybody reads it on their first page. */
const shownTo = builtOnce((db) => {
  const today = sql.placeholder('today')
  const dismissed = db
    .select({ one: sql`1` })
    .from(announcementDismissals)
    .where(
      and(
        eq(announcementDismissals.announcementId, announcements.id),
        eq(announcementDismissals.userId, sql.placeholder('userId')),
        // What became undismissible after it was put away is shown again.
        eq(announcements.dismissible, true),
      ),
    )
  return db
    .select()
    .from(announcements)
    .where(
      and(
        isNull(announcements.deletedOn),
        lte(announcements.fromDay, today),
        gte(announcements.toDay, today),
        notExists(dismissed),
      ),
    )
    .orderBy(desc(announcements.fromDay), desc(announcements.id))
    .prepare('announcements shown to a person')
})

/** What is announced to the actor today and was not put away: the most urgent first, then the newest. */
export async function listAnnouncementsFor(db: Database, actor: Actor, now: Date): Promise<Announcement[]> {
  const today = calendarDay(now)
  const rows = await shownTo(db).execute({ today, userId: actor.userId })
  const rank = ({ severity }: Stored) => announcementSeverities.indexOf(severity)
  return rows
    .filter((row) => seesAnnouncement(actor, factsOf(row), today))
    .toSorted((a, b) => rank(b) - rank(a))
    .map((row) => ({
      id: row.id,
      title: row.title,
      body: row.body,
      severity: row.severity,
      fromDay: row.fromDay,
      toDay: row.toDay,
      dismiss: act(canDismissAnnouncement(row)),
    }))
}

/** An announcement that the actor reads today, dismissed or not; null when there is none. */
export async function findShownAnnouncement(
  db: Database,
  actor: Actor,
  id: number,
  now: Date,
): Promise<Stored | null> {
  if (!isRowId(id)) return null
  const [row] = await db.select().from(announcements).where(eq(announcements.id, id))
  return row && seesAnnouncement(actor, factsOf(row), calendarDay(now)) ? row : null
}

/** Announcements for those who manage them, the newest first; the caller judges who that is. */
export async function listManaged(
  db: Database,
  actor: Actor,
  show: 'kept' | 'deleted',
  now: Date,
): Promise<ManagedAnnouncement[]> {
  const which = show === 'deleted' ? isNotNull(announcements.deletedOn) : isNull(announcements.deletedOn)
  return (await select(db, which).limit(mostManaged)).map((row) => managedAnswer(row, actor, now))
}

export interface AnnouncementView {
  answer: ManagedAnnouncement
  version: number
  changed: { by: string; on: Date }
}

/** One announcement, a deleted one too. */
export async function findManaged(
  db: Database,
  actor: Actor,
  id: number,
  now: Date,
): Promise<AnnouncementView | null> {
  if (!isRowId(id)) return null
  const [row] = await select(db, eq(announcements.id, id))
  if (!row) return null
  return {
    answer: managedAnswer(row, actor, now),
    version: row.stored.version,
    changed: { by: row.changer.fullName, on: row.stored.changedOn },
  }
}

function select(db: Database, where: SQL | undefined) {
  return db
    .select({
      stored: announcements,
      changer: { id: users.id, fullName: users.fullName },
      dismissals: sql<number>`(select count(*)::int from announcement_dismissals d
        where d.announcement_id = ${announcements.id})`,
    })
    .from(announcements)
    .innerJoin(users, eq(users.id, announcements.changedBy))
    .where(where)
    .orderBy(desc(announcements.fromDay), desc(announcements.id))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof select>>[number]

function managedAnswer({ stored, changer, dismissals }: Row, actor: Actor, now: Date): ManagedAnnouncement {
  const { createdBy: _by, createdOn: _on, deletedOn: _deleted, ...row } = stored
  const facts = factsOf(stored)
  return {
    ...row,
    roles: [...row.roles],
    leaIds: [...row.leaIds],
    state: announcementState(row, calendarDay(now)),
    dismissals,
    isDeleted: facts.isDeleted,
    changedBy: changer,
    changedOn: row.changedOn.toISOString(),
    change: act(canChangeAnnouncement(actor, facts)),
    restore: act(canRestoreAnnouncement(actor, facts)),
  }
}

function factsOf(row: Stored) {
  return { ...row, isDeleted: row.deletedOn !== null }
}
