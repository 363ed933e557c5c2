import { createHash, randomBytes } from 'node:crypto'
import { addDays, calendarDay, complianceYearOf, forbidden } from '@portal/domain'
import type { AnswerOf, createCalendarFeed as createCall, listCalendarFeeds } from '@portal/rest-contract'
import type { Database } from '../../db/database.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { ApiDeps } from '../../server/deps.js'
import type { RequestContext } from '../../server/requests/route.js'
import { insist } from '../../server/verdicts.js'
import { loadAccount } from '../accounts/accounts-read-model.js'
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
import { agencyFound } from './calendar-service.js'
import { type Command, type Caller, foundOr, recordAct } from '../../server/command.js'

type FeedAnswer = AnswerOf<typeof listCalendarFeeds>[number]

/** The calendar subscriptions of the caller, without their secrets. */
export async function listFeeds(db: Database, actor: ApiActor): Promise<FeedAnswer[]> {
  return (await listFeedsOf(db, actor.userId)).map(toAnswer)
}

/** A new address; whoever had the old one reads nothing from then on. `keep` gets the secret, which is stored nowhere. */
export async function createCalendarFeed(
  command: Command,
  leaId: number,
  keep: (secret: string) => void,
): Promise<AnswerOf<typeof createCall>> {
  const { tx, actor, ctx } = command
  if (actor.client) insist(forbidden('A feed is for a person.'))
  agencyFound(await findCalendarAgency(tx, actor, leaId))
  await revokeFeeds(tx, actor.userId, { leaId }, ctx.now)
  const secret = randomBytes(32).toString('base64url')
  const feed = await insertFeed(tx, {
    userId: actor.userId,
    leaId,
    secretHash: hashOf(secret),
    createdOn: ctx.now,
  })
  await recordAct(command, 'createCalendarFeed', targetOf(command, feed))
  keep(secret)
  return { ...toAnswer(feed), secret: null }
}

/** Ends an own subscription: its address stops working. NOT_FOUND for another person's. */
export async function revokeCalendarFeed(command: Command, id: number): Promise<void> {
  const { tx, actor, ctx } = command
  const [revoked] = await revokeFeeds(tx, actor.userId, { id }, ctx.now)
  await recordAct(command, 'revokeCalendarFeed', targetOf(command, feedFound(revoked)))
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
  const feed = addressFound(await findFeed(db, hashOf(secret)))
  const account = await loadAccount(db, feed.userId)
  const person = addressFound(account?.isEnabled ? account : null)
  const today = calendarDay(ctx.now)
  const span = { from: addDays(today, -365), to: addDays(today, 365) }
  const calendar = await heavy.request(person.userId, () =>
    heavy.turn(person.userId, async (run) => {
      const found = addressFound(await listCalendar(db, person, feed.leaId, span, dueDays))
      return run('calendarText', { ...found, now: ctx.now })
    }),
  )
  await db.transaction(async (tx) => {
    await noteFeedRead(tx, feed.id, ctx.now)
    if (feed.lastReadOn === null)
      await recordAct({ tx, actor: person, ctx }, 'readCalendarFeed', targetOf({ ctx }, feed))
  })
  return { calendar }
}

const addressFound = foundOr('There is no calendar at this address.')

/** The events of one compliance year as a file; who took it stands in the audit trail. */
export async function downloadCalendar(
  { db, heavy, dueDays }: Reading,
  { actor, ctx }: Caller,
  { leaId, year }: { leaId: number; year: number },
): Promise<{ fileName: string; text: string }> {
  const span: Span = { from: `${year}-07-01`, to: `${year + 1}-06-30` }
  const text = await heavy.turn(actor.userId, async (run) => {
    const found = agencyFound(await listCalendar(db, actor, leaId, span, dueDays))
    return run('calendarText', { ...found, now: ctx.now })
  })
  const target = { targetType: 'lea', targetId: leaId, leaId, year }
  await db.transaction((tx) => recordAct({ tx, actor, ctx }, 'downloadCalendar', target))
  const day = calendarDay(ctx.now).replaceAll('-', '')
  return { fileName: `calendar-events-${year}-${day}.ics`, text }
}

const feedFound = foundOr('There is no such feed.')

function targetOf({ ctx }: Pick<Command, 'ctx'>, { id, leaId }: Feed) {
  const year = complianceYearOf(calendarDay(ctx.now))
  return { targetType: 'calendarFeed', targetId: id, leaId, year }
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
