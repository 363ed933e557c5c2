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
 * Waits for the next mail to a person that is the one looked for: other mail may come at any moment. Called before the
 * act that causes the mail: `const next = await awaitMail(request, people.monitor, isWanted); …; const mail = await next()`.
 */
export async function awaitMail(
  request: APIRequestContext,
  to: string,
  isWanted: (mail: Mail) => boolean,
): Promise<() => Promise<Mail>> {
  const known = new Set((await mailTo(request, to)).map(({ id }) => id))
  return async () => {
    let fresh: Mail | undefined
    await expect
      .poll(
        async () => {
          fresh = (await mailTo(request, to)).find((mail) => !known.has(mail.id) && isWanted(mail))
          return fresh !== undefined
        },
        { message: `mail to ${to}`, intervals: [50, 100, 200], timeout: 15_000 },
      )
      .toBe(true)
    if (!fresh) throw new Error('unreachable: the poll ends only with a mail')
    return fresh
  }
}

const codePattern = /\b\d{6}\b/
const linkPattern = /https?:\/\/\S+\/auth\/reset-password\?\S+/
const isCode = ({ subject, text }: Mail) => /code/i.test(subject) && codePattern.test(text)

/** Waits for the six digits of the next security-code mail, as {@link awaitMail} does. */
export async function awaitCode(request: APIRequestContext, to: string): Promise<() => Promise<string>> {
  const next = await awaitMail(request, to, isCode)
  return async () => codePattern.exec((await next()).text)?.[0] ?? ''
}

/** Waits for the link of the next password mail, as path and query of this portal, as {@link awaitMail} does. */
export async function awaitLink(request: APIRequestContext, to: string): Promise<() => Promise<string>> {
  const next = await awaitMail(request, to, ({ text }) => linkPattern.test(text))
  return async () => {
    const url = new URL(linkPattern.exec((await next()).text)?.[0] ?? '')
    return url.pathname + url.search
  }
}
