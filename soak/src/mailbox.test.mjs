import { connect } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { codeIn, Mailbox } from './mailbox.mjs'

/** @type {Mailbox | undefined} */
let mailbox
afterEach(() => mailbox?.close())

/** Sends one mail by hand. @param {number} port @param {string} messageId @param {string} text */
async function send(port, messageId, text) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  const lines = [
    'HELO here',
    'MAIL FROM:<a@b.example>',
    'RCPT TO:<person@state.example>',
    'DATA',
    `Message-ID: ${messageId}\r\nTo: person@state.example\r\nSubject: Hello\r\n\r\n${text}\r\n.`,
    'QUIT',
  ]
  for (const line of lines) {
    await once(socket, 'data')
    socket.write(`${line}\r\n`)
  }
  await once(socket, 'close')
}

it('keeps what comes, waits for what will come, and counts what comes twice', async () => {
  mailbox = new Mailbox()
  const port = await mailbox.listen(0)
  const next = mailbox.next('person@state.example', 'Hello', 0, 10)
  await send(port, '<1@portal>', 'Your security code is 123456')
  expect(codeIn(await next)).toBe('123456')
  expect(mailbox.repeated()).toEqual([])
  await send(port, '<1@portal>', 'Your security code is 123456')
  expect(mailbox.repeated()).toEqual(['<1@portal>'])
  expect(mailbox.count('person@state.example', 'Hello')).toBe(2)
  await expect(mailbox.next('person@state.example', 'Hello', 2, 0)).rejects.toThrow("No mail 'Hello' came")
})
