import express from 'express'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { Transport } from '../../upstream/transport.js'
import { devMailRoutes, mailboxPage } from './dev-mail.js'

const mail = {
  id: '1',
  to: 'a@b.example',
  subject: 'Code <script>alert(1)</script>',
  text: 'Open http://localhost:4000/auth/reset-password?token=a&b or https://evil.example/x "now"',
  html: null,
  sentAt: '2026-11-01T08:00:00.000Z',
}

it('shows mails as text, with links into the portal only', () => {
  const page = mailboxPage([mail], 'http://localhost:4000')
  expect(page).not.toContain('<script')
  expect(page).toContain('Code &lt;script&gt;')
  expect(page).toContain('<a href="http://localhost:4000/auth/reset-password?token=a&amp;b">')
  expect(page).not.toContain('href="https://evil.example')
  expect(mailboxPage([], 'http://localhost:4000')).toContain('No mail yet.')
})

it('takes the mails from the API', async () => {
  const api = http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify([mail]))
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const transport = new Transport({ baseUrl, apiVersion: '1' })
  const app = express()
  devMailRoutes(app, transport, 'http://localhost:4000')
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    expect(await (await fetch(`${url}/dev/mail.json`)).json()).toEqual([mail])
    expect(await (await fetch(`${url}/dev/mail`)).text()).toContain('Demonstration mailbox')
  } finally {
    transport.close()
    for (const one of [api, server]) {
      one.closeAllConnections()
      await new Promise((resolve) => one.close(resolve))
    }
  }
})
