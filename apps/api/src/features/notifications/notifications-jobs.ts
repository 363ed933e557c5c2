import type { ApiDeps, Job } from '../../server/deps.js'
import { smtpSender } from './notifications-smtp.js'
import { clearAbandonedMails } from './notifications-store.js'
import { sendDueMails, type SendMail } from './notifications-worker.js'

/** Sends the outbox every second. Without a mail server the demonstration mailbox is where mail ends. */
export function notificationsJobs(deps: ApiDeps): Job[] {
  const { smtpUrl, mailFrom, mode } = deps.config
  const send: SendMail = smtpUrl ? smtpSender(smtpUrl, mailFrom) : async () => undefined
  const options = { db: deps.db, log: deps.log, clock: deps.clock, send, clearBody: mode === 'production' }
  return [
    {
      name: 'send mail',
      everySeconds: 1,
      // Each mail is claimed by one process.
      everywhere: true,
      async run(stopping) {
        await sendDueMails({ ...options, stopping })
      },
    },
    {
      name: 'clear abandoned mails',
      everySeconds: 600,
      async run() {
        if (options.clearBody) await clearAbandonedMails(deps.db, deps.clock())
      },
    },
  ]
}
