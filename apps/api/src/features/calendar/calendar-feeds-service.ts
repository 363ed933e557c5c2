import { createHash, randomBytes } from 'node:crypto'
import { addDays, calendarDay, complianceYearOf, forbidden, type AuditAction } from '@portal/domain'
import type { AnswerOf, createCalendarFeed as createCall, listCalendarFeeds } from '@portal/rest-contract'
import type { Database, Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { ApiDeps } from '../../server/deps.js'
import type { RequestContext } from '../../server/requests/route.js'
import { insist } from '../../server/verdicts.js'
import { loadAccount } from '../accounts/accounts-read-model.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import { listCalendar, type DueDays } from './calendar-events-read-model.js'
import {
  findFeed,
  insertFeed,
  listFeedsOf,
  noteFeedRead,
  revokeFeeds,
  type Feed,
} from './calendar-feeds-store.js'
import { findCalendarAgency, type Span } from './calendar-read-model.js'
import { foundOr404, noAgency } from './calendar-service.js'

interface Command {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
}

type FeedAnswer = AnswerOf<typeof listCalendarFeeds>[number]

export async function listFeeds(db: Database, actor: ApiActor): Promise<FeedAnswer[]> {
  return (await listFeedsOf(db, actor.userId)).map(toAnswer)
}

/** A new address; whoever had the old one reads nothing from then on. `keep` gets the secret, which is stored nowhere. */
export async function createCalendarFeed(
  { tx, actor, ctx }: Command,
  leaId: number,
  keep: (secret: string) => void,
): Promise<AnswerOf<typeof createCall>> {
  if (actor.client) insist(forbidden('A feed is for a person.'))
  foundOr404(await findCalendarAgency(tx, actor, leaId), noAgency)
  await revokeFeeds(tx, actor.userId, { leaId }, ctx.now)
  const secret = randomBytes(32).toString('base64url')
  const feed = await insertFeed(tx, {
    userId: actor.userId,
    leaId,
    secretHash: hashOf(secret),
    createdOn: ctx.now,
  })
  await record(tx, { actor, ctx, action: 'createCalendarFeed' }, feed)
  keep(secret)
  return { ...toAnswer(feed), secret: null }
}

export async function revokeCalendarFeed({ tx, actor, ctx }: Command, id: number): Promise<void> {
  const [feed] = await revokeFeeds(tx, actor.userId, { id }, ctx.now)
  if (!feed) throw new ApiError('NOT_FOUND', 'There is no such feed.')
  await record(tx, { actor, ctx, action: 'revokeCalendarFeed' }, feed)
}

/** What reading takes. */
type Reading = Pick<ApiDeps, 'db' | 'heavy'> & { dueDays: DueDays }

/**
 * The events that an address shows, from the year before to the year after: what its person sees now. Its first reading
 * stands in the audit trail, the later ones on the address itself.
 */
export async function readCalendarFeed(
  { db, heavy, dueDays }: Reading,
  ctx: RequestContext,
  secret: string,
): Promise<{ calendar: string }> {
  const feed = foundOr404(await findFeed(db, hashOf(secret)), noFeed)
  const person = await loadAccount(db, feed.userId)
  if (!person?.isEnabled) throw new ApiError('NOT_FOUND', noFeed)
  const today = calendarDay(ctx.now)
  const span = { from: addDays(today, -365), to: addDays(today, 365) }
  const calendar = await heavy.request(person.userId, () =>
    heavy.turn(person.userId, async (run) => {
      const found = foundOr404(await listCalendar(db, person, feed.leaId, span, dueDays), noFeed)
      return run('calendarText', { ...found, now: ctx.now })
    }),
  )
  await db.transaction(async (tx) => {
    await noteFeedRead(tx, feed.id, ctx.now)
    if (feed.lastReadOn === null) await record(tx, { actor: person, ctx, action: 'readCalendarFeed' }, feed)
  })
  return { calendar }
}

const noFeed = 'There is no calendar at this address.'

/** The events of one compliance year as a file; who took it stands in the audit trail. */
export async function downloadCalendar(
  { db, heavy, dueDays }: Reading,
  { actor, ctx }: Omit<Command, 'tx'>,
  { leaId, year }: { leaId: number; year: number },
): Promise<{ fileName: string; text: string }> {
  const span: Span = { from: `${year}-07-01`, to: `${year + 1}-06-30` }
  const text = await heavy.turn(actor.userId, async (run) => {
    const found = foundOr404(await listCalendar(db, actor, leaId, span, dueDays), noAgency)
    return run('calendarText', { ...found, now: ctx.now })
  })
  const audit = { targetType: 'lea', targetId: leaId, leaId, year }
  await db.transaction((tx) => writeAudit(tx, { actor, ctx, action: 'downloadCalendar', ...audit }))
  const day = calendarDay(ctx.now).replaceAll('-', '')
  return { fileName: `calendar-events-${year}-${day}.ics`, text }
}

async function record(
  tx: Tx,
  entry: { actor: ApiActor; ctx: RequestContext; action: AuditAction },
  feed: Feed,
): Promise<void> {
  await writeAudit(tx, {
    ...entry,
    targetType: 'calendarFeed',
    targetId: feed.id,
    leaId: feed.leaId,
    year: complianceYearOf(calendarDay(entry.ctx.now)),
  })
}

function toAnswer({ id, leaId, createdOn, lastReadOn }: Feed): FeedAnswer {
  return {
    id,
    leaId,
    createdOn: createdOn.toISOString(),
    lastReadOn: lastReadOn?.toISOString() ?? null,
  }
}

/** The secret holds 256 random bits, so a plain hash is enough. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
