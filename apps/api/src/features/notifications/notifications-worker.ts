import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../db/database.js'
import type { Logger } from '../../server/log.js'
import {
  claimMails,
  markBounced,
  markMailRefused,
  markMailSent,
  markMailUncertain,
  type OutgoingMail,
} from './notifications-store.js'

/** Hands one mail to a mail server; throws when that fails. */
export type SendMail = (mail: OutgoingMail) => Promise<void>

/** The mail server was not reached or said no: sending again cannot produce a second copy. */
export class MailRefusedError extends Error {
  /** The mail server knows no such address: trying again is of no use. */
  readonly bounced: boolean
  constructor(message: string, { bounced = false, ...options }: ErrorOptions & { bounced?: boolean } = {}) {
    super(message, options)
    this.name = 'MailRefusedError'
    this.bounced = bounced
  }
}

const mostAttempts = 8
/** Seconds until the next try, doubled with each: 10 s, 20 s … about 20 minutes at the end. */
const firstPauseSeconds = 10

/** Most of the time of a mail is waiting for the mail server's next word. */
const connections = 5

export interface MailWork {
  db: Database
  log: Logger
  clock: () => Date
  send: SendMail
  clearBody: boolean
  /** Once it says so no more mails are begun: what was claimed and not sent is never sent. */
  stopping?: AbortSignal | undefined
}

/**
 * Sends what is due until nothing is, over some connections. Several workers may run at once; each mail is taken by one. To
 * ask whether anything is due is one statement.
 */
export async function sendDueMails(work: MailWork): Promise<number> {
  const mails = await nextMails(work, connections)
  const mayBeMore = mails.length === connections
  const lines = await Promise.allSettled(mails.map((mail) => sendOneByOne(work, mail, mayBeMore)))
  const failed = lines.find((line) => line.status === 'rejected')
  if (failed) throw failed.reason
  return lines.reduce((sum, line) => sum + (line.status === 'fulfilled' ? line.value : 0), 0)
}

async function nextMails({ db, clock, stopping }: MailWork, most: number): Promise<OutgoingMail[]> {
  // The embedded database answers without waiting; between two mails the requests that came in have their turn.
  await setImmediate()
  return stopping?.aborted ? [] : claimMails(db, clock(), most)
}

async function sendOneByOne(work: MailWork, first: OutgoingMail, mayBeMore: boolean): Promise<number> {
  let sent = 0
  for (let mail: OutgoingMail | undefined = first; mail; sent++) {
    await sendMail(work, mail)
    mail = mayBeMore ? (await nextMails(work, 1)).at(0) : undefined
  }
  return sent
}

async function sendMail({ db, log, clock, send, clearBody }: MailWork, mail: OutgoingMail): Promise<void> {
  try {
    await send(mail)
    await markMailSent(db, mail, clock(), clearBody)
  } catch (error) {
    const text = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    if (error instanceof MailRefusedError) {
      const pause = firstPauseSeconds * 2 ** (mail.attempts - 1) * 1000
      const hopeless = error.bounced || mail.attempts >= mostAttempts
      const again = hopeless ? null : new Date(clock().getTime() + pause)
      if (error.bounced) await markBounced(db, mail.to, clock())
      await markMailRefused(db, mail.id, { error: text, now: clock(), again, clearBody })
      log.warn({ mailId: mail.id, attempts: mail.attempts, givenUp: again === null }, 'a mail was refused')
    } else {
      await markMailUncertain(db, mail.id, text, clearBody)
      log.error({ mailId: mail.id, err: error }, 'a mail may not have been sent')
    }
  }
}
