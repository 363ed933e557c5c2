import type { ApiDeps, Job } from '../../server/deps.js'
import { queueDueDigests } from './notifications-digests.js'
import { forgetNoticesBefore } from './notifications-notices-store.js'
import { smtpSender } from './notifications-smtp.js'
import { clearAbandonedMails, urgentMails } from './notifications-store.js'
import { sendDueMails, type SendMail } from './notifications-worker.js'

/** How long the bell keeps a notice. */
const keptDays = 400

/** Sends the outbox every second, and what is urgent at once. Without a mail server the demonstration mailbox is where mail ends. */
export function notificationsJobs(deps: ApiDeps): Job[] {
  const { smtpUrl, mailFrom, mode, joinMailsMs, publicUrl } = deps.config
  const send: SendMail = smtpUrl ? smtpSender(smtpUrl, mailFrom) : async () => undefined
  const options = {
    db: deps.db,
    log: deps.log,
    clock: deps.clock,
    send,
    clearBody: mode === 'production',
    joining: { ms: joinMailsMs, publicUrl },
  }
  return [
    {
      name: 'send mail',
      everySeconds: 1,
      // Each mail is claimed by one process.
      everywhere: true,
      wokenBy: urgentMails,
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
    {
      name: 'queue digests',
      everySeconds: 60,
      async run(stopping) {
        await queueDueDigests(deps, stopping)
      },
    },
    {
      name: 'forget old notices',
      everySeconds: 86_400,
      run: () => forgetNoticesBefore(deps.db, new Date(deps.clock().getTime() - keptDays * 86_400_000)),
    },
  ]
}
