import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { OutgoingMail } from './notifications-store.js'
import { MailRefusedError } from './notifications-worker.js'
import { smtpSender } from './notifications-smtp.js'

let server: Server | undefined
afterEach(() => {
  server?.close()
  server = undefined
})

const mail = {
  id: 7,
  to: 'someone@state.example',
  subject: 'Hello',
  text: 'The text',
  html: null,
} as OutgoingMail

/** A mail server in a few lines; `afterData` decides what becomes of the contents. */
async function mailServer(
  afterData: (socket: Socket) => void,
  received: string[] = [],
  greeting = '220 ready',
  recipient = '250 ok',
): Promise<string> {
  server = createServer((socket) => {
    let inData = false
    socket.write(`${greeting}\r\n`)
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (inData) {
        received.push(text)
        if (text.endsWith('\r\n.\r\n')) {
          inData = false
          afterData(socket)
        }
      } else if (/^DATA/i.test(text)) {
        inData = true
        socket.write('354 go on\r\n')
      } else if (/^RCPT TO/i.test(text)) socket.write(`${recipient}\r\n`)
      else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('hands a mail to the mail server', async () => {
  const received: string[] = []
  const url = await mailServer((socket) => socket.write('250 taken\r\n'), received)
  await smtpSender(url, 'Portal <no-reply@portal.example>')(mail)
  expect(received.join('')).toContain('Subject: Hello')
  expect(received.join('')).toContain('The text')
  expect(received.join('')).toContain('Message-ID: <portal-mail-7@portal>')
})

it('calls a mail refused that the server did not take', async () => {
  const url = await mailServer((socket) => socket.write('451 later\r\n'))
  await expect(smtpSender(url, 'a@b.example')(mail)).rejects.toBeInstanceOf(MailRefusedError)
})

it('calls a mail refused when no server answers', async () => {
  await expect(smtpSender('smtp://127.0.0.1:9', 'a@b.example')(mail)).rejects.toBeInstanceOf(MailRefusedError)
})

it('calls a mail refused when the server turns the connection away or breaks it before the contents', async () => {
  const turnedAway = await mailServer(() => undefined, [], '421 too busy')
  await expect(smtpSender(turnedAway, 'a@b.example')(mail)).rejects.toBeInstanceOf(MailRefusedError)
  server?.close()
  const broken = await mailServer(() => undefined)
  server?.removeAllListeners('connection').on('connection', (socket: Socket) => socket.destroy())
  await expect(smtpSender(broken, 'a@b.example')(mail)).rejects.toBeInstanceOf(MailRefusedError)
})

it('does not know what became of a mail when the connection breaks after its contents', async () => {
  const url = await mailServer((socket) => socket.destroy())
  const failed: unknown = await smtpSender(url, 'a@b.example')(mail).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Error)
  expect(failed).not.toBeInstanceOf(MailRefusedError)
})

it.each([
  ['550 no such user', true],
  ['452 mailbox full', false],
])(
  'tells an address that is refused for good from one that is refused for now: %s',
  async (answer, bounced) => {
    const url = await mailServer(() => undefined, [], '220 ready', answer)
    const failed: unknown = await smtpSender(url, 'a@b.example')(mail).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(MailRefusedError)
    expect(failed).toMatchObject({ bounced })
  },
)
