import { expect, type APIRequestContext } from '@playwright/test'

interface Mail {
  id: string | number
  to: string
  subject: string
  text: string
}

/** Mail to one person in the demonstration mailbox, newest first. */
async function mailTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const answer = await request.get('/dev/mail.json')
  expect(answer.ok()).toBe(true)
  const all = (await answer.json()) as Mail[]
  return all.filter((mail) => mail.to.includes(to))
}

/**
 * Waits for the next mail to a person. Called before the act that causes the mail:
 * `const next = await awaitMail(request, people.monitor); …; const mail = await next()`.
 */
export async function awaitMail(request: APIRequestContext, to: string): Promise<() => Promise<Mail>> {
  const known = new Set((await mailTo(request, to)).map(({ id }) => id))
  return async () => {
    let fresh: Mail | undefined
    await expect
      .poll(
        async () => {
          fresh = (await mailTo(request, to)).find(({ id }) => !known.has(id))
          return fresh !== undefined
        },
        { message: `mail to ${to}`, intervals: [50, 100, 200], timeout: 15_000 },
      )
      .toBe(true)
    if (!fresh) throw new Error('unreachable: the poll ends only with a mail')
    return fresh
  }
}

/** The six digits of a security-code mail. */
export function codeIn(mail: Mail): string {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0]
  if (!code) throw new Error(`No security code in the mail '${mail.subject}'.`)
  return code
}

/** The link of a password mail, as path and query of this portal. */
export function linkIn(mail: Mail): string {
  const link = /https?:\/\/\S+\/auth\/reset-password\?\S+/.exec(mail.text)?.[0]
  if (!link) throw new Error(`No link in the mail '${mail.subject}'.`)
  const url = new URL(link)
  return url.pathname + url.search
}
