import { endOfHour, mailChannel, noticeGroup, noticeRules, type NoticeKind } from '@portal/domain'
import { and, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../db/database.js'
import { inChunks } from '../../db/in-chunks.js'
import { notices } from '../../db/schema/index.js'
import {
  listNoticeReaders,
  type NoticePlace,
  type NoticeReader,
} from './notifications-audience-read-model.js'
import { queueMails, rewordMail } from './notifications-store.js'

/** An event as the people read it whom it concerns: agencies, numbers, counts and a link, never a student or a case (9.1). */
export interface Notice extends NoticePlace {
  kind: NoticeKind
  /** One notice for one key and person, however often the event is told. */
  key: string
  /** What the bell shows, and the subject of the mail. */
  title: string
  /** Sentences of the mail between the greeting and the link. */
  text: readonly string[]
  /** Where it leads, within the portal, and the words before the address. */
  link: { path: string; words: string }
  /** Who did it: nobody is told of their own act. */
  except?: string | null
}

/** When it happened and where the portal is. */
interface NoticeTime {
  now: Date
  publicUrl: string
}

/**
 * The one way in which rooms tell people something, in the transaction of the event: a notice for the bell of everybody
 * whom the rule of its kind names, and mail for those who want it at once. Digests take the others.
 */
export async function notify(
  tx: Tx | Database,
  { now, publicUrl }: NoticeTime,
  notice: Notice,
): Promise<void> {
  const readers = (await readersOf(tx, notice)).filter(({ id }) => id !== notice.except)
  const added = await insertNotices(tx, notice, readers, now)
  await queueMails(
    tx,
    added.flatMap(({ reader, channel }) =>
      channel === 'Immediate' ? [mailOf(notice, reader, publicUrl)] : [],
    ),
    now,
  )
}

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
  const readers = (await readersOf(tx, hourly)).filter(({ id }) => id !== notice.except)
  const added = await insertNotices(tx, hourly, readers, now, events)
  const mails = added.flatMap(({ reader, channel }) =>
    channel === 'Immediate' ? [{ ...mailOf(hourly, reader, publicUrl), dueAt }] : [],
  )
  await queueMails(tx, mails, now)
  const known = new Set(added.map(({ reader }) => reader.id))
  for (const reader of readers.filter(({ id }) => !known.has(id))) {
    const which = and(eq(notices.key, hourly.key), eq(notices.userId, reader.id))
    const [row] = await tx
      .update(notices)
      .set({ events: sql`${notices.events} + ${events}`, readOn: null })
      .where(which)
      .returning({ events: notices.events })
    if (!row) continue
    const counted = { ...hourly, ...words(row.events) }
    await tx.update(notices).set({ title: counted.title }).where(which)
    await rewordMail(tx, mailOf(counted, reader, publicUrl))
  }
}

function readersOf(db: Database, notice: Notice): Promise<NoticeReader[]> {
  return listNoticeReaders(db, noticeRules[notice.kind].to, notice)
}

/** Those who had not been told. */
async function insertNotices(
  tx: Tx | Database,
  notice: Notice,
  readers: readonly NoticeReader[],
  now: Date,
  events = 1,
) {
  const group = noticeGroup(notice.kind)
  const told = readers.map((reader) => ({ reader, channel: mailChannel(group, reader, notice.leaId) }))
  const added = new Set<string>()
  for (const chunk of inChunks(told)) {
    const rows = await tx
      .insert(notices)
      .values(
        chunk.map(({ reader, channel }) => ({
          key: notice.key,
          userId: reader.id,
          kind: notice.kind,
          group: group.key,
          leaId: notice.leaId,
          title: notice.title,
          path: notice.link.path,
          events,
          channel,
          createdOn: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ userId: notices.userId })
    for (const { userId } of rows) added.add(userId)
  }
  return told.filter(({ reader }) => added.has(reader.id))
}

function mailOf(notice: Notice, reader: NoticeReader, publicUrl: string) {
  return {
    key: `${notice.key}:${reader.id}`,
    to: reader.email,
    subject: notice.title,
    text: [
      `Hello ${reader.fullName},`,
      ...notice.text,
      `${notice.link.words}: ${publicUrl}${notice.link.path}`,
    ].join('\n\n'),
  }
}

/** Marks own notices as read: those named, or all up to one. */
export async function markRead(
  tx: Tx,
  userId: string,
  which: { ids: readonly number[]; upToId?: number | undefined },
  now: Date,
): Promise<void> {
  const unread = and(eq(notices.userId, userId), isNull(notices.readOn))
  if (which.ids.length > 0)
    await tx
      .update(notices)
      .set({ readOn: now })
      .where(and(unread, inArray(notices.id, [...which.ids])))
  if (which.upToId !== undefined)
    await tx
      .update(notices)
      .set({ readOn: now })
      .where(and(unread, lte(notices.id, which.upToId)))
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

/** Takes what a digest of somebody holds, and marks it as told; what was read in the portal meanwhile is not told again. */
export async function takeForDigest(
  tx: Tx,
  userId: string,
  before: { daily: Date; weekly: Date },
  now: Date,
): Promise<{ id: number; title: string; leaId: number | null }[]> {
  const rows = await tx
    .update(notices)
    .set({ digestedOn: now })
    .where(and(eq(notices.userId, userId), toDigest(before)))
    .returning({ id: notices.id, title: notices.title, leaId: notices.leaId, readOn: notices.readOn })
  return rows.filter(({ readOn }) => readOn === null).toSorted((a, b) => b.id - a.id)
}

function toDigest({ daily, weekly }: { daily: Date; weekly: Date }) {
  // The condition of the partial index, spelled as it is there.
  return and(
    sql`${notices.digestedOn} is null and ${notices.channel} in ('Daily', 'Weekly')`,
    sql`${notices.createdOn} < case when ${notices.channel} = 'Weekly' then ${weekly.toISOString()}::timestamptz else ${daily.toISOString()}::timestamptz end`,
  )
}
