import { createTransport } from 'nodemailer'
import { MailRefusedError, type SendMail } from './notifications-worker.js'

/** Sends through a mail server, told from the address: `smtp://user:password@host:587`. */
export function smtpSender(smtpUrl: string, from: string): SendMail {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    { from },
  )
  return async (mail) => {
    try {
      await transport.sendMail({
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        ...(mail.html !== null && { html: mail.html }),
        // The same id for every attempt: a mail server can tell a repeat.
        messageId: `<portal-mail-${mail.id}@portal>`,
      })
    } catch (error) {
      if (wasCertainlyRefused(error))
        throw new MailRefusedError('The mail server did not take the mail.', { cause: error })
      throw error
    }
  }
}

/** An answer of 4xx or 5xx, or a failure before the contents were handed over. */
function wasCertainlyRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('responseCode' in error && typeof error.responseCode === 'number') return true
  const command = 'command' in error ? error.command : undefined
  const code = 'code' in error ? error.code : undefined
  return (
    command === 'CONN' ||
    code === 'EDNS' ||
    code === 'EAUTH' ||
    code === 'ECONNECTION' ||
    code === 'EENVELOPE'
  )
}
