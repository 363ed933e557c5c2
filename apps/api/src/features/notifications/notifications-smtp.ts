import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { MailRefusedError, type SendMail } from './notifications-worker.js'

/**
 * Sends through the mail server of a URL: `smtp://user:password@host:587`. Each mail has a connection of
 * its own: nodemailer's pool sends a mail again when a connection closes, which can make two of it.
 */
export function smtpSender(smtpUrl: string, from: string): SendMail {
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    { from },
  )
  return async (mail) => {
    // The contents are read only once the server has asked for them; until then nothing can have been delivered.
    let handedOver = false
    const text = Readable.from(
      (function* contents() {
        handedOver = true
        yield mail.text
      })(),
    )
    try {
      await transport.sendMail({
        to: mail.to,
        subject: mail.subject,
        text,
        ...(mail.html !== null && { html: mail.html }),
        // The same id for every attempt: a mail server can recognise a repeat.
        messageId: `<portal-mail-${mail.id}@portal>`,
      })
    } catch (error) {
      const refused =
        !handedOver || (error instanceof Error && 'responseCode' in error && Boolean(error.responseCode))
      if (refused)
        throw new MailRefusedError('The mail server did not take the mail.', {
          cause: error,
          bounced: isBounce(error),
        })
      throw error
    }
  }
}

/** A permanent refusal of the address itself (RFC 5321: 5xx to RCPT TO); of the portal, or for now, is another matter. */
function isBounce(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) return false
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500
}
