import { setImmediate } from 'node:timers/promises'
import { joinedMail, type MailPart } from '@portal/domain'
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
  /** How long a mail waits for others of its kind, and where the portal is that they lead to. */
  joining: { ms: number; publicUrl: string }
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

async function nextMails({ db, clock, joining, stopping }: MailWork, most: number): Promise<OutgoingMail[]> {
  // The embedded database answers without waiting; between two mails the requests that came in have their turn.
  await setImmediate()
  return stopping?.aborted ? [] : claimMails(db, { now: clock(), joinMs: joining.ms }, most)
}

async function sendOneByOne(work: MailWork, first: OutgoingMail, mayBeMore: boolean): Promise<number> {
  let sent = 0
  for (let mail: OutgoingMail | undefined = first; mail; sent++) {
    await sendMail(work, mail)
    mail = mayBeMore ? (await nextMails(work, 1)).at(0) : undefined
  }
  return sent
}

/** The mail as it is read: what it says, or one text for all that it says. */
export function withJoined(mail: OutgoingMail, publicUrl: string): OutgoingMail {
  const [first, ...others] = [mail, ...mail.joined].flatMap(({ part }): MailPart[] => (part ? [part] : []))
  return first && others.length > 0
    ? { ...mail, html: null, ...joinedMail([first, ...others], publicUrl) }
    : mail
}

async function sendMail(work: MailWork, mail: OutgoingMail): Promise<void> {
  const { db, log, clock, send, clearBody, joining } = work
  try {
    await send(withJoined(mail, joining.publicUrl))
    await markMailSent(db, mail, clock(), clearBody)
  } catch (error) {
    const text = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    if (error instanceof MailRefusedError) {
      const pause = firstPauseSeconds * 2 ** (mail.attempts - 1) * 1000
      // Those that wait for others have waited already.
      const waited = mail.joinKey === null ? 0 : joining.ms
      const again = error.bounced ? null : new Date(clock().getTime() + pause - waited)
      if (error.bounced) await markBounced(db, mail.to, clock())
      await markMailRefused(db, mail.id, { error: text, now: clock(), again, mostAttempts, clearBody })
      const givenUp = error.bounced || mail.attempts >= mostAttempts
      log.warn({ mailId: mail.id, attempts: mail.attempts, givenUp }, 'a mail was refused')
    } else {
      await markMailUncertain(db, mail.id, text, clearBody)
      log.error({ mailId: mail.id, err: error }, 'a mail may not have been sent')
    }
  }
}
