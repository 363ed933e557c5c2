import type { Express } from 'express'
import type { Database } from '../../db/database.js'
import type { ApiDeps } from '../../server/deps.js'
import { listMailbox } from './notifications-store.js'
import { withJoined } from './notifications-worker.js'

/** A mail as the demonstration mailbox shows it. */
export interface MailboxEntry {
  id: string
  to: string
  subject: string
  text: string
  html: string | null
  sentAt: string
}

/** All mails of the demonstration, newest first, as they would arrive; `publicUrl` begins their links. */
export async function readMailbox(db: Database, publicUrl: string): Promise<MailboxEntry[]> {
  const mails = (await listMailbox(db)).map((mail) => withJoined(mail, publicUrl))
  return mails.map(({ id, to, subject, text, html, sentAt, queuedAt }) => ({
    id: String(id),
    to,
    subject,
    text,
    html,
    sentAt: (sentAt ?? queuedAt).toISOString(),
  }))
}

/** Opens the mailbox of the demonstration; in production the address does not exist. */
export function mountDemonstrationMailbox(app: Express, deps: ApiDeps): void {
  app.get('/dev/mail.json', async (_req, res) => {
    res.json(await readMailbox(deps.db, deps.config.publicUrl))
  })
}
