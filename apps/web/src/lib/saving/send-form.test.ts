import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubTransfers, type StubTransfer } from '../../testing/stub-transfers'
import { onPasswordNeeded } from '../session/recent-password'
import { sendForm } from './send-form'

let sent: StubTransfer[]
beforeEach(() => {
  sent = stubTransfers()
})
afterEach(() => vi.unstubAllGlobals())

const send = () => sendForm('/files/x', new FormData(), 'key', () => {}, new AbortController().signal)
const wanted = { errors: [{ code: 'FORBIDDEN', field: 'currentPassword', message: 'Please enter it.' }] }

it('asks for the password where it is wanted, and sends the same form again', async () => {
  const forget = onPasswordNeeded(async () => true)
  const answer = send()
  sent[0]?.answer(403, wanted)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  sent[1]?.answer(200, [{ id: 1 }])
  expect(await answer).toEqual([{ id: 1 }])
  forget()
})

it('is refused where the password is not given', async () => {
  const forget = onPasswordNeeded(async () => false)
  const answer = send()
  sent[0]?.answer(403, wanted)
  await expect(answer).rejects.toMatchObject({ message: 'Please enter it.', reached: true })
  expect(sent).toHaveLength(1)
  forget()
})

it('says when to come again', async () => {
  const answer = send()
  sent[0]?.answer(429, '', { 'retry-after': '90' })
  await expect(answer).rejects.toThrow('Too many requests. Please try again in 90 seconds.')
})
