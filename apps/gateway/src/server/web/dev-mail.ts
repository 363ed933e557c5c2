import type { Express } from 'express'
import { z } from 'zod'
import { parseJson, upstreamUnavailable } from '../../upstream/upstream-errors.js'
import type { Transport } from '../../upstream/transport.js'

const mailbox = z.array(
  z.object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string().nullish(),
    sentAt: z.string(),
  }),
)
export type Mailbox = z.infer<typeof mailbox>

/** The mailbox of a demonstration. Registered in demonstration mode only; elsewhere these addresses do not exist. */
export function devMailRoutes(app: Express, transport: Transport, publicUrl: string): void {
  app.get('/dev/mail.json', async (_request, response) => {
    response.json(await readMailbox(transport))
  })
  app.get('/dev/mail', async (_request, response) => {
    response.type('html').send(mailboxPage(await readMailbox(transport), publicUrl))
  })
}

async function readMailbox(transport: Transport): Promise<Mailbox> {
  const signal = AbortSignal.timeout(3000)
  const answer = await transport.text({
    name: 'devMail',
    method: 'get',
    path: '/dev/mail.json',
    headers: {},
    signal,
  })
  const mails = mailbox.safeParse(parseJson(answer.text))
  if (answer.status !== 200 || !mails.success) throw upstreamUnavailable('the mailbox cannot be read')
  return mails.data
}

/** One page, newest first, without any script. Only links into the portal itself can be followed. */
export function mailboxPage(mails: Mailbox, publicUrl: string): string {
  const items = mails.map(
    ({ to, subject, text, sentAt }) => `
      <article>
        <h2>${escaped(subject)}</h2>
        <p class="facts">To <strong>${escaped(to)}</strong> · <time datetime="${escaped(sentAt)}">${escaped(sentAt)}</time></p>
        <pre>${withLinks(text, publicUrl)}</pre>
      </article>`,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>Demonstration mailbox</title>
    <style>
      :root { color-scheme: light dark; }
      body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
      article { border: 1px solid #8886; border-radius: .5rem; padding: 1rem 1.25rem; margin: 1rem 0; }
      h2 { font-size: 1.125rem; margin: 0; }
      .facts { margin: .25rem 0 1rem; }
      pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
    </style>
  </head>
  <body>
    <main>
      <h1>Demonstration mailbox</h1>
      <p>Every mail that the portal has sent, newest first. <a href="/dev/mail">Look again</a></p>
      ${items.length === 0 ? '<p>No mail yet.</p>' : items.join('')}
    </main>
  </body>
</html>
`
}

const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => replacements[character] ?? character)
}

function withLinks(text: string, publicUrl: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/g)
    .map((part) => {
      const own = part === publicUrl || part.startsWith(`${publicUrl}/`)
      return own ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)
    })
    .join('')
}
