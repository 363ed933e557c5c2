import { digestText, lastDailyDigest, lastWeeklyDigest, seesLea } from '@portal/domain'
import type { ApiDeps } from '../../server/deps.js'
import { listAgencyNames } from '../agencies/agencies-read-model.js'
import { loadAccount } from '../accounts/accounts-read-model.js'
import { listDigestReaders, takeForDigest } from './notifications-notices-store.js'
import { isQueued, queueMail } from './notifications-store.js'

const peopleAtOnce = 100

/**
 * Mails the digests that are due: one mail a person for the latest 07:00, weekly ones with that of a Monday. What a
 * digest holds is marked in the transaction that queues it, so a run that is cut off is taken up where it stopped.
 */
export async function queueDueDigests(
  { db, clock, config }: Pick<ApiDeps, 'db' | 'clock' | 'config'>,
  stopping?: AbortSignal,
): Promise<number> {
  const now = clock()
  const { day, at: daily } = lastDailyDigest(now)
  const before = { daily, weekly: lastWeeklyDigest(now).at }
  const agencies = new Map((await listAgencyNames(db)).map(({ id, name }) => [id, name]))
  let mails = 0
  for (let after = ''; ;) {
    const people = await listDigestReaders(db, before, after, peopleAtOnce)
    for (const userId of people) {
      if (stopping?.aborted) return mails
      mails += await db.transaction(async (tx) => {
        const key = `digest:${day}:${userId}`
        // Whoever had one today waits for the next.
        if (await isQueued(tx, key)) return 0
        const person = await loadAccount(tx, userId)
        const taken = await takeForDigest(tx, userId, before, now)
        if (!person?.isEnabled) return 0
        // Whoever went to another agency hears no more of the one before.
        const lines = taken.filter(({ leaId }) => leaId === null || seesLea(person, leaId))
        if (lines.length === 0) return 0
        const named = lines.map(({ kind, path, title, leaId }) => ({
          kind,
          path,
          title,
          agency: leaId === null ? null : (agencies.get(leaId) ?? null),
        }))
        const digest = digestText(named, {
          fullName: person.fullName,
          link: `${config.publicUrl}/user/notices`,
          preferences: `${config.publicUrl}/user/preferences`,
        })
        await queueMail(tx, { key, to: person.email, ...digest }, now)
        return 1
      })
    }
    const last = people.at(-1)
    if (last === undefined || people.length < peopleAtOnce) return mails
    after = last
  }
}
