import {
  endOfHour,
  mailChannel,
  noticeGroup,
  noticeRules,
  noticeText,
  type MailPart,
  type NoticeKind,
  type NotificationChannel,
} from '@portal/domain'
import type { BodyOf, markNoticesRead } from '@portal/rest-contract'
import { and, eq, exists, gt, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { builtOnce } from '../../db/built-once.js'
import type { Database, Tx } from '../../db/database.js'
import { inChunks } from '../../db/in-chunks.js'
import { notices } from '../../db/schema/index.js'
import {
  listAgencyReaders,
  listNoticeReaders,
  type NoticePlace,
  type NoticeReader,
} from './notifications-audience-read-model.js'
import { queueMails, rewordMail, type NewMail } from './notifications-store.js'

/** An event as the people read it whom it concerns: agencies, numbers, counts and a link, never a student or a case (9.1). */
export interface Notice extends NoticePlace {
  kind: NoticeKind
  /** One notice for one key and person, however often the event is notified. */
  key: string
  /** What the bell shows, and the subject of the mail. */
  title: string
  /** Sentences of the mail between the greeting and the link. */
  text: readonly string[]
  /** Where it leads, within the portal, and the words before the address. */
  link: { path: string; words: string }
  /** Who did it: nobody is notified of their own act. */
  except?: string | null
}

/** When it happened and where the portal is. */
interface NoticeTime {
  now: Date
  publicUrl: string
}

/**
 * How features notify people, in the transaction of the event: a notice for the bell of everybody
 * whom the rule of its kind names, and mail for those who want it at once. Digests take the others. How many were notified.
 */
export async function notify(
  tx: Tx | Database,
  { now, publicUrl }: NoticeTime,
  notice: Notice,
): Promise<number> {
  return (await notifyAtOnce(tx, { now, publicUrl }, pairsOf(notice, await noticeReaders(tx, notice)))).length
}

/**
 * As {@link notify}, one event for each of many agencies, of a kind that only people of the agency hear of: a few
 * statements, however many agencies there are. How many people were notified, by agency.
 */
export async function notifyAgencies(
  tx: Tx,
  time: NoticeTime,
  events: readonly (Notice & { leaId: number })[],
): Promise<Map<number, number>> {
  const [first] = events
  const notified = new Map<number, number>()
  if (!first) return notified
  const byLea = new Map(events.map((event) => [event.leaId, event]))
  const readers = await listAgencyReaders(tx, noticeRules[first.kind].to, [...byLea.keys()])
  const pairs = readers.flatMap((reader) => {
    const event = byLea.get(reader.leaId)
    return event && event.except !== reader.id ? pairsOf(event, [reader]) : []
  })
  for (const { notice } of await notifyAtOnce(tx, time, pairs))
    notified.set(notice.leaId ?? 0, (notified.get(notice.leaId ?? 0) ?? 0) + 1)
  return notified
}

/** Whether somebody was notified already under this key. */
export async function isNotified(db: Database, key: string, userId: string): Promise<boolean> {
  return (await noticeOf(db).execute({ key, userId })).length > 0
}

const noticeOf = builtOnce((db) =>
  db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.key, sql.placeholder('key')), eq(notices.userId, sql.placeholder('userId'))))
    .prepare('notice of somebody'),
)

/** Several events of one transaction. */
export async function notifyAll(
  tx: Tx | Database,
  time: NoticeTime,
  events: readonly Notice[],
): Promise<void> {
  for (const event of events) await notify(tx, time, event)
}

/**
 * Events that come in swarms: what happens within an hour is one notice, which counts them, and one mail at the end of
 * the hour.
 */
export async function notifyHourly(
  tx: Tx,
  { now, publicUrl }: NoticeTime,
  notice: Omit<Notice, 'title' | 'text'> & {
    events: number
    words: (events: number) => Pick<Notice, 'title' | 'text'>
  },
): Promise<void> {
  const dueAt = endOfHour(now)
  const { words, events, ...rest } = notice
  const hourly = { ...rest, ...words(events), key: `${notice.key}:${dueAt.toISOString()}` }
  const readers = await noticeReaders(tx, hourly)
  const recipients = pairsOf(hourly, readers)
  const counts = await countNotices(tx, recipients, now, events)
  const fresh = recipients.filter(({ reader }) => counts.get(reader.id) === events)
  const mails = fresh.flatMap(({ reader, channel }) =>
    channel === 'Immediate' ? [{ ...mailOf(hourly, reader, publicUrl), dueAt }] : [],
  )
  await queueMails(tx, mails, now)
  for (const reader of readers) {
    const counted = counts.get(reader.id)
    if (counted === undefined || counted === events) continue
    const said = { ...hourly, ...words(counted) }
    await Promise.all([
      retitle(tx).execute({ key: hourly.key, userId: reader.id, title: said.title }),
      rewordMail(tx, mailOf(said, reader, publicUrl)),
    ])
  }
}

const retitle = builtOnce((db) =>
  db
    .update(notices)
    .set({ title: sql`${sql.placeholder('title')}` })
    .where(and(eq(notices.key, sql.placeholder('key')), eq(notices.userId, sql.placeholder('userId'))))
    .prepare('title of a notice that counts'),
)

/** Adds events to the notice of each under this key, and returns their number by now: as many as were added for whom it is new. */
async function countNotices(
  tx: Tx,
  recipients: readonly Recipient[],
  now: Date,
  events: number,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const chunk of inChunks(recipients)) {
    const rows = await tx
      .insert(notices)
      .values(chunk.map((recipient) => rowOf(recipient, now, events)))
      .onConflictDoUpdate({
        target: [notices.key, notices.userId],
        set: { events: sql`${notices.events} + excluded.events`, readOn: null },
      })
      .returning({ userId: notices.userId, events: notices.events })
    for (const { userId, events: counted } of rows) counts.set(userId, counted)
  }
  return counts
}

function readersOf(db: Database, notice: Notice): Promise<NoticeReader[]> {
  return listNoticeReaders(db, noticeRules[notice.kind].to, notice)
}

/** Whom a notice would reach, without its sender; for previews. */
export async function noticeReaders(db: Database, notice: Notice): Promise<NoticeReader[]> {
  return (await readersOf(db, notice)).filter(({ id }) => id !== notice.except)
}

/** Somebody who hears of an event, with the way they have chosen for its group. */
interface Recipient {
  notice: Notice
  reader: NoticeReader
  channel: NotificationChannel
}

function pairsOf(notice: Notice, readers: readonly NoticeReader[]): Recipient[] {
  const group = noticeGroup(notice.kind)
  return readers.map((reader) => ({ notice, reader, channel: mailChannel(group, reader, notice.leaId) }))
}

/** Those who had not been notified; each of them is notified now. */
async function notifyAtOnce(
  tx: Tx | Database,
  { now, publicUrl }: NoticeTime,
  pairs: readonly Recipient[],
): Promise<Recipient[]> {
  const added = await insertNotices(tx, pairs, now)
  const mails = added.flatMap(({ notice, reader, channel }) =>
    channel === 'Immediate' ? [mailOf(notice, reader, publicUrl)] : [],
  )
  await queueMails(tx, mails, now)
  return added
}

/** Those who had not been notified. */
async function insertNotices(
  tx: Tx | Database,
  pairs: readonly Recipient[],
  now: Date,
): Promise<Recipient[]> {
  const added = new Set<string>()
  for (const chunk of inChunks(pairs)) {
    const rows = await tx
      .insert(notices)
      .values(chunk.map((recipient) => rowOf(recipient, now, 1)))
      .onConflictDoNothing()
      .returning({ key: notices.key, userId: notices.userId })
    for (const { key, userId } of rows) added.add(`${key}:${userId}`)
  }
  return pairs.filter(({ notice, reader }) => added.has(`${notice.key}:${reader.id}`))
}

function rowOf({ notice, reader, channel }: Recipient, now: Date, events: number) {
  return {
    key: notice.key,
    userId: reader.id,
    kind: notice.kind,
    group: noticeGroup(notice.kind).key,
    leaId: notice.leaId,
    title: notice.title,
    path: notice.link.path,
    events,
    channel,
    createdOn: now,
  }
}

function mailOf({ kind, key, title, text, link }: Notice, reader: NoticeReader, publicUrl: string): NewMail {
  const part: MailPart = { kind, fullName: reader.fullName, text, link }
  return {
    key: `${key}:${reader.id}`,
    to: reader.email,
    subject: title,
    text: noticeText(part, publicUrl),
    part,
  }
}

/** Marks own notices as read: those named, with what is alike where that is asked for, or all up to one. */
export async function markRead(
  tx: Tx,
  userId: string,
  { ids = [], upToId, alike = false }: BodyOf<typeof markNoticesRead>,
  now: Date,
): Promise<void> {
  const unread = and(eq(notices.userId, userId), isNull(notices.readOn))
  const mark = (condition: SQL | undefined) =>
    tx.update(notices).set({ readOn: now }).where(and(unread, condition))
  if (ids.length > 0) await mark(alike ? alikeSql(tx, userId, ids) : inArray(notices.id, ids))
  if (upToId !== undefined) await mark(lte(notices.id, upToId))
}

/** What was said of the same record before, of the same kind; newer ones have not been seen. */
function alikeSql(tx: Tx, userId: string, ids: readonly number[]): SQL {
  const named = alias(notices, 'named')
  return exists(
    tx
      .select({ id: named.id })
      .from(named)
      .where(
        and(
          inArray(named.id, [...ids]),
          eq(named.userId, userId),
          eq(named.kind, notices.kind),
          eq(named.path, notices.path),
          lte(notices.id, named.id),
        ),
      ),
  )
}

/** Takes what is older than the bell keeps. */
export async function forgetNoticesBefore(db: Database, before: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.createdOn, before))
}

/** Next people, in the order of their ids, for whom a digest may have to be made. */
export async function listDigestReaders(
  db: Database,
  before: { daily: Date; weekly: Date },
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: notices.userId })
    .from(notices)
    .where(and(toDigest(before), gt(notices.userId, after)))
    .orderBy(notices.userId)
    .limit(most)
  return rows.map(({ userId }) => userId)
}

/** Takes what a digest of somebody holds, and marks it as sent; what was read in the portal meanwhile is not sent again. */
export async function takeForDigest(
  tx: Tx,
  userId: string,
  before: { daily: Date; weekly: Date },
  now: Date,
): Promise<{ id: number; kind: NoticeKind; path: string; title: string; leaId: number | null }[]> {
  const rows = await tx
    .update(notices)
    .set({ digestedOn: now })
    .where(and(eq(notices.userId, userId), toDigest(before)))
    .returning({
      id: notices.id,
      kind: notices.kind,
      path: notices.path,
      title: notices.title,
      leaId: notices.leaId,
      readOn: notices.readOn,
    })
  return rows.filter(({ readOn }) => readOn === null).toSorted((a, b) => b.id - a.id)
}

function toDigest({ daily, weekly }: { daily: Date; weekly: Date }) {
  // The condition of the partial index, spelled as it is there.
  return and(
    sql`${notices.digestedOn} is null and ${notices.channel} in ('Daily', 'Weekly')`,
    sql`${notices.createdOn} < case when ${notices.channel} = 'Weekly' then ${weekly.toISOString()}::timestamptz else ${daily.toISOString()}::timestamptz end`,
  )
}
