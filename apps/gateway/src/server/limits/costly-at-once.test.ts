import { setTimeout as pause } from 'node:timers/promises'
import type { Response } from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestGateway } from '../../testing/gateway.js'
import { largeBody, mostAtOnce } from './costly-at-once.js'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await TestGateway.start()
})
afterAll(() => gateway.stop())

const address = '/files/exports/active-users.csv'

it('refuses the next costly file of a session before the system of record is asked; others are served', async () => {
  const held: Response[] = []
  gateway.upstream.answers.set('exportActiveUsers', (_request, response) => held.push(response))
  const browser = await gateway.signedInBrowser()
  const other = await gateway.signedInBrowser()
  const first = Array.from({ length: mostAtOnce.made }, () => browser.fetch(address))
  await expect.poll(() => held.length).toBe(mostAtOnce.made)

  const refused = await browser.fetch(address)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await refused.json()).toMatchObject({
    errors: [
      {
        code: 'TOO_MANY_REQUESTS',
        message: 'Several of your large requests are still under way. Please try again in 5 seconds.',
      },
    ],
  })
  expect(held).toHaveLength(mostAtOnce.made)
  expect((await browser.query('{ viewer { id } }')).errors).toBeUndefined()

  const served = other.fetch(address)
  await expect.poll(() => held.length).toBe(mostAtOnce.made + 1)
  for (const response of held.splice(0)) response.json([])
  expect((await served).status).toBe(200)
  for (const response of await Promise.all(first)) expect(response.status).toBe(200)

  gateway.upstream.answers.set('exportActiveUsers', (_request, response) => response.json([]))
  expect((await browser.fetch(address)).status).toBe(200)
})

it('refuses the next long GraphQL request of a session before it is read; short ones are served', async () => {
  const held: Response[] = []
  gateway.upstream.answers.set('countUnreadNotices', (_request, response) => held.push(response))
  const browser = await gateway.signedInBrowser()
  const long = { query: '{ unreadNotices }', extensions: { text: 'x'.repeat(largeBody) } }
  const first = Array.from({ length: mostAtOnce.long }, () => browser.post(long))
  await expect.poll(() => held.length).toBe(mostAtOnce.long)

  const refused = await browser.post(long)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect((await browser.query('{ viewer { id } }')).errors).toBeUndefined()

  for (const response of held.splice(0)) response.json({ unread: 3 })
  for (const response of await Promise.all(first)) expect(response.status).toBe(200)
})

it('lets a place rest after a large file was sent, a second for each megabyte; a small one may follow at once', async () => {
  let read = 0
  gateway.upstream.answers.set('previewUserImport', (request, response) => {
    read += 1
    request.resume().once('end', () => response.status(400).json({ code: 'BAD_USER_INPUT', message: 'No.' }))
  })
  const browser = await gateway.signedInBrowser()
  const send = (bytes: number) => {
    const form = new FormData()
    form.append('file', new File([','.repeat(bytes)], 'people.csv'))
    return browser.fetch('/files/user-imports', {
      method: 'POST',
      body: form,
      headers: { 'apollo-require-preflight': '1' },
    })
  }
  expect((await send(100)).status).toBe(400)
  await pause(20)
  expect((await send(1_500_000)).status).toBe(400)
  const sentAt = performance.now()
  expect((await send(100)).status).toBe(429)
  expect(read).toBe(2)
  await expect.poll(async () => (await send(100)).status, { timeout: 5000, interval: 100 }).toBe(400)
  expect(performance.now() - sentAt).toBeGreaterThan(1000)
})
